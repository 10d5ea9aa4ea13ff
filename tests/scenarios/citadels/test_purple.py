"""Scenarios 51 to 67: the purple districts."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.citadels.table import (
    city,
    deck_size,
    discard,
    finish_round,
    gold,
    golds,
    hand,
    idle,
    legal,
    next_turn,
    play,
    refused,
    seat,
    shown,
    stacked,
    turn_of,
    whose_turn,
)

FULL = ["tavern"] * 4 + ["market"] * 4  # eight green districts


# ---------------------------------------------------------------------- the Graveyard
def graveyard_with(gold: int, **rest: Any) -> State:
    """Seat 0 is the Warlord, seat 1 has a Palace, seat 2 the Graveyard; a Tavern is discarded."""
    return turn_of(
        "warlord",
        seat("warlord", gold=4),
        seat("king", gold=3, city=["palace"]),
        seat("merchant", gold=gold, city=["graveyard"]),
        seat("assassin"),
        discard=["tavern"],
        **rest,
    )


def assert_no_rescue(state: State, *ruins: str) -> None:
    """The Warlord's turn goes on, and the ruins lie on the discard pile."""
    assert whose_turn(state) == (0, "warlord")
    refused(state, "rescue", "no_ruins_to_rescue")
    refused(state, "decline", "no_ruins_to_rescue")
    assert discard(state) == list(ruins)


def test_51_the_graveyards_owner_buys_the_ruins() -> None:
    state = graveyard_with(gold=1)
    play(state, "destroy 1 palace")
    assert whose_turn(state) == (2, "rescue")
    assert legal(state) == ["rescue", "decline"]
    play(state, "rescue")
    assert hand(state, 2) == ["palace"]
    assert golds(state) == [0, 3, 0, 0]
    assert discard(state) == ["tavern"]
    assert city(state, 1) == []
    assert whose_turn(state) == (0, "warlord")


def test_51_he_may_leave_them_on_the_discard_pile() -> None:
    state = graveyard_with(gold=1)
    play(state, "destroy 1 palace", "decline")
    assert hand(state, 2) == []
    assert golds(state) == [0, 3, 1, 0]
    assert discard(state) == ["tavern", "palace"]
    assert whose_turn(state) == (0, "warlord")


def test_51_the_warlord_waits_for_the_decision() -> None:
    state = graveyard_with(gold=1)
    play(state, "destroy 1 palace")
    refused(state, "gold", "decide_rescue_first")
    refused(state, "end", "decide_rescue_first")
    play(state, "decline", "gold", "end")


def test_52_without_gold_there_is_no_rescue() -> None:
    state = graveyard_with(gold=0)
    play(state, "destroy 1 palace")
    assert_no_rescue(state, "tavern", "palace")
    assert golds(state) == [0, 3, 0, 0]


def test_53_the_warlord_has_no_use_of_his_own_graveyard() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=9, city=["graveyard"]),
        seat("king", city=["palace"]),
        seat("merchant", gold=9),
        seat("assassin"),
    )
    play(state, "destroy 1 palace")
    assert_no_rescue(state, "palace")
    assert gold(state, 0) == 5


@pytest.mark.parametrize("characters", [("king", "warlord"), ("warlord", "king")])
def test_53_nor_as_the_second_of_two_characters(characters: tuple[str, str]) -> None:
    state = turn_of(
        "warlord",
        seat(*characters, gold=9, city=["graveyard"]),
        seat("merchant", "assassin", gold=9, city=["palace"]),
        seat("thief", "bishop", gold=9),
    )
    play(state, "destroy 1 palace")
    assert_no_rescue(state, "palace")
    assert golds(state) == [5, 9, 9]


def test_54_the_graveyard_cannot_save_itself() -> None:
    state = graveyard_with(gold=9)
    play(state, "destroy 2 graveyard")
    assert_no_rescue(state, "tavern", "graveyard")
    assert golds(state) == [0, 3, 9, 0]
    assert hand(state, 2) == []


def test_55_its_owner_may_buy_back_a_district_of_his_own() -> None:
    state = turn_of(
        "warlord",
        seat("warlord"),
        seat("king", gold=1, city=["graveyard", "temple"]),
        seat("merchant", gold=9),
        seat("assassin"),
    )
    play(state, "destroy 1 temple")
    assert whose_turn(state) == (1, "rescue")
    play(state, "rescue")
    assert hand(state, 1) == ["temple"]
    assert city(state, 1) == ["graveyard"]
    assert golds(state) == [0, 0, 9, 0]
    assert discard(state) == []


def test_56_a_murdered_owner_may_still_buy() -> None:
    state = graveyard_with(gold=1, murdered="merchant")
    play(state, "destroy 1 palace")
    assert whose_turn(state) == (2, "rescue")
    play(state, "rescue")
    assert hand(state, 2) == ["palace"]
    assert gold(state, 2) == 0
    assert discard(state) == ["tavern"]


