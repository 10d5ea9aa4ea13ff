"""Positions that are wrong are refused with the path of what is wrong."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadPosition
from tests.scenarios.citadels.table import seat, table, turn_of

GAME = tafelrunde.game("citadels")


def middle() -> dict[str, Any]:
    """The Merchant's turn at a table of four; all 65 cards are somewhere."""
    state = turn_of(
        "merchant",
        seat("assassin", gold=1, hand=["tavern"]),
        seat("merchant", gold=4, hand=["market", "docks"], city=["harbor"]),
        seat("bishop", gold=2, city=["temple", "keep"]),
        seat("thief", gold=0, hand=["palace"]),
        murdered="king",
        robbed="bishop",
        seed=5,
    )
    return copy.deepcopy(state.to_json())


def refused(data: object) -> BadPosition:
    with pytest.raises(BadPosition) as error:
        GAME.from_json(data)
    assert "\n" not in str(error.value)
    return error.value


def test_the_position_itself_is_good() -> None:
    data = middle()
    assert GAME.from_json(data).to_json() == data


def test_a_short_position_is_completed() -> None:
    state = GAME.from_json(
        {
            "players": 4,
            "seed": 3,
            "deck": "rest",
            "draft": [None, "king", "thief", "bishop", "warlord", None],
            "seats": [{"gold": 3, "city": ["keep"]}, {}, {}, {"hand": ["tavern"]}],
            "agenda": [["call", -1, 4], ["turn", 0, 3]],
        }
    )
    data = state.to_json()
    assert len(data["deck"]) == 65 - 2
    assert state.actor == 0
    assert data["crown"] == 0
    placed = [*data["draft"], *data["open"]]
    assert sorted(placed) == sorted(
        ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    )


def test_an_open_character_left_out_is_never_the_king() -> None:
    data = GAME.new(5, 3).to_json()
    data["draft"] = ["merchant"]
    del data["open"]
    state = GAME.from_json(data)
    assert state.to_json()["open"] == ["assassin"]
    assert state.parse("pick king") in state.moves()


def test_the_rest_is_shuffled_by_the_seed() -> None:
    one, same, other = (
        table(seat("king"), seat("thief"), seat("bishop"), seat("warlord"), agenda=START, seed=seed)
        for seed in (1, 1, 2)
    )
    assert one == same
    assert one.to_json()["deck"] != other.to_json()["deck"]


