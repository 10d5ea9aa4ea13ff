"""Scenarios 74 to 80: the end of the game and its scoring."""

from __future__ import annotations

import pytest

from tafelrunde import State
from tests.scenarios.citadels.table import (
    city,
    finish_round,
    hand,
    idle,
    legal,
    play,
    refused,
    seat,
    turn_of,
    whose_turn,
)

SEVEN = ["tavern", "tavern", "tavern", "market", "market", "docks", "harbor"]  # 14 points
OTHER_SEVEN = ["temple", "temple", "church", "church", "monastery", "prison", "prison"]  # 13
CHEAP_EIGHT = ["tavern"] * 5 + ["watchtower"] * 3  # 8 points


def ended(*cities: list[str]) -> State:
    """A game that has just ended: these cities against that of seat 0, the first complete one."""
    names = ["assassin", "thief", "king"][: len(cities)]
    state = turn_of(
        "warlord",
        seat("warlord", city=CHEAP_EIGHT),
        *(seat(name, city=built) for name, built in zip(names, cities, strict=True)),
        complete=0,
    )
    idle(state)
    assert state.over
    return state


def test_74_the_round_of_the_eighth_district_is_played_to_its_end() -> None:
    state = turn_of(
        "king",
        seat("thief"),
        seat("king", hand=["temple"], city=SEVEN),
        seat("architect"),
        seat("warlord"),
        round=9,
    )
    play(state, "gold", "build temple")
    assert len(city(state, 1)) == 8
    assert not state.over
    assert state.winners() == []
    play(state, "end")
    assert finish_round(state) == [(2, "architect"), (3, "warlord")]
    assert state.over
    assert state.to_json()["round"] == 9
    assert legal(state) == []
    refused(state, "gold", "game_over")
    assert state.winners() == [1]


def test_74_without_an_eighth_district_a_new_round_begins() -> None:
    state = turn_of(
        "king",
        seat("thief"),
        seat("king", hand=["temple"], city=SEVEN[1:]),
        seat("architect"),
        seat("warlord"),
        round=9,
    )
    play(state, "gold", "build temple", "end")
    finish_round(state)
    assert not state.over
    assert state.to_json()["round"] == 10
    assert whose_turn(state) == (1, "draft")


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1)])
def test_75_the_first_complete_city_has_four_points_and_the_second_two(
    first: int, second: int
) -> None:
    seats = [seat("thief"), seat(), seat("merchant"), seat()]
    seats[first] = seat("king", hand=["palace"], gold=3, city=SEVEN)
    seats[second] = seat("architect", hand=["fortress"], gold=3, city=OTHER_SEVEN)
    state = turn_of("king", *seats)
    play(state, "gold", "build palace", "end")
    assert whose_turn(state) == (2, "merchant")
    idle(state)
    assert whose_turn(state) == (second, "architect")
    play(state, "gold", "build fortress", "end")
    assert state.over
    sheets = state.score_sheet()
    assert sheets[first] == {"districts": 19, "colours": 0, "city": 4}
    assert sheets[second] == {"districts": 18, "colours": 0, "city": 2}
    assert [sheets[i]["city"] for i in (0, 2)] == [0, 0]
    assert state.winners() == [first]


def test_75_all_later_complete_cities_have_two_points() -> None:
    state = turn_of(
        "king",
        seat("king", hand=["palace"], gold=3, city=SEVEN),
        seat("merchant", hand=["market"], city=OTHER_SEVEN),
        seat("warlord", hand=["watchtower"], city=["manor"] * 5 + ["castle"] * 2),
        seat("thief"),
    )
    play(state, "gold", "build palace", "end")
    play(state, "gold", "build market", "end")
    play(state, "gold", "build watchtower", "end")
    assert state.over
    assert [sheet["city"] for sheet in state.score_sheet()] == [4, 2, 2, 0]
    assert state.scores() == [14 + 5 + 4, 13 + 2 + 2, 23 + 1 + 2, 0]


def test_76_seven_districts_have_no_bonus() -> None:
    state = turn_of(
        "king",
        seat("thief"),
        seat("king", hand=["manor"], gold=1, city=SEVEN),
        seat("merchant"),
        seat("architect"),
        seat("warlord", hand=["church"], city=OTHER_SEVEN[1:]),
    )
    play(state, "gold", "build manor", "end")
    idle(state)
    idle(state)
    play(state, "gold", "build church", "end")
    assert state.over
    assert len(city(state, 4)) == 7
    assert state.score_sheet()[4] == {"districts": 14, "colours": 0, "city": 0}
    assert state.score_sheet()[1] == {"districts": 17, "colours": 0, "city": 4}


FIVE_COLOURS = ["palace", "monastery", "docks", "battlefield", "library"]  # 20 points
TWENTY_THREE = ["palace", "palace", "cathedral", "town_hall", "docks"]


@pytest.mark.parametrize("richer", [1, 2])
def test_77_a_tie_is_won_by_more_points_from_districts(richer: int) -> None:
    cities = [FIVE_COLOURS, TWENTY_THREE] if richer == 2 else [TWENTY_THREE, FIVE_COLOURS]
    state = ended(*cities, [])
    poorer = 3 - richer
    assert state.score_sheet()[poorer] == {"districts": 20, "colours": 3, "city": 0}
    assert state.score_sheet()[richer] == {"districts": 23, "colours": 0, "city": 0}
    assert state.scores()[1:3] == [23, 23]
    assert state.winners() == [richer]
    assert state.ranking() == [[richer], [poorer], [0], [3]]


def test_78_equal_in_both_they_share_the_victory() -> None:
    state = ended(["palace", "cathedral", "harbor"], [], ["palace", "cathedral", "castle"])
    assert state.scores() == [12, 14, 0, 14]
    assert [sheet["districts"] for sheet in state.score_sheet()] == [8, 14, 0, 14]
    assert state.winners() == [1, 3]
    assert state.ranking() == [[1, 3], [0], [2]]


def test_79_dragon_gate_and_university_have_eight_points_each() -> None:
    state = ended(["dragon_gate", "university"], [], [])
    assert state.score_sheet()[1] == {"districts": 16, "colours": 0, "city": 0}
    assert state.scores()[1] == 16


def test_80_gold_and_hand_cards_have_no_points() -> None:
    cards = ["tavern", "temple", "palace", "university", "dragon_gate", "keep"]
    state = turn_of(
        "warlord",
        seat("warlord", city=["manor"] * 5 + ["castle"] * 3),
        seat("king", gold=9, hand=cards, city=["church"]),
        seat("thief", city=["church"]),
        seat("assassin", gold=9, hand=["library"]),
        complete=0,
    )
    idle(state)
    assert state.over
    assert len(hand(state, 1)) == 6
    assert state.score_sheet()[1] == {"districts": 2, "colours": 0, "city": 0}
    assert state.scores() == [31, 2, 2, 0]
    assert state.ranking() == [[0], [1, 2], [3]]
