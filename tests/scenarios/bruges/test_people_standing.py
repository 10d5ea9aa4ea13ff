"""Every person that works all the time: what happens with them, and what without."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.bruges.table import (
    about,
    before_roll,
    brought,
    cards,
    changes,
    draw_all,
    legal,
    own,
    play,
    refused,
    rolled,
    seat,
    table,
    waiting,
)

Town = dict[str, Any]

# Who, what the town has, moves, what they bring with them, what without them
ACTIONS: list[tuple[str, Town, list[str], str, str]] = [
    (
        "market_overseer",
        {},
        ["guilders monk"],
        "hand-1 discard+1 guilders+4",
        "hand-1 discard+1 guilders+3",
    ),
    (
        "innkeeper",
        {"empty": ("king",), "guilders": 3},
        ["recruit monk yellow"],
        "hand-1 persons+1 empty-1 guilders-1",
        "hand-1 persons+1 empty-1 guilders-3",
    ),
    (
        "broker",
        {"empty": ("king",), "guilders": 3},
        ["recruit monk yellow"],
        "hand-1 persons+1 empty-1 guilders-2",
        "hand-1 persons+1 empty-1 guilders-3",
    ),
    (
        "well_digger",
        {"arms": {"left": 0, "right": 2}, "guilders": 3},
        ["canal monk right"],
        "hand-1 discard+1 right+1 guilders-2",
        "hand-1 discard+1 right+1 guilders-3",
    ),
    (
        "well_digger",
        {"guilders": 1},
        ["canal monk left"],
        "hand-1 discard+1 left+1",
        "hand-1 discard+1 left+1 guilders-1",
    ),
    (
        "carpenter",
        {"workers": {"blue": 1}},
        ["house monk"],
        "hand-1 houses+1 empty+1 blue-1 guilders+2",
        "hand-1 houses+1 empty+1 blue-1",
    ),
    (
        "architect",
        {"workers": {"blue": 1}},
        ["house monk"],
        "hand-1 houses+1 empty+1 blue-1 points+1",
        "hand-1 houses+1 empty+1 blue-1",
    ),
    (
        "inventor",
        {"workers": {"blue": 1}},
        ["house monk"],
        "hand-1 houses+1 empty+1",
        "hand-1 houses+1 empty+1 blue-1",
    ),
]


@about(*{row[0] for row in ACTIONS})
@pytest.mark.parametrize(("slug", "town", "moves", "with_them", "without"), ACTIONS)
def test_action(slug: str, town: Town, moves: list[str], with_them: str, without: str) -> None:
    for persons, wanted in (([slug], with_them), (["assassin"], without)):
        state = table({**seat(*persons, hand=["monk", "nun"]), **town})
        assert brought(state, *moves) == changes(wanted)
        assert waiting(state) == (("turn", 1) if "recruit" not in moves[0] else ("turn", 0))


def test_inventor_needs_no_worker() -> None:
    assert brought(table(seat("inventor", hand=["nun", "spy"])), "house nun") == changes(
        "hand-1 houses+1 empty+1"
    )
    refused(table(seat("assassin", hand=["nun", "spy"])), "house nun", "no_worker")


@about("gardener")
def test_gardener() -> None:
    state = table(seat("gardener", hand=["nun", "spy"], workers={"blue": 1}))
    found = brought(state, "house nun", "draw b")
    assert found == changes("houses+1 empty+1 blue-1 pile-1")
    without = table(seat("assassin", hand=["nun", "spy"], workers={"blue": 1}))
    assert brought(without, "house nun") == changes("hand-1 houses+1 empty+1 blue-1")


@about("midwife")
def test_midwife() -> None:
    state = table(seat("midwife", hand=["thief", "spy"], empty=("king",), guilders=3))
    found = brought(state, "recruit thief yellow", "draw b")
    assert found == changes("persons+1 empty-1 guilders-3 pile-1")
    without = table(seat("assassin", hand=["thief", "spy"], empty=("king",), guilders=3))
    found = brought(without, "recruit thief yellow")
    assert found == changes("hand-1 persons+1 empty-1 guilders-3")


@about("chaplain")
def test_chaplain() -> None:
    town = {"hand": ["nun", "spy"], "threats": {"blue": 1, "red": 1, "yellow": 1}}
    state = table(seat("chaplain", **town))
    play(state, "calm nun")
    assert sorted(legal(state)) == ["colour red", "colour yellow", "enough"]
    refused(state, "colour blue", "no_marker")
    assert brought(state, "colour red") == changes("!red-1 points+1")
    assert waiting(state) == ("turn", 1)
    without = table(seat("assassin", **town))
    assert brought(without, "calm nun") == changes("hand-1 discard+1 !blue-1 points+1")
    assert waiting(without) == ("turn", 1)


def test_chaplain_may_leave_it_at_one() -> None:
    state = table(seat("chaplain", hand=["nun", "spy"], threats={"blue": 2}))
    found = brought(state, "calm nun", "enough")
    assert found == changes("hand-1 discard+1 !blue-1 points+1")


def test_chaplain_with_a_single_marker() -> None:
    state = table(seat("chaplain", hand=["nun", "spy"], threats={"blue": 1}))
    assert brought(state, "calm nun") == changes("hand-1 discard+1 !blue-1 points+1")
    assert waiting(state) == ("turn", 1)


@about("tower_watchman")
def test_tower_watchman() -> None:
    town = {"hand": ["nun", "spy"], "threats": {"red": 1, "yellow": 1}}
    state = table(seat("tower_watchman", **town))
    play(state, "calm nun")
    refused(state, "colour blue", "no_marker")
    refused(state, "enough", "must_go_on")
    assert brought(state, "colour yellow") == changes("!yellow-1 points+1")
    refused(table(seat("assassin", **town)), "calm nun", "no_marker")


def test_tower_watchman_without_any_marker() -> None:
    refused(table(seat("tower_watchman", hand=["nun"])), "calm nun", "no_marker")


def test_tower_watchman_and_chaplain() -> None:
    town = seat("tower_watchman", "chaplain", hand=["nun", "spy"], threats={"red": 2, "yellow": 1})
    found = brought(table(town), "calm nun", "colour red", "colour yellow")
    assert found == changes("hand-1 discard+1 !red-1 !yellow-1 points+2")


def test_city_guard_and_chaplain_and_persons() -> None:
    town = seat("city_guard", "chaplain", hand=["nun", "spy"], threats={"blue": 2})
    found = brought(table(town), "calm nun", "colour blue")
    assert found == changes("hand-1 discard+1 !blue-2 points+4")
    town = seat("city_guard", "jailer", workers={"brown": 1}, threats={"blue": 2})
    found = brought(table(town), "use jailer", "colour blue")
    assert found == changes("turned+1 brown-1 !blue-1 points+2")


def test_city_guard_is_not_for_damage() -> None:
    town = seat("inquisitor", workers={"violet": 1})
    state = table(town, seat("city_guard", threats={"yellow": 2}))
    found = brought(state, "use inquisitor", "colour yellow")
    assert found == changes("turned+1 violet-1 1.!yellow-2 1.guilders-5")


@about("navigator")
def test_navigator() -> None:
    town = {"hand": ["spy", "monk"], "arms": {"left": 1}, "guilders": 2}
    state = table(seat("navigator", **town))
    found = brought(state, "canal spy left")  # the second space is yellow
    assert found == changes("hand-1 discard+1 left+1 guilders-2")
    refused(table(seat("assassin", **town)), "canal spy left", "wrong_colour")
    refused(table(seat("navigator", **{**town, "guilders": 1})), "canal spy left", "no_guilders")


def test_well_digger_is_about_the_action_only() -> None:
    """Not about a tile that a person lets one build."""
    town = seat("well_digger", "shipwright", workers={"blue": 1}, guilders=5, arms={"left": 3})
    state = table(town)
    found = brought(state, "use shipwright", "build left")
    assert found == changes("turned+1 blue-1 left+1 guilders-2")


def test_inventor_and_carpenter_and_a_house_of_the_bricklayer() -> None:
    """Also a house that a person builds triggers what houses trigger."""
    town = seat("bricklayer", "carpenter", "architect", hand=["nun", "spy"], workers={"violet": 1})
    found = brought(table(town), "use bricklayer", "house nun")
    assert found == changes("turned+1 violet-1 hand-1 houses+1 empty+1 guilders+2 points+1")


def test_innkeeper_and_midwife_and_a_person_of_the_teacher() -> None:
    town = seat("teacher", "innkeeper", "broker", hand=["poet", "spy"], workers={"violet": 1})
    state = table({**town, "empty": ("king",), "guilders": 3})
    found = brought(state, "use teacher", "recruit poet yellow")  # 6 - 2 - 1
    assert found == changes("turned+1 violet-1 hand-1 persons+1 empty-1 guilders-3 guilders+2")


# ------------------------------------------------------------------------- situations
@about("burgrave")
def test_burgrave() -> None:
    dice = {"blue": 1, "red": 2}
    state = rolled(dice, seat("burgrave"), seat())
    assert brought(state, "climb") == changes("guilders-1 reputation+1")
    assert brought(state, "climb") == changes("1.guilders-3 1.reputation+1")


def test_burgrave_climbs_for_nothing_but_not_without_a_cheap_die() -> None:
    """Ruling 30."""
    state = rolled({"blue": 1}, seat("burgrave", guilders=0), seat())
    assert brought(state, "climb") == changes("reputation+1")
    assert waiting(rolled({}, seat("burgrave"), seat())) == ("turn", 0)


@about("countess")
def test_countess() -> None:
    for person, points in (("countess", "points+1"), ("assassin", "")):
        state = rolled({"blue": 1}, seat(person), seat())
        assert brought(state, "climb") == changes(f"guilders-1 reputation+1 {points}")
        state = table(seat(person, "duke", workers={"violet": 1}))
        found = brought(state, "use duke", "again")
        assert found == changes(f"turned+1 violet-1 guilders-2 reputation+1 {points}")


@about("customs_officer")
def test_customs_officer() -> None:
    for person, got in (("customs_officer", "1.guilders+1"), ("assassin", "")):
        town = seat(hand=["thief", "nun"], empty=("king",))
        state = table(town, seat(person), seat())
        found = brought(state, "recruit thief yellow")
        assert found == changes(f"hand-1 persons+1 empty-1 guilders-3 {got}")


def test_customs_officer_does_not_earn_by_their_own_town() -> None:
    state = table(seat("customs_officer", hand=["thief", "nun"], empty=("king",)))
    found = brought(state, "recruit thief yellow")
    assert found == changes("hand-1 persons+1 empty-1 guilders-3")


def test_customs_officer_earns_by_the_page_too() -> None:
    town = seat(hand=["page", "thief", "nun"], empty=("king", "duke"))
    state = table(town, seat("customs_officer"))
    found = brought(state, "recruit page yellow", "recruit thief blue")
    assert found == changes("hand-2 persons+2 empty-2 guilders-3 1.guilders+2")


@about("chamberlain")
def test_chamberlain() -> None:
    state = before_roll({}, seat("chamberlain"), seat())
    found = brought(state, "draw b", "colour red")
    assert found == changes("red+1 guilders+1 1.hand+1 pile-1")
    assert waiting(state) == ("turn", 0)
    without = before_roll({}, seat("assassin"), seat())
    assert brought(without, "draw b") == changes("1.hand+1 pile-1")


@about("court_marshal")
def test_court_marshal() -> None:
    agenda = [["end_round"], ["cards_phase"], ["dawn"], ["climb_phase"], ["threat_phase"],
              ["roll"], ["draw_phase", -1, 1], ["drawing", 0]]  # fmt: skip
    for person, count in (("court_marshal", 6), ("assassin", 5)):
        state = table(seat(person, hand=[]), seat(hand=[]), agenda=agenda, plays=0)
        assert draw_all(state) == [0] * count + [1] * 5


@about("bell_ringer")
@pytest.mark.parametrize(
    ("colour", "loss"),
    [("blue", "1.red-2"), ("yellow", "1.guilders-5"), ("violet", "1.points-3")],
)
def test_bell_ringer(colour: str, loss: str) -> None:
    for person, got in (("bell_ringer", "1.points+2"), ("assassin", "")):
        rival = seat(person, threats={colour: 2}, workers={"red": 2}, points=9)
        state = table(seat("inquisitor", workers={"violet": 1}), rival)
        found = brought(state, "use inquisitor", f"colour {colour}")
        assert found == changes(f"turned+1 violet-1 1.!{colour}-2 {loss} {got}")


def test_bell_ringer_rings_for_their_own_plague() -> None:
    """The damage strikes while the bell ringer is still there."""
    rival = seat("bell_ringer", threats={"brown": 2})
    state = table(seat("inquisitor", workers={"violet": 1}), rival)
    found = brought(state, "use inquisitor", "colour brown")
    lost = "1.!brown-2 1.persons-1 1.empty+1 discard+1 1.points+2"
    assert found == changes(f"turned+1 violet-1 {lost}")


SHIELDS = [
    ("dike_warden", "blue", "1.red-2"),
    ("gravedigger", "brown", "1.persons-1 1.empty+1 discard+1"),
    ("night_watchman", "yellow", "1.guilders-5"),
    ("priest", "violet", "1.points-3"),
]


@about(*(row[0] for row in SHIELDS))
@pytest.mark.parametrize(("slug", "colour", "loss"), SHIELDS)
def test_shields(slug: str, colour: str, loss: str) -> None:
    for person, wanted in ((slug, ""), ("assassin", loss)):
        rival = seat(person, threats={colour: 2}, workers={"red": 2})
        state = table(seat("inquisitor", workers={"violet": 1}), rival)
        found = brought(state, "use inquisitor", f"colour {colour}")
        assert found == changes(f"turned+1 violet-1 1.!{colour}-2 {wanted}")


def test_shields_also_against_damage_at_once() -> None:
    state = table(seat(hand=["arsonist", "nun"], empty=("king",), guilders=9), seat("roofer"))
    found = brought(state, "recruit arsonist yellow")
    assert found == changes("hand-1 persons+1 empty-1 guilders-9")
    state = table(seat(hand=["assassin", "nun"], empty=("king",), guilders=12), seat("gravedigger"))
    found = brought(state, "recruit assassin yellow")
    assert found == changes("hand-1 persons+1 empty-1 guilders-12")


@about("gatekeeper")
def test_gatekeeper_is_about_dice_only() -> None:
    """See scenario 72 for the dice."""
    state = table(seat("inquisitor", workers={"violet": 1}), seat("gatekeeper"))
    found = brought(state, "use inquisitor", "colour red")
    assert found == changes("turned+1 violet-1 1.!red+1")


def test_gatekeeper_may_refuse_any_marker_or_none() -> None:
    state: State = before_roll({"red": 5}, seat("gatekeeper"), seat())
    assert brought(state, "draw b", "refuse red") == changes("1.!red+1 1.hand+1 pile-1")
    state = before_roll({"red": 5}, seat("gatekeeper"), seat())
    assert brought(state, "draw b", "accept") == changes("!red+1 1.!red+1 1.hand+1 pile-1")
    state = before_roll({"red": 5}, seat("assassin"), seat())
    assert brought(state, "draw b") == changes("!red+1 1.!red+1 1.hand+1 pile-1")


def test_a_person_who_leaves_helps_no_longer() -> None:
    """Ruling 17, in the middle of a phase."""
    town = seat("inquisitor", workers={"violet": 1}, hand=["nun", "spy"])
    rival = seat("broker", houses=["king"], hand=["thief"], threats={"brown": 2}, guilders=2)
    state = table(town, rival)
    play(state, "use inquisitor", "colour brown", "workers nun")
    assert own(state, 1)["homes"] == [None]
    assert cards(state, "discard") == ["broker", "nun"]
    assert refused(state, "recruit thief yellow", "no_guilders")["price"] == 3
