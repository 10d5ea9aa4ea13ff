"""Phase 2: threats and reputation, scenarios 13 to 24; and the order of the phases."""

from __future__ import annotations

import pytest

from tests.scenarios.bruges.table import (
    COLOURS,
    LATER,
    before_roll,
    brought,
    changes,
    fact,
    finish_cards,
    ledger,
    legal,
    own,
    play,
    refused,
    rolled,
    seat,
    spare_cards,
    story,
    table,
    threats,
    waiting,
)

CLIMB = [*LATER, ["climb_phase", -1, 1], ["rise", 0]]


# ------------------------------------------------------------------------ threats
def test_13_every_die_with_five_or_six_brings_everybody_a_marker() -> None:
    state = before_roll({"red": 5, "yellow": 6}, seat(), seat(), seat())
    assert brought(state, "draw b") == changes(
        "!red+1 !yellow+1 1.!red+1 1.!yellow+1 2.!red+1 2.!yellow+1 2.hand+1 pile-1"
    )


@pytest.mark.parametrize(("pips", "markers"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_what_each_number_of_pips_brings(pips: int, markers: int) -> None:
    state = rolled({"blue": pips}, seat(), seat())
    assert threats(state, 0) == threats(state, 1) == ({"blue": 1} if markers else {})
    assert waiting(state)[0] == ("rise" if pips < 3 else "turn")


def test_21_the_raid_comes_before_the_step() -> None:
    state = rolled(
        {"yellow": 5, "blue": 1}, seat(threats={"yellow": 2}, guilders=6), seat(guilders=6)
    )
    assert own(state)["guilders"] == 0
    assert waiting(state) == ("rise", 1)


def test_22_the_order_of_two_damages_is_chosen() -> None:
    state = rolled(
        {"red": 5, "yellow": 6},
        seat(threats={"red": 2, "yellow": 2}, empty=("duke", "king"), guilders=7),
        seat(),
    )
    assert waiting(state) == ("order", 0)
    assert legal(state) == ["suffer yellow", "suffer red"]
    refused(state, "suffer blue", "not_due")
    refused(state, "stay", "damage_first")
    assert brought(state, "suffer yellow") == changes("guilders-7 !yellow-3 !red-3")
    assert waiting(state) == ("fire", 0)
    assert brought(state, "burn blue") == changes("houses-1 empty-1 discard+1 1.!red+1 1.!yellow+1")
    assert threats(state) == {}
    assert own(state)["points"] == 5


def test_22_the_other_order() -> None:
    state = rolled(
        {"red": 5, "yellow": 6},
        seat(threats={"red": 2, "yellow": 2}, empty=("duke", "king"), guilders=7),
        seat(),
    )
    assert brought(state, "suffer red") == changes("!red-3")
    assert waiting(state) == ("fire", 0)
    gone = brought(state, "burn yellow")
    assert gone == changes("houses-1 empty-1 discard+1 guilders-7 !yellow-3 1.!red+1 1.!yellow+1")


def test_23_markers_never_run_short() -> None:
    players = [seat(threats={"blue": 2}, workers={"red": 2, "blue": 1}) for _ in range(4)]
    state = before_roll({"blue": 6}, *players)
    found = brought(state, "draw b")
    flood = " ".join(f"{k}.!blue-2 {k}.red-2 {k}.blue-1" for k in range(4))
    assert found == changes(f"{flood} 3.hand+1 pile-1")


def test_24_the_start_player_suffers_first() -> None:
    plight = {"threats": {"red": 2}, "empty": ("duke", "king")}
    other = {"threats": {"red": 2}, "empty": ("thief", "wrecker")}
    state = rolled({"red": 5}, seat(**other), seat(**plight), start=1)
    assert waiting(state) == ("fire", 1)
    assert threats(state, 0) == {"red": 2}
    play(state, "burn blue")
    assert waiting(state) == ("fire", 0)


def test_72_the_gatekeeper_refuses_one_marker_of_the_dice() -> None:
    """Scenario 72: two yellow markers, and yellow and red bring threats."""
    state = rolled(
        {"yellow": 5, "red": 6}, seat("gatekeeper", threats={"yellow": 2}, guilders=7), seat()
    )
    assert waiting(state) == ("ward", 0)
    assert legal(state) == ["refuse yellow", "refuse red", "accept"]
    refused(state, "refuse blue", "not_rolled")
    refused(state, "climb", "decide_first")
    assert brought(state, "refuse yellow") == changes("!red+1 1.!red+1 1.!yellow+1")
    assert waiting(state) == ("turn", 0)


def test_72_without_refusing_the_raid_comes() -> None:
    state = rolled({"yellow": 5}, seat("gatekeeper", threats={"yellow": 2}, guilders=7), seat())
    assert brought(state, "accept") == changes("!yellow-2 guilders-7 1.!yellow+1")


def test_72_there_is_nothing_to_refuse_without_a_threat() -> None:
    state = rolled({}, seat("gatekeeper"), seat())
    assert waiting(state) == ("turn", 0)
    refused(state, "refuse red", "nothing_refusable")
    refused(state, "accept", "nothing_refusable")


# --------------------------------------------------------------------- reputation
def test_14_the_price_is_the_sum_of_dice_with_one_or_two() -> None:
    state = rolled({"violet": 1, "blue": 2, "red": 4, "yellow": 6}, seat(), seat())
    assert waiting(state) == ("rise", 0)
    assert brought(state, "climb") == changes("guilders-3 reputation+1")


def test_15_whoever_pays_goes_one_space_further() -> None:
    state = table(
        seat(guilders=5, reputation=4),
        seat(),
        agenda=CLIMB,
        plays=0,
        dice={"blue": 2, "violet": 1, "red": 6, "yellow": 5, "brown": 3},
    )
    play(state, "climb")
    assert (own(state)["guilders"], own(state)["reputation"]) == (2, 5)
    assert waiting(state) == ("rise", 1)  # once a round


def test_declining_costs_nothing() -> None:
    state = rolled({"violet": 1}, seat(), seat())
    assert brought(state, "stay") == {}
    assert waiting(state) == ("rise", 1)


def test_16_no_step_without_one_or_two() -> None:
    state = rolled({"blue": 4}, seat(guilders=99), seat(guilders=99))
    assert waiting(state) == ("turn", 0)
    refused(state, "climb", "no_step")
    refused(state, "stay", "no_step")


def test_17_too_few_guilders() -> None:
    state = rolled({"violet": 2, "blue": 2}, seat(guilders=3), seat(guilders=4))
    assert waiting(state) == ("rise", 1)


def test_18_all_dice_may_be_cheap() -> None:
    dice = dict(zip(COLOURS, (1, 1, 2, 2, 2), strict=True))
    state = rolled(dice, seat(guilders=8), seat(guilders=7))
    assert brought(state, "climb") == changes("guilders-8 reputation+1")
    assert waiting(state) == ("turn", 0)


def test_19_the_first_step_leads_to_space_1() -> None:
    state = rolled({"blue": 1}, seat(), seat())
    play(state, "climb")
    assert own(state)["reputation"] == 1
    assert state.score_sheet()[0]["renown"] == 1


def test_20_no_step_beyond_space_12() -> None:
    state = rolled({"blue": 1}, seat(reputation=12), seat(reputation=11))
    assert waiting(state) == ("rise", 1)
    play(state, "climb")
    assert own(state, 1)["reputation"] == 12
    assert own(state, 0) == {**own(state, 0), "reputation": 12, "guilders": 5}


def test_dice_with_three_and_four_do_nothing() -> None:
    dice = dict(zip(COLOURS, (3, 4, 3, 4, 3), strict=True))
    state = before_roll(dice, seat(threats={"blue": 2}), seat())
    assert brought(state, "draw b") == changes("1.hand+1 pile-1")


# ----------------------------------------------------------------- order of phases
def test_the_phases_of_a_round_in_their_order() -> None:
    state = before_roll(
        {"blue": 1, "red": 5},
        seat(guilders=1, hand=spare_cards(9)[:5]),
        seat(reputation=3, guilders=0),
        start=0,
    )
    play(state, "draw b")
    assert waiting(state) == ("rise", 0)
    play(state, "climb")
    assert finish_cards(state) == [0, 1] * 4
    told = [line.split(" ")[0] for line in story(state, None)]
    order = [
        "filled",
        "taken_up",
        "rolled",
        "threat",
        "advanced",
        "turn",
        "majority",
        "crest",
        "round",
    ]
    firsts = [told.index(name) for name in order]
    assert firsts == sorted(firsts)
    assert told.count("rolled") == 5
    assert told.count("threat") == 2
    assert fact(state, "start") == 1
    assert ledger(state)["1.most_reputation"] == 1


def test_threats_come_to_all_before_anybody_climbs() -> None:
    state = rolled({"blue": 1, "red": 6}, seat(), seat(), seat())
    assert waiting(state) == ("rise", 0)
    assert [threats(state, k) for k in range(3)] == [{"red": 1}] * 3


def test_dice_stay_as_they_are_until_the_next_roll() -> None:
    state = rolled({"red": 6}, seat(hand=["thief"]), seat())
    before = fact(state, "dice")
    finish_cards(state)
    assert fact(state, "dice") == before


def test_four_turns_each_from_the_start_player_on() -> None:
    hands = [spare_cards(15)[5 * k : 5 * k + 5] for k in range(3)]
    agenda = [["end_round"], ["cards_phase", -1, 1], ["turn", 2]]
    state = table(*(seat(hand=hand) for hand in hands), agenda=agenda, start=2)
    assert finish_cards(state) == [2, 0, 1] * 4
    assert [len(own(state, k)["hand"]) for k in range(3)] == [1, 1, 1]
