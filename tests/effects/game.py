"""A Brügge in miniature: eighteen persons with the codes of the card list, and little else.

In a turn a seat may use persons (a worker, or once a round for free), then it recruits a person,
takes two workers of a colour, or three guilders. After six rounds the points are counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NoReturn

from tafelrunde.engine import cards
from tafelrunde.engine.cardfile import CardFile
from tafelrunde.engine.effectfile import BadCode, Vocabulary
from tafelrunde.engine.effects import Effect, Modifier, Standing, begin, fire, promise, survey
from tafelrunde.engine.fields import Number, Numbers
from tafelrunde.engine.game import Game
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.state import State
from tafelrunde.engine.step import ANYWHERE, Decision, Step
from tafelrunde.engine.verb import CardVerb, Menu, Verb, menu
from tafelrunde.engine.words import LEGAL
from tests.effects import primitives as p
from tests.effects import words as w

COLUMNS = ("slug", "colour", "cost", "group", "symbol", "code", "de", "en")
SYMBOLS = (*(f"worker:{c}" for c in w.COLOURS), "infinity_once", "lightning", "laurel")
SYMBOLS += ("infinity_action", "infinity_situation")
ONCE, LIGHTNING = 5, 6
VOCABULARY = Vocabulary(p.OPS, p.TALLIES, p.MODIFIERS, w.SORTS)


class Seat:
    def __init__(self) -> None:
        self.guilders, self.points, self.reputation = 12, 0, 0
        self.workers, self.threats = [1] * 5, [0] * 5
        self.turned = 0  # bits of the persons used in this round
        self.standing = Standing([], [])

    def copy(self) -> Seat:
        other = Seat()
        other.guilders, other.points = self.guilders, self.points
        other.reputation, other.turned = self.reputation, self.turned
        other.workers, other.threats = self.workers[:], self.threats[:]
        other.standing = self.standing
        return other


class Table(State):
    def __init__(self, rules: Any, players: int, rng: Rng, zones: list[list[int]]) -> None:
        super().__init__(rules, players, rng, zones)
        self.game_rules: SmallBrugesRules = rules
        self.seats = [Seat() for _ in range(players)]
        self.round = 1
        for seat in range(players):
            self.survey(seat)

    def clone(self) -> Table:
        other = Table(self.rules, self.players, self.rng.copy(), self.copy_zones())
        other.seats = [seat.copy() for seat in self.seats]
        other.round = self.round
        self.copy_table(other)
        return other

    def items(self, seat: int) -> list[int]:
        own, code = self.seats[seat], self.rules.code
        persons = sum(self.game_rules.cost[kind] // 3 for kind in self.persons(seat))
        laurels = sum(int(code.points(self, seat, kind)) for kind in self.persons(seat))
        return [own.points, own.reputation, persons, laurels]

    def persons(self, seat: int) -> list[int]:
        return self.zones[w.PERSONS.at(seat)]

    def holds(self, place: int, kind: int) -> bool:
        return cards.holds(self.zones[place], kind)

    def survey(self, seat: int) -> None:
        self.seats[seat].standing = survey(self.rules.code, self.persons(seat))

    def sum(self, seat: int, modifier: Modifier, word: int) -> int:
        return self.seats[seat].standing.sum(modifier, word)

    # ------------------------------------------------------------ resources
    def stock(self, seat: int, resource: int) -> int:
        own = self.seats[seat]
        if resource == w.WORKERS_ANY:
            return sum(own.workers)
        if resource >= w.WORKERS:
            return own.workers[resource - w.WORKERS]
        return own.guilders if resource == w.GUILDERS else own.points

    def change(self, seat: int, resource: int, by: int) -> None:
        own = self.seats[seat]
        if resource >= w.WORKERS:
            own.workers[resource - w.WORKERS] += by
        elif resource == w.GUILDERS:
            own.guilders += by
        else:
            own.points = max(0, own.points + by)
        if by:
            value = self.stock(seat, resource)
            self.changed(w.PAID, seat, w.COUNTERS[resource] + seat, by, value)

    # ---------------------------------------------------------------- cards
    def draw_from(self, pile: int, seat: int) -> None:
        self.draw(1, w.PILE_B if pile else w.PILES, w.HANDS, w.DREW, seat)

    def look_from(self, pile: int, seat: int) -> None:
        self.draw(1, w.PILE_B if pile else w.PILES, w.OFFER, w.LOOKED, seat)

    def keep_from_offer(self, kind: int, pile: int, seat: int) -> None:
        self.shift(kind, w.OFFER, w.HANDS, w.KEPT, seat)
        for card in reversed(self.zones[w.OFFER.base]):
            self.bury(card & cards.KIND, w.OFFER, w.PILE_B if pile else w.PILES, w.KEPT, seat)

    # -------------------------------------------------------------- threats
    def threaten(self, seat: int, colour: int) -> None:
        self.seats[seat].threats[colour] += 1
        if self.seats[seat].threats[colour] == 3:
            self.seats[seat].threats[colour] = 0
            self.damage(seat, colour)

    def damage(self, seat: int, colour: int) -> None:
        if self.sum(seat, p.SHIELD, colour):
            return
        if colour == w.COLOURS.index("brown"):
            if self.persons(seat):
                self.push(Plague(seat))
        else:
            self.change(seat, w.GUILDERS, -self.seats[seat].guilders)

    def calm(self, seat: int, colour: int) -> None:
        self.seats[seat].threats[colour] -= 1
        self.change(seat, w.POINTS, 1)
        fire(self, self.seats[seat].standing, w.EVENTS.index("unthreat"), seat)


# ------------------------------------------------------------------------- the verbs
class Recruit(CardVerb[Table]):
    """Pay a person's price, less all discounts, and lay it out; lightning strikes at once."""

    def zone(self, s: Table, step: Any) -> list[int]:
        return s.zones[w.HANDS.at(step.seat)]

    def price(self, s: Table, seat: int, kind: int) -> int:
        return max(0, s.game_rules.cost[kind] - s.sum(seat, p.DISCOUNT, w.ACTIONS.index("person")))

    def wrong(self, s: Table, step: Any, x: int) -> int:
        dear = self.price(s, step.seat, x) > s.seats[step.seat].guilders
        return w.TOO_EXPENSIVE if dear else LEGAL

    def do(self, s: Table, step: Any, x: int) -> None:
        seat = step.seat
        s.leave()
        s.change(seat, w.GUILDERS, -self.price(s, seat, x))
        s.shift(x, w.HANDS, w.PERSONS, w.RECRUITED, seat)
        s.survey(seat)
        for k in range(s.players - 1, 0, -1):
            other = (seat + k) % s.players
            fire(s, s.seats[other].standing, w.EVENTS.index("rival_person"), other)
        if s.game_rules.symbol[x] == LIGHTNING:
            begin(s, seat, x)

    def facts(self, s: Table, step: Any, x: int, refusal: int) -> dict[str, int | str]:
        if refusal == w.TOO_EXPENSIVE:
            return {"cost": self.price(s, step.seat, x), "guilders": s.seats[step.seat].guilders}
        return {}


