"""An estate as the steward imagines it: what lies where, and what could lie there one day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.boardgames.noblemen import estate as e
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.estate import Estate

SIDES = (-e.ROW, 1, e.ROW, -1)
AROUND = (-e.ROW - 1, -e.ROW, -e.ROW + 1, -1, 1, e.ROW - 1, e.ROW, e.ROW + 1)
# The squares that a cell belongs to: their north-western cell, and the three other cells of each
SQUARES = (
    (0, (1, e.ROW, e.ROW + 1)),
    (-1, (-1, e.ROW - 1, e.ROW)),
    (-e.ROW, (-e.ROW, -e.ROW + 1, 1)),
    (-e.ROW - 1, (-e.ROW - 1, -e.ROW, -1)),
)
ANY_KIND = -1
COURTLY = (r.CASTLE, r.PALACE)


class Square(NamedTuple):
    """Four cells around an empty one that can still become an area."""

    corner: int  # its north-west
    kind: int  # of the tiles that lie there, ANY_KIND if none does
    number: int  # of these tiles
    best: int  # tiles in the fullest square that one of them belongs to


class Land:
    """Cells are numbered as in the rules. Lands are never changed: a tile more is a new one."""

    __slots__ = ("_fullest", "built", "edge", "kinds", "taken")

    def __init__(
        self,
        kinds: dict[int, int],
        built: dict[int, int],
        taken: frozenset[int],
        edge: dict[int, None],
    ) -> None:
        self.kinds = kinds  # of the tiles, by cell
        self.built = built  # buildings, by cell
        self.taken = taken  # cells that no further area may use
        self.edge = edge  # empty cells where a tile may be laid, as a set that keeps its order
        self._fullest: dict[int, int] | None = None

    @classmethod
    def of(cls, estate: Estate, may_overlap: bool) -> Land:
        cells = [int(cell) for cell in estate.cells]
        kinds = {cell: int(tile & e.KIND) for cell, tile in zip(cells, estate.tiles, strict=True)}
        found = [int(estate.building_on(tile)) for tile in range(len(cells))]
        built = {cell: one for cell, one in zip(cells, found, strict=True) if one >= 0}
        in_area = (tile & e.IN_AREA and not may_overlap for tile in estate.tiles)
        taken = frozenset(cell for cell, bound in zip(cells, in_area, strict=True) if bound)
        edge = {int(estate.cell_at(place)): None for place in estate.frontier}
        return cls(kinds, built, taken, edge)

    def with_tile(self, cell: int, kind: int, area: Sequence[int] = ()) -> Land:
        """The land with a tile more; `area` are the cells that became one by it."""
        edge = self.edge.copy()
        del edge[cell]
        for side in SIDES:
            if cell + side not in self.kinds:
                edge.setdefault(cell + side)
        taken = self.taken.union(area) if area else self.taken
        return Land({**self.kinds, cell: kind}, self.built, taken, edge)

    # ------------------------------------------------------------------------ looking

    def missing(self, cell: int) -> int:
        """How many of the eight neighbours are still empty."""
        return sum(cell + away not in self.kinds for away in AROUND)

    def beside(self, cell: int, *buildings: int) -> list[int]:
        """The neighbours that bear such a building."""
        return [cell + away for away in AROUND if self.built.get(cell + away) in buildings]

    @property
    def courts(self) -> list[int]:
        """Where castles and palaces stand."""
        return [cell for cell, building in self.built.items() if building in COURTLY]

    @property
    def meadows(self) -> list[int]:
        """Where something can be built."""
        return [c for c, kind in self.kinds.items() if kind == r.MEADOW and c not in self.built]

    def castle_fits(self, cell: int) -> bool:
        return not self.beside(cell, *COURTLY)

    def chapel_fits(self, cell: int) -> bool:
        return not self.beside(cell, r.CHAPEL)

    def squares(self, cell: int) -> list[Square]:
        """The squares around an empty cell that can still become areas."""
        kinds, taken, fullest = self.kinds, self.taken, self.fullest
        found = []
        for corner, others in SQUARES:
            kind, number, best = ANY_KIND, 0, 0
            for away in others:
                other = kinds.get(cell + away, ANY_KIND)
                if other == ANY_KIND:
                    continue
                if other == r.MEADOW or cell + away in taken or kind not in (ANY_KIND, other):
                    break
                kind = other
                number += 1
                best = max(best, fullest[cell + away])
            else:
                found.append(Square(cell + corner, kind, number, best))
        return found

    @property
    def fullest(self) -> dict[int, int]:
        """For tiles that could become part of an area: how many of such a square lie already."""
        if self._fullest is None:
            self._fullest = {
                cell: max(self._filled(cell, kind, others) for _, others in SQUARES)
                for cell, kind in self.kinds.items()
                if kind != r.MEADOW and cell not in self.taken
            }
        return self._fullest

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


def cells_of(corner: int) -> tuple[int, int, int, int]:
    """The cells of a square."""
    return corner, corner + 1, corner + e.ROW, corner + e.ROW + 1
