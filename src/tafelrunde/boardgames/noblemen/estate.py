"""An estate: the tiles of one player, the buildings on them, and the areas they form.

Tiles are numbered in the order in which they were laid; the meadow of the first castle is tile 0
and lies at 0,0. A place where a tile may be laid is named by the lowest-numbered tile it touches
and the direction from there, so that there are never more places than four for each tile. They
are kept in the *frontier*, in order: a new tile has the highest number, so whatever it opens is
added at the end.

Clones share an estate until one of them changes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.rules import AREA_KINDS, CASTLE, CHAPEL, MEADOW, PALACE
from tafelrunde.engine.bits import BIT

if TYPE_CHECKING:
    from tafelrunde.boardgames.noblemen.search.ground import Ground

# A cell is one number: column + 1024 rows, far enough from 0 that nothing wraps around.
ROW: Final = 1024
ORIGIN: Final = 256 * 1024 + 256

# A spot of an estate or of an area in it, for the journal: a cell, the seat, and which of the two.
SPOTS: Final = 16
AREA_SPOT: Final = 8

# Directions: north, east, south, west
DIRECTIONS: Final = 4
STRIDES: Final[list[i64]] = [-ROW, 1, ROW, -1]
# Cells at most so far away are looked at to tell which sides of a cell are taken.
REACH: Final = 2
REACHED: Final = 2 * REACH + 1


def near_sides(dx: int, dy: int) -> int:
    """The sides of a cell, as bits, at which or beside which a tile lies that is so far away."""
    found = 0
    for side, (x, y) in enumerate([(0, -1), (1, 0), (0, 1), (-1, 0)]):
        if abs(dx - x) + abs(dy - y) <= 1:
            found |= 1 << side
    return found


NEAR_SIDES: Final[list[i64]] = [
    near_sides(dx, dy) for dy in range(-REACH, REACH + 1) for dx in range(-REACH, REACH + 1)
]
# The corners of a tile
CORNERS: Final = 4
CORNER_NAMES: Final = ("northwest", "northeast", "southwest", "southeast")

# For each of them its neighbours there, as bits from the north-west on, row by row
AT_CORNER: Final[list[i64]] = [0b001011, 0b100110, 0b011001000, 0b110100000]

# What a tile is: its kind, the building on it plus 1, and whether it belongs to an area
KIND: Final = 3
BUILT_SHIFT: Final = 2
BUILT: Final = 7
IN_AREA: Final = 32

# What an area is: the tile in its north-west, its kind, and the seat of a knight on it plus 1
CORNER: Final = 255
AREA_SHIFT: Final = 8
KNIGHT_SHIFT: Final = 10

# Knights of one seat on areas of one kind are counted in so many bits; nobody has more than two.
RAIDER_BITS: Final = 4
RAIDERS: Final = 15

# What can be built where, as bits of `sites`
UNKNOWN: Final = -1
FREE_MEADOW: Final = 1
CASTLE_SITE: Final = 2
CHAPEL_SITE: Final = 4
OWN_CASTLE: Final = 8


@final
@mypyc_attr(acyclic=True)
class Estate:
    """What tiles, cells and areas say; all else follows from them and is not stored."""

    __slots__ = (
        *("areas", "borrows", "built", "cells", "formed", "free", "frontier", "ground", "laid"),
        *("palaces", "raiders", "shared", "sites", "tiles"),
    )

    def __init__(
        self, cells: list[i64], tiles: list[i64], areas: list[i64], frontier: list[i64]
    ) -> None:
        self.cells: list[i64] = cells  # where each tile lies
        self.tiles: list[i64] = tiles  # what each tile is
        self.areas: list[i64] = areas  # in the order in which they were formed
        self.frontier: list[i64] = frontier  # tile * 4 + direction, ascending
        self.laid: i64 = 0  # tiles by kind
        self.formed: i64 = 0  # areas by kind
        self.free: i64 = 0  # those without a knight
        self.raiders: i64 = 0  # knights on areas, by seat and kind: see `raiders_of`
        self.palaces: i64 = 0
        self.built: i64 = 0  # how often anything was built
        self.sites: i64 = UNKNOWN  # what can be built here, until somebody asks
        self.ground: Ground | None = None  # the map that the guide has made last
        self.borrows: bool = False  # is it the map of the estate this one was copied from?
        self.shared: bool = False  # by several states: copy before changing

    def copy(self) -> Estate:
        other = Estate(self.cells[:], self.tiles[:], self.areas[:], self.frontier[:])
        other.laid = self.laid
        other.formed = self.formed
        other.free = self.free
        other.raiders = self.raiders
        other.palaces = self.palaces
        other.built = self.built
        other.sites = self.sites
        other.ground = self.ground
        other.borrows = True
        return other

    # ------------------------------------------------------------------ laying

    def cell_at(self, place: i64) -> i64:
        """The cell that a place of the frontier stands for."""
        return self.cells[place >> 2] + STRIDES[place & 3]

    def lay(self, place: i64, kind: i64) -> i64:
        """Lay a tile at a place of the frontier; its number."""
        cell = self.cell_at(place)
        self.frontier.remove(place)
        return self.put(cell, kind)

    def put(self, cell: i64, kind: i64) -> i64:
        """Lay a tile at a cell that is no longer in the frontier."""
        tile = len(self.cells)
        beside = self.sides_taken(cell)
        for direction in range(DIRECTIONS):
            if not (beside >> direction) & 1:
                self.frontier.append((tile << 2) + direction)
        self.cells.append(cell)
        self.tiles.append(kind)
        self.laid += t.one(kind)
        self.sites = UNKNOWN
        return tile

    def sides_taken(self, cell: i64) -> i64:
        """The sides of a cell where a tile lies or could be laid already, as bits."""
        taken: i64 = 0
        for other in self.cells:
            away = other - cell + REACH * (ROW + 1)
            if 0 <= away < REACHED * ROW and away % ROW < REACHED:
                taken |= NEAR_SIDES[away // ROW * REACHED + away % ROW]
        return taken

    def tile_at(self, cell: i64) -> i64:
        """The tile that lies there, -1 if none does."""
        for tile, other in enumerate(self.cells):
            if other == cell:
                return tile
        return -1

    # ------------------------------------------------------------------- areas

    def square(self, cell: i64) -> list[i64]:
        """The tiles of the square whose north-west is this cell; empty if one is missing."""
        found: list[i64] = [-1, -1, -1, -1]
        missing = 4
        for tile, other in enumerate(self.cells):
            away = other - cell
            if away == 0 or away == 1:
                found[away] = tile
                missing -= 1
            elif away == ROW or away == ROW + 1:
                found[away - ROW + 2] = tile
                missing -= 1
        return found if missing == 0 else []

    def squares(self, tile: i64, may_overlap: bool) -> i64:
        """The corners at which a tile completes a new area, as bits."""
        what = self.tiles[tile] & (KIND if may_overlap else KIND | IN_AREA)
        found: i64 = 0
        if what >= MEADOW or t.count(self.laid, what) < 4:
            return found
        alike = self.alike_around(tile, what, may_overlap)
        for corner in range(CORNERS):
            if alike & AT_CORNER[corner] == AT_CORNER[corner]:
                found |= 1 << corner
        return found

    def alike_around(self, tile: i64, what: i64, may_overlap: bool) -> i64:
        """Which of the neighbours of a tile are alike, as bits from the north-west on."""
        cell = self.cells[tile] - ROW - 1
        looked_at = KIND if may_overlap else KIND | IN_AREA
        found: i64 = 0
        for other in range(len(self.cells)):
            away = self.cells[other] - cell
            if 0 <= away <= 2 * ROW + 2 and away % ROW < 3:
                if self.tiles[other] & looked_at == what:
                    found |= 1 << (away // ROW * 3 + away % ROW)
        return found

    def north_west(self, tile: i64, corner: i64) -> i64:
        """The north-western cell of the square at a corner of a tile."""
        cell = self.cells[tile]
        if corner < 2:
            cell -= ROW
        if corner & 1 == 0:
            cell -= 1
        return cell

    def is_area(self, square: list[i64], kind: i64, may_overlap: bool) -> bool:
        if len(square) == 0:
            return False
        for tile in square:
            what = self.tiles[tile]
            if what & KIND != kind:
                return False
            if what & IN_AREA and not may_overlap:
                return False
        return True

    def form(self, tile: i64, corner: i64) -> i64:
        """The square at a corner of the tile becomes an area; its number."""
        square = self.square(self.north_west(tile, corner))
        kind = self.tiles[tile] & KIND
        for one in square:
            self.tiles[one] |= IN_AREA
        self.areas.append(square[0] | (kind << AREA_SHIFT))
        self.formed += t.one(kind)
        self.free += t.one(kind)
        return len(self.areas) - 1

    def area_kind(self, area: i64) -> i64:
        return (self.areas[area] >> AREA_SHIFT) & 3

    def knight_on(self, area: i64) -> i64:
        """The seat whose knight stands on the area, -1 if none does."""
        return (self.areas[area] >> KNIGHT_SHIFT) - 1

    def corner_of(self, area: i64) -> str:
        """Where the north-western tile of an area lies, by which it is named."""
        return where(self.corner_cell(area))

    def corner_cell(self, area: i64) -> i64:
        return self.cells[self.areas[area] & CORNER]

    def set_knight(self, area: i64, seat: i64) -> None:
        """A knight of the seat comes here; -1: it leaves."""
        self.count_knight(self.knight_on(area), self.area_kind(area), -1)
        self.count_knight(seat, self.area_kind(area), 1)
        below = (1 << KNIGHT_SHIFT) - 1
        self.areas[area] = (self.areas[area] & below) | ((seat + 1) << KNIGHT_SHIFT)

    def count_knight(self, seat: i64, kind: i64, by: i64) -> None:
        """One knight of a seat more or fewer on areas of a kind; of nobody: one free area."""
        if seat < 0:
            self.free += by * t.one(kind)
        else:
            self.raiders += by * BIT[raider_shift(seat, kind)]

    def free_areas(self, kind: i64) -> i64:
        """How many areas of a kind have no knight on them."""
        return t.count(self.free, kind)

    def knights(self, seat: i64, kind: i64) -> i64:
        """How many areas of a kind have a knight of this seat on them; -1: none at all."""
        found: i64 = 0
        for area in self.areas:
            if (area >> AREA_SHIFT) & 3 == kind and (area >> KNIGHT_SHIFT) - 1 == seat:
                found += 1
        return found

    # --------------------------------------------------------------- buildings

    def building_on(self, tile: i64) -> i64:
        """The building on a tile, -1 if there is none."""
        return ((self.tiles[tile] >> BUILT_SHIFT) & BUILT) - 1

    def set_building(self, tile: i64, building: i64) -> None:
        what = self.tiles[tile]
        what -= what & (BUILT << BUILT_SHIFT)
        self.tiles[tile] = what | ((building + 1) << BUILT_SHIFT)
        self.sites = UNKNOWN
        self.built += 1
        if building == PALACE:
            self.palaces += 1

    def is_free_meadow(self, tile: i64) -> bool:
        return self.tiles[tile] & (KIND | (BUILT << BUILT_SHIFT)) == MEADOW

    def around(self, tile: i64, building: i64) -> i64:
        """How many of the eight neighbours of a tile bear a building; -1: how many there are."""
        cell = self.cells[tile]
        found: i64 = 0
        for other in range(len(self.cells)):
            away = self.cells[other] - cell
            if is_beside(away) and (building < 0 or self.building_on(other) == building):
                found += 1
        return found

    def castle_fits(self, tile: i64) -> bool:
        """May a castle be built here: no castle and no palace beside it?"""
        if not self.is_free_meadow(tile):
            return False
        return self.around(tile, CASTLE) == 0 and self.around(tile, PALACE) == 0

    def chapel_fits(self, tile: i64) -> bool:
        return self.is_free_meadow(tile) and self.around(tile, CHAPEL) == 0

    def what_fits(self) -> i64:
        """What could be built somewhere, as bits."""
        if self.sites == UNKNOWN:
            self.sites = self.survey()
        return self.sites

    def survey(self) -> i64:
        found: i64 = 0
        for tile in range(len(self.tiles)):
            if self.is_free_meadow(tile):
                found |= FREE_MEADOW
                if not found & CASTLE_SITE and self.castle_fits(tile):
                    found |= CASTLE_SITE
                if not found & CHAPEL_SITE and self.chapel_fits(tile):
                    found |= CHAPEL_SITE
            elif self.building_on(tile) == CASTLE:
                found |= OWN_CASTLE
        return found

    def count_buildings(self, building: i64) -> i64:
        return len([k for k in range(len(self.tiles)) if self.building_on(k) == building])


def raider_shift(seat: i64, kind: i64) -> i64:
    """Where the knights of a seat on areas of a kind are counted."""
    return RAIDER_BITS * (seat * AREA_KINDS + kind)


def raiders_of(raiders: i64, seat: i64, kind: i64) -> i64:
    """The knights of a seat on areas of a kind."""
    return (raiders >> raider_shift(seat, kind)) & RAIDERS


def is_beside(away: i64) -> bool:
    """Is a cell so far away one of the eight neighbours?"""
    return away == 1 or away == -1 or (ROW - 1 <= away <= ROW + 1) or (-ROW - 1 <= away <= -ROW + 1)


def column(cell: i64) -> i64:
    """How far to the east of the first castle."""
    return cell % ROW - ORIGIN % ROW


def row(cell: i64) -> i64:
    """How far to the south of the first castle."""
    return cell // ROW - ORIGIN // ROW


def cell_of(x: i64, y: i64) -> i64:
    return ORIGIN + y * ROW + x


def where(cell: i64) -> str:
    """The coordinates of a cell, as notation and views write them."""
    return f"{column(cell)},{row(cell)}"


def spot_of(owner: i64, cell: i64) -> i64:
    """A cell of an estate as a number for the journal."""
    return cell * SPOTS + owner


def spot_of_area(owner: i64, cell: i64) -> i64:
    """The same for the area that is named by the cell."""
    return cell * SPOTS + AREA_SPOT + owner


def spot_name(spot: i64) -> str:
    """The object that a person points at there."""
    part = "area" if spot & AREA_SPOT else "estate"
    return f"seat/{spot & (AREA_SPOT - 1)}/{part}/{where(spot // SPOTS)}"


def new_estate() -> Estate:
    """A meadow with a castle on it."""
    estate = Estate([], [], [], [])
    estate.put(ORIGIN, MEADOW)
    estate.set_building(0, CASTLE)
    return estate
