"""What the steward of Brügge says in plain situations, where a good player would not hesitate."""

from __future__ import annotations

from typing import Any

from tafelrunde import State
from tests.opponents.asking import always
from tests.opponents.bruges_towns import CLIMB, DICE, LAST_TURN, THREATS, table, town

LAST: dict[str, Any] = {"agenda": LAST_TURN, "round": 7, "last_round": 7}


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.play(state.parse(move))
    return state


# ------------------------------------------------------------------- before the turns
def test_draws_the_colour_that_averts_damage() -> None:
    """Pile a shows a violet card, pile b a red one."""
    lacks = town(hand=["baron", "judge", "duke", "poet"], threats={"red": 2}, guilders=0)
    agenda: list[Any] = [["end_round"], ["cards_phase"], *THREATS[2:4], ["threat_phase"], ["roll"]]
    agenda += [["draw_phase", -1, 1], ["drawing", 0]]
    state = table(lacks, agenda=agenda, plays=0, b_top="arsonist")
    assert always(state) == ("draw b", "draw_danger")


def test_climbs_while_it_is_cheap() -> None:
    state = table(town(hand=["baron"]), agenda=CLIMB, plays=0, dice={**DICE, "blue": 1})
    assert always(state)[0] == "climb"


def test_does_not_climb_for_the_last_guilders() -> None:
    """Six guilders for a point, and nobody could be alone in front."""
    dice = dict.fromkeys(DICE, 2)
    rich = town(hand=["baron"], guilders=10, majorities=["reputation"])
    state = table(rich, agenda=CLIMB, plays=0, dice=dice)
    assert always(state) == ("stay", "stay")


def test_refuses_the_marker_that_would_bring_damage() -> None:
    dice = {**DICE, "blue": 5, "violet": 6}
    guarded = town("gatekeeper", hand=["baron"], threats={"violet": 2})
    state = table(guarded, agenda=[*THREATS, ["ward", 0, 0, 1]], plays=0, dice=dice)
    assert always(state) == ("refuse violet", "refuse")


# --------------------------------------------------------------------------- damage
def test_the_plague_takes_whoever_is_worth_least() -> None:
    sick = town("town_crier", "baron", "treasurer", hand=["duke"])
    state = table(sick, agenda=[*THREATS, ["damages", 0], ["plague", 0]], plays=0)
    assert always(state) == ("lose town_crier", "lose")


def test_the_fire_takes_an_empty_house_rather_than_somebody() -> None:
    burning = town("baron", empty=1, hand=["duke"])
    state = table(burning, agenda=[*THREATS, ["damages", 0], ["fire", 0]], plays=0)
    assert always(state)[0].startswith("burn ")


def test_the_fire_takes_a_first_tile_rather_than_a_house() -> None:
    burning = town("baron", hand=["duke"], arms={"left": 1}, majorities=["canal"])
    state = table(burning, agenda=[*THREATS, ["damages", 0], ["fire", 0]], plays=0)
    assert always(state) == ("breach left", "breach")


ORDER: list[Any] = [*THREATS, ["damages", 0], ["order", 0]]


def test_the_house_that_the_plague_empties_can_be_left_to_the_fire() -> None:
    struck = town("baron", "duke", hand=["poet"], threats={"brown": 3, "red": 3})
    assert always(table(struck, agenda=ORDER, plays=0)) == ("suffer brown", "suffer_plague")


def test_without_a_fire_nothing_is_left_to_it() -> None:
    struck = town("baron", "duke", hand=["poet"], threats={"brown": 3, "violet": 3})
    assert always(table(struck, agenda=ORDER, plays=0)) == ("suffer brown", "suffer")


def test_with_nobody_in_town_no_house_is_emptied() -> None:
    struck = town(empty=1, hand=["poet"], threats={"brown": 3, "red": 3})
    assert always(table(struck, agenda=ORDER, plays=0)) == ("suffer brown", "suffer")


def test_whoever_shields_the_town_from_the_plague_keeps_the_houses_full() -> None:
    """The gravedigger averts the plague."""
    struck = town("gravedigger", "duke", hand=["poet"], threats={"brown": 3, "red": 3})
    assert always(table(struck, agenda=ORDER, plays=0)) == ("suffer brown", "suffer")


