"""The game's own random numbers: sfc32, four 32-bit words, the same on every machine and build.

Python's `random` is not used: its methods may change between versions, it is slow to copy, and a
state must be able to write its generator down as four readable numbers.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
SEEDS: Final = 1 << 63  # seeds are 0 <= seed < SEEDS


@final
@mypyc_attr(acyclic=True)
class Rng:
    """sfc32. Every intermediate value stays far below 2**62, so it is exact in an i64."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, a: i64, b: i64, c: i64, n: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.n: i64 = n

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.n)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1."""
        word = (self.a + self.b + self.n) & WORD
        self.n = (self.n + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + word) & WORD
        return (word * bound) >> 32

    def shuffle(self, items: list[i64]) -> None:
        things = cast(list[object], items)  # so that no number is unboxed to be boxed again
        i: i64 = len(things) - 1
        while i > 0:
            j = self.below(i + 1)
            last = things[i]
            things[i] = things[j]
            things[j] = last
            i -= 1

    def words(self) -> list[int]:
        """The four words, as a position keeps them."""
        return [int(self.a), int(self.b), int(self.c), int(self.n)]


def seeded(seed: i64) -> Rng:
    """The generator of a seed; the first rounds only mix the seed into all four words."""
    rng = Rng(seed & WORD, (seed >> 32) & WORD, 0x9E3779B9, 1)
    for _ in range(12):
        rng.below(2)
    return rng
