"""The steward at every table: legal, repeatable, honest, and never without a reason."""

from __future__ import annotations

import time

import pytest

import tafelrunde
from tafelrunde import Advice, State, _native
from tafelrunde.engine.check import plan
from tafelrunde.games.citadels.districts import CHARACTER_NAMES, COLOURS
from tafelrunde.games.citadels.steward import REASONS
from tests.bots.match import advice, bot_called, play_on
from tests.scenarios.citadels.table import seat, table

GAME = tafelrunde.game("citadels")
STEWARD = tafelrunde.bot("steward")
PIECES = 6  # of the games, spread over processes
GAMES = 7 if _native.build() == "compiled" else 3  # a piece


def tables(piece: int, seed: int) -> list[State]:
    """New games of all player counts with all sorts of options."""
    found = []
    for number in range(piece, piece + PIECES * GAMES, PIECES):
        # Not the number itself: a piece shall not have one player count only.
        one = plan(GAME, seed, number + number // PIECES)
        found.append(GAME.new(one.players, one.seed, **one.options))
    return found


@pytest.mark.parametrize("piece", range(PIECES))
def test_plays_legal_moves_to_the_end(piece: int) -> None:
    for state in tables(piece, 1):
        bots = [STEWARD] * int(state.players)
        for _, told in play_on(state, bots, 1):
            assert told.move in state.moves()
        assert state.over


@pytest.mark.parametrize("piece", range(PIECES))
def test_the_same_question_has_the_same_answer_whatever_is_hidden(piece: int) -> None:
    """Two worlds that look the same to the seat: the same move and the same reason."""
    for state in tables(piece, 2):
        names = ["steward", "greedy", "random"] * 3
        for me, _ in play_on(state, list(map(bot_called, names[: state.players])), 2):
            seed = int(state.ply)
            answers = [
                STEWARD.advise(state.determinize(me, world), me, None, seed)
                for world in (seed, seed + 1)
            ]
            assert answers[0] == answers[1]


# ------------------------------------------------------------------------- reasons
PURPLE = (
    ["observatory", "library"],
    ["laboratory", "keep"],
    ["smithy", "haunted_city"],
    ["graveyard", "school_of_magic"],
)


def purple_table(seed: int) -> State:
    """Cities in which every purple district can be used from the beginning."""
    seats = [seat(gold=5, hand=["tavern", "castle"], city=city) for city in PURPLE]
    return table(*seats, agenda=[["draft", 0, 0]], draft=[None], seed=seed)


def test_every_reason_is_given_once_in_a_while() -> None:
    missing = set(REASONS)
    for number in range(60):
        one = plan(GAME, 3, number)
        mixed = GAME.new(one.players, one.seed, **one.options)
        state = purple_table(number) if number % 4 == 0 else mixed
        bots = [*[STEWARD] * int(state.players - 1), bot_called("greedy")]
        missing -= {told.reason for _, told in play_on(state, bots, number)}
        if not missing:
            break
    assert missing == set()


@pytest.mark.parametrize("piece", range(PIECES))
def test_a_reason_has_its_facts_and_they_are_true(piece: int) -> None:
    for state in tables(piece, 4):
        for me, told in play_on(state, [STEWARD] * int(state.players), 4):
            assert REASONS[told.reason] == tuple(sorted(told.arguments))
            check_facts(state, me, told)


def check_facts(state: State, me: int, told: Advice) -> None:
    """Names are names of the game, seats are others, numbers are not nonsense."""
    words = state.notate(told.move).split(" ")[1:]
    for name, value in told.arguments.items():
        if name == "seat":
            assert value in range(state.players)
            assert value != me
        elif name in ("card", "wanted"):
            assert value in GAME.words["card"]
        elif name in ("character", "obvious"):
            assert value in CHARACTER_NAMES
        elif name == "colour":
            assert value in COLOURS[:4]
        else:
            assert isinstance(value, int)
            assert value >= 0
    if len(words) == 1 and not words[0].isdigit():  # build tavern: the sentence is about it
        assert words[0] in (told.arguments.get("card"), told.arguments.get("character"))


def test_the_table_of_reasons_is_tidy() -> None:
    assert all(key.startswith("citadels-hint-") for key in REASONS)
    assert all(facts == tuple(sorted(set(facts))) for facts in REASONS.values())


# ---------------------------------------------------------------------------- time
def test_a_decision_takes_no_time_to_speak_of() -> None:
    """To think of worlds, and who has which character there, is what takes longest."""
    state = GAME.new(7, 1)
    while state.prompt(None).kind == "draft":
        state.play(state.moves()[-1])
    while not state.notate(state.moves()[-2]).startswith("rob"):
        state.play(advice(state, STEWARD, 1).move)
    assert fastest(state) < 0.1  # a tenth of that on an idle machine without any tracing


def fastest(state: State) -> float:
    times = []
    for seed in range(5):
        start = time.process_time()
        advice(state, STEWARD, seed)
        times.append(time.process_time() - start)
    return min(times)
