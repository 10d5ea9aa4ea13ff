"""Corner cases of the rules and of our rulings that no numbered scenario is about."""

from __future__ import annotations

from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadOption, State
from tests.scenarios.citadels.table import (
    all_but,
    bank,
    city,
    deck,
    deck_size,
    discard,
    every_card,
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
    watchers,
    whose_turn,
)

EVERYBODY = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
INCOME = ("king", "bishop", "merchant", "warlord")
GREEN_EIGHT = ["tavern"] * 4 + ["market"] * 4


def turn_with(character: str, **own: Any) -> State:
    """The turn of a character whose owner, seat 0, has these things; the others have nothing."""
    rest = {k: own.pop(k) for k in ("deck", "discard", "options", "round") if k in own}
    others = [one for one in ("assassin", "magician", "king", "bishop") if one != character]
    return turn_of(character, seat(character, **own), *map(seat, others[:3]), **rest)


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


# -------------------------------------------------------------------- purple districts
def test_a_laboratory_works_in_the_turn_in_which_it_is_built() -> None:
    state = turn_with("thief", gold=3, hand=["laboratory", "tavern"])
    refused(state, "laboratory tavern", "no_laboratory")
    play(state, "gold", "build laboratory", "laboratory tavern")
    assert gold(state, 0) == 1
    assert discard(state) == ["tavern"]


def test_a_smithy_works_in_the_turn_in_which_it_is_built() -> None:
    state = turn_with(
        "thief", gold=6, hand=["smithy"], deck=stacked("manor", "tavern", placed=["smithy"])
    )
    refused(state, "smithy", "no_smithy")
    play(state, "gold", "build smithy", "smithy")
    assert gold(state, 0) == 0
    assert hand(state, 0) == ["manor", "tavern"]


def test_a_school_of_magic_pays_in_the_turn_in_which_it_is_built() -> None:
    state = turn_with("king", gold=4, hand=["school_of_magic"], city=["manor"])
    play(state, "gold", "build school_of_magic", "income")
    assert gold(state, 0) == 2


def test_keep_and_graveyard_work_in_the_round_in_which_they_are_built() -> None:
    state = turn_of(
        "architect",
        seat("architect", gold=7, hand=["keep", "graveyard"]),
        seat("warlord", gold=4),
        seat("king", city=["palace"]),
        seat("thief"),
    )
    play(state, "gold", "build keep", "build graveyard", "end")
    refused(state, "destroy 0 keep", "is_indestructible")
    play(state, "destroy 2 palace")
    assert whose_turn(state) == (0, "rescue")
    play(state, "rescue")
    assert hand(state, 0) == ["palace"]
    assert gold(state, 0) == 0


def test_library_and_observatory_work_for_the_second_character_of_the_round() -> None:
    state = turn_of(
        "architect",
        seat("architect", "warlord", gold=9, hand=["library", "observatory"]),
        seat("king", "thief"),
        deck=stacked("manor", "tavern", "temple", placed=["library", "observatory"]),
    )
    play(state, "gold", "build library", "build observatory", "end")
    assert whose_turn(state) == (0, "warlord")
    play(state, "cards")
    assert shown(state, 0, "offer") == (3, ["manor", "tavern", "temple"])
    play(state, "reject tavern")
    assert hand(state, 0) == ["manor", "temple"]


@pytest.mark.parametrize(
    ("district", "move", "code"),
    [
        ("laboratory", "laboratory tavern", "no_laboratory"),
        ("smithy", "smithy", "no_smithy"),
    ],
)
def test_a_destroyed_district_works_no_more(district: str, move: str, code: str) -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=4),
        seat("king", gold=9, hand=["tavern"], city=[district]),
        seat("bishop"),
        seat("thief"),
    )
    spared = state.clone()
    play(spared, "gold")
    next_turn(spared, 1)
    assert move in legal(spared)
    play(state, f"destroy 1 {district}", "gold")
    next_turn(state, 1)
    refused(state, move, code)


