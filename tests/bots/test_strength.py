"""The steward wins: nearly always against chance, mostly against a builder without a plan.

The seats are tried one by one, so that no seat hides behind the others. Everybody plays in a world
of his own, and the seeds are fixed: the figures change only when a bot does.
"""

from __future__ import annotations

import pytest

import tafelrunde
from tests.bots.match import match

GAMES = 25  # for each of four seats


def wins(opponent: str, seat: int) -> float:
    names = ["steward", opponent, opponent, opponent]
    numbers = range(seat, seat + len(names) * GAMES, len(names))
    table = match(tafelrunde.game("citadels"), names, numbers)
    assert table.results["steward"].games == GAMES
    return table.results["steward"].wins


@pytest.mark.parametrize("seat", range(4))
def test_alone_against_chance(seat: int) -> None:
    assert wins("random", seat) >= 0.9 * GAMES


@pytest.mark.parametrize("seat", range(4))
def test_alone_against_greedy_builders(seat: int) -> None:
    assert wins("greedy", seat) >= 0.4 * GAMES
