"""Scenarios 23 to 28: the Magician."""

from __future__ import annotations

import pytest

from tafelrunde import State
from tests.scenarios.citadels.table import (
    PRINTED,
    all_but,
    city,
    deck_size,
    discard,
    every_card,
    gold,
    hand,
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


def test_23_no_cards_for_three() -> None:
    state = turn_of(
        "magician",
        seat("magician"),
        seat("king", hand=["temple", "market", "castle"]),
        seat("thief", hand=["tavern"]),
        seat("bishop", hand=["keep", "prison"]),
    )
    play(state, "swap 1")
    assert hand(state, 0) == ["castle", "temple", "market"]
    assert hand(state, 1) == []
    assert hand(state, 2) == ["tavern"]
    assert hand(state, 3) == ["prison", "keep"]
    assert discard(state) == []


def test_23_the_example_of_the_rulebook() -> None:
    state = turn_of(
        "magician",
        seat("magician", gold=2, hand=["castle"]),
        seat("king", hand=["temple", "market", "castle"]),
        seat("thief"),
        seat("bishop"),
    )
    play(state, "gold")
    assert gold(state, 0) == 4
    play(state, "build castle")
    assert gold(state, 0) == 0
    assert city(state, 0) == ["castle"]
    play(state, "swap 1")
    assert (len(hand(state, 0)), len(hand(state, 1))) == (3, 0)
    play(state, "end")
    assert hand(state, 0) == ["castle", "temple", "market"]


def test_24_two_cards_for_none() -> None:
    state = turn_of(
        "magician",
        seat("magician", hand=["temple", "market"]),
        seat("king"),
        seat("thief"),
        seat("bishop"),
    )
    assert legal(state, "swap") == ["swap 1", "swap 2", "swap 3"]
    play(state, "swap 3")
    assert hand(state, 0) == []
    assert hand(state, 3) == ["temple", "market"]
    assert (hand(state, 1), hand(state, 2)) == ([], [])


def test_24_both_know_what_was_swapped_and_nobody_else() -> None:
    state = turn_of(
        "magician",
        seat("magician", hand=["temple", "market"]),
        seat("king", hand=["castle"]),
        seat("thief"),
        seat("bishop"),
    )
    play(state, "swap 1")
    assert shown(state, 0, "seat/1/hand") == (2, ["market", "temple"])
    assert shown(state, 1, "seat/0/hand") == (1, ["castle"])
    for party in (0, 1):
        assert story(state, party) == [
            "swap temple market: seat/0/hand > seat/1/hand",
            "swap castle: seat/1/hand > seat/0/hand",
        ]
    for other in (2, 3, None):
        assert shown(state, other, "seat/0/hand") == (1, [])
        assert shown(state, other, "seat/1/hand") == (2, [])
        assert story(state, other) == [
            "swap ? ?: seat/0/hand > seat/1/hand",
            "swap ?: seat/1/hand > seat/0/hand",
        ]


def test_24_only_with_another_player() -> None:
    state = turn_of(
        "magician", seat("magician", hand=["temple"]), seat("king"), seat("thief"), seat("bishop")
    )
    refused(state, "swap 0", "own_hand")
    refused(state, "swap 4", "no_such_seat")
    idle(state)
    refused(state, "swap 2", "only_magician")
    refused(state, "exchange temple", "only_magician")


def exchanging(**rest: object) -> State:
    """The Magician has four cards; castle, keep and harbor are the next to be drawn."""
    placed = ["temple", "market", "prison", "manor", "tavern"]
    return turn_of(
        "magician",
        seat("magician", hand=["temple", "market", "prison", "manor"]),
        seat("king"),
        seat("thief"),
        seat("bishop"),
        discard=["tavern"],
        deck=stacked("castle", "keep", "harbor", "smithy", placed=placed),
        **rest,
    )


def test_25_three_of_four_cards_exchanged() -> None:
    state = exchanging()
    assert deck_size(state) == 60
    play(state, "exchange temple", "exchange prison", "exchange manor")
    # First all are laid down, then as many drawn.
    assert hand(state, 0) == ["market"]
    assert discard(state) == ["tavern", "temple", "prison", "manor"]
    assert deck_size(state) == 60
    play(state, "draw")
    assert sorted(hand(state, 0)) == ["castle", "harbor", "keep", "market"]
    assert discard(state) == ["tavern", "temple", "prison", "manor"]
    assert deck_size(state) == 57
    assert whose_turn(state) == (0, "magician")


@pytest.mark.parametrize(
    ("laid", "drawn"),
    [
        (["market"], ["castle"]),
        (["market", "manor"], ["castle", "keep"]),
        (["manor", "temple", "prison", "market"], ["castle", "harbor", "keep", "smithy"]),
    ],
)
def test_25_any_number_may_be_exchanged(laid: list[str], drawn: list[str]) -> None:
    state = exchanging()
    kept = [kind for kind in ("temple", "market", "prison", "manor") if kind not in laid]
    play(state, *(f"exchange {kind}" for kind in laid), "draw")
    assert sorted(hand(state, 0)) == sorted(kept + drawn)
    assert discard(state) == ["tavern", *laid]
    assert deck_size(state) == 60 - len(laid)


def test_25_only_own_cards_and_at_least_one() -> None:
    state = exchanging()
    refused(state, "draw", "no_exchange_begun")
    refused(state, "exchange castle", "not_in_hand")
    play(state, "exchange market")
    refused(state, "exchange market", "not_in_hand")
    refused(state, "gold", "finish_exchange_first")
    refused(state, "end", "finish_exchange_first")
    play(state, "draw")
    empty = turn_of("magician", seat("magician"), seat("king"), seat("thief"), seat("bishop"))
    assert legal(empty, "exchange") == []
    refused(empty, "draw", "no_exchange_begun")


def test_25_laid_down_openly_and_drawn_in_secret() -> None:
    state = exchanging()
    play(state, "exchange temple", "exchange market", "draw")
    for watcher in watchers(state):
        lines = story(state, watcher)
        assert lines[:2] == [
            "exchanged temple: seat/0/hand > discard",
            "exchanged market: seat/0/hand > discard",
        ]
        drawn = " ".join(lines[2:])
        assert "deck > seat/0/hand" in drawn
        assert [kind in drawn for kind in ("castle", "keep")] == [watcher == 0] * 2
        assert shown(state, watcher, "discard") == (3, ["market", "tavern", "temple"])
    assert shown(state, 0, "seat/0/hand") == (4, ["castle", "keep", "manor", "prison"])
    for other in watchers(state, 0):
        assert shown(state, other, "seat/0/hand") == (4, [])


@pytest.mark.parametrize("seed", range(12))
def test_26_the_pile_is_refilled_from_what_was_laid_down(seed: int) -> None:
    mine = ["temple", "market", "castle"]
    state = turn_of(
        "magician",
        seat("magician", hand=mine),
        seat("king", hand=all_but("university", *mine)),
        seat("thief"),
        seat("bishop"),
        deck=["university"],
        seed=seed,
    )
    play(state, "exchange temple", "exchange market", "exchange castle")
    assert (hand(state, 0), deck_size(state), len(discard(state))) == ([], 1, 3)
    play(state, "draw")
    assert len(hand(state, 0)) == 3
    # The last card of the old pile, and two of the three laid down; the third is the new pile.
    assert "university" in hand(state, 0)
    left = state.to_json()["deck"]
    assert len(left) == 1
    assert discard(state) == []
    assert sorted([*hand(state, 0), left[0]["card"]]) == [
        "castle",
        "market",
        "temple",
        "university",
    ]
    assert len(every_card(state)) == 65
    assert every_card(state) == sorted(
        k for k, printed in PRINTED.items() for _ in range(printed[3])
    )


def test_26_the_refilled_pile_is_shuffled() -> None:
    mine = ["temple", "market", "castle"]
    left = set()
    for seed in range(30):
        state = turn_of(
            "magician",
            seat("magician", hand=mine),
            seat("king", hand=all_but("university", *mine)),
            seat("thief"),
            seat("bishop"),
            deck=["university"],
            seed=seed,
        )
        play(state, *(f"exchange {kind}" for kind in mine), "draw")
        left.add(state.to_json()["deck"][0]["card"])
    assert left == {"temple", "market", "castle"}


def test_26_no_refill_while_the_pile_suffices() -> None:
    mine = ["temple", "market", "castle"]
    state = turn_of(
        "magician",
        seat("magician", hand=mine),
        seat("king", hand=all_but("university", "keep", "tavern", *mine)),
        seat("thief"),
        seat("bishop"),
        deck=["university", "keep"],
        discard=["tavern"],
    )
    play(state, "exchange temple", "exchange market", "draw")
    assert hand(state, 0) == ["castle", "keep", "university"]
    assert deck_size(state) == 0
    assert discard(state) == ["tavern", "temple", "market"]


def test_27_no_exchange_after_a_swap() -> None:
    state = turn_of(
        "magician",
        seat("magician", hand=["temple"]),
        seat("king", hand=["castle", "market"]),
        seat("thief"),
        seat("bishop"),
    )
    assert "exchange temple" in legal(state)
    play(state, "swap 1")
    assert legal(state, "exchange") == legal(state, "swap") == []
    refused(state, "exchange castle", "magic_done")
    refused(state, "swap 1", "magic_done")
    refused(state, "swap 2", "magic_done")
    play(state, "gold")
    refused(state, "exchange castle", "magic_done")


def test_27_no_swap_after_an_exchange() -> None:
    state = exchanging()
    play(state, "exchange temple")
    refused(state, "swap 1", "finish_exchange_first")
    play(state, "draw")
    assert legal(state, "exchange") == legal(state, "swap") == []
    refused(state, "swap 1", "magic_done")
    refused(state, "exchange market", "magic_done")


def test_28_swapping_with_a_murdered_player() -> None:
    state = turn_of(
        "assassin",
        seat("assassin"),
        seat("magician", hand=["temple"]),
        seat("king", hand=["castle", "market"]),
        seat("bishop"),
    )
    play(state, "murder king")
    idle(state)
    assert whose_turn(state) == (1, "magician")
    play(state, "swap 2")
    assert hand(state, 1) == ["castle", "market"]
    assert hand(state, 2) == ["temple"]


def test_28_swapping_with_one_who_has_had_his_turn() -> None:
    state = turn_of(
        "assassin",
        seat("assassin", hand=["palace"]),
        seat("magician", hand=["temple"]),
        seat("king"),
        seat("bishop"),
    )
    idle(state)
    play(state, "swap 0")
    assert (hand(state, 0), hand(state, 1)) == (["temple"], ["palace"])
