"""Scenarios 29 to 32: the King."""

from __future__ import annotations

import pytest

from tafelrunde import State
from tests.scenarios.citadels.table import (
    city,
    draft_of,
    finish_round,
    gold,
    idle,
    legal,
    play,
    refused,
    seat,
    shown,
    stacked,
    story,
    turn_of,
    watchers,
    whose_turn,
)


def crowned(state: State) -> int:
    """The seat before which everybody sees the crown."""
    crown: int = state.to_json()["crown"]
    for watcher in watchers(state):
        areas = state.view(watcher).seats
        holders = [
            area.seat
            for area in areas
            if any(one.id == f"seat/{area.seat}/crown" for one in area.components)
        ]
        assert holders == [crown]
    return crown


def drafting_order(state: State) -> list[int]:
    """Who chooses a character, one after the other."""
    order = []
    while whose_turn(state)[1] in ("draft", "lay_down"):
        order.append(whose_turn(state)[0])
        play(state, legal(state)[0])
    return order


def test_29_the_king_gets_the_crown_at_once() -> None:
    state = turn_of(
        "thief", seat("bishop"), seat("thief"), seat("king"), seat("warlord"), starter=0
    )
    assert crowned(state) == 0
    play(state, "gold")
    since = len(story(state, None))
    play(state, "end")
    # Before he has done anything
    assert whose_turn(state) == (2, "king")
    assert crowned(state) == 2
    for other in watchers(state):
        assert story(state, other, since) == [
            "called magician",
            "called king",
            "revealed king: seat/2/characters > seat/2/characters",
            "crown crown: seat/0/crown > seat/2/crown",
        ]
    assert finish_round(state) == [(2, "king"), (0, "bishop"), (3, "warlord")]
    assert crowned(state) == 2
    assert drafting_order(state) == [2, 3, 0, 1]


def test_29_the_new_king_lays_the_character_face_down() -> None:
    state = turn_of("king", seat("bishop"), seat("thief"), seat("king"), seat("warlord"))
    finish_round(state)
    assert state.to_json()["round"] == 2
    assert len(shown(state, 2, "face_down")[1]) == 1
    for other in watchers(state, 2):
        assert shown(state, other, "face_down") == (1, [])


def test_29_with_two_players_too() -> None:
    state = turn_of("assassin", seat("assassin", "warlord"), seat("king", "merchant"))
    assert crowned(state) == 0
    idle(state)
    assert crowned(state) == 1
    finish_round(state)
    assert drafting_order(state) == [1, 0, 0, 1, 1, 0]


def test_29_a_king_who_has_the_crown_keeps_it() -> None:
    state = turn_of("assassin", seat("king"), seat("assassin"), seat("thief"), seat("warlord"))
    idle(state)
    idle(state)
    assert whose_turn(state) == (0, "king")
    assert crowned(state) == 0
    finish_round(state)
    assert drafting_order(state) == [0, 1, 2, 3]


def test_30_a_murdered_king_gets_the_crown_in_the_next_round() -> None:
    state = turn_of(
        "assassin", seat("bishop"), seat("assassin"), seat("king"), seat("warlord"), starter=0
    )
    play(state, "murder king")
    turns = []
    while whose_turn(state)[1] != "draft":
        assert crowned(state) == 0
        turns.append(whose_turn(state))
        play(state, "gold")
        assert crowned(state) == 0
        play(state, "end")
    assert turns == [(1, "assassin"), (0, "bishop"), (3, "warlord")]
    assert state.to_json()["round"] == 2
    assert crowned(state) == 2
    for other in watchers(state):
        assert "crown crown: seat/0/crown > seat/2/crown" in story(state, other)
        assert not any("revealed king" in line for line in story(state, other))
    assert len(shown(state, 2, "face_down")[1]) == 1
    assert drafting_order(state) == [2, 3, 0, 1]


def test_30_the_old_king_goes_on_calling() -> None:
    state = turn_of("assassin", seat("bishop"), seat("assassin"), seat("king"), seat("warlord"))
    play(state, "murder king")
    finish_round(state)
    events = state.events(0, None)
    callers = [event.seat for event in events if event.cause == "called"]
    assert callers == [0] * 7


def test_30_with_three_players_too() -> None:
    state = turn_of(
        "assassin",
        seat("assassin", "thief"),
        seat("bishop", "merchant"),
        seat("king", "warlord"),
    )
    play(state, "murder king")
    turns = finish_round(state)
    # Only the King is murdered: his owner's other character has its turn.
    assert turns == [
        (0, "assassin"),
        (0, "thief"),
        (1, "bishop"),
        (1, "merchant"),
        (2, "warlord"),
    ]
    assert crowned(state) == 2
    assert drafting_order(state) == [2, 0, 1, 2, 0, 1]


