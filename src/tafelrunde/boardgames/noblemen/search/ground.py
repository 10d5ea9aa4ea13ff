"""An estate as a map, for search: what lies around each place where a tile could be laid.

A map is worked out once for an estate as it lies. What others want to know of it is packed into one
number, which the estate keeps until it changes (`estate.promise`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.estate import (
    BUILT,
    BUILT_SHIFT,
    IN_AREA,
    KIND,
    UNKNOWN,
    Estate,
    new_estate,
)

# The map is a square of cells around the first castle. What lies outside of it is not seen, which
# happens to nobody who builds a sensible estate.
WIDE: Final = 64
EDGE: Final = 2
MIDDLE: Final = 256 - 32  # of the first castle, the column and row that lie at the map's edge
NEIGHBOURS: Final = 8

# On the map a tile that can become part of an area is 1, 4 or 16 by its kind, any other is BOUND.
# So three tiles of a square are a sum, and a table says what they are.
BOUND: Final = 64
SIGN: Final[list[i64]] = [1, 4, 16, BOUND]
SUMS: Final = 256
OPEN: Final = 1 << 6  # of surroundings: there is a square without any tile
BESIDE: Final = 7  # where the number of neighbours stands in surroundings
FILL: Final = 3  # of surroundings: two bits a kind for the tiles in the fullest square


def read_sum(total: int) -> int:
    """The kind of the tiles times four plus their number; 0 if there are several kinds."""
    if total >= BOUND:
        return 0
    numbers = [total & 3, total >> 2 & 3, total >> 4 & 3]
    if sum(number > 0 for number in numbers) != 1:
        return 0
    return next(kind * 4 + number for kind, number in enumerate(numbers) if number > 0)


SQUARE: Final[list[i64]] = [read_sum(total) for total in range(SUMS)]


def index_of(cell: i64) -> i64:
    """Where a cell of an estate lies on the map; 0 if outside."""
    column = (cell & 1023) - MIDDLE
    row = (cell >> 10) - MIDDLE
    if column < EDGE or column >= WIDE - EDGE or row < EDGE or row >= WIDE - EDGE:
        return 0
    return row * WIDE + column


@final
class Ground:
    """The map of one estate at a time."""

    __slots__ = (
        *("areas", "around", "chapels", "courts", "estate", "free", "known", "land", "missing"),
        *("overlap", "palace", "places", "used"),
    )

    def __init__(self, overlap: bool) -> None:
        self.overlap: bool = overlap  # may areas share tiles?
        self.estate: Estate = new_estate()  # whose map this is
        self.known: i64 = UNKNOWN  # what was packed of it
        self.areas: i64 = 0  # it had then
        self.land: list[i64] = [0] * (WIDE * WIDE)
        self.used: list[i64] = []
        # Castles and palaces: where they stand, and how many tiles are missing around them
        self.courts: list[i64] = []
        self.palace: list[bool] = []
        self.missing: list[i64] = []
        self.chapels: list[i64] = []
        self.free: list[i64] = []  # meadows without a building
        self.places: list[i64] = []  # where tiles can be laid, in the order of the frontier
        self.around: list[i64] = []  # what lies around each of them: see `surroundings`

    # ----------------------------------------------------------------------- the map

    def load(self, estate: Estate) -> None:
        """Work out the map of an estate, unless it is there already."""
        if self.is_of(estate):
            return
        self.estate = estate
        self.areas = len(estate.areas)
        self.clear()
        tiles = estate.tiles
        for tile, cell in enumerate(estate.cells):
            at = index_of(cell)
            what = tiles[tile]
            kind = what & KIND
            self.used.append(at)
            if kind == r.MEADOW:
                self.land[at] = BOUND
                self.note_building(at, ((what >> BUILT_SHIFT) & BUILT) - 1)
            elif what & IN_AREA and not self.overlap:
                self.land[at] = BOUND
            else:
                self.land[at] = SIGN[kind]
        self.land[0] = 0
        for court in self.courts:
            self.missing.append(NEIGHBOURS - self.beside(court))
        for place in estate.frontier:
            at = index_of(estate.cell_at(place))
            self.places.append(at)
            self.around.append(self.surroundings(at))
        self.known = self.packed()
        estate.promise = self.known

    def is_of(self, estate: Estate) -> bool:
        """Is this the map of an estate as it lies? Another map may have been made of it since."""
        if self.estate is not estate or estate.promise == UNKNOWN or estate.promise != self.known:
            return False
        return len(self.used) == len(estate.cells) and self.areas == len(estate.areas)

    def clear(self) -> None:
        for at in self.used:
            self.land[at] = 0
        self.used = []
        self.courts = []
        self.palace = []
        self.missing = []
        self.chapels = []
        self.free = []
        self.places = []
        self.around = []

    def note_building(self, at: i64, building: i64) -> None:
        if building < 0:
            self.free.append(at)
        elif building == r.CASTLE or building == r.PALACE:
            self.courts.append(at)
            self.palace.append(building == r.PALACE)
        elif building == r.CHAPEL:
            self.chapels.append(at)

    def beside(self, at: i64) -> i64:
        """How many of the eight neighbours there are."""
        land = self.land
        found: i64 = 0
        if land[at - 1] > 0:
            found += 1
        if land[at + 1] > 0:
            found += 1
        for near in range(at - WIDE - 1, at - WIDE + 2):
            if land[near] > 0:
                found += 1
        for near in range(at + WIDE - 1, at + WIDE + 2):
            if land[near] > 0:
                found += 1
        return found

    def surroundings(self, at: i64) -> i64:
        """Of an empty cell: by kind the tiles in the fullest square, whether there is a square
        without any, and the number of neighbours."""
        if at == 0:
            return 0
        land = self.land
        north = land[at - WIDE]
        east = land[at + 1]
        south = land[at + WIDE]
        west = land[at - 1]
        north_east = land[at - WIDE + 1]
        south_east = land[at + WIDE + 1]
        south_west = land[at + WIDE - 1]
        north_west = land[at - WIDE - 1]
        found = one_if(north) + one_if(east) + one_if(south) + one_if(west)
        found += one_if(north_east) + one_if(south_east) + one_if(south_west) + one_if(north_west)
        found <<= BESIDE
        found = fuller(found, north + east + north_east)
        found = fuller(found, east + south + south_east)
        found = fuller(found, south + west + south_west)
        return fuller(found, west + north + north_west)

    # ---------------------------------------------------------------------- buildings

    def chapels_at(self, at: i64) -> i64:
        """How many chapels stand beside a cell."""
        found: i64 = 0
        for chapel in self.chapels:
            if is_near(chapel - at):
                found += 1
        return found

    def courts_at(self, at: i64) -> i64:
        """How many castles and palaces stand beside a cell."""
        found: i64 = 0
        for court in self.courts:
            if is_near(court - at):
                found += 1
        return found

    def court_points(self, k: i64) -> i64:
        """What a castle or palace scores once it is enclosed."""
        chapels = self.chapels_at(self.courts[k])
        if self.palace[k]:
            return r.PALACE_POINTS + r.PALACE_CHAPEL * chapels
        return r.CASTLE_POINTS + r.CASTLE_CHAPEL * chapels

    # ------------------------------------------------------------------------ in short

    def packed(self) -> i64:
        """All that the guide wants to know of an estate it does not look at closely."""
        points: i64 = 0
        coming: i64 = 0
        palaces: i64 = 0
        for k in range(len(self.courts)):
            if self.palace[k]:
                palaces += 1
            if self.missing[k] == 0:
                points += self.court_points(k)
            else:
                coming += self.court_points(k) * (NEIGHBOURS - self.missing[k])
        fills: i64 = 0
        for around in self.around:
            for shift in range(0, 2 * r.AREA_KINDS, 2):
                fill = (around >> shift) & FILL
                if fill > (fills >> shift) & FILL:
                    fills += (fill - ((fills >> shift) & FILL)) << shift
        total = fills
        total |= least(palaces, 15) << 6
        total |= least(len(self.chapels), 15) << 10
        total |= least(len(self.free), 15) << 14
        total |= least(points, 255) << 18
        return total | coming << 26


def one_if(sign: i64) -> i64:
    return 1 if sign > 0 else 0


def fuller(found: i64, total: i64) -> i64:
    """Surroundings with one square more, of which the three other tiles are known by their sum."""
    if total == 0:
        return found | OPEN
    square = SQUARE[total]
    if square == 0:
        return found
    shift = (square >> 2) << 1
    more = (square & 3) - ((found >> shift) & FILL)
    return found + (more << shift) if more > 0 else found


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


def is_near(away: i64) -> bool:
    """Is a cell of the map so far away one of the eight neighbours?"""
    return (
        away == 1
        or away == -1
        or (WIDE - 1 <= away <= WIDE + 1)
        or (-WIDE - 1 <= away <= -WIDE + 1)
    )


# Of what is packed
def fill_of(packed: i64, kind: i64) -> i64:
    """The tiles in the fullest square of a kind that could still become an area; also of
    surroundings."""
    return (packed >> (kind << 1)) & FILL


def palaces_of(packed: i64) -> i64:
    return (packed >> 6) & 15


def chapels_of(packed: i64) -> i64:
    return (packed >> 10) & 15


def meadows_of(packed: i64) -> i64:
    """Free ones."""
    return (packed >> 14) & 15


def points_of(packed: i64) -> i64:
    """Of the buildings that are enclosed."""
    return (packed >> 18) & 255


def coming_of(packed: i64) -> i64:
    """Points of the others, in eighths: by the tiles that lie around them."""
    return packed >> 26
