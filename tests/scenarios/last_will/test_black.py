"""Scenarios 37 to 51: black cards, their companions, and helpers."""

from __future__ import annotations

import pytest

from tests.scenarios.last_will.table import (
    act,
    actions,
    board,
    card,
    end_turns,
    errand,
    hand,
    legal,
    money,
    piece,
    play,
    refused,
    seat,
    stay_home,
    to_the_end,
    turn_of,
    waiting,
    zone,
)

CLUB = "gentlemens_club"
TABLE = "restaurant_reservation"


def test_37_the_club_costs_no_action_but_once_a_round() -> None:
    state = play(act(CLUB, actions=1), f"lay {CLUB}", f"activate {CLUB}")
    assert (money(state), actions(state)) == (68, 0)
    assert piece(state) == {"used": True}
    refused(state, f"activate {CLUB}", "already_activated")


def test_38_a_table_laid_and_used() -> None:
    state = play(act(TABLE, actions=2), f"lay {TABLE}", f"activate {TABLE}")
    assert (money(state), actions(state)) == (67, 0)


def test_39_a_chef_stays() -> None:
    state = act("chef", board=[TABLE], actions=2)
    play(state, f"attach {TABLE}", f"activate {TABLE}")
    assert (money(state), actions(state)) == (65, 0)
    assert piece(state)["companions"] == ["chef"]
    assert zone(state, "used_companions") == ["chef"]


def test_39_he_adds_in_the_next_round_as_well() -> None:
    state = act(board=[card(TABLE, companions="chef")], actions=1)
    play(state, f"activate {TABLE}")
    assert money(state) == 65
    to_the_end(state)
    while waiting(state)[0] == "plan":
        play(state, "plan 3" if waiting(state)[1] == 1 else "plan 2")
        while waiting(state)[0] == "fetch":
            play(state, "fetch event")
    stay_home(state)
    assert piece(state) == {"companions": ["chef"]}
    play(state, f"activate {TABLE}")
    assert money(state) == 60


def test_40_companions_come_from_the_top() -> None:
    state = act("guest", board=[TABLE])
    assert refused(state, f"attach {TABLE}", "no_companion")["companion"] == "chef"
    assert legal(state, "attach") == []


def test_41_both_companions() -> None:
    state = act("chef", "guest", board=[TABLE])
    play(state, f"attach {TABLE}", f"attach {TABLE}", f"activate {TABLE}")
    assert (money(state), actions(state)) == (63, 0)
    assert piece(state) == {"companions": ["chef", "guest"], "used": True}


def test_41_there_is_no_third() -> None:
    state = act("guest", board=[card(TABLE, companions="chef guest")])
    refused(state, f"attach {TABLE}", "no_room_for_company")
    refused(act("guest", board=[CLUB]), f"attach {CLUB}", "no_room_for_company")


def test_42_a_wild_companion_becomes_a_chef() -> None:
    state = act("wild", board=[TABLE])
    refused(state, f"attach {TABLE}", "no_companion")
    play(state, f"attach_wild {TABLE}")
    assert piece(state) == {"companions": ["chef"]}
    assert (actions(state), hand(state)) == (2, [])
    refused(state, f"attach_wild {TABLE}", "no_wild")
    to_the_end(state)
    assert zone(state, "offer").count("wild") == 2


def test_43_after_the_activation_a_companion_adds_nothing_yet() -> None:
    state = act("chef", board=[TABLE], actions=2)
    play(state, f"activate {TABLE}", f"attach {TABLE}")
    assert money(state) == 67
    assert piece(state) == {"companions": ["chef"], "used": True}


def test_43_a_companion_takes_an_action() -> None:
    refused(act("chef", board=[TABLE], actions=0), f"attach {TABLE}", "too_few_actions")


def test_44_a_salon_of_two_actions() -> None:
    state = act(board=["weekly_salon"])
    assert legal(state, "activate") == ["activate weekly_salon 1", "activate weekly_salon 2"]
    refused(state, "activate weekly_salon 3", "not_printed")
    play(state, "activate weekly_salon 2")
    assert (money(state), actions(state)) == (63, 1)
    refused(state, "activate weekly_salon 1", "already_activated")


FULL = [card(CLUB, used=True), "steward", "tailor", "gardener", "coachman"]


def test_45_a_full_board_needs_room_first() -> None:
    state = act("hired_carriage", board=FULL)
    assert refused(state, "lay hired_carriage", "board_full")["slots"] == 5
    play(state, f"discard {CLUB}", "lay hired_carriage")
    assert actions(state) == 2
    assert board(state) == ["steward", "tailor", "gardener", "coachman", "hired_carriage"]
    assert zone(state, "used_helpers") == [CLUB]


def test_45_an_extension_is_room() -> None:
    state = play(act("hired_carriage", board=FULL, slots=6), "lay hired_carriage")
    assert len(board(state)) == 6


def test_45_laying_out_takes_an_action_discarding_none() -> None:
    state = act("hired_carriage", board=[CLUB], actions=0)
    refused(state, "lay hired_carriage", "too_few_actions")
    play(state, f"discard {CLUB}")
    assert board(state) == []


