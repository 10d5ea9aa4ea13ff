"""Positions and card lists of Last Will that are refused, with the place of what is wrong."""

from __future__ import annotations

import csv
import json
from typing import Any

import pytest

from tafelrunde import BadCards, BadPosition, State
from tafelrunde.boardgames.last_will.game import make
from tests.scenarios.last_will.table import (
    CARDS,
    GAME,
    ROUND,
    act,
    board,
    card,
    deck_of,
    errand,
    hand,
    money,
    planned,
    play,
    position,
    seat,
    turn_of,
    waiting,
    zone,
)


def refused(path: str, problem: str, *seats: dict[str, Any], **rest: Any) -> None:
    """A position in the turn of seat 0 is refused."""
    with pytest.raises(BadPosition) as error:
        turn_of(0, *seats, **rest)
    assert error.value.path == path
    assert problem in error.value.problem


# ------------------------------------------------------------------------- positions
def test_a_position_says_what_lies_on_cards() -> None:
    own = [card("fine_villa", value=8, companions="guest", used=True), "steward"]
    state = act("dinner", board=own)
    written = state.to_json()["seats"][0]
    assert written["board"] == ["fine_villa", "steward"]
    assert written["pieces"] == [{"card": 0, "value": 8, "companions": ["guest"], "used": True}]
    assert GAME.from_json(json.dumps(state.to_json())) == state


def test_the_rest_goes_where_it_belongs() -> None:
    state = act("dinner")
    assert {deck_of(one) for one in zone(state, "events")} == {"E"}
    assert {deck_of(one) for one in zone(state, "helpers")} == {"H"}
    assert {deck_of(one) for one in zone(state, "properties")} == {"P"}
    assert {deck_of(one) for one in zone(state, "companions")} == {"C"}
    crowns = [CARDS.by_slug[one].crowns for one in reversed(zone(state, "specials"))]
    assert crowns == [1, 1, 2, 2, 2, 3, 3]
    assert zone(state, "offer") == ["wild", "wild"]
    assert len(zone(state, "box")) == 7
    assert (hand(state), board(state)) == (["dinner"], [])


def test_debts_with_property() -> None:
    refused(
        "$.seats[0].money",
        "whoever owns property has no debts",
        seat(money=-1, board=["small_villa"]),
    )


def test_an_eighth_round() -> None:
    refused("$.round", "must be from 1 to 7", round=8)


def test_three_wild_companions() -> None:
    refused("$.seats[1].hand[1]", "there are only 2 wild", seat("wild"), seat("wild", "wild"))


def test_two_markers_on_one_space() -> None:
    refused("$.seats", "two markers stand on one space", seat(plan=2), seat(plan=2))


def test_a_space_that_the_board_does_not_have() -> None:
    refused("$.seats", "the planning board has 6 spaces", seat(plan=6))
    refused("$.seats[0].plan", "must be from -1 to 6", seat(plan=7))


@pytest.mark.parametrize(
    ("companions", "path", "problem"),
    [
        ("guest chef", "companions[0]", "from the top, chef comes here"),
        ("chef chef", "companions[1]", "from the top, guest comes here"),
        ("chef guest dog", "companions", "at most 2 entries"),
        ("chef cat", "companions[1]", "'cat' is unknown"),
    ],
)
def test_companions_in_a_wrong_order(companions: str, path: str, problem: str) -> None:
    own = seat(board=[card("restaurant_reservation", companions=companions)])
    refused(f"$.seats[0].pieces[0].{path}", problem, own)


@pytest.mark.parametrize(
    ("piece", "path", "problem"),
    [
        ({"card": 2}, "card", "must be from 0 to 1"),
        ({"card": 0, "value": 11}, "value", "one of 12, 10, 8, 6, 5 is wanted"),
        ({"card": 1, "value": 11}, "value", "is not a part of this position"),
        ({"card": 1, "used": True}, "used", "this card cannot be activated"),
        ({"card": 0, "used": 1}, "used", "true or false is wanted"),
        ({"card": 0, "colour": "red"}, "colour", "is not a part of this position"),
    ],
)
def test_pieces_that_are_not_possible(piece: dict[str, Any], path: str, problem: str) -> None:
    own = {**seat(board=["fine_villa", "gardener"]), "pieces": [piece]}
    refused(f"$.seats[0].pieces[0].{path}", problem, own)


