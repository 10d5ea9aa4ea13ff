"""An estate as a map, for search: what lies around each place where a tile could be laid.

A map is kept with its estate, and clones share both. When an estate has changed, its map catches
up: only what lies beside a new tile is worked out anew.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.estate import (
    CORNER,
    IN_AREA,
    KIND,
    ROW,
    UNKNOWN,
    Estate,
    is_beside,
)

NEIGHBOURS: Final = 8
NOWHERE: Final = -99.0  # what a place is worth that there is not

# To its neighbours a tile that can become part of an area is 1, 4 or 16 by its kind, any other is
# BOUND. So three tiles of a square are a sum, and a table says what they are.
BOUND: Final = 64
SIGN: Final[list[i64]] = [1, 4, 16, BOUND]
SUMS: Final = 256
# A neighbourhood is the signs of the eight neighbours, clockwise from the north.
BITS: Final = 7
SEEN: Final = 127
NORTH_TO_EAST: Final = 0
EAST_TO_SOUTH: Final = 14
SOUTH_TO_WEST: Final = 28
WEST: Final = 42
# Where a neighbour stands there: three in the row above, then those beside, then the row below
SIDES: Final[list[i64]] = [49, 0, 7, 42, -1, 14, 35, 28, 21]

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


@final
@mypyc_attr(acyclic=True)
class Spot:
    """A cell where a tile can be laid. Maps share it as long as nothing beside it changes."""

    __slots__ = ("around", "cell", "chapels", "courts", "hood", "ring")

    def __init__(self, cell: i64, hood: i64, courts: i64, chapels: i64) -> None:
        self.cell: i64 = cell
        self.hood: i64 = hood  # the neighbourhood
        self.around: i64 = surroundings(hood)
        self.courts: i64 = courts  # castles and palaces beside it
        self.chapels: i64 = chapels
        self.ring: float = 0.0  # what a tile is worth to buildings, when the place is looked at

    def seeing(self, side: i64, sign: i64) -> Spot:
        """The same cell with such a tile on one side."""
        hood = self.hood + ((sign - ((self.hood >> side) & SEEN)) << side)
        return Spot(self.cell, hood, self.courts, self.chapels)


@final
@mypyc_attr(acyclic=True)
class Site:
    """A castle, a palace or a free meadow. Maps share it like spots."""

    __slots__ = ("cell", "missing", "palace")

    def __init__(self, cell: i64, palace: bool, missing: i64) -> None:
        self.cell: i64 = cell
        self.palace: bool = palace
        self.missing: i64 = missing  # tiles around it


@final
@mypyc_attr(acyclic=True)
class Ground:
    """The map of an estate."""

    __slots__ = ("areas", "built", "chapels", "courts", "free", "promise", "spots", "tiles")

    def __init__(self) -> None:
        # How far the estate is known
        self.tiles: i64 = 0
        self.areas: i64 = 0
        self.built: i64 = UNKNOWN
        self.spots: list[Spot] = []  # in the order of the frontier
        self.courts: list[Site] = []  # castles and palaces
        self.free: list[Site] = []  # meadows without a building
        self.chapels: list[i64] = []
        self.promise: i64 = UNKNOWN  # all in short, until somebody asks; see `packed`

    def copy(self) -> Ground:
        other = Ground()
        other.tiles = self.tiles
        other.areas = self.areas
        other.built = self.built
        other.spots = self.spots[:]
        other.courts = self.courts[:]
        other.free = self.free[:]
        other.chapels = self.chapels[:]
        return other

    # ----------------------------------------------------------------------- the map

    def fits(self, estate: Estate) -> bool:
        """Is this the map of an estate as it lies now?"""
        return (
            self.tiles == len(estate.cells)
            and self.areas == len(estate.areas)
            and self.built == estate.built
        )

    def catch_up(self, estate: Estate, overlap: bool) -> None:
        """Enter what has happened in the estate since."""
        self.promise = UNKNOWN
        first = self.tiles
        self.tiles = len(estate.cells)
        for tile in range(first, self.tiles):
            self.enter_tile(estate.cells[tile], sign_of(estate.tiles[tile], overlap))
        if not overlap:
            for area in range(self.areas, len(estate.areas)):
                self.bind(estate.cells[estate.areas[area] & CORNER])
        self.areas = len(estate.areas)
        if self.built == estate.built:
            self.enter_meadows(estate, first)
        else:
            self.enter_buildings(estate)
        frontier = estate.frontier
        for k in range(len(self.spots), len(frontier)):
            cell = estate.cell_at(frontier[k])
            hood = neighbourhood(estate, cell, overlap)
            self.spots.append(Spot(cell, hood, self.courts_at(cell), self.chapels_at(cell)))

    def enter_tile(self, cell: i64, sign: i64) -> None:
        """A tile lies there now: whatever is beside it has a neighbour more."""
        self.show(cell, sign)
        spots = self.spots
        for k in range(len(spots)):
            if spots[k].cell == cell:
                spots.pop(k)
                break
        enclose(self.courts, cell)
        enclose(self.free, cell)

    def show(self, cell: i64, sign: i64) -> None:
        """What lies at a cell looks so to all places beside it."""
        spots = self.spots
        for k in range(len(spots)):
            spot = spots[k]
            side = side_of(cell - spot.cell)
            if side >= 0:
                spots[k] = spot.seeing(side, sign)

    def bind(self, corner: i64) -> None:
        """The tiles of an area, of which one is in the north-west, cannot become part of others."""
        self.show(corner, BOUND)
        self.show(corner + 1, BOUND)
        self.show(corner + ROW, BOUND)
        self.show(corner + ROW + 1, BOUND)

    def enter_buildings(self, estate: Estate) -> None:
        """All of them anew, and what stands beside the places for tiles."""
        self.built = estate.built
        self.courts = []
        self.free = []
        self.chapels = []
        self.enter_meadows(estate, 0)
        for k in range(len(self.spots)):
            cell = self.spots[k].cell
            hood = self.spots[k].hood
            self.spots[k] = Spot(cell, hood, self.courts_at(cell), self.chapels_at(cell))

    def enter_meadows(self, estate: Estate, first: i64) -> None:
        """From a tile on, and what stands on them."""
        for tile in range(first, len(estate.tiles)):
            if estate.tiles[tile] & KIND == r.MEADOW:
                building = estate.building_on(tile)
                cell = estate.cells[tile]
                if building < 0:
                    self.free.append(Site(cell, False, missing_at(estate, tile)))
                elif building == r.CASTLE or building == r.PALACE:
                    palace = building == r.PALACE
                    self.courts.append(Site(cell, palace, missing_at(estate, tile)))
                elif building == r.CHAPEL:
                    self.chapels.append(cell)

    # ---------------------------------------------------------------------- buildings

    def site_at(self, cell: i64) -> Site:
        """What stands at a cell that is a free meadow, a castle or a palace."""
        for site in self.free:
            if site.cell == cell:
                return site
        for site in self.courts:
            if site.cell == cell:
                return site
        raise ValueError("there is nothing to build on")

    def chapels_at(self, cell: i64) -> i64:
        """How many chapels stand beside a cell."""
        found: i64 = 0
        for chapel in self.chapels:
            if is_beside(chapel - cell):
                found += 1
        return found

    def courts_at(self, cell: i64) -> i64:
        """How many castles and palaces stand beside a cell."""
        found: i64 = 0
        for court in self.courts:
            if is_beside(court.cell - cell):
                found += 1
        return found

    def court_points(self, court: Site) -> i64:
        """What a castle or palace scores once it is enclosed."""
        chapels = self.chapels_at(court.cell)
        if court.palace:
            return r.PALACE_POINTS + r.PALACE_CHAPEL * chapels
        return r.CASTLE_POINTS + r.CASTLE_CHAPEL * chapels

    # ------------------------------------------------------------------------ in short

    def packed(self) -> i64:
        """All that the guide wants to know of an estate it does not look at closely."""
        if self.promise == UNKNOWN:
            self.promise = self.pack()
        return self.promise

    def pack(self) -> i64:
        points: i64 = 0
        coming: i64 = 0
        palaces: i64 = 0
        for court in self.courts:
            if court.palace:
                palaces += 1
            if court.missing == 0:
                points += self.court_points(court)
            else:
                coming += self.court_points(court) * (NEIGHBOURS - court.missing)
        fills: i64 = 0
        for spot in self.spots:
            for shift in range(0, 2 * r.AREA_KINDS, 2):
                fill = (spot.around >> shift) & FILL
                if fill > (fills >> shift) & FILL:
                    fills += (fill - ((fills >> shift) & FILL)) << shift
        total = fills
        total |= least(palaces, 15) << 6
        total |= least(len(self.chapels), 15) << 10
        total |= least(len(self.free), 15) << 14
        total |= least(points, 255) << 18
        return total | coming << 26


def ground_of(estate: Estate, overlap: bool) -> Ground:
    """The map of an estate as it lies now; may areas share tiles?"""
    ground = estate.ground
    if ground is None:
        ground = Ground()
    elif ground.fits(estate):
        return ground
    elif estate.borrows:
        ground = ground.copy()
    estate.ground = ground
    estate.borrows = False
    ground.catch_up(estate, overlap)
    return ground


def sign_of(what: i64, overlap: bool) -> i64:
    """What a tile is to its neighbours."""
    if what & IN_AREA and not overlap:
        return BOUND
    return SIGN[what & KIND]


def side_of(away: i64) -> i64:
    """Where a neighbour so far away stands in a neighbourhood; -1 if it is none."""
    off = away + ROW + 1  # from the north-west
    if off < 0 or off > 2 * ROW + 2 or off % ROW > 2:
        return -1
    return SIDES[off // ROW * 3 + off % ROW]


def neighbourhood(estate: Estate, cell: i64, overlap: bool) -> i64:
    """The signs of all tiles around a cell."""
    hood: i64 = 0
    cells = estate.cells
    for tile in range(len(cells)):
        side = side_of(cells[tile] - cell)
        if side >= 0:
            hood += sign_of(estate.tiles[tile], overlap) << side
    return hood


def surroundings(hood: i64) -> i64:
    """Of an empty cell: by kind the tiles in the fullest square, whether there is a square without
    any, and the number of neighbours."""
    found: i64 = 0
    for side in range(0, NEIGHBOURS * BITS, BITS):
        if (hood >> side) & SEEN:
            found += 1
    found <<= BESIDE
    found = fuller(found, sum_of_three(hood >> NORTH_TO_EAST))
    found = fuller(found, sum_of_three(hood >> EAST_TO_SOUTH))
    found = fuller(found, sum_of_three(hood >> SOUTH_TO_WEST))
    return fuller(found, sum_of_three(hood >> WEST) + (hood & SEEN))


def sum_of_three(hood: i64) -> i64:
    """Of the first three neighbours."""
    return (hood & SEEN) + ((hood >> BITS) & SEEN) + ((hood >> 2 * BITS) & SEEN)


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


def missing_at(estate: Estate, tile: i64) -> i64:
    """How many tiles are missing around one."""
    return NEIGHBOURS - estate.around(tile, -1)


def enclose(sites: list[Site], cell: i64) -> None:
    """A tile is laid at a cell: none is missing there any more."""
    for k in range(len(sites)):
        site = sites[k]
        if is_beside(site.cell - cell):
            sites[k] = Site(site.cell, site.palace, site.missing - 1)


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


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
