"""Tiles for the church, as an action or by the favour of the vicar: a point for each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.boardgames.noblemen.verbs import DONE, TRADE, Enough, TileByTile, TileVerb, action
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import Menu, menu, shown
from tafelrunde.engine.view import Arguments
from tafelrunde.engine.words import LEGAL

# ---------------------------------------------------------------------- donations
CHURCH_FULL: Final = w.refusal("church_full")
DONATE_FIRST: Final = w.refusal("donate_first")
DONATED: Final = w.cause("donated", "tile")


@final
class Give(TileVerb):
    """Donate any number of tiles; in a decade the church takes three of each kind from all."""

    def __init__(self) -> None:
        super().__init__("donate")
        shown(self, "hand/{0}", "church", tiles=-1, points=1)

    def wrong(self, s: NoblemenState, step: Now, kind: i64) -> i64:
        if t.count(s.church, kind) >= r.CHURCH_PLACES:
            return CHURCH_FULL
        return LEGAL if t.count(s.seats[step.seat].tiles, kind) > 0 else w.NO_SUCH_TILE

    def listed(self, s: NoblemenState, step: Now, found: list[i64]) -> None:
        tiles = s.seats[step.seat].tiles
        for kind in range(r.KINDS):
            if t.count(tiles, kind) > 0 and t.count(s.church, kind) < r.CHURCH_PLACES:
                found.append(self.items[kind])

    def do(self, s: NoblemenState, step: Now, kind: i64) -> None:
        seat = step.seat
        s.spend(seat, kind)
        s.church += t.one(kind)
        s.moved(DONATED, seat, w.HAND_OF + seat, w.CHURCH, kind, EVERYBODY)
        s.score(seat, r.FOR_CHURCH, 1, DONATED)
        if s.seats[seat].tiles == 0:
            if self is MORE:
                s.leave()
        elif self is not MORE:
            s.push(DONATIONS[seat])

    def sought(self, s: NoblemenState, step: Now) -> list[i64]:
        if self is MORE:
            return []
        return [kind for kind in range(r.KINDS) if t.count(s.seats[step.seat].tiles, kind) > 0]


DONATE: Final = action(Give())
MORE: Final = Give()  # after the first, in a decision of its own
DONATE_MENU: Final = menu(MORE, DONE, TRADE, otherwise=DONATE_FIRST)


@final
class Donate(TileByTile):
    """Another tile for the church, or enough."""

    def menu(self) -> Menu:
        return DONATE_MENU

    def check(self, s: NoblemenState, turn: Now | None, wants: Wants) -> None:
        self.check_turn(s, turn, w.ACTED, wants)
        wants(s.seats[self.seat].tiles > 0 and self.plain(), "agenda", "there is no tile to donate")


# ----------------------------------------------------------------- vicar's favour
VICAR_FIRST: Final = w.refusal("vicar_first")
BLESSED: Final = w.cause("blessed", "tile")


@final
class Bless(TileVerb):
    """Put a tile into the bag for a point, up to as many as the card says."""

    def do(self, s: NoblemenState, step: Now, kind: i64) -> None:
        seat = step.seat
        given = step.a + 1
        s.leave()
        s.put_into_bag(seat, kind, BLESSED)
        s.score(seat, r.FOR_CARDS, 1, BLESSED)
        if given < s.book.vicar_tiles and s.seats[seat].tiles > 0:
            s.push(Vicar(seat, given))


@final
class EnoughBlessed(Enough):
    """No more tiles, but one at least."""

    def barred(self, s: NoblemenState, step: Now) -> i64:
        return LEGAL if step.a > 0 else VICAR_FIRST


BLESS: Final = shown(Bless("give"), "hand/{0}", tiles=-1, points=1)
VICAR_MENU: Final = menu(BLESS, EnoughBlessed(w.MOVES, "done"), TRADE, otherwise=VICAR_FIRST)


@final
class Vicar(TileByTile):
    """The vicar's favour: tiles for the bag; a = given so far."""

    def menu(self) -> Menu:
        return VICAR_MENU

    def check(self, s: NoblemenState, turn: Now | None, wants: Wants) -> None:
        self.check_turn(s, turn, w.CARD_PLAYED, wants)
        more = 0 <= self.a < s.book.vicar_tiles and self.b == 0
        wants(more and s.seats[self.seat].tiles > 0, "agenda", "the vicar takes no more")

    def asks(self, s: NoblemenState) -> Arguments:
        return {"seat": int(self.seat), "count": int(s.book.vicar_tiles - self.a)}


# Steps are immutable, so the common ones are made once.
DONATIONS: Final[list[Donate]] = [Donate(seat) for seat in range(r.SEATS)]
