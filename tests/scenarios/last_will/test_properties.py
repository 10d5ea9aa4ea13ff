"""Scenarios 52 to 63: buying, maintaining and selling property."""

from __future__ import annotations

import pytest

from tafelrunde import State
from tafelrunde.boardgames.last_will.game import make
from tests.scenarios.last_will.table import (
    CARDS,
    act,
    actions,
    board,
    card,
    legal,
    market,
    money,
    piece,
    planned,
    play,
    refused,
    seat,
    summers,
    to_the_end,
    turn_of,
    value,
    villas,
    waiting,
    zone,
)

VILLA = "fine_villa"


def next_turn(state: State) -> State:
    """On to the next turn of seat 0, with as little as possible on the way."""
    to_the_end(state)
    while waiting(state)[0] in ("plan", "fetch", "errand"):
        kind, number = waiting(state)
        if kind == "plan":
            play(state, "plan 2" if number == 0 else "plan 3")
        else:
            play(state, "fetch event" if kind == "fetch" else "pass")
    return state


def test_52_a_villa_dear_by_the_market() -> None:
    state = play(act(VILLA, money=40, actions=2, market=villas(3)), f"buy {VILLA}")
    assert (money(state), actions(state), value(state)) == (25, 1, 12)
    assert board(state) == [VILLA]


def test_53_an_agent_overcharges() -> None:
    state = act(VILLA, board=["estate_agent_buying"], market=villas(-3))
    play(state, f"buy {VILLA}")
    assert money(state) == 70 - 11


def test_54_property_is_paid_in_full() -> None:
    state = act(VILLA, money=12, market=villas(1))
    facts = refused(state, f"buy {VILLA}", "too_expensive")
    assert (facts["pounds"], facts["money"]) == (13, 12)


def test_54_even_without_property_nobody_buys_on_credit() -> None:
    refused(act(VILLA, money=5, market=villas(-3)), f"buy {VILLA}", "too_expensive")


def test_54_buying_needs_a_slot_and_an_action() -> None:
    refused(act(VILLA, actions=0), f"buy {VILLA}", "too_few_actions")
    refused(act(VILLA, board=["steward"] * 3 + ["tailor"] * 2), f"buy {VILLA}", "board_full")


def test_55_a_villa_left_alone_loses_value() -> None:
    state = act(board=[VILLA])
    found = []
    for _ in range(5):
        to_the_end(state)
        found.append(value(state))
        next_turn(state)
    assert found == [10, 8, 6, 5, 5]


def test_56_a_villa_that_is_used_is_maintained() -> None:
    state = play(act(board=[card(VILLA, value=10)]), f"activate {VILLA}")
    assert money(state) == 67
    to_the_end(state)
    assert value(state) == 10
    assert piece(state) == {"value": 10}


def test_57_a_summer_residence_falls_steeply() -> None:
    state = act("summer_residence")
    play(state, "buy summer_residence")
    found = [value(state)]
    for _ in range(5):
        to_the_end(state)
        found.append(value(state))
        next_turn(state)
    assert found == [13, 10, 7, 5, 3, 3]


def test_57_it_can_be_maintained() -> None:
    state = play(act(board=["summer_residence"]), "activate summer_residence")
    assert (money(state), actions(state)) == (68, 2)
    to_the_end(state)
    assert value(state) == 13


def test_57_a_property_without_an_activation_cannot() -> None:
    own_list = CARDS.text.replace(
        '"property(summer,13/10/7/5/3);activate(1:2)"', '"property(summer,13/10/7/5/3)"'
    )
    state = make(own_list).from_json(
        {
            "players": 2,
            "events": "rest",
            "seats": planned(seat(board=["summer_residence"], actions=3)),
            "agenda": [["next_round"], ["tidy_up"], ["act", 0]],
        }
    )
    assert legal(state, "activate") == []
    reason = state.why_not("activate 1 1")
    assert reason is not None
    assert reason.code == "no_activation"
    to_the_end(state)
    assert value(state) == 10


