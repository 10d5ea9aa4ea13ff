"""Tiles for the church, as an action or by the favour of the vicar: a point for each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.boardgames.noblemen.verbs import DONE, TRADE, Enough, TileVerb
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import Decision, Step
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import Menu, menu, once
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

# ---------------------------------------------------------------------- donations
CHURCH_FULL: Final = w.refusal("church_full")
DONATE_FIRST: Final = w.refusal("donate_first")
DONATED: Final = w.cause("donated", "tile")


class DonateVerb(TileVerb):
    """The church takes three tiles of each kind in a decade, from all players together."""

    def wrong(self, s: NoblemenState, step: Now, kind: i64) -> i64:
        if t.count(s.church, kind) >= r.CHURCH_PLACES:
            return CHURCH_FULL
        return LEGAL if t.count(s.seats[step.seat].tiles, kind) > 0 else w.NO_SUCH_TILE

    def listed(self, s: NoblemenState, step: Now, found: list[i64]) -> None:
        tiles = s.seats[step.seat].tiles
        for kind in range(r.KINDS):
            if t.count(tiles, kind) > 0 and t.count(s.church, kind) < r.CHURCH_PLACES:
                found.append(self.base + kind)

    def donate(self, s: NoblemenState, seat: i64, kind: i64) -> None:
        s.spend(seat, kind)
        s.church += t.one(kind)
        s.moved(DONATED, seat, w.HAND_OF + seat, w.CHURCH, kind, EVERYBODY, False)
        s.score(seat, r.FOR_CHURCH, 1, DONATED)

    def brings(self, s: NoblemenState, step: Now, kind: i64) -> Brings:
        return {"tiles": -1, "points": 1}

    def touches(self, s: NoblemenState, step: Now, words: list[str]) -> list[str]:
        return [f"hand/{words[0]}", "church"]


@final
class DonateFirst(DonateVerb):
    """As your action donate any number of tiles, one after the other."""

    def do(self, s: NoblemenState, turn: Now, kind: i64) -> None:
        self.donate(s, turn.seat, kind)
        if s.seats[turn.seat].tiles > 0:
            s.push(DONATIONS[turn.seat])

    def sought(self, s: NoblemenState, turn: Now) -> list[i64]:
        return [kind for kind in range(r.KINDS) if t.count(s.seats[turn.seat].tiles, kind) > 0]


@final
class DonateMore(DonateVerb):
    """Another one, as long as there is one behind the screen."""

    def do(self, s: NoblemenState, step: Now, kind: i64) -> None:
        self.donate(s, step.seat, kind)
        if s.seats[step.seat].tiles == 0:
            s.leave()


DONATE: Final = once(DonateFirst(w.MOVES, "donate"), w.ACTED, w.ACTION_DONE)
DONATE_MENU: Final = menu(DonateMore(w.MOVES, "donate"), DONE, TRADE)


@final
class Donate(Decision[NoblemenState]):
    """Another tile for the church, or enough."""

    def __init__(self, seat: i64 = -1, a: i64 = 0, b: i64 = 0) -> None:
        super().__init__(seat, a, b)
        self.stays = True

    def menu(self) -> Menu:
        return DONATE_MENU

    def otherwise(self, s: NoblemenState, move: i64) -> i64:
        return DONATE_FIRST

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def check(self, s: NoblemenState, turn: Step[NoblemenState] | None, wants: Wants) -> None:
        assert turn is not None
        wants(self.seat == turn.seat, "agenda", "it is the turn of another seat")
        wants(s.used & w.ACTED != 0, "done", "the action is being done")
        right = s.seats[self.seat].tiles > 0 and self.a == 0 and self.b == 0
        wants(right, "agenda", "there is nothing left to donate")


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

    def brings(self, s: NoblemenState, step: Now, kind: i64) -> Brings:
        return {"tiles": -1, "points": 1}


@final
class EnoughBlessed(Enough):
    """No more tiles, but one at least."""

    def barred(self, s: NoblemenState, step: Now) -> i64:
        return LEGAL if step.a > 0 else VICAR_FIRST


BLESS: Final = Bless(w.MOVES, "give")
VICAR_MENU: Final = menu(BLESS, EnoughBlessed(w.MOVES, "done"), TRADE)


@final
class Vicar(Decision[NoblemenState]):
    """The vicar's favour: tiles for the bag; a = given so far."""

    def __init__(self, seat: i64 = -1, a: i64 = 0, b: i64 = 0) -> None:
        super().__init__(seat, a, b)
        self.stays = True

    def menu(self) -> Menu:
        return VICAR_MENU

    def otherwise(self, s: NoblemenState, move: i64) -> i64:
        return VICAR_FIRST

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def check(self, s: NoblemenState, turn: Step[NoblemenState] | None, wants: Wants) -> None:
        assert turn is not None
        wants(self.seat == turn.seat, "agenda", "it is the turn of another seat")
        wants(s.used & w.CARD_PLAYED != 0, "done", "a card is being played")
        right = 0 <= self.a < s.book.vicar_tiles and self.b == 0
        right = right and s.seats[self.seat].tiles > 0
        wants(right, "agenda", "nothing can be given to the vicar")

    def asks(self, s: NoblemenState) -> Arguments:
        return {"seat": int(self.seat), "count": int(s.book.vicar_tiles - self.a)}


# Steps are immutable, so the common ones are made once.
DONATIONS: Final[list[Donate]] = [Donate(seat) for seat in range(r.SEATS)]
