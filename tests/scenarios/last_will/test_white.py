"""Scenarios 27 to 36: white cards, and who comes along."""

from __future__ import annotations

import pytest

from tests.scenarios.last_will.table import (
    act,
    actions,
    hand,
    legal,
    money,
    play,
    refused,
    to_the_end,
    waiting,
    zone,
)


def test_27_an_event_is_used_once() -> None:
    state = play(act("opening_night", money=30), "play opening_night")
    assert (money(state), actions(state)) == (26, 2)
    assert hand(state) == []
    assert zone(state, "used_events") == ["opening_night"]
    assert waiting(state) == ("act", 0)


def test_28_companions_come_along() -> None:
    state = act("dinner", "guest", "chef")
    play(state, "play dinner", "invite guest_2", "invite chef_2")
    assert money(state) == 70 - 6
    assert actions(state) == 2
    assert hand(state) == []
    assert zone(state, "used_events") == ["dinner"]
    assert sorted(zone(state, "used_companions")) == ["chef", "guest"]


def test_28_in_any_order_and_not_all() -> None:
    state = play(act("dinner", "guest", "chef"), "play dinner", "invite chef_2")
    assert money(state) == 70
    play(state, "enough")
    assert money(state) == 66
    assert hand(state) == ["guest"]


def test_28_without_companions_nobody_is_asked() -> None:
    state = play(act("dinner", "steward"), "play dinner")
    assert waiting(state) == ("act", 0)
    assert money(state) == 68


def test_28_who_only_has_others_is_asked_all_the_same() -> None:
    """By its back the dog may be a guest or a chef."""
    state = play(act("dinner", "dog"), "play dinner")
    assert waiting(state) == ("company", 0)
    assert legal(state) == ["enough"]
    assert state.formality() == state.parse("enough")
    refused(state, "invite guest_2", "no_companion")
    play(state, "enough")
    assert waiting(state) == ("act", 0)
    assert money(state) == 68


def test_29_each_symbol_once() -> None:
    state = play(act("dinner", "guest", "guest"), "play dinner")
    assert legal(state) == ["enough", "invite guest_2"]
    assert state.formality() == -1
    play(state, "invite guest_2")
    assert legal(state) == ["enough"]  # the other guest may be a chef
    play(state, "enough")
    assert money(state) == 66
    assert hand(state) == ["guest"]
    assert waiting(state) == ("act", 0)


def test_29_a_symbol_that_is_filled_is_filled() -> None:
    state = play(act("dinner", "guest", "guest", "chef"), "play dinner", "invite guest_2")
    refused(state, "invite guest_2", "no_such_symbol")
    refused(state, "invite horse_2", "no_such_symbol")
    refused(state, "end", "invite_first")


def test_30_a_wild_companion_is_whoever_is_needed() -> None:
    state = play(act("carriage_ride", "guest", "wild"), "play carriage_ride")
    assert legal(state) == [
        "enough",
        "invite guest_2",
        "invite_wild guest_2",
        "invite_wild horse_2",
    ]
    refused(state, "invite horse_2", "no_companion")
    play(state, "invite_wild horse_2", "invite guest_2")
    assert money(state) == 64
    to_the_end(state)
    assert zone(state, "offer").count("wild") == 2


def test_30_without_a_wild_companion_there_is_none() -> None:
    state = play(act("carriage_ride", "guest"), "play carriage_ride")
    refused(state, "invite_wild horse_2", "no_wild")


@pytest.mark.parametrize(
    ("companions", "spent"), [(["horse"], 7), (["horse", "horse", "guest"], 11)]
)
def test_31_a_symbol_may_be_there_twice(companions: list[str], spent: int) -> None:
    state = act("coach_and_four", *companions)
    play(state, "play coach_and_four", *(f"invite {one}_2" for one in companions))
    assert money(state) == 70 - spent
    assert actions(state) == 1
    assert waiting(state) == ("act", 0)


def test_32_a_longer_pleasure_spends_more() -> None:
    state = act("boat_trip", actions=4)
    assert legal(state, "play") == ["play boat_trip 1", "play boat_trip 2", "play boat_trip 3"]
    refused(state, "play boat_trip 4", "not_printed")
    play(state, "play boat_trip 3")
    assert (money(state), actions(state)) == (58, 1)


def test_33_a_sea_voyage_takes_two_actions_at_least() -> None:
    state = act("sea_voyage", actions=1)
    assert legal(state, "play") == []
    refused(state, "play sea_voyage 1", "not_printed")
    facts = refused(state, "play sea_voyage 2", "too_few_actions")
    assert (facts["wanted"], facts["left"]) == (2, 1)


def test_34_a_sailor_aboard() -> None:
    state = play(act("boat_trip", board=["drunken_sailor"]), "play boat_trip 2")
    assert money(state) == 70 - 9


def test_35_the_head_waiter_adds_once() -> None:
    state = act("famous_chefs_dinner", "chef", "dog", board=["head_waiter"])
    play(state, "play famous_chefs_dinner", "invite chef_3", "invite dog_2")
    assert money(state) == 70 - 9


def test_36_a_ball_takes_two_actions() -> None:
    refused(act("ball", actions=1), "play ball", "too_few_actions")


# ------------------------------------------------------------------------- debts
def test_an_owner_invites_only_whom_he_can_pay() -> None:
    state = play(act("ball", "guest", money=8, board=["horse_farm"]), "play ball")
    assert legal(state) == ["enough", "invite guest_2"]
    facts = refused(state, "invite guest_3", "no_debts_with_property")
    assert facts == {"companion": "guest", "pounds": 6 + 3, "money": 8}
    play(state, "invite guest_2")
    assert money(state) == 0


def test_an_owner_who_can_pay_nobody_is_not_asked() -> None:
    state = play(act("ball", "guest", money=7, board=["horse_farm"]), "play ball")
    assert waiting(state) == ("act", 0)
    assert (money(state), hand(state)) == (1, ["guest"])


def test_white_cards_are_neither_laid_out_nor_bought() -> None:
    state = act("dinner", "guest", "steward", "small_villa")
    refused(state, "lay dinner", "white_is_played")
    refused(state, "buy dinner", "white_is_played")
    refused(state, "play guest 1", "companions_go_along")
    refused(state, "lay guest", "companions_go_along")
    refused(state, "play steward 1", "black_is_laid_out")
    refused(state, "buy steward", "black_is_laid_out")
    refused(state, "play small_villa 1", "property_is_bought")
    refused(state, "lay small_villa", "property_is_bought")
    refused(state, "play ball", "not_in_hand")
    refused(state, "lay unused_70", "no_such_card")
    refused(state, "play unused_70 1", "no_such_card")
    refused(state, "opera", "no_errand_now")
