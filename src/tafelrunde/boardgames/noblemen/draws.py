"""What everybody knows of tiles drawn from a bag that lacked a kind.

All see which kinds are in the bag, so a tile drawn from it is of one of these. For every set of
kinds but that of all four, it is counted how many tiles behind a screen, besides those that all
know, were drawn from such a bag: four bits a set, packed into one int. Of tiles that are not
counted here nothing is known.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.rules import KINDS
from tafelrunde.engine.bits import BIT

ALL_KINDS: Final = (1 << KINDS) - 1
MOST: Final = 15  # tiles that can be counted for a set; of more, nothing is known


def count(draws: i64, kinds: i64) -> i64:
    """How many tiles were drawn from a bag with just these kinds (a bit set)."""
    return (draws >> (kinds << 2)) & MOST


def counted(draws: i64, kinds: i64, by: i64) -> i64:
    """With so many more of them, or fewer."""
    if kinds == ALL_KINDS:
        return draws
    number = min(count(draws, kinds) + by, MOST)
    return draws + ((number - count(draws, kinds)) * BIT[kinds << 2])


def total(draws: i64) -> i64:
    found: i64 = 0
    for kinds in range(ALL_KINDS):
        found += count(draws, kinds)
    return found


def without(draws: i64, kind: i64, unknown: i64) -> i64:
    """A tile of a kind is shown, one of so many that not all knew.

    If it may be of several sets, one of each is left out, and of the others there is one more that
    may be of either: so each two neighbours leave one tile of the kinds of both.
    """
    sets: list[i64] = []
    for kinds in range(ALL_KINDS):
        if (kinds >> kind) & 1 and count(draws, kinds) > 0:
            sets.append(kinds)
    if unknown > total(draws):
        sets.append(ALL_KINDS)
    for kinds in sets:
        draws = counted(draws, kinds, -1)
    for i in range(1, len(sets)):
        draws = counted(draws, sets[i - 1] | sets[i], 1)
    return draws


def agree(draws: i64, tiles: i64) -> bool:
    """Can these tiles be those that not all know?"""
    if t.total(tiles) < total(draws):
        return False
    for chosen in range(ALL_KINDS):
        bound: i64 = 0  # tiles that must be of the chosen kinds
        for kinds in range(ALL_KINDS):
            if kinds & ~chosen == 0:
                bound += count(draws, kinds)
        for kind in range(KINDS):
            if (chosen >> kind) & 1:
                bound -= t.count(tiles, kind)
        if bound > 0:
            return False
    return True