def test_30_a_murdered_king_who_has_the_crown_keeps_it() -> None:
    state = turn_of("assassin", seat("king"), seat("assassin"), seat("thief"), seat("warlord"))
    play(state, "murder king")
    finish_round(state)
    assert crowned(state) == 0
    assert drafting_order(state) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "draft",
    [
        ["king", "bishop", "assassin", "thief", "warlord", "magician"],
        ["magician", "bishop", "assassin", "thief", "warlord", "king"],
    ],
)
@pytest.mark.parametrize("murder", [False, True])
def test_31_the_crown_stays_if_nobody_has_the_king(draft: list[str], murder: bool) -> None:
    # The crown is with P2: it neither goes to P1 nor on to the next.
    state = turn_of(
        "assassin",
        seat("warlord"),
        seat("bishop"),
        seat("assassin"),
        seat("thief"),
        draft=draft,
        starter=1,
    )
    if murder:
        play(state, "murder king")
    finish_round(state)
    assert state.to_json()["round"] == 2
    assert crowned(state) == 1
    assert drafting_order(state) == [1, 2, 3, 0]


def test_31_the_crown_stays_if_the_king_was_laid_down() -> None:
    state = draft_of(2, "thief", starter=1)
    play(state, "pick warlord", "pick magician", "lay king", "pick assassin", "lay architect")
    play(state, "pick merchant")
    assert len(finish_round(state)) == 4
    assert state.to_json()["round"] == 2
    assert crowned(state) == 1
    assert drafting_order(state) == [1, 0, 0, 1, 1, 0]


def king_with_a_palace() -> State:
    """Two yellow districts, 5 gold, a Palace in hand."""
    return turn_of(
        "king",
        seat("king", gold=5, hand=["palace"], city=["manor", "castle", "temple"]),
        seat("assassin"),
        seat("thief"),
        seat("warlord"),
        deck=stacked("tavern", "keep", placed=["palace", "manor", "castle", "temple"]),
    )


def test_32_income_after_building_counts_the_new_district() -> None:
    state = king_with_a_palace()
    play(state, "cards", "keep tavern", "build palace")
    assert gold(state, 0) == 0
    play(state, "income")
    assert gold(state, 0) == 3
    assert city(state, 0) == ["manor", "castle", "palace", "temple"]


def test_32_income_before_building_does_not() -> None:
    state = king_with_a_palace()
    play(state, "income")
    assert gold(state, 0) == 7
    play(state, "cards", "keep tavern", "build palace")
    assert gold(state, 0) == 2
    assert "income" not in legal(state)
    refused(state, "income", "income_taken")
    play(state, "end")
    assert gold(state, 0) == 2


def test_32_only_yellow_districts_pay_the_king() -> None:
    state = turn_of(
        "king",
        seat("king", city=["temple", "tavern", "watchtower", "keep"]),
        seat("assassin", city=["manor"]),
        seat("thief"),
        seat("warlord"),
    )
    facts = refused(state, "income", "no_districts_of_colour")
    assert facts["colour"] == "yellow"


def test_at_the_end_of_the_game_every_character_is_shown() -> None:
    """Nobody need guess any more: who was murdered, and what lay face down."""
    full = ["tavern", "tavern", "market", "market", "temple", "temple", "manor"]
    state = turn_of(
        "warlord",
        seat("warlord", gold=9, hand=["manor"], city=full),
        seat("bishop"),
        seat("assassin"),
        seat("thief"),
        murdered="bishop",
        starter=0,
    )
    play(state, "gold")
    assert not any("revealed bishop" in line for line in story(state, 0))
    assert shown(state, 1, "face_down")[1] == []
    play(state, "build manor", "end")
    assert state.over
    for watcher in watchers(state):
        told = story(state, watcher)
        assert any("revealed bishop" in line for line in told)
        size, faces = shown(state, watcher, "face_down")
        assert len(faces) == size == 2
        assert shown(state, watcher, "seat/1/characters") == (1, ["bishop"])
    assert state.determinize(0, 1).to_json()["draft"] == state.to_json()["draft"]


def test_the_murdered_king_is_named_when_the_crown_comes() -> None:
    state = turn_of(
        "assassin", seat("bishop"), seat("assassin"), seat("king"), seat("warlord"), starter=0
    )
    play(state, "murder king", "gold", "end", "gold", "end", "gold", "end")
    told = story(state, None)
    at = told.index("crown crown: seat/0/crown > seat/2/crown")
    assert told[at - 1].startswith("heir")
