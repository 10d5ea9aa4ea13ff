"""Scenarios 33 to 42: the Bishop, the Merchant, the Architect, and building."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.citadels.table import (
    CHARACTERS,
    city,
    deck_size,
    discard,
    gold,
    hand,
    idle,
    legal,
    play,
    refused,
    seat,
    stacked,
    story,
    turn_of,
    whose_turn,
)

ALL_BUT_MERCHANT = [one for one in CHARACTERS if one != "merchant"]
ALL_BUT_ARCHITECT = [one for one in CHARACTERS if one != "architect"]


def acting(character: str, **own: Any) -> State:
    """A turn of a character with what he has; three others have nothing."""
    first, second, third = [one for one in CHARACTERS if one != character][:3]
    return turn_of(character, seat(character, **own), seat(first), seat(second), seat(third))


# ------------------------------------------------------------------------ Merchant
def merchant() -> State:
    """No gold, a Docks in hand, two green districts among others."""
    built = ["manor", "tavern", "harbor", "watchtower"]
    return turn_of(
        "merchant",
        seat("merchant", hand=["docks"], city=built),
        seat("king"),
        seat("thief"),
        seat("bishop"),
        deck=stacked("temple", "keep", placed=["docks", *built]),
    )


def test_33_building_first_then_income() -> None:
    state = merchant()
    play(state, "profit")
    assert gold(state, 0) == 1
    play(state, "gold")
    assert gold(state, 0) == 3
    play(state, "build docks")
    assert gold(state, 0) == 0
    play(state, "income")
    assert gold(state, 0) == 3
    assert city(state, 0) == ["manor", "tavern", "docks", "harbor", "watchtower"]
    assert hand(state, 0) == []
    play(state, "end")
    assert gold(state, 0) == 3


def test_34_income_first_then_building() -> None:
    state = merchant()
    play(state, "profit")
    assert gold(state, 0) == 1
    play(state, "income")
    assert gold(state, 0) == 3
    play(state, "cards")
    assert legal(state) == ["keep temple", "keep keep"]
    play(state, "keep temple")
    assert hand(state, 0) == ["temple", "docks"]
    assert discard(state) == ["keep"]
    play(state, "build docks")
    assert gold(state, 0) == 0
    assert hand(state, 0) == ["temple"]
    assert city(state, 0) == ["manor", "tavern", "docks", "harbor", "watchtower"]
    refused(state, "income", "income_taken")
    play(state, "end")
    assert gold(state, 0) == 0


def test_34_one_of_the_cards_looked_at_is_kept() -> None:
    state = merchant()
    play(state, "cards")
    refused(state, "build docks", "choose_cards_first")
    refused(state, "keep docks", "not_offered")
    refused(state, "reject keep", "keep_one_instead")
    play(state, "keep keep")
    assert hand(state, 0) == ["docks", "keep"]
    assert discard(state) == ["temple"]
    refused(state, "cards", "basic_action_taken")
    refused(state, "gold", "basic_action_taken")


def test_35_the_extra_gold_once_a_turn() -> None:
    state = merchant()
    play(state, "profit")
    assert gold(state, 0) == 1
    assert "profit" not in legal(state)
    refused(state, "profit", "profit_taken")
    play(state, "gold")
    refused(state, "profit", "profit_taken")
    assert gold(state, 0) == 3


def test_35_the_extra_gold_may_come_last() -> None:
    state = merchant()
    play(state, "gold", "income", "build docks", "profit")
    assert gold(state, 0) == 2


@pytest.mark.parametrize("character", ALL_BUT_MERCHANT)
def test_35_the_extra_gold_is_the_merchants(character: str) -> None:
    refused(acting(character), "profit", "only_merchant")


# ----------------------------------------------------------------------- Architect
def architect(gold: int, held: list[str], built: list[str]) -> State:
    """The next cards to be drawn are Temple, Keep and Prison."""
    return turn_of(
        "architect",
        seat("architect", gold=gold, hand=held, city=built),
        seat("king"),
        seat("thief"),
        seat("bishop"),
        deck=stacked("temple", "keep", "prison", "market", placed=held + built),
    )


def test_36_two_cards_before_the_basic_action() -> None:
    state = architect(0, ["docks"], [])
    assert deck_size(state) == 64
    assert "plans" in legal(state)
    play(state, "plans")
    assert hand(state, 0) == ["temple", "docks", "keep"]
    assert deck_size(state) == 62
    assert discard(state) == []
    # Which is still to come, and may again be cards.
    assert whose_turn(state) == (0, "architect")
    assert legal(state) == ["gold", "cards"]
    refused(state, "end", "basic_action_first")
    play(state, "cards")
    assert legal(state) == ["keep market", "keep prison"]


@pytest.mark.parametrize("before", [["gold"], ["gold", "build docks"]])
def test_36_or_at_any_other_time(before: list[str]) -> None:
    state = architect(1, ["docks"], [])
    play(state, *before, "plans")
    assert [card for card in hand(state, 0) if card != "docks"] == ["temple", "keep"]


def test_36_once_a_turn() -> None:
    state = architect(0, ["docks"], [])
    play(state, "plans")
    refused(state, "plans", "plans_taken")


@pytest.mark.parametrize("character", ALL_BUT_ARCHITECT)
def test_36_the_two_cards_are_the_architects(character: str) -> None:
    refused(acting(character), "plans", "only_architect")


def test_37_three_districts_beyond_seven() -> None:
    seven = ["manor", "manor", "castle", "tavern", "market", "watchtower", "prison"]
    state = architect(4, ["tavern", "market", "docks"], seven)
    play(state, "gold", "build tavern")
    assert state.to_json()["complete"] == 0
    play(state, "build docks", "build market")
    assert gold(state, 0) == 0
    assert len(city(state, 0)) == 10
    play(state, "end")
    assert state.over
    # 3 + 3 + 4 + 1 + 2 + 1 + 2 and 1 + 3 + 2
    assert state.score_sheet()[0] == {"districts": 22, "colours": 0, "city": 4}
    assert state.scores() == [26, 0, 0, 0]
    assert state.winners() == [0]
    assert story(state, None).count("completed") == 1


def test_37_the_round_goes_on_after_ten_districts() -> None:
    seven = ["manor", "manor", "castle", "tavern", "market", "watchtower", "prison"]
    state = turn_of(
        "architect",
        seat("architect", gold=4, hand=["tavern", "market", "docks"], city=seven),
        seat("king"),
        seat("thief"),
        seat("warlord", gold=9),
    )
    play(state, "gold", "build tavern", "build docks", "build market", "end")
    assert not state.over
    assert whose_turn(state) == (3, "warlord")
    assert legal(state, "destroy") == []
    refused(state, "destroy 0 tavern", "city_is_complete")
    idle(state)
    assert state.over
    assert state.scores() == [26, 0, 0, 0]


def test_38_no_fourth_building_for_the_architect() -> None:
    state = architect(9, ["tavern", "tavern", "market", "docks", "harbor"], [])
    play(state, "gold", "build tavern", "plans", "build market", "build docks")
    assert gold(state, 0) == 5
    assert legal(state, "build") == []
    facts = refused(state, "build tavern", "build_limit_reached")
    assert facts["limit"] == 3
    refused(state, "build harbor", "build_limit_reached")
    assert city(state, 0) == ["tavern", "market", "docks"]


@pytest.mark.parametrize("character", ALL_BUT_ARCHITECT)
def test_38_no_second_building_for_anybody_else(character: str) -> None:
    state = acting(character, gold=9, hand=["tavern", "temple"])
    play(state, "gold")
    assert legal(state, "build") == ["build temple", "build tavern"]
    play(state, "build tavern")
    assert legal(state, "build") == []
    facts = refused(state, "build temple", "build_limit_reached")
    assert facts["limit"] == 1


def test_38_two_characters_of_one_player_build_one_each() -> None:
    state = turn_of(
        "thief",
        seat("thief", "warlord", gold=9, hand=["tavern", "temple", "market"]),
        seat("king", "bishop"),
        seat("merchant", "magician"),
    )
    play(state, "gold", "build tavern")
    refused(state, "build temple", "build_limit_reached")
    play(state, "end")
    while whose_turn(state) != (0, "warlord"):
        idle(state)
    play(state, "gold", "build temple")
    refused(state, "build market", "build_limit_reached")
    assert city(state, 0) == ["temple", "tavern"]


ABILITIES = {
    "assassin": ["murder king"],
    "thief": ["rob king"],
    "magician": ["exchange temple", "draw"],
    "king": ["income"],
    "bishop": ["income"],
    "merchant": ["profit", "income"],
    "architect": ["plans"],
    "warlord": ["income"],
}


@pytest.mark.parametrize("basic_action", ["gold", "cards"])
@pytest.mark.parametrize("character", CHARACTERS)
def test_39_nothing_is_built_before_the_basic_action(character: str, basic_action: str) -> None:
    held = ["tavern", "temple"]
    state = acting(character, gold=9, hand=held, city=["manor", "church", "market", "prison"])
    assert legal(state, "build") == []
    refused(state, "build tavern", "basic_action_first")
    # An ability does not stand in for it.
    play(state, *ABILITIES[character])
    assert legal(state, "build") == []
    refused(state, "build tavern", "basic_action_first")
    play(state, basic_action)
    if basic_action == "cards":
        refused(state, "build tavern", "choose_cards_first")
        play(state, legal(state, "keep")[0])
    assert "build tavern" in legal(state)
    before = gold(state, 0)
    play(state, "build tavern")
    assert gold(state, 0) == before - 1
    assert city(state, 0) == ["manor", "church", "tavern", "market", "prison"]


# -------------------------------------------------------------------------- Bishop
CITY = ["manor", "temple", "tavern", "watchtower", "keep", "dragon_gate"]


def test_40_a_living_bishop_protects_his_districts() -> None:
    state = turn_of(
        "bishop",
        seat("warlord", gold=20),
        seat("bishop", city=CITY),
        seat("king", city=["castle"]),
        seat("thief", city=["market"]),
    )
    idle(state)  # also without taking his income
    assert whose_turn(state) == (0, "warlord")
    assert legal(state, "destroy") == ["destroy 2 castle", "destroy 3 market"]
    for district in CITY:
        refused(state, f"destroy 1 {district}", "bishop_protects")
    play(state, "gold")
    refused(state, "destroy 1 temple", "bishop_protects")


def test_41_a_murdered_bishop_protects_nothing() -> None:
    state = turn_of(
        "assassin",
        seat("warlord", gold=20),
        seat("bishop", city=CITY),
        seat("king", city=["castle"]),
        seat("assassin"),
    )
    play(state, "murder bishop")
    idle(state)
    assert whose_turn(state) == (2, "king")
    idle(state)
    assert whose_turn(state) == (0, "warlord")
    assert legal(state, "destroy") == [
        "destroy 1 manor",
        "destroy 1 temple",
        "destroy 1 tavern",
        "destroy 1 watchtower",
        "destroy 1 dragon_gate",
        "destroy 2 castle",
    ]
    refused(state, "destroy 1 keep", "is_indestructible")
    play(state, "destroy 1 dragon_gate")
    assert city(state, 1) == ["manor", "temple", "tavern", "watchtower", "keep"]
    assert gold(state, 0) == 15
    assert discard(state) == ["dragon_gate"]


@pytest.mark.parametrize(
    "characters", [("bishop", "magician"), ("magician", "bishop"), ("bishop", "architect")]
)
def test_42_the_bishop_protects_the_whole_city(characters: tuple[str, str]) -> None:
    other = next(one for one in characters if one != "bishop")
    state = turn_of(
        min(other, "bishop", key=CHARACTERS.index),
        seat("warlord", "king", gold=20),
        seat(*characters, gold=9, hand=["church", "market"], city=["castle", "watchtower"]),
        seat("thief", "merchant", city=["prison"]),
    )
    # One of the two builds the Church, the other the Market.
    for district in ("church", "market"):
        while whose_turn(state)[0] != 1:
            idle(state)
        play(state, "gold", f"build {district}", "end")
    while whose_turn(state) != (0, "warlord"):
        idle(state)
    assert city(state, 1) == ["castle", "church", "market", "watchtower"]
    assert legal(state, "destroy") == ["destroy 2 prison"]
    for district in ("castle", "church", "market", "watchtower"):
        refused(state, f"destroy 1 {district}", "bishop_protects")


def test_42_unless_the_bishop_is_the_one_murdered() -> None:
    def warlord_after(victim: str) -> State:
        state = turn_of(
            "assassin",
            seat("warlord", "assassin", gold=20),
            seat("bishop", "magician", city=["castle"]),
            seat("thief", "merchant"),
        )
        play(state, f"murder {victim}")
        while whose_turn(state) != (0, "warlord"):
            idle(state)
        return state

    assert legal(warlord_after("bishop"), "destroy") == ["destroy 1 castle"]
    refused(warlord_after("magician"), "destroy 1 castle", "bishop_protects")
