"""What a screen is made of, before it is decided how it looks.

`paint` makes them pleasant for eyes, `plain` for ears. Nothing here knows a game or a terminal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

FACTS = " · "  # between facts that are independent of each other
LIST = ", "  # between things of one sort
STORY = " "  # between sentences


@dataclass(frozen=True)
class Title:
    """Where we are: a line across the screen."""

    text: str


@dataclass(frozen=True)
class Heading:
    text: str


@dataclass(frozen=True)
class Gap:
    """A little air between things."""


@dataclass(frozen=True)
class Line:
    """A sentence or two."""

    text: str
    style: str = ""


@dataclass(frozen=True)
class Row:
    """Something with a name before it. A `head` is the name of all rows that follow."""

    label: str
    values: Sequence[Text | str]
    joint: str = FACTS
    head: bool = False
    style: str = ""  # of the label


@dataclass(frozen=True)
class Rows:
    rows: Sequence[Row]


@dataclass(frozen=True)
class Item:
    """One move that can be chosen by its number, and what to know about it."""

    number: int
    label: str
    note: Text


@dataclass(frozen=True)
class Group:
    """Moves that touch the same thing."""

    label: str
    items: list[Item] = field(default_factory=list)


@dataclass(frozen=True)
class Choices:
    groups: Sequence[Group]


@dataclass(frozen=True)
class Sheet:
    """A table. The first column names the rows; to be read aloud, each cell is a sentence."""

    columns: Sequence[str]
    rows: Sequence[Sequence[Text | str]]
    totals: int = 0  # how many of the last rows stand below a line
    strong: Sequence[int] = ()  # columns to be seen first
    numbers: bool = True  # all columns but the first are numbers


@dataclass(frozen=True)
class Map:
    """Cells by row from the top, each a few signs; to be read aloud, each cell is a sentence."""

    title: str
    left: int  # the coordinates of the first cell
    top: int
    rows: Sequence[Sequence[str]]
    spoken: Sequence[str]


@dataclass(frozen=True)
class Maps:
    """Maps that are looked at together, and what their signs mean."""

    maps: Sequence[Map]
    legend: str


@dataclass(frozen=True)
class Prose:
    """Markdown, as the rules are written."""

    text: str


Piece = Title | Heading | Gap | Line | Rows | Choices | Sheet | Maps | Prose
