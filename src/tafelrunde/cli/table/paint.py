"""Pieces for eyes: columns that line up, quiet colours, a little air."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.table.pieces import (
    STORY,
    Choices,
    Gap,
    Group,
    Heading,
    Item,
    Line,
    Map,
    Maps,
    Piece,
    Prose,
    Row,
    Rows,
    Sheet,
    Title,
)

NUMBER = "bold green"  # what can be typed
QUIET = "dim"
WIDEST_LABEL = 20
MANY = 10  # from so many moves in a group on, two stand side by side
GAP = 2
NARROWEST = 20  # no text is squeezed into less


@dataclass(frozen=True)
class Paper:
    """What is painted on; it may be narrower than the screen."""

    console: Console
    width: int


def paint(piece: Piece, paper: Paper) -> list[RenderableType]:
    """What is to be printed for a piece, from top to bottom."""
    if isinstance(piece, Title):
        return ["", Rule(Text(piece.text, "bold"), align="left", style=QUIET)]
    if isinstance(piece, Heading):
        return ["", Text(piece.text, "bold")]
    if isinstance(piece, Line):
        if piece.style == "bold":
            return ["", Text(piece.text, piece.style)]
        return [*_hanging(Text(" " * GAP), Text(piece.text, piece.style), paper)]
    if isinstance(piece, Rows):
        return [line for row in _rows(piece.rows, paper) for line in row]
    if isinstance(piece, Choices):
        return [*_choices(piece.groups, paper)]
    if isinstance(piece, Sheet):
        return [_sheet(piece)]
    if isinstance(piece, Maps):
        return [*_maps(piece, paper)]
    if isinstance(piece, Gap):
        return [""]
    return [_prose(piece)]


def _hanging(label: Text, body: Text, paper: Paper) -> list[Text]:
    """Lines of a text beside its label; further ones begin below the first."""
    return _beside(label, list(body.wrap(paper.console, _room(label, paper))) or [Text()])


def _listed(label: Text, parts: Sequence[Text], joint: str, paper: Paper) -> list[Text]:
    """The same for a list, which is broken between its parts rather than inside one."""
    lines: list[Text] = []
    room = _room(label, paper)
    for number, part in enumerate(parts, 1):
        whole = part if number == len(parts) else part + Text(joint.rstrip())
        gap = " " if joint.endswith(" ") else ""
        if lines and lines[-1].cell_len + len(gap) + whole.cell_len <= room:
            lines[-1] = lines[-1] + Text(gap) + whole
        else:
            lines += list(whole.wrap(paper.console, room))
    return _beside(label, lines or [Text()])


def _room(label: Text, paper: Paper) -> int:
    return max(paper.width - label.cell_len, NARROWEST)


def _beside(label: Text, lines: Sequence[Text]) -> list[Text]:
    heads = [label, *[Text(" " * label.cell_len)] * (len(lines) - 1)]
    whole = [head + line for head, line in zip(heads, lines, strict=True)]
    for line in whole:
        line.rstrip()
    return whole


def _rows(rows: Sequence[Row], paper: Paper) -> list[list[Text]]:
    # Below a name everything is set in a little.
    inset = " " * GAP if any(row.head for row in rows) else ""
    labels = [row.label if row.head else inset + row.label for row in rows]
    widest = min(max(map(cell_len, labels), default=0), WIDEST_LABEL, paper.width // 3)
    return [_row(row, label, widest, paper) for row, label in zip(rows, labels, strict=True)]


def _row(row: Row, label: str, width: int, paper: Paper) -> list[Text]:
    shown = Text(label, row.style)
    above = []
    if shown.cell_len > width:
        above, shown = [shown], Text()  # too long to stand beside its text
    shown.pad_right(width - shown.cell_len + GAP)
    values = [Text(one) if isinstance(one, str) else one for one in row.values]
    if row.joint == STORY:
        return [*above, *_hanging(shown, Text(STORY).join(values), paper)]
    return [*above, *_listed(shown, values, row.joint, paper)]


# ------------------------------------------------------------------------ choices
def _choices(groups: Sequence[Group], paper: Paper) -> list[Text]:
    """Numbers and moves, beside what they touch; if that is the same for all, it is left out."""
    labels = [group.label for group in groups]
    width = max(map(cell_len, labels)) if len(groups) > 1 else 0
    width = min(width, WIDEST_LABEL, paper.width // 3)
    items = [item for group in groups for item in group.items]
    widths = len(str(len(items))), max(cell_len(item.label) for item in items)
    lines: list[Text] = []
    for group in groups:
        label = Text(group.label if width else "", QUIET)
        label.truncate(width + GAP - 1, overflow="ellipsis")
        label.pad_right(width + GAP - label.cell_len)
        for entry in _entries(group.items, widths, paper.width - width - GAP):
            lines += _hanging(label, entry, paper)
            label = Text(" " * (width + GAP))
    return lines


def _entries(items: Sequence[Item], widths: tuple[int, int], room: int) -> list[Text]:
    """One below the other; if there are many and they are short, in as many columns as fit."""
    entries = [_entry(item, widths) for item in items]
    widest = max(entry.cell_len for entry in entries)
    columns = max((room + GAP) // (widest + GAP), 1) if len(items) >= MANY else 1
    height = -(-len(entries) // columns)
    width = max((room + GAP) // columns, widest)
    lines = entries[:height]
    for column in range(1, columns):
        for line, entry in zip(lines, entries[column * height :][:height], strict=False):
            line.pad_right(column * width - line.cell_len)
            line.append_text(entry)
    return lines


def _entry(item: Item, widths: tuple[int, int]) -> Text:
    digits, letters = widths
    entry = Text.assemble((str(item.number).rjust(digits), NUMBER), " " * GAP, item.label)
    if item.note:
        entry.pad_right(letters - cell_len(item.label) + GAP)
        entry.append_text(item.note)
    return entry


# --------------------------------------------------------------------------- maps
def _maps(maps: Maps, paper: Paper) -> list[Text]:
    """Side by side as far as there is room, and below them what the signs mean."""
    lines: list[Text] = []
    shelf: list[list[Text]] = []
    for one in maps.maps:
        drawn = _map(one)
        taken = sum(block[0].cell_len + 2 * GAP for block in shelf)
        if shelf and taken + drawn[0].cell_len > paper.width - GAP:
            lines += _shelf(shelf)
            shelf = []
        shelf.append(drawn)
    lines += _shelf(shelf)
    return [*lines, *_hanging(Text(" " * GAP), Text(maps.legend, QUIET), paper)]


def _map(one: Map) -> list[Text]:
    """The title, the columns' numbers, and the rows with theirs; all lines of one width."""
    columns = [str(one.left + k) for k in range(len(one.rows[0]))]
    width = max(map(len, [*columns, *(cell for row in one.rows for cell in row)])) + 1
    edge = max(len(str(one.top)), len(str(one.top + len(one.rows) - 1)))
    lines = [Text(one.title, "bold"), Text(" " * edge + _cells(columns, width), QUIET)]
    for y, row in enumerate(one.rows, one.top):
        lines.append(Text.assemble((str(y).rjust(edge), QUIET), _cells(row, width)))
    widest = max(line.cell_len for line in lines)
    for line in lines:
        line.pad_right(widest - line.cell_len)
    return lines


