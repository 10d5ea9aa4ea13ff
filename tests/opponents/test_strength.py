"""The stewards win: nearly always against chance, mostly against somebody without a plan.

The seats are tried one by one, so that no seat hides behind the others. Everybody plays in a world
of his own, and the seeds are fixed: the figures change only when a bot does.
"""

from __future__ import annotations

import pytest

import tafelrunde
from tests.opponents.match import match

PLAYERS = {"citadels": 4, "noblemen": 3}
GAMES = {"citadels": 25, "noblemen": 8}  # for each seat
AGAINST_GREED = {"citadels": 0.4, "noblemen": 0.8}  # part of the games that are won
SEATS = [(game, seat) for game, players in PLAYERS.items() for seat in range(players)]


def share_won(game: str, opponent: str, seat: int) -> float:
    names = ["steward", *[opponent] * (PLAYERS[game] - 1)]
    numbers = range(seat, seat + len(names) * GAMES[game], len(names))
    table = match(tafelrunde.game(game), names, numbers)
    assert table.results["steward"].games == GAMES[game]
    return table.results["steward"].wins / GAMES[game]


@pytest.mark.parametrize(("game", "seat"), SEATS)
def test_alone_against_chance(game: str, seat: int) -> None:
    assert share_won(game, "random", seat) >= 0.9


@pytest.mark.parametrize(("game", "seat"), SEATS)
def test_alone_against_the_greedy(game: str, seat: int) -> None:
    assert share_won(game, "greedy", seat) >= AGAINST_GREED[game]
