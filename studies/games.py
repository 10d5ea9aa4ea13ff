"""What the studies share: games of stewards, work spread over processes, means."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TypeVar

import tafelrunde
from tafelrunde import State

SEEDS_PER_GAME = 1 << 20
STEWARD = tafelrunde.bot("steward")

Result = TypeVar("Result")


@dataclass
class Tally:
    """A mean with its spread."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Tally) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """Half of the interval at 95 %."""
        if self.count < 2:
            return math.inf
        variance = max(0.0, self.squares / self.count - self.mean**2)
        return 1.96 * math.sqrt(variance / (self.count - 1))

    def __str__(self) -> str:
        return "" if self.count < 2 else f"{self.mean:+.1f} ± {self.error:.1f}"


def steward_move(state: State, seed: int) -> int:
    """What a steward would do in the place of the seat that decides, in game number `seed`."""
    seat = int(state.actor)
    chance = seed * SEEDS_PER_GAME + int(state.ply)
    return STEWARD.choose(state.determinize(seat, chance), seat, None, chance)


def played(
    pool: Executor, work: Callable[[Sequence[int]], Result], games: int, parts: int
) -> Iterator[Result]:
    """Games with the numbers below `games`, cut into parts; says how far it is."""
    pieces = [range(k, games, parts) for k in range(parts)]
    for number, found in enumerate(pool.map(work, pieces), 1):
        print(f"{number} of {parts} parts are played", flush=True)
        yield found
