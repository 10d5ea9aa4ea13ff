"""Fields of a state or of a seat: each declared once, by the name it has there.

From the declaration positions write and read it, every value checked, views show it if it is
`shown` (numbers of a seat), and observations have a column for it. What is `secret` only the seat
itself observes. Fields that follow from others are not declared.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from tafelrunde.engine.reader import Reader
from tafelrunde.engine.words import Flags

_REQUIRED: Any = object()
PACKED_BITS = 8  # of each number in a packed field that does not say otherwise


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number; its upper bound may depend on the state. Positions write `plus` more.

    Some numbers are at rest, at their default, for most of a game: they differ from it only while
    a step of the name `during` waits (one of the seat, for a number of a seat), or only once none
    of the name `after` waits any more.
    """

    name: str
    low: int
    high: int | Callable[[Any], int]
    default: Any = _REQUIRED
    shown: bool = False
    secret: bool = False
    plus: int = 0
    during: str = ""
    after: str = ""
    size: int = 1

    def write(self, owner: Any) -> int:
        return int(getattr(owner, self.name)) + self.plus

    def must_rest(self, waiting: Collection[str]) -> bool:
        """Is it at rest while steps of these names wait?"""
        too_early = self.after != "" and self.after in waiting
        return too_early or (self.during != "" and self.during not in waiting)

    def read(self, owner: Any, reader: Reader, state: Any) -> None:
        high = self.high if isinstance(self.high, int) else int(self.high(state))
        more = () if self.default is _REQUIRED else (self.default + self.plus,)
        low, high = self.low + self.plus, high + self.plus
        setattr(owner, self.name, reader.integer(self.name, low, high, *more) - self.plus)

    def observe(self, owner: Any, seat: int, players: int) -> list[int]:
        return [int(getattr(owner, self.name))]


@dataclass(frozen=True, slots=True)
class Whose:
    """The number of a seat; where nobody is allowed, -1 is nobody's, and otherwise it is needed."""

    name: str
    nobody: bool = True
    default: Any = -1
    secret: bool = False
    size: int = 1

    def write(self, owner: Any) -> int:
        return int(getattr(owner, self.name))

    def read(self, owner: Any, reader: Reader, state: Any) -> None:
        low = -1 if self.nobody else 0
        more = (self.default,) if self.default >= low else ()
        setattr(owner, self.name, reader.integer(self.name, low, int(state.players) - 1, *more))

    def observe(self, owner: Any, seat: int, players: int) -> list[int]:
        """Counted from the seat that observes."""
        value = int(getattr(owner, self.name))
        return [value if value < 0 else (value - seat) % players]


@dataclass(frozen=True, slots=True)
class Word:
    """One of some words, kept as its number; -1 is written as null."""

    name: str
    words: Sequence[str]
    default: str | None = None
    secret: bool = False
    size: int = 1

    def write(self, owner: Any) -> str | None:
        value = getattr(owner, self.name)
        return None if value < 0 else self.words[value]

    def read(self, owner: Any, reader: Reader, state: Any) -> None:
        setattr(owner, self.name, reader.word(self.name, self.words, self.default))

    def observe(self, owner: Any, seat: int, players: int) -> list[int]:
        return [int(getattr(owner, self.name))]


@dataclass(frozen=True, slots=True)
class Bits:
    """A small set of declared flags; `attribute` where a position has another name for them."""

    name: str
    flags: Flags
    secret: bool = False
    attribute: str = ""
    as_declared: bool = False

    @property
    def size(self) -> int:
        return len(self.flags.names)

    def write(self, owner: Any) -> list[str]:
        # By name if they are declared here and there: a position must not depend on the order.
        found = self.flags.of(getattr(owner, self.attribute or self.name))
        return found if self.as_declared else sorted(found)

    def read(self, owner: Any, reader: Reader, state: Any) -> None:
        found = reader.words(self.name, self.flags.names, [])
        setattr(owner, self.attribute or self.name, sum({1 << bit for bit in found}))

    def observe(self, owner: Any, seat: int, players: int) -> list[int]:
        value = int(getattr(owner, self.attribute or self.name))
        return [(value >> bit) & 1 for bit in range(self.size)]


@dataclass(frozen=True, slots=True)
class Packed:
    """Small numbers, one for each of some words, in one int; positions write those above 0."""

    name: str
    words: Sequence[str]
    most: int
    secret: bool = False
    bits: int = PACKED_BITS  # of each number

    @property
    def size(self) -> int:
        return len(self.words)

    def write(self, owner: Any) -> dict[str, int]:
        counts = zip(self.words, self.observe(owner, 0, 0), strict=True)
        return {word: count for word, count in counts if count}

    def read(self, owner: Any, reader: Reader, state: Any) -> None:
        inner = reader.inner(self.name)
        counts = [inner.integer(word, 0, self.most, 0) for word in self.words]
        inner.done()
        packed = sum(count << self.bits * place for place, count in enumerate(counts))
        setattr(owner, self.name, packed)

    def observe(self, owner: Any, seat: int, players: int) -> list[int]:
        packed, mask = int(getattr(owner, self.name)), (1 << self.bits) - 1
        return [(packed >> self.bits * place) & mask for place in range(self.size)]


@dataclass(frozen=True, slots=True)
class Numbers:
    """A list of numbers, one for each of some words; what a position leaves out is 0."""

    name: str
    words: Sequence[str]
    most: int
    secret: bool = False

    @property
    def size(self) -> int:
        return len(self.words)

    def write(self, owner: Any) -> dict[str, int]:
        return dict(zip(self.words, self.observe(owner, 0, 0), strict=True))

    def read(self, owner: Any, reader: Reader, state: Any) -> None:
        inner = reader.inner(self.name)
        setattr(owner, self.name, [inner.integer(word, 0, self.most, 0) for word in self.words])
        inner.done()

    def observe(self, owner: Any, seat: int, players: int) -> list[int]:
        return [int(number) for number in getattr(owner, self.name)]


Field = Number | Whose | Word | Bits | Packed | Numbers
