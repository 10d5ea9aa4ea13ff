"""How bots are had and asked, and what they say to a bad question."""

from __future__ import annotations

from typing import Any, cast

import pytest

import tafelrunde
from tafelrunde import Advice, BadOption, State, TafelrundeError, UnknownBot
from tests.miniature.game import Miniature
from tests.opponents.match import advice

GAME = tafelrunde.game("citadels")
LEVELS = ["random", "page", "steward", "knight", "count", "duke"]
QUICK = 10  # simulations of those who search


def test_bots_are_had_by_name() -> None:
    assert tafelrunde.bots() == LEVELS
    assert [tafelrunde.bot(name).name for name in tafelrunde.bots()] == tafelrunde.bots()


@pytest.mark.parametrize("name", ["Steward", "", None, 7, ["steward"]])
def test_unknown_bots_are_refused_in_one_line(name: object) -> None:
    with pytest.raises(UnknownBot) as error:
        tafelrunde.bot(cast(str, name))
    assert isinstance(error.value, TafelrundeError)
    shown = "an object of type list" if isinstance(name, list) else repr(name)
    told = f"there is no bot {shown}; there are: {', '.join(LEVELS)}"
    near = "; did you mean 'steward'?" if name == "Steward" else ""
    assert str(error.value) == told + near


@pytest.mark.parametrize("name", tafelrunde.bots())
def test_the_choice_is_the_move_of_the_advice(name: str) -> None:
    bot = tafelrunde.bot(name, iterations=QUICK)
    world = GAME.new(4, 7).determinize(0, 1)
    told = bot.advise(world, 0, None, 5)
    assert isinstance(told, Advice)
    assert type(told.move) is int
    assert told.move in world.moves()
    assert told == bot.advise(world.clone(), 0, 0.5, 5)
    assert bot.choose(world, 0, 200, 5) == told.move


@pytest.mark.parametrize("name", tafelrunde.bots())
def test_a_bot_leaves_the_world_as_it_is(name: str) -> None:
    world = GAME.new(4, 7).determinize(0, 1)
    before = world.to_json()
    tafelrunde.bot(name, iterations=QUICK).choose(world, 0, None, 5)
    assert world.to_json() == before


def test_the_random_bot_takes_every_move_once_in_a_while() -> None:
    world = GAME.new(6, 7).determinize(0, 1)
    bot = tafelrunde.bot("random")
    assert {bot.choose(world, 0, None, seed) for seed in range(100)} == set(world.moves())
    assert bot.advise(world, 0, None, 1).reason == "table-hint-random"
    assert bot.advise(world, 0, None, 1).arguments == {}


@pytest.mark.parametrize("seat", [1, -1, 4, True, None, "0"])
@pytest.mark.parametrize("name", tafelrunde.bots())
def test_only_the_seat_that_decides_can_ask(name: str, seat: Any) -> None:
    world = GAME.new(4, 7).determinize(0, 1)
    with pytest.raises(BadOption) as error:
        tafelrunde.bot(name).choose(world, seat, None, 1)
    assert str(error.value) == f"seat 0 has to choose now, not {seat!r}"


@pytest.mark.parametrize("budget", [-1, float("inf"), float("nan"), "1", True])
@pytest.mark.parametrize("name", ["steward", "count"])
def test_a_budget_is_in_seconds(name: str, budget: Any) -> None:
    world = GAME.new(4, 7).determinize(0, 1)
    with pytest.raises(BadOption) as error:
        tafelrunde.bot(name).choose(world, 0, budget, 1)
    assert str(error.value) == f"a budget is in seconds, or None; not {budget!r}"


@pytest.mark.parametrize("name", tafelrunde.bots())
def test_without_any_time_there_is_an_answer(name: str) -> None:
    world = GAME.new(4, 7).determinize(0, 1)
    assert tafelrunde.bot(name).choose(world, 0, 0, 1) in world.moves()


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, None])
def test_a_seed_is_a_seed(seed: Any) -> None:
    world = GAME.new(4, 7).determinize(0, 1)
    with pytest.raises(BadOption, match="a seed is a whole number"):
        tafelrunde.bot("steward").choose(world, 0, None, seed)


@pytest.mark.parametrize("seed", [0, (1 << 63) - 1])
def test_the_first_and_the_last_seed_do(seed: int) -> None:
    for name in tafelrunde.bots():
        advice(GAME.new(4, 7), tafelrunde.bot(name, iterations=QUICK), seed)


def finished() -> State:
    state = GAME.new(2, 3, round_limit=1)
    while not state.over:
        state.play(state.moves()[-1])
    return state


@pytest.mark.parametrize("name", tafelrunde.bots())
def test_after_the_end_there_is_nothing_to_ask(name: str) -> None:
    with pytest.raises(BadOption, match="the game is over"):
        tafelrunde.bot(name).choose(finished(), 0, None, 1)


@pytest.mark.parametrize("world", [None, "world", {}])
def test_a_world_is_a_state(world: Any) -> None:
    with pytest.raises(BadOption, match="a bot is asked about a state"):
        tafelrunde.bot("random").choose(world, 0, None, 1)


def test_a_game_may_have_no_steward() -> None:
    state = Miniature().new(2, 1)
    assert tafelrunde.bot("random").choose(state.determinize(0, 1), 0, None, 1) in state.moves()
    with pytest.raises(UnknownBot) as error:
        tafelrunde.bot("steward").choose(state.determinize(0, 1), 0, None, 1)
    assert str(error.value) == "miniature has no steward; any game can be played by 'random'"
