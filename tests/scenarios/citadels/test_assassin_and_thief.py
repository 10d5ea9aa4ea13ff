"""Scenarios 12 to 22: the Assassin and the Thief."""

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


def drafted(face_down: str, *picks: str) -> State:
    """Four players after the draft; Thief and Magician lie open."""
    state = draft_of(4, face_down, ["thief", "magician"])
    for character in picks:
        play(state, f"pick {character}")
    return state


# ------------------------------------------------------------------------ Assassin
def test_12_a_murdered_character_has_no_turn() -> None:
    state = turn_of(
        "assassin",
        seat("assassin"),
        seat("merchant", gold=3, hand=["tavern"], city=["market", "harbor"]),
        seat("king"),
        seat("warlord"),
    )
    play(state, "murder merchant")
    assert finish_round(state) == [(0, "assassin"), (2, "king"), (3, "warlord")]
    assert gold(state, 1) == 3
    assert [gold(state, i) for i in (0, 2, 3)] == [2, 2, 2]
    # The game has gone on to the next round.
    assert whose_turn(state) == (2, "draft")
    assert state.to_json()["murdered"] is None


def test_12_the_murder_is_public_but_not_who_was_murdered() -> None:
    state = drafted("warlord", "assassin", "merchant", "architect", "king")
    play(state, "murder merchant")
    finish_round(state)
    for other in watchers(state, 1):
        lines = story(state, other)
        assert "murder merchant" in lines
        assert "called merchant" in lines
        assert "revealed king: seat/3/characters > seat/3/characters" in lines
        assert "picked ?: packet > seat/1/characters" in lines
        assert not any("seat/1/characters" in line and "merchant" in line for line in lines)
        assert not any("revealed" in line and "seat/1" in line for line in lines)


def test_12_nobody_sees_the_murdered_character_in_the_round() -> None:
    state = drafted("warlord", "assassin", "merchant", "architect", "king")
    play(state, "murder merchant")
    turns = 0
    while whose_turn(state)[1] != "draft":
        assert shown(state, 1, "seat/1/characters") == (1, ["merchant"])
        for other in watchers(state, 1):
            assert shown(state, other, "seat/1/characters") == (1, [])
            assert "merchant" not in shown(state, other, "face_down")[1]
        idle(state)
        turns += 1
    assert turns == 3


def test_12_even_the_assassin_cannot_tell_a_murdered_player_from_one_not_yet_called() -> None:
    owner = drafted("bishop", "assassin", "merchant", "architect", "king")
    left_over = drafted("bishop", "assassin", "warlord", "architect", "king")
    for state in (owner, left_over):
        play(state, "murder merchant")
        idle(state)
        idle(state)
        assert whose_turn(state) == (2, "architect")  # the Merchant has been called
    for other in (0, None):
        assert owner.view(other) == left_over.view(other)
        assert story(owner, other) == story(left_over, other)


def test_12_nor_can_those_who_chose_later() -> None:
    owner = drafted("warlord", "assassin", "merchant", "architect", "king")
    face_down = drafted("merchant", "assassin", "warlord", "architect", "king")
    for state in (owner, face_down):
        play(state, "murder merchant")
        idle(state)
        idle(state)
        assert whose_turn(state) == (2, "architect")
    for other in (2, 3, None):
        assert owner.view(other) == face_down.view(other)
        assert story(owner, other) == story(face_down, other)


def test_12_a_murdered_character_keeps_his_gold_from_the_thief() -> None:
    state = turn_of(
        "assassin",
        seat("assassin"),
        seat("merchant", gold=3),
        seat("thief"),
        seat("warlord"),
    )
    play(state, "murder merchant")
    idle(state)
    refused(state, "rob merchant", "victim_is_murdered")
    assert finish_round(state) == [(2, "thief"), (3, "warlord")]
    assert gold(state, 1) == 3


def test_12_one_murder_a_turn() -> None:
    state = turn_of("assassin", seat("assassin"), seat("king"), seat("thief"), seat("bishop"))
    play(state, "murder king")
    assert legal(state, "murder") == []
    refused(state, "murder bishop", "murder_done")


# The Merchant lies face down from the beginning, the Bishop is left over, the Thief lies open.
@pytest.mark.parametrize("named", ["merchant", "bishop", "thief"])
def test_13_naming_a_character_nobody_has(named: str) -> None:
    state = drafted("merchant", "assassin", "warlord", "architect", "king")
    play(state, f"murder {named}")
    assert finish_round(state) == [
        (0, "assassin"),
        (3, "king"),
        (2, "architect"),
        (1, "warlord"),
    ]
    assert [gold(state, i) for i in range(4)] == [2, 2, 2, 2]


