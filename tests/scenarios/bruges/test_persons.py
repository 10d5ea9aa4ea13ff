"""Persons and their symbols: scenarios 53 to 75."""

from __future__ import annotations

import pytest

from tests.scenarios.bruges.table import (
    about,
    brought,
    cards,
    changes,
    draw_all,
    idle,
    legal,
    own,
    play,
    refused,
    seat,
    sheet,
    spare_cards,
    table,
    waiting,
)

RECRUITED = "hand-1 persons+1 empty-1"


@about("alchemist")
def test_53_the_alchemist() -> None:
    state = table(seat("bookkeeper", hand=["alchemist", "nun"], empty=("duke",), guilders=3))
    assert brought(state, "recruit alchemist blue") == changes(f"guilders+3 {RECRUITED}")
    refused(state, "use alchemist", "worked_at_once")


@about("servant")
def test_54_the_servant() -> None:
    state = table(seat("servant", workers={"red": 1}), b_top=["king"])
    assert brought(state, "use servant", "draw b") == changes("red-1 hand+1 turned+1 pile-1")
    assert "king" in cards(state, "hand", 0)


def test_55_once_a_round() -> None:
    players = [
        seat("servant", hand=spare_cards(8)[:5], workers={"red": 2}),
        seat(hand=spare_cards(8)[5:]),
    ]
    state = table(*players)
    play(state, "use servant", "draw b")
    refused(state, "use servant", "used_up")
    while waiting(state)[0] == "turn":
        idle(state)
    assert own(state)["turned"] == []
    draw_all(state)
    while waiting(state) != ("turn", 0):
        play(state, legal(state)[-1])
    assert "use servant" in legal(state)


def test_56_a_worker_of_the_right_colour() -> None:
    state = table(seat("servant", workers={"blue": 1, "violet": 4}))
    assert refused(state, "use servant", "no_worker")["colour"] == "red"


@about("coachman")
def test_57_the_coachman() -> None:
    hand = ["thief", "spy", "robber", "duke", "king"]
    state = table(seat("coachman", hand=hand, workers={"yellow": 1}), seat(hand=spare_cards(5)))
    assert brought(state, "use coachman") == changes("yellow-1 turned+1")
    assert brought(state, "workers thief") == changes("yellow+2 hand-1 discard+1")
    refused(state, "end", "play_first")
    assert brought(state, "guilders spy") == changes("guilders+3 hand-1 discard+1")
    seats = []
    while waiting(state)[0] == "turn":
        seats.append(idle(state))
    assert seats == [1, 0, 1, 0, 1, 0, 1]
    assert (len(own(state, 0)["hand"]), len(own(state, 1)["hand"])) == (0, 1)
    assert draw_all(state) == [1] * 4 + [0] * 5


def test_57_the_coachman_after_the_card() -> None:
    state = table(seat("coachman", hand=["spy", "nun"], workers={"yellow": 1}))
    play(state, "workers spy", "use coachman")
    assert legal(state, "workers") == ["workers nun"]
    assert brought(state, "workers nun") == changes("blue+2 hand-1 discard+1")


def test_57_the_coachman_needs_a_card() -> None:
    state = table(seat("coachman", hand=["spy"], workers={"yellow": 1}))
    play(state, "workers spy")
    assert waiting(state) == ("turn", 1)  # nothing is left to do
    town = seat("coachman", "bookkeeper", hand=[], workers={"yellow": 1})
    refused(table(town), "use coachman", "hand_empty")


@about("bookkeeper")
def test_58_the_bookkeeper() -> None:
    state = table(seat("bookkeeper"))
    assert brought(state, "use bookkeeper") == changes("guilders+2 turned+1")
    refused(state, "use bookkeeper", "used_up")


def test_59_first_the_bookkeeper_then_a_person() -> None:
    town = seat("bookkeeper", hand=["innkeeper", "nun"], empty=("duke",), guilders=4)
    state = table(town)
    refused(state, "recruit innkeeper blue", "no_guilders")
    play(state, "use bookkeeper", "recruit innkeeper blue")
    assert own(state)["guilders"] == 0


def test_60_a_person_recruited_in_this_turn_can_be_used() -> None:
    state = table(
        seat(hand=["servant", "nun"], empty=("duke",), workers={"red": 1}), b_top=["king"]
    )
    play(state, "recruit servant blue")
    assert waiting(state) == ("turn", 0)
    assert brought(state, "use servant", "draw b") == changes("red-1 hand+1 turned+1 pile-1")


@about("guild_master")
def test_61_the_guild_master() -> None:
    state = table(seat("guild_master", hand=["duke", "nun", "squire"]), seat(hand=spare_cards(3)))
    assert brought(state, "workers duke") == changes("blue+3 hand-1 discard+1")
    idle(state)
    assert brought(state, "workers nun") == changes("blue+3 hand-1 discard+1")
    without = table(seat(hand=["duke", "nun", "squire"]))
    assert brought(without, "workers duke") == changes("blue+2 hand-1 discard+1")


