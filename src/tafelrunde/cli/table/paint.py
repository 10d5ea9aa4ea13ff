"""Pieces for eyes: columns that line up, quiet colours, a little air."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from rich import box
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tafelrunde.cli.table.chart import draw
from tafelrunde.cli.table.pieces import (
    FACTS,
    STORY,
    Choices,
    Gap,
    Group,
    Heading,
    Item,
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
from tafelrunde.cli.table.styles import GAP, NUMBER, QUIET

WIDEST_LABEL = 20
WIDEST_MOVE = 34  # beside which notes stand in a column
MANY = 10  # from so many moves in a group on, several stand side by side
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
        drawn = draw(piece.maps, paper.width)
        legend = Text(piece.legend, QUIET)
        return [*drawn, *(_hanging(Text(" " * GAP), legend, paper) if legend else [])]
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
    items = [item for group in groups for item in group.items if isinstance(item, Item)]
    digits = max((len(str(item.number)) for item in items), default=0)
    noted = [cell_len(item.label) for item in items if item.note]
    widths = digits, max((one for one in noted if one <= WIDEST_MOVE), default=0)
    lines: list[Text] = []
    for group in groups:
        label = Text(group.label if width else "", QUIET)
        label.truncate(width + GAP - 1, overflow="ellipsis")
        label.pad_right(width + GAP - label.cell_len)
        for entry in _group(group, widths, Paper(paper.console, paper.width - width - GAP)):
            lines += _hanging(label, entry, paper)
            label = Text(" " * (width + GAP))
    return lines


def _group(group: Group, widths: tuple[int, int], paper: Paper) -> list[Text]:
    lines: list[Text] = []
    for _, same in groupby(group.items, type):
        found = list(same)
        items = [item for item in found if isinstance(item, Item)]
        lines += [line for one in found if isinstance(one, Strip) for line in _strip(one, paper)]
        lines += _entries(items, widths, paper) if items else []
    return lines


def _strip(strip: Strip, paper: Paper) -> list[Text]:
    """One behind the other, and further lines set in."""
    numbered = [Text.assemble((str(number), NUMBER), f"  {brief}") for number, brief in strip.items]
    if not strip.items:
        return [Text(strip.label)]
    parts = [Text(strip.drawn)] if strip.drawn else numbered
    lines = [Text(f"{strip.label}: ") + parts[0]]
    for part in parts[1:]:
        if lines[-1].cell_len + len(FACTS) + part.cell_len <= paper.width:
            lines[-1] = Text.assemble(lines[-1], FACTS, part)
        else:
            lines.append(Text(" " * GAP) + part)
    below = _hanging(Text(" " * GAP), Text(strip.about), paper) if strip.about else []
    return [*lines, *below]


def _entries(items: Sequence[Item], widths: tuple[int, int], paper: Paper) -> list[Text]:
    """One below the other; if there are many and they are short, in as many columns as fit."""
    entries = [_entry(item, widths) for item in items]
    room, widest = paper.width, max(entry.cell_len for entry in entries)
    if any(item.about for item in items) or widest > room:
        return [line for item in items for line in _tall(item, widths, paper)]
    columns = max((room + GAP) // (widest + GAP), 1) if len(items) >= MANY else 1
    height = -(-len(entries) // columns)
    width = max((room + GAP) // columns, widest)
    lines = entries[:height]
    for column in range(1, columns):
        for line, entry in zip(lines, entries[column * height :][:height], strict=False):
            line.pad_right(column * width - line.cell_len)
            line.append_text(entry)
    return lines


def _tall(item: Item, widths: tuple[int, int], paper: Paper) -> list[Text]:
    """What is too long for a line, or has more to say, goes on below."""
    inset = Text(" " * (widths[0] + GAP))
    entry = _entry(item, widths)
    below = [Text(item.about)] if item.about else []
    if entry.cell_len > paper.width:
        entry = _entry(replace(item, note=Text()), widths)
        below.insert(0, item.note)
    return [entry, *(line for text in below for line in _hanging(inset, text, paper))]


def _entry(item: Item, widths: tuple[int, int]) -> Text:
    digits, letters = widths
    entry = Text.assemble((str(item.number).rjust(digits), NUMBER), " " * GAP, item.label)
    if item.note:
        entry.pad_right(max(letters - cell_len(item.label), 0) + GAP)
        entry.append_text(item.note)
    return entry


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