@pytest.mark.parametrize(("district", "seen", "kept"), [("observatory", 3, 1), ("library", 0, 2)])
def test_a_destroyed_district_shows_no_more_cards(district: str, seen: int, kept: int) -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=5),
        seat("king", city=[district]),
        seat("bishop"),
        seat("thief"),
    )
    spared = state.clone()
    play(spared, "gold")
    next_turn(spared, 1)
    play(spared, "cards")
    assert shown(spared, 1, "offer")[0] == seen
    if seen:
        spared.play(spared.moves()[0])
    assert len(hand(spared, 1)) == kept
    play(state, f"destroy 1 {district}", "gold")
    next_turn(state, 1)
    play(state, "cards")
    assert shown(state, 1, "offer")[0] == 2
    state.play(state.moves()[0])
    assert len(hand(state, 1)) == 1


@pytest.mark.parametrize(("destroyed", "income"), [(True, 1), (False, 2)])
def test_a_destroyed_school_of_magic_pays_no_more(destroyed: bool, income: int) -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=5),
        seat("king", city=["school_of_magic", "temple", "tavern", "manor", "watchtower"]),
        seat("bishop"),
        seat("thief"),
    )
    if destroyed:
        play(state, "destroy 1 school_of_magic")
    play(state, "gold")
    found = next_income_turn(state, 1)
    before = gold(found, 1)
    play(found, "income")
    assert gold(found, 1) == before + income


def next_income_turn(state: State, number: int) -> State:
    """A course of the game in which the seat's next character has an income."""
    for seed in range(100):
        course = state.clone()
        course.reseed(seed)
        play(course, "end")
        while whose_turn(course)[1] == "draft":
            mine = whose_turn(course)[0] == number
            course.play(course.moves()[-1 if mine else 0])
        while whose_turn(course)[0] != number:
            idle(course)
        if whose_turn(course)[1] in INCOME:
            return course
    raise AssertionError("the seat never gets an income")


@pytest.mark.parametrize(
    "others", [[("king", "warlord")], [("king", "warlord"), ("magician", "bishop")]]
)
def test_laboratory_and_smithy_work_in_both_turns_of_a_round(
    others: list[tuple[str, str]],
) -> None:
    state = turn_of(
        "thief",
        seat("thief", "merchant", gold=6, hand=["tavern"] * 2, city=["laboratory", "smithy"]),
        *(seat(*pair) for pair in others),
    )
    play(state, "laboratory tavern", "smithy", "gold")
    refused(state, "laboratory tavern", "laboratory_is_used")
    refused(state, "smithy", "smithy_is_used")
    assert gold(state, 0) == 6 + 1 - 3 + 2
    play(state, "end")
    while whose_turn(state)[0] != 0:
        idle(state)
    assert whose_turn(state) == (0, "merchant")
    play(state, "laboratory tavern", "smithy")
    assert gold(state, 0) == 6 + 1 - 3
    assert len(hand(state, 0)) == 4
    refused(state, "smithy", "smithy_is_used")


def test_laboratory_and_smithy_work_at_any_time_in_the_turn() -> None:
    districts = ["laboratory", "smithy"]
    first = turn_with("thief", gold=3, hand=["tavern", "temple"], city=districts)
    play(first, "smithy", "laboratory tavern", "gold", "build temple", "end")
    assert gold(first, 0) == 2
    last = turn_with("thief", gold=3, hand=["tavern", "temple"], city=districts)
    play(last, "gold", "build temple", "laboratory tavern", "smithy", "end")
    assert gold(last, 0) == 2


def test_a_murdered_owner_has_no_turn_for_his_laboratory() -> None:
    state = turn_of(
        "assassin",
        seat("assassin"),
        seat("king", gold=1, hand=["tavern"], city=["laboratory"]),
        seat("bishop"),
        seat("thief"),
    )
    play(state, "murder king")
    assert [number for number, _ in finish_round(state)] == [0, 3, 2]
    assert hand(state, 1) == ["tavern"]
    assert gold(state, 1) == 1


