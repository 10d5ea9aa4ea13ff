"""A turn: one action, at most one scandal card, and any number of trades."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.actions import BRIBE, IDLE, LAND, TAXES
from tafelrunde.boardgames.noblemen.building import BUILD
from tafelrunde.boardgames.noblemen.church import DONATE
from tafelrunde.boardgames.noblemen.expansion import LAY
from tafelrunde.boardgames.noblemen.played import PLAY
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.boardgames.noblemen.verbs import TRADE
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import Lasting
from tafelrunde.engine.verb import Menu, Verb, menu
from tafelrunde.engine.view import Arguments, Stage
from tafelrunde.engine.words import LEGAL

ACT_FIRST: Final = w.refusal("act_first")


@final
class End(Verb[NoblemenState]):
    """The turn ends when you say so, but not before the action."""

    def barred(self, s: NoblemenState, turn: Now) -> i64:
        return LEGAL if s.used & w.ACTED else ACT_FIRST

    def do(self, s: NoblemenState, turn: Now, x: i64) -> None:
        s.leave()


END: Final = End(w.MOVES, "end")
TURN_MENU: Final = menu(LAY, BUILD, BRIBE, TAXES, LAND, DONATE, IDLE, PLAY, TRADE, END)


@final
class Turn(Lasting[NoblemenState]):
    """The seat acts, plays a card, trades, until it ends its turn."""

    def menu(self) -> Menu:
        return TURN_MENU

    def moves(self, s: NoblemenState) -> list[i64]:
        """As the menu says, but asked one by one: most of a random game is spent here."""
        found: list[i64] = []
        used = s.used
        if not used & w.ACTED:
            LAY.listed(s, self, found)
            BUILD.listed(s, self, found)
            BRIBE.listed(s, self, found)
            if TAXES.barred(s, self) == LEGAL:
                TAXES.listed(s, self, found)
            if LAND.barred(s, self) == LEGAL:
                LAND.listed(s, self, found)
            DONATE.listed(s, self, found)
            found.append(IDLE.item)
        if not used & w.CARD_PLAYED:
            PLAY.listed(s, self, found)
        TRADE.listed(s, self, found)
        if used & w.ACTED:
            found.append(END.item)
        return found

    def lies_on(self) -> tuple[str, ...]:
        return ("end_turn",)

    def check(self, s: NoblemenState, end: Now | None, wants: Wants) -> None:
        assert end is not None
        wants(self.seat == end.seat, "agenda", "another seat has the turn")
        wants(self.plain(), "agenda", "a turn has no numbers")

    def phase(self, s: NoblemenState) -> list[Stage]:
        space = Stage("noblemen-phase-space", {"space": int(s.space)})
        return [space, Stage("noblemen-phase-turn", {"seat": int(self.seat)})]

    def asks(self, s: NoblemenState) -> Arguments:
        return {"seat": int(self.seat), "acted": int(s.used & w.ACTED != 0)}


TURNS: Final[list[Turn]] = [Turn(seat) for seat in range(r.SEATS)]