START = [["call", -1, 2], ["turn", 1, 1]]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"game": "chess"}, "$.game"),
        ({"rules": 99}, "$.rules"),
        ({"rules": "1"}, "$.rules"),
        ({"cards": "0000000000000000"}, "$.cards"),
        ({"players": 9}, "$.players"),
        ({"players": True}, "$.players"),
        ({"players": 5}, "$.seats"),
        ({"options": []}, "$.options"),
        ({"options": {"speed": 1}}, "$.options"),
        ({"options": {"round_limit": 1000}}, "$.options"),
        ({"ply": -1}, "$.ply"),
        ({"rng": [1, 2, 3]}, "$.rng"),
        ({"rng": [1, 2, 3, 1 << 32]}, "$.rng[3]"),
        ({"rng": "lucky"}, "$.rng"),
        ({"round": 0}, "$.round"),
        ({"crown": 2}, "$.crown"),
        ({"starter": 4}, "$.starter"),
        ({"open": ["king", "magician"]}, "$.open[0]"),
        ({"open": ["magician"]}, "$.open"),
        ({"draft": ["king"]}, "$.draft"),
        ({"took_face_down": True}, "$.took_face_down"),
        ({"took_face_down": 1}, "$.took_face_down"),
        ({"murdered": "merchant"}, "$.murdered"),
        ({"murdered": "assassin"}, "$.murdered"),
        ({"murdered": "chancellor"}, "$.murdered"),
        ({"robbed": "assassin"}, "$.robbed"),
        ({"robbed": "king"}, "$.robbed"),
        ({"complete": 1}, "$.complete"),
        ({"haunted_round": 5}, "$.haunted_round"),
        ({"used": ["power"]}, "$.used"),
        ({"used": ["flight"]}, "$.used[0]"),
        ({"built": 2}, "$.built"),
        ({"batch": 99}, "$.batch"),
        ({"deck": []}, "$.deck"),
        ({"deck": "all"}, "$.deck"),
        ({"discard": ["university", "university"]}, "$.discard"),
        ({"discard": ["moon"]}, "$.discard[0]"),
        ({"offer": ["university", "university"]}, "$.offer[1]"),
        ({"seats": []}, "$.seats"),
        ({"agenda": []}, "$.agenda"),
        ({"agenda": [["turn", 1, 5]]}, "$.agenda"),
        ({"agenda": [["call", -1, 7], ["turn", 1, 5]]}, "$.agenda"),
        ({"agenda": [["call", -1, 6], ["turn", 0, 5]]}, "$.agenda"),
        ({"agenda": [["call", -1, 6], ["turn", 9, 5]]}, "$.agenda[1][1]"),
        ({"agenda": [["call", -1, 6], ["dance", 1, 5]]}, "$.agenda[1]"),
        ({"agenda": [["call", -1, 6]]}, "$.agenda"),
        ({"agenda": [["call", -1, 6], ["turn", 1, 5], ["rescue", 2, 0]]}, "$.used"),
        ({"agenda": [["call", -1, 6], ["turn", 1, 5], ["exchange", 1, 1]]}, "$.used"),
        ({"agenda": [["call", -1, 6], ["turn", 1, 5], ["choose", 1, 1]]}, "$.used"),
        ({"agenda": "later"}, "$.agenda"),
        ({"colour": "blue"}, "$.colour"),
    ],
)
def test_a_wrong_value_is_refused_with_its_path(change: dict[str, Any], path: str) -> None:
    assert refused({**middle(), **change}).path == path


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("gold", -1, "$.seats[1].gold"),
        ("gold", 1.5, "$.seats[1].gold"),
        ("gold", "4", "$.seats[1].gold"),
        ("hand", "all", "$.seats[1].hand"),
        ("hand", [7], "$.seats[1].hand[0]"),
        ("hand", ["market", {"card": "docks", "known_to": [1]}], "$.seats[1].hand[1].known_to"),
        ("hand", ["market", {"card": "docks", "known_to": [9]}], "$.seats[1].hand[1].known_to[0]"),
        ("hand", ["market", {"card": "docks", "colour": 1}], "$.seats[1].hand[1].colour"),
        ("hand", ["market", {"batch": 1}], "$.seats[1].hand[1].card"),
        ("city", ["harbor"] * 4, "$.seats[1].city"),
        ("crown", True, "$.seats[1].crown"),
    ],
)
def test_a_wrong_seat_is_refused_with_its_path(key: str, value: object, path: str) -> None:
    data = middle()
    data["seats"][1][key] = value
    assert refused(data).path == path


def test_a_card_too_many_is_found_wherever_it_lies() -> None:
    error = refused({**middle(), "discard": ["tavern"]})
    assert error.path.startswith("$.deck[")
    assert error.problem == "there are only 5 tavern"


@pytest.mark.parametrize("key", ["players", "deck", "seats", "agenda"])
def test_what_must_be_there_is_named(key: str) -> None:
    data = middle()
    del data[key]
    error = refused(data)
    assert error.path == f"$.{key}"
    assert error.problem == "is missing"


def test_options_of_the_position_are_checked_against_it() -> None:
    data = middle()
    data["options"] = {"bank_limit": 30}
    data["seats"][0]["gold"] = 30
    assert refused(data).path == "$.seats"
    data = middle()
    data["seats"][2]["city"] = ["temple", "temple"]
    data["options"] = {"allow_duplicates": False}
    assert refused(data).path == "$.seats[2].city"


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", b"\xff\xfe", '{"players": 4,'])
def test_text_that_is_no_position_is_refused(text: str | bytes) -> None:
    assert refused(text).path == "$"


def test_a_truncated_text_is_refused() -> None:
    text = json.dumps(middle())
    for end in range(0, len(text) - 1, 97):
        refused(text[:end])


def test_a_deeply_nested_text_is_refused() -> None:
    refused("[" * 100_000)


def test_batches_of_cards_tell_that_there_was_a_reshuffle() -> None:
    """Otherwise it would be forgotten that a card leaving the hand may be of either batch."""
    data = middle()
    hand = data["seats"][0]["hand"]
    hand[0] = {"card": hand[0], "known_to": [], "batch": 3}
    del data["batch"]
    assert GAME.from_json(data).to_json()["batch"] == 3
    assert GAME.from_json({**data, "batch": 5}).to_json()["batch"] == 5


def test_nothing_is_built_while_the_cards_of_the_basic_action_are_looked_at() -> None:
    state = GAME.from_json(middle())
    state.play("cards")
    data = state.to_json()
    assert data["agenda"][-1][0] == "choose"
    assert data["built"] == 0
    error = refused({**data, "built": 1})
    assert (error.path, error.problem) == (
        "$.built",
        "nothing is built before the basic action is over",
    )
