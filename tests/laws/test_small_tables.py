"""Law 7 for cards: after any script of moves, worlds are exactly those that brute force finds.

For the tiles of Noblemen: they are all met, and few others.
"""

from __future__ import annotations

import pytest

from tests.laws import tiles_fuzz
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


@pytest.mark.parametrize("number", range(SCRIPTS))
def test_no_possible_deal_of_tiles_is_excluded(number: int) -> None:
    state, possible = tiles_fuzz.story(number)
    met = tiles_fuzz.worlds(state)
    assert tiles_fuzz.table_of(state) in possible
    if len(possible) < tiles_fuzz.SAMPLES // 10:
        assert possible <= met.keys()


def test_few_impossible_deals_of_tiles_are_met() -> None:
    """One in three, if earlier draws were forgotten."""
    wrong = drawn = 0
    for number in range(SCRIPTS):
        state, possible = tiles_fuzz.story(number)
        met = tiles_fuzz.worlds(state)
        drawn += met.total()
        wrong += sum(count for world, count in met.items() if world not in possible)
    assert wrong < drawn / 8
