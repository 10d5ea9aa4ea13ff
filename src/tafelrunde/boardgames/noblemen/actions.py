"""The actions that are done at once: bribing, taxes, gaining land, idleness."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.scoring import yield_of
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.engine.verb import Verb, once
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
        most = min(s.bribes, s.seats[turn.seat].money // r.BRIBE_PRICE)
        for x in range(min(most, r.MOST_BRIBES)):
            found.append(self.base + x)

    def do(self, s: NoblemenState, turn: Now, x: i64) -> None:
        s.change_money(turn.seat, -self.price(x), BRIBED)
        s.change_bribes(turn.seat, x + 1, BRIBED)
        s.score(turn.seat, r.FOR_BRIBES, x + 1, BRIBED)

    def brings(self, s: NoblemenState, turn: Now, x: i64) -> Brings:
        return {"money": -int(self.price(x)), "bribes": int(x + 1), "points": int(x + 1)}

    def sought(self, s: NoblemenState, turn: Now) -> list[i64]:
        return [0]

    def touches(self, s: NoblemenState, turn: Now, words: list[str]) -> list[str]:
        return ["bribes"]

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


class YieldVerb(Verb[NoblemenState]):
    """Once in a decade all tiles and areas of a kind pay; every bribe handed in adds one."""

    def wrong(self, s: NoblemenState, turn: Now, bribes: i64) -> i64:
        return TOO_FEW_BRIBES if bribes > s.seats[turn.seat].bribes else LEGAL

    def listed(self, s: NoblemenState, turn: Now, found: list[i64]) -> None:
        for bribes in range(s.seats[turn.seat].bribes + 1):
            found.append(self.base + bribes)

    def given(self, s: NoblemenState, turn: Now, bribes: i64) -> Brings:
        return {"bribes": -int(bribes)} if bribes > 0 else {}

    def amount(self, s: NoblemenState, turn: Now, bribes: i64) -> i64:
        """What it pays in all."""
        raise TypeError(f"{self.name} pays nothing")

    def warns(self, s: NoblemenState, turn: Now, bribes: i64) -> str:
        return f"{self.name}_bring_nothing" if self.amount(s, turn, bribes) == 0 else ""

    def sought(self, s: NoblemenState, turn: Now) -> list[i64]:
        return [0]

    def touches(self, s: NoblemenState, turn: Now, words: list[str]) -> list[str]:
        return [f"seat/{turn.seat}/{self.name}"]

    def facts(self, s: NoblemenState, turn: Now, bribes: i64, refusal: i64) -> Arguments:
        return {"held": int(s.seats[turn.seat].bribes)} if refusal == TOO_FEW_BRIBES else {}


@final
class Taxes(YieldVerb):
    """A pound for each field, two for each free manor and each knight on one of others."""

    def barred(self, s: NoblemenState, turn: Now) -> i64:
        return TAXES_COLLECTED if s.seats[turn.seat].spent & w.TAXES_SPENT else LEGAL

    def amount(self, s: NoblemenState, turn: Now, bribes: i64) -> i64:
        return yield_of(s, turn.seat, r.MANOR) + bribes

    def do(self, s: NoblemenState, turn: Now, bribes: i64) -> None:
        s.seats[turn.seat].spent |= w.TAXES_SPENT
        s.told(TAXED, turn.seat, 0, 0)
        s.change_bribes(turn.seat, -bribes, TAXED)
        s.change_money(turn.seat, self.amount(s, turn, bribes), TAXED)

    def brings(self, s: NoblemenState, turn: Now, bribes: i64) -> Brings:
        return {"money": int(self.amount(s, turn, bribes)), **self.given(s, turn, bribes)}


@final
class Land(YieldVerb):
    """A tile of the bag for each grove, two for each free forest and each knight on one."""

    def barred(self, s: NoblemenState, turn: Now) -> i64:
        return LAND_GAINED if s.seats[turn.seat].spent & w.LAND_SPENT else LEGAL

    def amount(self, s: NoblemenState, turn: Now, bribes: i64) -> i64:
        return min(yield_of(s, turn.seat, r.FOREST) + bribes, t.total(s.bag))

    def do(self, s: NoblemenState, turn: Now, bribes: i64) -> None:
        s.seats[turn.seat].spent |= w.LAND_SPENT
        s.told(GAINED, turn.seat, 0, 0)
        s.change_bribes(turn.seat, -bribes, GAINED)
        s.draw_tiles(turn.seat, self.amount(s, turn, bribes), GAINED)

    def brings(self, s: NoblemenState, turn: Now, bribes: i64) -> Brings:
        return {"tiles": int(self.amount(s, turn, bribes)), **self.given(s, turn, bribes)}


# ----------------------------------------------------------------------- idleness
IDLED: Final = w.cause("idled")


@final
class Idle(Verb[NoblemenState]):
    """Do nothing, and take a point for it."""

    def do(self, s: NoblemenState, turn: Now, x: i64) -> None:
        s.score(turn.seat, r.FOR_IDLENESS, 1, IDLED)

    def brings(self, s: NoblemenState, turn: Now, x: i64) -> Brings:
        return {"points": 1}

    def sought(self, s: NoblemenState, turn: Now) -> list[i64]:
        return []


BRIBE: Final = once(Bribe(w.MOVES, "bribe"), w.ACTED, w.ACTION_DONE)
TAXES: Final = once(Taxes(w.MOVES, "taxes"), w.ACTED, w.ACTION_DONE)
LAND: Final = once(Land(w.MOVES, "land"), w.ACTED, w.ACTION_DONE)
IDLE: Final = once(Idle(w.MOVES, "idle"), w.ACTED, w.ACTION_DONE)
