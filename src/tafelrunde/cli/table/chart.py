"""Maps for eyes: columns of words or letters between coordinates, side by side where they fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from tafelrunde.cli.table.pieces import Frame, Map, Spot
from tafelrunde.cli.table.styles import GAP, NUMBER, QUIET

NARROWEST = 4  # no word is cut shorter
BETWEEN = 2 * GAP  # maps that stand side by side


def draw(maps: Sequence[Map], width: int) -> list[Text]:
    """Maps from left to right as far as there is room, then on below."""
    room = width - GAP
    lines: list[Text] = []
    shelf: list[list[Text]] = []
    for block in (block for one in maps for block in _blocks(one, room)):
        taken = sum(other[0].cell_len + BETWEEN for other in shelf)
        if shelf and taken + block[0].cell_len > room:
            lines += _side_by_side(shelf)
            shelf = []
        shelf.append(block)
    return [*lines, *_side_by_side(shelf)]


def _side_by_side(blocks: Sequence[Sequence[Text]]) -> list[Text]:
    lines = [Text()]
    for k in range(max(map(len, blocks))):
        line = Text(" " * GAP)
        for block in blocks:
            part = block[k] if k < len(block) else Text(" " * block[0].cell_len)
            line.append_text(part).append(" " * BETWEEN)
        line.rstrip()
        lines.append(line)
    return lines


# ------------------------------------------------------------------------ one map
def _blocks(one: Map, room: int) -> list[list[Text]]:
    """A map; one that is too wide is cut from north to south."""
    first, last = _ends(x for x, _ in one.spots)
    margin = max(len(str(y)) for _, y in one.spots)
    width = _cell_width(one, last - first + 1, room - margin - 1)
    columns = max((room - margin - 1) // (width + 1), 1)
    starts = range(first, last + 1, columns)
    return [_block(one, range(x, min(x + columns, last + 1)), width, margin) for x in starts]


def _ends(numbers: Iterable[int]) -> tuple[int, int]:
    found = list(numbers)
    return min(found), max(found)


def _cell_width(one: Map, columns: int, room: int) -> int:
    """Room for every word, if that is to be had; letters are never cut."""
    widest = max(_cell(spot, one).cell_len for spot in one.spots.values())
    return max(min(widest, room // columns - 1), NARROWEST) if one.large else widest


def _block(one: Map, columns: range, width: int, margin: int) -> list[Text]:
    """Title, numbers of the columns, and rows; all lines of one width."""
    first, last = _ends(y for _, y in one.spots)
    lines = [Text(one.title, "bold"), Text(" " * margin + _heads(columns, width), QUIET)]
    for y in range(first, last + 1):
        edges = _edges(one.frames, y)
        line = Text(str(y).rjust(margin), QUIET)
        for x in columns:
            cell = _cell(one.spots.get((x, y), Spot()), one)
            cell.truncate(width)
            cell.pad_right(width - cell.cell_len)
            line = Text.assemble(line, edges.get(x, " "), cell)
        lines.append(Text.assemble(line, edges.get(columns[-1] + 1, " ")))
    widest = max(line.cell_len for line in lines)
    for line in lines:
        line.pad_right(widest - line.cell_len)
    return lines


def _heads(columns: range, width: int) -> str:
    """The number of each column where there is room for all, else of every second or third."""
    step = -(-(max(len(str(x)) for x in columns) + 1) // (width + 1))
    heads = [str(x) if x % step == 0 else "" for x in columns]
    line = ""
    for k, head in enumerate(heads):
        line = line.ljust(k * (width + 1)) + f" {head}" * bool(head)
    return line


def _cell(spot: Spot, one: Map) -> Text:
    name = spot.word if one.large else spot.letter
    if not spot.number:
        return Text(name)
    return Text.assemble((str(spot.number), NUMBER), f":{name}" if name else "")


def _edges(frames: Sequence[Frame], y: int) -> dict[int, str]:
    """What stands to the left of which column: the sides of frames, and who holds them."""
    edges: dict[int, str] = {}
    for frame in frames:
        if frame.y <= y < frame.y + frame.size:
            for x, side in ((frame.x, "["), (frame.x + frame.size, "]")):
                edges[x] = side if edges.get(x, side) == side else "|"
        if frame.y == y and frame.sign:
            edges[frame.x + 1] = frame.sign
    return edges
