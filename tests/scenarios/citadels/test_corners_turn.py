"""Corner cases of a turn, of two characters a player, and of Bishop and Warlord."""

from __future__ import annotations

import pytest

from tests.scenarios.citadels.table import (
    city,
    discard,
    finish_round,
    gold,
    golds,
    hand,
    idle,
    legal,
    play,
    refused,
    seat,
    shown,
    stacked,
    turn_of,
    turn_with,
    watchers,
    whose_turn,
)

EVERYBODY = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
INCOME = ("king", "bishop", "merchant", "warlord")


# ------------------------------------------------------------------------ a turn
@pytest.mark.parametrize("character", EVERYBODY)
def test_the_turn_does_not_end_before_the_basic_action(character: str) -> None:
    state = turn_with(character)
    refused(state, "end", "basic_action_first")
    play(state, "gold", "end")
    assert gold(state, 0) == 2


def test_the_basic_action_is_done_once() -> None:
    state = turn_with("thief")
    play(state, "gold")
    refused(state, "gold", "basic_action_taken")
    refused(state, "cards", "basic_action_taken")
    state = turn_with("thief", deck=stacked("manor", "tavern"))
    play(state, "cards", "keep manor")
    refused(state, "gold", "basic_action_taken")
    refused(state, "cards", "basic_action_taken")


def test_the_rejected_card_lies_openly_on_top_of_the_discard_pile() -> None:
    state = turn_with(
        "thief", deck=stacked("manor", "tavern", placed=["temple"]), discard=["temple"]
    )
    play(state, "cards", "keep manor")
    assert discard(state) == ["temple", "tavern"]
    assert hand(state, 0) == ["manor"]
    for watcher in watchers(state):
        assert shown(state, watcher, "discard") == (2, ["tavern", "temple"])
    for watcher in watchers(state, 0):
        assert shown(state, watcher, "seat/0/hand") == (1, [])


def test_two_equal_cards_looked_at_are_one_kept_and_one_rejected() -> None:
    state = turn_with("thief", deck=stacked("tavern", "tavern"))
    play(state, "cards")
    assert legal(state) == ["keep tavern"]
    play(state, "keep tavern")
    assert hand(state, 0) == ["tavern"]
    assert discard(state) == ["tavern"]


def test_abilities_and_building_are_voluntary() -> None:
    state = turn_of(
        "merchant",
        seat("merchant", gold=5, hand=["tavern"], city=["market", "laboratory", "smithy"]),
        seat("architect"),
        seat("warlord"),
        seat("king", city=["tavern"]),
    )
    play(state, "gold", "end")
    assert golds(state) == [7, 0, 0, 0]
    assert hand(state, 0) == ["tavern"]
    assert whose_turn(state) == (1, "architect")
    play(state, "gold", "end")
    assert hand(state, 1) == []
    assert whose_turn(state) == (2, "warlord")
    play(state, "gold", "end")
    assert city(state, 3) == ["tavern"]
    assert whose_turn(state)[1] == "draft"


def test_the_architect_may_do_other_things_between_two_buildings() -> None:
    state = turn_with(
        "architect",
        gold=7,
        hand=["laboratory", "tavern"],
        deck=stacked("temple", "manor", placed=["laboratory", "tavern"]),
    )
    play(state, "gold", "build laboratory", "plans", "build tavern", "laboratory manor")
    play(state, "build temple", "end")
    assert city(state, 0) == ["temple", "tavern", "laboratory"]
    assert gold(state, 0) == 7 + 2 - 5 - 1 + 1 - 1


@pytest.mark.parametrize(
    ("character", "power"),
    [("assassin", "murder king"), ("thief", "rob king"), ("magician", "swap 1")],
)
def test_powers_may_come_last_in_the_turn(character: str, power: str) -> None:
    state = turn_with(character, hand=["tavern", "manor"])
    play(state, "gold", "build tavern")
    assert power in legal(state)
    play(state, power, "end")