class Use(CardVerb[Table]):
    """Use a person once a round: pay its worker, or nothing if it shows infinity."""

    def zone(self, s: Table, step: Any) -> list[int]:
        return s.persons(step.seat)

    def wrong(self, s: Table, step: Any, x: int) -> int:
        symbol, own = s.game_rules.symbol[x], s.seats[step.seat]
        if symbol > ONCE:
            return w.NOT_USABLE
        if own.turned >> x & 1:
            return w.USED_UP
        return LEGAL if symbol == ONCE or own.workers[symbol] else w.NO_WORKER

    def do(self, s: Table, step: Any, x: int) -> None:
        s.seats[step.seat].turned |= 1 << x
        if s.game_rules.symbol[x] < ONCE:
            s.change(step.seat, w.WORKERS + s.game_rules.symbol[x], -1)
        begin(s, step.seat, x)

    def brings(self, s: Table, step: Any, x: int) -> dict[str, int]:
        gains = promise(s, step.seat, x)
        paid = 1 if s.game_rules.symbol[x] < ONCE else 0
        return {**gains, "workers": gains.get("workers", 0) - paid}


class Guilders(Verb[Table]):
    """Take three guilders."""

    def do(self, s: Table, step: Any, x: int) -> None:
        s.leave()
        s.change(step.seat, w.GUILDERS, 3)


class Workers(Verb[Table]):
    """Take two workers of a colour, and more by persons."""

    def do(self, s: Table, step: Any, x: int) -> None:
        s.leave()
        more = s.sum(step.seat, p.BONUS, w.ACTIONS.index("workers"))
        s.change(step.seat, w.WORKERS + x, 2 + more)


class Lose(CardVerb[Table]):
    """The plague takes a person of the victim's choice."""

    def zone(self, s: Table, step: Any) -> list[int]:
        return s.persons(step.seat)

    def do(self, s: Table, step: Any, x: int) -> None:
        s.shift(x, w.PERSONS, w.DISCARD, w.LOST, step.seat)
        s.survey(step.seat)


RECRUIT = Recruit(w.MOVES, "recruit", w.NO_SUCH_CARD, w.NOT_IN_HAND, w.NOTHING_ASKED)
USE = Use(w.MOVES, "use", w.NO_SUCH_CARD, w.NOT_THERE)
LOSE = menu(Lose(w.MOVES, "lose", w.NO_SUCH_CARD, w.NOT_THERE, w.NOTHING_ASKED))
TURN = menu(RECRUIT, USE, Guilders(w.MOVES, "guilders"), Workers(w.MOVES, "workers"))


# ------------------------------------------------------------------------- the steps
class Turn(Decision[Table]):
    """Use persons, then recruit, or take workers or guilders."""

    def __init__(self, seat: int = -1, a: int = 0, b: int = 0) -> None:
        super().__init__(seat, a, b)
        self.stays = True

    def menu(self) -> Menu:
        return TURN

    def lies_on(self) -> tuple[str, ...]:
        return ("next_turn",)

    def check(self, s: Table, under: Any, wants: Any) -> None:
        wants(under.seat == self.seat and self.a == self.b == 0, "agenda", "another has the turn")


