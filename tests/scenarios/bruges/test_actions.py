"""The six actions: scenarios 38 to 52."""

from __future__ import annotations

import pytest

import tafelrunde
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.boardgames.bruges.turn import Turn
from tafelrunde.engine.rng import seeded
from tests.scenarios.bruges.table import (
    COLOURS,
    brought,
    cards,
    changes,
    fact,
    legal,
    own,
    play,
    refused,
    seat,
    table,
    waiting,
)

OF_COLOUR = {
    "blue": "duke",
    "brown": "baroness",
    "yellow": "thief",
    "red": "robber",
    "violet": "spy",
}


@pytest.mark.parametrize("colour", COLOURS)
def test_38_two_workers(colour: str) -> None:
    card = OF_COLOUR[colour]
    state = table(seat(hand=[card, "nun"]))
    assert brought(state, f"workers {card}") == changes(f"{colour}+2 hand-1 discard+1")
    assert cards(state, "discard") == [card]


@pytest.mark.parametrize("colour", COLOURS)
def test_39_as_many_guilders_as_the_die_shows(colour: str) -> None:
    dice = dict(zip(COLOURS, (1, 2, 6, 3, 5), strict=True))
    card = OF_COLOUR[colour]
    state = table(seat(hand=[card, "nun"]), dice=dice)
    assert brought(state, f"guilders {card}") == changes(
        f"guilders+{dice[colour]} hand-1 discard+1"
    )


@pytest.mark.parametrize("colour", COLOURS)
def test_40_a_marker_back_for_a_point(colour: str) -> None:
    card = OF_COLOUR[colour]
    state = table(seat(hand=[card, "nun"], threats={colour: 2}))
    assert brought(state, f"calm {card}") == changes(f"!{colour}-1 points+1 hand-1 discard+1")


def test_41_no_marker_of_this_colour() -> None:
    state = table(seat(hand=["baroness"], threats={"blue": 2}))
    assert refused(state, "calm baroness", "no_marker")["colour"] == "brown"


def test_42_the_next_space_of_the_canal() -> None:
    state = table(seat(hand=["duke", "nun"]))
    assert legal(state, "canal") == ["canal duke left", "canal nun left"]
    assert brought(state, "canal duke left") == changes("left+1 guilders-1 hand-1 discard+1")


def test_43_the_colour_must_fit() -> None:
    state = table(seat(hand=["duke"], arms={"left": 1, "right": 1}, guilders=9))
    assert refused(state, "canal duke left", "wrong_colour")["colour"] == "yellow"
    assert refused(state, "canal duke right", "wrong_colour")["colour"] == "brown"


def test_44_too_few_guilders_for_the_space() -> None:
    state = table(seat(hand=["robber"], arms={"left": 3}, guilders=3))
    facts = refused(state, "canal robber left", "no_guilders")
    assert (facts["price"], facts["guilders"]) == (4, 3)


# Canal spaces by gatehouse and arm, from the gatehouse outward.
ARMS = {
    (0, "left"): ("blue", "yellow", "violet", "red", "brown"),
    (0, "right"): ("red", "brown", "blue", "yellow", "violet"),
    (1, "left"): ("yellow", "violet", "red", "brown", "blue"),
    (1, "right"): ("brown", "blue", "yellow", "violet", "red"),
    (2, "left"): ("violet", "red", "brown", "blue", "yellow"),
    (2, "right"): ("blue", "yellow", "violet", "red", "brown"),
    (3, "left"): ("red", "brown", "blue", "yellow", "violet"),
    (3, "right"): ("yellow", "violet", "red", "brown", "blue"),
}


@pytest.mark.parametrize(("number", "side"), ARMS)
@pytest.mark.parametrize("built", range(5))
def test_every_space_has_its_colour_and_price(number: int, side: str, built: int) -> None:
    wanted = ARMS[number, side][built]
    town = seat(hand=list(OF_COLOUR.values()), arms={side: built}, guilders=built + 1)
    players = [seat(hand=["nun"]), seat(hand=["monk"]), seat(hand=["king"]), seat(hand=["queen"])]
    players[number] = town
    agenda = [["end_round"], ["cards_phase", -1, number + 1], ["turn", number]]
    state = table(*players, agenda=agenda)
    fitting = [move for move in legal(state, "canal") if move.endswith(side)]
    assert fitting == [f"canal {OF_COLOUR[wanted]} {side}"]
    play(state, fitting[0])
    assert own(state, number)["guilders"] == 0
    assert own(state, number)["arms"] == {side: built + 1}


def test_an_arm_that_is_complete_grows_no_further() -> None:
    town = seat(hand=["duke"], arms={"left": 5}, finished=["left"], statues=["7"])
    refused(table(town), "canal duke left", "arm_complete")


def test_45_whoever_completes_an_arm_takes_the_best_statue() -> None:
    one = seat(hand=["baroness", "nun"], arms={"left": 4}, guilders=5)
    other = seat(hand=["squire", "monk"], arms={"left": 4}, guilders=5)
    state = table(one, other)
    found = brought(state, "canal baroness left")
    assert found == changes("left+1 guilders-5 statues+7 statues_left-1 hand-1 discard+1")
    assert waiting(state) == ("turn", 1)
    found = brought(state, "canal squire left")
    assert found == changes("1.left+1 1.guilders-5 1.statues+6 statues_left-1 1.hand-1 discard+1")


