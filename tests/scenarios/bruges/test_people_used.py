"""Every person that is used once in a round, for a worker or freely, and concerns nobody else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tafelrunde import State
from tafelrunde.engine.laws import Laws
from tafelrunde.engine.rng import seeded
from tests.scenarios.bruges.table import (
    GAME,
    about,
    brought,
    cards,
    changes,
    legal,
    own,
    play,
    refused,
    seat,
    table,
    waiting,
)

EACH = {"blue": 1, "brown": 1, "yellow": 1, "red": 1, "violet": 1}
Town = dict[str, Any]

# Who, the worker they want, what the town has besides, moves after that, what all that brings
ROWS: list[tuple[str, str, Town, list[str], str]] = [
    # Adel
    ("duke", "violet", {"guilders": 2}, ["again"], "guilders-2 reputation+1"),
    ("duke", "violet", {"guilders": 2}, ["enough"], ""),
    ("baroness", "brown", {}, [], "points+1 guilders+1"),
    ("nobleman", "red", {"guilders": 3}, ["again"], "guilders-3 reputation+1"),
    ("baron", "blue", {}, [], "points+2"),
    ("prince", "yellow", {}, [], "points+1"),
    ("prince", "yellow", {"persons": ["prince", "queen", "king", "duke", "thief"]}, [], "points+3"),
    ("duchess", "", {"guilders": 5}, ["again", "again"], "guilders-4 points+2"),
    ("duchess", "", {"guilders": 5}, ["again", "enough"], "guilders-2 points+1"),
    ("duchess", "", {"guilders": 3}, ["again"], "guilders-2 points+1"),
    # Ämter
    ("town_clerk", "blue", {}, ["draw a", "draw b"], "hand+2 pile-2"),
    ("councillor", "violet", {"guilders": 4}, ["again"], "guilders-3 reputation+1"),
    ("weighmaster", "yellow", {}, [], "guilders+1"),
    ("weighmaster", "yellow", {"empty": ("king", "spy")}, [], "guilders+3"),
    (
        "weighmaster",
        "yellow",
        {"empty": ("king", "spy", "queen", "poet", "abbot", "thief")},
        [],
        "guilders+6",
    ),
    ("treasurer", "", {}, [], "guilders+3"),
    ("judge", "red", {"threats": EACH}, ["colour blue"], "!blue-1 points+1 guilders+1"),
    ("judge", "red", {}, [], "guilders+1"),
    # Amüsement
    (
        "juggler",
        "red",
        {},
        ["colour blue", "colour violet", "colour blue"],
        "blue+2 violet+1",
    ),
    ("puppeteer", "", {"workers": {"red": 2}}, ["colour red"], "red-1 guilders+3"),
    ("puppeteer", "", {"workers": {"red": 2}}, ["enough"], ""),
    ("dancer", "violet", {}, ["draw b"], "points+1 hand+1 pile-1"),
    ("bath_attendant", "blue", {}, [], "guilders+4"),
    ("bear_leader", "brown", {"threats": {"red": 1, "blue": 1}}, [], "points+2"),
    ("bear_leader", "brown", {"threats": EACH}, [], "points+3"),
    # Handel
    ("shipowner", "", {"arms": {"left": 1, "right": 2}}, [], "guilders+3"),
    ("shipowner", "", {"arms": {"left": 4, "right": 2}}, [], "guilders+4"),
    ("cloth_merchant", "blue", {"guilders": 7}, ["again"], "guilders-3 points+2"),
    (
        "chandler",
        "",
        {"guilders": 5},
        ["again", "colour red", "again", "colour blue"],
        "guilders-2 red+1 blue+1",
    ),
    ("chandler", "", {"guilders": 5}, ["again", "colour red", "enough"], "guilders-1 red+1"),
    ("pawnbroker", "", {}, ["give monk"], "hand-1 discard+1 guilders+3"),
    ("pawnbroker", "", {}, ["enough"], ""),
    ("cattle_dealer", "brown", {}, [], "guilders+5"),
    ("wine_merchant", "yellow", {}, [], "guilders+4"),
    ("jewel_dealer", "red", {"guilders": 9}, ["again"], "guilders-4 points+3"),
    # Handwerk
    ("shipwright", "blue", {"guilders": 5}, ["build right"], "right+1"),
    (
        "shipwright",
        "blue",
        {"guilders": 5, "arms": {"left": 3}},
        ["build left"],
        "left+1 guilders-2",
    ),
    (
        "shipwright",
        "blue",
        {"guilders": 3, "arms": {"left": 4}},
        ["build left"],
        "left+1 guilders-3 statues+7 statues_left-1",
    ),
    ("baker", "", {}, [], "guilders+1 yellow+1"),
    ("goldsmith", "yellow", {}, [], "points+2"),
    ("bricklayer", "violet", {}, ["house monk"], "hand-1 houses+1 empty+1"),
    ("tanner", "brown", {}, ["colour red", "colour red"], "red+2 guilders+1"),
    (
        "dyer",
        "",
        {"workers": {"red": 4}},
        ["colour red", "colour blue", "colour red", "colour blue", "colour red", "colour violet"],
        "red-3 blue+2 violet+1",
    ),
    ("dyer", "", {"workers": {"red": 4}}, ["colour red", "colour blue", "enough"], "red-1 blue+1"),
    # Hofstaat
    ("cupbearer", "violet", {}, ["part first", "draw a", "draw a"], "hand+2 pile-2"),
    ("cupbearer", "violet", {}, ["part second"], "guilders+4"),
    ("master_cook", "", {}, [], "blue+1 guilders+1"),
    (
        "stable_boy",
        "brown",
        {},
        ["colour red", "colour blue", "draw b"],
        "red+1 blue+1 hand+1 pile-1",
    ),
    ("lady_in_waiting", "blue", {"guilders": 2}, ["again"], "guilders-2 reputation+1"),
    # Kirche
    ("monk", "", {"hand": ["thief"]}, ["colour violet"], "violet+1"),
    ("pilgrim", "blue", {}, ["colour red"], "points+1 red+1"),
    ("indulgence_preacher", "yellow", {"threats": {"red": 2}}, [], "guilders+4"),
    ("indulgence_preacher", "yellow", {"threats": EACH}, [], "guilders+6"),
    (
        "abbess",
        "brown",
        {"workers": {"brown": 1, "red": 1, "blue": 2}},
        ["colour red", "colour blue"],
        "red-1 blue-1 points+3",
    ),
    # Kunst
    ("calligrapher", "violet", {}, [], "points+1 guilders+1"),
    ("lutenist", "", {}, [], "points+1"),
    # Schutz
    ("fire_warden", "blue", {"threats": EACH}, [], "!red-1 points+1 guilders+3"),
    ("fire_warden", "blue", {"threats": {"blue": 2}}, [], "guilders+3"),
    # Unterwelt
    ("smuggler", "blue", {}, ["colour brown"], "guilders+3 brown+1"),
    # Wissen
    ("physician", "brown", {"threats": EACH}, ["colour red", "draw a"],
     "!red-1 points+1 hand+1 pile-1"),
    ("physician", "brown", {}, ["draw a"], "hand+1 pile-1"),
    (
        "teacher",
        "violet",
        {"guilders": 4, "empty": ("king",), "hand": ["innkeeper", "monk"]},
        ["recruit innkeeper yellow"],
        "guilders-4 hand-1 persons+1 empty-1",
    ),
    (
        "teacher",
        "violet",
        {"guilders": 0, "empty": ("king",), "hand": ["barmaid", "monk"]},
        ["recruit barmaid yellow"],
        "guilders+4 hand-1 persons+1 empty-1",
    ),
]  # fmt: skip
DICE = {"blue": 2, "brown": 4, "yellow": 5, "red": 3, "violet": 1}  # a step costs 3


@about(*{row[0] for row in ROWS})
@pytest.mark.parametrize(("slug", "worker", "town", "moves", "brings"), ROWS)
def test_used(slug: str, worker: str, town: Town, moves: list[str], brings: str) -> None:
    paid = f"{worker}-1" if worker else ""
    plain = seat(slug, hand=["monk" if slug != "monk" else "nun", "assassin"])
    state = table({**plain, "workers": {worker: 1} if worker else {}, **town}, dice=DICE)
    found = brought(state, f"use {slug}", *moves)
    assert found == changes(f"turned+1 {paid} {brings}")
    assert waiting(state) == ("turn", 0)  # a card is still to be played
    refused(state, f"use {slug}", "used_up")


WORKERS = [(slug, worker) for slug, worker in dict.fromkeys((r[0], r[1]) for r in ROWS) if worker]


@pytest.mark.parametrize(("slug", "worker"), WORKERS)
def test_without_the_worker_nobody_helps(slug: str, worker: str) -> None:
    others = {colour: 2 for colour in EACH if colour != worker}
    town = seat(slug, hand=["assassin"], workers=others, guilders=9, threats=EACH, arms={"left": 1})
    assert refused(table(town, dice=DICE), f"use {slug}", "no_worker")["colour"] == worker


# What would be in vain is refused, and the worker is kept
VAIN: list[tuple[str, str, Town, str]] = [
    ("duke", "violet", {"guilders": 1}, "no_guilders"),
    ("duke", "violet", {"guilders": 9, "reputation": 12}, "at_the_top"),
    ("councillor", "violet", {"guilders": 2}, "no_guilders"),
    ("lady_in_waiting", "blue", {"guilders": 1}, "no_guilders"),
    ("nobleman", "red", {"guilders": 2}, "no_guilders"),
    ("cloth_merchant", "blue", {"guilders": 2}, "no_guilders"),
    ("jewel_dealer", "red", {"guilders": 3}, "no_guilders"),
    ("duchess", "", {"guilders": 1}, "no_guilders"),
    ("chandler", "", {"guilders": 0}, "no_guilders"),
    ("puppeteer", "", {}, "no_worker"),
    ("dyer", "", {}, "no_worker"),
    ("abbess", "brown", {}, "no_worker"),
    ("pawnbroker", "", {"hand": []}, "hand_empty"),
    ("ladys_maid", "", {"hand": []}, "hand_empty"),
    ("bricklayer", "violet", {"hand": []}, "hand_empty"),
    ("librarian", "", {}, "discard_empty"),
    ("shipowner", "", {}, "nothing_to_gain"),
    ("bear_leader", "brown", {}, "nothing_to_gain"),
    ("indulgence_preacher", "yellow", {}, "nothing_to_gain"),
    ("jailer", "brown", {}, "no_marker"),
    ("shipwright", "blue", {"guilders": 0, "arms": {"left": 2, "right": 3}}, "no_guilders"),
    ("teacher", "violet", {}, "no_house"),
    ("teacher", "violet", {"empty": ("king",), "guilders": 9}, "no_guilders"),
    ("teacher", "violet", {"empty": ("king",), "hand": []}, "hand_empty"),
    ("acrobat", "yellow", {}, "nobody_turned"),
    ("actor", "red", {}, "nobody_to_copy"),
    ("coachman", "yellow", {"hand": ["spy"]}, "hand_empty"),
]


@pytest.mark.parametrize(("slug", "worker", "town", "reason"), VAIN)
def test_in_vain(slug: str, worker: str, town: Town, reason: str) -> None:
    one = {**seat(slug, "bookkeeper", hand=["assassin"], guilders=5), **town}
    one["workers"] = {worker: 1} if worker else {}
    refused(table(one, dice=DICE), f"use {slug}", reason)


def test_nobleman_needs_a_cheap_die() -> None:
    dice = {"blue": 3, "brown": 4, "yellow": 5, "red": 3, "violet": 6}
    town = seat("nobleman", "burgrave", workers={"red": 1}, guilders=9)
    refused(table(town, dice=dice), "use nobleman", "no_cheap_die")


def test_nobleman_pays_the_dice_without_the_discount_of_phase_2() -> None:
    town = seat("nobleman", "burgrave", workers={"red": 1}, guilders=9)
    found = brought(table(town, dice=DICE), "use nobleman", "again")
    assert found == changes("red-1 turned+1 guilders-3 reputation+1")


@about("astronomer", "card_sharp")
def test_dice() -> None:
    state = table(seat("astronomer", "card_sharp", workers={"blue": 1}), dice=DICE)
    assert brought(state, "use card_sharp") == changes("turned+1 guilders+1")
    assert brought(state, "use astronomer") == changes("turned+1 blue-1 guilders+5")


# --------------------------------------------------------------------------- cards
@about("fortune_teller", "falconer")
@pytest.mark.parametrize(("slug", "worker"), [("fortune_teller", "yellow"), ("falconer", "red")])
def test_looking_at_three_cards(slug: str, worker: str) -> None:
    state = table(seat(slug, workers={worker: 1}), b_top=["spy", "king", "duke", "queen"])
    found = brought(state, f"use {slug}", "draw b")
    assert found == changes(f"turned+1 {worker}-1 pile-3 offer+3")
    assert legal(state) == ["keep duke", "keep king", "keep spy"]
    refused(state, "keep queen", "not_offered")
    play(state, "keep king")
    assert legal(state) == ["put duke", "put spy"]
    assert brought(state, "put spy") == changes("offer-2 pile+2")
    assert cards(state, "pile_b")[-3:] == ["queen", "spy", "duke"]
    assert "king" in cards(state, "hand", 0)


def test_looking_at_fewer_cards() -> None:
    town = seat("falconer", workers={"red": 1})
    state = table(town, pile_b=["spy", "king"], extra=["duke", "queen"])
    play(state, "use falconer", "draw b", "keep king")
    assert cards(state, "pile_b") == ["spy"]
    assert (cards(state, "extra"), state.to_json()["last_round"]) == (["duke", "queen"], 0)


def test_looking_at_the_last_card_empties_the_pile() -> None:
    town = seat("falconer", workers={"red": 1})
    state = table(town, pile_b=["spy"], extra=["duke", "queen"], round=4)
    play(state, "use falconer", "draw b", "keep spy")
    assert cards(state, "pile_b") == ["duke", "queen"]
    assert state.to_json()["last_round"] == 5


@about("ladys_maid")
def test_ladys_maid_discards_first_and_draws_then() -> None:
    town = seat("ladys_maid", hand=["assassin", "spy", "nun"])
    state = table(town, b_top=["king", "duke"])
    play(state, "use ladys_maid", "give spy")
    assert sorted(legal(state)) == ["enough", "give assassin", "give nun"]
    found = brought(state, "give nun")
    assert found == changes("hand-1 discard+1")
    assert brought(state, "draw b", "draw b") == changes("hand+2 pile-2")
    assert sorted(cards(state, "hand", 0)) == ["assassin", "duke", "king"]
    assert waiting(state) == ("turn", 0)


def test_ladys_maid_for_one_card() -> None:
    state = table(seat("ladys_maid", hand=["assassin", "spy"]), b_top=["king", "duke"])
    play(state, "use ladys_maid", "give spy")
    assert brought(state, "enough", "draw b") == changes("hand+1 pile-1")
    assert waiting(state) == ("turn", 0)


def test_ladys_maid_with_a_single_card() -> None:
    """What was drawn is not discarded again."""
    state = table(seat("ladys_maid", hand=["spy"]), b_top=["king", "duke"])
    found = brought(state, "use ladys_maid", "give spy", "draw b")
    assert found == changes("turned+1 discard+1 pile-1")
    assert waiting(state) == ("turn", 0)
    assert cards(state, "hand", 0) == ["king"]


def test_ladys_maid_declines() -> None:
    state = table(seat("ladys_maid", hand=["spy"]))
    assert brought(state, "use ladys_maid", "enough") == changes("turned+1")


@about("librarian")
def test_librarian() -> None:
    state = table(seat("librarian", hand=["assassin", "spy"]), discard=["king", "duke"])
    found = brought(state, "use librarian", "give spy")
    assert found == changes("turned+1")
    assert cards(state, "discard") == ["king", "spy"]
    assert sorted(cards(state, "hand", 0)) == ["assassin", "duke"]


# ------------------------------------------------------------------------- exchanges
def test_dyer_gives_other_colours() -> None:
    state = table(seat("dyer", workers={"red": 1}))
    play(state, "use dyer")
    refused(state, "colour blue", "no_worker")
    play(state, "colour red")
    refused(state, "colour red", "same_colour")
    refused(state, "enough", "answer_first")


def test_abbess_cannot_stop_half_way() -> None:
    state = table(seat("abbess", workers={"brown": 1, "red": 3}))
    play(state, "use abbess", "colour red")
    refused(state, "enough", "must_go_on")


def test_abbess_needs_two_further_workers() -> None:
    """The brown one pays for the abbess herself."""
    state = table(seat("abbess", workers={"brown": 1, "red": 1}))
    refused(state, "use abbess", "no_worker")


def test_shipwright_and_the_price_of_the_space() -> None:
    state = table(seat("shipwright", workers={"blue": 1}, guilders=1, arms={"left": 2, "right": 4}))
    play(state, "use shipwright")
    refused(state, "build right", "no_guilders")
    assert brought(state, "build left") == changes("left+1 guilders-1")


@about("acrobat")
def test_acrobat_turns_another_person_back() -> None:
    town = seat("acrobat", "servant", "bookkeeper", turned=["servant", "bookkeeper"])
    town["workers"] = {"yellow": 1, "red": 1}
    state = table(town)
    play(state, "use acrobat")
    assert legal(state) == ["wake bookkeeper", "wake servant"]
    refused(state, "wake acrobat", "not_offered")
    assert brought(state, "wake servant") == changes("turned-1")
    assert brought(state, "use servant", "draw a") == changes("turned+1 red-1 hand+1 pile-1")
    assert own(state)["turned"] == ["acrobat", "bookkeeper", "servant"]


# ------------------------------------------------------------- what a turn tells of a hand
def after_a_card(*hand: str, guilders: int = 0) -> State:
    """A town with a teacher and a worker for them; a card was played and these are left."""
    town = seat("teacher", hand=["monk", *hand], empty=("king",), guilders=guilders)
    return play(table({**town, "workers": {"violet": 1}}), "workers monk")


def test_a_turn_stays_open_for_the_teacher_whoever_is_in_the_hand() -> None:
    """Somebody with the back of the innkeeper may cost nothing; the innkeeper costs 6 - 2."""
    state = after_a_card("innkeeper", guilders=3)
    assert waiting(state) == ("turn", 0)
    assert legal(state) == ["end"]
    assert state.formality() == state.parse("end")
    refused(state, "use teacher", "no_guilders")
    play(state, "end")
    assert waiting(state) == ("turn", 1)


def test_a_turn_with_a_person_to_use_is_no_formality() -> None:
    state = after_a_card("innkeeper", guilders=4)
    assert legal(state) == ["use teacher", "end"]
    assert state.formality() == -1


@pytest.mark.parametrize(
    ("hand", "guilders"),
    [
        (["poet"], 0),  # yellow persons cost 3 at least, so 1 with a teacher
        ([], 9),
    ],
)
def test_a_turn_is_over_where_everybody_can_tell(hand: list[str], guilders: int) -> None:
    assert waiting(after_a_card(*hand, guilders=guilders)) == ("turn", 1)


def test_a_turn_stays_open_for_an_actor_who_could_copy_a_teacher() -> None:
    town = seat("actor", hand=["monk", "innkeeper"], empty=("king",), guilders=3)
    state = table({**town, "workers": {"red": 1}}, seat("teacher"))
    play(state, "workers monk")
    assert waiting(state) == ("turn", 0)
    assert state.formality() == state.parse("end")
    refused(state, "use actor", "nothing_to_copy")


def test_the_others_can_go_on_from_an_open_turn_in_all_their_worlds() -> None:
    state = after_a_card("innkeeper", guilders=4)
    hopeless = 0
    for seed in range(60):
        world = state.determinize(1, seed)
        assert GAME.from_json(world.to_json()) == world
        hopeless += legal(world) == ["end"]
    assert 0 < hopeless < 60


def test_the_law_about_questions_holds_for_a_teacher() -> None:
    """Everybody knows that the monk is there, so the move is legal in all worlds of the others."""
    hand = [{"card": "monk", "public": True}, "innkeeper"]
    town = seat("teacher", hand=hand, empty=("king",), guilders=4, workers={"violet": 1})
    state = table(town)
    laws = Laws(GAME, seeded(1), Counter())
    for _ in range(20):
        laws.questions_tell_nothing(state, state.parse("workers monk"))
    assert laws.count["law 6f questions tell nothing"] == 20 * 2  # for both others