def test_a_card_is_named_once() -> None:
    twice = [{"card": 0, "value": 10}, {"card": 0, "used": True}]
    own = {**seat(board=["fine_villa", "steward"]), "pieces": twice}
    refused("$.seats[0].pieces[1].card", "this card is named twice", own)


def test_boards_have_their_slots_and_cards() -> None:
    refused(
        "$.seats[0].board",
        "the board has 5 slots",
        seat(board=["steward"] * 3 + ["tailor"] * 2 + ["coachman"]),
    )
    refused("$.seats[0].board[0]", "only black cards are laid out", seat(board=["dinner"]))
    refused("$.seats", "there are only 12 extensions", seat(slots=17), seat(slots=6))
    refused("$.seats[0].slots", "must be from 5 to 17", seat(slots=4))


def test_cards_lie_where_they_belong() -> None:
    refused("$.used_events", "a card does not belong into used_events", used_events=["chef"])
    refused("$.offer", "a card does not belong into offer", offer=["will_70"])
    refused("$.seats[1].hand", "a card does not belong into hand", seat(), seat("will_80"))
    refused("$.will", "a will lies there if one was drawn", will=["will_90"])
    data = act().to_json()
    data["specials"].reverse()
    with pytest.raises(BadPosition, match="fewer crowns lie further up"):
        GAME.from_json(data)


def test_the_market_has_four_tokens() -> None:
    tokens = {"farm": 3, "villa": 3, "summer": -2, "manor": 1}
    refused("$.market", "the tokens are -3, -2, 1, 3, each once", market=tokens)
    refused("$.market.farm", "a whole number is wanted", market={"farm": "three"})
    refused("$.market.barn", "is not a part of this position", market={"barn": 1})


def test_what_does_not_fit_the_options() -> None:
    refused("$.blocked", "there is no neutral marker", blocked=4)
    refused("$.clocks", "there is no such clock", clocks=1)
    refused("$.order", "is not a part of this position", order=[0, 1])
    refused("$.order", "every seat is wanted once", order=[1, 1], options={"plan_order": "board"})
    refused("$.opera", "there is no room for so many", opera=2)
    refused("$.extended", "there is no room for so many", extended=2)
    refused("$.rearranged", "there is no room for so many", rearranged=2)
    refused("$.asked", "must be from 0 to 3", asked=4)


