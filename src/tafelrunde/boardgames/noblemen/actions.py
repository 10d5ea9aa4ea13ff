"""The actions that are done at once: bribing, taxes, gaining land, idleness."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.scoring import yield_of
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.boardgames.noblemen.verbs import Unsought, action
from tafelrunde.engine.verb import Verb, shown
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

# ------------------------------------------------------------------------- bribes
BRIBES_TOO_EXPENSIVE: Final = w.refusal("bribes_too_expensive")
NO_BRIBES_LEFT: Final = w.refusal("no_bribes_left")
BRIBED: Final = w.cause("bribed")


@final
class Bribe(Verb[NoblemenState]):
    """Buy up to five bribe markers for two pounds each; every one is a point at once."""

    def wrong(self, s: NoblemenState, turn: Now, x: i64) -> i64:
        if x + 1 > s.bribes:
            return NO_BRIBES_LEFT
        return BRIBES_TOO_EXPENSIVE if self.price(x) > s.seats[turn.seat].money else LEGAL

    def price(self, x: i64) -> i64:
        return r.BRIBE_PRICE * (x + 1)

    def listed(self, s: NoblemenState, turn: Now, found: list[i64]) -> None:
        """As `wrong` says, in one go: up to the dearest that can be had."""
        most = s.seats[turn.seat].money // r.BRIBE_PRICE
        if most > s.bribes:
            most = s.bribes
        if most > r.MOST_BRIBES:
            most = r.MOST_BRIBES
        for x in range(most):
            found.append(self.items[x])

    def do(self, s: NoblemenState, turn: Now, x: i64) -> None:
        s.change_money(turn.seat, -self.price(x), BRIBED)
        s.change_bribes(turn.seat, x + 1, BRIBED)
        s.score(turn.seat, r.FOR_BRIBES, x + 1, BRIBED)

    def brings(self, s: NoblemenState, turn: Now, x: i64) -> Brings:
        return {"money": -int(self.price(x)), "bribes": int(x + 1), "points": int(x + 1)}

    def sought(self, s: NoblemenState, turn: Now) -> list[i64]:
        return [0]

    def facts(self, s: NoblemenState, turn: Now, x: i64, refusal: i64) -> Arguments:
        if refusal == BRIBES_TOO_EXPENSIVE:
            return {"price": int(self.price(x)), "money": int(s.seats[turn.seat].money)}
        return {"left": int(s.bribes)} if refusal == NO_BRIBES_LEFT else {}


# ----------------------------------------------------------------- taxes and land
TOO_FEW_BRIBES: Final = w.refusal("too_few_bribes")
TAXES_COLLECTED: Final = w.refusal("taxes_collected")
LAND_GAINED: Final = w.refusal("land_gained")
TAXED: Final = w.cause("taxed")
GAINED: Final = w.cause("gained", "tile")
FRUITLESS: Final = w.cause("fruitless")


@final
class Collect(Verb[NoblemenState]):
    """Once in a decade tiles pay 1 each, free areas and knights on those of others 2.

    Taxes bring pounds for fields and manors, land brings tiles for groves and forests. Every bribe
    handed in adds one.
    """

    __slots__ = ("cause", "flag", "kind", "over")

    def __init__(self, name: str, kind: i64, flag: i64, over: i64, cause: i64) -> None:
        super().__init__(w.MOVES, name)
        shown(self, f"seat/{{seat}}/{name}")
        self.kind: i64 = kind
        self.flag: i64 = flag  # of what is spent until the decade ends
        self.over: i64 = over  # the refusal then
        self.cause: i64 = cause

    def barred(self, s: NoblemenState, turn: Now) -> i64:
        if s.seats[turn.seat].spent & self.flag:
            return self.over
        return LEGAL

    def wrong(self, s: NoblemenState, turn: Now, bribes: i64) -> i64:
        return TOO_FEW_BRIBES if bribes > s.seats[turn.seat].bribes else LEGAL

    def listed(self, s: NoblemenState, turn: Now, found: list[i64]) -> None:
        for bribes in range(s.seats[turn.seat].bribes + 1):
            found.append(self.items[bribes])

    def do(self, s: NoblemenState, turn: Now, bribes: i64) -> None:
        seat = turn.seat
        amount = self.amount(s, seat, bribes)
        s.seats[seat].spent |= self.flag
        s.told(self.cause, seat, 0, 0)
        s.change_bribes(seat, -bribes, self.cause)
        if amount == 0:
            s.told(FRUITLESS, seat, 0, 0)
        if self.kind == r.MANOR:
            s.change_money(seat, amount, self.cause)
        else:
            s.draw_tiles(seat, amount, self.cause)

    def brings(self, s: NoblemenState, turn: Now, bribes: i64) -> Brings:
        what = "money" if self.kind == r.MANOR else "tiles"
        return {what: int(self.amount(s, turn.seat, bribes)), "bribes": -int(bribes)}

    def amount(self, s: NoblemenState, seat: i64, bribes: i64) -> i64:
        """What it pays in all; the bag may have fewer tiles than that."""
        amount = yield_of(s, seat, self.kind) + bribes
        return amount if self.kind == r.MANOR else min(amount, t.total(s.bag))

    def warns(self, s: NoblemenState, turn: Now, bribes: i64) -> str:
        return f"{self.name}_bring_nothing" if self.amount(s, turn.seat, bribes) == 0 else ""

    def sought(self, s: NoblemenState, turn: Now) -> list[i64]:
        return [0]

    def facts(self, s: NoblemenState, turn: Now, bribes: i64, refusal: i64) -> Arguments:
        return {"held": int(s.seats[turn.seat].bribes)} if refusal == TOO_FEW_BRIBES else {}


# ----------------------------------------------------------------------- idleness
IDLED: Final = w.cause("idled")


@final
class Idle(Unsought):
    """Do nothing, and take a point for it."""

    def do(self, s: NoblemenState, turn: Now, x: i64) -> None:
        s.score(turn.seat, r.FOR_IDLENESS, 1, IDLED)


BRIBE: Final = action(shown(Bribe(w.MOVES, "bribe"), "bribes"))
TAXES: Final = action(Collect("taxes", r.MANOR, w.TAXES_SPENT, TAXES_COLLECTED, TAXED))
LAND: Final = action(Collect("land", r.FOREST, w.LAND_SPENT, LAND_GAINED, GAINED))
IDLE: Final = action(shown(Idle(w.MOVES, "idle"), points=1))
