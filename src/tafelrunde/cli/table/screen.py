"""Where a table is shown: a terminal, a file, or somebody who listens."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from tafelrunde.cli.table.paint import Paper, paint
from tafelrunde.cli.table.pieces import Piece
from tafelrunde.cli.table.plain import plain_lines

BLANKS = 80  # lines, more than any screen has
WIDEST = 100  # longer lines are hard to read
# Home, the screen, and what has scrolled off it.
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    """Prints pieces, in the way that was asked for."""

    def __init__(self, console: Console, *, plain: bool = False) -> None:
        self.console = console
        self.plain = plain
        self._untouched = True  # nothing has been printed yet

    @property
    def _width(self) -> int:
        """As it is now: windows are made larger and smaller during a game."""
        return min(self.console.width, WIDEST)

    def show(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            if self.plain:
                self._print_plainly(plain_lines(piece))
            else:
                for one in paint(piece, Paper(self.console, self._width)):
                    self._print(one)

    def _print(self, one: RenderableType) -> None:
        """A gap is for parting things: there is none before the first."""
        if one == "" and self._untouched:
            return
        self._untouched = False
        options = self.console.options.update(width=self._width)
        for line in self.console.render_lines(one, options, pad=False):
            self.console.print(Segments([*_trimmed(line), Segment.line()]), end="")

    def say(self, text: str, style: str = "") -> None:
        """A line in answer to somebody."""
        if self.plain:
            self._print_plainly([text])
        else:
            self._print(Text(text, style))

    def gap(self) -> None:
        self._print("")

    def _print_plainly(self, lines: Sequence[str]) -> None:
        for line in lines:
            wrapped = textwrap.wrap(line, self._width, break_on_hyphens=False)
            for part in wrapped or [""]:
                self._print(part)

    def wipe(self) -> None:
        """Leave nothing to be seen of what was on the screen."""
        console = self.console
        able = console.is_terminal and not console.is_dumb_terminal and not console.legacy_windows
        if able and not self.plain:
            console.file.write(WIPE)
            console.file.flush()
        else:
            console.print("\n" * BLANKS)

    def fits(self, pieces: Sequence[Piece]) -> bool:
        """Can it all be seen at once? Where nothing scrolls away, it can."""
        if self.plain or not self.console.is_terminal:
            return True
        return len(self._lines(pieces)) < self.console.height

    def page(self, pieces: Sequence[Piece], go_on: Callable[[], bool]) -> None:
        """Show something long a screen at a time; `go_on` asks whether to show more."""
        lines = self._lines(pieces)
        room = max(self.console.height - 2, 5) if self.console.is_terminal else len(lines)
        for begin in range(0, len(lines), max(room, 1)):
            if begin and not go_on():
                return
            self.console.file.write("".join(lines[begin : begin + room]))
            self.console.file.flush()

    def _lines(self, pieces: Sequence[Piece]) -> list[str]:
        with self.console.capture() as captured:
            self.show(pieces)
        return captured.get().splitlines(keepends=True)


def _trimmed(line: list[Segment]) -> list[Segment]:
    """Without spaces at its end, which only fill a column."""
    while line and not line[-1].text.strip():
        line = line[:-1]
    if line:
        text, style, control = line[-1]
        line = [*line[:-1], Segment(text.rstrip(), style, control)]
    return line
