"""All laws, for every game, every player count and every option, on whichever build runs."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde import Game, _native
from tafelrunde.cli.check import adviser_for
from tafelrunde.engine.check import check_games, plan
from tests.miniature.game import Miniature

GAMES: dict[str, Game] = {name: tafelrunde.game(name) for name in tafelrunde.games()}
GAMES["miniature"] = Miniature()
PIECES = 8
GAMES_PER_PIECE = 12 if _native.build() == "compiled" else 6


@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.parametrize("name", GAMES)
def test_random_games_obey_the_laws(name: str, piece: int) -> None:
    game = GAMES[name]
    first = piece * GAMES_PER_PIECE
    numbers = range(first, first + GAMES_PER_PIECE)
    report = check_games(game, 1, numbers, thorough=False, adviser=adviser_for(game))
    assert [finding.problem for finding in report.findings] == []
    assert report.games == GAMES_PER_PIECE
    # Nothing was skipped: each law was looked at in this very piece.
    for law in ("1 moves", "2 conservation", "3 copies", "3 replay", "4 refusals", "5 notation"):
        assert report.count[f"law {law}"] > 0
    for law in ("6a same to the seat", "6b nothing leaks", "6c redaction", "6c prompts"):
        assert report.count[f"law {law}"] > 0
    for law in ("6d what choices bring", "6e what a move teaches", "6f questions tell nothing"):
        assert report.count[f"law {law}"] > 0
    for law in ("7 worlds", "8 scores", "9 mutations"):
        assert report.count[f"law {law}"] > 0
    assert report.count["a world that differs from the true one"] > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_thorough_check_looks_at_every_decision(name: str) -> None:
    game = GAMES[name]
    report = check_games(game, 2, range(3), thorough=True)
    assert [finding.problem for finding in report.findings] == []
    assert report.count["law 5 notation"] >= report.decisions


@pytest.mark.parametrize("name", GAMES)
def test_a_check_meets_every_player_count_and_option_value(name: str) -> None:
    game = GAMES[name]
    tables = [plan(game, 1, number) for number in range(600)]
    assert {table.players for table in tables} == set(game.players)
    for option, values in game.options.items():
        met = {table.options[option] for table in tables if option in table.options}
        wanted = values.allowed if len(values.allowed) <= 16 else (values.allowed[0],)
        assert met >= set(wanted)
