"""Every person with lightning: what recruiting them brings, and nothing else."""

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
    table,
    threats,
    waiting,
)

COMES = "hand-1 persons+1 empty-1"
EACH = {"blue": 1, "brown": 1, "yellow": 1, "red": 1, "violet": 1}
Town = dict[str, Any]

# Who, their price, what the town has besides, moves after recruiting, what that brings
ROWS: list[tuple[str, int, Town, list[str], str]] = [
    ("noblewoman", 6, {"reputation": 3}, [], "reputation+1"),
    ("squire", 3, {}, [], "points+2"),
    ("princess", 6, {}, ["part first"], "reputation+1"),
    ("princess", 6, {}, ["part second"], "points+2"),
    ("mint_master", 3, {}, [], "guilders+1"),
    ("mint_master", 3, {"persons": ["thief", "king"]}, [], "guilders+3"),
    (
        "mint_master",
        3,
        {"persons": ["thief", "king", "spy", "duke", "queen", "poet", "abbot"]},
        [],
        "guilders+6",
    ),
    ("bailiff", 9, {}, [], "most_persons+1"),
    ("bailiff", 9, {"majorities": ["persons"]}, [], ""),
    ("lay_judge", 3, {"threats": EACH}, ["colour yellow"], "!yellow-1 points+1 guilders+2"),
    ("lay_judge", 3, {}, [], "guilders+2"),
    ("town_crier", 0, {}, ["draw a", "draw b"], "hand+2 pile-2"),
    ("fire_eater", 0, {"threats": {"red": 2, "blue": 2}}, [], "!red-1 points+1 guilders+2"),
    ("fire_eater", 0, {"threats": {"blue": 2}}, [], "guilders+2"),
    ("barmaid", 0, {}, [], "guilders+4"),
    ("conjurer", 6, {}, [], "blue+1 brown+1 yellow+1 red+1 violet+1"),
    ("fishmonger", 0, {}, [], "guilders+3 blue+1"),
    ("furrier", 6, {}, [], "guilders+9"),
    (
        "hawker",
        0,
        {"workers": {"red": 3, "blue": 1}},
        ["colour red", "colour blue", "colour red"],
        "red-2 blue-1 guilders+9",
    ),
    ("hawker", 0, {"workers": {"red": 3}}, ["colour red", "enough"], "red-1 guilders+3"),
    ("hawker", 0, {"workers": {"red": 3}}, ["enough"], ""),
    ("hawker", 0, {"workers": {"red": 1}}, ["colour red"], "red-1 guilders+3"),
    ("hawker", 0, {}, [], ""),
    ("potter", 0, {}, [], "brown+3"),
    ("huntsman", 0, {}, ["draw b", "draw b"], "hand+2 pile-2 guilders+1"),
    ("herald", 3, {}, ["draw a", "draw b"], "hand+2 pile-2 points+1"),
    ("nun", 0, {"threats": EACH}, ["colour violet"], "!violet-1 points+1 guilders+1"),
    ("nun", 0, {}, [], "guilders+1"),
    ("sexton", 0, {}, ["colour red", "colour blue", "colour red"], "red+2 blue+1"),
    ("beguine", 3, {}, ["colour violet", "colour brown"], "points+1 violet+1 brown+1"),
    ("deacon", 3, {"threats": EACH}, ["colour red", "colour blue"], "!red-1 !blue-1 points+2"),
    ("deacon", 3, {"threats": {"red": 2}}, ["colour red", "colour red"], "!red-2 points+2"),
    ("deacon", 3, {"threats": EACH}, ["colour red", "enough"], "!red-1 points+1"),
    ("deacon", 3, {"threats": EACH}, ["enough"], ""),
    ("deacon", 3, {}, [], ""),
    ("singer", 3, {}, [], "points+1"),
    ("singer", 3, {"persons": ["poet", "painter", "thief"]}, [], "points+3"),
    (
        "singer",
        3,
        {"persons": ["poet", "painter", "illuminator", "sculptor", "composer"]},
        [],
        "points+4",
    ),
    ("flautist", 0, {}, ["draw a"], "hand+1 pile-1 red+2"),
    ("water_carrier", 0, {"threats": {"red": 2, "blue": 1}}, [], "!red-2 points+2 guilders+2"),
    ("water_carrier", 0, {"threats": {"blue": 1}}, [], "guilders+2"),
    ("counterfeiter", 3, {}, [], "guilders+9 !violet+1"),
    ("counterfeiter", 3, {"threats": {"violet": 2}}, [], "guilders+9 !violet-2 points-3"),
    ("apothecary", 3, {"threats": {"brown": 2, "blue": 1}}, [], "!brown-2 points+2 guilders+4"),
    ("apothecary", 3, {"threats": {"red": 2}}, [], "guilders+4"),
    ("mathematician", 3, {"reputation": 5}, [], "guilders+5"),
    ("mathematician", 3, {"reputation": 11}, [], "guilders+8"),
    ("mathematician", 3, {}, [], ""),
    ("student", 0, {}, ["draw a", "draw b", "draw a"], "hand+3 pile-3"),
]


