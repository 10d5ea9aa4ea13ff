"""Moves as numbers and as text.

A game lists its verbs in the order of their bases. A verb with arguments covers one number for
each combination of argument words, so that the whole table is dense and known in advance.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from tafelrunde.engine.errors import BadNotation


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of move: numbers `base` to `base + size - 1`, and what its arguments are."""

    name: str
    base: int
    size: int
    arguments: tuple[str, ...] = ()


def check_table(verbs: Sequence[Verb], words: Mapping[str, Sequence[str]]) -> None:
    """The verbs must follow one another without gap and be as large as their arguments say."""
    base = 0
    for verb in verbs:
        size = 1
        for argument in verb.arguments:
            size *= len(words[argument])
        if verb.base != base or verb.size != size:
            raise ValueError(f"verb {verb.name}: base {verb.base} should be {base}, size {size}")
        base += size


def notations(verbs: Sequence[Verb], words: Mapping[str, Sequence[str]]) -> list[str]:
    """The notation of every move number."""
    return [
        " ".join((verb.name, *arguments))
        for verb in verbs
        for arguments in product(*(words[argument] for argument in verb.arguments))
    ]


def tidy(text: str) -> str:
    """A notation as typed by a person: case and extra spaces do not matter."""
    return " ".join(text.lower().split())


def unknown(text: str, known: Mapping[str, int]) -> BadNotation:
    """The error for a text that is no move, with the nearest move that is one."""
    shown = text if len(text) <= 60 else text[:57] + "..."
    near = difflib.get_close_matches(tidy(text[:60]), list(known), n=1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    return BadNotation(f"{shown!r} is no move of this game{hint}")