def _cells(cells: Sequence[str], width: int) -> str:
    return "".join(cell.rjust(width) for cell in cells)


def _shelf(blocks: Sequence[Sequence[Text]]) -> list[Text]:
    """Blocks side by side, from the top."""
    lines = [Text()]
    for k in range(max(map(len, blocks), default=0)):
        line = Text(" " * GAP)
        for block in blocks:
            part = block[k] if k < len(block) else Text(" " * block[0].cell_len)
            line.append_text(part).append(" " * (2 * GAP))
        line.rstrip()
        lines.append(line)
    return lines


# --------------------------------------------------------------- sheets and prose
def _sheet(sheet: Sheet) -> Table:
    table = Table(box=box.HORIZONTALS, show_edge=False, pad_edge=False, header_style="bold")
    for number, name in enumerate(sheet.columns):
        style = "bold" if number in sheet.strong else ""
        right = sheet.numbers and number > 0
        table.add_column(name, justify="right" if right else "left", style=style)
    last = len(sheet.rows) - sheet.totals - 1
    for number, row in enumerate(sheet.rows):
        table.add_row(*row, end_section=sheet.totals > 0 and number == last)
    return table


def _prose(prose: Prose) -> RenderableType:
    # Here, since importing it takes a while, and few look up the rules.
    from rich.markdown import Markdown

    return Markdown(prose.text, hyperlinks=False)
