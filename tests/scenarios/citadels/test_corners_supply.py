"""Corner cases of cards and gold, of the end, and of the first crown."""

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
    play,
    refused,
    seat,
    turn_of,
    whose_turn,
)

GREEN_EIGHT = ["tavern"] * 4 + ["market"] * 4


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
