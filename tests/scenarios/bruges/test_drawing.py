"""Set-up and phase 1: scenarios 1 to 12, and how piles run out."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.bruges.table import (
    COLOURS,
    DRAWN_UP,
    GAME,
    brought,
    cards,
    changes,
    draw_all,
    fact,
    finish_cards,
    ledger,
    legal,
    own,
    play,
    refused,
    seat,
    shown,
    spare_cards,
    table,
    waiting,
)


def drawing(drawer: int, number: int = 1) -> list[Any]:
    """The agenda while the seat draws that is so many-th in the order of the phase."""
    return [*DRAWN_UP, ["draw_phase", -1, number], ["drawing", drawer]]


# ------------------------------------------------------------------------- set-up
@pytest.mark.parametrize(
    ("players", "piles"), [(2, (33, 33, 99)), (3, (50, 49, 66)), (4, (66, 66, 33))]
)
def test_1_to_3_piles(players: int, piles: tuple[int, ...]) -> None:
    state = GAME.new(players, 5)
    found = [len(fact(state, name)) for name in ("pile_a", "pile_b", "extra")]
    assert tuple(found) == piles
    everywhere = {card for name in ("pile_a", "pile_b", "extra") for card in cards(state, name)}
    assert len(everywhere) == 165


@pytest.mark.parametrize("players", [2, 3, 4])
def test_4_what_everybody_begins_with(players: int) -> None:
    state = GAME.new(players, 5)
    for number in range(players):
        assert own(state, number) == {
            "points": 5,
            "guilders": 5,
            "reputation": 0,
            "workers": dict.fromkeys(COLOURS, 1),
            "hand": [],
            **{name: [] for name in ("drawn", "houses", "persons", "homes", "turned")},
            **{name: [] for name in ("finished", "statues", "majorities")},
            **{name: {} for name in ("threats", "arms")},
        }
    assert fact(state, "round") == 1
    assert waiting(state) == ("drawing", fact(state, "start"))


def test_the_start_player_may_be_anybody_or_chosen() -> None:
    assert {fact(GAME.new(3, seed), "start") for seed in range(30)} == {0, 1, 2}
    assert fact(GAME.new(3, 1, first_player=2), "start") == 2


def test_33_cards_of_each_colour() -> None:
    state = GAME.new(4, 1)
    everywhere = [card for name in ("pile_a", "pile_b", "extra") for card in cards(state, name)]
    kinds = {one.id: one.facts["colour"] for one in GAME.catalogue().kinds if one.sort == "person"}
    colours = [kinds[card] for card in everywhere]
    assert {colour: colours.count(colour) for colour in COLOURS} == dict.fromkeys(COLOURS, 33)


# ------------------------------------------------------------------------ phase 1
def test_5_four_cards_each_from_either_pile() -> None:
    top = {"a_top": ["duke", "thief"], "b_top": ["king", "spy"]}
    state = table(seat(hand=["nun"]), seat(), agenda=drawing(0), plays=0, **top)
    for pile, lying in (("a", ["duke"]), ("b", ["duke", "king"]), ("b", ["duke", "king", "spy"])):
        assert legal(state) == ["draw a", "draw b"]
        play(state, f"draw {pile}")
        assert sorted(cards(state, "drawn", 0)) == lying
        assert cards(state, "hand", 0) == ["nun"]
    play(state, "draw a")
    assert sorted(cards(state, "hand", 0)) == ["duke", "king", "nun", "spy", "thief"]
    assert waiting(state) == ("drawing", 1)


def test_fronts_are_looked_at_when_the_hand_is_full() -> None:
    state = table(
        seat(hand=["nun", "monk"]),
        seat(),
        agenda=drawing(0),
        plays=0,
        b_top=["duke", "king", "spy"],
    )
    play(state, "draw b", "draw b")
    for watcher in (0, 1, None):
        assert shown(state, watcher, "seat/0/drawn") == []
    play(state, "draw b")
    assert shown(state, 0, "seat/0/hand") == sorted(["nun", "monk", "duke", "king", "spy"])
    assert shown(state, 1, "seat/0/hand") == []


def test_6_six_cards_are_kept_and_none_is_drawn() -> None:
    state = table(seat(hand=["nun"]), seat(hand=spare_cards(6)), agenda=drawing(0), plays=0)
    assert draw_all(state) == [0, 0, 0, 0]
    assert len(cards(state, "hand", 1)) == 6
    assert sum(fact(state, "dice").values()) >= 5  # on to the dice


def test_7_the_extra_pile_takes_the_place_of_an_empty_one() -> None:
    extra = ["duke", "king", "spy"]
    state = table(
        seat(hand=["nun"]),
        seat(),
        agenda=drawing(0),
        plays=0,
        round=5,
        pile_b=["monk"],
        extra=extra,
    )
    play(state, "draw b")
    assert (cards(state, "pile_b"), cards(state, "extra")) == (extra, [])
    assert fact(state, "last_round") == 5
    assert waiting(state) == ("drawing", 0)
    play(state, "draw b")
    assert cards(state, "pile_b") == ["duke", "king"]
    assert fact(state, "last_round") == 5


def test_8_later_the_other_pile_is_halved() -> None:
    twenty = spare_cards(20)
    state = table(
        seat(hand=["nun"]),
        seat(),
        agenda=drawing(0),
        plays=0,
        round=5,
        last_round=5,
        pile_a=twenty,
        pile_b=["monk"],
        extra=[],
    )
    play(state, "draw b")
    assert len(cards(state, "pile_a")) == len(cards(state, "pile_b")) == 10
    assert sorted(cards(state, "pile_a") + cards(state, "pile_b")) == sorted(twenty)
    assert fact(state, "last_round") == 5


def test_an_odd_pile_is_halved_as_well_as_can_be() -> None:
    state = table(
        seat(hand=["nun"]),
        seat(),
        agenda=drawing(0),
        plays=0,
        last_round=1,
        pile_a=["duke", "king", "spy"],
        pile_b=["monk"],
        extra=[],
    )
    play(state, "draw b")
    sizes = [len(cards(state, "pile_a")), len(cards(state, "pile_b"))]
    assert sorted(sizes) == [1, 2]


def test_a_pile_of_one_card_is_not_halved_and_nobody_draws_from_nothing() -> None:
    state = table(
        seat(hand=["nun"]),
        seat(),
        agenda=drawing(0),
        plays=0,
        last_round=1,
        pile_a=["duke"],
        pile_b=["monk"],
        extra=[],
    )
    play(state, "draw b")
    assert (cards(state, "pile_a"), cards(state, "pile_b")) == (["duke"], [])
    refused(state, "draw b", "pile_empty")
    assert legal(state) == ["draw a"]
    play(state, "draw a")  # nobody can draw any more, and the hands stay as they are
    assert sorted(cards(state, "hand", 0)) == ["duke", "monk", "nun"]
    assert waiting(state)[0] != "drawing"


def test_9_a_pile_that_runs_out_in_phase_3() -> None:
    extra = ["duke", "king", "spy"]
    state = table(
        seat("servant", workers={"red": 1}),
        seat(),
        round=6,
        pile_b=["monk"],
        extra=extra,
    )
    play(state, "use servant", "draw b")
    assert "monk" in cards(state, "hand", 0)
    assert (cards(state, "pile_b"), cards(state, "extra")) == (extra, [])
    assert fact(state, "last_round") == 7


def test_9_the_round_that_is_already_the_last_stays_so() -> None:
    state = table(
        seat("servant", workers={"red": 1}),
        seat(),
        round=6,
        last_round=6,
        pile_b=["monk"],
        extra=[],
    )
    play(state, "use servant", "draw b")
    assert fact(state, "last_round") == 6


def test_10_the_round_after_it_is_played_and_then_the_game_is_over() -> None:
    last = [["end_round"], ["cards_phase", -1, 8], ["turn", 1]]
    state = table(seat(hand=[]), seat(), agenda=last, round=6, last_round=7)
    play(state, legal(state, "workers")[0])
    assert not state.over
    assert fact(state, "round") == 7
    assert fact(state, "start") == 1
    assert draw_all(state) == [1] * 5 + [0] * 5
    while waiting(state)[0] != "turn":
        play(state, legal(state)[-1])
    assert finish_cards(state) == [1, 0] * 4
    assert state.over
    assert fact(state, "round") == 7
    assert fact(state, "agenda") == []


def test_11_the_very_last_card_of_phase_1_still_makes_this_round_the_last() -> None:
    state = table(
        seat(hand=spare_cards(5)),
        seat(hand=["nun", "thief", "wrecker", "robber"]),
        agenda=drawing(1, number=2),
        plays=0,
        round=8,
        pile_b=["monk"],
        extra=["duke", "king"],
    )
    play(state, "draw b")
    assert waiting(state)[0] != "drawing"
    assert fact(state, "last_round") == 8
    assert cards(state, "pile_b") == ["duke", "king"]


def test_12_the_court_marshal_refills_to_six() -> None:
    state = table(seat("court_marshal", hand=[]), seat(hand=[]), agenda=drawing(0), plays=0)
    assert draw_all(state) == [0] * 6 + [1] * 5
    assert (len(cards(state, "hand", 0)), len(cards(state, "hand", 1))) == (6, 5)


def test_drawing_goes_from_the_start_player_on() -> None:
    state = table(
        *(seat(hand=spare_cards(14)[5 * k : 5 * k + 4]) for k in range(3)),
        agenda=drawing(2),
        plays=0,
        start=2,
    )
    assert draw_all(state) == [2, 0, 1]


def test_only_draws_are_legal_while_drawing() -> None:
    state = table(seat("bookkeeper", hand=["nun"]), seat(), agenda=drawing(0), plays=0)
    for move in ("workers nun", "use bookkeeper", "end", "climb"):
        refused(state, move, "draw_first")
    assert brought(state, "draw a") == changes("drawn+1 pile-1")


def test_nobody_draws_in_phase_3() -> None:
    refused(table(), "draw a", "not_drawing")


def test_a_hand_above_five_has_four_turns_and_draws_fewer_cards() -> None:
    six = ["nun", "monk", "thief", "wrecker", "robber", "duke"]
    state = table(seat(hand=six), seat(hand=spare_cards(5)))
    assert finish_cards(state) == [0, 1] * 4
    assert fact(state, "round") == 2
    before = ledger(state)
    assert before["0.hand"] == 2
    assert before["1.hand"] == 1
    assert draw_all(state) == [1] * 4 + [0] * 3


# ------------------------------------------------------------------------ what is promised
def promised(state: State, move: str) -> int:
    """By how much a move says that it changes the hand, all that follows included."""
    (option,) = [one for one in state.prompt(0).options if one.notation == move]
    return option.brings.get("hand", 0)


@pytest.mark.parametrize(
    ("a", "b", "extra", "drawn"), [(1, 0, 0, 1), (1, 1, 0, 2), (1, 0, 1, 2), (2, 1, 2, 3)]
)
def test_no_more_cards_are_promised_than_there_are(a: int, b: int, extra: int, drawn: int) -> None:
    """The Student draws three, and replaces one card in the hand."""
    spare = iter(spare_cards(9, "student"))
    piles = {"pile_a": [next(spare) for _ in range(a)], "pile_b": [next(spare) for _ in range(b)]}
    piles["extra"] = [next(spare) for _ in range(extra)]
    town = seat(hand=["student"], empty=("thief",))
    state = table(town, **piles, last_round=1)
    assert promised(state, "recruit student yellow") == drawn - 1
    play(state, "recruit student yellow")
    while waiting(state)[0] == "ask_draw":
        play(state, legal(state)[0])
    assert len(cards(state, "hand", 0)) == drawn


def test_cards_promised_by_two_persons_are_the_same_cards() -> None:
    """The Midwife lets one draw a card for the Town crier, who lets one draw two."""
    spare = spare_cards(3, "town_crier")
    for left, drawn in ((1, 1), (2, 2), (3, 3)):
        piles: dict[str, list[str]] = {"pile_a": spare[:left], "pile_b": [], "extra": []}
        town = seat("midwife", hand=["town_crier"], empty=("thief",))
        state = table(town, **piles, last_round=1)
        assert promised(state, "recruit town_crier yellow") == drawn - 1
