"""Play without people: at random, by a policy, to the end or a few decisions deep."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import BadOption, State
from tafelrunde.engine.playout import Policy, guided_playout, playout
from tafelrunde.engine.rng import Rng, seeded

ENDLESS = 1 << 40


class First(Policy):
    """Always the first legal move; remembers how many decisions were put to it."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: State, moves: list[int], rng: Rng) -> int:
        self.asked += 1
        assert moves == state.moves()
        return moves[0]


@pytest.mark.parametrize("name", tafelrunde.games())
def test_a_guided_playout_with_the_usual_policy_is_a_random_one(name: str) -> None:
    game = tafelrunde.game(name)
    one, other = game.new(3, seed=4), game.new(3, seed=4)
    decisions = playout(one, seeded(9))
    assert guided_playout(other, seeded(9), Policy(), ENDLESS) == decisions == one.ply
    assert one.over
    assert one == other


@pytest.mark.parametrize("name", tafelrunde.games())
def test_a_policy_is_asked_at_every_decision_down_to_the_depth(name: str) -> None:
    state, policy = tafelrunde.game(name).new(3, seed=4), First()
    assert guided_playout(state, seeded(1), policy, 12) == 12
    assert (state.ply, policy.asked, state.over) == (12, 12, False)
    by_hand = tafelrunde.game(name).new(3, seed=4)
    for _ in range(12):
        by_hand.play(by_hand.moves()[0])
    assert state == by_hand


@pytest.mark.parametrize("name", tafelrunde.games())
def test_points_are_told_at_any_moment(name: str) -> None:
    state = tafelrunde.game(name).new(3, seed=6)
    while not state.over:
        guided_playout(state, seeded(state.ply), Policy(), 25)
        assert [state.points(seat) for seat in range(3)] == state.scores()


def test_moves_without_a_copy_are_those_that_play_accepts() -> None:
    state = tafelrunde.game("citadels").new(4, seed=1)
    assert state.legal_moves() is state.legal_moves()
    assert state.moves() is not state.moves()
    assert state.legal_moves() == state.moves()


@pytest.mark.parametrize("name", tafelrunde.games())
def test_after_a_playout_no_worlds_can_be_had(name: str) -> None:
    game = tafelrunde.game(name)
    state = game.new(game.players[-1], 3)
    guided_playout(state, seeded(1), Policy(), 20)
    with pytest.raises(BadOption, match="playout"):
        state.determinize(0, 1)
    with pytest.raises(BadOption, match="playout"):
        state.clone().determinize(0, 1)


@pytest.mark.parametrize("name", tafelrunde.games())
def test_what_is_not_kept_account_of_changes_no_game(name: str) -> None:
    """Played out without account of batches, games go as they go otherwise."""
    game = tafelrunde.game(name)
    for seed in range(6):
        one, other = game.new(game.players[-1], seed), game.new(game.players[-1], seed)
        playout(one, seeded(seed))
        rng = seeded(seed)
        while not other.over:
            moves = other.moves()
            other.play(moves[rng.below(len(moves))])
        assert one.scores() == other.scores()
        assert one.ply == other.ply