@about(*{row[0] for row in ROWS})
@pytest.mark.parametrize(("slug", "price", "town", "moves", "brings"), ROWS)
def test_lightning(slug: str, price: int, town: Town, moves: list[str], brings: str) -> None:
    # Enough guilders for the price, and one seat after it that still has a card to play
    one = {**seat(hand=[slug, "monk"], empty=("assassin",), guilders=price), **town}
    state = table(one, seat(hand=["jailer"]))
    found = brought(state, f"recruit {slug} brown", *moves)
    assert found == changes(f"{COMES} guilders-{price} {brings}")
    assert waiting(state) == ("turn", 1)


def recruiting(slug: str, price: int, **town: Any) -> dict[str, Any]:
    return {**seat(hand=[slug, "monk"], empty=("assassin",), guilders=price), **town}


def test_a_third_marker_is_named_with_its_damage() -> None:
    town = recruiting("counterfeiter", 3, threats={"violet": 2}, points=9)
    options = table(town).prompt(0).options
    (option,) = [o for o in options if o.notation == "recruit counterfeiter brown"]
    assert option.brings == {"hand": -1, "persons": 1, "guilders": 6, "threats": -2, "points": -3}


# ------------------------------------------------------------------ who returns markers
@about("halberdier")
def test_halberdier_returns_one_of_each_colour() -> None:
    town = recruiting("halberdier", 6, threats={"blue": 2, "red": 1, "violet": 1})
    state = table(town)
    play(state, "recruit halberdier brown")
    assert legal(state) == ["colour blue", "colour red", "colour violet", "enough"]
    refused(state, "colour yellow", "no_marker")
    assert brought(state, "colour violet") == changes("!violet-1 points+1")
    assert brought(state, "colour blue") == changes("!blue-1 points+1")
    assert legal(state) == ["colour red", "enough"]
    refused(state, "colour blue", "one_of_each")
    assert brought(state, "colour red") == changes("!red-1 points+1")
    assert waiting(state) == ("turn", 1)


def test_halberdier_may_leave_markers() -> None:
    """Up to one of each colour."""
    state = table(recruiting("halberdier", 6, threats={"blue": 2, "red": 1}))
    play(state, "recruit halberdier brown", "colour red")
    assert brought(state, "enough") == {}
    assert threats(state) == {"blue": 2}


def test_halberdier_without_a_marker() -> None:
    state = table(recruiting("halberdier", 6))
    assert brought(state, "recruit halberdier brown") == changes(f"{COMES} guilders-6")


@pytest.mark.parametrize("slug", ["nun", "lay_judge"])
def test_lightning_is_mandatory(slug: str) -> None:
    """Ruling 8: only what says `up to` or `may` can be declined."""
    state = table(recruiting(slug, 3, threats={"red": 1, "blue": 1}))
    play(state, f"recruit {slug} brown")
    assert legal(state) == ["colour blue", "colour red"]
    refused(state, "enough", "must_go_on")


def test_stonemason_must_build() -> None:
    state = table(recruiting("stonemason", 6))
    play(state, "recruit stonemason brown")
    assert legal(state) == ["build left", "build right"]
    refused(state, "enough", "must_go_on")


def test_stonemason_with_a_finished_canal() -> None:
    town = recruiting(
        "stonemason", 6, arms={"left": 5, "right": 5}, finished=["left", "right"],
        statues=["7", "6"],
    )  # fmt: skip
    assert brought(table(town), "recruit stonemason brown") == changes(f"{COMES} guilders-6")


# ------------------------------------------------------------------------ cards, persons
@about("fool")
def test_fool_takes_a_card_out_of_the_discard_pile() -> None:
    state = table(recruiting("fool", 3), discard=["spy", "king", "duke"])
    play(state, "recruit fool brown")
    assert legal(state) == ["keep duke", "keep king", "keep spy"]
    refused(state, "keep queen", "not_offered")
    assert brought(state, "keep king") == changes("hand+1 discard-1")
    assert cards(state, "discard") == ["spy", "duke"]
    assert "king" in cards(state, "hand", 0)