class NextTurn(Step[Table]):
    """After the turn of a seat the next one; persons are turned back after a round."""

    def run(self, s: Table) -> None:
        seat = (self.seat + 1) % s.players
        if seat == 0:
            s.round += 1
            for own in s.seats:
                own.turned = 0
        if s.round <= w.ROUNDS:
            s.push(NextTurn(seat))
            s.push(Turn(seat))

    def check(self, s: Table, under: Any, wants: Any) -> None:
        wants(0 <= self.seat < s.players and self.a == self.b == 0, "agenda", "no such turn")


class Plague(Decision[Table]):
    """A seat loses a person."""

    def menu(self) -> Menu:
        return LOSE

    def otherwise(self, s: Table, move: int) -> int:
        return w.ANSWER_FIRST

    def lies_on(self) -> tuple[str, ...]:
        return (ANYWHERE,)

    def check(self, s: Table, under: Any, wants: Any) -> None:
        wants(bool(s.persons(self.seat)), "agenda", "there is nobody to lose")


# -------------------------------------------------------------------------- the game
class SmallBruges(Game[Table]):
    name, version, players, longest = "bruges_miniature", 1, range(2, w.SEATS + 1), 2000
    moves, places, refusal, cause = w.MOVES, w.PLACES, w.refusal, w.cause
    backs = w.COLOURS
    steps = (
        *(Turn, NextTurn, Plague, Effect, w.AskColour, w.AskPile, w.AskOption, w.AskRival),
        *(w.AskAgain, w.AskKeep),
    )
    categories = ("points", "reputation", "persons", "laurels")
    state_class = Table
    fields = (Number("round", 1, w.ROUNDS + 1),)
    seat_fields: ClassVar = (
        *(Number(name, 0, 999, shown=True) for name in ("guilders", "points")),
        Number("reputation", 0, w.HIGHEST, shown=True),
        Number("turned", 0, (1 << w.KINDS) - 1),
        Numbers("workers", w.COLOURS, 999),
        Numbers("threats", w.COLOURS, 2),
    )

    def __init__(self, text: str) -> None:
        file = CardFile(text, COLUMNS)
        super().__init__(file.hash)
        rows = file.rows
        self.text = text
        self.slugs = [row.slug("slug") for row in rows]
        self.columns = {
            "colour": [w.COLOURS.index(row.one_of("colour", w.COLOURS)) for row in rows],
            "cost": [row.number("cost", 0, 12) for row in rows],
            "group": [w.GROUPS.index(row.one_of("group", w.GROUPS)) for row in rows],
            "symbol": [SYMBOLS.index(row.one_of("symbol", SYMBOLS)) for row in rows],
        }
        self.person_codes = [row.text("code") for row in rows]
        self.names = [{"de": row.text("de"), "en": row.text("en")} for row in rows]

        def fail(number: int, error: BadCode) -> NoReturn:
            rows[number].fail_code(error)

        self.code = VOCABULARY.compile(self.person_codes, fail)

    def __reduce__(self) -> tuple[Any, ...]:
        return make, (self.text,)

    @property
    def words(self) -> dict[str, Sequence[str]]:
        return {
            "card": self.slugs,
            "colour": w.COLOURS,
            "seat": [str(k) for k in range(w.SEATS)],
            "pile": ("a", "b"),
            "option": ("first", "second"),
        }

    def make_rules(self, options: dict[str, Any]) -> Rules:
        return SmallBrugesRules(self, options)

    def deal(self, s: Table) -> None:
        s.fill(w.PILES, 0, len(self.slugs))
        deck = s.zones[w.PILES.base]
        s.zones[w.PILES.base], s.zones[w.PILE_B.base] = deck[::2], deck[1::2]
        for seat in range(s.players):
            s.draw(3, w.PILES, w.HANDS, w.DEALT, seat)
        s.push(NextTurn(0))
        s.push(Turn(0))

    def read_seat(self, s: Table, seat: int, reader: Any) -> None:
        s.survey(seat)

    @property
    def effect_names(self) -> list[str]:
        return self.code.names()

    def at_work(self, s: Table) -> list[str]:
        displays = [s.persons(seat) for seat in range(s.players)]
        return [name for kinds in displays for kind in kinds for name in self.code.standing[kind]]

    def check(self, s: Table, agenda: Sequence[Step], wants: Any) -> None:
        over = s.round > w.ROUNDS
        wants(over != bool(agenda), "agenda", "the game ends after the last round, and not before")


class SmallBrugesRules(Rules):
    def __init__(self, game: SmallBruges, options: dict[str, Any]) -> None:
        super().__init__(game, options, w.PLACES, w.MOVES)
        self.kinds, self.copies, self.code = w.KINDS, [1] * w.KINDS, game.code
        self.back = game.columns["colour"]
        self.cost = game.columns["cost"]
        self.group = game.columns["group"]
        self.symbol = game.columns["symbol"]


@cache
def make(text: str | None = None) -> SmallBruges:
    if text is None:
        text = (Path(__file__).parent / "cards.csv").read_text("utf-8")
    return SmallBruges(text)