# --------------------------------------------------------------------- the Laboratory
def laboratory_with(*cards: str) -> State:
    return turn_of(
        "bishop",
        seat("bishop", hand=list(cards), city=["laboratory"]),
        seat("king"),
        seat("merchant"),
        seat("assassin"),
    )


def test_57_a_card_in_the_laboratory_brings_one_gold() -> None:
    state = laboratory_with("tavern", "temple", "temple")
    assert legal(state, "laboratory") == ["laboratory temple", "laboratory tavern"]
    play(state, "laboratory temple")
    assert gold(state, 0) == 1
    assert hand(state, 0) == ["temple", "tavern"]
    assert discard(state) == ["temple"]


def test_57_the_laboratory_works_once_a_turn() -> None:
    state = laboratory_with("tavern", "temple", "temple")
    play(state, "laboratory tavern")
    refused(state, "laboratory temple", "laboratory_is_used")
    play(state, "gold")
    refused(state, "laboratory temple", "laboratory_is_used")
    assert legal(state, "laboratory") == []


def test_57_the_laboratory_needs_a_hand_card() -> None:
    state = laboratory_with()
    refused(state, "laboratory tavern", "not_in_hand")
    assert legal(state, "laboratory") == []


def test_57_the_laboratory_works_again_in_the_next_turn() -> None:
    state = laboratory_with("tavern", "temple")
    play(state, "laboratory tavern", "gold")
    assert gold(state, 0) == 3
    next_turn(state, 0)
    assert legal(state, "laboratory") == ["laboratory temple"]
    play(state, "laboratory temple")
    assert gold(state, 0) == 4
    assert discard(state) == ["tavern", "temple"]


# ------------------------------------------------------------------------- the Smithy
def smithy_with(gold: int) -> State:
    return turn_of(
        "bishop",
        seat("bishop", gold=gold, hand=["temple"], city=["smithy"]),
        seat("king"),
        seat("merchant"),
        seat("assassin"),
        deck=stacked("manor", "tavern", placed=["temple", "smithy"]),
    )


def test_58_the_smithy_gives_two_cards_for_three_gold() -> None:
    state = smithy_with(gold=3)
    play(state, "smithy")
    assert golds(state) == [0, 0, 0, 0]
    assert hand(state, 0) == ["manor", "temple", "tavern"]
    assert deck_size(state) == 61
    assert discard(state) == []
    assert whose_turn(state) == (0, "bishop")


def test_58_with_two_gold_the_smithy_is_illegal() -> None:
    state = smithy_with(gold=2)
    facts = refused(state, "smithy", "smithy_too_expensive")
    assert (facts["cost"], facts["gold"]) == (3, 2)
    play(state, "gold", "smithy")
    assert gold(state, 0) == 1


def test_58_the_smithy_works_once_a_turn_and_again_in_the_next() -> None:
    state = smithy_with(gold=6)
    play(state, "smithy")
    refused(state, "smithy", "smithy_is_used")
    play(state, "gold")
    refused(state, "smithy", "smithy_is_used")
    next_turn(state, 0)
    play(state, "smithy")
    assert gold(state, 0) == 2
    assert len(hand(state, 0)) == 5


# ------------------------------------------------------- the Observatory and the Library
def looking_with(*districts: str, character: str = "bishop") -> State:
    """Tavern, Temple and Manor lie on top of the draw pile, in this order."""
    return turn_of(
        character,
        seat(character, city=list(districts)),
        seat("king"),
        seat("merchant"),
        seat("assassin"),
        deck=stacked("tavern", "temple", "manor", placed=districts),
    )


def test_59_with_the_observatory_one_of_three_is_kept() -> None:
    state = looking_with("observatory")
    play(state, "cards")
    assert shown(state, 0, "offer") == (3, ["manor", "tavern", "temple"])
    assert legal(state) == ["keep manor", "keep temple", "keep tavern"]
    play(state, "keep temple")
    assert hand(state, 0) == ["temple"]
    assert sorted(discard(state)) == ["manor", "tavern"]
    assert deck_size(state) == 61


def test_60_with_the_library_both_cards_are_kept() -> None:
    state = looking_with("library")
    play(state, "cards")
    assert hand(state, 0) == ["temple", "tavern"]
    assert discard(state) == []
    assert deck_size(state) == 62
    assert whose_turn(state) == (0, "bishop")
    refused(state, "gold", "basic_action_taken")


def test_61_with_both_two_of_three_are_kept() -> None:
    state = looking_with("library", "observatory")
    play(state, "cards")
    assert shown(state, 0, "offer") == (3, ["manor", "tavern", "temple"])
    assert legal(state) == ["reject manor", "reject temple", "reject tavern"]
    refused(state, "keep manor", "reject_one_instead")
    play(state, "reject temple")
    assert hand(state, 0) == ["manor", "tavern"]
    assert discard(state) == ["temple"]
    assert deck_size(state) == 60
    assert whose_turn(state) == (0, "bishop")