@pytest.mark.parametrize("character", INCOME)
def test_purple_districts_pay_nobody(character: str) -> None:
    purple = ["haunted_city", "keep", "keep", "laboratory", "graveyard", "dragon_gate"]
    state = turn_with(character, city=purple)
    refused(state, "income", "no_districts_of_colour")


@pytest.mark.parametrize("character", INCOME)
def test_a_school_of_magic_alone_is_a_district_of_any_colour(character: str) -> None:
    state = turn_with(character, city=["school_of_magic"])
    play(state, "income")
    assert gold(state, 0) == 1
    refused(state, "income", "income_taken")


def final_sheet(*districts: str) -> dict[str, int]:
    """How a city scores at the end of a game that somebody else has finished."""
    state = turn_of(
        "warlord",
        seat("king", city=list(districts)),
        seat("warlord", city=GREEN_EIGHT),
        seat("merchant"),
        seat("assassin"),
        complete=1,
    )
    idle(state)
    assert state.over
    return state.score_sheet()[0]


def test_the_school_of_magic_is_purple_for_the_five_colours() -> None:
    four = ["tavern", "manor", "watchtower", "temple"]
    assert final_sheet("school_of_magic", *four)["colours"] == 3
    assert final_sheet("school_of_magic", "keep", *four[1:])["colours"] == 0


def test_five_colours_score_once() -> None:
    sheet = final_sheet("tavern", "manor", "prison", "temple", "keep", "church", "haunted_city")
    assert sheet == {"districts": 1 + 3 + 2 + 1 + 3 + 2 + 2, "colours": 3, "city": 0}


def test_a_keep_completes_a_city() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=1, hand=["keep"], city=["keep", *["manor"] * 5, "tavern"]),
        seat("king"),
        seat("merchant"),
        seat("assassin"),
    )
    play(state, "gold", "build keep", "end")
    assert state.over
    assert state.score_sheet()[0] == {"districts": 22, "colours": 0, "city": 4}


@pytest.mark.parametrize("districts", [["library"], ["observatory"], ["library", "observatory"]])
def test_library_and_observatory_do_not_touch_the_smithy(districts: list[str]) -> None:
    state = turn_with(
        "thief",
        gold=3,
        city=["smithy", *districts],
        deck=stacked("manor", "tavern", "temple", placed=["smithy", *districts]),
    )
    play(state, "smithy")
    assert hand(state, 0) == ["manor", "tavern"]
    assert discard(state) == []
    assert whose_turn(state) == (0, "thief")


def test_library_and_observatory_do_not_touch_the_magician() -> None:
    state = turn_with(
        "magician",
        hand=["keep"],
        city=["library", "observatory"],
        deck=stacked("manor", "tavern", placed=["keep", "library", "observatory"]),
    )
    play(state, "exchange keep", "draw")
    assert hand(state, 0) == ["manor"]
    assert discard(state) == ["keep"]
    assert whose_turn(state) == (0, "magician")


def test_of_three_equal_cards_looked_at_one_is_kept() -> None:
    state = turn_with(
        "thief",
        city=["observatory"],
        deck=stacked("tavern", "tavern", "tavern", placed=["observatory"]),
    )
    play(state, "cards", "keep tavern")
    assert hand(state, 0) == ["tavern"]
    assert discard(state) == ["tavern", "tavern"]


def test_of_three_cards_with_two_equal_ones_one_copy_is_rejected() -> None:
    placed = ["library", "observatory"]
    state = turn_with(
        "thief", city=placed, deck=stacked("tavern", "manor", "tavern", placed=placed)
    )
    play(state, "cards")
    assert legal(state) == ["reject manor", "reject tavern"]
    refused(state, "reject temple", "not_offered")
    play(state, "reject tavern")
    assert hand(state, 0) == ["manor", "tavern"]
    assert discard(state) == ["tavern"]


def test_the_graveyards_price_goes_to_the_bank() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", gold=4),
        seat("king", gold=5, city=["palace"]),
        seat("merchant", gold=6, city=["graveyard"]),
        seat("thief", gold=7),
        options={"bank_limit": 30},
    )
    play(state, "destroy 1 palace", "rescue")
    assert golds(state) == [0, 5, 5, 7]
    assert bank(state) == 13


