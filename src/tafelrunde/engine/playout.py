"""Random play in the compiled loop: what search is made of, and what `bench` measures."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State


def playout(state: State, rng: Rng) -> i64:
    """Play uniformly at random to the end; the number of decisions made."""
    decisions = 0
    while not state.over:
        moves = state.current.moves(state)
        state.apply(moves[rng.below(len(moves))])
        decisions += 1
    return decisions


def clones(state: State, times: i64) -> i64:
    """Clone a state again and again; the sum keeps the loop from being optimised away."""
    total = 0
    for _ in range(times):
        total += state.clone().ply
    return total
