"""Scenarios 17 to 26: errands."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import BadNotation, State
from tafelrunde.engine.view import Counter
from tests.scenarios.last_will.table import (
    GAME,
    ROUND,
    count,
    deck_of,
    errand,
    fact,
    hand,
    legal,
    market,
    money,
    own,
    play,
    position,
    refused,
    seat,
    stay_home,
    to_the_end,
    waiting,
    zone,
)

TWO_EACH = [seat(plan=k) for k in range(4)]  # spaces 1 to 4 of the large board give two boys


def turns(*spaces: int) -> list[int]:
    """The seats whose boys go, with planning markers on these spaces."""
    seats = [seat(plan=space - 1) for space in spaces]
    first = spaces.index(min(spaces))
    state = errand(first, *seats)
    found = []
    while waiting(state)[0] == "errand":
        found.append(waiting(state)[1])
        play(state, "pass")
    return found


def test_17_first_boys_first_then_the_second_ones() -> None:
    a, b, c, d = range(4)
    assert turns(6, 2, 5, 1) == [d, b, c, a, d, b]
    assert turns(6, 2, 4, 1) == [d, b, c, a, d, b, c]


def boys_shown(state: State) -> list[int]:
    """The errand boys that lie before each seat, for everybody to see; 0 where there are none."""
    found = []
    for number, area in enumerate(state.view(None).seats):
        counters = [one for one in area.components if one.id == f"seat/{number}/boys"]
        assert all(isinstance(one, Counter) and one.value > 0 for one in counters)
        found.append(sum(one.value for one in counters if isinstance(one, Counter)))
    return found


def test_boys_who_have_set_out_are_not_shown() -> None:
    state = errand(3, seat(plan=5), seat(plan=1), seat(plan=4), seat(plan=0))
    shown = []
    while waiting(state)[0] == "errand":
        shown.append(boys_shown(state))
        play(state, "pass")
    assert shown == [
        [1, 2, 1, 2],
        [1, 2, 1, 1],
        [1, 1, 1, 1],
        [1, 1, 0, 1],
        [0, 1, 0, 1],
        [0, 1, 0, 0],
    ]
    assert boys_shown(state) == [0, 0, 0, 0]


def test_boys_of_who_has_planned_are_shown_while_others_plan() -> None:
    agenda: list[list[Any]] = [*ROUND, ["plan", 0]]
    state = position(agenda, seat(), seat(), start=0)
    assert boys_shown(state) == [0, 0]
    play(state, "plan 1")
    while waiting(state)[0] == "fetch":
        play(state, legal(state)[0])
    assert waiting(state) == ("plan", 1)
    assert boys_shown(state) == [2, 0]


def test_18_a_card_is_taken_once() -> None:
    state = errand(0, *TWO_EACH, offer=["dinner", "chef", "wild", "wild"])
    assert legal(state, "take") == ["take dinner", "take chef", "take wild"]
    play(state, "take dinner")
    assert hand(state) == ["dinner"]
    refused(state, "take dinner", "not_offered")


def test_18_of_two_equal_cards_each_is_taken_once() -> None:
    state = errand(0, *TWO_EACH, offer=["dinner", "dinner", "wild", "wild"])
    play(state, "take dinner", "take dinner")
    assert (hand(state, 0), hand(state, 1)) == (["dinner"], ["dinner"])
    refused(state, "take dinner", "not_offered")


def test_19_a_wild_companion_is_gone_for_the_round() -> None:
    state = errand(0, *TWO_EACH)
    play(state, "take wild", "take wild")
    assert (hand(state, 0), hand(state, 1)) == (["wild"], ["wild"])
    assert "wild" not in zone(state, "offer")
    refused(state, "take wild", "not_offered")
    to_the_end(stay_home(state))
    assert zone(state, "offer").count("wild") == 2
    assert (hand(state, 0), hand(state, 1)) == ([], [])


def test_20_one_unknown_card_for_each_player() -> None:
    state = errand(0, seat(), seat())
    play(state, "unknown property")
    assert [deck_of(one) for one in hand(state)] == ["P"]
    play(state, "unknown companion")
    assert waiting(state) == ("errand", 0)
    refused(state, "unknown event", "asked_already")
    play(state, "pass")
    assert waiting(state) == ("errand", 1)
    refused(state, "unknown event", "asked_already")


def test_20_special_cards_are_never_unknown_ones() -> None:
    state = errand(0)
    assert legal(state, "unknown") == [
        *("unknown event", "unknown helper", "unknown property", "unknown companion"),
    ]
    with pytest.raises(BadNotation):
        state.parse("unknown special")


def test_20_a_deck_without_cards_gives_none() -> None:
    state = errand(0)
    data = state.to_json()
    data["offer"] = [*data["offer"], *data["companions"]]
    data["companions"] = []
    refused(GAME.from_json(data), "unknown companion", "deck_used_up")


def test_21_an_evening_at_the_opera() -> None:
    state = play(errand(0, seat(money=20)), "opera")
    assert money(state) == 18


@pytest.mark.parametrize(("tailors", "left"), [(1, 16), (2, 14)])
def test_22_tailors_make_the_opera_dearer(tailors: int, left: int) -> None:
    state = play(errand(0, seat(money=20, board=["tailor"] * tailors)), "opera")
    assert money(state) == left


def test_23_no_opera_on_credit_for_who_owns_property() -> None:
    state = errand(0, seat(money=1, board=["small_villa"]))
    facts = refused(state, "opera", "no_debts_with_property")
    assert (facts["pounds"], facts["money"]) == (2, 1)


def test_24_the_opera_can_be_ruinous() -> None:
    state = play(errand(0, seat(money=1)), "opera")
    assert money(state) == -1
    assert "ruined" in [event.cause for event in state.events(0, None)]
    assert waiting(state) == ("errand", 1)
    to_the_end(stay_home(state))
    assert state.over
    assert fact(state, "round") == 1


def test_24_there_is_room_for_one_of_two_or_three_players() -> None:
    state = play(errand(0, seat(), seat()), "opera")
    assert count(state, "opera") == 0
    refused(state, "opera", "no_room_there")


def test_24_there_is_room_for_two_of_four_or_five_players() -> None:
    state = play(errand(0, *TWO_EACH), "opera", "opera")
    refused(state, "opera", "no_room_there")


def test_25_the_market_is_rearranged_at_once() -> None:
    state = errand(0, market=market(-3, 1, 3, -2))
    assert len(legal(state, "market")) == 24
    play(state, "market 3,-3,-2,1")
    assert fact(state, "market") == market(3, -3, -2, 1)
    refused(state, "market -3,1,3,-2", "no_room_there")


def test_25_no_token_lies_there_twice() -> None:
    with pytest.raises(BadNotation):
        errand(0).parse("market 3,3,-2,1")


def test_26_an_extension_is_a_slot_for_good() -> None:
    others = [seat(slots=9), seat(slots=9), seat(slots=8)]
    state = errand(0, seat(plan=0), *others)
    assert count(state, "supply") == 1
    play(state, "extend")
    assert own(state, 0)["slots"] == 6
    assert count(state, "supply") == 0
    refused(state, "extend", "no_extensions")


def test_26_there_is_room_for_one_of_two_players() -> None:
    refused(play(errand(0), "extend"), "extend", "no_room_there")


# ------------------------------------------------------------- boys that stay at home
def test_a_boy_may_stay_at_home() -> None:
    assert waiting(play(errand(0), "pass")) == ("errand", 1)


def test_by_option_a_boy_may_not() -> None:
    options = {"boys_may_rest": False}
    refused(errand(0, options=options), "pass", "go_on_an_errand")
    poor, rich = seat(money=0, board=["small_villa"]), seat("wild", "wild")
    done = {"extended": 1, "rearranged": 1, "asked": 1}
    assert legal(errand(0, poor, rich, options=options, **done)) == ["pass"]


def test_what_is_not_an_errand_has_its_time() -> None:
    state = errand(0, seat("dinner", board=["small_villa"]))
    refused(state, "play dinner", "not_your_actions")
    refused(state, "sell small_villa", "not_your_actions")
    refused(state, "plan 2", "planned_already")
    refused(state, "fetch event", "nothing_to_fetch")
    refused(state, "keep dinner", "nothing_to_keep")
    refused(state, "drop dinner", "nothing_to_drop")
    refused(state, "worsen small_villa", "nothing_to_worsen")
    refused(state, "block 3", "nothing_to_block")
    refused(state, "enough", "nobody_invited")