def test_46_property_is_not_discarded() -> None:
    refused(act(board=["small_villa"]), "discard small_villa", "sell_instead")


def test_47_companions_leave_with_the_card() -> None:
    state = play(act(board=[card(TABLE, companions="chef guest")]), f"discard {TABLE}")
    assert zone(state, "used_helpers") == [TABLE]
    assert piece(state) == {}
    assert hand(state) == []


@pytest.mark.parametrize(("friends", "found"), [(1, 3), (2, 4)])
def test_48_old_friends_add_actions(friends: int, found: int) -> None:
    state = errand(0, seat(plan=1, board=["old_friend"] * friends), seat(plan=4))
    stay_home(state)
    assert waiting(state) == ("act", 0)
    assert actions(state) == found


def test_49_but_not_in_the_round_in_which_they_come() -> None:
    state = play(act("old_friend", actions=2), "lay old_friend")
    assert actions(state) == 1


def test_49_unless_the_table_wants_it() -> None:
    state = act("old_friend", actions=2, options={"friend_at_once": True})
    play(state, "lay old_friend")
    assert actions(state) == 2


def test_50_a_steward_spares_one_action() -> None:
    state = act(board=["steward", "fine_villa", "old_manor_house"], actions=0)
    play(state, "activate fine_villa")
    assert money(state) == 67
    assert piece(state, 1) == {"value": 12, "used": True}
    refused(state, "activate old_manor_house", "too_few_actions")


def test_50_only_for_property() -> None:
    refused(act(board=["steward", TABLE], actions=0), f"activate {TABLE}", "too_few_actions")


def test_51_special_cards_go_into_the_box() -> None:
    state = act(board=["luxury_yacht"])
    play(state, "activate luxury_yacht", "discard luxury_yacht")
    assert money(state) == 65
    assert "luxury_yacht" in zone(state, "box")
    assert zone(state, "used_helpers") == []


def test_51_white_ones_as_well() -> None:
    state = play(act("grand_tour"), "play grand_tour 3")
    assert money(state) == 51
    assert "grand_tour" in zone(state, "box")


# ----------------------------------------------------------------- cards that are alike
def test_cards_that_are_alike_are_one_move() -> None:
    state = act("chef", board=[TABLE, TABLE])
    assert legal(state, "activate") == [f"activate {TABLE}"]
    refused(state, f"activate {TABLE}.2", "like_another")
    play(state, f"activate {TABLE}")
    assert legal(state, "activate") == [f"activate {TABLE}.2"]
    assert legal(state, "attach") == [f"attach {TABLE}", f"attach {TABLE}.2"]
    play(state, f"attach {TABLE}.2", f"activate {TABLE}.2")
    assert money(state) == 70 - 3 - 5
    refused(state, "activate 3 1", "no_such_place")


def test_the_first_may_be_called_the_first() -> None:
    state = act(board=[TABLE])
    assert state.parse(f"discard {TABLE}.1") == state.parse(f"discard {TABLE}")


# ----------------------------------------------------- companions for one action together
TOGETHER = {"companion_actions": "together"}


def test_by_option_companions_share_an_action() -> None:
    state = act("chef", "guest", board=[TABLE], options=TOGETHER)
    play(state, f"attach {TABLE}")
    assert waiting(state) == ("add_company", 0)
    refused(state, f"activate {TABLE}", "invite_first")
    play(state, f"attach {TABLE}")
    assert waiting(state) == ("act", 0)
    assert actions(state) == 2
    assert piece(state) == {"companions": ["chef", "guest"]}


def test_by_option_more_are_asked_for_whoever_is_left() -> None:
    """The table wants a chef and then a guest; by its back the dog may be a guest."""
    state = act("chef", "dog", board=[TABLE], options=TOGETHER)
    play(state, f"attach {TABLE}")
    assert waiting(state) == ("add_company", 0)
    assert legal(state) == ["enough"]
    assert state.formality() == state.parse("enough")
    refused(state, f"attach {TABLE}", "no_companion")
    play(state, "enough")
    assert waiting(state) == ("act", 0)


@pytest.mark.parametrize("left", [[], ["steward"]])
def test_by_option_nobody_is_asked_without_a_back_of_companions(left: list[str]) -> None:
    state = act("chef", *left, board=[TABLE], options=TOGETHER)
    play(state, f"attach {TABLE}")
    assert waiting(state) == ("act", 0)


def test_by_option_with_one_card_only() -> None:
    state = act("chef", "chef", "guest", board=[TABLE, "country_farmhouse"], options=TOGETHER)
    play(state, f"attach {TABLE}")
    refused(state, "attach country_farmhouse", "one_card_at_a_time")
    play(state, "enough", "attach country_farmhouse")
    assert actions(state) == 1
    assert hand(state) == ["guest"]


def test_turns_go_on_until_all_have_had_one() -> None:
    state = turn_of(0, seat(), seat(), seat())
    play(state, "end")
    assert waiting(state) == ("act", 1)
    end_turns(state)
    assert waiting(state)[0] == "plan"
