"""Fields of a state or of a seat that positions write: each declared once by the name it has.

Reading checks every value. Fields that follow from others are not declared and not written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tafelrunde.engine.position import Reader
from tafelrunde.engine.words import Flags

_REQUIRED: Any = object()


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number; its upper bound may depend on the state."""

    name: str
    low: int
    high: int | Callable[[Any], int]
    default: Any = _REQUIRED

    def write(self, owner: Any) -> int:
        return int(getattr(owner, self.name))

    def read(self, owner: Any, reader: Reader, state: Any) -> None:
        high = self.high if isinstance(self.high, int) else int(self.high(state))
        more = () if self.default is _REQUIRED else (self.default,)
        setattr(owner, self.name, reader.integer(self.name, self.low, high, *more))


@dataclass(frozen=True, slots=True)
class Word:
    """One of some words, kept as its number; -1 is written as null."""

    name: str
    words: Sequence[str]

    def write(self, owner: Any) -> str | None:
        value = getattr(owner, self.name)
        return None if value < 0 else self.words[value]

    def read(self, owner: Any, reader: Reader, state: Any) -> None:
        setattr(owner, self.name, reader.word(self.name, self.words, None))


@dataclass(frozen=True, slots=True)
class Bits:
    """A small set of declared flags."""

    name: str
    flags: Flags

    def write(self, owner: Any) -> list[str]:
        # By name: a position must not depend on the order in which words were declared.
        return sorted(self.flags.of(getattr(owner, self.name)))

    def read(self, owner: Any, reader: Reader, state: Any) -> None:
        found = reader.words(self.name, self.flags.names, [])
        setattr(owner, self.name, sum({1 << bit for bit in found}))


Field = Number | Word | Bits
