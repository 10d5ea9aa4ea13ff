"""Prints a chronicle: chapters under rules, sections in the left margin, one line per event."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from tafelrunde.cli.chronicle import Chronicle
from tafelrunde.cli.story import Chapter, Row, Section
from tafelrunde.cli.wording import capital, spaced
from tafelrunde.engine.game import Game

GAP = 2
WIDEST_COLUMN = 16
NARROWEST_TEXT = 20
SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_cyan")


def title(game: Game, *facts: str) -> str:
    return " · ".join([capital(spaced(game.name)), *facts])


@dataclass(frozen=True)
class Columns:
    """The widths of margin, seats and causes, the same down the whole log."""

    margin: int
    seats: int
    cause: int
    text: int


def print_log(console: Console, chronicle: Chronicle, players: int) -> None:
    tables = [
        (chapter, [(section, section.rows()) for section in chapter.sections])
        for chapter in chronicle.chapters
    ]
    parts = [part for _, sections in tables for part in sections]
    columns = _columns(parts, players, console.width)
    for chapter, sections in tables:
        _print_chapter(console, chapter, columns, players, sections)


def _columns(parts: Sequence[tuple[Section, list[Row]]], players: int, width: int) -> Columns:
    rows = [row for _, found in parts for row in found]
    margin = _width([section.title for section, _ in parts])
    seats = _width([seats_text(row.seats, players) for row in rows])
    cause = _width([row.cause for row in rows])
    return Columns(margin, seats, cause, max(NARROWEST_TEXT, width - margin - seats - cause))


def _width(texts: Sequence[str]) -> int:
    return min(max(map(len, texts), default=0), WIDEST_COLUMN) + GAP


def _print_chapter(
    console: Console,
    chapter: Chapter,
    columns: Columns,
    players: int,
    sections: Sequence[tuple[Section, list[Row]]],
) -> None:
    if not any(rows for _, rows in sections):
        return
    console.print()
    console.rule(Text(chapter.title, style="bold"), align="left", style="dim")
    for section, rows in sections:
        margin, seats = section.title, ""
        for row in rows:
            before, seats = seats, seats_text(row.seats, players)
            _print_row(console, columns, margin, "" if seats == before else seats, row)
            margin = ""


def _print_row(console: Console, columns: Columns, margin: str, seats: str, row: Row) -> None:
    style = SEAT_STYLES[row.seats[0] % len(SEAT_STYLES)] if len(row.seats) == 1 else ""
    head = Text()
    for text, width, look in (
        (margin, columns.margin, "bold"),
        (seats, columns.seats, style),
        (row.cause, columns.cause, "italic"),
    ):
        head.append(_fitted(text, width), style=look)
    indent = Text(" " * len(head))
    for number, line in enumerate(_broken(row.parts, columns.text)):
        whole = (head if number == 0 else indent) + Text(line)
        whole.rstrip()
        console.print(whole, soft_wrap=True)


def _broken(parts: Sequence[str], width: int) -> list[str]:
    """Lines of at most this width, broken between two parts rather than inside one."""
    lines = [""]
    for number, part in enumerate(parts):
        text = part if number + 1 == len(parts) else part + ";"
        if lines[-1] and len(lines[-1]) + 1 + len(text) <= width:
            lines[-1] += " " + text
        else:
            lines += textwrap.wrap(text, width, break_on_hyphens=False)
    return lines[1:] or lines


def _fitted(text: str, width: int) -> str:
    """Padded to a column, cut if it is wider."""
    room = width - GAP
    shown = text if len(text) <= room else text[: room - 1] + "."
    return shown.ljust(width)


def seats_text(seats: Sequence[int], players: int) -> str:
    """Whom a row is about; what nobody did happened to the table."""
    known = sorted({seat for seat in seats if seat >= 0})
    if len(known) > 1:
        return "all" if len(known) == players else "seats " + " ".join(map(str, known))
    return f"seat {known[0]}" if known else "table"
