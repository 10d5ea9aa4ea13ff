"""Scenarios 54 to 63: bribes, taxes, land, the church, and idleness."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import BadNotation, State
from tafelrunde.engine.view import Token
from tests.scenarios.noblemen.table import (
    bag,
    component,
    count,
    estate,
    fact,
    hand,
    hoarder,
    idle,
    keep_any,
    legal,
    money,
    own,
    play,
    points,
    position,
    refused,
    seat,
    shown,
    tiles,
    turn_of,
    waiting,
)

# Seven fields of which four are a manor, and the same with groves: squares share no tiles.
SEVEN_FIELDS = ("MFFFF", ".FFF.")
SEVEN_GROVES = ("MGGGG", ".GGG.")


def raided(*rows: str, by: int) -> dict[str, Any]:
    """An estate whose area, south-east of the castle, has the knight of a seat on it."""
    return estate(*rows, areas=[[1, 0, by]])


def marker(state: State, number: int, name: str) -> str:
    """What the table sees of a tax or land marker: spent or nothing."""
    token = component(state, None, f"seat/{number}/{name}")
    assert isinstance(token, Token)
    return token.about


# -------------------------------------------------------------------------- bribes
def test_54_bribes_are_limited_by_money() -> None:
    state = turn_of(0, seat(money=9))
    assert fact(state, "bribes") == 20
    assert legal(state, "bribe") == ["bribe 1", "bribe 2", "bribe 3", "bribe 4"]
    facts = refused(state, "bribe 5", "bribes_too_expensive")
    assert (facts["price"], facts["money"]) == (10, 9)
    play(state, "bribe 4")
    assert money(state, 0) == 1
    assert own(state, 0)["bribes"] == 4
    assert own(state, 0)["points"]["bribes"] == points(state, 0) == 4
    assert fact(state, "bribes") == 16
    assert waiting(state) == ("turn", 0)
    refused(state, "bribe 1", "action_done")


def test_54_without_two_pounds_there_is_nothing_to_buy() -> None:
    state = turn_of(0, seat(money=1))
    assert legal(state, "bribe") == []
    refused(state, "bribe 1", "bribes_too_expensive")


def test_55_bribes_are_limited_by_those_on_the_board() -> None:
    state = turn_of(0, seat(money=20), seat(bribes=10, money=20), seat(bribes=7))
    assert fact(state, "bribes") == 3
    assert legal(state, "bribe") == ["bribe 1", "bribe 2", "bribe 3"]
    assert refused(state, "bribe 4", "no_bribes_left")["left"] == 3
    play(state, "bribe 3", "end")
    assert money(state, 0) == 14
    assert points(state, 0) == 3
    assert fact(state, "bribes") == 0
    assert legal(state, "bribe") == []
    assert refused(state, "bribe 1", "no_bribes_left")["left"] == 0


def test_55_of_four_on_the_board_he_can_pay_three() -> None:
    state = turn_of(0, seat(money=7), seat(bribes=9), seat(bribes=7))
    assert legal(state, "bribe") == ["bribe 1", "bribe 2", "bribe 3"]
    refused(state, "bribe 4", "bribes_too_expensive")
    refused(state, "bribe 5", "no_bribes_left")


def test_56_no_more_than_five_bribes_are_bought_at_once() -> None:
    state = turn_of(0, seat(money=30))
    assert legal(state, "bribe") == [f"bribe {number}" for number in (1, 2, 3, 4, 5)]
    for number in (0, 6):
        with pytest.raises(BadNotation):
            state.parse(f"bribe {number}")
    play(state, "bribe 5")
    assert money(state, 0) == 20
    assert points(state, 0) == 5
    assert fact(state, "bribes") == 15


def test_56_a_title_makes_bribes_no_cheaper() -> None:
    state = turn_of(0, seat(money=9, title="duke"))
    assert legal(state, "bribe")[-1] == "bribe 4"
    play(state, "bribe 4")
    assert money(state, 0) == 1


# --------------------------------------------------------------------------- taxes
def test_57_taxes_of_the_rulebook() -> None:
    """Seven fields, the free manor among them, a knight on the manor of another: 7 + 2 + 2."""
    state = turn_of(
        0,
        seat(money=3, estate=estate(*SEVEN_FIELDS)),
        seat(estate=raided("MFF", ".FF", by=0)),
    )
    assert own(state, 0)["estate"]["areas"] == [[1, 0]]
    assert legal(state, "taxes") == ["taxes 0"]
    assert refused(state, "taxes 1", "too_few_bribes")["held"] == 0
    assert marker(state, 0, "taxes") == ""
    play(state, "taxes 0")
    assert money(state, 0) == 3 + 11
    assert own(state, 0)["spent"] == ["taxes"]
    assert marker(state, 0, "taxes") == "spent"
    assert marker(state, 0, "land") == ""
    assert points(state, 0) == 0
    assert money(state, 1) == 0


def test_57_bribes_handed_in_are_a_pound_each() -> None:
    state = turn_of(0, seat(bribes=4, estate=estate("MF")))
    assert legal(state, "taxes") == [f"taxes {number}" for number in (0, 1, 2, 3, 4)]
    refused(state, "taxes 5", "too_few_bribes")
    play(state, "taxes 4")
    assert money(state, 0) == 1 + 4
    assert own(state, 0)["bribes"] == 0
    assert fact(state, "bribes") == 20


def test_57_taxes_of_nothing_are_allowed() -> None:
    state = turn_of(0, seat())
    play(state, "taxes 0")
    assert money(state, 0) == 0
    assert own(state, 0)["spent"] == ["taxes"]


def test_57_a_knight_elsewhere_than_on_a_manor_brings_no_taxes() -> None:
    state = turn_of(
        0,
        seat(estate=estate("MF")),
        seat(estate=raided("MGG", ".GG", by=0)),
        seat(estate=raided("MWW", ".WW", by=0)),
    )
    play(state, "taxes 0")
    assert money(state, 0) == 1


def test_58_taxes_only_once_in_a_decade() -> None:
    state = turn_of(0, seat(estate=estate("MF")), space=1, queen=2)
    play(state, "taxes 0", "end")
    idle(state, 2)
    assert (waiting(state), fact(state, "decade")) == (("turn", 0), 1)
    assert legal(state, "taxes") == []
    refused(state, "taxes 0", "taxes_collected")
    play(state, "land 0")  # the other marker is not spent
    assert own(state, 0)["spent"] == ["taxes", "land"]


def test_58_after_the_decade_taxes_are_offered_again() -> None:
    state = turn_of(0, seat(estate=estate("MF")), seat(spent=["taxes", "land"]), space=9, queen=2)
    play(state, "taxes 0", "end")
    refused(state, "taxes 0", "taxes_collected")
    refused(state, "land 0", "land_gained")
    idle(state, 2)
    keep_any(state)
    assert (waiting(state), fact(state, "decade")) == (("turn", 0), 2)
    assert [own(state, number)["spent"] for number in (0, 1, 2)] == [[], [], []]
    play(state, "taxes 0", "end")
    assert money(state, 0) == 2
    assert legal(state, "taxes") == ["taxes 0"]
    assert legal(state, "land") == ["land 0"]


def test_59_a_foreign_knight_takes_the_bonus_of_the_manor() -> None:
    state = turn_of(0, seat(estate=raided("MFF", ".FF", by=1)), seat())
    play(state, "taxes 0", "end")
    assert money(state, 0) == 4
    play(state, "taxes 0")
    assert money(state, 1) == 2


# ---------------------------------------------------------------------------- land
def test_60_land_of_the_rulebook() -> None:
    """Seven groves, a forest with a foreign knight on it, three bribes: 7 + 3."""
    state = turn_of(0, seat("F", bribes=4, estate=raided(*SEVEN_GROVES, by=1)), seat("WW"))
    before = sum(bag(state).values())
    assert fact(state, "bribes") == 16
    assert legal(state, "land") == [f"land {number}" for number in (0, 1, 2, 3, 4)]
    refused(state, "land 5", "too_few_bribes")
    play(state, "land 3")
    assert sum(hand(state, 0).values()) == 1 + 10
    assert sum(bag(state).values()) == before - 10
    assert own(state, 0)["bribes"] == 1
    assert fact(state, "bribes") == 19
    assert own(state, 0)["spent"] == ["land"]
    assert marker(state, 0, "land") == "spent"
    assert (money(state, 0), points(state, 0)) == (0, 0)
    assert hand(state, 1) == tiles("WW")


def test_60_the_free_forest_and_the_knight_bring_two_tiles_each() -> None:
    state = turn_of(
        0,
        seat(estate=estate(*SEVEN_GROVES)),
        seat(estate=raided("MGG", ".GG", by=0)),
    )
    play(state, "land 0", "end")
    assert sum(hand(state, 0).values()) == 7 + 2 + 2
    play(state, "land 0")
    assert sum(hand(state, 1).values()) == 4


def test_60_land_only_once_in_a_decade() -> None:
    state = turn_of(0, seat(spent=["land"]))
    assert legal(state, "land") == []
    refused(state, "land 0", "land_gained")


def test_60_from_a_small_bag_everything_comes_and_the_rest_lapses() -> None:
    mine = seat(estate=estate(*SEVEN_GROVES))
    state = turn_of(0, mine, hoarder("FWM", mine, seat()), seat())
    play(state, "land 0", "end")
    assert hand(state, 0) == tiles("FWM")
    assert bag(state) == {}
    play(state, "idle", "end", "idle", "end")
    assert hand(state, 0) == tiles("FWM")


# -------------------------------------------------------------------------- church
def test_61_the_church_of_the_rulebook() -> None:
    """It holds 3 fields, 2 fountains and 2 meadows; Frank gives 3 groves and a fountain."""
    state = turn_of(0, seat("FFGGGW"), church=tiles("FFFWWMM"))
    assert legal(state, "donate") == ["donate grove", "donate fountain"]
    refused(state, "donate field", "church_full")
    refused(state, "donate meadow", "no_such_tile")
    play(state, "donate grove", "donate grove", "donate fountain", "donate grove")
    assert own(state, 0)["points"]["church"] == points(state, 0) == 4
    assert hand(state, 0) == tiles("FF")
    assert fact(state, "church") == tiles("FFFGGGWWWMM")
    assert shown(state, None, "church")[0] == 11
    for kind in ("field", "grove", "fountain"):
        refused(state, f"donate {kind}", "church_full")
    refused(state, "donate meadow", "no_such_tile")
    play(state, "done")
    assert waiting(state) == ("turn", 0)
    refused(state, "donate field", "action_done")


def test_61_one_meadow_is_still_taken() -> None:
    state = turn_of(0, seat("MM"), church=tiles("FFFGGGWWWMM"))
    play(state, "donate meadow")
    assert (points(state, 0), fact(state, "church")["meadow"]) == (1, 3)
    refused(state, "donate meadow", "church_full")


def test_61_a_donation_is_one_tile_at_least() -> None:
    state = turn_of(0, seat("F"))
    refused(state, "done", "nothing_to_finish")
    play(state, "donate field")
    assert waiting(state) == ("turn", 0)  # nothing is left to give
    assert hand(state, 0) == {}


@pytest.mark.parametrize("kind", ["field", "grove", "fountain", "meadow"])
def test_61_with_one_tile_left_he_may_go_on(kind: str) -> None:
    letter = {"field": "F", "grove": "G", "fountain": "W", "meadow": "M"}[kind]
    state = turn_of(0, seat(letter * 2))
    play(state, f"donate {kind}")
    assert legal(state) == ["done", f"donate {kind}"]
    play(state, f"donate {kind}")
    assert (points(state, 0), waiting(state)) == (2, ("turn", 0))


def test_61_while_donating_nothing_else_is_done() -> None:
    state = turn_of(0, seat("FFF", money=9, cards=["tribute"]))
    play(state, "donate field")
    for move in ("idle", "bribe 1", "lay field", "play tribute", "end"):
        refused(state, move, "donate_first")


def test_62_what_the_church_has_in_full_it_does_not_take() -> None:
    state = turn_of(0, seat("FFFFG"))
    play(state, "donate field", "donate field", "donate field")
    refused(state, "donate field", "church_full")
    assert legal(state, "donate") == ["donate grove"]
    play(state, "done", "end")
    assert legal(state, "donate") == []


def test_62_after_the_decade_the_church_is_empty_and_the_bag_has_its_tiles() -> None:
    state = turn_of(0, seat("GG"), seat("F"), church=tiles("FFFGWMM"), space=9, queen=0)
    before = bag(state)
    play(state, "donate grove", "done", "end")
    keep_any(state)
    assert fact(state, "church") == {}
    grown = {kind: number - before[kind] for kind, number in bag(state).items()}
    assert grown == tiles("FFFGGWMM")
    assert waiting(state) == ("turn", 1)
    assert legal(state, "donate") == ["donate field"]


# ------------------------------------------------------------------------- idleness
def test_63_idleness_is_worth_a_point_and_nothing_else() -> None:
    state = turn_of(0, seat("FG", money=5, bribes=2, cards=["tribute"]), queen=2)
    before = state.to_json()
    play(state, "idle", "end")
    after = state.to_json()
    assert own(state, 0)["points"]["idleness"] == points(state, 0) == 1
    before["seats"][0]["points"] = after["seats"][0]["points"]
    for name in ("ply", "agenda"):
        del before[name], after[name]
    assert after == before


def test_63_with_the_queen_there_is_one_more_at_the_end_of_the_turn() -> None:
    state = turn_of(0, seat(), queen=0, space=1)
    play(state, "idle")
    assert points(state, 0) == 1
    play(state, "end")
    assert points(state, 0) == 2
    assert own(state, 0)["points"]["queen"] == 1
    assert count(state, None, "seat/0/points") == 2
    assert fact(state, "space") == 2


def test_63_an_action_is_due_and_only_one() -> None:
    state = turn_of(0, seat("F", money=10))
    refused(state, "end", "act_first")
    play(state, "idle")
    for move in ("idle", "bribe 1", "taxes 0", "land 0", "donate field", "lay field"):
        refused(state, move, "action_done")
    assert legal(state) == ["end"]


def test_an_unfinished_turn_is_a_position() -> None:
    state = position([["end_turn", 0], ["turn", 0]], seat(), done=["acted"])
    assert legal(state) == ["end"]
