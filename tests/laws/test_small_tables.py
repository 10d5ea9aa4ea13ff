"""Law 7 for cards: after any script of moves, worlds are exactly those that brute force finds."""

from __future__ import annotations

import pytest

from tests.laws.small_table import ALL_MOVES, AS_IN_CITADELS, AS_IN_NOBLEMEN, Sorts
from tests.laws.worlds_fuzz import compare, random_story

SCRIPTS = 40


@pytest.mark.parametrize("number", range(SCRIPTS))
@pytest.mark.parametrize(
    "sorts",
    [AS_IN_CITADELS, AS_IN_NOBLEMEN, ALL_MOVES],
    ids=["as in citadels", "as in noblemen", "all moves"],
)
def test_worlds_are_those_that_a_seat_cannot_rule_out(sorts: Sorts, number: int) -> None:
    story = random_story(number, sorts)
    for beliefs in story.beliefs:
        found = compare(story.state, beliefs)
        assert not found.impossible, story.moves
        assert not found.missing, story.moves


def test_the_scripts_leave_doubts_about_batches() -> None:
    """Otherwise the test above would say little."""
    for sorts in (AS_IN_CITADELS, AS_IN_NOBLEMEN, ALL_MOVES):
        mixed = [number for number in range(SCRIPTS) if random_story(number, sorts).state.mixtures]
        assert len(mixed) > SCRIPTS // 8
