"""No person without a test of their own."""

from __future__ import annotations

from tests.scenarios.bruges import (
    test_people_laurels,
    test_people_lightning,
    test_people_rivals,
    test_people_standing,
    test_people_used,
    test_persons,
)
from tests.scenarios.bruges.table import PERSONS, TESTED

MODULES = (
    *(test_people_laurels, test_people_lightning, test_people_rivals, test_people_standing),
    *(test_people_used, test_persons),
)


def test_every_person_has_a_test() -> None:
    assert sorted(set(PERSONS) - set(TESTED)) == []
    assert len(PERSONS) == 165
    known = {name for module in MODULES for name in vars(module)}
    assert set(TESTED.values()) <= known