def test_fool_finds_nothing() -> None:
    state = table(recruiting("fool", 3))
    assert brought(state, "recruit fool brown") == changes(f"{COMES} guilders-3")


@about("page")
def test_page_brings_another_person() -> None:
    town = seat(hand=["page", "innkeeper", "spy"], empty=("assassin", "duke"), guilders=6)
    state = table(town)
    play(state, "recruit page brown")
    found = brought(state, "recruit innkeeper blue")  # 6, for 3 less
    assert found == changes(f"{COMES} guilders-3")


def test_page_may_come_alone() -> None:
    town = seat(hand=["page", "innkeeper", "spy"], empty=("assassin", "duke"), guilders=6)
    state = table(town)
    play(state, "recruit page brown")
    assert brought(state, "enough") == {}
    assert own(state)["persons"] == ["page"]


@pytest.mark.parametrize(
    ("empty", "guilders", "hand"),
    [
        (("assassin",), 9, ["spy"]),  # no house is left
        (("assassin", "duke"), 9, []),
    ],
)
def test_page_needs_house_and_card(empty: tuple[str, ...], guilders: int, hand: list[str]) -> None:
    state = table(seat(hand=["page", *hand], empty=empty, guilders=guilders))
    assert brought(state, "recruit page brown") == changes(f"{COMES} guilders-3")
    assert waiting(state) == ("turn", 1)


def test_page_is_asked_although_nobody_can_be_paid() -> None:
    """Somebody with the back of the innkeeper costs nothing, for all that the others know."""
    state = table(seat(hand=["page", "innkeeper"], empty=("assassin", "duke"), guilders=5))
    play(state, "recruit page brown")
    assert waiting(state) == ("ask_recruit", 0)
    assert legal(state) == ["enough"]
    assert state.formality() == state.parse("enough")
    facts = refused(state, "recruit innkeeper blue", "no_guilders")
    assert (facts["price"], facts["guilders"]) == (3, 2)
    assert brought(state, "enough") == {}
    assert waiting(state) == ("turn", 1)


def test_page_and_somebody_who_can_be_paid_are_no_formality() -> None:
    state = table(seat(hand=["page", "innkeeper"], empty=("assassin", "duke"), guilders=6))
    play(state, "recruit page brown")
    assert legal(state) == ["recruit innkeeper blue", "enough"]
    assert state.formality() == -1


def test_page_and_the_lightning_of_another() -> None:
    town = seat(hand=["page", "barmaid", "spy"], empty=("assassin", "duke"), guilders=3)
    state = table(town)
    play(state, "recruit page brown")
    assert brought(state, "recruit barmaid blue") == changes(f"{COMES} guilders+4")


# ------------------------------------------------------------------------- against rivals
@about("wrestler")
def test_wrestler_takes_two_workers_of_one_rival() -> None:
    rivals = [seat(workers={"red": 2, "blue": 1}), seat(workers={"violet": 1}), seat()]
    state = table(recruiting("wrestler", 6), *rivals)
    play(state, "recruit wrestler brown")
    assert legal(state) == ["rival 1", "rival 2"]
    refused(state, "rival 3", "nothing_to_take")
    refused(state, "rival 0", "not_oneself")
    play(state, "rival 1")
    refused(state, "colour violet", "no_worker")
    found = brought(state, "colour red", "colour blue")
    assert found == changes("red+1 blue+1 1.red-1 1.blue-1")


def test_wrestler_takes_no_more_than_there_is() -> None:
    state = table(recruiting("wrestler", 6), seat(workers={"violet": 1}), seat())
    found = brought(state, "recruit wrestler brown", "colour violet")
    assert found == changes(f"{COMES} guilders-6 violet+1 1.violet-1")


@about("wrecker", "rat_catcher")
@pytest.mark.parametrize(("slug", "colour"), [("wrecker", "blue"), ("rat_catcher", "brown")])
def test_a_marker_for_every_rival(slug: str, colour: str) -> None:
    state = table(recruiting(slug, 3), seat(), seat(), seat())
    found = brought(state, f"recruit {slug} brown")
    markers = " ".join(f"{k}.!{colour}+1" for k in (1, 2, 3))
    assert found == changes(f"{COMES} guilders-3 {markers}")


def test_wrecker_brings_a_flood() -> None:
    rival = seat(threats={"blue": 2}, workers={"red": 2, "blue": 1})
    state = table(recruiting("wrecker", 3), seat(), rival)
    found = brought(state, "recruit wrecker brown")
    assert found == changes(f"{COMES} guilders-3 1.!blue+1 2.!blue-2 2.red-2 2.blue-1")


