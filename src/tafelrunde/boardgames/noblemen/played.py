"""Scandal cards in the own turn: the primitives of their codes, and playing one.

The codes stand in components/board.toml, so a card has no code of its own here.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.building import INHERITED, ChooseSite, no_inheritance
from tafelrunde.boardgames.noblemen.church import Vicar
from tafelrunde.boardgames.noblemen.expansion import LAYS, begin_expansion
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.engine import effects
from tafelrunde.engine.effects import Effect, Op
from tafelrunde.engine.verb import CardVerb, once, shown
from tafelrunde.engine.view import Brings
from tafelrunde.engine.words import LEGAL, Names

# --------------------------------------------------------------------- primitives
resource: Final = Names()
MONEY: Final = resource("money")
BRIBES: Final = resource("bribes")
TILES: Final = resource("tiles")
POINTS: Final = resource("points")
TRIBUTE: Final = w.cause("tribute")
WED: Final = w.cause("wed")
ENDOWED: Final = w.cause("endowed", "tile")


@final
class Gain(Op[NoblemenState]):
    """Take so much: money of the bank, bribe markers and tiles as far as there are any, points."""

    def run(self, s: NoblemenState, e: Effect[NoblemenState], args: list[i64], at: i64) -> None:
        number = self.number(s, args, at)
        if args[at] == MONEY:
            s.change_money(e.seat, number, TRIBUTE)
        elif args[at] == BRIBES:
            s.change_bribes(e.seat, number, WED)
        elif args[at] == TILES:
            s.draw_tiles(e.seat, number, ENDOWED)
        else:
            s.score(e.seat, r.FOR_CARDS, number, WED)

    def number(self, s: NoblemenState, args: list[i64], at: i64) -> i64:
        if args[at] == BRIBES:
            return min(args[at + 1], s.bribes)
        return min(args[at + 1], t.total(s.bag)) if args[at] == TILES else args[at + 1]

    def brings(self, s: NoblemenState, seat: i64, args: list[i64], at: i64) -> Brings:
        return {resource.names[args[at]]: int(self.number(s, args, at))}


@final
class Inherit(Op[NoblemenState]):
    """Take the cheapest castle for nothing and put it up; no knight rides out."""

    def barred(self, s: NoblemenState, seat: i64, args: list[i64], at: i64) -> i64:
        return no_inheritance(s, seat)

    def run(self, s: NoblemenState, e: Effect[NoblemenState], args: list[i64], at: i64) -> None:
        s.push(ChooseSite(e.seat, r.CASTLE, INHERITED))


class TileOp(Op[NoblemenState]):
    """Something that needs a tile behind the screen (ruling no_empty_action)."""

    def barred(self, s: NoblemenState, seat: i64, args: list[i64], at: i64) -> i64:
        return w.NO_TILES if s.seats[seat].tiles == 0 else LEGAL


@final
class Expand(TileOp):
    """Expand the estate once more."""

    def run(self, s: NoblemenState, e: Effect[NoblemenState], args: list[i64], at: i64) -> None:
        begin_expansion(s)
        s.push(LAYS[e.seat])


@final
class Favour(TileOp):
    """Up to so many tiles for the bag, a point each."""

    def run(self, s: NoblemenState, e: Effect[NoblemenState], args: list[i64], at: i64) -> None:
        s.push(Vicar(e.seat))


@final
class TakeQueen(Op[NoblemenState]):
    """Take the queen."""

    def run(self, s: NoblemenState, e: Effect[NoblemenState], args: list[i64], at: i64) -> None:
        s.take_queen(e.seat)


GAIN: Final = Gain("gain(resource number)")
QUEEN: Final = TakeQueen("queen")
OPS: Final[list[Op[NoblemenState]]] = [
    *(GAIN, Inherit("inherit"), Expand("expand"), Favour("favour(number)"), QUEEN),
]

# ----------------------------------------------------------------- playing a card
CARD_IS_PLAYED: Final = w.refusal("card_played")
BALL_ONLY: Final = w.refusal("ball_only")
DRAW_ONLY: Final = w.refusal("draw_only")
END_ONLY: Final = w.refusal("end_only")
PLAYED: Final = w.cause("played", "card")


@final
class Play(CardVerb[NoblemenState]):
    """Once in your turn, before or after your action, play a card; it goes under the deck."""

    def zone(self, s: NoblemenState, turn: Now) -> list[i64]:
        return s.cards(turn.seat)

    def wrong(self, s: NoblemenState, turn: Now, kind: i64) -> i64:
        if effects.does_something(s.book.code, kind):
            return effects.hindrance(s, turn.seat, kind)
        if s.book.card_prestige[kind] > 1:
            return BALL_ONLY
        return DRAW_ONLY if s.book.keeps_all[kind] else END_ONLY

    def do(self, s: NoblemenState, turn: Now, kind: i64) -> None:
        s.bury(kind, w.CARDS, w.DECK, PLAYED, turn.seat, openly=True)
        effects.begin(s, turn.seat, kind)

    def brings(self, s: NoblemenState, turn: Now, kind: i64) -> Brings:
        return {"cards": -1, **effects.promise(s, turn.seat, kind)}

    def warns(self, s: NoblemenState, turn: Now, kind: i64) -> str:
        """The queen is taken in vain by who holds her, and while nobody can take her over."""
        code = s.book.code
        if code.op[code.start[kind]] == 0 or code.ops[code.op[code.start[kind]]] is not QUEEN:
            return ""
        if s.queen == turn.seat:
            return "queen_is_here"
        return "queen_stays" if s.is_at(r.LOCKED) else ""


PLAY: Final = once(
    shown(Play(w.MOVES, "play", w.CARD_NOT_HELD, w.CARD_NOT_HELD), "cards/{0}"),
    w.CARD_PLAYED,
    CARD_IS_PLAYED,
)
