"""Numbers of tiles by kind, packed into one int: eight bits a kind.

A stock of tiles has no places and no order, so four numbers say all. Packed, they are copied for
nothing and added and taken away at once.
"""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen.rules import KINDS
from tafelrunde.engine.rng import Rng


def one(kind: i64) -> i64:
    """A single tile of a kind."""
    unit: i64 = 1  # shifting a literal would be cut at 31 bits when compiled
    return unit << (kind << 3)


def count(tiles: i64, kind: i64) -> i64:
    return (tiles >> (kind << 3)) & 255


def total(tiles: i64) -> i64:
    return (tiles & 255) + ((tiles >> 8) & 255) + ((tiles >> 16) & 255) + (tiles >> 24)


def kinds(tiles: i64) -> i64:
    """The kinds that there are, as bits."""
    found: i64 = 0
    for kind in range(KINDS):
        if count(tiles, kind) > 0:
            found |= 1 << kind
    return found


def packed(counts: list[i64]) -> i64:
    return sum([counts[kind] * one(kind) for kind in range(KINDS)])


def listed(tiles: i64) -> list[i64]:
    """The kind of every single tile, ascending."""
    return [kind for kind in range(KINDS) for _ in range(count(tiles, kind))]


def any_of(tiles: i64, rng: Rng) -> i64:
    """The kind of a tile drawn blindly; there must be one."""
    nth = rng.below(total(tiles))
    for kind in range(KINDS):
        if nth < count(tiles, kind):
            return kind
        nth -= count(tiles, kind)
    raise ValueError("there is no tile")
