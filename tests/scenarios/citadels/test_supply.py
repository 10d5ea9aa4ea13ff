"""Scenarios 68 to 73: the supply of cards and gold."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tafelrunde
from tafelrunde import State
from tests.scenarios.citadels.table import (
    all_but,
    bank,
    city,
    deck,
    deck_size,
    discard,
    every_card,
    gold,
    golds,
    hand,
    legal,
    play,
    refused,
    seat,
    shown,
    turn_of,
    whose_turn,
)

FIVE = ["tavern", "tavern", "temple", "manor", "docks"]


def bishop_with_piles(draw: list[str], laid: list[str], **rest: Any) -> State:
    """The Bishop's turn; all cards that lie on neither pile are in the hand of seat 3."""
    return turn_of(
        "bishop",
        seat("bishop"),
        seat("king"),
        seat("merchant"),
        seat("assassin", hand=all_but(*draw, *laid)),
        deck=draw,
        discard=laid,
        **rest,
    )


def test_68_the_last_card_of_all_is_seen_and_kept() -> None:
    state = bishop_with_piles(draw=["manor"], laid=[])
    play(state, "cards")
    assert hand(state, 0) == ["manor"]
    assert deck_size(state) == 0
    assert discard(state) == []
    assert whose_turn(state) == (0, "bishop")
    refused(state, "gold", "basic_action_taken")
    assert every_card(state) == sorted(all_but())


def test_69_the_discard_pile_becomes_the_draw_pile() -> None:
    state = bishop_with_piles(draw=[], laid=FIVE)
    play(state, "cards")
    size, seen = shown(state, 0, "offer")
    assert (size, len(seen)) == (2, 2)
    assert deck_size(state) == 3
    assert discard(state) == []
    assert every_card(state) == sorted(all_but())
    kept, rejected = seen
    play(state, f"keep {kept}")
    assert hand(state, 0) == [kept]
    assert discard(state) == [rejected]
    assert deck_size(state) == 3
    assert every_card(state) == sorted(all_but())
    # Only what lay on the discard pile can have been drawn.
    assert sorted([kept, rejected, *deck(state)]) == sorted(FIVE)


def test_69_it_is_shuffled() -> None:
    looks = set()
    for seed in range(60):
        state = bishop_with_piles(draw=[], laid=FIVE, seed=seed)
        play(state, "cards")
        looks.add(tuple(shown(state, 0, "offer")[1]))
    assert looks == {
        ("docks", "manor"),
        ("docks", "tavern"),
        ("docks", "temple"),
        ("manor", "tavern"),
        ("manor", "temple"),
        ("tavern", "tavern"),
        ("tavern", "temple"),
    }


def test_70_without_any_card_only_gold_is_offered() -> None:
    state = bishop_with_piles(draw=[], laid=[])
    assert legal(state) == ["gold"]
    refused(state, "cards", "no_cards_left")
    refused(state, "end", "basic_action_first")
    play(state, "gold")
    assert gold(state, 0) == 2


def test_71_a_limited_bank_pays_what_is_left() -> None:
    state = turn_of(
        "bishop",
        seat("bishop", gold=4),
        seat("king", gold=10),
        seat("merchant", gold=9),
        seat("assassin", gold=6),
        options={"bank_limit": 30},
    )
    assert bank(state) == 1
    play(state, "gold")
    assert golds(state) == [5, 10, 9, 6]
    assert bank(state) == 0


def assert_nothing_is_lost(state: State, limit: int | None) -> None:
    assert every_card(state) == sorted(all_but())
    assert min(golds(state)) >= 0
    if limit is not None:
        assert bank(state) >= 0
        assert bank(state) + sum(golds(state)) == limit


@pytest.mark.parametrize("limit", [None, 30])
@pytest.mark.parametrize("players", range(2, 8))
def test_72_no_card_and_no_gold_is_lost_in_random_games(players: int, limit: int | None) -> None:
    for seed in range(5):
        chance = random.Random(seed)
        state = tafelrunde.game("citadels").new(players, seed=seed, bank_limit=limit)
        assert_nothing_is_lost(state, limit)
        while not state.over:
            state.play(chance.choice(state.moves()))
            assert_nothing_is_lost(state, limit)


@pytest.mark.parametrize("players", range(2, 8))
def test_72_nor_in_games_of_hoarders(players: int) -> None:
    """Nobody builds, and everybody takes all they can get: gold and cards both run out."""
    chance = random.Random(players)
    options = {"bank_limit": 30, "round_limit": 100 // players}
    state = tafelrunde.game("citadels").new(players, seed=players, **options)
    banks, piles = set(), set()
    while not state.over:
        moves = [move for move in state.moves() if not state.notate(move).startswith("build")]
        state.play(chance.choice(moves))
        assert_nothing_is_lost(state, 30)
        assert state.ply < 20_000
        banks.add(bank(state))
        piles.add(deck_size(state) + len(discard(state)))
    assert 0 in banks
    assert min(piles) == 0


def temple_builder(**rest: Any) -> State:
    return turn_of(
        "bishop",
        seat("bishop", gold=3, hand=["temple"], city=["temple"]),
        seat("king"),
        seat("merchant"),
        seat("assassin"),
        **rest,
    )


def test_73_by_default_a_city_may_have_equal_districts() -> None:
    state = temple_builder()
    play(state, "gold")
    assert legal(state, "build") == ["build temple"]
    play(state, "build temple")
    assert city(state, 0) == ["temple", "temple"]
    assert gold(state, 0) == 4


def test_73_by_option_a_second_copy_is_illegal() -> None:
    state = temple_builder(options={"allow_duplicates": False})
    play(state, "gold")
    refused(state, "build temple", "already_in_city")
    assert legal(state, "build") == []
    assert hand(state, 0) == ["temple"]
