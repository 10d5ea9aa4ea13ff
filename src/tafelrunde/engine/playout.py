"""Play without people in the compiled loop: what search is made of, and what `bench` measures."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Who makes the moves of a playout; this one takes any, each equally likely."""

    __slots__ = ()

    def choose(self, state: State, moves: list[i64], rng: Rng) -> i64:
        """One of the legal moves of the seat that decides."""
        return moves[rng.below(len(moves))]


def playout(state: State, rng: Rng) -> i64:
    """Play uniformly at random to the end; the number of decisions made.

    What was hidden from whom is not kept account of, so no worlds can be had of the state after it.
    """
    state.unwatch()
    decisions = 0
    while not state.over:
        moves = state.current.moves(state)
        state.apply(moves[rng.below(len(moves))])
        decisions += 1
    return decisions


def guided_playout(state: State, rng: Rng, policy: Policy, depth: i64) -> i64:
    """Play by a policy for at most so many decisions; the number of decisions made.

    What a seat has then, `state.points` tells at any moment. No worlds can be had of the state.
    """
    state.unwatch()
    decisions = 0
    while not state.over and decisions < depth:
        state.apply(policy.choose(state, state.legal_moves(), rng))
        decisions += 1
    return decisions


def clones(state: State, times: i64) -> i64:
    """Clone a state again and again; the sum keeps the loop from being optimised away."""
    total = 0
    for _ in range(times):
        total += state.clone().ply
    return total