def test_13_no_information_is_given() -> None:
    state = drafted("merchant", "assassin", "warlord", "architect", "king")
    play(state, "murder merchant")
    play(state, "gold")
    since = len(story(state, None))
    play(state, "end")
    idle(state)
    for other in watchers(state):
        # The Bishop, whom nobody has either, and the Merchant are passed over in the same way.
        assert story(state, other, since) == [
            "called thief",
            "called magician",
            "called king",
            "revealed king: seat/3/characters > seat/3/characters",
            "crown crown: seat/0/crown > seat/3/crown",
            "basic_action +2: seat/3/gold",
            "called bishop",
            "called merchant",
            "called architect",
            "revealed architect: seat/2/characters > seat/2/characters",
        ]
    # Only who laid it face down knows that the blow struck nobody.
    assert shown(state, 0, "face_down") == (2, ["merchant"])
    for other in watchers(state, 0):
        assert "merchant" not in shown(state, other, "face_down")[1]
    since = len(story(state, None))
    finish_round(state)
    for other in watchers(state):
        lines = story(state, other, since)
        assert "merchant" not in " ".join(lines[: lines.index("round 2")])


def test_14_the_assassin_cannot_name_himself() -> None:
    state = turn_of("assassin", seat("assassin"), seat("king"), seat("thief"), seat("bishop"))
    assert legal(state, "murder") == [
        "murder thief",
        "murder magician",
        "murder king",
        "murder bishop",
        "murder merchant",
        "murder architect",
        "murder warlord",
    ]
    refused(state, "murder assassin", "not_oneself")


def test_14_nobody_else_murders() -> None:
    state = turn_of("thief", seat("assassin"), seat("king"), seat("thief"), seat("bishop"))
    refused(state, "murder king", "only_assassin")


# --------------------------------------------------------------------------- Thief
def test_15_targets_of_the_thief() -> None:
    state = turn_of("assassin", seat("assassin"), seat("thief"), seat("bishop"), seat("king"))
    play(state, "murder king")
    idle(state)
    assert whose_turn(state) == (1, "thief")
    assert legal(state, "rob") == [
        "rob magician",
        "rob bishop",
        "rob merchant",
        "rob architect",
        "rob warlord",
    ]
    refused(state, "rob assassin", "assassin_cannot_be_robbed")
    refused(state, "rob thief", "not_oneself")
    refused(state, "rob king", "victim_is_murdered")


def test_15_without_a_murder_the_king_is_a_target() -> None:
    state = turn_of("assassin", seat("assassin"), seat("thief"), seat("bishop"), seat("king"))
    idle(state)
    assert "rob king" in legal(state)
    refused(state, "rob assassin", "assassin_cannot_be_robbed")


def test_15_one_robbery_a_turn_and_only_by_the_thief() -> None:
    state = turn_of("thief", seat("assassin"), seat("thief"), seat("bishop"), seat("king"))
    play(state, "rob king")
    assert legal(state, "rob") == []
    refused(state, "rob bishop", "theft_done")
    idle(state)
    refused(state, "rob bishop", "only_thief")


def bishop_to_be_robbed() -> State:
    """P2 is the Thief with 1 gold; P3, the Bishop, has 5 and two blue districts."""
    state = turn_of(
        "thief",
        seat("king", gold=4),
        seat("thief", gold=1),
        seat("bishop", gold=5, hand=["tavern"], city=["temple", "church"]),
        seat("architect", gold=6),
    )
    play(state, "rob bishop", "gold", "end")
    return state


def test_16_robbery_comes_before_anything_else() -> None:
    state = bishop_to_be_robbed()
    # Nothing moves before the victim is called.
    assert whose_turn(state) == (0, "king")
    assert [gold(state, i) for i in range(4)] == [4, 3, 5, 6]
    play(state, "gold")
    since = len(story(state, None))
    play(state, "end")
    assert whose_turn(state) == (2, "bishop")
    assert [gold(state, i) for i in range(4)] == [6, 8, 0, 6]
    assert legal(state) == ["gold", "cards", "income"]
    for other in watchers(state):
        assert story(state, other, since) == [
            "called bishop",
            "revealed bishop: seat/2/characters > seat/2/characters",
            "robbery -5: seat/2/gold",
            "robbery +5: seat/1/gold",
        ]


def test_16_the_victim_cannot_spend_what_he_had() -> None:
    state = turn_of(
        "thief",
        seat("king"),
        seat("thief"),
        seat("bishop", gold=5, hand=["cathedral", "monastery"]),
        seat("architect"),
    )
    play(state, "rob bishop", "gold", "end")
    idle(state)
    play(state, "gold")
    assert legal(state, "build") == []
    facts = refused(state, "build monastery", "too_expensive")
    assert facts["gold"] == 2