def test_without_duplicates_a_second_copy_may_be_rescued_and_held() -> None:
    state = turn_of(
        "warlord",
        seat("warlord"),
        seat("king", city=["tavern"]),
        seat("merchant", gold=2, city=["graveyard", "tavern"]),
        seat("thief"),
        options={"allow_duplicates": False},
    )
    play(state, "destroy 1 tavern", "rescue", "gold")
    assert hand(state, 2) == ["tavern"]
    next_turn(state, 2)
    play(state, "gold")
    refused(state, "build tavern", "already_in_city")


def test_without_duplicates_the_second_keep_is_refused_too() -> None:
    state = turn_with(
        "thief", gold=9, hand=["keep"], city=["keep"], options={"allow_duplicates": False}
    )
    play(state, "gold")
    refused(state, "build keep", "already_in_city")


def test_a_district_destroyed_may_be_built_again_without_duplicates() -> None:
    state = turn_of(
        "warlord",
        seat("warlord"),
        seat("king", gold=2, city=["graveyard", "tavern"]),
        seat("merchant"),
        seat("thief"),
        options={"allow_duplicates": False},
    )
    play(state, "destroy 1 tavern", "rescue", "gold")
    next_turn(state, 1)
    play(state, "gold", "build tavern")
    assert city(state, 1) == ["tavern", "graveyard"]


# ------------------------------------------------------------------- supply of cards
def with_piles(character: str, draw: list[str], laid: list[str], **own: Any) -> State:
    """A turn of seat 0; all cards that lie nowhere else are in the hand of seat 3."""
    placed = [*draw, *laid, *own.get("hand", []), *own.get("city", [])]
    others = [one for one in ("king", "thief", "merchant") if one != character]
    return turn_of(
        character,
        seat(character, **own),
        seat(others[0]),
        seat(others[1]),
        seat("assassin", hand=all_but(*placed)),
        deck=draw,
        discard=laid,
    )


def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    state = with_piles("thief", draw=["manor", "tavern"], laid=["temple", "church", "docks"])
    play(state, "cards")
    assert deck_size(state) == 0
    assert discard(state) == ["temple", "church", "docks"]
    play(state, "keep manor", "end")
    assert deck_size(state) == 0
    assert discard(state) == ["temple", "church", "docks", "tavern"]


@pytest.mark.parametrize("seed", range(5))
def test_cards_are_drawn_from_both_piles_if_the_first_is_too_small(seed: int) -> None:
    state = with_piles("architect", draw=["manor"], laid=["temple", "church", "docks"])
    state.reseed(seed)
    play(state, "plans")
    drawn = hand(state, 0)
    assert len(drawn) == 2
    assert "manor" in drawn
    assert deck_size(state) == 2
    assert discard(state) == []
    assert sorted(drawn + deck(state)) == ["church", "docks", "manor", "temple"]
    assert every_card(state) == sorted(all_but())


def test_the_architect_draws_what_there_is() -> None:
    state = with_piles("architect", draw=["manor"], laid=[])
    play(state, "plans")
    assert hand(state, 0) == ["manor"]
    refused(state, "plans", "plans_taken")


def test_the_smithy_draws_what_there_is_for_the_full_price() -> None:
    state = with_piles("thief", draw=[], laid=["manor"], gold=3, city=["smithy"])
    play(state, "smithy")
    assert hand(state, 0) == ["manor"]
    assert gold(state, 0) == 0


@pytest.mark.parametrize("draw", [["manor", "tavern"], ["manor"]])
def test_the_observatory_shows_what_there_is(draw: list[str]) -> None:
    state = with_piles("thief", draw=draw, laid=[], city=["observatory"])
    play(state, "cards")
    if len(draw) == 2:
        assert legal(state) == ["keep manor", "keep tavern"]
        play(state, "keep manor")
        assert discard(state) == ["tavern"]
    assert hand(state, 0) == ["manor"]
    assert whose_turn(state) == (0, "thief")


