"""Search: it finds what can be worked out by hand, repeats itself, and never peeps."""

from __future__ import annotations

from typing import Any

import pytest

import tafelrunde
from tafelrunde import State
from tafelrunde.engine.guide import Guide, any_guide
from tafelrunde.engine.rng import seeded
from tafelrunde.engine.search import AS_GUIDED, Options, Search, squash, victory
from tafelrunde.engine.words import Names
from tafelrunde.opponents.guides import guide_for
from tests.miniature.game import HANDS
from tests.miniature.positions import position


def options(
    worlds: int = 16, horizon: int = AS_GUIDED, haste: int = 1, insight: int = 100
) -> Options:
    found = Options()
    found.worlds, found.horizon, found.haste, found.insight = worlds, horizon, haste, insight
    return found


def searched(state: State, iterations: int, seed: int = 1, **how: int) -> Search:
    guide = guide_for(state.rules, int(state.players)).guide
    search = Search(guide, options(**how), seed)
    search.consider(state, state.actor)
    search.run(iterations, 0.0)
    return search


# ----------------------------------------------------------------------- known by hand
def test_a_move_that_wins_at_once_is_found() -> None:
    state = position(["five"], ["one", "two"], pile=["four"])
    assert state.notate(searched(state, 50).moves()[0]) == "play five"


def test_a_low_card_goes_before_a_high_one() -> None:
    """After the five no card but a five can be played, so the four would be left over."""
    state = position(["four", "five"], ["one", "one", "one", "one"], pile=["three"])
    search = searched(state, 600)
    assert state.notate(search.moves()[0]) == "play four"
    tried = search.visits()
    assert tried[state.parse("play four")] > 0.6 * sum(tried.values())


def test_the_only_move_needs_no_search() -> None:
    state = position(["one"], ["one", "two"], pile=["four"])
    search = searched(state, 100)
    assert state.notate(search.moves()[0]) == "draw"
    assert search.simulations == 0


class Unprepared(Guide):
    """Has looked at another decision, and can say nothing about this one."""

    def __init__(self, rules: Any, players: int) -> None:
        super().__init__(rules, players, Names(), Names("points"))

    def describe(self, s: State, verb: int, at: int) -> None:
        raise AssertionError("nobody has looked at this decision")


def test_nobody_asks_a_guide_about_the_only_move() -> None:
    state = position(["one"], ["one", "two"], pile=["four"])
    search = Search(Unprepared(state.rules, 2), options(), 1)
    search.consider(state, 0)
    assert state.notate(search.moves()[0]) == "draw"


def test_a_search_ends_when_nothing_can_change_its_answer() -> None:
    """Whatever the rest of the simulations had tried, the best move would have stayed in front."""
    state = position(["four", "five"], ["one", "one", "one", "one"], pile=["three"])
    search = searched(state, 600)
    tried = sorted(search.visits().values())
    left = 600 - int(search.simulations)
    assert 0 < left < tried[-1] - tried[-2]


def test_a_hasty_search_ends_when_its_answer_will_hardly_change() -> None:
    """A search four times as hasty leaves out up to four times as much as could change it."""
    state = position(["four", "five"], ["one", "one", "one", "one"], pile=["three"])
    search = searched(state, 600, haste=4)
    tried = sorted(search.visits().values())
    left = 600 - int(search.simulations)
    assert tried[-1] - tried[-2] < left < 4 * (tried[-1] - tried[-2])
    assert search.moves()[0] == searched(state, 600).moves()[0]


def test_others_are_trusted_to_find_what_is_good_for_them() -> None:
    """Seat 1 has one card to play. By verbs alone they may draw instead, and seat 0 hopes to play
    first the one, then the two. With insight they play it at once, unless it is too low: only two
    of the 17 cards that it can be are, the ones, and only if the two was played first."""
    state = position(["one", "two"], ["five"], pile=["one"])
    by_verbs = searched(state, 800, worlds=200, insight=0)
    by_insight = searched(state, 800, worlds=200, insight=100)
    assert state.notate(by_verbs.moves()[0]) == "play one"
    assert state.notate(by_insight.moves()[0]) == "play two"
    assert hope(by_verbs, state.parse("play one")) > 0.4
    assert hope(by_insight, state.parse("play two")) < 2 / 17


