"""Planning: where the marker stands, which cards are drawn, and who comes when.

Planning -> Block? -> Plan, Fetch ..., Plan, Fetch ... -> Errands
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.state import LastWillState, Now
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import Menu, Verb, menu, shown
from tafelrunde.engine.view import Arguments, Stage
from tafelrunde.engine.words import LEGAL

DECLARED_BITS: Final = 4  # of the cards declared for one deck
DECLARED: Final = 15


# ---------------------------------------------------------------- whose turn it is
def planner(s: LastWillState, k: i64) -> i64:
    """Who plans as number k: clockwise from the starting player; or by the board for the order,
    which is gone through from its end in the first round."""
    if not s.book.order_board:
        return (s.start + k) % s.players
    return s.ordered(s.players - 1 - k if s.round == 1 else k)


@final
class Planning(Step[LastWillState]):
    """Everybody plans the day."""

    def run(self, s: LastWillState) -> None:
        s.push(Plan(planner(s, 0), 0))
        if s.book.neutral_marker and s.players == r.NEUTRAL_PLAYERS:
            s.push(Block(s.start))

    def lies_on(self) -> tuple[str, ...]:
        return ("errands",)

    def check(self, s: LastWillState, under: Now | None, wants: Wants) -> None:
        wants(s.round == 1, "agenda", "nothing comes before planning but the first choice")
        check_planned(s, 0, wants)


def check_planned(s: LastWillState, count: i64, wants: Wants) -> None:
    """So many seats have planned, just those whose turn it was."""
    for k in range(s.players):
        planned = s.seats[planner(s, k)].plan != NOBODY
        wants(planned == (k < count), "seats", f"{count} seats have planned, in their order")


# ------------------------------------------------------------------------ spaces
PLANNED_ALREADY: Final = w.refusal("planned_already")
PLAN_FIRST: Final = w.refusal("plan_first")
NO_SUCH_SPACE: Final = w.refusal("no_such_space")
SPACE_TAKEN: Final = w.refusal("space_taken")
NOTHING_TO_BLOCK: Final = w.refusal("nothing_to_block")
PLANNED: Final = w.cause("planned", told="space:space")
BLOCKED: Final = w.cause("blocked", told="space:space")


class SpaceVerb(Verb[LastWillState]):
    """A verb about a free space of the planning board."""

    def wrong(self, s: LastWillState, step: Now, space: i64) -> i64:
        if space >= s.book.spaces[s.side]:
            return NO_SUCH_SPACE
        taken = space == s.blocked or s.planned_at(space) != NOBODY
        return SPACE_TAKEN if taken else LEGAL

    def listed(self, s: LastWillState, step: Now, found: list[i64]) -> None:
        """All spaces without a marker, from left to right."""
        taken: i64 = 0 if s.blocked == NOBODY else 1 << s.blocked
        for seat in s.seats:
            if seat.plan != NOBODY:
                taken |= 1 << seat.plan
        for space in range(s.book.spaces[s.side]):
            if not taken >> space & 1:
                found.append(self.items[space])

    def sought(self, s: LastWillState, step: Now) -> list[i64]:
        return list(range(s.book.spaces[s.side]))

    def facts(self, s: LastWillState, step: Now, space: i64, refusal: i64) -> Arguments:
        if refusal == SPACE_TAKEN and space != s.blocked:
            return {"taker_seat": int(s.planned_at(space))}
        return {"taker_seat": NOBODY}

    def remark(self, s: LastWillState, step: Now, space: i64) -> tuple[str, Arguments]:
        """What the space gives."""
        at = s.side * r.SPACES + space
        return "package", {
            "cards": int(s.book.plan_cards[at]),
            "boys": int(s.book.plan_boys[at]),
            "actions": int(s.book.plan_actions[at]),
        }


@final
class SetMarker(SpaceVerb):
    """Put your planning marker on a free space. It says how many cards you draw at once, how many
    errand boys and actions you have, and, from left to right, the order for the round."""

    def do(self, s: LastWillState, step: Now, space: i64) -> None:
        s.seats[step.seat].plan = space
        s.told(PLANNED, step.seat, space, 0)
        if step.a + 1 < s.players:
            s.push(Plan(planner(s, step.a + 1), step.a + 1))
        count = to_draw(s, step.seat)
        if count > 0:
            s.push(Fetch(step.seat, count))


@final
class BlockSpace(SpaceVerb):
    """With two players, by option, the starting player blocks a space with a neutral marker."""

    def do(self, s: LastWillState, step: Now, space: i64) -> None:
        s.blocked = space
        s.told(BLOCKED, step.seat, space, 0)


PLAN: Final = shown(SetMarker(w.MOVES, "plan", PLANNED_ALREADY), "plan/{0}")
BLOCK: Final = shown(BlockSpace(w.MOVES, "block", NOTHING_TO_BLOCK), "plan/{0}")
PLAN_MENU: Final = menu(PLAN, otherwise=PLAN_FIRST)
BLOCK_MENU: Final = menu(BLOCK, otherwise=PLAN_FIRST)


@final
class Plan(Decision[LastWillState]):
    """The seat plans, as number a of this round."""

    def menu(self) -> Menu:
        return PLAN_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("errands",)

    def check(self, s: LastWillState, under: Now | None, wants: Wants) -> None:
        known = 0 <= self.a < s.players and self.b == 0
        wants(known and planner(s, self.a) == self.seat, "agenda", "it is not its turn to plan")
        check_planned(s, self.a, wants)

    def phase(self, s: LastWillState) -> list[Stage]:
        return [Stage("last_will-phase-planning")]


@final
class Block(Decision[LastWillState]):
    """The starting player of two blocks a space."""

    def menu(self) -> Menu:
        return BLOCK_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("plan",)

    def check(self, s: LastWillState, plan: Now | None, wants: Wants) -> None:
        assert plan is not None
        possible = s.book.neutral_marker and s.players == r.NEUTRAL_PLAYERS
        first = plan.a == 0 and self.seat == s.start and self.plain()
        wants(possible and first, "agenda", "nobody blocks a space here")
        wants(s.blocked == NOBODY, "blocked", "the space is not chosen yet")

    def phase(self, s: LastWillState) -> list[Stage]:
        return [Stage("last_will-phase-planning")]


# ----------------------------------------------------------------- drawing cards
NOTHING_TO_FETCH: Final = w.refusal("nothing_to_fetch")
FETCH_FIRST: Final = w.refusal("fetch_first")
DREW: Final = w.cause("drew", "card")


def to_draw(s: LastWillState, seat: i64) -> i64:
    """How many cards the plan of a seat gives, as far as there are any."""
    left: i64 = 0
    for deck in range(r.REGULAR):
        left += s.left_in(deck)
    return min(s.book.plan_cards[s.space_of(seat)], left)


@final
class FetchCard(Verb[LastWillState]):
    """Say for every card which deck it comes from, before you look at any of them."""

    def wrong(self, s: LastWillState, step: Now, deck: i64) -> i64:
        declared = step.b >> (deck * DECLARED_BITS) & DECLARED
        return LEGAL if declared < s.left_in(deck) else w.DECK_USED_UP

    def do(self, s: LastWillState, step: Now, deck: i64) -> None:
        declared = step.b + (1 << (deck * DECLARED_BITS))
        if step.a > 1:
            s.push(Fetch(step.seat, step.a - 1, declared))
            return
        for one in range(r.REGULAR):
            count = declared >> (one * DECLARED_BITS) & DECLARED
            s.draw(count, w.DECKS[one], w.HANDS, DREW, step.seat)

    def touches(self, s: LastWillState, step: Now, words: list[str]) -> list[str]:
        return [w.DECKS[r.deck.names.index(words[0])].name]

    def remark(self, s: LastWillState, step: Now, deck: i64) -> tuple[str, Arguments]:
        """How many are declared for the deck already."""
        count = int(step.b >> (deck * DECLARED_BITS) & DECLARED)
        return ("declared", {"count": count}) if count else ("", {})

    def sought(self, s: LastWillState, step: Now) -> list[i64]:
        return list(range(r.REGULAR))


FETCH: Final = FetchCard(w.MOVES, "fetch", NOTHING_TO_FETCH)
FETCH_MENU: Final = menu(FETCH, otherwise=FETCH_FIRST)


@final
class Fetch(Decision[LastWillState]):
    """The seat still says of some cards (a) which deck they come from; b counts those declared."""

    def menu(self) -> Menu:
        return FETCH_MENU

    def moves(self, s: LastWillState) -> list[i64]:
        """As the menu says, but by hand: nothing is asked as often."""
        found: list[i64] = []
        declared = self.b
        for deck in range(r.REGULAR):
            if declared & DECLARED < s.left_in(deck):
                found.append(FETCH.items[deck])
            declared >>= DECLARED_BITS
        return found

    def lies_on(self) -> tuple[str, ...]:
        return ("plan", "errands")

    def check(self, s: LastWillState, under: Now | None, wants: Wants) -> None:
        assert under is not None
        own = s.seats[self.seat].plan
        wants(own != NOBODY, "seats", "the seat has not planned yet")
        count = self.a
        for deck in range(r.REGULAR):
            declared = self.b >> (deck * DECLARED_BITS) & DECLARED
            wants(declared <= s.left_in(deck), "agenda", "a deck has not so many cards")
            count += declared
        most = 1 << (r.REGULAR * DECLARED_BITS)
        right = self.a > 0 and 0 <= self.b < most and count == to_draw(s, self.seat)
        wants(right, "agenda", "the plan gives another number of cards")
        done = under.a if isinstance(under, Plan) else s.players
        wants(planner(s, done - 1) == self.seat, "agenda", "another seat has planned last")
        if not isinstance(under, Plan):
            check_planned(s, s.players, wants)

    def phase(self, s: LastWillState) -> list[Stage]:
        return [Stage("last_will-phase-planning")]

    def asks(self, s: LastWillState) -> Arguments:
        return {"seat": int(self.seat), "count": int(self.a)}


PLANNING: Final = Planning()