def test_two_empty_hands_are_not_swapped() -> None:
    state = turn_with("magician")
    refused(state, "swap 1", "both_hands_empty")
    play(state, "cards")
    play(state, legal(state, "keep")[0])
    assert "swap 1" in legal(state)


def test_income_is_not_paid_for_what_is_built_later_in_the_turn() -> None:
    state = turn_with("bishop", gold=3, hand=["church"], city=["temple"])
    play(state, "income", "gold", "build church")
    assert gold(state, 0) == 4
    refused(state, "income", "income_taken")


@pytest.mark.parametrize("character", INCOME)
def test_without_a_district_of_the_colour_no_income_is_offered(character: str) -> None:
    colours = {"king": "manor", "bishop": "temple", "merchant": "tavern", "warlord": "prison"}
    others = [district for one, district in colours.items() if one != character]
    state = turn_with(character, city=others)
    refused(state, "income", "no_districts_of_colour")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("build keep", "not_in_hand"),
        ("build palace", "too_expensive"),
        ("build unused_27", "no_such_district"),
        ("murder king", "only_assassin"),
        ("swap 1", "only_magician"),
        ("exchange tavern", "only_magician"),
        ("draw", "no_exchange_begun"),
        ("destroy 1 tavern", "only_warlord"),
        ("profit", "only_merchant"),
        ("plans", "only_architect"),
        ("income", "no_income_character"),
        ("laboratory tavern", "no_laboratory"),
        ("smithy", "no_smithy"),
        ("keep tavern", "no_cards_offered"),
        ("reject tavern", "no_cards_offered"),
        ("pick king", "draft_is_over"),
        ("lay king", "nothing_to_lay_down"),
        ("rescue", "no_ruins_to_rescue"),
    ],
)
def test_what_the_thief_cannot_do(move: str, code: str) -> None:
    """Neither what others can, nor with what others have."""
    state = turn_of(
        "thief",
        seat("thief", gold=2, hand=["tavern", "palace"]),
        seat("king", city=["tavern", "laboratory", "smithy"]),
        seat("magician", hand=["keep"]),
        seat("bishop"),
    )
    play(state, "gold")
    refused(state, move, code)


def test_what_the_warlord_cannot_destroy() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=9),
        seat("king", city=["tavern"]),
        seat("magician", city=["temple"]),
        seat("thief"),
    )
    refused(state, "destroy 1 temple", "not_in_city")
    refused(state, "destroy 4 temple", "no_such_seat")
    refused(state, "destroy 1 unused_27", "no_such_district")
    assert legal(state, "destroy") == ["destroy 1 tavern", "destroy 2 temple"]


# ---------------------------------------------------------- two characters a player
def test_gold_saved_with_the_first_character_is_spent_with_the_second() -> None:
    state = turn_of(
        "thief",
        seat("thief", "merchant", gold=1, hand=["palace"]),
        seat("king", "warlord"),
    )
    play(state, "gold", "end")
    idle(state)
    assert whose_turn(state) == (0, "merchant")
    play(state, "gold", "build palace")
    assert gold(state, 0) == 0
    assert city(state, 0) == ["palace"]


@pytest.mark.parametrize("victim", ["king", "merchant"])
def test_the_assassin_may_name_his_own_second_character(victim: str) -> None:
    state = turn_of(
        "assassin",
        seat("assassin", victim, gold=3),
        seat("thief", "architect"),
        seat("magician", "warlord"),
    )
    play(state, f"murder {victim}")
    assert whose_turn(state) == (0, "assassin")
    turns = finish_round(state)
    assert turns == [
        (0, "assassin"),
        (1, "thief"),
        (2, "magician"),
        (1, "architect"),
        (2, "warlord"),
    ]
    assert gold(state, 0) == 5