# ---------------------------------------------------------------------- majorities
def test_a_step_that_only_draws_level_is_not_said_to_lead() -> None:
    """One step behind: after it both are in front, so neither is alone."""
    dice = {**DICE, "blue": 1}
    behind = town(hand=["baron"], guilders=9, reputation=2)
    state = table(behind, town(reputation=3), agenda=CLIMB, plays=0, dice=dice)
    assert always(state) == ("climb", "climb")
    level = table(behind, town(reputation=2), agenda=CLIMB, plays=0, dice=dice)
    assert always(level) == ("climb", "climb_majority")


# ---------------------------------------------------------------------------- cards
def test_takes_the_highest_die() -> None:
    """Nothing else is worth as much: no worker, no marker, no empty house."""
    poor = town(hand=["duke", "baron"], workers={}, guilders=0)
    state = table(poor, dice={**DICE, "red": 6, "blue": 1})
    assert always(state)[0] == "guilders baron"


def test_gets_rid_of_the_second_marker_before_the_dice() -> None:
    threatened = town(
        "baron", "duke", hand=["margrave", "treasurer"], workers={}, guilders=0, threats={"red": 2}
    )
    state = table(threatened, dice=dict.fromkeys(DICE, 1))
    assert always(state) == ("calm margrave", "calm_danger")


def test_builds_a_house_for_somebody_good() -> None:
    state = table(town(hand=["baron", "town_crier"], workers={"violet": 1}, guilders=9))
    assert always(state) == ("house town_crier", "house_person")


def test_recruits_whoever_helps_longest() -> None:
    """The baron gives two points in every round, the squire two points once."""
    rich = town(hand=["baron", "squire"], empty=1, guilders=9, workers={"blue": 3})
    assert always(table(rich)) == ("recruit baron violet", "recruit_worker")


def test_completes_a_canal_for_its_statue() -> None:
    """Seat 0 has the red gatehouse, whose left arm ends with brown."""
    digger = town(hand=["landgrave", "burgrave"], guilders=5, arms={"left": 4}, workers={})
    assert always(table(digger, **LAST))[0].endswith(" left")
    assert always(table(digger, **LAST))[1] == "canal_statue"


def test_in_the_last_turn_only_points_count() -> None:
    """A marker is a point; guilders and workers are worth nothing any more."""
    mine = town(hand=["baron", "duke"], workers={}, threats={"blue": 1})
    assert always(table(mine, town(arms={"left": 2}), **LAST)) == ("calm duke", "calm")


def test_in_the_last_turn_a_tile_may_win_the_majority() -> None:
    """The other one has no canal, so four points are to be had for a guilder."""
    mine = town(hand=["baron", "duke"], workers={}, threats={"blue": 1})
    assert always(table(mine, **LAST)) == ("canal duke left", "canal_majority")


# -------------------------------------------------------------------------- persons
def test_uses_a_person_that_costs_nothing_before_the_card() -> None:
    state = table(town("treasurer", hand=["baron"]))
    assert always(state) == ("use treasurer", "use_money")


def test_sells_the_worker_that_nobody_needs() -> None:
    """The baron needs blue workers, nobody needs violet ones."""
    seller = town("puppeteer", "baron", hand=["duke"], workers={"blue": 2, "violet": 3})
    state = table(seller, plays=0)
    assert always(play(state, "use puppeteer")) == ("colour violet", "give_worker")


def test_steals_from_whoever_has_something() -> None:
    thief = town("thief", hand=["baron"], workers={"yellow": 1})
    state = table(thief, town(guilders=1), town(guilders=9))
    assert always(play(state, "use thief")) == ("rival 2", "rival")


def test_the_third_marker_goes_where_it_strikes() -> None:
    judge = town("inquisitor", hand=["baron"], workers={"violet": 1})
    victim = town("treasurer", threats={"red": 2, "blue": 1})
    state = play(table(judge, victim), "use inquisitor")
    assert always(state) == ("colour red", "threat_damage")


def test_spends_the_worker_missed_least() -> None:
    """With the blacksmith any worker pays for a house."""
    builder = town("blacksmith", "baron", hand=["poet"], workers={"blue": 1, "brown": 3})
    state = play(table(builder), "house poet")
    assert always(state) == ("colour brown", "pay_worker")


def test_takes_the_best_card_of_a_rival_for_the_worst_own() -> None:
    spy = town("spy", hand=["town_crier", "market_overseer"], workers={"blue": 1}, guilders=9)
    victim, other = town(hand=["baron", "stable_boy"]), town(hand=["nun"])
    state = play(table(spy, victim, other), "use spy")
    assert always(state) == ("rival 1", "rival_cards")
    assert always(play(state, "rival 1")) == ("keep baron", "take_card")
    play(state, "keep baron")
    assert always(state)[1] == "trade_card"
