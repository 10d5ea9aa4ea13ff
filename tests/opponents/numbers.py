"""By reason and fact of every steward: what the rules say the number is.

Each check sees the position before a move and after it, and asks the rules, never the steward.
What a plan of several moves would come to can only be bounded: such a check gives the number back
if it is possible.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, cast

from tafelrunde import Advice, State
from tafelrunde.engine.laws import holdings
from tafelrunde.engine.view import Choice

IMPOSSIBLE = -1
NUMBERS = {
    *("actions", "cards", "cost", "count", "districts", "gold"),
    *("left", "money", "own", "points", "pounds", "prestige"),
}


@dataclass
class Made:
    """A move that a steward advises, and its reason."""

    state: State
    told: Advice

    @cached_property
    def seat(self) -> int:
        return int(self.state.actor)

    @cached_property
    def after(self) -> Any:
        after = self.state.clone()
        after.apply(self.told.move)
        return after

    @cached_property
    def choice(self) -> Choice:
        notation = self.state.notate(self.told.move)
        options = self.state.prompt(self.seat).options
        return next(option for option in options if option.notation == notation)

    def fact(self, name: str) -> Any:
        return self.told.arguments[name]

    def kind(self, name: str = "card") -> dict[str, Any]:
        """What is printed on the card that a fact names."""
        kinds = self.state.rules.game.catalogue().kinds
        return next(one.facts for one in kinds if one.id == self.fact(name))

    def has(self, name: str, seat: int | None = None) -> int:
        """What a seat has before the move."""
        game, whose = self.state.rules.game, self.seat if seat is None else seat
        return holdings(game, self.state, whose)[name]

    def grown(self, name: str) -> int:
        """By how much something of the seat grows at once."""
        game = self.state.rules.game
        return holdings(game, self.after, self.seat)[name] - self.has(name)

    def brings(self, name: str) -> int:
        return self.choice.brings.get(name, 0)

    def offered(self, verb: str, name: str) -> int:
        """What the option of a verb would bring, 0 if there is none."""
        options = self.state.prompt(self.seat).options
        found = [one.brings.get(name, 0) for one in options if one.notation.split()[0] == verb]
        return max(found, default=0)

    def at_most(self, name: str, most: int) -> int:
        """The number itself, if it can be reached."""
        return int(self.fact(name)) if self.fact(name) <= most else IMPOSSIBLE


Check = Callable[[Made], int]


def has(name: str) -> Check:
    return lambda m: m.has(name)


def theirs(name: str) -> Check:
    return lambda m: m.has(name, m.fact("seat"))


def brings(name: str) -> Check:
    return lambda m: m.brings(name)


def costs(name: str) -> Check:
    return lambda m: -m.brings(name)


def grown(name: str) -> Check:
    return lambda m: m.grown(name)


def printed(name: str) -> Check:
    return lambda m: int(m.kind()[name])


def always(number: int) -> Check:
    return lambda _: number


# ------------------------------------------------------------------------- Brügge
MAJORITY = always(4)


def persons_points(m: Made) -> int:
    """The points of a person who is recruited at last."""
    return m.grown("people")


def statue(m: Made) -> int:
    """The most valuable that is left, in the order of the rules."""
    return (7, 6, 5, 4, 3, 2)[6 - int(cast(Any, m.state).statues_left)]


def arm(m: Made) -> int:
    """Spaces of the arm that grew."""
    seats = (cast(Any, one).seats[m.seat] for one in (m.state, m.after))
    before, after = ([int(seat.built(side)) for side in range(2)] for seat in seats)
    return next(now for now, then in zip(after, before, strict=True) if now > then)


BRUGES: dict[str, dict[str, Check]] = {
    "climb": {"cost": costs("guilders")},
    "climb_majority": {"cost": costs("guilders")},
    "stay": {"cost": lambda m: -m.offered("climb", "guilders")},
    "guilders": {"count": brings("guilders")},
    "guilders_person": {"count": brings("guilders")},
    "canal": {"count": arm},
    "canal_majority": {"points": MAJORITY},
    "canal_scenic": {"points": always(3)},
    "canal_statue": {"points": statue},
    "recruit_points": {"points": persons_points},
    "recruit_majority": {"points": MAJORITY},
    "use_points": {"points": brings("points")},
    "use_money": {"count": brings("guilders")},
    "again_points": {"count": costs("guilders"), "points": brings("points")},
    "again_workers": {"count": costs("guilders")},
    "majority": {"points": MAJORITY},
}


# ----------------------------------------------------------------------- Citadels
def city(m: Made) -> list[dict[str, Any]]:
    kinds = {kind.id: kind.facts for kind in m.state.rules.game.catalogue().kinds}
    zone = f"seat/{m.seat}/city"
    areas = m.state.view(m.seat).seats[m.seat].components
    found = next(one for one in areas if one.id == zone)
    faces = [face for face in cast(Any, found).faces for _ in range(face.count)]
    return [{"slug": face.kind, **kinds[face.kind]} for face in faces]


def of_colour(m: Made, colour: str) -> int:
    """Districts that pay a colour; the School of Magic is of any."""
    paying = [one["slug"] == "school_of_magic" or one["colour"] == colour for one in city(m)]
    return paying.count(True)


def paid_together(m: Made, gold: int, count: int) -> int:
    """Can so many different cards of the hand be paid together?"""
    areas = m.state.view(m.seat).seats[m.seat].components
    zone = next(one for one in areas if one.id == f"seat/{m.seat}/hand")
    kinds = {kind.id: kind.facts for kind in m.state.rules.game.catalogue().kinds}
    held = [face.kind for face in cast(Any, zone).faces for _ in range(face.count)]
    prices = (sum(kinds[one]["cost"] for one in some) for some in combinations(held, count))
    return count if any(price <= gold for price in prices) else IMPOSSIBLE


def purse(m: Made) -> int:
    """Gold, and the income that can be taken."""
    return m.has("gold") + m.offered("income", "gold")


CITY = theirs("city")
CITADELS: dict[str, dict[str, Check]] = {
    "pick_income": {"gold": lambda m: of_colour(m, m.fact("colour"))},
    "pick_bishop": {"districts": has("city")},
    "pick_merchant": {"gold": lambda m: of_colour(m, "green") + 1},
    "pick_builds": {
        "gold": lambda m: m.has("gold") + 2,
        "count": lambda m: paid_together(m, m.has("gold") + 2, m.fact("count")),
    },
    "pick_plans": {"own": has("hand")},
    "pick_swap": {"cards": theirs("hand"), "own": has("hand")},
    "pick_thief": {"gold": theirs("gold")},
    "pick_safe": {"gold": has("gold")},
    "pick_stop": {"districts": CITY},
    "pick_surprise": {"gold": has("gold")},
    "murder_stop": {"districts": CITY},
    "murder_builder": {"gold": theirs("gold")},
    "rob": {"gold": theirs("gold")},
    "destroy_stop": {"districts": CITY},
    "destroy_rival": {"cost": costs("gold")},
    "gold_save": {"cost": printed("cost")},
    "gold_more": {"own": has("hand")},
    "cards_rest": {"gold": purse},
    "cards_last": {"gold": purse},
    "income": {"gold": brings("gold")},
    "income_first": {"gold": brings("gold")},
    "build_several": {"count": lambda m: paid_together(m, m.has("gold"), m.fact("count"))},
    "build_race": {"districts": CITY},
    "build_income": {
        "count": lambda m: 1 + sum(one["colour"] == m.kind()["colour"] for one in city(m))
    },
    "build_points": {"points": printed("points")},
    "end_save": {"cost": printed("cost")},
    "swap": {"cards": theirs("hand"), "own": has("hand")},
    "exchange_draw": {"count": brings("hand")},
    "smithy": {"gold": has("gold")},
    "keep_cheaper": {"cost": printed("cost")},
    "keep_points": {"points": printed("points")},
}


# ---------------------------------------------------------------------- Last Will
def space(m: Made, what: str) -> int:
    """A number of the space that is taken, as its option says."""
    return int(m.choice.facts[what])


def most_for_card(m: Made) -> int:
    """What the card that is laid out spends when it is used, with the most actions."""
    s, word = cast(Any, m.state), m.state.rules.game.words["card"]
    kind = word.index(m.fact("card"))
    amounts = [int(s.book.activate[kind * 5 + n]) for n in range(5)]
    return max(amounts) + int(s.tag_bonus(m.seat, kind))


def first_fall(m: Made) -> int:
    """From the highest value of a property to the next."""
    s = cast(Any, m.state)
    first = s.book.from_values[m.state.rules.game.words["card"].index(m.fact("card"))]
    return int(s.book.values[first] - s.book.values[first + 1])


def added(m: Made) -> int:
    """By how much the bill is larger than with nobody else."""
    return m.offered("enough", "money") - m.brings("money")


def joined(m: Made) -> int:
    """By how much the companions with a card add more than before."""
    s, game = cast(Any, m.state), m.state.rules.game
    at = m.told.move - int(game.verb(m.told.move).base)
    kind = s.board(m.seat)[at]
    before, after = (one.seats[m.seat].marks[at] for one in (s, m.after))
    return int(s.company_bonus(kind, after) - s.company_bonus(kind, before))


LAST_WILL: dict[str, dict[str, Check]] = {
    "plan_actions": {"actions": lambda m: space(m, "actions")},
    "plan_cards": {"cards": lambda m: space(m, "cards")},
    "plan_package": {
        "actions": lambda m: space(m, "actions"),
        "cards": lambda m: space(m, "cards"),
    },
    "opera": {"pounds": costs("money")},
    **{f"play{how}": {"pounds": costs("money")} for how in ("", "_company")},
    **{f"use{how}": {"pounds": costs("money")} for how in ("", "_free", "_house", "_sold")},
    "lay_expense": {"pounds": most_for_card},
    "buy": {"pounds": first_fall},
    "buy_dear": {"pounds": lambda m: max(0, -m.brings("money") - m.kind()["value"])},
    "attach": {"pounds": joined},
    "attach_wild": {"pounds": joined},
    "sell": {"pounds": brings("money")},
    "sell_last": {"pounds": brings("money")},
    "invite": {"pounds": added},
    "invite_wild": {"pounds": added},
    "worsen": {"pounds": grown("property")},
}