@pytest.mark.parametrize("districts", [["library"], ["observatory"], ["library", "observatory"]])
def test_62_the_architects_cards_are_two_in_any_case(districts: list[str]) -> None:
    state = looking_with(*districts, character="architect")
    play(state, "plans")
    assert hand(state, 0) == ["temple", "tavern"]
    assert discard(state) == []
    assert deck_size(state) == 63 - len(districts)
    assert whose_turn(state) == (0, "architect")


# ---------------------------------------------------------------- the School of Magic
def school_of(character: str) -> State:
    others = [one for one in ("assassin", "magician", "king", "merchant") if one != character]
    return turn_of(
        character,
        seat(character, city=["school_of_magic", "temple"]),
        *(seat(one) for one in others[:3]),
    )


def test_63_the_school_of_magic_is_one_more_blue_district_for_the_bishop() -> None:
    state = school_of("bishop")
    play(state, "income")
    assert golds(state) == [2, 0, 0, 0]


@pytest.mark.parametrize("character", ["assassin", "thief", "magician", "architect"])
def test_63_it_pays_nothing_to_a_character_without_income(character: str) -> None:
    state = school_of(character)
    refused(state, "income", "no_income_character")
    assert legal(state, "income") == []


# ------------------------------------------------------------------- the Haunted City
def scored(*districts: str, **rest: Any) -> dict[str, int]:
    """How the city scores when the last turn of a game has been played."""
    state = turn_of(
        "warlord",
        seat("king", city=list(districts)),
        seat("warlord", city=FULL),
        seat("merchant"),
        seat("assassin"),
        complete=1,
        **rest,
    )
    idle(state)
    assert state.over
    return state.score_sheet()[0]


@pytest.mark.parametrize(
    ("three", "points"),
    [
        (["tavern", "manor", "watchtower"], 10),  # blue is missing
        (["tavern", "manor", "temple"], 10),  # red
        (["tavern", "watchtower", "temple"], 8),  # yellow
        (["manor", "watchtower", "temple"], 10),  # green
    ],
)
def test_64_the_haunted_city_stands_for_the_missing_colour(three: list[str], points: int) -> None:
    sheet = scored("haunted_city", "keep", *three)
    assert sheet == {"districts": points, "colours": 3, "city": 0}


def test_64_it_stands_for_no_more_than_one_colour() -> None:
    sheet = scored("haunted_city", "keep", "tavern", "manor")
    assert sheet == {"districts": 9, "colours": 0, "city": 0}


def test_65_it_is_not_purple_and_the_missing_colour_at_once() -> None:
    sheet = scored("haunted_city", "tavern", "manor", "watchtower")
    assert sheet == {"districts": 7, "colours": 0, "city": 0}


def test_66_it_is_purple_if_no_other_colour_is_missing() -> None:
    sheet = scored("haunted_city", "tavern", "manor", "watchtower", "temple")
    assert sheet == {"districts": 8, "colours": 3, "city": 0}


def last_round_with_haunted_city(*others: str, locked: bool) -> dict[str, int]:
    """How a city scores in which the Haunted City is built in the last turn of the game."""
    state = turn_of(
        "warlord",
        seat("warlord", hand=["haunted_city"], city=list(others)),
        seat("king", city=FULL),
        seat("merchant"),
        seat("assassin"),
        complete=1,
        options={"haunted_city_last_round_locked": locked},
    )
    play(state, "gold", "build haunted_city", "end")
    assert state.over
    return state.score_sheet()[0]


@pytest.mark.parametrize(("locked", "bonus"), [(True, 0), (False, 3)])
def test_67_built_in_the_last_round_it_may_be_locked(locked: bool, bonus: int) -> None:
    sheet = last_round_with_haunted_city("tavern", "manor", "watchtower", "keep", locked=locked)
    assert sheet == {"districts": 10, "colours": bonus, "city": 0}


@pytest.mark.parametrize("locked", [True, False])
def test_67_locked_it_is_still_purple(locked: bool) -> None:
    sheet = last_round_with_haunted_city("tavern", "manor", "watchtower", "temple", locked=locked)
    assert sheet == {"districts": 8, "colours": 3, "city": 0}


def test_67_the_lock_is_off_by_default() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", hand=["haunted_city"], city=["tavern", "manor", "watchtower", "keep"]),
        seat("king", city=FULL),
        seat("merchant"),
        seat("assassin"),
        complete=1,
    )
    play(state, "gold", "build haunted_city", "end")
    assert state.score_sheet()[0]["colours"] == 3


def test_67_built_in_an_earlier_round_it_is_not_locked() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", hand=["haunted_city"], city=["tavern", "manor", "watchtower", "keep"]),
        seat("king", hand=["church"], city=FULL[1:]),
        seat("merchant"),
        seat("assassin"),
        options={"haunted_city_last_round_locked": True},
    )
    play(state, "gold", "build haunted_city")
    next_turn(state, 1)
    play(state, "gold", "build church", "end")
    finish_round(state)
    assert state.over
    assert state.score_sheet()[0] == {"districts": 10, "colours": 3, "city": 0}