@pytest.mark.parametrize(
    ("agenda", "problem"),
    [
        ([["act", 0]], "act cannot stand at the bottom"),
        ([*ROUND[:2], ["act", 0, 1]], "a turn has no numbers"),
        ([*ROUND[:3], ["errand", 0, 2]], "there are two boys at most"),
        ([*ROUND, ["plan", 0, 0]], "0 seats have planned, in their order"),
        ([*ROUND, ["fetch", 1, 9]], "the plan gives another number of cards"),
        ([*ROUND[:1], ["depreciation"], ["drop", 0]], "there is nothing to discard"),
        ([*ROUND[:1], ["worsen", 0]], "there is nothing to choose"),
        ([*ROUND[:2], ["act", 0], ["add_company", 0, 0]], "nobody adds companions here"),
        ([*ROUND[:2], ["act", 0], ["company", 0, 0, 0]], "nothing is asked here"),
        ([*ROUND[:2], ["act", 0], ["company", 0, 99, 0]], "there is no such effect"),
        ([], "the game is not over: nobody is bankrupt"),
    ],
)
def test_agendas_that_cannot_be(agenda: list[list[Any]], problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        position(agenda, *planned())


def test_the_bill_of_a_card_that_is_played() -> None:
    state = play(act("dinner", "guest", "chef"), "play dinner", "invite guest_2")
    data = state.to_json()
    assert data["bill"] == 4
    data["bill"] = 3
    with pytest.raises(BadPosition) as error:
        GAME.from_json(data)
    assert (error.value.path, error.value.problem) == ("$.bill", "the card does not come to this")


# A decision, something that is at rest then, and where it is not
AT_REST: list[tuple[str, tuple[int, str] | str, int]] = [
    ("act", "bill", 1),
    ("errand", "bill", 1),
    ("plan", "bill", 1),
    ("drop", "bill", 1),
    ("act", (1, "actions"), 2),
    ("errand", (0, "actions"), 2),
    ("drop", (0, "actions"), 2),
    ("plan", (0, "actions"), 2),
    ("errand", (0, "freed"), 1),
    ("plan", (1, "freed"), 1),
    ("plan", "asked", 1),
    ("plan", "extended", 1),
    ("plan", "opera", 1),
    ("plan", "rearranged", 1),
    ("keep_two", "opera", 1),
    ("keep_two", (0, "actions"), 2),
]


def waiting_at(decision: str) -> State:
    if decision == "keep_two":
        return GAME.new(2, 1)
    if decision == "plan":
        return position([*ROUND, ["plan", 0]], seat(), seat(), start=0)
    if decision == "drop":
        return play(act("dinner", "chef", "guest"), "end", "end")
    return act() if decision == "act" else errand(0)


@pytest.mark.parametrize(("decision", "where", "value"), AT_REST)
def test_what_belongs_to_another_phase_is_at_rest(
    decision: str, where: tuple[int, str] | str, value: int
) -> None:
    state = waiting_at(decision)
    assert waiting(state)[0] == decision
    data = state.to_json()
    assert GAME.from_json(data) == state
    owner, name = (data, where) if isinstance(where, str) else (data["seats"][where[0]], where[1])
    assert owner[name] == 0
    owner[name] = value
    with pytest.raises(BadPosition) as error:
        GAME.from_json(data)
    path = f"$.{where}" if isinstance(where, str) else f"$.seats[{where[0]}].{where[1]}"
    assert (error.value.path, error.value.problem) == (path, "is 0 in this part of a game")


def test_numbers_of_a_round_stay_until_it_is_over() -> None:
    state = act(actions=4, round=2)
    assert GAME.from_json({**state.to_json(), "opera": 1, "asked": 1}).to_json()["opera"] == 1


def test_no_card_is_used_before_the_actions() -> None:
    used = seat(board=[card("fine_villa", used=True)])
    assert turn_of(0, used).actor == 0
    with pytest.raises(BadPosition) as error:
        errand(0, used)
    wanted = ("$.seats[0].pieces", "no card is used at this time")
    assert (error.value.path, error.value.problem) == wanted


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("money", 69, "nobody has spent anything yet"),
        ("slots", 6, "nothing lies on any board yet"),
    ],
)
def test_everybody_begins_alike(name: str, value: int, problem: str) -> None:
    data = GAME.new(2, 1).to_json()
    data["seats"][1][name] = value
    with pytest.raises(BadPosition, match=problem):
        GAME.from_json(data)


def test_choices_are_made_one_after_the_other() -> None:
    data = GAME.new(3, 1).to_json()
    data["seats"][1]["chosen"] = 3
    with pytest.raises(BadPosition, match="the seats choose one after the other"):
        GAME.from_json(data)
    late = errand(0).to_json()
    late["seats"][0] |= {"chosen": 1, "hand": ["dinner"]}
    late["events"].remove("dinner")
    with pytest.raises(BadPosition, match="nothing is chosen now"):
        GAME.from_json(late)


def test_a_position_goes_on() -> None:
    state = GAME.from_json(act("opening_night").to_json())
    assert money(play(state, "play opening_night")) == 66
    assert waiting(state) == ("act", 0)


# ------------------------------------------------------------------------ card lists
def changed(slug: str, cells: dict[str, str]) -> str:
    """Our card list with other cells in the row of a card."""
    heading, *rows = [line for line in CARDS.text.splitlines() if line]
    names = heading.split(",")
    for number, row in enumerate(rows):
        if row.startswith(f"{slug},"):
            found = dict(zip(names, next(csv.reader([row])), strict=True)) | cells
            rows[number] = ",".join(f'"{found[name]}"' for name in names)
    return "\n".join([heading, *rows])


def line_of(slug: str) -> int:
    """In the card list, the heading counted."""
    return 2 + [one.slug for one in CARDS.cards].index(slug)


