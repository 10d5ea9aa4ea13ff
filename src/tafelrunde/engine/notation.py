"""Moves as text: short, stable, the same in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from tafelrunde.engine.errors import NO_MOVE, BadNotation, nearest
from tafelrunde.engine.verb import Moves

TOGETHER = "+"  # joins things of one argument that have no order


def notations(moves: Moves, words: Mapping[str, Sequence[str]]) -> list[str]:
    """The notation of every move number; there must be as many words as the table counts on."""
    for sort, size in moves.sizes.items():
        if len(words[sort]) != size:
            raise ValueError(f"there are {len(words[sort])} words of {sort}, not {size}")
    return [
        " ".join((line.name, *arguments))
        for line in moves.lines
        for arguments in product(*(words[argument] for argument in line.arguments))
    ]


def tidy(text: str) -> str:
    """A notation as typed by a person: case and extra spaces do not matter."""
    return " ".join(text.lower().split())


def in_order(text: str) -> str:
    """A notation with the things that have no order sorted: `grove+field` is `field+grove`."""
    words = [TOGETHER.join(sorted(word.split(TOGETHER))) for word in text.split(" ")]
    return " ".join(words)


def unknown(text: str, known: Sequence[str]) -> BadNotation:
    """The error for a text that is no move, with the nearest move that is one."""
    shown = text if len(text) <= 60 else text[:57] + "..."
    return BadNotation(NO_MOVE, nearest(tidy(text[:60]), known), move=shown)
