"""Damage: scenarios 25 to 37, and the rulings about it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.bruges.table import (
    COLOURS,
    LATER,
    brought,
    cards,
    changes,
    fact,
    legal,
    own,
    play,
    refused,
    rolled,
    seat,
    table,
    threats,
    waiting,
    workers,
)


def struck(colour: str, **town: Any) -> dict[str, Any]:
    """A town with two markers of a colour, for a die that brings the third."""
    return seat(threats={colour: 2}, **town)


# ------------------------------------------------------------------------- flood
def test_25_a_flood_takes_all_workers() -> None:
    state = rolled({"blue": 5}, struck("blue", workers={"blue": 2, "red": 1}), seat())
    assert workers(state) == {}
    assert threats(state) == {}


def test_a_flood_takes_nothing_else() -> None:
    state = rolled({"blue": 5}, struck("blue", guilders=4, points=9, workers={}), seat())
    assert own(state) == {**own(state), "guilders": 4, "points": 9, "threats": {}}


# ------------------------------------------------------------------------ plague
def test_26_the_plague_takes_a_person_of_the_owners_choice() -> None:
    town = seat("thief", "duke", threats={"brown": 2})
    state = rolled({"brown": 6}, town, seat())
    assert waiting(state) == ("plague", 0)
    assert legal(state) == ["lose duke", "lose thief"]
    refused(state, "lose king", "not_before_you")
    refused(state, "stay", "damage_first")
    found = brought(state, "lose thief")
    assert found == changes("persons-1 empty+1 discard+1 1.!brown+1")
    assert cards(state, "discard") == ["thief"]
    assert own(state)["homes"] == [None, "duke"]


def test_26_a_single_person_leaves_no_choice() -> None:
    state = rolled({"brown": 6}, seat("thief", threats={"brown": 2}), seat())
    assert cards(state, "discard") == ["thief"]
    assert own(state)["homes"] == [None]


def test_27_the_plague_finds_nobody() -> None:
    state = rolled({"brown": 6}, struck("brown", empty=("duke",)), seat())
    assert threats(state) == {}
    assert cards(state, "discard") == []
    assert own(state)["homes"] == [None]


# -------------------------------------------------------------------------- fire
def test_28_fire_sends_whoever_lived_there_back_into_the_hand() -> None:
    town = seat("alchemist", houses=["duke"], threats={"red": 2})
    state = rolled({"red": 5}, town, seat())
    assert cards(state, "discard") == ["duke"]
    assert "alchemist" in cards(state, "hand", 0)
    assert own(state)["homes"] == own(state)["persons"] == own(state)["houses"] == []
    assert threats(state) == {}


def test_28_the_owner_chooses_among_houses_and_arms() -> None:
    town = seat("alchemist", houses=["duke", "thief"], threats={"red": 2}, arms={"left": 1})
    state = rolled({"red": 5}, town, seat())
    assert waiting(state) == ("fire", 0)
    assert legal(state) == ["burn yellow", "breach left", "evict alchemist"]
    refused(state, "burn blue", "no_empty_house")
    refused(state, "breach right", "no_canal")
    refused(state, "evict duke", "not_before_you")
    found = brought(state, "evict alchemist")
    assert found == changes("houses-1 persons-1 hand+1 discard+1 1.!red+1")
    assert (cards(state, "discard"), own(state)["homes"]) == (["duke"], [None])


def test_29_lightning_strikes_again() -> None:
    state = table(seat(hand=["alchemist", "nun"], empty=("duke",), guilders=3), seat())
    found = brought(state, "recruit alchemist blue")
    assert found == changes("guilders-3 guilders+6 hand-1 persons+1 empty-1")


def test_29_after_a_fire_the_person_comes_again_at_full_price() -> None:
    town = seat(
        "alchemist",
        houses=["duke"],
        threats={"red": 2},
        hand=["thief"],
        workers={"yellow": 1},
        guilders=3,
    )
    state = rolled({"red": 5}, town, seat())
    assert waiting(state) == ("turn", 0)
    play(state, "house thief", "workers " + cards(state, "hand", 1)[0])
    found = brought(state, "recruit alchemist yellow")
    assert found == changes("guilders-3 guilders+6 hand-1 persons+1 empty-1")


def test_a_turned_person_that_comes_again_can_be_used_again() -> None:
    """Ruling 17."""
    town = seat(hand=["arsonist", "nun", "monk"], empty=("king",), guilders=9)
    rival = seat(
        "bookkeeper", houses=["duke"], turned=["bookkeeper"], guilders=6, hand=["wrestler"],
        workers={"red": 1},
    )  # fmt: skip
    state = table(town, rival)
    play(state, "recruit arsonist yellow")
    assert cards(state, "discard") == ["duke"]
    assert own(state, 1)["turned"] == []
    play(state, "house wrestler", "workers nun")
    play(state, "recruit bookkeeper red")
    assert brought(state, "use bookkeeper") == changes("1.guilders+2 1.turned+1")


def test_30_only_the_outermost_tile_can_go() -> None:
    town = seat(arms={"left": 3}, threats={"red": 2}, empty=("duke",))
    state = rolled({"red": 5}, town, seat())
    assert state.score_sheet()[0]["canals"] == 3
    assert legal(state) == ["burn blue", "breach left"]
    assert brought(state, "breach left") == changes("left-1 1.!red+1")
    assert state.score_sheet()[0]["canals"] == 0


def test_31_a_statue_stays_and_there_is_no_second_one() -> None:
    agenda = [*LATER, ["climb_phase"], ["threat_phase", -1, 1], ["fire", 0]]
    town = seat(
        arms={"left": 5}, finished=["left"], statues=["7"], hand=["baroness"], guilders=5,
        empty=("duke",),
    )  # fmt: skip
    state = table(town, seat(), agenda=agenda, plays=0)
    play(state, "breach left")
    assert own(state) == {**own(state), "arms": {"left": 4}, "statues": ["7"]}
    assert waiting(state) == ("turn", 0)
    found = brought(state, "canal baroness left")  # the fifth space of the red left arm is brown
    assert found == changes("left+1 guilders-5 hand-1 discard+1")
    assert (own(state)["statues"], fact(state, "statues_left")) == (["7"], 5)


def test_32_fire_finds_nothing() -> None:
    state = rolled({"red": 5}, struck("red"), seat())
    assert threats(state) == {}
    assert own(state) == {**own(state), "houses": [], "arms": {}}
    assert waiting(state) == ("turn", 0)


def test_33_nobody_may_pass_when_something_can_burn() -> None:
    state = rolled({"red": 5}, struck("red", empty=("duke", "thief")), seat())
    assert waiting(state) == ("fire", 0)
    assert legal(state) == ["burn blue", "burn yellow"]
    for move in ("stay", "end", "enough"):
        refused(state, move, "damage_first")


def test_33_the_only_house_burns_without_a_question() -> None:
    state = rolled({"red": 5}, struck("red", empty=("duke",)), seat())
    assert (own(state)["houses"], cards(state, "discard")) == ([], ["duke"])


# ---------------------------------------------------------------------- intrigue
@pytest.mark.parametrize(
    ("before", "after"), [(2, 0), (10, 7), (3, 0), (0, 0)], ids=["34", "35", "exactly", "nothing"]
)
def test_34_35_intrigue_takes_three_points(before: int, after: int) -> None:
    state = rolled({"violet": 5}, struck("violet", points=before), seat())
    assert own(state)["points"] == after
    assert threats(state) == {}


def test_a_raid_takes_all_guilders() -> None:
    state = rolled({"yellow": 5}, struck("yellow", guilders=13), seat())
    assert own(state)["guilders"] == 0


def test_a_raid_finds_nothing() -> None:
    state = rolled({"yellow": 5}, struck("yellow", guilders=0), seat())
    assert (own(state)["guilders"], threats(state)) == (0, {})


# --------------------------------------------------------------- damage by persons
def test_36_the_victim_decides_before_the_turn_goes_on() -> None:
    town = seat("inquisitor", "bookkeeper", workers={"violet": 1}, hand=["nun"])
    victim = seat(threats={"red": 2}, empty=("duke", "thief"))
    state = table(town, victim)
    play(state, "use inquisitor", "colour red")
    assert waiting(state) == ("fire", 1)
    refused(state, "end", "damage_first")
    found = brought(state, "burn yellow")
    assert found == changes("1.houses-1 1.empty-1 discard+1")
    assert threats(state, 1) == {}
    assert waiting(state) == ("turn", 0)
    assert fact(state, "plays") == 1


def test_37_after_damage_the_next_marker_is_the_first() -> None:
    state = rolled({"violet": 5}, struck("violet", points=10), seat())
    assert threats(state) == {}
    agenda = [["end_round"], ["cards_phase", -1, 1], ["turn", 0]]
    town = seat("inquisitor", workers={"violet": 1})
    later = table(town, seat(threats={}, points=7), agenda=agenda)
    assert brought(later, "use inquisitor", "colour violet") == changes(
        "violet-1 turned+1 1.!violet+1"
    )


def test_37_two_rounds_of_the_same_marker() -> None:
    state = rolled({"violet": 5}, struck("violet", points=10), seat(threats={"violet": 1}))
    assert (threats(state, 0), threats(state, 1)) == ({}, {"violet": 2})


def test_damage_without_markers_leaves_markers_alone() -> None:
    """Ruling 14."""
    town = seat(hand=["assassin", "nun"], empty=("duke",), guilders=12)
    state = table(town, seat("thief", threats={"brown": 2}))
    found = brought(state, "recruit assassin blue")
    assert found == changes("guilders-12 hand-1 persons+1 empty-1 1.persons-1 1.empty+1 discard+1")
    assert threats(state, 1) == {"brown": 2}


@pytest.mark.parametrize("colour", COLOURS)
def test_shields_send_markers_back_without_points(colour: str) -> None:
    """Ruling 26, and: damage that is warded off triggers nothing."""
    shields = {
        "blue": "dike_warden",
        "brown": "gravedigger",
        "yellow": "night_watchman",
        "red": "roofer",
        "violet": "priest",
    }
    town = seat(
        shields[colour],
        "bell_ringer",
        threats={colour: 2},
        workers={"red": 2},
        points=9,
        guilders=4,
    )
    state = rolled({colour: 5}, town, seat())
    after = own(state)
    assert (after["points"], after["guilders"], after["workers"]) == (9, 4, {"red": 2})
    assert len(after["persons"]) == len(after["houses"]) == 2
    assert after["threats"] == {}


def test_a_person_lost_in_phase_2_helps_no_longer() -> None:
    """Ruling 17: the burgrave dies before the step."""
    town = seat("burgrave", threats={"brown": 2}, guilders=1)
    state = rolled({"brown": 6, "blue": 2}, town, seat(guilders=0))
    assert own(state)["persons"] == []
    assert waiting(state) == ("turn", 0)  # the step costs 2 again