def test_what_a_tile_is_worth_is_said_with_the_choice() -> None:
    town = seat(hand=["duke", "baroness", "robber"], arms={"left": 4, "right": 2}, guilders=9)
    assert remark(table(town), "canal baroness left") == ("statue", {"points": 7})
    assert remark(table(town), "canal duke right") == ("scenic", {"points": 3})
    town = seat(hand=["robber"], arms={"left": 3}, guilders=9)
    assert remark(table(town), "canal robber left") == ("", {})


def remark(state: tafelrunde.State, move: str) -> tuple[str, dict[str, object]]:
    (option,) = [o for o in state.prompt(0).options if o.notation == move]
    return option.remark, dict(option.facts)


def test_46_no_statue_is_left() -> None:
    town = seat(hand=["baroness", "nun"], arms={"left": 4}, guilders=5)
    rich = seat(finished=["left", "right"], statues=["7", "6"])
    rich_too = seat(finished=["left", "right"], statues=["5", "4"])
    third = seat(finished=["left", "right"], statues=["3", "2"])
    state = table(town, rich, rich_too, third)
    assert fact(state, "statues_left") == 0
    found = brought(state, "canal baroness left")
    assert found == changes("left+1 guilders-5 hand-1 discard+1")
    assert own(state)["finished"] == ["left"]


def test_47_a_house_costs_a_worker() -> None:
    state = table(seat(hand=["spy", "nun"], workers={"violet": 1}))
    assert brought(state, "house spy") == changes("houses+1 empty+1 violet-1 hand-1")
    assert (cards(state, "houses", 0), own(state)["homes"]) == (["spy"], [None])


def test_48_no_worker_of_this_colour() -> None:
    state = table(seat(hand=["spy"], workers={"blue": 1, "red": 3}))
    assert refused(state, "house spy", "no_worker")["colour"] == "violet"


def test_49_a_person_moves_in() -> None:
    state = table(seat(hand=["prince", "nun"], empty=("duke",), guilders=9))
    assert brought(state, "recruit prince blue") == changes("guilders-9 persons+1 empty-1 hand-1")
    assert own(state)["homes"] == ["prince"]


def test_49_a_person_that_is_too_dear() -> None:
    state = table(seat(hand=["prince"], empty=("duke",), guilders=8))
    facts = refused(state, "recruit prince blue", "no_guilders")
    assert (facts["price"], facts["guilders"]) == (9, 8)


def test_50_no_empty_house() -> None:
    state = table(seat("thief", hand=["servant"], guilders=99))
    refused(state, "recruit servant blue", "no_house")


def test_50_no_empty_house_of_this_colour() -> None:
    state = table(seat(hand=["servant"], empty=("robber",)))
    refused(state, "recruit servant blue", "no_empty_house")
    assert legal(state, "recruit") == ["recruit servant red"]


def test_51_any_person_may_live_in_any_house() -> None:
    state = table(seat(hand=["spy", "nun"], empty=("robber",)))
    play(state, "recruit spy red")
    assert own(state)["homes"] == ["spy"]


def test_a_person_for_nothing() -> None:
    state = table(seat(hand=["servant", "nun"], empty=("robber",), guilders=0))
    assert brought(state, "recruit servant red") == changes("persons+1 empty-1 hand-1")


def test_52_the_first_two_actions_are_always_possible() -> None:
    state = table(seat(hand=["spy"], guilders=0))
    assert legal(state) == ["workers spy", "guilders spy"]


def test_a_card_must_be_played() -> None:
    state = table(seat("bookkeeper", hand=["spy", "nun"]))
    refused(state, "end", "play_first")
    play(state, "workers spy")
    refused(state, "workers nun", "card_played")
    refused(state, "house nun", "card_played")
    refused(state, "canal nun left", "card_played")
    refused(state, "recruit nun blue", "card_played")
    assert legal(state) == ["use bookkeeper", "end"]


def test_cards_of_others_cannot_be_played() -> None:
    state = table(seat(hand=["spy"]), seat(hand=["nun"]))
    for verb in ("workers nun", "guilders nun", "calm nun", "canal nun left", "house nun"):
        refused(state, verb, "not_in_hand")


def test_without_a_card_persons_can_still_be_used_and_the_turn_counts() -> None:
    """Ruling 3."""
    state = table(seat("bookkeeper", hand=[]), seat(hand=["nun", "monk"]))
    assert legal(state) == ["use bookkeeper", "end"]
    assert brought(state, "use bookkeeper") == changes("guilders+2 turned+1")
    assert waiting(state) == ("turn", 1)


def test_without_card_and_persons_the_turn_passes() -> None:
    agenda = [["end_round"], ["cards_phase", -1, 2], ["turn", 1]]
    state = table(seat(hand=[]), seat(hand=["nun", "monk"]), agenda=agenda)
    play(state, "workers nun")
    assert waiting(state) == ("turn", 1)
    assert fact(state, "agenda")[1] == ["cards_phase", -1, 4, 0]


def test_a_turn_lists_its_moves_as_its_menu_would() -> None:
    """They are listed by hand, for speed."""
    for seed in range(12):
        state = tafelrunde.game("bruges").new(2 + seed % 3, seed)
        rng = seeded(seed)
        while not state.over:
            step = state.current
            if isinstance(step, Turn) and isinstance(state, BrugesState):
                by_menu: list[int] = []
                step.list_menu(state, step.menu(), 0, by_menu)
                assert step.moves(state) == by_menu
            state.play(state.moves()[rng.below(len(state.moves()))])
