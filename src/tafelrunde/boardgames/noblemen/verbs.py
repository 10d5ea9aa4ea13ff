"""What several decisions have in common: tiles behind the screen, trading them, and “enough”."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import Verb
from tafelrunde.engine.view import Brings
from tafelrunde.engine.words import LEGAL


class TileVerb(Verb[NoblemenState]):
    """A verb about a tile behind the own screen, by its kind."""

    def wrong(self, s: NoblemenState, step: Now, kind: i64) -> i64:
        return LEGAL if t.count(s.seats[step.seat].tiles, kind) > 0 else w.NO_SUCH_TILE

    def listed(self, s: NoblemenState, step: Now, found: list[i64]) -> None:
        tiles = s.seats[step.seat].tiles
        for kind in range(r.KINDS):
            if t.count(tiles, kind) > 0:
                found.append(self.base + kind)

    def brings(self, s: NoblemenState, step: Now, kind: i64) -> Brings:
        return {"tiles": -1}

    def touches(self, s: NoblemenState, step: Now, words: list[str]) -> list[str]:
        return [f"hand/{words[0]}"]


class Enough(Verb[NoblemenState]):
    """No more of what can be done one by one."""

    def do(self, s: NoblemenState, step: Now, x: i64) -> None:
        s.leave()

    def sought(self, s: NoblemenState, step: Now) -> list[i64]:
        return []


DONE: Final = Enough(w.MOVES, "done", w.NOTHING_TO_FINISH)

# ------------------------------------------------------------------------- trade
NOTHING_TO_TRADE: Final = w.refusal("nothing_to_trade")
BAG_LACKS: Final = w.refusal("bag_lacks")
TRADED: Final = w.cause("traded", "tile")
FETCHED: Final = w.cause("fetched", "tile")


@final
class Trade(Verb[NoblemenState]):
    """At any time in your turn exchange two tiles for one of your choice from the bag."""

    def wrong(self, s: NoblemenState, step: Now, trade: i64) -> i64:
        if not self.has_pair(s.seats[step.seat].tiles, trade % r.PAIRS):
            return NOTHING_TO_TRADE
        return LEGAL if t.count(s.bag, trade // r.PAIRS) > 0 else BAG_LACKS

    def has_pair(self, tiles: i64, pair: i64) -> bool:
        first = r.PAIR_FIRST[pair]
        second = r.PAIR_SECOND[pair]
        if first == second:
            return t.count(tiles, first) >= 2
        return t.count(tiles, first) > 0 and t.count(tiles, second) > 0

    def listed(self, s: NoblemenState, step: Now, found: list[i64]) -> None:
        tiles = s.seats[step.seat].tiles
        held: i64 = 0  # bits of the kinds of which there is one, and then of which there are two
        for kind in range(r.KINDS):
            number = t.count(tiles, kind)
            if number > 0:
                held |= 1 << kind
                if number > 1:
                    held |= TWICE << kind
        if held & (held - 1) == 0:
            return
        for kind in range(r.KINDS):
            if t.count(s.bag, kind) > 0:
                found.extend(TRADES[kind * HOLDINGS + held])

    def do(self, s: NoblemenState, step: Now, trade: i64) -> None:
        """The wanted tile is taken out first (ruling trade_out_first)."""
        seat = step.seat
        pair = trade % r.PAIRS
        wanted = trade // r.PAIRS
        s.bag -= t.one(wanted)
        s.put_into_bag(seat, r.PAIR_FIRST[pair], TRADED)
        s.put_into_bag(seat, r.PAIR_SECOND[pair], TRADED)
        s.receive(seat, wanted)
        s.moved(FETCHED, seat, w.BAG, w.HAND_OF + seat, wanted, EVERYBODY, False)

    def brings(self, s: NoblemenState, step: Now, trade: i64) -> Brings:
        return {"tiles": -1}

    def touches(self, s: NoblemenState, step: Now, words: list[str]) -> list[str]:
        given = dict.fromkeys(words[1].split("+"))
        return [f"bag/{words[0]}", *[f"hand/{kind}" for kind in given]]


TRADE: Final = Trade(w.MOVES, "trade")


def trades(wanted: i64, held: i64) -> list[i64]:
    """All trades for a kind with such tiles, made once: nothing is listed as often."""
    tiles: i64 = 0
    for kind in range(r.KINDS):
        tiles += ((held >> kind & 1) + (held // TWICE >> kind & 1)) * t.one(kind)
    pairs = [pair for pair in range(r.PAIRS) if TRADE.has_pair(tiles, pair)]
    return [TRADE.base + wanted * r.PAIRS + pair for pair in pairs]


TWICE: Final = 16  # the first of the bits of kinds of which there are two
HOLDINGS: Final = 256
TRADES: Final = [trades(kind, held) for kind in range(r.KINDS) for held in range(HOLDINGS)]