@pytest.mark.parametrize("districts", [["library"], ["library", "observatory"]])
@pytest.mark.parametrize("draw", [["manor", "tavern"], ["manor"]])
def test_the_library_keeps_what_there_is(draw: list[str], districts: list[str]) -> None:
    state = with_piles("thief", draw=draw, laid=[], city=districts)
    play(state, "cards")
    assert hand(state, 0) == draw
    assert discard(state) == []
    assert whose_turn(state) == (0, "thief")


def test_what_would_draw_nothing_is_not_offered() -> None:
    smith = with_piles("thief", draw=[], laid=[], gold=9, city=["smithy"])
    refused(smith, "smithy", "no_cards_left")
    assert gold(smith, 0) == 9
    architect = with_piles("architect", draw=[], laid=[])
    refused(architect, "plans", "no_cards_left")
    refused(architect, "cards", "no_cards_left")


def test_the_magician_draws_again_what_he_laid_down_if_there_is_nothing_else() -> None:
    state = with_piles("magician", draw=[], laid=[], hand=["manor", "tavern"])
    play(state, "exchange manor", "exchange tavern", "draw")
    assert hand(state, 0) == ["manor", "tavern"]
    assert discard(state) == []
    assert deck_size(state) == 0


def test_a_card_from_the_laboratory_can_be_drawn_again() -> None:
    state = with_piles("bishop", draw=[], laid=[], hand=["manor"], city=["laboratory"])
    refused(state, "cards", "no_cards_left")
    play(state, "laboratory manor")
    assert legal(state) == ["gold", "cards"]
    play(state, "cards")
    assert hand(state, 0) == ["manor"]
    assert gold(state, 0) == 1


# ------------------------------------------------------------------ a limited bank
def with_bank(left: int, character: str, **own: Any) -> State:
    """A turn of seat 0; seat 1 has all gold that neither seat 0 nor the bank of 30 has."""
    others = [one for one in ("king", "thief", "magician") if one != character]
    return turn_of(
        character,
        seat(character, **own),
        seat(others[0], gold=30 - left - own.get("gold", 0)),
        seat(others[1]),
        seat("assassin"),
        options={"bank_limit": 30},
    )


def test_a_limited_bank_pays_as_much_income_as_it_has() -> None:
    state = with_bank(2, "merchant", city=["tavern", "market", "docks"])
    play(state, "income")
    assert golds(state) == [2, 28, 0, 0]
    assert bank(state) == 0
    refused(state, "income", "income_taken")
    refused(state, "profit", "bank_empty")
    refused(state, "gold", "bank_empty")


def test_the_last_gold_may_be_the_merchants_profit() -> None:
    state = with_bank(1, "merchant", city=["tavern"])
    play(state, "profit")
    assert golds(state) == [1, 29, 0, 0]
    refused(state, "income", "bank_empty")
    refused(state, "gold", "bank_empty")


def test_an_empty_bank_buys_no_card_for_the_laboratory() -> None:
    state = with_bank(0, "thief", hand=["tavern"], city=["laboratory"])
    refused(state, "laboratory tavern", "bank_empty")
    assert legal(state, "laboratory") == []


def test_with_an_empty_bank_cards_must_be_taken() -> None:
    state = with_bank(0, "bishop", gold=4, hand=["tavern"])
    assert legal(state) == ["cards"]
    refused(state, "gold", "bank_empty")
    refused(state, "end", "basic_action_first")
    refused(state, "build tavern", "basic_action_first")


def test_gold_paid_for_the_smithy_can_be_taken_again() -> None:
    state = with_bank(0, "bishop", gold=3, city=["smithy"])
    refused(state, "gold", "bank_empty")
    play(state, "smithy")
    assert bank(state) == 3
    play(state, "gold")
    assert gold(state, 0) == 2
    assert bank(state) == 1


def test_robbery_needs_no_bank() -> None:
    state = with_bank(0, "thief", gold=4)
    play(state, "rob king")
    for _ in ("thief", "magician"):
        play(state, "cards")
        state.play(state.moves()[0])
        play(state, "end")
    assert whose_turn(state) == (1, "king")
    assert golds(state) == [30, 0, 0, 0]
    assert bank(state) == 0