def test_17_what_the_victim_earns_in_his_turn_is_safe() -> None:
    state = bishop_to_be_robbed()
    idle(state)
    play(state, "gold")
    assert (gold(state, 2), gold(state, 1)) == (2, 8)
    play(state, "income")
    assert (gold(state, 2), gold(state, 1)) == (4, 8)
    play(state, "end")
    assert (gold(state, 2), gold(state, 1)) == (4, 8)
    assert finish_round(state) == [(3, "architect")]
    assert (gold(state, 2), gold(state, 1)) == (4, 8)


def test_17_the_theft_is_over_with_the_round() -> None:
    state = bishop_to_be_robbed()
    finish_round(state)
    assert whose_turn(state)[1] == "draft"
    while whose_turn(state)[1] == "draft":
        play(state, legal(state, "pick")[-1])
    before = [gold(state, i) for i in range(4)]
    assert len(finish_round(state)) == 4
    assert [gold(state, i) for i in range(4)] == [amount + 2 for amount in before]


def test_18_the_merchants_extra_gold_is_not_robbed() -> None:
    state = turn_of(
        "thief",
        seat("king"),
        seat("thief"),
        seat("bishop"),
        seat("merchant", gold=3),
    )
    play(state, "rob merchant", "gold", "end")
    idle(state)
    idle(state)
    assert whose_turn(state) == (3, "merchant")
    assert (gold(state, 3), gold(state, 1)) == (0, 5)
    play(state, "profit")
    assert (gold(state, 3), gold(state, 1)) == (1, 5)
    idle(state)
    assert (gold(state, 3), gold(state, 1)) == (3, 5)


def test_19_a_murdered_thief_robs_nobody() -> None:
    state = turn_of(
        "assassin",
        seat("assassin", gold=1),
        seat("thief", gold=2),
        seat("king", gold=3),
        seat("merchant", gold=4),
    )
    play(state, "murder thief")
    assert finish_round(state) == [(0, "assassin"), (2, "king"), (3, "merchant")]
    assert [gold(state, i) for i in range(4)] == [3, 2, 5, 6]
    assert not any("theft" in line or "robbery" in line for line in story(state, None))


# Four players: the card laid face down first, the four seats, the card left over
@pytest.mark.parametrize(
    "draft",
    [
        ["merchant", "king", "thief", "bishop", "warlord", "magician"],
        ["magician", "king", "thief", "bishop", "warlord", "merchant"],
    ],
)
def test_20_a_face_down_character_has_no_gold(draft: list[str]) -> None:
    state = turn_of(
        "thief",
        seat("king", gold=4),
        seat("thief", gold=1),
        seat("bishop", gold=5),
        seat("warlord", gold=6),
        draft=draft,
    )
    play(state, "rob merchant")
    assert finish_round(state) == [(1, "thief"), (0, "king"), (2, "bishop"), (3, "warlord")]
    assert [gold(state, i) for i in range(4)] == [6, 3, 7, 8]
    assert not any("robbery" in line for line in story(state, None))


def test_21_robbing_oneself_changes_nothing() -> None:
    state = turn_of(
        "thief",
        seat("thief", "merchant", gold=3),
        seat("king", "architect", gold=4),
    )
    assert "rob merchant" in legal(state)
    play(state, "rob merchant", "gold", "end")
    idle(state)
    assert whose_turn(state) == (0, "merchant")
    assert gold(state, 0) == 5
    assert gold(state, 1) == 6
    play(state, "profit")
    assert gold(state, 0) == 6


def two_turns_of_the_thief() -> State:
    """P1, Thief and Warlord without gold, has robbed the King of P2, who had 4."""
    state = turn_of(
        "thief",
        seat("thief", "warlord", hand=["manor", "university"]),
        seat("king", "bishop", gold=4),
        seat("merchant", "architect", city=["fortress"]),
        deck=stacked("temple", "tavern", placed=["manor", "university", "fortress"]),
    )
    play(state, "rob king", "cards", "keep temple", "end")
    assert whose_turn(state) == (1, "king")
    assert (gold(state, 0), gold(state, 1)) == (4, 0)
    while whose_turn(state)[1] != "warlord":
        idle(state)
    assert gold(state, 0) == 4
    return state


def test_22_the_loot_pays_for_the_warlord() -> None:
    state = two_turns_of_the_thief()
    play(state, "destroy 2 fortress")
    assert gold(state, 0) == 0
    assert city(state, 2) == []


def test_22_the_loot_pays_for_building() -> None:
    state = two_turns_of_the_thief()
    play(state, "gold", "build university")
    assert gold(state, 0) == 0
    assert city(state, 0) == ["university"]
