"""Grids as maps: a letter for each thing, coordinates at the edges, and what the letters mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tafelrunde.cli.table.pieces import Map, Maps
from tafelrunde.cli.table.words import Words
from tafelrunde.engine.view import Cell, Face, Grid

FREE = "+"  # where something may be put
ALPHABET = "abcdefghijklmnopqrstuvwxyz"


class Letters:
    """A letter for every kind that may lie in a grid: the first of its name that is not taken.

    What lies at the bottom of a cell has a capital, what lies on it a small letter. Pieces of a
    player are numbered by seat.
    """

    def __init__(self, grids: Sequence[Grid], words: Words) -> None:
        self._words = words
        faces = [cell.faces for grid in grids for cell in grid.cells if cell.faces]
        self._seen = {face.kind for cell in faces for face in cell}
        self._ground = self._lettered((cell[0] for cell in faces), str.upper)
        upon = (face for cell in faces for face in cell[1:] if face.seat < 0)
        self._upon = self._lettered(upon, str.lower)
        self._pieces = {face.seat: face.kind for cell in faces for face in cell if face.seat >= 0}

    def _lettered(self, faces: Iterable[Face], case: Callable[[str], str]) -> dict[str, str]:
        """For all kinds of these sorts, so that letters stay when more kinds come into play."""
        kinds = self._words.kinds
        sorts = {kinds[face.kind].sort for face in faces}
        letters: dict[str, str] = {}
        for kind in kinds:
            if kinds[kind].sort in sorts:
                name = [one for one in self._words.kind(kind).lower() if one in ALPHABET]
                taken = set(letters.values())
                letters[kind] = next(case(x) for x in [*name, *ALPHABET] if case(x) not in taken)
        return letters

    def cell(self, cell: Cell) -> str:
        if not cell.faces:
            return FREE
        ground, *upon = cell.faces
        return self._ground[ground.kind] + "".join(map(self._on, upon))

    def _on(self, face: Face) -> str:
        return str(face.seat + 1) if face.seat >= 0 else self._upon[face.kind]

    def legend(self) -> str:
        """A Acker, b Burg, 2 Ritter (Ben)"""
        lettered = {**self._ground, **self._upon}
        said = [f"{lettered[k]} {self._words.kind(k)}" for k in lettered if k in self._seen]
        for seat, kind in sorted(self._pieces.items()):
            said.append(f"{seat + 1} {self._words.kind(kind)} ({self._words.player(seat)})")
        return ", ".join(said)


def maps_of(grids: Sequence[tuple[str, Grid]], words: Words) -> Maps:
    """Grids under their titles, all in the same letters."""
    letters = Letters([grid for _, grid in grids], words)
    drawn = [_map(title, grid, letters, words) for title, grid in grids if grid.cells]
    return Maps(drawn, letters.legend())


def _map(title: str, grid: Grid, letters: Letters, words: Words) -> Map:
    left, right = _range(cell.x for cell in grid.cells)
    top, bottom = _range(cell.y for cell in grid.cells)
    drawn = {(cell.x, cell.y): letters.cell(cell) for cell in grid.cells}
    rows = [[drawn.get((x, y), "") for x in range(left, right + 1)] for y in range(top, bottom + 1)]
    spoken = [f"{cell.x},{cell.y}: {_spoken(cell, words)}" for cell in grid.cells]
    return Map(title, left, top, rows, spoken)


def _range(numbers: Iterable[int]) -> tuple[int, int]:
    found = list(numbers)
    return min(found), max(found)


def _spoken(cell: Cell, words: Words) -> str:
    if not cell.faces:
        return words.text("terminal-map-free")
    return ", ".join(
        words.kind(face.kind) + (f" ({words.player(face.seat)})" if face.seat >= 0 else "")
        for face in cell.faces
    )
