"""The stewards win: nearly always against chance, mostly against somebody without a plan.

The seats are tried one by one, so that no seat hides behind the others. Everybody plays in a world
of their own, and the seeds are fixed: the figures change only when a bot does.
"""

from __future__ import annotations

import pytest

import tafelrunde
from tests.opponents.match import match

TABLES = (
    *(("bruges", 2), ("bruges", 3), ("bruges", 4), ("citadels", 4), ("noblemen", 3)),
    *(("last_will", 2), ("last_will", 3), ("last_will", 4), ("last_will", 5)),
)
GAMES = {"bruges": 10, "citadels": 25, "last_will": 10, "noblemen": 5}  # for each seat
# Part of the games that are won
AGAINST_GREED = {"bruges": 0.7, "citadels": 0.4, "last_will": 0.8, "noblemen": 0.8}
SEATS = [(game, players, seat) for game, players in TABLES for seat in range(players)]


def share_won(game: str, players: int, opponent: str, seat: int) -> float:
    names = ["steward", *[opponent] * (players - 1)]
    numbers = range(seat, seat + len(names) * GAMES[game], len(names))
    table = match(tafelrunde.game(game), names, numbers)
    assert table.results["steward"].games == GAMES[game]
    return table.results["steward"].wins / GAMES[game]


@pytest.mark.parametrize(("game", "players", "seat"), SEATS)
def test_alone_against_chance(game: str, players: int, seat: int) -> None:
    assert share_won(game, players, "random", seat) >= 0.9


@pytest.mark.parametrize(("game", "players", "seat"), SEATS)
def test_alone_against_the_greedy(game: str, players: int, seat: int) -> None:
    assert share_won(game, players, "greedy", seat) >= AGAINST_GREED[game]
