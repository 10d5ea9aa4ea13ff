"""Card files: CSV, one row a kind, every cell checked; mistakes name line and column."""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from tafelrunde.engine.errors import (
    BLANK,
    CELLS,
    EMPTY,
    NO_CARDS,
    NO_CSV,
    NO_NUMBER,
    NO_SLUG,
    NONE_OF,
    TWICE,
    WRONG_COLUMNS,
    BadCards,
    CardProblem,
    Fact,
)

if TYPE_CHECKING:
    from tafelrunde.engine.effectfile import BadCode

UNUSED = "unused_"  # begins the names of numbers that no card has
_SLUG = re.compile(r"[a-z][a-z0-9_]*")


def names_by_number(slugs: Sequence[str], kinds: int) -> tuple[str, ...]:
    """Slugs by number; numbers that no card uses have a name too, so that every move has."""
    return (*slugs, *(f"{UNUSED}{number}" for number in range(len(slugs), kinds)))


class CardFile:
    """A CSV text with the given columns. A row is named by its line; the heading is line 1."""

    def __init__(self, text: str, columns: Sequence[str]) -> None:
        lines = text.removeprefix("\ufeff").replace("\r\n", "\n")
        self.hash = hashlib.sha256(lines.encode()).hexdigest()[:16]
        table = _table(lines)
        if not table:
            raise BadCards(EMPTY)
        _, heading = table[0]
        if sorted(heading) != sorted(columns):
            raise BadCards(WRONG_COLUMNS, {"columns": ", ".join(columns)})
        self._slugs: set[str] = set()
        self.rows = [Row(self, line, heading, cells) for line, cells in table[1:]]
        if not self.rows:
            raise BadCards(NO_CARDS)

    def claim(self, slug: str) -> bool:
        """Note that a slug is used; False if it was before."""
        is_new = slug not in self._slugs
        self._slugs.add(slug)
        return is_new


def _table(text: str) -> list[tuple[int, list[str]]]:
    """The rows of a CSV text, each with the line on which it begins."""
    reader = csv.reader(io.StringIO(text), strict=True)
    found: list[tuple[int, list[str]]] = []
    line = 1
    try:
        for cells in reader:
            found.append((line, cells))
            line = reader.line_num + 1
    except csv.Error as error:
        raise BadCards(NO_CSV, {"problem": str(error)}) from None
    return found


class Row:
    """One kind of card."""

    def __init__(self, file: CardFile, line: int, heading: list[str], cells: list[str]) -> None:
        self._file = file
        self._line = line
        if len(cells) != len(heading):
            self.fail(heading[0], CELLS, wanted=len(heading), found=len(cells))
        self._cells = dict(zip(heading, cells, strict=True))

    def fail(self, column: str, what: CardProblem, /, **arguments: Fact) -> NoReturn:
        raise BadCards(what, arguments, self._line, column)

    def fail_code(self, error: BadCode) -> NoReturn:
        """Refuse the code of a card, which stands in a column of this name."""
        raise BadCards(error.what, error.facts, self._line, "code", error.near)

    def text(self, column: str) -> str:
        text = self._cells[column].strip()
        if not text:
            self.fail(column, BLANK)
        return text

    def number(self, column: str, low: int, high: int) -> int:
        text = self._cells[column].strip()
        if not text.isascii() or not text.isdigit() or not low <= int(text[:9]) <= high:
            self.fail(column, NO_NUMBER, low=low, high=high, text=text[:20])
        return int(text)

    def one_of(self, column: str, words: Sequence[str]) -> str:
        text = self._cells[column].strip()
        if text not in words:
            allowed = ", ".join(word or "(empty)" for word in words)
            self.fail(column, NONE_OF, text=text[:40], allowed=allowed)
        return text

    def slug(self, column: str) -> str:
        """A unique ASCII name: a letter, then letters, digits, underscores."""
        text = self._cells[column].strip()
        if not _SLUG.fullmatch(text) or text.startswith(UNUSED):
            self.fail(column, NO_SLUG, text=text[:40], reserved=UNUSED)
        if not self._file.claim(text):
            self.fail(column, TWICE, text=text)
        return text
