"""Estimates: the same every time, exact where nothing is left to chance, and honest."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import tafelrunde
from tafelrunde import Record
from tafelrunde.arena.analysis import Judgement, Judging, decisions, losses
from tafelrunde.arena.estimate import Playouts, Worth
from tafelrunde.arena.lookahead import LookAhead
from tafelrunde.arena.runner import Inline
from tafelrunde.opponents.searching import CountBot, DukeBot, KnightBot
from tests.miniature.game import Miniature

GAME = Miniature()
# Whoever has no card left wins: seat 0 can do so at once, and after it seat 1.
POSITION: dict[str, Any] = {
    "players": 2,
    "seed": 3,
    "agenda": [["turn", 0]],
    "pile": [],
    "deck": "rest",
    "seats": [{"hand": ["five"]}, {"hand": ["one"]}],
}


def blunder() -> Record:
    record = Record.from_position(GAME, POSITION)
    record.play("draw")
    record.play("play one")
    return record


def judged(record: Record, seat: int | None, iterations: int = 40) -> list[Judgement]:
    playouts = Playouts("random")
    tasks = [Judging(one, playouts, seat, 1, iterations) for one in decisions(record)]
    return [outcome.value for outcome in Inline().run(tasks)]  # type: ignore[union-attr]


def test_decisions_are_those_of_the_record() -> None:
    first, second = decisions(blunder())
    assert (first.number, first.seat, first.state.notate(first.move)) == (0, 0, "draw")
    assert (second.number, second.seat, second.state.notate(second.move)) == (1, 1, "play one")
    assert second.state.ply == 1


def test_the_move_that_lost_the_game_is_found() -> None:
    first, second = judged(blunder(), None)
    (alternative,) = first.alternatives
    assert (alternative.move, alternative.chance) == ("play five", 1.0)
    assert first.best == "play five"
    assert first.loss is not None
    assert first.loss > 0.2
    assert first.is_sure
    assert second.best == second.move == "play one"
    assert second.loss == 0
    assert losses([second, first]) == [first]


def test_chances_add_up_and_come_with_an_error() -> None:
    for one in judged(blunder(), None):
        assert sum(one.chances) == pytest.approx(1, abs=1e-4)
        assert all(0 < error < 0.1 for error in one.errors)


def test_more_games_make_it_surer() -> None:
    few, many = (judged(blunder(), None, count)[0].errors[0] for count in (10, 160))
    # Four times as sure, but for the two games that are added.
    assert few / many == pytest.approx(4, rel=0.25)


def test_never_to_have_won_is_no_proof() -> None:
    worth = Worth((0, 1), ((0.0,) * 8, (1.0,) * 8))
    # (0 + 1) of (8 + 2): the error is sqrt(0.1 * 0.9 / 11).
    assert worth.of(0).value == 0
    assert worth.of(0).error == pytest.approx(0.0905, abs=1e-4)


def test_moves_are_compared_world_by_world() -> None:
    worth = Worth((5, 7), ((1.0, 0.0, 1.0, 0.0), (1.0, 1.0, 0.0, 1.0)))
    even, odd = slice(0, None, 2), slice(1, None, 2)
    assert worth.best(even, 7) == 5
    assert worth.best(odd, 5) == 7
    assert worth.best(slice(0, 1), 7) == 7  # equal: the one that was made
    assert worth.above(7, 5, odd).value == 1
    assert worth.above(5, 7, slice(0, 4)).value == -0.25


def test_the_same_seed_gives_the_same_estimates() -> None:
    assert judged(blunder(), None) == judged(blunder(), None)
    one = next(decisions(blunder()))
    sent = pickle.loads(pickle.dumps(Judging(one, Playouts("random"), 1, 1, 20)))
    assert sent.work() == Judging(one, Playouts("random"), 1, 1, 20).work()


def test_from_a_seat_only_its_moves_are_judged() -> None:
    first, second = judged(blunder(), 1)
    assert (first.loss, first.alternatives) == (None, [])
    assert second.loss is not None


@pytest.mark.parametrize("name", tafelrunde.games())
def test_a_seat_learns_nothing_that_it_may_not_know(name: str) -> None:
    """Equal estimates for two tables that the seat cannot tell apart."""
    game = tafelrunde.game(name)
    state = game.new(3, 5)
    bot = tafelrunde.bot("random")
    while state.ply < 12 or len(state.moves()) == 1:
        actor = int(state.actor)
        state.play(bot.choose(state.determinize(actor, 1), actor, None, int(state.ply)))
    seat = int(state.actor)
    other = state.determinize(seat, 99)
    playouts = Playouts("random")
    assert other != state
    assert playouts.chances(state, seat, 3, 4) == playouts.chances(other, seat, 3, 4)
    made = state.moves()[0]
    assert playouts.worth(state, seat, made, 3, 2) == playouts.worth(other, seat, made, 3, 2)
    ahead = LookAhead(KnightBot(iterations=3))
    assert ahead.chances(state, seat, 3, 1) == ahead.chances(other, seat, 3, 1)
    assert ahead.worth(state, seat, made, 3, 2) == ahead.worth(other, seat, made, 3, 2)


# ------------------------------------------------------------------------ looking ahead
def test_looking_ahead_finds_the_move_that_lost_the_game() -> None:
    """Without anything learned, by verbs and points alone."""
    ahead = LookAhead(KnightBot(iterations=8))
    tasks = [Judging(one, ahead, None, 1, 8) for one in decisions(blunder())]
    first, second = [outcome.value for outcome in Inline().run(tasks)]  # type: ignore[union-attr]
    assert [one.move for one in first.alternatives] == ["play five"]
    assert (first.best, first.alternatives[0].chance) == ("play five", 1.0)
    assert first.is_sure
    assert first.loss > 0.2
    assert (second.best, second.loss) == ("play one", 0)
    for one in (first, second):
        assert sum(one.chances) == pytest.approx(1, abs=1e-4)
    again = [Judging(one, ahead, None, 1, 8).work() for one in decisions(blunder())]
    assert again == [first, second]


def test_looking_ahead_weighs_what_was_made_and_the_best_of_the_others() -> None:
    state = tafelrunde.game("citadels").new(3, 3)
    moves = state.moves()
    assert len(moves) > 5
    ahead = LookAhead(KnightBot(iterations=4))
    for made in moves:
        worth = ahead.worth(state, 0, made, 1, 2)
        assert worth.moves[0] == made
        assert len(set(worth.moves)) == len(worth.moves) == 5
        assert set(worth.moves) <= set(moves)
        assert all(0 <= one <= 1 for row in worth.samples for one in row)


def test_the_levels_look_further_the_stronger_they_are() -> None:
    effort = [LookAhead(kind())._simulations for kind in (KnightBot, CountBot, DukeBot)]
    assert effort == [32, 160, 640]
    assert LookAhead(KnightBot(iterations=70))._simulations == 70
    assert LookAhead(KnightBot(seconds=0.2))._simulations == 64


def test_a_mean_of_many_games_is_surer_than_one_game() -> None:
    samples = ((0.5, 0.5, 0.5), (0.4, 0.5, 0.6))
    worth = Worth((1, 2), samples, 9)
    assert worth.of(1).error == pytest.approx(1 / 28)  # one game more than 3 times 9
    assert worth.of(2).error == pytest.approx(0.1 / 3**0.5)


def test_a_bot_can_play_on() -> None:
    game = tafelrunde.game("citadels")
    state = game.new(2, 5, round_limit=1)
    found = Playouts("steward").chances(state, None, 1, 2)
    assert sum(one.value for one in found) == 1
    assert found == Playouts("steward").chances(state, None, 1, 2)