@about("bishop")
@pytest.mark.parametrize(("workers", "points"), [(8, 4), (7, 3), (1, 0), (0, 0)])
def test_62_the_bishop(workers: int, points: int) -> None:
    state = table(seat("bishop", workers={"red": workers // 2, "blue": workers - workers // 2}))
    assert sheet(state, "laurels") == points


@about("jailer")
def test_63_the_jailer() -> None:
    state = table(seat("jailer", workers={"brown": 1}, threats={"red": 1, "blue": 2}))
    found = brought(state, "use jailer", "colour blue")
    assert found == changes("brown-1 turned+1 !blue-1 points+1")


def test_63_the_jailer_without_a_marker() -> None:
    refused(table(seat("jailer", workers={"brown": 1})), "use jailer", "no_marker")


@about("mayor")
def test_64_the_mayor() -> None:
    state = table(seat("mayor"))
    assert (sheet(state, "laurels"), sheet(state, "people")) == (2, 3)
    assert sheet(table(seat("mayor", "judge", "notary")), "laurels") == 6


@about("engraver")
@pytest.mark.parametrize(
    ("printing", "laurels", "people"), [("revised", 5, 3), ("first_printing", 10, 4)]
)
def test_65_the_engraver(printing: str, laurels: int, people: int) -> None:
    town = seat("engraver", "duke", "judge", "bard", "thief")  # five groups
    alone = table(seat("engraver"), options={"graveur": printing})
    assert (sheet(alone, "laurels"), sheet(alone, "people")) == (laurels // 5, people)
    state = table(town, options={"graveur": printing})
    # The bard has a laurel too: he is the only one of Amüsement.
    assert sheet(state, "laurels") == laurels + 2


@pytest.mark.parametrize(("printing", "price"), [("revised", 9), ("first_printing", 12)])
def test_65_the_price_of_the_engraver(printing: str, price: int) -> None:
    town = seat(hand=["engraver", "nun"], empty=("duke",), guilders=20)
    state = table(town, options={"graveur": printing})
    assert brought(state, "recruit engraver blue") == changes(f"guilders-{price} {RECRUITED}")


@about("roofer")
def test_66_the_roofer() -> None:
    for shield, gone in (
        (("roofer",), ""),
        (("servant",), "1.houses-1 1.persons-1 1.hand+1 discard+1"),
    ):
        rival = seat(*shield, threats={"red": 2})
        state = table(seat("inquisitor", workers={"violet": 1}), rival)
        found = brought(state, "use inquisitor", "colour red")
        assert found == changes(f"violet-1 turned+1 1.!red-2 {gone}")


def test_67_a_price_never_falls_below_nothing() -> None:
    town = seat("broker", hand=["page", "thief", "nun"], empty=("duke", "king"), guilders=2)
    state = table(town)
    found = brought(state, "recruit page blue", "recruit thief yellow")
    assert found == changes("guilders-2 hand-2 persons+2 empty-2")


@about("money_changer")
def test_68_the_money_changer() -> None:
    dice = {"red": 1, "blue": 6, "brown": 2, "yellow": 3, "violet": 3}
    for persons, got in ((("money_changer",), 6), ((), 1)):
        state = table(seat(*persons, hand=["robber", "nun"]), dice=dice)
        assert brought(state, "guilders robber") == changes(f"guilders+{got} hand-1 discard+1")


@about("thief")
def test_69_the_thief_takes_what_is_there() -> None:
    players = [seat("thief", workers={"yellow": 1}), seat(guilders=1), seat(guilders=0)]
    state = table(*players)
    found = brought(state, "use thief")  # only one rival has anything
    assert found == changes("yellow-1 turned+1 guilders+1 1.guilders-1")


def test_69_the_thief_chooses_among_those_who_have_something() -> None:
    players = [
        seat("thief", workers={"yellow": 1}),
        seat(guilders=1),
        seat(guilders=9),
        seat(guilders=0),
    ]
    state = table(*players)
    play(state, "use thief")
    assert legal(state) == ["rival 1", "rival 2"]
    refused(state, "rival 0", "not_oneself")
    refused(state, "rival 3", "nothing_to_take")
    assert brought(state, "rival 2") == changes("guilders+3 2.guilders-3")


def test_69_nobody_has_anything() -> None:
    state = table(seat("thief", workers={"yellow": 1}), seat(guilders=0), seat(guilders=0))
    refused(state, "use thief", "nothing_to_take")


@about("bodyguard", "mercenary")
def test_70_the_bodyguard() -> None:
    town = seat(hand=["mercenary", "nun"], empty=("duke",), guilders=3)
    state = table(town, seat("bodyguard"), seat(), seat())
    found = brought(state, "recruit mercenary blue")
    assert found == changes(f"guilders-3 {RECRUITED} 2.!yellow+1 3.!yellow+1")
    without = table(town, seat("servant"), seat(), seat())
    found = brought(without, "recruit mercenary blue")
    assert found == changes(f"guilders-3 {RECRUITED} 1.!yellow+1 2.!yellow+1 3.!yellow+1")


@about("city_guard")
def test_71_the_city_guard() -> None:
    for persons, points in ((("city_guard",), 2), ((), 1)):
        state = table(seat(*persons, hand=["spy", "nun"], threats={"violet": 2}))
        found = brought(state, "calm spy")
        assert found == changes(f"!violet-1 points+{points} hand-1 discard+1")


@about("stonemason")
def test_73_the_stonemason() -> None:
    town = seat(
        hand=["stonemason", "nun"], empty=("duke",), guilders=6, arms={"left": 4, "right": 1}
    )
    state = table(town)
    play(state, "recruit stonemason blue")
    assert legal(state, "build") == ["build left", "build right"]
    found = brought(state, "build left")
    assert found == changes("left+1 statues+7 statues_left-1")


@about("king")
def test_74_the_king() -> None:
    town = seat(hand=["king"], empty=("duke",), guilders=12, majorities=["persons"])
    agenda = [["end_round"], ["cards_phase", -1, 8], ["turn", 0]]
    state = table(town, seat(arms={"left": 3}, hand=[]), agenda=agenda, start=1)
    play(state, "recruit king blue")
    assert legal(state) == ["marker reputation", "marker canal"]
    refused(state, "marker persons", "majority_turned")
    play(state, "marker canal")  # the round ends: the rival has more tiles
    assert own(state, 0)["majorities"] == ["persons", "canal"]
    assert own(state, 1)["majorities"] == ["canal"]


@about("blacksmith")
def test_75_the_blacksmith() -> None:
    town = seat("blacksmith", hand=["spy", "nun"], workers={"brown": 1})
    assert brought(table(town), "house spy") == changes("houses+1 empty+1 brown-1 hand-1")
    refused(table(seat(hand=["spy", "nun"], workers={"brown": 1})), "house spy", "no_worker")


def test_75_the_blacksmith_asks_which_worker() -> None:
    town = seat("blacksmith", hand=["spy", "nun"], workers={"brown": 1, "red": 2})
    state = table(town)
    play(state, "house spy")
    assert legal(state) == ["colour brown", "colour red"]
    refused(state, "colour blue", "no_worker")
    assert brought(state, "colour red") == changes("red-1")


def test_75_even_the_blacksmith_needs_a_worker() -> None:
    refused(table(seat("blacksmith", hand=["spy"])), "house spy", "no_worker")


# ------------------------------------------------------------------ general rulings
def test_two_persons_with_the_same_effect_add_up() -> None:
    """Ruling 5: both give points for a house; see also 67."""
    town = seat("architect", "carpenter", hand=["spy", "nun"], workers={"violet": 1})
    found = brought(table(town), "house spy")
    assert found == changes("houses+1 empty+1 violet-1 hand-1 points+1 guilders+2")


def test_one_instead_of_effect_is_enough() -> None:
    """Ruling 6: with the inventor the blacksmith takes no worker either."""
    town = seat("inventor", "blacksmith", hand=["spy", "nun"], workers={"red": 1})
    assert brought(table(town), "house spy") == changes("houses+1 empty+1 hand-1")


def test_a_person_does_not_greet_themselves() -> None:
    """Ruling 7."""
    town = seat(hand=["innkeeper", "nun"], empty=("duke",), guilders=6)
    assert brought(table(town), "recruit innkeeper blue") == changes(f"guilders-6 {RECRUITED}")


def test_persons_of_others_cannot_be_used() -> None:
    state = table(seat(), seat("bookkeeper"))
    refused(state, "use bookkeeper", "not_before_you")


def test_standing_effects_and_laurels_cannot_be_used() -> None:
    state = table(seat("broker", "burgrave", "mayor", "bookkeeper"))
    for slug in ("broker", "burgrave", "mayor"):
        refused(state, f"use {slug}", "not_usable")


def test_reputation_by_a_person_is_beside_the_step_of_phase_2() -> None:
    """Ruling 10."""
    state = table(seat("duke", workers={"violet": 1}, guilders=9, reputation=11))
    found = brought(state, "use duke", "again")
    assert found == changes("violet-1 turned+1 guilders-2 reputation+1")
    top = table(seat("duke", workers={"violet": 1}, guilders=9, reputation=12))
    refused(top, "use duke", "at_the_top")


def test_lightning_at_the_top_of_the_track_does_nothing() -> None:
    """Ruling 8."""
    town = seat(hand=["noblewoman", "nun"], empty=("duke",), guilders=6, reputation=12)
    assert brought(table(town), "recruit noblewoman blue") == changes(f"guilders-6 {RECRUITED}")
