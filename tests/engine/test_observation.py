"""What a seat knows as numbers: columns by name, the observer first, nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

import tafelrunde
from tafelrunde import BadOption, State

CITADELS = tafelrunde.game("citadels")


def column(state: State, seat: int, name: str) -> list[int]:
    """The numbers of one column, found by the sizes of those before it."""
    numbers = state.observation(seat)
    at = 0
    for one in state.rules.game.observation_spec:
        if one.name == name:
            return numbers[at : at + one.size]
        at += one.size
    raise AssertionError(f"there is no column {name}")


def citadels(**more: Any) -> State:
    """Seat 1 of 3 is the Merchant in its turn and has seen that seat 2 holds a tavern."""
    tavern = {"card": "tavern", "known_to": [1]}
    seats = [
        {"gold": 3, "hand": ["temple"], "city": []},
        {"gold": 7, "hand": ["keep", "keep"], "city": ["market"]},
        {"gold": 0, "hand": [tavern, "church"], "city": []},
    ]
    position = {
        "players": 3,
        "round": 4,
        "deck": "rest",
        "discard": ["castle"],
        "seats": seats,
        "draft": ["assassin", "thief", "merchant", "king", "bishop", "magician", "architect", None],
        "agenda": [["call", -1, 6], ["turn", 1, 5]],
    }
    return CITADELS.from_json(position | more)


def by_kind(**counts: int) -> list[int]:
    return [counts.get(slug, 0) for slug in CITADELS.words["card"]]


def test_the_decision_and_the_fields_stand_first() -> None:
    state = citadels()
    assert column(state, 1, "players") == [3]
    assert column(state, 1, "actor") == [0]  # counted from the observer
    assert column(state, 2, "actor") == [2]
    assert column(state, 1, "step") == [5, 0]  # the Merchant
    assert column(state, 1, "round") == [4]
    assert column(state, 1, "complete") == [-1]


def test_the_observer_is_the_first_seat_and_empty_seats_are_zeros() -> None:
    state = citadels()
    assert [column(state, 1, f"seat/{k}/gold") for k in range(4)] == [[7], [0], [3], [0]]
    assert [column(state, 0, f"seat/{k}/gold") for k in range(4)] == [[3], [7], [0], [0]]
    assert set(column(state, 0, "seat/6/hand")) == {0}


def test_a_hand_is_its_size_and_what_the_observer_knows_of_it() -> None:
    state = citadels()
    assert column(state, 1, "seat/0/hand") == [2, 0, *by_kind(keep=2)]
    assert column(state, 1, "seat/1/hand") == [2, 0, *by_kind(tavern=1)]
    assert column(state, 0, "seat/2/hand") == [2, 0, *by_kind()]
    assert column(state, 0, "seat/1/city") == [1, 0, *by_kind(market=1)]


def test_of_an_open_pile_the_top_is_told_and_of_a_hidden_one_the_size() -> None:
    state = citadels(discard=["castle", "manor"])
    top = CITADELS.words["card"].index("manor") + 1
    assert column(state, 0, "discard") == [2, top, *by_kind(castle=1, manor=1)]
    assert column(state, 0, "deck")[1:] == [0, *by_kind()]


@pytest.mark.parametrize("name", tafelrunde.games())
def test_every_table_of_a_game_has_the_same_columns(name: str) -> None:
    game = tafelrunde.game(name)
    names = [one.name for one in game.observation_spec]
    assert len(names) == len(set(names))
    length = sum(one.size for one in game.observation_spec)
    for players in game.players:
        state = game.new(players, seed=2)
        for seat in range(players):
            numbers = state.observation(seat)
            assert len(numbers) == length
            assert all(type(number) is int for number in numbers)


def test_a_spectator_has_none() -> None:
    with pytest.raises(BadOption, match="seat None"):
        citadels().observation(None)


def test_characters_are_told_as_far_as_a_seat_knows_them() -> None:
    names = CITADELS.words["character"]

    def among(state: State, seat: int, column_name: str) -> list[str]:
        found = column(state, seat, column_name)
        return [name for name, here in zip(names, found, strict=True) if here]

    state = citadels()  # the Merchant has just been called
    assert among(state, 1, "seat/0/characters") == ["magician", "merchant"]
    assert among(state, 1, "seat/1/characters") == ["king"]  # the Architect is still to come
    assert among(state, 2, "seat/0/characters") == ["king", "architect"]
    assert among(state, 1, "face_down") == []
    fresh = CITADELS.new(4, seed=3)
    assert len(among(fresh, 0, "open")) == 2
    assert len(among(fresh, 0, "packet")) == 5
    assert among(fresh, 1, "packet") == []
    assert len(among(fresh, 0, "seen")) == 6  # the packet, and the card laid face down
    assert column(fresh, 3, "crown") == [1]  # seat 0 sits to the left of seat 3


def test_estates_of_noblemen_are_told_in_numbers() -> None:
    game = tafelrunde.game("noblemen")
    state = game.new(3, seed=5, first_game=True)
    for seat in range(3):
        assert column(state, seat, "seat/0/land") == [0, 0, 0, 1]  # the meadow of the castle
        assert column(state, seat, "seat/0/buildings") == [1, 0, 0, 0, 0, 0, 0]
        assert column(state, seat, "seat/0/tiles") == [3, 3, 3, 3]
        assert column(state, seat, "seat/1/tiles") == [0, 0, 0, 0]  # behind a screen
        assert column(state, seat, "seat/1/known") == [3, 3, 3, 3]  # but seen going there
        assert column(state, seat, "seat/4/land") == [0, 0, 0, 0]
        assert column(state, seat, "bag") == [1, 1, 1, 1, 202 - 3 - 36]
        assert column(state, seat, "stock") == [3, 2, 3, 1, 1, 1, 1]
