"""Every person that is used once in a round and concerns other players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.bruges.table import (
    about,
    brought,
    cards,
    changes,
    legal,
    own,
    play,
    refused,
    seat,
    shown,
    table,
    waiting,
)

RIVALS = [seat(guilders=7, points=3), seat(guilders=1, points=0), seat(guilders=0, points=8)]

# Who, their worker, moves after that, what it brings with three rivals of 7, 1 and 0 guilders
ROWS: list[tuple[str, str, list[str], str]] = [
    ("tax_collector", "brown", [], "guilders+2 1.guilders-1 2.guilders-1"),
    ("inquisitor", "violet", ["rival 2", "colour yellow"], "2.!yellow+1"),
    ("crossbowman", "red", ["rival 1"], "guilders+2 1.guilders-3"),
    ("crossbowman", "red", ["rival 2"], "guilders+2 2.guilders-1"),
    ("crossbowman", "red", ["rival 3"], "guilders+2"),
    ("poisoner", "violet", ["rival 3"], "3.!brown+1 points+1"),
    ("highwayman", "brown", [], "guilders+3 1.guilders-1 2.guilders-1"),
    ("blackmailer", "red", ["rival 3"], "points+1 3.points-1"),
    ("beggar", "", [], "guilders+1 1.guilders-1"),
]


@about(*{row[0] for row in ROWS})
@pytest.mark.parametrize(("slug", "worker", "moves", "brings"), ROWS)
def test_against_rivals(slug: str, worker: str, moves: list[str], brings: str) -> None:
    paid = f"{worker}-1" if worker else ""
    town = seat(slug, workers={worker: 1} if worker else {}, hand=["monk"])
    state = table(town, *RIVALS)
    assert brought(state, f"use {slug}", *moves) == changes(f"turned+1 {paid} {brings}")
    assert waiting(state) == ("turn", 0)


def guarded(slug: str, worker: str) -> Any:
    town = seat(slug, workers={worker: 1} if worker else {}, hand=["monk", "nun"])
    return table(town, seat("bodyguard", guilders=9, points=9, hand=["spy"]))


@pytest.mark.parametrize(
    ("slug", "worker", "reason"),
    [
        ("tax_collector", "brown", "nothing_to_take"),
        ("inquisitor", "violet", "protected"),
        ("blackmailer", "red", "nothing_to_take"),
        ("thief", "yellow", "nothing_to_take"),
        ("beggar", "", "nothing_to_take"),
    ],
)
def test_the_bodyguard_leaves_nobody_to_hit(slug: str, worker: str, reason: str) -> None:
    refused(guarded(slug, worker), f"use {slug}", reason)


def test_the_bodyguard_leaves_nobody_to_spy_on() -> None:
    town = seat("spy", workers={"blue": 1}, hand=["monk", "nun"])
    refused(table(town, seat("bodyguard")), "use spy", "nothing_to_take")


@pytest.mark.parametrize(
    ("slug", "worker", "brings"),
    [
        ("crossbowman", "red", "guilders+2"),
        ("poisoner", "violet", "points+1"),
        ("highwayman", "brown", "guilders+3"),
    ],
)
def test_the_bodyguard_leaves_the_rest_of_an_effect(slug: str, worker: str, brings: str) -> None:
    found = brought(guarded(slug, worker), f"use {slug}")
    assert found == changes(f"turned+1 {worker}-1 {brings}")


def test_a_guarded_rival_cannot_be_chosen() -> None:
    town = seat("inquisitor", workers={"violet": 1})
    state = table(town, seat("bodyguard"), seat(), seat())
    play(state, "use inquisitor")
    assert legal(state) == ["rival 2", "rival 3"]
    refused(state, "rival 1", "protected")
    refused(state, "rival 0", "not_oneself")


def test_no_such_seat() -> None:
    state = table(seat("inquisitor", workers={"violet": 1}), seat(), seat())
    play(state, "use inquisitor")
    refused(state, "rival 3", "no_such_seat")


def test_beggar_chooses_among_the_richest() -> None:
    state = table(seat("beggar"), seat(guilders=4), seat(guilders=3), seat(guilders=4))
    play(state, "use beggar")
    assert legal(state) == ["rival 1", "rival 3"]
    refused(state, "rival 2", "not_the_richest")
    assert brought(state, "rival 3") == changes("guilders+1 3.guilders-1")


def test_beggar_passes_over_the_richest_who_is_protected() -> None:
    rich, other, poor = seat("bodyguard", guilders=9), seat(guilders=4), seat(guilders=3)
    found = brought(table(seat("beggar"), rich, other, poor), "use beggar")
    assert found == changes("turned+1 guilders+1 2.guilders-1")
    broke = seat(guilders=0)
    refused(table(seat("beggar"), rich, broke, broke), "use beggar", "nothing_to_take")


def test_blackmailer_finds_no_points() -> None:
    state = table(seat("blackmailer", workers={"red": 1}), seat(points=0), seat(points=0))
    refused(state, "use blackmailer", "nothing_to_take")


def test_inquisitor_brings_damage_of_the_colour_they_choose() -> None:
    state = table(
        seat("inquisitor", workers={"violet": 1}), seat(threats={"yellow": 2}, guilders=6)
    )
    found = brought(state, "use inquisitor", "colour yellow")
    assert found == changes("turned+1 violet-1 1.!yellow-2 1.guilders-6")


def test_poisoner_brings_the_plague_before_the_point() -> None:
    town = seat("poisoner", workers={"violet": 1})
    state = table(town, seat("king", "spy", threats={"brown": 2}))
    play(state, "use poisoner")
    assert waiting(state) == ("plague", 1)
    assert brought(state, "lose spy") == changes("1.persons-1 1.empty+1 discard+1 points+1")


# ------------------------------------------------------------------------------ spy
@about("spy")
def test_spy_is_not_asked_where_only_one_rival_has_a_hand() -> None:
    town = seat("spy", workers={"blue": 1}, hand=["monk"])
    state = table(town, seat(hand=["king", "duke"]), seat(hand=[]))
    play(state, "use spy")
    assert waiting(state) == ("ask_take", 0)
    assert legal(state) == ["keep duke", "keep king"]


@about("spy")
def test_spy_exchanges_a_card() -> None:
    town = seat("spy", workers={"blue": 1}, hand=["monk", "nun"])
    state = table(town, seat(hand=["king", "duke"]), seat(hand=["queen"]), seat(hand=[]))
    play(state, "use spy")
    assert legal(state) == ["rival 1", "rival 2"]
    refused(state, "rival 3", "nothing_to_take")
    assert shown(state, 0, "seat/1/hand") == []
    play(state, "rival 1")
    assert shown(state, 0, "seat/1/hand") == ["duke", "king"]
    assert shown(state, 2, "seat/1/hand") == []
    assert legal(state) == ["keep duke", "keep king"]
    play(state, "keep king")
    assert legal(state) == ["give monk", "give nun"]
    refused(state, "give king", "not_in_hand")
    for watcher in (0, 1, 2):  # whatever a seat thinks possible can be played on
        play(
            state.determinize(watcher, 3),
            state.determinize(watcher, 3).prompt(0).options[0].notation,
        )
    play(state, "give nun")
    assert sorted(cards(state, "hand", 0)) == ["king", "monk"]
    assert sorted(cards(state, "hand", 1)) == ["duke", "nun"]
    assert shown(state, 0, "seat/1/hand") == ["duke", "nun"]
    assert shown(state, 1, "seat/0/hand") == ["king"]
    assert shown(state, 2, "seat/0/hand") == shown(state, 2, "seat/1/hand") == []
    assert waiting(state) == ("turn", 0)


def test_spy_with_an_empty_hand_only_looks() -> None:
    town = seat("spy", "bookkeeper", workers={"blue": 1}, hand=[])
    state = table(town, seat(hand=["king", "duke"]), seat(hand=["queen"]))
    found = brought(state, "use spy", "rival 1")
    assert found == changes("turned+1 blue-1")
    assert shown(state, 0, "seat/1/hand") == ["duke", "king"]


# ---------------------------------------------------------------------------- actor
@about("actor")
def test_actor_does_what_a_rivals_person_does() -> None:
    town = seat("actor", workers={"red": 1})
    state = table(
        town, seat("goldsmith", "bookkeeper"), seat("cattle_dealer", turned=["cattle_dealer"])
    )
    play(state, "use actor")
    assert legal(state) == ["copy cattle_dealer", "copy goldsmith"]
    refused(state, "copy bookkeeper", "not_offered")
    assert brought(state, "copy goldsmith") == changes("points+2")
    assert own(state, 1)["turned"] == []
    assert own(state)["turned"] == ["actor"]
    assert own(state)["workers"] == {}


def test_actor_counts_their_own_town() -> None:
    state = table(seat("actor", "queen", "king", workers={"red": 1}), seat("prince", "duke"))
    play(state, "use actor")
    assert brought(state, "copy prince") == changes("points+2")


def test_actor_plays_one_more_card_as_the_coachman() -> None:
    state = table(seat("actor", hand=["monk", "nun"], workers={"red": 1}), seat("coachman"))
    play(state, "use actor", "copy coachman", "workers monk")
    assert brought(state, "workers nun") == changes("hand-1 discard+1 blue+2")


def test_actor_steals_from_the_owner_of_the_thief() -> None:
    state = table(seat("actor", workers={"red": 1}), seat("thief", guilders=8), seat(guilders=0))
    play(state, "use actor")
    assert brought(state, "copy thief") == changes("guilders+3 1.guilders-3")


def test_actor_does_not_pay_to_copy_somebody_who_can_do_nothing() -> None:
    rival = seat("jailer", "bookkeeper", threats={"red": 1})
    state = table(seat("actor", workers={"red": 1}), rival, seat("captain"))
    refused(state, "use actor", "nothing_to_copy")
    threatened = seat("actor", workers={"red": 1}, threats={"blue": 1})
    state = table(threatened, rival)
    play(state, "use actor")
    assert brought(state, "copy jailer", "colour blue") == changes("!blue-1 points+1")


def test_actor_copies_nobody_who_can_do_nothing() -> None:
    state = table(seat("actor", workers={"red": 1}), seat("jailer", "goldsmith"))
    play(state, "use actor")
    assert legal(state) == ["copy goldsmith"]
    refused(state, "copy jailer", "no_marker")


def test_actor_has_paid_the_worker_before_they_copy() -> None:
    """The last worker is gone: the Abbess has none left to exchange."""
    state = table(seat("actor", workers={"red": 2}), seat("abbess"))
    refused(state, "use actor", "nothing_to_copy")
    state = table(seat("actor", workers={"red": 3}), seat("abbess"))
    play(state, "use actor", "copy abbess", "colour red", "colour red")
    assert own(state)["points"] == 8


def test_actor_as_acrobat_does_not_turn_themselves_back() -> None:
    state = table(seat("actor", "bookkeeper", workers={"red": 2}), seat("acrobat", "goldsmith"))
    play(state, "use actor")
    assert legal(state) == ["copy goldsmith"]
    refused(state, "copy acrobat", "nobody_turned")


def test_actor_as_acrobat_turns_another_back() -> None:
    town = seat("actor", "bookkeeper", "treasurer", workers={"red": 1}, turned=["treasurer"])
    state = table(town, seat("acrobat"))
    play(state, "use actor", "copy acrobat")
    assert legal(state) == ["wake treasurer"]
    play(state, "wake treasurer")
    assert own(state)["turned"] == ["actor"]


def test_acrobat_turns_the_actor_back() -> None:
    town = seat("acrobat", "actor", workers={"red": 1, "yellow": 1})
    state = table(town, seat("goldsmith"))
    play(state, "use actor", "copy goldsmith", "use acrobat")
    assert legal(state) == ["wake actor"]
    play(state, "wake actor")
    assert own(state)["turned"] == ["acrobat"]
