"""Tables at the terminal that tell everything, however little room there is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

GAP = 2  # between columns
INDENT = 2
ROOM = 20  # of a column of text, if it has so much to say: narrower ones are hard to read
INTERVAL = re.compile(r" (?=[±(])")
SPACES = re.compile(r"[^\S\u00a0\u202f]+")  # a no-break space is none of them


@dataclass(frozen=True, slots=True)
class Column:
    """What stands above it, and on which side."""

    heading: str = ""
    justify: Literal["left", "right"] = "left"
    wraps: bool = False  # is it text that may take several lines?


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rows of cells; the first cell names its row, and is never cut or broken."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[str]]
    gap: int = GAP

    def show(self, console: Console) -> None:
        """As a table, or else with intervals below their figures, or else row by row."""
        for shape in (self, self._folded()):
            if widths := shape._widths(console.width):
                console.print(shape._table(widths))
                return
        self._tell(console)

    def _folded(self) -> Sheet:
        """Names and texts stay as they are."""
        folds = [k > 0 and not column.wraps for k, column in enumerate(self.columns)]
        headings = _folded((column.heading for column in self.columns), folds)
        columns = [
            replace(column, heading=heading)
            for column, heading in zip(self.columns, headings, strict=True)
        ]
        return replace(self, columns=columns, rows=[_folded(row, folds) for row in self.rows])

    def _widths(self, room: int) -> list[int]:
        """Of all columns, or nothing if they have no room; what is left goes to the narrowest."""
        most = [self._most(k) for k in range(len(self.columns))]
        widths = [self._least(k) for k in range(len(self.columns))]
        left = room - sum(widths) - self.gap * (len(widths) - 1)
        if left < 0:
            return []
        while left and (narrow := [k for k, width in enumerate(widths) if width < most[k]]):
            widths[min(narrow, key=widths.__getitem__)] += 1
            left -= 1
        return widths

    def _most(self, k: int) -> int:
        return _widest([*self.columns[k].heading.split("\n"), *self._lines(k)])

    def _least(self, k: int) -> int:
        """Headings and texts are wrapped, but no word is broken."""
        column, lines = self.columns[k], self._lines(k)
        words = SPACES.split(column.heading)
        if not column.wraps:
            return _widest([*words, *lines])
        words += [word for line in lines for word in SPACES.split(line)]
        return max(_widest(words), min(ROOM, _widest(lines)))

    def _lines(self, k: int) -> list[str]:
        return [line for row in self.rows for line in row[k].split("\n")]

    def _table(self, widths: Sequence[int]) -> Table:
        headed = any(column.heading for column in self.columns)
        table = Table(
            box=box.SIMPLE_HEAD if headed else None,
            show_header=headed,
            show_edge=False,
            pad_edge=False,
            collapse_padding=True,
            padding=(0, self.gap - headed),  # below headings, a column of the box is between
        )
        for column, width in zip(self.columns, widths, strict=True):
            table.add_column(column.heading, justify=column.justify, width=width)
        for row in self.rows:
            table.add_row(*row)
        return table

    def _tell(self, console: Console) -> None:
        """Every row as a block of lines."""
        headings = [column.heading for column in self.columns]
        for name, *cells in self.rows:
            console.print(f"{headings[0]} {name}".strip(), style="bold", soft_wrap=True)
            for heading, cell in zip(headings[1:], cells, strict=True):
                told = f"{heading}: {cell}" if heading else cell
                console.print(Padding(told, (0, 0, 0, INDENT), expand=False))


def _folded(cells: Iterable[str], folds: Sequence[bool]) -> list[str]:
    """Intervals stand below."""
    return [
        INTERVAL.sub("\n", cell) if fold else cell for cell, fold in zip(cells, folds, strict=True)
    ]


def _widest(lines: Sequence[str]) -> int:
    return max(map(cell_len, lines), default=0)
