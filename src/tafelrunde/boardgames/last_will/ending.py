"""The end of a round: cards in hand, values of property, and the boards made ready again.

TidyUp -> Drop ... -> Depreciation -> Worsen ... -> NextRound
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.display import PlaceVerb
from tafelrunde.boardgames.last_will.effects import companion_card
from tafelrunde.boardgames.last_will.state import STEP, USED, LastWillState, Now
from tafelrunde.engine import cards
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision, Lasting, Step
from tafelrunde.engine.verb import CardVerb, Menu, menu, shown
from tafelrunde.engine.view import Arguments, Stage
from tafelrunde.engine.words import LEGAL

RETURNED: Final = w.cause("returned", "card")


def in_order(s: LastWillState) -> list[i64]:
    """The seats in the order of their plans."""
    found: list[i64] = []
    seat = s.following(NOBODY)
    while seat != NOBODY:
        found.append(seat)
        seat = s.following(seat)
    return found


@final
class TidyUp(Step[LastWillState]):
    """Wild companions go back to the board; who has too many cards in hand discards some."""

    def run(self, s: LastWillState) -> None:
        s.push(DEPRECIATION)
        seats = in_order(s)
        for seat in seats:
            wild = companion_card(s, seat, r.ANY)
            while wild >= 0:
                s.put_away(wild, RETURNED, seat)
                wild = companion_card(s, seat, r.ANY)
        for k in range(len(seats) - 1, -1, -1):
            if too_many(s, seats[k]) > 0:
                s.push(DROPS[seats[k]])

    def lies_on(self) -> tuple[str, ...]:
        return ("next_round",)


# -------------------------------------------------------------------- hand limit
DROP_FIRST: Final = w.refusal("drop_first")
NOTHING_TO_DROP: Final = w.refusal("nothing_to_drop")
DROPPED: Final = w.cause("dropped", "card")


def hand_limit(s: LastWillState, seat: i64) -> i64:
    return r.KEPT + s.sum(seat, r.HAND_LIMIT.base)


def too_many(s: LastWillState, seat: i64) -> i64:
    """How many cards are above the limit."""
    return len(s.hand(seat)) - hand_limit(s, seat)


@final
class DropCard(CardVerb[LastWillState]):
    """Keep two cards in hand, more with a secretary; discard the others."""

    def zone(self, s: LastWillState, step: Now) -> list[i64]:
        return s.hand(step.seat)

    def listed(self, s: LastWillState, step: Now, found: list[i64]) -> None:
        """Any card in hand, equal ones once."""
        last: i64 = -1
        for card in s.hand(step.seat):
            kind = card & cards.KIND
            if kind != last:
                found.append(self.items[kind])
            last = kind

    def do(self, s: LastWillState, step: Now, kind: i64) -> None:
        s.put_away(kind, DROPPED, step.seat)
        if too_many(s, step.seat) <= 0:
            s.leave()


DROP: Final = shown(
    DropCard(w.MOVES, "drop", w.NO_SUCH_CARD, w.NOT_IN_HAND, NOTHING_TO_DROP), "hand/{0}", hand=-1
)
DROP_MENU: Final = menu(DROP, otherwise=DROP_FIRST)


@final
class Drop(Lasting[LastWillState]):
    """The seat discards cards until it has no more than it may keep."""

    def menu(self) -> Menu:
        return DROP_MENU

    def moves(self, s: LastWillState) -> list[i64]:
        """As the menu says, but without asking it."""
        found: list[i64] = []
        DROP.listed(s, self, found)
        return found

    def lies_on(self) -> tuple[str, ...]:
        return ("drop", "depreciation")

    def check(self, s: LastWillState, under: Now | None, wants: Wants) -> None:
        wants(self.plain() and too_many(s, self.seat) > 0, "agenda", "there is nothing to discard")
        check_planned(s, wants)
        for seat in range(s.players):
            wild = companion_card(s, seat, r.ANY) >= 0
            wants(not wild, "seats", "wild companions are back on the board")
        if isinstance(under, Drop):
            later = s.seats[self.seat].plan < s.seats[under.seat].plan
            wants(later, "agenda", "the seats discard in the order of their plans")

    def phase(self, s: LastWillState) -> list[Stage]:
        return [Stage("last_will-phase-ending")]

    def asks(self, s: LastWillState) -> Arguments:
        return {"seat": int(self.seat), "count": int(too_many(s, self.seat))}


def check_planned(s: LastWillState, wants: Wants) -> None:
    for seat in s.seats:
        wants(seat.plan != NOBODY, "seats", "not everybody has planned")


# ------------------------------------------------------------------ depreciation
WORSEN_FIRST: Final = w.refusal("worsen_first")
NOTHING_TO_WORSEN: Final = w.refusal("nothing_to_worsen")
CANNOT_DROP: Final = w.refusal("cannot_drop")
FELL: Final = w.cause("fell", told="card:card pounds:number")


def last_step(s: LastWillState, kind: i64) -> i64:
    """The lowest place of the value scale."""
    return s.book.from_values[kind + 1] - s.book.from_values[kind] - 1


def can_fall(s: LastWillState, seat: i64, at: i64) -> bool:
    """Is it a property that was not maintained, and that can lose value?"""
    kind = s.board(seat)[at]
    mark = s.seats[seat].marks[at]
    return s.book.estate[kind] >= 0 and not mark & USED and mark & STEP < last_step(s, kind)


def fall(s: LastWillState, seat: i64, at: i64, steps: i64) -> None:
    """A property loses value, but never beyond the lowest place."""
    own = s.seats[seat]
    kind = s.board(seat)[at]
    step = own.marks[at] & STEP
    own.marks[at] += min(step + steps, last_step(s, kind)) - step
    if s.journal is not None:
        s.told(FELL, seat, kind, s.value(seat, at))


@final
class Depreciation(Step[LastWillState]):
    """Every house that was not maintained loses one step of its value. Of those that do, a bad
    adviser makes one lose more."""

    def run(self, s: LastWillState) -> None:
        if s.is_last_round() and not s.book.final_depreciation:
            return
        for seat in range(s.players):
            if s.seats[seat].estates > 0:
                for at, kind in enumerate(s.board(seat)):
                    # Most cards are no property, and need not be asked about.
                    if s.book.use[kind] == r.BOUGHT and can_fall(s, seat, at):
                        fall(s, seat, at, 1)
        seats = in_order(s)
        for k in range(len(seats) - 1, -1, -1):
            self.advise(s, seats[k])

    def advise(self, s: LastWillState, seat: i64) -> None:
        """Ask which property the adviser ruins, unless there is but one."""
        steps = s.sum(seat, r.EXTRA_DEPRECIATION.base)
        if steps == 0 or s.seats[seat].estates == 0:
            return
        moves = WORSENS[seat].moves(s)
        if len(moves) > 1:
            s.push(WORSENS[seat])
        elif len(moves) == 1:
            fall(s, seat, moves[0] - WORSEN.base, steps)

    def lies_on(self) -> tuple[str, ...]:
        return ("next_round",)


@final
class WorsenPlace(PlaceVerb):
    """One of your properties that lost value loses more; you say which."""

    def amiss(self, s: LastWillState, step: Now, at: i64) -> i64:
        return LEGAL if can_fall(s, step.seat, at) else CANNOT_DROP

    def do(self, s: LastWillState, step: Now, at: i64) -> None:
        fall(s, step.seat, at, s.sum(step.seat, r.EXTRA_DEPRECIATION.base))

    def is_meant(self, s: LastWillState, seat: i64, at: i64) -> bool:
        return s.book.estate[s.board(seat)[at]] >= 0 and super().is_meant(s, seat, at)


WORSEN: Final = WorsenPlace("worsen", NOTHING_TO_WORSEN)
WORSEN_MENU: Final = menu(WORSEN, otherwise=WORSEN_FIRST)


@final
class Worsen(Decision[LastWillState]):
    """The seat says which property its adviser ruins."""

    def menu(self) -> Menu:
        return WORSEN_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("worsen", "next_round")

    def check(self, s: LastWillState, under: Now | None, wants: Wants) -> None:
        check_planned(s, wants)
        asked = self.plain() and s.sum(self.seat, r.EXTRA_DEPRECIATION.base) > 0
        wants(asked and len(self.moves(s)) > 1, "agenda", "there is nothing to choose")
        if isinstance(under, Worsen):
            later = s.seats[self.seat].plan < s.seats[under.seat].plan
            wants(later, "agenda", "the seats choose in the order of their plans")

    def phase(self, s: LastWillState) -> list[Stage]:
        return [Stage("last_will-phase-ending")]

    def asks(self, s: LastWillState) -> Arguments:
        steps = int(s.sum(self.seat, r.EXTRA_DEPRECIATION.base))
        return {"seat": int(self.seat), "count": steps}


TIDY_UP: Final = TidyUp()
DEPRECIATION: Final = Depreciation()
DROPS: Final[list[Drop]] = [Drop(seat) for seat in range(r.SEATS)]
WORSENS: Final[list[Worsen]] = [Worsen(seat) for seat in range(r.SEATS)]