def hope(search: Search, move: int) -> float:
    return search.chances()[move][0] / search.visits()[move]


# ------------------------------------------------------------------------ the same again
@pytest.mark.parametrize("game", tafelrunde.games())
def test_the_same_seed_gives_the_same_answer(game: str) -> None:
    state = tafelrunde.game(game).new(3, 5)
    first, second = searched(state, 60, 7, horizon=2), searched(state, 60, 7, horizon=2)
    assert first.visits() == second.visits()
    assert first.chances() == second.chances()
    assert searched(state, 60, 8, horizon=2).chances() != first.chances()


# -------------------------------------------------------------------------- never peeps
@pytest.mark.parametrize("game", tafelrunde.games())
def test_what_the_seat_cannot_tell_apart_gets_the_same_answer(game: str) -> None:
    """The true state, other generators, and worlds of it: equal to the last visit."""
    for players in (tafelrunde.game(game).players[0], 4):
        state, rng = tafelrunde.game(game).new(players, 9), seeded(players)
        for number in range(90):
            if state.over:
                break
            if number % 15 == 14 and len(state.moves()) > 1:
                seat = int(state.actor)
                reseeded = state.clone()
                reseeded.reseed(12345)
                worlds = [reseeded, state.determinize(seat, 1), state.determinize(seat, 2)]
                found = searched(state, 24, 3, worlds=8, horizon=2)
                for world in worlds:
                    other = searched(world, 24, 3, worlds=8, horizon=2)
                    assert other.visits() == found.visits()
                    assert other.chances() == found.chances()
            moves = state.moves()
            state.play(moves[rng.below(len(moves))])


# --------------------------------------------------------------------------- likely worlds
class Sure(Guide):
    """Knows for certain that seat 1 holds as many fives as possible."""

    def __init__(self, rules: Any, players: int) -> None:
        super().__init__(rules, players, Names(), Names("points"))

    def likelihood(self, s: State, seat: int) -> float:
        return 1.0 if s.zones[HANDS.at(1)].count(4) == 2 else 0.0


def test_only_likely_worlds_are_played() -> None:
    state = position(["one", "two"], ["five", "five"], pile=["one"])
    guide = Sure(state.rules, 2)
    search = Search(guide, options(worlds=200), 1)
    search.consider(state, 0)
    drawn = [search.draw() for _ in range(50)]
    assert all(world.zones[HANDS.at(1)].count(4) == 2 for world in drawn)
    plain = Search(any_guide(state.rules, 2), options(worlds=200), 1)
    plain.consider(state, 0)
    assert any(plain.draw().zones[HANDS.at(1)].count(4) < 2 for _ in range(50))


# ------------------------------------------------------------------------------- reuse
def test_a_tree_can_be_followed() -> None:
    state = position(["four", "five", "two"], ["one", "one", "one", "one"], pile=["three"])
    search = searched(state, 400)
    search.follow(state.parse("play four"))
    state.play("play four")
    state.play("draw")
    kept = sum(search.visits().values())
    search.consider(state, state.actor)
    left = search.visits()
    assert set(left) == set(state.moves())
    assert 0 < sum(left.values()) < kept
    search.run(100, 0.0)
    simulated = int(search.simulations)
    assert 0 < simulated <= 100
    assert sum(search.visits().values()) == pytest.approx(sum(left.values()) + simulated)
    assert search.moves()[0] in state.moves()


def test_a_tree_that_does_not_fit_is_not_used() -> None:
    state = position(["four", "five"], ["one", "one"], pile=["three"])
    other = position(["two", "three", "five"], ["one", "one"], pile=["two"])
    search = searched(state, 100)
    search.follow(999)  # no such move
    search.consider(other, 0)
    assert sum(search.visits().values()) == 0
    search.run(50, 0.0)
    assert set(search.visits()) == set(other.moves())


# ----------------------------------------------------------------------------- rewards
def test_victories_are_shared() -> None:
    assert victory([3.0, 5.0, 5.0]) == [0.0, 0.5, 0.5]
    assert [squash(x) for x in (-1.0, 0.0, 1.0)] == [0.25, 0.5, 0.75]