def test_without_a_limit_the_bank_never_runs_out() -> None:
    state = turn_of(
        "merchant",
        seat("merchant", city=["tavern", "market"]),
        seat("king", gold=1000),
        seat("thief"),
        seat("assassin"),
    )
    play(state, "gold", "profit", "income")
    assert golds(state) == [5, 1000, 0, 0]


def nothing_to_be_had(character: str) -> State:
    """The bank of 30 is empty, and so are both piles."""
    others = [one for one in ("king", "thief", "magician") if one != character]
    mine = ["tavern", "palace"]
    return turn_of(
        character,
        seat(character, gold=6, hand=mine),
        seat(others[0], gold=24),
        seat(others[1]),
        seat("assassin", hand=all_but(*mine)),
        deck=[],
        options={"bank_limit": 30},
    )


def test_a_turn_may_end_if_neither_gold_nor_a_card_is_to_be_had() -> None:
    state = nothing_to_be_had("bishop")
    refused(state, "gold", "bank_empty")
    refused(state, "cards", "no_cards_left")
    assert legal(state) == ["build palace", "build tavern", "end"]
    play(state, "end")
    assert golds(state) == [6, 24, 0, 0]


def test_and_one_may_build_without_the_basic_action() -> None:
    state = nothing_to_be_had("bishop")
    play(state, "build palace")
    assert city(state, 0) == ["palace"]
    assert gold(state, 0) == 1
    refused(state, "build tavern", "build_limit_reached")


def test_the_price_just_paid_makes_the_basic_action_possible_again() -> None:
    state = nothing_to_be_had("bishop")
    play(state, "build tavern")
    assert legal(state) == ["gold"]
    refused(state, "end", "basic_action_first")
    play(state, "gold", "end")
    assert gold(state, 0) == 6


# ------------------------------------------------------------------------- the end
def tied(golds: tuple[int, int], **options: Any) -> State:
    """A finished game of which seats 1 and 2 have 14 points from districts each, seat 0 has 12."""
    state = turn_of(
        "warlord",
        seat("warlord", gold=20, city=["tavern"] * 5 + ["watchtower"] * 3),
        seat("king", gold=golds[0], city=["palace", "cathedral", "harbor"]),
        seat("thief", gold=golds[1], city=["palace", "cathedral", "castle"]),
        seat("assassin"),
        complete=0,
        options=options,
    )
    idle(state)
    assert state.over
    assert state.scores() == [12, 14, 14, 0]
    return state


@pytest.mark.parametrize(
    ("golds", "ranking"),
    [
        ((3, 4), [[2], [1], [0], [3]]),
        ((4, 3), [[1], [2], [0], [3]]),
        ((4, 4), [[1, 2], [0], [3]]),
    ],
)
def test_by_option_gold_breaks_a_tie(golds: tuple[int, int], ranking: list[list[int]]) -> None:
    state = tied(golds, tie_break="gold")
    assert state.ranking() == ranking
    assert state.winners() == ranking[0]


def test_by_default_gold_breaks_no_tie() -> None:
    assert tied((3, 4)).winners() == [1, 2]


def test_gold_comes_after_the_points_from_districts() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", city=["tavern"] * 5 + ["watchtower"] * 3),
        seat("king", gold=9, city=["palace", "monastery", "docks", "battlefield", "library"]),
        seat("thief", city=["palace", "palace", "cathedral", "town_hall", "docks"]),
        seat("assassin"),
        complete=0,
        options={"tie_break": "gold"},
    )
    idle(state)
    assert state.scores()[1:3] == [23, 23]
    assert state.winners() == [2]


