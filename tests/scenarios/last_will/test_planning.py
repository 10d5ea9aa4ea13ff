"""Scenarios 9 to 16: planning, and the cards drawn for it; the board for the planning order."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde import BadNotation, State
from tests.scenarios.last_will.table import (
    GAME,
    ROUND,
    actions,
    count,
    deck_of,
    errand,
    fact,
    hand,
    legal,
    own,
    planned,
    play,
    position,
    refused,
    seat,
    stay_home,
    turn_of,
    waiting,
    zone,
)


def planning(number: int, *seats: dict[str, Any], **rest: Any) -> State:
    """The first seat plans, at a table of so many."""
    players = [*seats, *(seat() for _ in range(number - len(seats)))]
    first = int(rest.get("start", 0))
    return position([*ROUND, ["plan", first, 0]], *players, **rest)


def fetch(state: State, decks: str) -> State:
    """Say for every card which deck it comes from: E, H, P or C."""
    words = {"E": "event", "H": "helper", "P": "property", "C": "companion"}
    return play(state, *(f"fetch {words[deck]}" for deck in decks))


def test_9_the_starting_player_plans_first() -> None:
    state = planning(4, start=2)
    order = []
    for space in (3, 3, 3, 3):
        order.append(waiting(state)[1])
        free = [move for move in legal(state) if int(move.split()[1]) <= space] or legal(state)
        play(state, free[0])
        while waiting(state)[0] == "fetch":
            play(state, "fetch event")
    assert order == [2, 3, 0, 1]


def test_10_a_space_is_for_one() -> None:
    state = fetch(play(planning(4), "plan 1"), "EEEEE")
    assert waiting(state) == ("plan", 1)
    assert refused(state, "plan 1", "space_taken")["taker_seat"] == 0
    assert legal(state) == ["plan 2", "plan 3", "plan 4", "plan 5", "plan 6", "plan 7"]


def test_10_the_small_board_has_six_spaces() -> None:
    state = planning(3)
    assert legal(state) == [f"plan {space}" for space in range(1, 7)]
    refused(state, "plan 7", "no_such_space")


def test_11_two_events_and_three_companions() -> None:
    state = play(planning(4), "plan 1")
    assert waiting(state) == ("fetch", 0)
    fetch(state, "ECCE")
    assert hand(state) == []
    fetch(state, "C")
    assert Counter(map(deck_of, hand(state))) == {"E": 2, "C": 3}
    assert count(state, "seat/0/boys") == 2
    assert waiting(state) == ("plan", 1)


def test_11_the_plan_gives_one_action() -> None:
    state = play(errand(0, *[seat() for _ in range(4)]))
    stay_home(state)
    assert waiting(state) == ("act", 0)
    assert actions(state, 0) == 1


def test_12_neither_four_nor_six_cards() -> None:
    state = fetch(play(planning(4), "plan 1"), "EECC")
    refused(state, "plan 2", "fetch_first")
    refused(state, "pass", "fetch_first")
    fetch(state, "E")
    assert len(hand(state)) == 5
    refused(state, "fetch event", "plan_first")


def test_13_special_cards_are_no_regular_deck() -> None:
    state = play(planning(4), "plan 1")
    assert legal(state) == ["fetch event", "fetch helper", "fetch property", "fetch companion"]
    with pytest.raises(BadNotation):
        state.parse("fetch special")


def test_14_a_space_without_cards() -> None:
    state = play(planning(4), "plan 3")
    assert waiting(state) == ("plan", 1)
    assert hand(state) == []
    assert count(state, "seat/0/boys") == 2
    turn = stay_home(errand(0, *[seat(plan=(k + 2) % 7) for k in range(4)]))
    assert (waiting(turn), actions(turn)) == (("act", 0), 3)


def test_15_used_cards_are_shuffled_when_a_deck_runs_out() -> None:
    state = planning(4, used_events=["dinner", "ball", "boat_trip"])
    deck = zone(state, "events")
    data = state.to_json()
    data["used_events"] = ["dinner", "ball", "boat_trip", *deck[1:]]
    data["events"] = [deck[0]]
    # Only three may be left with the used ones: the others lie in the offer.
    data["used_events"], data["offer"] = data["used_events"][:3], [*data["offer"], *deck[1:]]
    state = GAME.from_json(data)
    fetch(play(state, "plan 1"), "EEEHH")
    events = [one for one in hand(state) if deck_of(one) == "E"]
    assert deck[0] in events
    assert len(events) == 3
    assert zone(state, "used_events") == []
    [left] = zone(state, "events")
    assert Counter([*events, left]) == Counter([deck[0], "dinner", "ball", "boat_trip"])


def test_15_nothing_is_declared_that_cannot_be_drawn() -> None:
    state = planning(4)
    data = state.to_json()
    data["offer"] = [*data["offer"], *data["companions"][1:]]
    data["companions"] = data["companions"][:1]
    state = play(GAME.from_json(data), "plan 2")
    fetch(state, "C")
    refused(state, "fetch companion", "deck_used_up")
    fetch(state, "E")
    assert len(hand(state)) == 2


def test_15_if_all_decks_are_short_fewer_cards_are_drawn() -> None:
    state = planning(4)
    data = state.to_json()
    decks = ("events", "helpers", "properties", "companions")
    data["offer"] = [*data["offer"], *(card for deck in decks for card in data[deck])]
    last = data["offer"].pop()
    data |= {deck: [] for deck in decks} | {"companions": [last]}
    state = play(GAME.from_json(data), "plan 1")
    assert legal(state) == ["fetch companion"]
    play(state, "fetch companion")
    assert hand(state) == [last]
    assert waiting(state) == ("plan", 1)


def test_16_the_order_is_that_of_the_spaces() -> None:
    a, b, c, d = (seat(plan=space - 1) for space in (6, 2, 4, 1))
    state = errand(3, a, b, c, d, start=2)
    order = []
    for _ in range(4):
        order.append(waiting(state)[1])
        play(state, "pass")
    assert order == [3, 1, 2, 0]
    assert fact(state, "start") == 2
    stay_home(state)
    turns: list[int] = []
    while waiting(state)[0] == "act" and len(turns) < 4:
        turns.append(waiting(state)[1])
        if len(turns) < 4:
            play(state, "end")
    assert turns == [3, 1, 2, 0]


# ----------------------------------------------------------- the neutral marker
def test_the_starting_player_of_two_may_block_a_space() -> None:
    state = GAME.new(2, 1, neutral_marker=True, first_player=1)
    while waiting(state)[0] == "keep_two":
        state.play(state.moves()[0])
    assert waiting(state) == ("block", 1)
    refused(state, "plan 3", "plan_first")
    play(state, "block 3")
    assert waiting(state) == ("plan", 1)
    assert refused(state, "plan 3", "space_taken")["taker_seat"] == -1
    assert fact(state, "blocked") == 2


def test_there_is_no_neutral_marker_for_three() -> None:
    state = turn_of(2, seat(), seat(), seat(), options={"neutral_marker": True})
    assert waiting(play(state, "end")) == ("plan", 1)


def test_the_neutral_marker_leaves_at_the_end_of_the_round() -> None:
    options = {"neutral_marker": True}
    state = turn_of(1, seat(), seat(), blocked=4, options=options)
    play(state, "end")
    assert waiting(state) == ("block", 1)
    assert fact(state, "blocked") == -1


# ------------------------------------------------- the board for the planning order
BOARD = {"plan_order": "board"}


def test_in_the_first_round_the_last_place_plans_first() -> None:
    state = position(
        [*ROUND, ["plan", 1, 0]], *[seat() for _ in range(4)], order=[2, 0, 3, 1], options=BOARD
    )
    order = []
    for space in (3, 2, 6, 5):
        order.append(waiting(state)[1])
        play(state, f"plan {space}")
        while waiting(state)[0] == "fetch":
            play(state, "fetch event")
    assert order == [1, 3, 0, 2]


def test_later_the_first_place_plans_first() -> None:
    seats = [seat() for _ in range(4)]
    state = position([*ROUND, ["plan", 2, 0]], *seats, order=[2, 0, 3, 1], options=BOARD, round=2)
    play(state, "plan 3")
    assert waiting(state) == ("plan", 0)


def test_the_left_clock_leads_to_the_first_place() -> None:
    state = errand(0, *[seat() for _ in range(4)], order=[2, 1, 0, 3], options=BOARD)
    assert legal(state, "clock") == ["clock left", "clock right"]
    play(state, "clock left")
    assert fact(state, "order") == [0, 2, 1, 3]
    refused(state, "clock left", "no_room_there")


def test_the_right_clock_leads_to_the_second_place() -> None:
    state = errand(0, *[seat() for _ in range(4)], order=[2, 1, 3, 0], options=BOARD)
    play(state, "clock right")
    assert fact(state, "order") == [2, 0, 1, 3]
    play(state, "clock left")
    assert fact(state, "order") == [1, 2, 0, 3]


def test_who_stands_first_falls_back_by_the_right_clock() -> None:
    state = errand(0, *[seat() for _ in range(4)], order=[0, 1, 2, 3], options=BOARD)
    play(state, "clock right")
    assert fact(state, "order") == [1, 0, 2, 3]


def test_three_players_have_one_clock() -> None:
    state = errand(0, seat(), seat(), seat(), order=[2, 1, 0], options=BOARD)
    assert legal(state, "clock") == ["clock left"]
    refused(state, "clock right", "no_clock")


def test_without_the_board_there_is_no_clock() -> None:
    refused(errand(0), "clock left", "no_clock")


def test_the_order_of_the_round_is_still_that_of_the_spaces() -> None:
    seats = planned(seat(plan=4), seat(plan=2), seat(plan=0))
    state = errand(2, *seats, order=[0, 1, 2], options=BOARD)
    play(state, "pass")
    assert waiting(state) == ("errand", 1)


def test_the_places_are_dealt_at_random() -> None:
    orders = {tuple(GAME.new(3, seed, plan_order="board").to_json()["order"]) for seed in range(60)}
    assert len(orders) == 6
    assert own(GAME.new(3, 1, plan_order="board"), 0)["plan"] == -1
