"""What the studies share: games of stewards, and work spread over processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import TypeVar

import tafelrunde
from tafelrunde import State

SEEDS_PER_GAME = 1 << 20
STEWARD = tafelrunde.bot("steward")

Result = TypeVar("Result")


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