@pytest.mark.parametrize(("horses", "spent"), [("horse", 4), ("horse horse", 7)])
def test_58_a_horse_farm_keeps_its_value(horses: str, spent: int) -> None:
    state = play(act(board=[card("horse_farm", companions=horses)]), "activate horse_farm")
    assert money(state) == 70 - spent
    to_the_end(state)
    assert value(state) == 9


def test_58_even_if_nobody_uses_it() -> None:
    state = to_the_end(act(board=["horse_farm"]))
    assert value(state) == 9


def test_59_a_villa_is_sold_for_its_value_and_the_token() -> None:
    state = act(board=[card(VILLA, value=8)], money=5, market=villas(-2))
    play(state, f"sell {VILLA}")
    assert (money(state), actions(state), board(state)) == (11, 2, [])
    assert zone(state, "used_properties") == [VILLA]


def test_59_an_agent_sells_too_cheaply() -> None:
    own = ["estate_agent_selling", card(VILLA, value=8)]
    state = play(act(board=own, money=5, market=villas(-2)), f"sell {VILLA}")
    assert money(state) == 9


def test_60_a_sale_never_costs_anything() -> None:
    state = act(board=[card("summer_cottage", value=2)], money=5, market=summers(-3))
    play(state, "sell summer_cottage")
    assert (money(state), board(state)) == (5, [])


def test_60_selling_takes_an_action_and_a_property() -> None:
    state = act(board=["summer_cottage", "steward"], actions=0)
    refused(state, "sell summer_cottage", "too_few_actions")
    refused(state, "sell steward", "not_a_property")


def test_61_a_gardener_works_for_houses_only() -> None:
    state = act(board=["gardener", VILLA, "horse_farm"])
    play(state, f"activate {VILLA}")
    assert money(state) == 65
    play(state, "activate horse_farm")
    assert money(state) == 63


def test_62_used_and_sold_in_one_turn() -> None:
    state = act(board=[card(VILLA, companions="guest")], market=villas(-2))
    play(state, f"activate {VILLA}")
    assert money(state) == 65
    play(state, f"sell {VILLA}")
    assert (money(state), board(state)) == (75, [])
    assert piece(state) == {}


def test_62_bought_and_sold_in_one_turn() -> None:
    state = play(act(VILLA, market=villas(-3)), f"buy {VILLA}", f"sell {VILLA}")
    assert (money(state), actions(state)) == (70, 1)


def test_63_a_bad_adviser_ruins_what_falls() -> None:
    state = act(board=["bad_investment_adviser", "summer_residence", VILLA])
    play(state, f"activate {VILLA}")
    to_the_end(state)
    assert (value(state, 1), value(state, 2)) == (7, 12)


def test_63_of_several_the_owner_chooses() -> None:
    own = ["bad_investment_adviser", "summer_residence", VILLA, "horse_farm"]
    state = to_the_end(act(board=own))
    assert waiting(state) == ("worsen", 0)
    assert legal(state) == ["worsen summer_residence", f"worsen {VILLA}"]
    refused(state, "worsen horse_farm", "cannot_drop")
    refused(state, "end", "worsen_first")
    play(state, f"worsen {VILLA}")
    assert (value(state, 1), value(state, 2)) == (10, 8)


def test_63_the_lowest_value_is_the_end() -> None:
    own = ["bad_investment_adviser", card("summer_residence", value=5)]
    assert value(to_the_end(act(board=own)), 1) == 3


def test_the_market_counts_for_every_kind() -> None:
    tokens = market(1, 3, -2, -3)
    state = turn_of(
        0, seat("horse_farm", "summer_cottage", "manor_house", actions=3), market=tokens
    )
    play(state, "buy horse_farm", "buy summer_cottage", "buy manor_house")
    assert money(state) == 70 - (9 + 1) - (10 - 2) - (18 - 3)
