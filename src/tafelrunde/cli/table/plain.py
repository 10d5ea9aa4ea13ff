"""Pieces for ears, and for whoever likes it plain: one fact a line, no boxes, no columns."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.text import Text

from tafelrunde.cli.table.pieces import (
    FACTS,
    LIST,
    Choices,
    Gap,
    Heading,
    Line,
    Maps,
    Piece,
    Prose,
    Row,
    Rows,
    Sheet,
    Strip,
    Title,
)

MARKS = re.compile(r"\*+|`")


def plain_lines(piece: Piece) -> list[str]:
    """The lines of a piece, each to be wrapped where it is printed."""
    if isinstance(piece, Title):
        return ["", piece.text.replace(" · ", ", ") + "."]
    if isinstance(piece, Heading):
        return ["", piece.text + ":"]
    if isinstance(piece, Gap):
        return [""]
    if isinstance(piece, Line):
        return ["", piece.text] if piece.style == "bold" else [piece.text]
    if isinstance(piece, Rows):
        return [line for row in piece.rows for line in _row(row)]
    if isinstance(piece, Choices):
        return list(_choices(piece))
    if isinstance(piece, Sheet):
        return list(_sheet(piece))
    if isinstance(piece, Maps):
        return [line for one in piece.maps for line in ("", *one.spoken)]
    return plain_prose(piece)


def _row(row: Row) -> list[str]:
    values = [str(value) for value in row.values]
    if row.joint == LIST or (len(values) == 1 and row.joint == FACTS and not row.head):
        return [f"{row.label}: {LIST.join(values)}"]
    return [*([f"{row.label}:"] if row.label else []), *values]


def _choices(choices: Choices) -> Iterator[str]:
    for item in (item for group in choices.groups for item in group.items):
        if isinstance(item, Strip):
            briefs = "; ".join(f"{number}: {brief}" for number, brief in item.items)
            about = f". {item.about}" if item.about else ""
            yield f"{item.label}: {briefs}{about}" if briefs else item.label
        else:
            note = item.note.plain.replace(" · ", ", ")
            about = f". {item.about}" if item.about else ""
            yield f"{item.number}: {item.label}{', ' if note else ''}{note}{about}"


def _sheet(sheet: Sheet) -> Iterator[str]:
    """Each row by its name, each cell with the name of its column."""
    for row in sheet.rows:
        name, *cells = [cell.plain if isinstance(cell, Text) else cell for cell in row]
        said = [f"{column} {cell}" for column, cell in zip(sheet.columns[1:], cells) if cell]
        yield f"{name}: {', '.join(said)}" if said else name


# -------------------------------------------------------------------------- prose
def plain_prose(prose: Prose) -> list[str]:
    """Markdown without its marks; the rows of a table become sentences."""
    lines: list[str] = []
    columns: list[str] = []
    for line in prose.text.splitlines():
        if not line.startswith("|"):
            columns = []
            lines.append(MARKS.sub("", line.lstrip("# ")))
            continue
        cells = [MARKS.sub("", cell.strip()) for cell in line.strip("|").split("|")]
        if not columns:
            columns = cells
        elif not _is_ruler(cells):
            lines.append(_table_row(columns, cells))
    return lines


def _is_ruler(cells: Sequence[str]) -> bool:
    return all(set(cell) <= set("-: ") for cell in cells)


def _table_row(columns: Sequence[str], cells: Sequence[str]) -> str:
    said = [f"{name} {cell}".strip() for name, cell in zip(columns, cells) if cell]
    return ", ".join(said) + "."
