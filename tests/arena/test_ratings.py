"""Ratings, against an update that was worked out by hand."""

from __future__ import annotations

import math

import pytest

from tafelrunde.arena.ratings import Rating, ratings
from tests.arena.made import result

MU, SIGMA = 25.0, 25 / 3
BETA = 25 / 6


def test_one_game_of_two_is_rated_by_the_formula() -> None:
    # Plackett-Luce of two equals: each wins with probability 1/2.
    c = math.sqrt(2 * (SIGMA**2 + BETA**2))
    gain = 0.5 * SIGMA**2 / c
    shrunk = SIGMA * math.sqrt(1 - (SIGMA / c) * (SIGMA / c) ** 2 * 0.25)
    found = ratings(["a", "b"], [result(0, "ab", [3, 2])])
    assert gain == pytest.approx(2.6352, abs=1e-4)
    assert found["a"].mu == pytest.approx(MU + gain)
    assert found["b"].mu == pytest.approx(MU - gain)
    assert found["a"].sigma == found["b"].sigma == pytest.approx(shrunk)


def test_the_order_of_finishing_does_not_matter() -> None:
    games = [result(k, "ab", [k % 3, 1]) for k in range(6)]
    assert ratings(["a", "b"], games) == ratings(["a", "b"], games[::-1])


def test_several_seats_of_one_bot_have_one_rating() -> None:
    found = ratings(["a", "b"], [result(0, ["a", "b", "b"], [5, 3, 3])])
    assert list(found) == ["a", "b"]
    assert found["a"].mu > MU > found["b"].mu


def test_against_oneself_nobody_gains() -> None:
    assert ratings(["a"], [result(0, "aa", [2, 1])]) == {"a": Rating(MU, SIGMA)}


def test_uncertainty_only_shrinks() -> None:
    games = [result(k, "ab", [k % 2, (k + 1) % 2]) for k in range(40)]
    sigmas = [ratings(["a", "b"], games[:count])["a"].sigma for count in (1, 10, 40)]
    assert sigmas == sorted(sigmas, reverse=True)
    assert sigmas[-1] < SIGMA / 2
