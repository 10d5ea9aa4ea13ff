"""Scenarios 43 to 50: the Warlord."""

from __future__ import annotations

import pytest

from tafelrunde import State
from tests.scenarios.citadels.table import (
    bank,
    city,
    discard,
    gold,
    golds,
    legal,
    play,
    refused,
    seat,
    turn_of,
    whose_turn,
)

EIGHT = ["tavern", "tavern", "market", "market", "docks", "harbor", "temple", "church"]


def warlord_against(*attacked: str, gold: int) -> State:
    """The Warlord has this much gold, and the King's city these districts."""
    return turn_of(
        "warlord",
        seat("warlord", gold=gold),
        seat("king", city=list(attacked)),
        seat("thief"),
        seat("bishop"),
    )


def test_43_a_district_of_cost_one_is_destroyed_for_nothing() -> None:
    state = warlord_against("tavern", gold=0)
    assert legal(state, "destroy") == ["destroy 1 tavern"]
    play(state, "destroy 1 tavern")
    assert gold(state, 0) == 0
    assert city(state, 1) == []
    assert discard(state) == ["tavern"]


def test_44_destroying_costs_one_less_than_building() -> None:
    state = warlord_against("castle", gold=3)
    assert legal(state, "destroy") == ["destroy 1 castle"]
    play(state, "destroy 1 castle")
    assert gold(state, 0) == 0
    assert city(state, 1) == []
    assert discard(state) == ["castle"]


def test_44_the_price_goes_to_the_bank() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=4),
        seat("king", gold=5, city=["castle"]),
        seat("thief", gold=6),
        seat("bishop", gold=7),
        options={"bank_limit": 30},
    )
    assert bank(state) == 8
    play(state, "destroy 1 castle")
    assert golds(state) == [1, 5, 6, 7]
    assert bank(state) == 11


def test_44_with_too_little_gold_it_is_illegal() -> None:
    state = warlord_against("castle", gold=2)
    facts = refused(state, "destroy 1 castle", "destruction_too_expensive")
    assert (facts["cost"], facts["gold"]) == (3, 2)
    assert legal(state, "destroy") == []


def test_44_a_price_just_too_high_becomes_payable_in_the_turn() -> None:
    state = warlord_against("castle", gold=2)
    play(state, "gold", "destroy 1 castle")
    assert gold(state, 0) == 1


@pytest.mark.parametrize("district", ["university", "dragon_gate"])
def test_45_the_building_cost_counts_and_not_the_points(district: str) -> None:
    state = warlord_against(district, gold=5)
    assert legal(state, "destroy") == [f"destroy 1 {district}"]
    play(state, f"destroy 1 {district}")
    assert gold(state, 0) == 0
    assert discard(state) == [district]
    poor = warlord_against(district, gold=4)
    facts = refused(poor, f"destroy 1 {district}", "destruction_too_expensive")
    assert (facts["cost"], facts["gold"]) == (5, 4)


def test_46_the_own_city_is_no_target() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=9, city=["tavern", "palace"]),
        seat("king", city=["tavern"]),
        seat("thief"),
        seat("bishop"),
    )
    refused(state, "destroy 0 tavern", "own_city")
    refused(state, "destroy 0 palace", "own_city")
    assert legal(state, "destroy") == ["destroy 1 tavern"]


@pytest.mark.parametrize("more", [[], ["temple"], ["temple", "church"]])
def test_47_a_complete_city_is_no_target(more: list[str]) -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=9),
        seat("king", city=EIGHT + more),
        seat("thief"),
        seat("bishop"),
        complete=1,
    )
    for district in dict.fromkeys(EIGHT):
        refused(state, f"destroy 1 {district}", "city_is_complete")
    assert legal(state, "destroy") == []


def test_47_seven_districts_are_a_target_even_in_the_last_round() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=9),
        seat("king", city=EIGHT),
        seat("thief", city=["castle"] * 4 + ["manor"] * 3),
        seat("bishop"),
        complete=1,
    )
    assert legal(state, "destroy") == ["destroy 2 manor", "destroy 2 castle"]
    play(state, "destroy 2 castle")
    assert city(state, 2) == ["manor"] * 3 + ["castle"] * 3
    assert gold(state, 0) == 6
    play(state, "gold", "end")
    assert state.over


def test_48_the_keep_is_no_target_at_any_price() -> None:
    state = warlord_against("keep", "keep", "palace", gold=1000)
    refused(state, "destroy 1 keep", "is_indestructible")
    assert legal(state, "destroy") == ["destroy 1 palace"]


@pytest.mark.parametrize("rich", [0, 1, 2, 3])
def test_48_the_reason_is_the_keep_and_never_the_gold(rich: int) -> None:
    refused(warlord_against("keep", gold=rich), "destroy 1 keep", "is_indestructible")


def test_49_he_may_destroy_before_his_basic_action() -> None:
    state = warlord_against("tavern", "tavern", "market", gold=1)
    play(state, "destroy 1 tavern")
    assert whose_turn(state) == (0, "warlord")
    assert legal(state) == ["gold", "cards"]
    play(state, "gold", "end")
    assert golds(state) == [3, 0, 0, 0]


def test_49_he_destroys_only_once_in_a_turn() -> None:
    state = warlord_against("tavern", "tavern", "market", gold=9)
    play(state, "destroy 1 tavern")
    refused(state, "destroy 1 tavern", "destruction_done")
    play(state, "gold")
    refused(state, "destroy 1 market", "destruction_done")
    assert legal(state, "destroy") == []
    assert city(state, 1) == ["tavern", "market"]


def test_50_income_for_a_new_red_district_pays_for_the_destruction() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=1, hand=["battlefield"], city=["watchtower", "prison", "fortress"]),
        seat("king", city=["palace"]),
        seat("thief"),
        seat("bishop"),
    )
    refused(state, "destroy 1 palace", "destruction_too_expensive")
    play(state, "gold", "build battlefield")
    assert gold(state, 0) == 0
    play(state, "income")
    assert gold(state, 0) == 4
    play(state, "destroy 1 palace")
    assert gold(state, 0) == 0
    assert city(state, 0) == ["watchtower", "prison", "battlefield", "fortress"]
    assert discard(state) == ["palace"]
