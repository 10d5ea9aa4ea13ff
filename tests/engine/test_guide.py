"""What guides say of moves: never more than the deciding seat may know, and what they note."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tafelrunde
from tafelrunde import State
from tafelrunde.engine.guide import any_guide, shares
from tafelrunde.engine.rng import seeded
from tafelrunde.opponents.guides import plain_guide
from tests.miniature.game import Miniature

every_game = pytest.mark.parametrize("game", tafelrunde.games())
DECISIONS = 25  # looked at in one game
STRIDE = 7


# Options that ask for decisions there are not otherwise
OPTIONS: dict[str, dict[str, object]] = {"last_will": {"neutral_marker": True}}


def decisions(game: str, seed: int, **options: object) -> Iterator[State]:
    """Some decisions of games with all player counts, played by the guide."""
    for players in tafelrunde.game(game).players:
        state, rng = tafelrunde.game(game).new(players, seed + players, **options), seeded(seed)
        guide = plain_guide(state.rules, players)
        for number in range(DECISIONS * STRIDE):
            if state.over:
                break
            if number % STRIDE == 0 and len(state.moves()) > 1:
                yield state
            state.play(int(guide.pick(state, rng)))


def odd_weights(size: int) -> list[float]:
    """Any weights, none of them like another."""
    rng = seeded(11)
    return [int(rng.below(2000)) / 1000 - 1 for _ in range(size)]


@every_game
def test_a_guide_sees_only_what_the_deciding_seat_may_know(game: str) -> None:
    for state in decisions(game, 3):
        guide = plain_guide(state.rules, int(state.players))
        guide.move.weights = odd_weights(len(guide.features))
        seat = int(state.actor)
        moves = guide.considered(state)
        likes = guide.likes(state, moves)
        for seed in (1, 2):
            world = state.determinize(seat, seed)
            assert guide.considered(world) == moves
            assert guide.likes(world, moves) == likes


@every_game
def test_what_was_looked_at_before_does_not_matter(game: str) -> None:
    """A guide is kept from search to search, and for all tables of a size."""
    options = OPTIONS.get(game, {})
    before = {int(state.players): state.clone() for state in decisions(game, 8, **options)}
    for state in decisions(game, 7, **options):
        fresh = plain_guide(state.rules, int(state.players))
        used = plain_guide(state.rules, int(state.players))
        used.considered(before[int(state.players)])
        used.expect(before[int(state.players)])
        assert used.considered(state) == fresh.considered(state)
        assert used.notes(state, state.moves()) == fresh.notes(state, state.moves())
        assert used.expect(state) == fresh.expect(state)


@every_game
def test_what_is_noted_makes_the_score(game: str) -> None:
    for state in decisions(game, 5):
        guide = plain_guide(state.rules, int(state.players))
        weights = odd_weights(len(guide.features))
        guide.move.weights, guide.greed = weights, 1.0
        moves = guide.considered(state)
        found = [
            sum(weights[what] * value for what, value in notes.items())
            for notes in guide.notes(state, moves)
        ]
        assert guide.move.weights == weights
        guide.look(state)
        assert [guide.score(state, move) for move in moves] == pytest.approx(found)


@every_game
def test_features_and_terms_have_names_of_their_own(game: str) -> None:
    players = tafelrunde.game(game).players[0]
    guide = plain_guide(tafelrunde.game(game).new(players, 1).rules, players)
    assert len(set(guide.features)) == len(guide.features) == len(guide.move.weights)
    assert len(set(guide.terms)) == len(guide.terms)
    assert {f"verb {line.name}" for line in tafelrunde.game(game).verbs} <= set(guide.features)


@every_game
def test_without_a_fit_points_decide(game: str) -> None:
    """The first term is points, and nothing else weighs anything."""
    for state in decisions(game, 6):
        guide = plain_guide(state.rules, int(state.players))
        for seat in range(state.players):
            assert guide.expect(state)[seat] == guide.terms_of(state, seat)[0]


def test_moves_are_picked_as_often_as_they_are_likely() -> None:
    state = Miniature().new(2, 1)
    guide = any_guide(state.rules, 2)
    draw = guide.features.index("verb draw")
    guide.move.scale[draw].value = 1.0
    moves = guide.considered(state)
    likes = guide.likes(state, moves)
    assert sum(likes) == pytest.approx(1.0)
    assert likes[-1] == pytest.approx(likes[0] * 2.71828, rel=1e-4)
    rng = seeded(4)
    picked = [int(guide.pick(state, rng)) for _ in range(4000)]
    for move, like in zip(moves, likes, strict=True):
        assert picked.count(move) / 4000 == pytest.approx(like, abs=0.03)


def test_chances_follow_the_points() -> None:
    assert shares([3.0, 3.0], 5.0) == [0.5, 0.5]
    assert shares([0.0, 10.0], 10.0)[1] == pytest.approx(0.7311, abs=1e-4)
