"""What a seat knows, and worlds it cannot tell from the real one.

Cards are the engine's business. Money, bribes and the number of tiles behind every screen follow
from what everybody has seen, so they stay. Of the tiles themselves a seat knows its own, those that
everybody saw go behind a screen (`known`), and which kinds are still in the bag, since in their
turn anybody may look into it for a trade; so of a tile that was drawn when the bag lacked a kind
everybody knows of which kinds it may be (`draws`). Every way of dealing the rest that agrees is
equally likely, unless there are such tiles.

What is not remembered: when a kind was used up and has come back into the bag, how many tiles of it
had been behind the screens.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.draws import ALL_KINDS, count
from tafelrunde.boardgames.noblemen.rules import KINDS, MOST_CHOSEN
from tafelrunde.boardgames.noblemen.setup import ChooseTiles
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.engine.rng import Rng

ATTEMPTS: Final = 200  # to deal so that no kind is missing in the bag that is not missing there


def redeal(s: NoblemenState, seat: i64) -> None:
    """Draw every tile the seat does not know anew."""
    if not s.book.open_holdings:
        redeal_tiles(s, seat)
    redeal_choices(s, seat)


# ------------------------------------------------------------------------- tiles
def redeal_tiles(s: NoblemenState, seat: i64) -> None:
    """Deal all tiles that the seat cannot place between the bag and the other screens."""
    pool = s.bag
    hidden: i64 = 0  # how many of them lie behind screens
    narrowed = False
    for i, other in enumerate(s.seats):
        if i != seat:
            pool += other.tiles - other.known
            hidden += t.total(other.tiles) - t.total(other.known)
            narrowed = narrowed or other.draws != 0
    narrow: list[i64] = [0] * s.players  # what was drawn when the bag lacked a kind
    if narrowed:
        narrow = narrow_draws(s, seat, pool, hidden)
        for tiles in narrow:
            pool -= tiles
            hidden -= t.total(tiles)
    screened = behind_screens(pool, s.bag, hidden, s.rng)
    s.bag = pool - screened
    for i, other in enumerate(s.seats):
        if i != seat:
            mine = narrow[i]
            for _ in range(t.total(other.tiles) - t.total(other.known) - t.total(narrow[i])):
                kind = t.any_of(screened, s.rng)
                screened -= t.one(kind)
                mine += t.one(kind)
            other.tiles = other.known + mine


def narrow_draws(s: NoblemenState, seat: i64, pool: i64, hidden: i64) -> list[i64]:
    """By seat, tiles for those of which everybody knows of what kinds they may be; such that the
    rest can be dealt. If chance does not find any in time, kinds that the bag lacks come first."""
    in_bag = t.kinds(s.bag)
    found: list[i64] = []
    for attempt in range(ATTEMPTS):
        found = draw_narrowly(s, seat, pool, in_bag if attempt >= ATTEMPTS // 2 else 0)
        rest = pool
        left = hidden
        for tiles in found:
            rest -= tiles
            left -= t.total(tiles)
        lacking = t.total(rest) - t.total(only(rest, in_bag))
        if len(found) > 0 and lacking <= left and t.kinds(rest) & in_bag == in_bag:
            return found
    for i, other in enumerate(s.seats):
        if i != seat:
            other.draws = 0
    return [0] * s.players


def draw_narrowly(s: NoblemenState, seat: i64, pool: i64, last: i64) -> list[i64]:
    """Draw them one after the other, these kinds only if there are no others; empty: in vain."""
    found: list[i64] = [0] * s.players
    for i, other in enumerate(s.seats):
        if i != seat and other.draws != 0:
            for kinds in range(ALL_KINDS):
                for _ in range(count(other.draws, kinds)):
                    allowed = only(pool, kinds & ~last)
                    if allowed == 0:
                        allowed = only(pool, kinds)
                    if allowed == 0:
                        return []
                    kind = t.any_of(allowed, s.rng)
                    pool -= t.one(kind)
                    found[i] += t.one(kind)
    return found


def only(tiles: i64, kinds: i64) -> i64:
    """The tiles that are of one of these kinds."""
    found: i64 = 0
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            found += t.count(tiles, kind) * t.one(kind)
    return found


def behind_screens(pool: i64, bag: i64, hidden: i64, rng: Rng) -> i64:
    """So many tiles of the pool, such that the bag keeps the kinds it has and gets no others."""
    forced: i64 = 0  # what is not in the bag can only be behind the screens
    reserve: i64 = 0  # one of each kind that the bag has
    for kind in range(KINDS):
        if t.count(bag, kind) == 0:
            forced += t.count(pool, kind) * t.one(kind)
        else:
            reserve += t.one(kind)
    number = hidden - t.total(forced)
    for _ in range(ATTEMPTS):
        drawn = some_of(pool - forced, number, rng)
        if t.kinds(pool - forced - drawn) == t.kinds(bag):
            return forced + drawn
    return forced + some_of(pool - forced - reserve, number, rng)


def some_of(tiles: i64, number: i64, rng: Rng) -> i64:
    """So many tiles drawn blindly."""
    drawn: i64 = 0
    for _ in range(number):
        kind = t.any_of(tiles - drawn, rng)
        drawn += t.one(kind)
    return drawn


# ----------------------------------------------------------------------- choices
def redeal_choices(s: NoblemenState, seat: i64) -> None:
    """Before the first draw: what others have decided to take can be anything."""
    step = s.current
    if not isinstance(step, ChooseTiles):
        return
    for k in range(step.b + 1):
        chooser = (step.seat - step.b + k + s.players) % s.players
        if chooser != seat:
            s.seats[chooser].chosen = 0
            for kind in range(KINDS if k < step.b else step.a):
                s.seats[chooser].chosen += s.rng.below(MOST_CHOSEN + 1) * t.one(kind)
