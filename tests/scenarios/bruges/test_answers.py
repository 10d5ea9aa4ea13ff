"""What a person's question offers: every answer says its price and its gain."""

from __future__ import annotations

from typing import Any

from tafelrunde import State
from tafelrunde.engine.view import Choice
from tests.scenarios.bruges.table import LATER, MIDDLING, legal, play, seat, table


def choices(state: State) -> dict[str, Choice]:
    return {one.notation: one for one in state.prompt(int(state.actor)).options}


def brings(state: State) -> dict[str, dict[str, int]]:
    return {notation: one.brings for notation, one in choices(state).items()}


def asked(person: str, **own: Any) -> State:
    """Seat 0 has used a person of its town, with a worker of every colour if need be."""
    workers = dict.fromkeys(MIDDLING, 1)
    state = table(seat(person, **{"workers": workers, "guilders": 9, **own}))
    play(state, f"use {person}")
    return state


def why(person: str, **own: Any) -> tuple[str, dict[str, Any]]:
    """Why a person cannot be used."""
    workers = dict.fromkeys(MIDDLING, 1)
    state = table(seat(person, **{"workers": workers, **own}), dice={**MIDDLING, "red": 2})
    reason = state.why_not(f"use {person}")
    assert reason is not None
    return reason.code, dict(reason.arguments)


# ------------------------------------------------------------------------- reputation
def test_the_duke_names_the_price_of_a_step() -> None:
    assert brings(asked("duke"))["again"] == {"guilders": -2, "reputation": 1}


def test_the_nobleman_names_the_price_of_the_dice() -> None:
    """Dice with 1 and 2 cost 3 guilders together."""
    noble = seat("nobleman", workers={"red": 1}, guilders=9)
    state = table(noble, dice={**MIDDLING, "red": 1, "blue": 2})
    play(state, "use nobleman")
    assert brings(state)["again"] == {"guilders": -3, "reputation": 1}


def test_a_step_counts_what_the_countess_gives_for_it() -> None:
    state = table(seat("duke", "countess", workers={"violet": 1}, guilders=9))
    play(state, "use duke")
    assert brings(state)["again"] == {"guilders": -2, "reputation": 1, "points": 1}


# -------------------------------------------------------------------------- exchanges
def test_the_duchess_exchanges_two_guilders_for_a_point() -> None:
    assert brings(asked("duchess")) == {"again": {"guilders": -2, "points": 1}, "enough": {}}


def test_the_chandler_gives_workers_for_guilders() -> None:
    assert brings(asked("chandler"))["again"] == {"guilders": -1, "workers": 1}


def test_the_pawnbroker_gives_guilders_for_a_card() -> None:
    state = asked("pawnbroker", hand=["baron"])
    assert brings(state)["give baron"] == {"hand": -1, "guilders": 3}


def test_the_abbess_wants_two_workers_and_nobody_stops_halfway() -> None:
    state = asked("abbess", workers={"brown": 1, "red": 2})
    assert brings(state) == {"colour red": {"workers": -2, "points": 3}, "enough": {}}
    play(state, "colour red")
    assert brings(state) == {"colour red": {"workers": -1, "points": 3}}


# --------------------------------------------------------------- one of two effects
def recruits_princess(**own: Any) -> State:
    state = table(seat(hand=["princess"], empty=["poet"], guilders=9, **own))
    play(state, legal(state, "recruit")[0])
    return state


def test_the_princess_says_what_each_effect_is() -> None:
    found = brings(recruits_princess())
    assert found == {"part first": {"reputation": 1}, "part second": {"points": 2}}


def test_the_cupbearer_says_what_each_effect_is() -> None:
    assert brings(asked("cupbearer")) == {"part first": {"hand": 2}, "part second": {"guilders": 4}}


def test_a_step_from_the_last_space_is_in_vain() -> None:
    found = choices(recruits_princess(reputation=12))
    assert (found["part first"].brings, found["part first"].warning) == ({}, "in_vain")
    assert found["part second"].warning == ""


# ------------------------------------------------------------------------- the dice
def test_who_may_refuse_a_marker_sees_what_comes() -> None:
    """A third yellow marker takes all guilders; blue is the first."""
    agenda = [*LATER, ["climb_phase"], ["threat_phase", -1, 1], ["ward", 0, 0, 1]]
    guarded = seat("gatekeeper", threats={"yellow": 2}, guilders=7)
    dice = {**MIDDLING, "yellow": 5, "blue": 6}
    found = brings(table(guarded, agenda=agenda, plays=0, dice=dice))
    assert found["accept"] == {"threats": -1, "guilders": -7}
    assert found["refuse yellow"] == {"threats": 1}
    assert found["refuse blue"] == {"threats": -2, "guilders": -7}


# -------------------------------------------------------------------------- refusals
def test_too_few_guilders_are_told_with_the_price() -> None:
    short = "no_guilders"
    assert why("duke", guilders=1) == (short, {"card": "duke", "price": 2, "guilders": 1})
    assert why("nobleman", guilders=1) == (short, {"card": "nobleman", "price": 2, "guilders": 1})
    assert why("duchess", guilders=1) == (short, {"card": "duchess", "price": 2, "guilders": 1})
    poor = why("jewel_dealer", guilders=3)
    assert poor == (short, {"card": "jewel_dealer", "price": 4, "guilders": 3})


def test_a_person_too_dear_for_the_teacher() -> None:
    """The cheaper one costs 6 guilders, 2 less with the teacher."""
    poor = why("teacher", guilders=3, hand=["noblewoman", "baron"], empty=["poet"])
    assert poor == ("no_guilders", {"card": "teacher", "price": 4, "guilders": 3})
