"""The stewards at every table: legal, repeatable, honest, and never without a reason."""

from __future__ import annotations

import time
from itertools import chain, count, islice

import pytest

from tafelrunde import Advice, State
from tests.opponents.asking import STEWARD
from tests.opponents.match import advice, bot_called, play_on
from tests.opponents.stewards import (
    HARDEST,
    PIECES,
    RICH_TABLES,
    SEEDS,
    STEWARDS,
    reasons,
    tables,
)

COLOURS = ("yellow", "blue", "green", "red", "brown", "violet")  # facts that are no kinds
EVERY = 3  # decision is asked about twice; a turn of two moves or four falls on all of them
MOST_GAMES = 60  # until every reason has been given

every_game = pytest.mark.parametrize("game", STEWARDS)
every_piece = pytest.mark.parametrize("piece", range(PIECES))


@every_game
@every_piece
def test_plays_legal_moves_to_the_end(piece: int, game: str) -> None:
    for state in tables(game, piece, 1):
        bots = [STEWARD] * int(state.players)
        for _, told in play_on(state, bots, 1):
            assert told.move in state.moves()
        assert state.over


@every_game
@every_piece
def test_the_same_question_has_the_same_answer_whatever_is_hidden(piece: int, game: str) -> None:
    """Two worlds that look the same to the seat: the same move and the same reason."""
    for state in tables(game, piece, 2):
        names = ["steward", "greedy", "random"] * 3
        for me, _ in play_on(state, list(map(bot_called, names[: state.players])), 2):
            seed = int(state.ply)
            if seed % EVERY:
                continue
            answers = [
                STEWARD.advise(state.determinize(me, world), me, None, seed)
                for world in (seed, seed + 1)
            ]
            assert answers[0] == answers[1]


# ------------------------------------------------------------------------- reasons
@every_game
def test_every_reason_is_given_once_in_a_while(game: str) -> None:
    missing = set(reasons(game))
    seeds = islice(chain(SEEDS.get(game, ()), count(len(SEEDS.get(game, ())))), MOST_GAMES)
    for number, state in zip(seeds, RICH_TABLES[game](), strict=False):
        bots = [*[STEWARD] * int(state.players - 1), bot_called("greedy")]
        missing -= {told.reason for _, told in play_on(state, bots, number)}
        if not missing:
            break
    assert missing == set()


@every_game
@every_piece
def test_a_reason_has_its_facts_and_they_are_true(piece: int, game: str) -> None:
    for state in tables(game, piece, 4):
        for me, told in play_on(state, [STEWARD] * int(state.players), 4):
            known = {**reasons(game), "table-hint-only": ()}
            assert (told.reason == "table-hint-only") == (state.formality() >= 0)
            assert known[told.reason] == tuple(sorted(told.arguments))
            check_facts(state, me, told)


def check_facts(state: State, me: int, told: Advice) -> None:
    """Names are names of the game, seats are others, numbers are not nonsense."""
    game = state.rules.game
    kinds = {kind.id for kind in game.catalogue().kinds}
    for name, value in told.arguments.items():
        if name == "seat":
            assert value in range(state.players)
            assert value != me
        elif isinstance(value, str):
            assert value in kinds or value in COLOURS
        else:
            assert value >= 0
    # build tavern: the sentence is about it, if it speaks of anything of that sort
    about = game.arguments(state.notate(told.move))
    for name in about.keys() & told.arguments.keys() - {"seat"}:
        assert str(about[name]) == str(told.arguments[name])


@every_game
def test_the_table_of_reasons_is_tidy(game: str) -> None:
    assert all(key.startswith(f"{game}-hint-") for key in reasons(game))
    assert all(facts == tuple(sorted(set(facts))) for facts in reasons(game).values())


# ---------------------------------------------------------------------------- time
@every_game
def test_a_decision_takes_no_time_to_speak_of(game: str) -> None:
    state = HARDEST[game]()
    assert fastest(state) < 0.1  # a tenth of that on an idle machine without any tracing


def fastest(state: State) -> float:
    times = []
    for seed in range(5):
        start = time.process_time()
        advice(state, STEWARD, seed)
        times.append(time.process_time() - start)
    return min(times)
