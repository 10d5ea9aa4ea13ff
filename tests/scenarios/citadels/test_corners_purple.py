"""Corner cases of the purple districts."""

from __future__ import annotations

import pytest

from tafelrunde import State
from tests.scenarios.citadels.table import (
    bank,
    city,
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
    turn_with,
    whose_turn,
)

INCOME = ("king", "bishop", "merchant", "warlord")
GREEN_EIGHT = ["tavern"] * 4 + ["market"] * 4


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
