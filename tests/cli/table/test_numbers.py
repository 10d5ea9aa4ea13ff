"""The page numbers options by itself: digits have to mean there what they mean here.

If views, prompts or layouts have changed: python -m tests.fixtures.record
"""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.engine.view import Grid
from tests.fixtures.numbers import FILE, Decision, numbers

DECISIONS = msgspec.json.decode(FILE.read_bytes(), type=list[Decision])


@pytest.mark.parametrize("at", range(len(DECISIONS)))
def test_numbers_are_those_of_the_fixture(at: int) -> None:
    one = DECISIONS[at]
    assert numbers(one.game, one.view, one.options) == one.numbers
    assert sorted(move for moves in one.numbers.values() for move in moves) == sorted(
        option.notation for option in one.options
    )


def test_the_fixture_has_all_that_numbers_depend_on() -> None:
    found = [(one.game, list(one.numbers), one.numbers) for one in DECISIONS]
    assert any(0 in keys for _, keys, _ in found)  # how many is the number itself
    several = [moves for _, _, entries in found for moves in entries.values() if len(moves) > 1]
    assert any(moves[0].startswith("bribe") for moves in several)  # how many is asked later
    seats = [area for one in DECISIONS for area in one.view.seats]
    placed = [component for area in seats for component in area.components]
    assert any(isinstance(one, Grid) for one in placed)  # places are numbered as one reads