def test_the_eight_points_of_a_university_count_in_a_tie() -> None:
    state = turn_of(
        "warlord",
        seat("warlord", city=["tavern"] * 5 + ["watchtower"] * 3),
        seat("king", city=["university", "dragon_gate", "manor"]),
        seat("thief", city=["manor", "church", "docks", "battlefield", "laboratory"]),
        seat("assassin"),
        complete=0,
    )
    idle(state)
    assert state.score_sheet()[1] == {"districts": 19, "colours": 0, "city": 0}
    assert state.score_sheet()[2] == {"districts": 16, "colours": 3, "city": 0}
    assert state.winners() == [1]


def test_the_second_character_may_build_a_ninth_district() -> None:
    state = turn_of(
        "king",
        seat("king", "warlord", gold=9, hand=["temple", "church"], city=GREEN_EIGHT[1:]),
        seat("thief", "bishop"),
    )
    play(state, "gold", "build temple", "end")
    idle(state)
    assert whose_turn(state) == (0, "warlord")
    play(state, "gold", "build church", "end")
    assert state.over
    assert len(city(state, 0)) == 9
    assert state.score_sheet()[0] == {"districts": 11 + 1 + 2, "colours": 0, "city": 4}


def at_round(number: int, **options: Any) -> State:
    return turn_of(
        "king",
        seat("king", hand=["temple"], city=GREEN_EIGHT[1:]),
        seat("architect", city=["palace", "castle"]),
        seat("warlord"),
        seat("thief"),
        round=number,
        options=options,
    )


def test_the_last_allowed_round_is_finished_and_scored() -> None:
    state = at_round(7, round_limit=7)
    play(state, "gold", "end")
    assert not state.over
    assert finish_round(state) == [(1, "architect"), (2, "warlord")]
    assert state.over
    assert state.to_json()["round"] == 7
    assert state.score_sheet() == [
        {"districts": 11, "colours": 0, "city": 0},
        {"districts": 9, "colours": 0, "city": 0},
        {"districts": 0, "colours": 0, "city": 0},
        {"districts": 0, "colours": 0, "city": 0},
    ]
    assert state.winners() == [0]


def test_before_the_last_allowed_round_the_game_goes_on() -> None:
    state = at_round(6, round_limit=7)
    finish_round(state)
    assert not state.over
    assert state.to_json()["round"] == 7


def test_by_default_there_are_sixty_rounds() -> None:
    state = at_round(59)
    finish_round(state)
    assert not state.over
    assert state.to_json()["round"] == 60
    state = at_round(60)
    finish_round(state)
    assert state.over


def test_a_city_completed_in_the_last_allowed_round_has_four_points() -> None:
    state = at_round(7, round_limit=7)
    play(state, "gold", "build temple", "end")
    finish_round(state)
    assert state.over
    assert state.score_sheet()[0] == {"districts": 12, "colours": 0, "city": 4}


# ------------------------------------------------------------------- the first crown
def crown(state: State) -> int:
    return next(
        area.seat
        for area in state.view(None).seats
        if any(one.id.endswith("/crown") for one in area.components)
    )


@pytest.mark.parametrize("players", [2, 5, 7])
def test_by_default_seat_0_begins(players: int) -> None:
    state = tafelrunde.game("citadels").new(players, seed=5)
    assert crown(state) == 0
    assert whose_turn(state) == (0, "draft")


def test_another_seat_may_begin() -> None:
    state = tafelrunde.game("citadels").new(5, seed=5, first_crown=3)
    assert crown(state) == 3
    order = []
    while whose_turn(state)[1] == "draft":
        order.append(whose_turn(state)[0])
        state.play(state.moves()[0])
    assert order == [3, 4, 0, 1, 2]


def test_or_a_seat_by_lot() -> None:
    game = tafelrunde.game("citadels")
    crowns = [crown(game.new(5, seed=seed, first_crown="random")) for seed in range(60)]
    assert set(crowns) == {0, 1, 2, 3, 4}
    assert crowns == [crown(game.new(5, seed=seed, first_crown="random")) for seed in range(60)]


@pytest.mark.parametrize("value", [5, -1, "oldest", True, None])
def test_but_no_seat_that_is_not_there(value: object) -> None:
    with pytest.raises(BadOption, match="first_crown"):
        tafelrunde.game("citadels").new(5, seed=5, first_crown=value)
