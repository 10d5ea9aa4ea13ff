"""An estate as a map, for search: what a tile would complete, spoil or enclose at each place."""

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
)

# The map is a square of cells around the first castle. What lies outside of it is not seen, which
# happens to nobody who builds a sensible estate.
WIDE: Final = 64
EDGE: Final = 2
MIDDLE: Final = 256 - 32  # of the first castle, the column and row that lie at the map's edge
AROUND: Final[list[i64]] = [-WIDE - 1, -WIDE, -WIDE + 1, -1, 1, WIDE - 1, WIDE, WIDE + 1]
# The three other cells of each of the four squares that a cell belongs to
SQUARES: Final[list[i64]] = [
    *(1, WIDE, WIDE + 1),
    *(-1, WIDE - 1, WIDE),
    *(-WIDE, -WIDE + 1, 1),
    *(-WIDE - 1, -WIDE, -1),
]
NEIGHBOURS: Final = 8
FILL_BITS: Final = 2  # of each kind in a promise


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
        *("chapels", "courts", "enclosed", "fills", "free", "map", "missing", "points", "used"),
    )

    def __init__(self) -> None:
        self.map: list[i64] = [0] * (WIDE * WIDE)  # what a tile is plus 1, 0 where none lies
        self.used: list[i64] = []
        # Castles and palaces: where they stand, and how many tiles are missing around them
        self.courts: list[i64] = []
        self.missing: list[i64] = []
        self.free: list[i64] = []  # meadows without a building
        self.points: float = 0.0  # of the buildings, those with land all around
        self.enclosed: float = 0.0  # how far the others are on their way there, in points
        self.chapels: i64 = 0
        # By kind: tiles that lie already in the fullest square a cell belongs to
        self.fills: list[i64] = [0, 0, 0, 0]

    # ----------------------------------------------------------------------- the map

    def load(self, estate: Estate) -> None:
        for at in self.used:
            self.map[at] = 0
        self.used = []
        self.courts = []
        self.missing = []
        self.free = []
        self.chapels = 0
        tiles = estate.tiles
        for tile, cell in enumerate(estate.cells):
            at = index_of(cell)
            what = tiles[tile]
            self.map[at] = what + 1
            self.used.append(at)
            if what & KIND == r.MEADOW:
                building = ((what >> BUILT_SHIFT) & BUILT) - 1
                if building < 0:
                    self.free.append(at)
                elif building == r.CASTLE or building == r.PALACE:
                    self.courts.append(at)
                elif building == r.CHAPEL:
                    self.chapels += 1
        self.map[0] = 0
        for court in self.courts:
            self.missing.append(NEIGHBOURS - self.beside(court, -1))

    def beside(self, at: i64, building: i64) -> i64:
        """How many of the eight neighbours bear a building; -1: how many there are."""
        found: i64 = 0
        for away in AROUND:
            what = self.map[at + away]
            if what > 0:
                if building < 0 or (((what - 1) >> BUILT_SHIFT) & BUILT) - 1 == building:
                    found += 1
        return found

    def value(self, estate: Estate) -> None:
        """Work out what the buildings score now, and what is on its way."""
        self.load(estate)
        self.points = 0.0
        self.enclosed = 0.0
        for k in range(len(self.courts)):
            court = self.courts[k]
            points = self.court_points(court)
            if self.missing[k] == 0:
                self.points += points
            else:
                self.enclosed += points * float(NEIGHBOURS - self.missing[k]) / NEIGHBOURS

    # ---------------------------------------------------------------------- squares

    def look_at(self, at: i64, may_overlap: bool) -> None:
        """Work out the squares around an empty cell."""
        fills = self.fills
        fills[0] = 0
        fills[1] = 0
        fills[2] = 0
        fills[3] = 0
        for square in range(4):
            kind: i64 = -1
            number: i64 = 0
            for k in range(square * 3, square * 3 + 3):
                what = self.map[at + SQUARES[k]]
                if what == 0:
                    continue
                what -= 1
                other = what & KIND
                if other == r.MEADOW or (kind >= 0 and other != kind):
                    number = -1
                    break
                if what & IN_AREA and not may_overlap:
                    number = -1
                    break
                kind = other
                number += 1
            if number > 0 and number > fills[kind]:
                fills[kind] = number

    def spoils(self, kind: i64) -> i64:
        """Tiles in the fullest square of another kind at the cell that was looked at."""
        most: i64 = 0
        for other in range(r.AREA_KINDS):
            if other != kind and self.fills[other] > most:
                most = self.fills[other]
        return most

    def court_points(self, at: i64) -> float:
        """What a castle or palace scores once it is enclosed."""
        chapels = float(self.beside(at, r.CHAPEL))
        if (((self.map[at] - 1) >> BUILT_SHIFT) & BUILT) - 1 == r.PALACE:
            return float(r.PALACE_POINTS) + float(r.PALACE_CHAPEL) * chapels
        return float(r.CASTLE_POINTS) + float(r.CASTLE_CHAPEL) * chapels

    def promise(self, estate: Estate, may_overlap: bool) -> i64:
        """By kind the tiles in the fullest square that could still become an area, packed."""
        if estate.promise == UNKNOWN:
            self.load(estate)
            best: list[i64] = [0, 0, 0]
            for place in estate.frontier:
                self.look_at(index_of(estate.cell_at(place)), may_overlap)
                for kind in range(r.AREA_KINDS):
                    if self.fills[kind] > best[kind]:
                        best[kind] = self.fills[kind]
            near: i64 = 0  # courts that are enclosed with one, two or three tiles more
            for missing in self.missing:
                if 0 < missing <= r.MOST_LAID:
                    near += 1
            packed = best[0] | best[1] << FILL_BITS | best[2] << 2 * FILL_BITS
            estate.promise = packed | near << 3 * FILL_BITS
        return estate.promise


def filled(promise: i64, kind: i64) -> i64:
    """Of a promise, the tiles in the fullest square of a kind."""
    return (promise >> (FILL_BITS * kind)) & 3


def enclosable(promise: i64) -> i64:
    """Of a promise, the buildings that a few tiles more would enclose."""
    return promise >> (3 * FILL_BITS)
