"""Positions of Brügge: what cannot be is refused by its path, and what is written can be read."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import BadPosition
from tests.scenarios.bruges.table import (
    DRAWN_UP,
    GAME,
    LATER,
    MIDDLING,
    PERSONS,
    TURN,
    layout,
    legal,
    own,
    play,
    seat,
    spare_cards,
    table,
)

SLUGS = list(PERSONS)
PHASE_3 = TURN[:2]
THREATS = [*LATER, ["climb_phase"], ["threat_phase", -1, 1]]
DRAWING = [*DRAWN_UP, ["draw_phase", -1, 1]]
FIVE = spare_cards(5)


def bad(data: object) -> str:
    with pytest.raises(BadPosition) as error:
        GAME.from_json(data)
    assert "\n" not in str(error.value)
    return str(error.value)


# One town that cannot be, and what is said of it
TOWNS: list[tuple[dict[str, Any], str]] = [
    (seat("duke", houses=[]), "homes: there are 0 houses, not 1"),
    (seat("duke", homes=["duke", None]), "homes: there are 1 houses, not 2"),
    (seat("duke", homes=["king"]), "homes: every person lives in one house"),
    (seat("duke", homes=[None]), "homes: every person lives in one house"),
    (seat("duke", "king", homes=["duke", "duke"]), "homes: every person lives in one house"),
    (seat("duke", homes=["batman"]), "homes: 'batman' is no person"),
    (seat("duke", homes=[["duke"]]), "homes: ['duke'] is no person"),
    (seat("duke", homes={"duke": 1}), "homes: a list is wanted, not an object"),
    (seat("mayor", turned=["mayor"]), "turned: mayor cannot be used"),
    (seat("servant", turned=["servant"] * 2), "turned: servant does not live here, or is turned"),
    (seat(turned=["servant"]), "turned: servant does not live here, or is turned twice"),
    (seat(arms={"left": 6}), "arms.left: must be from 0 to 5"),
    (seat(arms={"up": 1}), "arms.up: is not a part of this position"),
    (seat(arms={"left": 5}), "finished: the left arm is complete"),
    (seat(threats={"red": 4}), "threats.red: must be from 0 to 3"),
    (seat(threats={"red": 3}), "threats: three markers bring damage"),
    (seat(drawn=["duke"]), "drawn: cards are looked at when the hand is full"),
    (seat(reputation=13), "reputation: must be from 0 to 12"),
    (seat(points=-1), "points: must be from 0 to"),
    (seat(guilders="many"), "guilders: a whole number is wanted, not a text"),
    (seat(workers={"pink": 1}), "workers.pink: is not a part of this position"),
    (seat(workers={"red": 4096}), "workers.red: must be from 0 to 2047"),
    (seat(majorities=["houses"]), "majorities[0]: 'houses' is unknown"),
    (seat(hand=["batman"]), "hand[0]: 'batman' is unknown"),
    (seat(hand=["unused_165"]), "hand[0]: 'unused_165' is unknown"),
    (seat(hand=["duke", "duke"]), "hand[1]: there are only 1 duke"),
    (seat(hand=[{"card": "duke", "known_to": [0]}]), "its owner knows a card anyway"),
    (seat(gold=3), "gold: is not a part of this position"),
]


@pytest.mark.parametrize(("town", "problem"), TOWNS)
def test_towns_that_cannot_be(town: dict[str, Any], problem: str) -> None:
    said = bad(layout(town, seat()))
    assert said.startswith("$.seats[0].")
    assert problem in said


# The table cannot be: towns, anything else, and what is said of it
TABLES: list[tuple[list[dict[str, Any]], dict[str, Any], str]] = [
    ([seat("duke"), seat("duke")], {}, "$.seats[1].persons: there are only 1 duke"),
    ([seat(threats={"red": 3})] * 4, {}, "$.seats: there are only 9 red markers"),
    (
        [seat(threats={"blue": 2})] * 3 + [seat(threats={"blue": 3})],
        {"agenda": [*THREATS[:-1], ["threat_phase", -1, 4], ["damages", 3], ["turn", 0]]},
        "$.agenda: turn cannot stand on damages",
    ),
    ([seat(), seat()], {"offer": ["duke"]}, "$.offer: nobody looks at cards"),
    ([seat(), seat()], {"dice": {"red": 7}}, "$.dice.red: must be from 0 to 6"),
    ([seat(), seat()], {"round": 0}, "$.round: must be from 1 to"),
    ([seat(), seat()], {"round": 5, "last_round": 4}, "$.last_round: the last round is this one"),
    ([seat(), seat()], {"round": 5, "last_round": 7}, "$.last_round: the last round is this one"),
    ([seat(), seat()], {"pile_b": []}, "$.last_round: a pile has run out"),
    ([seat(), seat()], {"start": 2}, "$.start: must be from 0 to 1"),
    ([seat(), seat()], {"plays": -1}, "$.plays: must be from 0 to 99"),
    ([seat(statues=["7"]), seat()], {"statues_left": 6}, "$.statues_left: somebody has each"),
    ([seat(statues=["8"], finished=["left"]), seat()], {}, "$.statues_left: somebody has each"),
    ([seat(statues=["6"], finished=["left"]), seat()], {}, "$.statues_left: somebody has each"),
    ([seat(statues=["7"]), seat()], {}, "$.seats: every completed arm of a canal brings a statue"),
    ([seat(finished=["left"]), seat()], {}, "$.seats: every completed arm of a canal brings"),
    (
        [seat(statues=["7"]), seat(finished=["left"])],
        {},
        "$.seats[0].statues: every completed arm brings one statue",
    ),
    ([seat(), seat()], {"options": {"graveur": "x"}}, "$.options: option graveur cannot be 'x'"),
    ([seat(), seat()], {"options": {"first_player": 2}}, "$.options: option first_player"),
]


@pytest.mark.parametrize(("towns", "rest", "problem"), TABLES)
def test_tables_that_cannot_be(
    towns: list[dict[str, Any]], rest: dict[str, Any], problem: str
) -> None:
    assert bad(layout(*towns, **rest)).startswith(problem)


def test_no_card_may_be_lost() -> None:
    data = layout(seat(), seat())
    lost = data["pile_a"].pop()
    assert bad(data) == f"$.pile_a: 1 {lost} lie nowhere"


# The agenda does not fit the table
AGENDAS: list[tuple[dict[str, Any], list[Any], str]] = [
    (seat(), [*PHASE_3, ["turn", 1]], "it is the turn of another seat"),
    (seat(), [["end_round"], ["turn", 0]], "turn cannot stand on end_round"),
    (seat(), [["cards_phase", -1, 1], ["turn", 0]], "cards_phase cannot stand at the bottom"),
    (seat(), [["end_round"], ["cards_phase", -1, 13], ["turn", 0]], "so many cannot have had"),
    (seat(hand=[]), TURN, "nothing can be done in this turn"),
    (seat(hand=FIVE), [*DRAWING, ["drawing", 0]], "this seat has nothing to draw"),
    (seat(), [*DRAWING, ["drawing", 1]], "it is the turn of another seat"),
    (seat(), [*LATER, ["climb_phase", -1, 1], ["rise", 0]], "this seat cannot climb"),
    (seat(), [*THREATS, ["ward", 0, 0, 1]], "nobody lets it refuse so many"),
    (seat(), [*THREATS, ["order", 0]], "there is nothing to choose"),
    (seat("duke"), [*PHASE_3, ["plague", 0]], "there is nothing to choose"),
    (seat(empty=("duke",)), [*PHASE_3, ["fire", 0]], "there is nothing to choose"),
    (seat(), [*PHASE_3, ["paying", 0]], "there is no worker to return"),
    (seat(), [*PHASE_3, ["calming", 0, 1, 0]], "there is no marker to return"),
    (seat(), [], "the game is not over"),
]


@pytest.mark.parametrize(("town", "agenda", "problem"), AGENDAS)
def test_agendas_that_do_not_fit(town: dict[str, Any], agenda: list[Any], problem: str) -> None:
    said = bad(layout(town, seat(), seat(), agenda=agenda))
    assert said.startswith("$.agenda: ")
    assert problem in said


def test_cards_lie_drawn_before_nobody_else() -> None:
    data = layout(seat(), seat(drawn=["king"]), agenda=[*DRAWING, ["drawing", 0]])
    assert bad(data) == "$.seats[1].drawn: cards are looked at when the hand is full"


# Questions nobody asks: which question, whose effect, its numbers (offset, target, count)
def step(name: str, slug: str, offset: int = 0, target: int = -1, count: int = 0) -> list[Any]:
    return [name, 0, SLUGS.index(slug), offset | (target + 1) << 8 | count << 12]


QUESTIONS = [
    step("ask_colour", "squire", count=1),  # takes points
    step("ask_colour", "sexton", count=0),
    step("ask_colour", "inquisitor"),  # asks for a rival first
    step("ask_colour", "inquisitor", offset=2),  # about nobody
    step("ask_colour", "inquisitor", offset=2, target=0),  # about oneself
    step("ask_colour", "wrestler", target=1, count=3),
    step("ask_colour", "dyer"),  # no colour was given
    step("ask_colour", "nun", count=1),
    step("ask_marker", "sexton", count=1),
    step("ask_marker", "halberdier", count=32),
    step("ask_rival", "town_crier"),
    step("ask_rival", "robber"),  # from each
    step("ask_draw", "town_crier", count=3),
    step("ask_draw", "squire", count=1),
    step("ask_keep", "town_crier"),
    step("ask_keep", "falconer"),  # there is no card to keep
    step("ask_put", "falconer", count=2),
    step("ask_take", "spy"),
    step("ask_take", "spy", target=0),
    step("ask_trade", "spy", target=1),
    step("ask_trade", "spy", target=1, count=1),
    step("ask_wake", "acrobat", count=1),  # nobody is turned
    step("ask_copy", "spy"),
    step("ask_salvage", "fool", count=1),  # there is nothing
    step("ask_give", "librarian"),
    step("ask_give", "duchess"),
    step("ask_again", "ladys_maid"),
    step("ask_again", "duchess", count=2),
    step("ask_worker", "abbess", count=32),
    step("ask_part", "squire"),
    step("ask_side", "servant"),
    step("ask_majority", "bishop"),
    step("ask_house", "servant"),
    step("ask_recruit", "servant"),
    step("ask_look", "servant"),
    step("ask_colour", "sexton", offset=9, count=1),
    ["ask_colour", 0, 165, 1 << 12],
    ["ask_colour", 0, SLUGS.index("sexton"), 1 << 24],
]


@pytest.mark.parametrize("question", QUESTIONS)
def test_questions_that_nobody_asks(question: list[Any]) -> None:
    town = seat(hand=["king"], workers={"red": 9}, threats={"red": 2}, empty=("thief",), guilders=9)
    said = bad(layout(town, seat(workers={"blue": 1}), agenda=[*PHASE_3, question]))
    assert said.startswith("$.agenda: ")


EFFECTS = [
    step("effect", "inquisitor", offset=2),  # a threat for nobody
    step("effect", "inquisitor", offset=2, target=0),  # or for oneself
    step("effect", "squire", target=1),
    step("effect", "squire", count=1),
    step("repeat", "squire"),
    step("repeat", "duchess", count=16),
]


@pytest.mark.parametrize("effect", EFFECTS)
def test_effects_that_cannot_wait(effect: list[Any]) -> None:
    agenda = [*PHASE_3, effect, step("ask_colour", "monk", count=1)]
    assert bad(layout(seat(), seat(), agenda=agenda)).startswith("$.agenda: the effect ")


# ------------------------------------------------------- what belongs to another phase
DICE_WITHOUT_RED = {name: pips for name, pips in MIDDLING.items() if name != "red"}
CLIMBING = [*LATER, ["climb_phase", -1, 1], ["rise", 0]]


@pytest.mark.parametrize("dice", [{}, DICE_WITHOUT_RED, {"red": 6}])
def test_dice_show_something_once_they_are_rolled(dice: dict[str, int]) -> None:
    wanted = "$.dice: all of them have been rolled, or none"
    assert bad(layout(seat(), seat(), dice=dice)) == wanted
    full = seat("king", "spy")
    struck = [*LATER, ["climb_phase"], ["threat_phase", -1, 1], ["plague", 0]]
    assert bad(layout(full, seat(), agenda=struck, plays=0, dice=dice)) == wanted
    over = layout(seat(), seat(), agenda=[], plays=0, last_round=1, dice=dice)
    assert bad(over) == wanted


def test_dice_before_the_roll() -> None:
    """Those of the round before lie there, or none has been rolled."""
    drawing = [*DRAWN_UP, ["draw_phase", -1, 1], ["drawing", 0]]
    for dice in ({}, MIDDLING):
        assert table(seat(), seat(), agenda=drawing, plays=0, dice=dice).actor == 0
    said = bad(layout(seat(), seat(), agenda=drawing, plays=0, dice=DICE_WITHOUT_RED))
    assert said == "$.dice: all of them have been rolled, or none"


def test_cards_are_played_in_a_turn_only() -> None:
    dice = {**MIDDLING, "red": 1}
    assert table(seat(), seat(), agenda=CLIMBING, plays=0, dice=dice).actor == 0
    said = bad(layout(seat(), seat(), agenda=CLIMBING, plays=1, dice=dice))
    assert said == "$.plays: no cards are played in this phase"


def test_more_cards_are_played_only_by_those_who_used_persons() -> None:
    coachman = {"workers": {"yellow": 1}, "hand": spare_cards(9, "coachman", "acrobat")[:4]}
    state = table(seat("coachman", **coachman), seat())
    play(state, "use coachman")
    assert GAME.from_json(state.to_json()).to_json()["plays"] == 2
    woken = seat("coachman", "acrobat", turned=["acrobat"])
    assert table(woken, seat(), plays=2).to_json()["plays"] == 2
    for town in (seat(**coachman), seat("coachman"), seat("coachman", turned=["coachman"])):
        said = bad(layout(town, seat("thief", turned=["thief"]), plays=7))
        assert said == "$.plays: nobody lets the seat play so many cards"


# ------------------------------------------------------------------- what can be read
def test_questions_in_the_middle_of_effects_are_written_and_read() -> None:
    """Every colour of the dyer, at a small table."""
    for colour in ("blue", "brown", "yellow", "red", "violet"):
        state = table(seat("dyer", workers={colour: 2}), seat())
        play(state, "use dyer", f"colour {colour}")
        again = GAME.from_json(state.to_json())
        assert again.to_json() == state.to_json()
        assert f"colour {colour}" not in legal(again)


def test_what_is_left_out_is_filled_in() -> None:
    rest = {"players": 2, "pile_a": "rest", "pile_b": ["duke"], "statues_left": 6, "plays": 1}
    rest |= {"dice": MIDDLING}
    data = {**rest, "seats": [{"hand": ["nun"]}, {}], "agenda": TURN}
    state = GAME.from_json(data)
    assert (own(state)["points"], own(state)["guilders"], own(state)["workers"]) == (5, 5, {})
    assert len(state.to_json()["pile_a"]) == 165 - 2
    assert GAME.from_json(state.to_json()).to_json() == state.to_json()


def test_persons_live_in_the_first_houses_unless_somebody_says_where() -> None:
    data = layout(seat("duke", houses=["king", "spy"]), seat())
    del data["seats"][0]["homes"]
    assert GAME.from_json(data).to_json()["seats"][0]["homes"] == ["duke", None]
    data["seats"][0]["homes"] = [None, "duke"]
    assert GAME.from_json(data).to_json()["seats"][0]["homes"] == [None, "duke"]
