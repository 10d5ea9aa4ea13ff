"""What search takes the people of Brügge to be worth."""

from __future__ import annotations

from typing import cast

import pytest

from tafelrunde.boardgames.bruges.game import Bruges
from tafelrunde.boardgames.bruges.rules import BrugesRules
from tafelrunde.boardgames.bruges.search.appraisal import appraise, fickle
from tests.scenarios.bruges.table import GAME

BOOK = cast(BrugesRules, GAME.new(2, 0).rules)
SLUGS = [one.slug for one in cast(Bruges, GAME).persons.persons]


def worth(slug: str, players: int = 2) -> tuple[float, float]:
    """At once, and in each round to come."""
    at_once, each = appraise(BOOK, players)
    return at_once[SLUGS.index(slug)], each[SLUGS.index(slug)]


def test_points_at_once_are_worth_what_they_are() -> None:
    """The squire brings two points when he comes, and nothing later."""
    assert worth("squire") == pytest.approx((2.0, 0.0))


def test_what_grows_with_a_town_is_appraised_in_towns() -> None:
    """At the beginning of a game there are no houses, and somebody who counts them brings nothing;
    in the towns of stewards there are some."""
    assert worth("weighmaster")[1] > 0.3  # a guilder for each house, for a worker
    assert worth("landgrave")[0] > 1.0  # a point for every two houses


def test_two_points_a_round_are_worth_more_than_one() -> None:
    assert worth("baron")[1] > worth("baroness")[1] > 0


def test_nothing_is_worth_less_than_nothing() -> None:
    for players in (2, 4):
        at_once, each = appraise(BOOK, players)
        assert min(at_once) >= 0
        assert min(each) >= 0


def test_laurels_for_what_comes_and_goes_are_known() -> None:
    found = {slug for slug, is_fickle in zip(SLUGS, fickle(BOOK), strict=True) if is_fickle}
    assert {"spice_merchant", "tightrope_walker", "bishop"} <= found
    assert "landgrave" not in found
