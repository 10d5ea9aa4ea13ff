"""What is told of a game: where things went, what was done to whom, and what brought nothing."""

from __future__ import annotations

import re

import pytest

from tafelrunde import BadNotation, State
from tafelrunde.engine.events import Event, Moved, Told
from tests.scenarios.noblemen.table import estate, play, seat, turn_of
from tests.scenarios.noblemen.test_knights import castle, land


def events(state: State, watcher: int | None, cause: str) -> list[Event]:
    return [event for event in state.events(0, watcher) if event.cause == cause]


def blows(state: State, victim: int) -> list[str]:
    return [event.cause for event in state.events(0, victim) if event.to_you]


def test_where_a_tile_was_laid_and_an_area_formed() -> None:
    state = turn_of(0, seat("GM", estate=estate("MGG", ".G.")), seat(), seat())
    play(state, "lay grove", "cell 2,1")
    (laid,) = events(state, 1, "laid")
    assert isinstance(laid, Moved)
    assert laid.at == "seat/0/estate/2,1"
    (formed,) = events(state, 1, "formed")
    assert isinstance(formed, Told)
    assert formed.at == "seat/0/area/1,0"


def test_an_expansion_by_action_is_told_apart_from_that_of_a_card() -> None:
    first = seat("FFMM", cards=["master_stroke"])
    state = turn_of(0, first, seat(), seat())
    play(state, "play master_stroke", "lay meadow", "cell 0,1", "done", "lay meadow", "cell 1,0")
    told = [event.cause for event in state.events(0, None)]
    assert told.index("played") < told.index("laid") < told.index("expanded")
    assert told.count("expanded") == 1


def test_where_a_building_stands() -> None:
    state = castle(seat(), seat())
    found = [event for event in events(state, None, "built") if isinstance(event, Moved)]
    assert [event.at for event in found] == ["seat/0/estate/2,0"]


def test_a_raid_is_done_to_the_owner_of_the_area() -> None:
    state = castle(seat(money=1, estate=land("F")), seat())
    play(state, "knight 1 1,0")
    (raid,) = events(state, 2, "raid")
    assert isinstance(raid, Told)
    assert raid.at == "seat/1/area/1,0"
    assert blows(state, 1) == ["raid", "spoils"]
    assert blows(state, 0) == blows(state, 2) == []


def test_tiles_taken_without_a_choice_are_done_to_their_owner() -> None:
    state = castle(seat("FM", estate=land("G")), seat())
    play(state, "knight 1 1,0")
    assert blows(state, 1) == ["raid", "spoils", "spoils"]


def test_the_queen_is_taken_from_whoever_had_her() -> None:
    state = castle(seat(estate=land("W")), seat(), queen=1)
    play(state, "knight 1 1,0")
    assert blows(state, 1) == ["raid", "queen"]


def test_a_raid_that_brings_nothing_is_told() -> None:
    for letter in "FGW":
        state = castle(seat(estate=land(letter)), seat())
        play(state, "knight 1 1,0")
        (told,) = events(state, 1, "no_spoils")
        assert isinstance(told, Told)
        assert (told.seat, told.arguments) == (0, {"victim_seat": 1})
        assert blows(state, 1) == ["raid"]


def test_taxes_and_land_that_bring_nothing_are_told() -> None:
    for action in ("taxes 0", "land 0"):
        state = turn_of(0, seat(), seat(), seat())
        play(state, action)
        assert events(state, 1, "fruitless")
    state = turn_of(0, seat(bribes=1), seat(), seat())
    play(state, "taxes 1")
    assert not events(state, 1, "fruitless")


def test_who_is_pushed_down_at_a_ball_is_told_so() -> None:
    state = turn_of(0, seat(bribes=1), seat(bribes=1), seat(), queen=0, space=3)
    play(state, "idle", "end", "offer bribe")
    option = next(one for one in state.prompt(1).options if one.notation == "offer bribe")
    assert (option.remark, option.facts) == ("space_taken", {"prestige": 1, "place": 0})
    assert all(not one.remark for one in state.prompt(1).options if one.notation == "done")
    play(state, "offer bribe")
    assert "pushed" in blows(state, 1)


def test_did_you_mean_offers_no_internal_names() -> None:
    state = turn_of(0, seat("F"), seat(), seat())
    for typed in ("site tile", "site tile9x", "cell 12", "cell 12nn", "knight 1 area"):
        with pytest.raises(BadNotation) as error:
            state.parse(typed)
        meant = str(error.value).partition("did you mean")[2]
        assert not re.search(r"tile\d|\d[nesw]|area\d", meant)
