"""The action phase: everybody has one turn, in the order of the plans.

Actions -> Act (seat by seat) ... -> TidyUp
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.display import (
    ACTIVATE,
    ATTACH,
    ATTACH_WILD,
    DISCARD,
    SELL,
    doubles,
)
from tafelrunde.boardgames.last_will.hand import BUY, LAY, PLAY
from tafelrunde.boardgames.last_will.state import LastWillState, Now
from tafelrunde.engine import cards
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Lasting, Step
from tafelrunde.engine.verb import Menu, Verb, menu
from tafelrunde.engine.view import Arguments, Stage

TURN: Final = w.cause("turn", told="actions:number")


@final
class Actions(Step[LastWillState]):
    """The day begins."""

    def run(self, s: LastWillState) -> None:
        begin_turn(s, s.following(NOBODY))

    def lies_on(self) -> tuple[str, ...]:
        return ("tidy_up",)


def begin_turn(s: LastWillState, seat: i64) -> None:
    """The action marker is set: what the plan gives, and what old friends add."""
    own = s.seats[seat]
    own.actions = s.book.plan_actions[s.space_of(seat)] + own.extra_actions
    s.told(TURN, seat, own.actions, 0)
    s.push(ACTS[seat])


@final
class End(Verb[LastWillState]):
    """The turn ends when you say so; actions that are left are lost."""

    def do(self, s: LastWillState, turn: Now, x: i64) -> None:
        s.seats[turn.seat].actions = 0
        s.leave()
        following = s.following(turn.seat)
        if following != NOBODY:
            begin_turn(s, following)

    def warns(self, s: LastWillState, turn: Now, x: i64) -> str:
        """Actions and free activations are easily forgotten."""
        return "actions_left" if s.seats[turn.seat].actions > 0 else ""


END: Final = End(w.MOVES, "end", w.NOT_YOUR_ACTIONS)
ALL_COMPANIONS: Final = (1 << r.COMPANIONS) - 1
ACT_MENU: Final = menu(*(PLAY, LAY, BUY, ACTIVATE, ATTACH, ATTACH_WILD, SELL, DISCARD, END))


@final
class Act(Lasting[LastWillState]):
    """The seat acts until it ends its turn."""

    def menu(self) -> Menu:
        return ACT_MENU

    def moves(self, s: LastWillState) -> list[i64]:
        """As the menu says, but asked one by one: most of a random game is spent here."""
        found: list[i64] = []
        seat = self.seat
        own = s.seats[seat]
        use = s.book.use
        held: i64 = 0  # what can be done with the cards in hand, as bits
        for card in s.hand(seat):
            held |= use[card & cards.KIND]
        if len(own.marks) > 0:
            like = doubles(s, seat)
            if own.actions > 0:
                company = held // r.GOES_ALONG
                if company != 0:
                    ATTACH.list_fitting(s, seat, company, like, found)
                    if company >> r.ANY != 0:
                        ATTACH_WILD.list_fitting(s, seat, ALL_COMPANIONS, like, found)
                if own.estates > 0:
                    SELL.list_used(s, seat, r.BOUGHT, like, found)
            if len(own.marks) > own.estates:
                DISCARD.list_used(s, seat, r.LAID_OUT, like, found)
            ACTIVATE.list_unlike(s, seat, like, found)
        found.append(END.item)
        if held & r.LAID_OUT:
            LAY.listed(s, self, found)
        if held & r.BOUGHT:
            BUY.listed(s, self, found)
        if held & r.PLAYED_ONCE:
            PLAY.listed(s, self, found)
        return found

    def lies_on(self) -> tuple[str, ...]:
        return ("tidy_up",)

    def check(self, s: LastWillState, under: Now | None, wants: Wants) -> None:
        for seat in s.seats:
            wants(seat.plan != NOBODY, "seats", "not everybody has planned")
        wants(self.plain(), "agenda", "a turn has no numbers")

    def phase(self, s: LastWillState) -> list[Stage]:
        whose: Arguments = {"seat": int(self.seat)}
        return [Stage("last_will-phase-actions"), Stage("last_will-phase-turn", whose)]

    def asks(self, s: LastWillState) -> Arguments:
        return {"seat": int(self.seat), "actions": int(s.seats[self.seat].actions)}


ACTIONS: Final = Actions()
ACTS: Final[list[Act]] = [Act(seat) for seat in range(r.SEATS)]
