"""What several chapters have in common: tiles behind the screen, trading them, and “enough”."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import Decision
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import V, Verb, once, shown
from tafelrunde.engine.words import LEGAL


def action(verb: V) -> V:
    """One of the actions, of which a turn has one."""
    return once(verb, w.ACTED, w.ACTION_DONE)


class InTurn(Decision[NoblemenState]):
    """A decision that the action of a turn sets off, or a card, for the seat whose turn it is."""

    def lies_on(self) -> tuple[str, ...]:
        return ("turn",)

    def check_turn(self, s: NoblemenState, turn: Now | None, by: i64, wants: Wants) -> None:
        assert turn is not None
        wants(self.seat == turn.seat, "agenda", "it is the turn of another seat")
        wants(s.used & by != 0, "done", "nothing has been done that leads to this")


class TileByTile(InTurn):
    """One that goes on tile by tile; trades may come between (ruling trade_between_tiles)."""

    def __init__(self, seat: i64 = -1, a: i64 = 0, b: i64 = 0) -> None:
        super().__init__(seat, a, b)
        self.stays = True


class TileVerb(Verb[NoblemenState]):
    """A verb about a tile behind the own screen, by its kind."""

    def __init__(self, name: str, untimely: i64 = LEGAL) -> None:
        super().__init__(w.MOVES, name, untimely)
        shown(self, "hand/{0}", tiles=-1)

    def wrong(self, s: NoblemenState, step: Now, kind: i64) -> i64:
        return LEGAL if t.count(s.seats[step.seat].tiles, kind) > 0 else w.NO_SUCH_TILE

    def listed(self, s: NoblemenState, step: Now, found: list[i64]) -> None:
        tiles = s.seats[step.seat].tiles
        for kind in range(r.KINDS):
            if t.count(tiles, kind) > 0:
                found.append(self.items[kind])


class Unsought(Verb[NoblemenState]):
    """A verb that nobody looks for where it is not legal."""

    def sought(self, s: NoblemenState, step: Now) -> list[i64]:
        return []


class Enough(Unsought):
    """No more of what can be done one by one."""

    def do(self, s: NoblemenState, step: Now, x: i64) -> None:
        s.leave()


DONE: Final = Enough(w.MOVES, "done", w.NOTHING_TO_FINISH)

# ------------------------------------------------------------------------- trade
NOTHING_TO_TRADE: Final = w.refusal("nothing_to_trade")
BAG_LACKS: Final = w.refusal("bag_lacks")
TRADED: Final = w.cause("traded", "tile")
FETCHED: Final = w.cause("fetched", "tile")
TWICE: Final = 16  # in what is held: bits of the kinds there are, then of those there are two of
HOLDINGS: Final = 256


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
        held = self.held(s.seats[step.seat].tiles)
        if held & (held - 1) != 0:
            for kind in range(r.KINDS):
                if t.count(s.bag, kind) > 0:
                    found.extend(TRADES[kind * HOLDINGS + held])

    def held(self, tiles: i64) -> i64:
        found: i64 = 0
        for kind in range(r.KINDS):
            number = t.count(tiles, kind)
            if number > 0:
                found |= 1 << kind
                if number > 1:
                    found |= TWICE << kind
        return found

    def possible(self, wanted: i64, held: i64) -> list[i64]:
        """All trades for a kind with such tiles."""
        tiles: i64 = 0
        for kind in range(r.KINDS):
            tiles += ((held >> kind & 1) + (held // TWICE >> kind & 1)) * t.one(kind)
        pairs = [pair for pair in range(r.PAIRS) if self.has_pair(tiles, pair)]
        return [self.base + wanted * r.PAIRS + pair for pair in pairs]

    def do(self, s: NoblemenState, step: Now, trade: i64) -> None:
        """The wanted tile is taken out first (ruling trade_out_first)."""
        seat = step.seat
        pair = trade % r.PAIRS
        wanted = trade // r.PAIRS
        if wanted != r.PAIR_FIRST[pair] and wanted != r.PAIR_SECOND[pair]:
            s.show_rest(wanted)
        s.bag -= t.one(wanted)
        s.put_into_bag(seat, r.PAIR_FIRST[pair], TRADED)
        s.put_into_bag(seat, r.PAIR_SECOND[pair], TRADED)
        s.receive(seat, wanted)
        s.moved(FETCHED, seat, w.BAG, w.HAND_OF + seat, wanted, EVERYBODY)

    def touches(self, s: NoblemenState, step: Now, words: list[str]) -> list[str]:
        given = dict.fromkeys(words[1].split("+"))
        return [f"bag/{words[0]}", *[f"hand/{kind}" for kind in given]]


TRADE: Final = shown(Trade(w.MOVES, "trade"), tiles=-1)
# Ready-made by kind wanted and what is held: nothing is listed as often.
TRADES: Final = [TRADE.possible(kind, held) for kind in range(r.KINDS) for held in range(HOLDINGS)]
