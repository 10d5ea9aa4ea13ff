"""Words that play speaks of by number: declared once, where the rule that needs them stands.

    TOO_EXPENSIVE: Final = refusal("too_expensive")

The numbers follow from the order of declaration, so nobody keeps them in step. They never leave
the process: positions, records and clients see the names.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine.bits import BIT
from tafelrunde.engine.events import Cause

LEGAL: Final = 0  # the refusal that is none


@final
class Names:
    """Names, numbered as they are declared."""

    __slots__ = ("names",)

    def __init__(self, *names: str) -> None:
        self.names: list[str] = list(names)

    def __call__(self, name: str) -> i64:
        if name in self.names:
            raise ValueError(f"{name!r} is declared twice")
        self.names.append(name)
        return len(self.names) - 1


def refusals() -> Names:
    """The reasons of a game; the first two are the same in every game."""
    return Names("legal", "game_over")


@final
class Flags:
    """Names of single bits, for a small set in one number."""

    __slots__ = ("most", "names")

    def __init__(self, most: i64 = 60) -> None:
        self.most: i64 = most  # bits there are
        self.names: list[str] = []

    def __call__(self, name: str) -> i64:
        if name in self.names:
            raise ValueError(f"{name!r} is declared twice")
        if len(self.names) == self.most:
            raise ValueError(f"{name!r} is one too many: there are {self.most} flags")
        self.names.append(name)
        return BIT[len(self.names) - 1]

    def bit(self, name: str) -> i64:
        """The bit of a name; no bit for an empty one."""
        return BIT[self.names.index(name)] if name else 0

    def of(self, bits: i64) -> list[str]:
        """The names of the bits that are set."""
        return [name for k, name in enumerate(self.names) if (bits >> k) & 1]


@final
class Causes:
    """Why something happened: a name, what the things are, what a told event speaks of.

    `cause("murder", told="character:character")` speaks of a character by its word.
    """

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.entries: list[Cause] = []

    def __call__(self, name: str, things: str = "", told: str = "") -> i64:
        if any(entry.name == name for entry in self.entries):
            raise ValueError(f"{name!r} is declared twice")
        arguments = []
        for word in told.split():
            argument, _, sort = word.partition(":")
            arguments.append((argument, sort))
        self.entries.append(Cause(name, things, tuple(arguments)))
        return len(self.entries) - 1
