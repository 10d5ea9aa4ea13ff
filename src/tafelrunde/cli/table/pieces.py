"""What a screen is made of, before it is decided how it looks.

`paint` makes them pleasant for eyes, `plain` for ears. Nothing here knows a game or a terminal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

FACTS = " · "  # between facts that are independent of each other
LIST = ", "  # between things of one sort
STORY = " "  # between sentences
APART = " | "  # between lists that do not belong together


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
    about: str = ""  # a sentence or two, to stand below


@dataclass(frozen=True)
class Strip:
    """Moves that differ in a word or two: what they share, then number by number.

    `drawn` tells eyes that the numbers stand on a map, where they do. A folded strip has no items:
    its label says how to see them. `about` is what the thing is for that all of them are about.
    """

    label: str
    items: Sequence[tuple[int, str]] = ()
    drawn: str = ""
    about: str = ""


@dataclass(frozen=True)
class Group:
    """Moves that touch the same thing."""

    label: str
    items: Sequence[Item | Strip]


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
class Spot:
    """A place of a map: what lies on top in a word and as a letter, and the number to type."""

    word: str = ""
    letter: str = ""
    number: int = 0  # of the move that is made here


@dataclass(frozen=True)
class Frame:
    """Places that belong together: a square, from the one in its north-west; and who holds it."""

    x: int
    y: int
    size: int
    sign: str = ""


@dataclass(frozen=True)
class Map:
    """Places at coordinates: a large one in words, a small one in letters."""

    title: str
    spots: Mapping[tuple[int, int], Spot]
    frames: Sequence[Frame] = ()
    spoken: Sequence[str] = ()  # the same for ears, row by row
    large: bool = False


@dataclass(frozen=True)
class Maps:
    """Maps that are looked at together, and what their signs mean."""

    maps: Sequence[Map]
    legend: str = ""


@dataclass(frozen=True)
class Prose:
    """Markdown, as the rules are written."""

    text: str


Piece = Title | Heading | Gap | Line | Rows | Choices | Sheet | Maps | Prose
