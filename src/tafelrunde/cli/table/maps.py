"""Maps of grids: what lies where, in words, in letters and for ears."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from tafelrunde.cli.table.pieces import LIST, Frame, Map, Maps, Row, Spot
from tafelrunde.engine.view import Cell, Face, Grid
from tafelrunde.texts.layout import Layout
from tafelrunde.texts.words import Words

FREE = "·"  # where something may be put
PIECE = "!"  # of a player, where a game has no sign for it
ALPHABET = "abcdefghijklmnopqrstuvwxyz"


class Atlas:
    """Draws grids in the words for one seat; `numbers` are those of the moves made in them."""

    def __init__(self, words: Words, layout: Layout, numbers: Mapping[str, int]) -> None:
        self._words = words
        self._layout = layout
        self._numbers = numbers

    def is_marked(self, grid: Grid) -> bool:
        """Is something to be chosen in this grid?"""
        return any(self._number(cell) for cell in grid.cells)

    def large(self, title: str, grid: Grid) -> Maps:
        return Maps([self._map(title, grid, self._letters([grid]), True)])

    def small(self, titled: Sequence[tuple[str, Grid]]) -> Maps:
        """All in the same letters."""
        grids = [grid for _, grid in titled]
        letters = self._letters(grids)
        maps = [self._map(title, grid, letters, False) for title, grid in titled]
        return Maps(maps, LIST.join([*letters.legend(), *self._framed(grids)]))

    def rows(self, grid: Grid) -> list[Row]:
        """What spans several cells, by its sort and place."""
        found: dict[str, list[str]] = {}
        for cell in grid.cells:
            for face in filter(self._spans, cell.faces):
                said = f"{self._words.kind(face.kind)} {cell.x},{cell.y}"
                pieces = [self._piece(one) for one in cell.faces if one.seat >= 0]
                said += f" ({LIST.join(pieces)})" if pieces else ""
                found.setdefault(self._words.kinds[face.kind].sort, []).append(said)
        return [Row(self._words.sort(sort), said, LIST) for sort, said in found.items()]

    # --------------------------------------------------------------------- parts

    def _size(self, face: Face) -> int:
        kind = self._words.kinds.get(face.kind)
        return self._layout.spans.get(kind.sort, 1) if kind else 1

    def _spans(self, face: Face) -> bool:
        return self._size(face) > 1

    def _lying(self, cell: Cell) -> list[Face]:
        """What lies in the cell itself."""
        return [face for face in cell.faces if not self._spans(face) and face.seat < 0]

    def _piece(self, face: Face) -> str:
        kind, player = self._words.kind(face.kind), self._words.player(face.seat)
        return self._words.text("terminal-owned", place=kind, player=player)

    def _letters(self, grids: Sequence[Grid]) -> Letters:
        return Letters([self._lying(cell) for grid in grids for cell in grid.cells], self._words)

    def _number(self, cell: Cell) -> int:
        ids = [cell.id, *(face.id for face in cell.faces)]
        return next((self._numbers[one] for one in ids if one in self._numbers), 0)

    def _map(self, title: str, grid: Grid, letters: Letters, large: bool) -> Map:
        spots = {(cell.x, cell.y): self._spot(cell, letters) for cell in grid.cells}
        return Map(title, spots, self._frames(grid), self._spoken(grid), large)

    def _spot(self, cell: Cell, letters: Letters) -> Spot:
        lying, number = self._lying(cell), self._number(cell)
        if not lying:
            return Spot("" if number else FREE, "" if number else FREE, number)
        # The first word is enough; what stands on something else stands out.
        word = self._words.kind(lying[-1].kind).split()[0]
        word = word.upper() if len(lying) > 1 else word
        sign = "" if any(map(self._spans, cell.faces)) else self._sign(cell)
        return Spot(word + sign, letters.top_of(lying) + sign, number)

    def _frames(self, grid: Grid) -> list[Frame]:
        return [
            Frame(cell.x, cell.y, self._size(face), self._sign(cell))
            for cell in grid.cells
            for face in filter(self._spans, cell.faces)
        ]

    def _sign(self, cell: Cell) -> str:
        return "".join(self._sign_of(face.kind) for face in cell.faces if face.seat >= 0)

    def _sign_of(self, piece: str) -> str:
        return self._layout.signs.get(piece, PIECE)

    def _framed(self, grids: Sequence[Grid]) -> list[str]:
        """What frames and the signs in them mean."""
        faces = [face for grid in grids for cell in grid.cells for face in cell.faces]
        sorts = {self._words.kinds[face.kind].sort for face in faces if self._spans(face)}
        pieces = {face.kind for face in faces if face.seat >= 0}
        return [
            *(f"[ ] {self._words.sort(sort)}" for sort in sorted(sorts)),
            *(f"{self._sign_of(kind)} {self._words.kind(kind)}" for kind in sorted(pieces)),
        ]

    def _spoken(self, grid: Grid) -> list[str]:
        rows: dict[int, list[Cell]] = {}
        for cell in grid.cells:
            rows.setdefault(cell.y, []).append(cell)
        said = [
            self._words.text("terminal-map-row", number=y, cells=self._cells(rows[y]))
            for y in sorted(rows)
        ]
        return [f"{self._words.whose(grid.id)}:", *said]

    def _cells(self, row: Sequence[Cell]) -> str:
        free = self._words.text("terminal-map-free")
        said = []
        for cell in sorted(row, key=lambda cell: cell.x):
            names = [self._words.kind(face.kind) for face in self._lying(cell)]
            said.append(f"{cell.x} {self._words.listed(names) if names else free}")
        return LIST.join(said)


class Letters:
    """A letter for every kind that may lie in some cells: the first of its name not yet taken.

    What lies at the bottom has a small letter, what stands on it a capital.
    """

    def __init__(self, cells: Sequence[Sequence[Face]], words: Words) -> None:
        self._words = words
        self._seen = {cell[-1].kind for cell in cells if cell}
        self._ground = self._lettered((face for cell in cells for face in cell[:1]), str.lower)
        self._upon = self._lettered((face for cell in cells for face in cell[1:]), str.upper)

    def _lettered(self, faces: Iterable[Face], case: Callable[[str], str]) -> dict[str, str]:
        """For all kinds of these sorts, so that letters stay when more kinds come into play."""
        kinds = self._words.kinds
        seen = dict.fromkeys(face.kind for face in faces)
        sorts = {kinds[kind].sort for kind in seen if kind in kinds}
        alike = [kind for kind in kinds if kinds[kind].sort in sorts]
        letters: dict[str, str] = {}
        for kind in dict.fromkeys([*alike, *seen]):
            name = [one for one in self._words.kind(kind).lower() if one in ALPHABET]
            taken = set(letters.values())
            letters[kind] = next(case(x) for x in [*name, *ALPHABET] if case(x) not in taken)
        return letters

    def top_of(self, lying: Sequence[Face]) -> str:
        letters = self._ground if len(lying) == 1 else self._upon
        return letters[lying[-1].kind]

    def legend(self) -> list[str]:
        """a Acker, B Burg"""
        lettered = {**self._ground, **self._upon}
        return [f"{lettered[k]} {self._words.kind(k)}" for k in lettered if k in self._seen]