@pytest.mark.parametrize(
    ("start", "turn", "order"), [(0, 1, (1, 2)), (1, 3, (1, 2)), (2, 2, (2, 1))]
)
def test_rat_catcher_brings_the_plague_from_the_start_player_on(
    start: int, turn: int, order: tuple[int, int]
) -> None:
    """Seat 0 has its first turn, whoever is the start player."""
    one = seat("king", "spy", threats={"brown": 2})
    other = seat("thief", "queen", threats={"brown": 2})
    agenda = [["end_round"], ["cards_phase", -1, turn], ["turn", 0]]
    state = table(recruiting("rat_catcher", 3), one, other, agenda=agenda, start=start)
    play(state, "recruit rat_catcher brown")
    lost = {1: "lose spy", 2: "lose thief"}
    first, second = order
    assert waiting(state) == ("plague", first)
    assert threats(state, second) == {"brown": 2}
    play(state, lost[first])
    assert waiting(state) == ("plague", second)
    play(state, lost[second])
    gone = {1: "spy", 2: "thief"}
    assert cards(state, "discard") == [gone[first], gone[second]]
    assert (threats(state, 1), threats(state, 2)) == ({}, {})


def test_mercenary_brings_a_raid() -> None:
    state = table(recruiting("mercenary", 3), seat(threats={"yellow": 2}, guilders=8), seat())
    found = brought(state, "recruit mercenary brown")
    assert found == changes(f"{COMES} guilders-3 1.!yellow-2 1.guilders-8 2.!yellow+1")


@about("assassin")
def test_assassin() -> None:
    town = seat(hand=["assassin", "monk"], empty=("jailer",), guilders=12)
    state = table(town, seat("king", "spy"), seat("thief"))
    play(state, "recruit assassin brown")
    assert legal(state) == ["rival 1", "rival 2"]
    play(state, "rival 1")
    assert waiting(state) == ("plague", 1)
    assert brought(state, "lose king") == changes("1.persons-1 1.empty+1 discard+1")


@about("arsonist")
def test_arsonist() -> None:
    state = table(recruiting("arsonist", 9), seat("king", empty=("spy",)), seat(arms={"left": 2}))
    play(state, "recruit arsonist brown", "rival 1")
    assert waiting(state) == ("fire", 1)
    assert brought(state, "burn violet") == changes("1.houses-1 1.empty-1 discard+1")


def test_arsonist_and_a_canal() -> None:
    state = table(recruiting("arsonist", 9), seat(), seat(arms={"left": 2}))
    found = brought(state, "recruit arsonist brown", "rival 2")
    assert found == changes(f"{COMES} guilders-9 2.left-1")


@about("robber")
def test_robber_takes_two_of_everybody() -> None:
    state = table(recruiting("robber", 6), seat(guilders=7), seat(guilders=1), seat(guilders=0))
    found = brought(state, "recruit robber brown")
    assert found == changes(f"{COMES} guilders-6 guilders+3 1.guilders-2 2.guilders-1")


def test_king_with_all_markers_turned() -> None:
    town = recruiting("king", 12, majorities=["reputation", "persons", "canal"])
    assert brought(table(town), "recruit king brown") == changes(f"{COMES} guilders-12")


@pytest.mark.parametrize("slug", ["wrestler", "robber", "mercenary", "assassin", "arsonist"])
def test_the_bodyguard_keeps_rivals_away(slug: str) -> None:
    town = seat(hand=[slug, "monk"], empty=("jailer",), guilders=12)
    guarded = seat("bodyguard", workers={"red": 2}, guilders=7, arms={"left": 1})
    before = own(table(town, guarded), 1)
    state = table(town, guarded)
    play(state, f"recruit {slug} brown")
    assert waiting(state) == ("turn", 1)
    assert own(state, 1) == before


@pytest.mark.parametrize(("slug", "gain"), [("singer", {"points": 1}), ("mint_master", {})])
def test_what_is_promised_counts_whoever_comes(slug: str, gain: dict[str, int]) -> None:
    """The mint master costs 3 and brings 1 back."""
    state = table(recruiting(slug, 3))
    options = {one.notation: one.brings for one in state.prompt(0).options}
    price = -2 if slug == "mint_master" else -3
    wanted = {"guilders": price, "hand": -1, "persons": 1, **gain}
    assert options[f"recruit {slug} brown"] == wanted