@pytest.mark.parametrize(
    ("slug", "cells", "column", "problem"),
    [
        ("dinner", {"deck": "evnt"}, "deck", "'evnt' is none of"),
        ("dinner", {"crowns": "1"}, "crowns", "from 0 to 0"),
        ("grand_tour", {"crowns": "4"}, "crowns", "from 1 to 3"),
        ("dinner", {"copies": "0"}, "copies", "from 1 to 20"),
        ("dinner", {"tag": "opera"}, "tag", "'opera' is none of"),
        ("dinner", {"code": ""}, "code", "must not be empty"),
        ("dinner", {"code": "spnd(1:2)"}, "code", "did you mean 'spend'?"),
        ("dinner", {"code": "spend(1)"}, "code", "pairs are wanted, number:number"),
        ("dinner", {"code": "spend(5:2)"}, "code", "spend: at most 4 actions"),
        ("dinner", {"code": "spend(1:2,1:3)"}, "code", "stands there twice"),
        ("dinner", {"code": "spend(1:2);spend(2:3)"}, "code", "spend stands there twice"),
        ("dinner", {"code": "spend(1:2);companions(cat:2)"}, "code", "no companion 'cat'"),
        ("dinner", {"code": "spend(1:2);companions(chef:12)"}, "code", "1 to 9 pounds"),
        ("dinner", {"code": "spend(1:2);slots(chef:2)"}, "code", "slots cannot stand beside spend"),
        ("dinner", {"code": "activate(1:2)"}, "code", "a card of this deck needs spend"),
        ("tailor", {"code": "spend(1:2)"}, "code", "helpers and expenses are laid out"),
        ("tailor", {"code": "opera_bonus(two)"}, "code", "opera_bonus: a number is wanted"),
        ("tailor", {"code": "tag_bonus(cinema,2)"}, "code", "there is no tag 'cinema'"),
        ("private_boat", {"code": "slots(chef:2)"}, "code", "slots need activate"),
        ("private_boat", {"code": "activate(1:2);companions(chef:2)"}, "code", "use slots"),
        ("small_villa", {"code": "activate(1:3)"}, "code", "a card of this deck needs property"),
        ("small_villa", {"code": "property(barn,9)"}, "code", "there is no estate 'barn'"),
        ("small_villa", {"code": "property(villa,5/8)"}, "code", "values fall from the top"),
        ("small_villa", {"code": "property(villa,9/8/7/6/5/4/3/2/1)"}, "code", "at most 8 values"),
        ("chef", {"code": "companion(any)"}, "code", "only wild companions are any"),
        ("dinner", {"slug": "Dinner!"}, "slug", "is no slug"),
        ("ball", {"slug": "dinner"}, "slug", "stands there twice"),
        ("dinner", {"provenance": "guessed"}, "provenance", "'guessed' is none of"),
    ],
)
def test_a_card_list_with_an_error(
    slug: str, cells: dict[str, str], column: str, problem: str
) -> None:
    with pytest.raises(BadCards) as error:
        make(changed(slug, cells))
    assert (error.value.line, error.value.column) == (line_of(slug), column)
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("without", "problem"),
    [
        (",wild,", "the deck wild has 0 cards, and must have 2"),
        (",will,", "the deck will has 0 cards, and 1 are needed"),
        (",companion,", "the deck companion has 0 cards, and 4 are needed"),
        (",property,", "the deck property has 0 cards, and 20 are needed"),
    ],
)
def test_a_deck_that_is_missing(without: str, problem: str) -> None:
    rows = [row for row in CARDS.text.splitlines() if without not in row]
    with pytest.raises(BadCards, match=problem):
        make("\n".join(rows))


def test_an_own_card_list_can_be_played() -> None:
    own = make(changed("reckless_wager", {"code": "spend(0:1,2:40)", "copies": "4"}))
    assert own.cards != GAME.cards
    state = own.from_json(
        {
            "players": 2,
            "events": "rest",
            "seats": planned(seat("reckless_wager", "reckless_wager", actions=2)),
            "agenda": [*ROUND[:2], ["act", 0]],
        }
    )
    play(state, "play reckless_wager 0", "play reckless_wager 2")
    assert money(state) == 29