def test_a_murder_costs_only_one_of_two_characters_the_turn() -> None:
    state = turn_of(
        "assassin",
        seat("assassin", "bishop"),
        seat("king", "merchant"),
        seat("thief", "warlord"),
    )
    play(state, "murder king")
    assert finish_round(state) == [
        (0, "assassin"),
        (2, "thief"),
        (0, "bishop"),
        (1, "merchant"),
        (2, "warlord"),
    ]


def test_the_thief_who_robs_his_own_second_character_moves_nothing() -> None:
    state = turn_of(
        "thief",
        seat("thief", "merchant", gold=4),
        seat("king", "bishop", gold=5),
        seat("magician", "warlord", gold=6),
    )
    play(state, "rob merchant", "gold", "end")
    idle(state)
    idle(state)
    idle(state)
    assert whose_turn(state) == (0, "merchant")
    assert golds(state) == [6, 9, 8]


def test_a_robbed_character_hands_over_what_both_have_saved() -> None:
    state = turn_of(
        "thief",
        seat("thief", "warlord", gold=1),
        seat("magician", "king", gold=5),
        seat("bishop", "merchant", gold=6),
    )
    play(state, "rob king", "gold", "end")
    play(state, "gold", "end")
    assert whose_turn(state) == (1, "king")
    assert golds(state) == [1 + 2 + 5 + 2, 0, 6]


def test_a_victim_without_gold_loses_nothing() -> None:
    state = turn_of("thief", seat("thief"), seat("king"), seat("bishop"), seat("warlord"))
    play(state, "rob king", "gold", "end")
    assert whose_turn(state) == (1, "king")
    assert golds(state) == [2, 0, 0, 0]


# ---------------------------------------------------------------- Bishop and Warlord
def test_a_bishop_nobody_has_protects_nobody() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=9),
        seat("king", city=["tavern"]),
        seat("magician", city=["temple"]),
        seat("thief", city=["manor"]),
        draft=["bishop", "warlord", "king", "magician", "thief", None],
    )
    assert legal(state, "destroy") == ["destroy 1 tavern", "destroy 2 temple", "destroy 3 manor"]


def test_the_bishop_protects_what_the_other_character_builds_after_him() -> None:
    state = turn_of(
        "bishop",
        seat("bishop", "architect", hand=["tavern", "watchtower"]),
        seat("king", "warlord", gold=9, city=["temple"]),
    )
    idle(state)
    assert whose_turn(state) == (0, "architect")
    play(state, "gold", "build tavern", "build watchtower", "end")
    refused(state, "destroy 0 tavern", "bishop_protects")
    refused(state, "destroy 0 watchtower", "bishop_protects")
    assert legal(state, "destroy") == []


def test_the_bishop_protects_though_the_other_character_is_murdered() -> None:
    state = turn_of(
        "warlord",
        seat("assassin", "warlord", gold=9),
        seat("bishop", "merchant", city=["tavern"]),
        seat("thief", "king", city=["temple"]),
        murdered="merchant",
    )
    refused(state, "destroy 1 tavern", "bishop_protects")
    assert legal(state, "destroy") == ["destroy 2 temple"]


@pytest.mark.parametrize(
    ("murdered", "code", "targets"),
    [("bishop", "is_indestructible", ["destroy 1 tavern"]), ("king", "bishop_protects", [])],
)
def test_only_a_living_bishop_protects(murdered: str, code: str, targets: list[str]) -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=9),
        seat("bishop", city=["tavern", "keep"]),
        seat("king"),
        seat("assassin"),
        murdered=murdered,
    )
    refused(state, "destroy 1 keep", code)
    assert legal(state, "destroy") == targets


def test_the_city_of_a_murdered_player_may_be_attacked() -> None:
    state = turn_of(
        "warlord",
        seat("warlord"),
        seat("merchant", city=["tavern", "keep"]),
        seat("assassin"),
        seat("king"),
        murdered="merchant",
    )
    refused(state, "destroy 1 keep", "is_indestructible")
    play(state, "destroy 1 tavern")
    assert city(state, 1) == ["keep"]
