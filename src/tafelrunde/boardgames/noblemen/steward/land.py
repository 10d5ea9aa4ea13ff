"""An estate as the steward imagines it: what lies where, and what could lie there one day."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple, TypeVar

from tafelrunde.boardgames.noblemen import estate as e
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.estate import Estate

SIDES = (-e.ROW, 1, e.ROW, -1)
AROUND = (-e.ROW - 1, -e.ROW, -e.ROW + 1, -1, 1, e.ROW - 1, e.ROW, e.ROW + 1)
# Cells whose squares, or courts that are beside them, may be others once a tile is laid
REACH = tuple(row * e.ROW + column for row in range(-2, 3) for column in range(-2, 3))
# The squares that a cell belongs to: their north-western cell, and the three other cells of each
SQUARES = (
    (0, (1, e.ROW, e.ROW + 1)),
    (-1, (-1, e.ROW - 1, e.ROW)),
    (-e.ROW, (-e.ROW, -e.ROW + 1, 1)),
    (-e.ROW - 1, (-e.ROW - 1, -e.ROW, -1)),
)
ANY_KIND = -1
COURTLY = (r.CASTLE, r.PALACE)
T = TypeVar("T")


class Square(NamedTuple):
    """Four cells around an empty one that can still become an area."""

    corner: int  # its north-west
    kind: int  # of the tiles that lie there, ANY_KIND if none does
    number: int  # of these tiles
    best: int  # tiles in the fullest square that one of them belongs to


class Town:
    """The buildings of an estate: tiles that are laid do not change them."""

    def __init__(self, built: dict[int, int]) -> None:
        self.built = built  # by cell
        self.courts = [cell for cell, building in built.items() if building in COURTLY]
        self._near: dict[int, list[int]] = {}  # by cell the buildings beside it
        for cell in sorted(built):
            for away in AROUND:
                self._near.setdefault(cell - away, []).append(cell)

    def beside(self, cell: int, buildings: tuple[int, ...]) -> list[int]:
        return [near for near in self._near.get(cell, ()) if self.built[near] in buildings]


class Land:
    """Cells are numbered as in the rules. Lands are never changed: a tile more is a new one."""

    def __init__(
        self,
        kinds: dict[int, int],
        town: Town,
        taken: frozenset[int],
        edge: dict[int, None],
    ) -> None:
        self.kinds = kinds  # of the tiles, by cell
        self.town = town
        self.taken = taken  # cells that no further area may use
        self.edge = edge  # empty cells where a tile may be laid, as a set that keeps its order
        # By cell what somebody has asked for and no tile has changed since
        self._squares: dict[int, list[Square]] = {}
        self._fullest: dict[int, int] = {}  # tiles in the fullest square of a tile
        self.promises: dict[int, float] = {}  # what could be built on a meadow there: see sites

    @classmethod
    def of(cls, estate: Estate, may_overlap: bool) -> Land:
        cells = [int(cell) for cell in estate.cells]
        kinds = {cell: int(tile & e.KIND) for cell, tile in zip(cells, estate.tiles, strict=True)}
        found = [int(estate.building_on(tile)) for tile in range(len(cells))]
        built = {cell: one for cell, one in zip(cells, found, strict=True) if one >= 0}
        in_area = (tile & e.IN_AREA and not may_overlap for tile in estate.tiles)
        taken = frozenset(cell for cell, bound in zip(cells, in_area, strict=True) if bound)
        edge = {int(estate.cell_at(place)): None for place in estate.frontier}
        return cls(kinds, Town(built), taken, edge)

    def with_tile(self, cell: int, kind: int, area: Sequence[int] = ()) -> Land:
        """The land with a tile more; `area` are the cells that became one by it."""
        edge = self.edge.copy()
        del edge[cell]
        for side in SIDES:
            if cell + side not in self.kinds:
                edge.setdefault(cell + side)
        taken = self.taken.union(area) if area else self.taken
        land = Land({**self.kinds, cell: kind}, self.town, taken, edge)
        near = [changed + away for changed in area or (cell,) for away in REACH]
        land._squares = _without(self._squares, near)
        land._fullest = _without(self._fullest, near)
        land.promises = _without(self.promises, near)
        return land

    # ------------------------------------------------------------------------ looking

    def missing(self, cell: int) -> int:
        """How many of the eight neighbours are still empty."""
        return sum(cell + away not in self.kinds for away in AROUND)

    def beside(self, cell: int, *buildings: int) -> list[int]:
        """The neighbours that bear such a building."""
        return self.town.beside(cell, buildings)

    @property
    def built(self) -> dict[int, int]:
        """The buildings, by cell."""
        return self.town.built

    @property
    def courts(self) -> list[int]:
        """Where castles and palaces stand."""
        return self.town.courts

    @cached_property
    def meadows(self) -> list[int]:
        """Where something can be built."""
        return [c for c, kind in self.kinds.items() if kind == r.MEADOW and c not in self.built]

    def castle_fits(self, cell: int) -> bool:
        return not self.beside(cell, *COURTLY)

    def chapel_fits(self, cell: int) -> bool:
        return not self.beside(cell, r.CHAPEL)

    def squares(self, cell: int) -> list[Square]:
        """The squares around an empty cell that can still become areas."""
        found = self._squares.get(cell)
        if found is None:
            each = [self._square(cell, corner, others) for corner, others in SQUARES]
            found = self._squares[cell] = [square for square in each if square is not None]
        return found

    def _square(self, cell: int, corner: int, others: tuple[int, ...]) -> Square | None:
        kind, number, best = ANY_KIND, 0, 0
        for away in others:
            other = self.kinds.get(cell + away, ANY_KIND)
            if other == ANY_KIND:
                continue
            if other == r.MEADOW or cell + away in self.taken or kind not in (ANY_KIND, other):
                return None
            kind = other
            number += 1
            best = max(best, self._fullest_of(cell + away, kind))
        return Square(cell + corner, kind, number, best)

    def _fullest_of(self, cell: int, kind: int) -> int:
        """For a tile that could become part of an area: how many of such a square lie already."""
        found = self._fullest.get(cell)
        if found is None:
            found = max(self._filled(cell, kind, others) for _, others in SQUARES)
            self._fullest[cell] = found
        return found

    def _filled(self, cell: int, kind: int, others: tuple[int, ...]) -> int:
        """How many tiles of a kind lie in a square, 0 if it cannot become an area."""
        number = 1
        for away in others:
            other = self.kinds.get(cell + away, ANY_KIND)
            if other == kind and cell + away not in self.taken:
                number += 1
            elif other != ANY_KIND:
                return 0
        return number


def _without(known: dict[int, T], cells: Sequence[int]) -> dict[int, T]:
    left = known.copy()
    for cell in cells:
        left.pop(cell, None)
    return left


def cells_of(corner: int) -> tuple[int, int, int, int]:
    """The cells of a square."""
    return corner, corner + 1, corner + e.ROW, corner + e.ROW + 1
