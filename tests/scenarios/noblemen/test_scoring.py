"""Scenarios 87 to 89, 94 and 95: building scoring and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tests.scenarios.noblemen.table import (
    count,
    estate,
    fact,
    held,
    idle,
    legal,
    own,
    play,
    points,
    refused,
    seat,
    story,
    turn_of,
)

# The estate of the rulebook: castles A and B, palace C, four chapels, a folly.
RULEBOOK = estate(
    "MFWMFWM",
    "GMFMGMF",
    "FGFMWGM",
    origin=(1, 1),
    buildings={
        (0, 0): "castle",
        (2, 1): "castle",
        (4, 0): "palace",
        (-1, -1): "chapel",
        (2, 0): "chapel",
        (5, -1): "chapel",
        (5, 1): "chapel",
        (2, -1): "forests",
    },
)


def scored(*seats: dict[str, Any], decade: int = 1) -> State:
    """The last turn on the locked space has ended, so that buildings have been scored."""
    holder = 2
    state = turn_of(holder, *seats, queen=holder, space=9, decade=decade)
    play(state, "idle", "end")
    assert story(state, None, "step") == ["step scoring"]
    return state


def for_buildings(state: State, number: int) -> int:
    found: int = own(state, number)["points"]["buildings"]
    return found


# ----------------------------------------------------------------- building scoring
def test_87_the_scoring_of_the_rulebook() -> None:
    state = scored(seat(estate=RULEBOOK))
    assert for_buildings(state, 0) == 13
    assert points(state, 0) == 13
    assert count(state, None, "seat/0/points") == 13
    # Castle A with one chapel, palace C with two; nothing for B, the chapels and the folly.
    told = story(state, None, "scored")
    assert [line for line in told if "castle" in line] == ["scored castle 4"]
    assert [line for line in told if "palace" in line] == ["scored palace 9"]
    assert (for_buildings(state, 1), for_buildings(state, 2)) == (0, 0)


@pytest.mark.parametrize("decade", [1, 2, 3])
def test_87_every_decade_is_scored(decade: int) -> None:
    state = scored(seat(estate=RULEBOOK), decade=decade)
    assert for_buildings(state, 0) == 13


def test_87_knights_do_not_hinder() -> None:
    """The palace among fields, of which four are a manor that was raided."""
    land = estate(
        "FFFFF",
        "FFMFF",
        "FFFFF",
        origin=(2, 1),
        buildings={(0, 0): "palace"},
        areas=[[-2, -1, 1], [1, -1, 2]],
    )
    state = scored(seat(estate=land))
    assert for_buildings(state, 0) == 5


HOLES = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]


def around_castle(hole: tuple[int, int] | None, building: str = "castle") -> dict[str, Any]:
    """A building in the middle of nine cells, of which one may be missing."""
    rows = [["F", "W", "G"], ["W", "M", "F"], ["G", "F", "W"]]
    if hole is not None:
        rows[hole[1]][hole[0]] = "."
    drawn = ["".join(row) for row in rows]
    return estate(*drawn, origin=(1, 1), buildings={(0, 0): building})


@pytest.mark.parametrize("building", ["castle", "palace"])
@pytest.mark.parametrize("hole", HOLES)
def test_88_with_seven_neighbours_a_castle_scores_nothing(
    hole: tuple[int, int], building: str
) -> None:
    state = scored(seat(estate=around_castle(hole, building)))
    assert for_buildings(state, 0) == 0
    assert points(state, 0) == 0


@pytest.mark.parametrize(("building", "worth"), [("castle", 3), ("palace", 5)])
def test_88_with_the_eighth_it_does(building: str, worth: int) -> None:
    state = scored(seat(estate=around_castle(None, building)), seat(), seat())
    assert for_buildings(state, 0) == worth


def test_88_the_eighth_tile_laid_in_the_last_turn_counts() -> None:
    state = turn_of(2, seat(), seat(), seat("W", estate=around_castle((2, 2))), queen=2, space=9)
    play(state, "lay fountain", "cell 1,1", "end")
    assert for_buildings(state, 2) == 3


def test_88_one_neighbour_too_far_away_does_not_count() -> None:
    """Eight tiles, one of them two cells away."""
    land = estate("FWG.", "WMFG", "GF..", origin=(1, 1))
    assert len(land["tiles"]) == 1 + 8
    state = scored(seat(estate=land))
    assert for_buildings(state, 0) == 0


@pytest.mark.parametrize(
    ("second", "worth"), [("castle", (3 + 1) + (3 + 1)), ("palace", (3 + 1) + (5 + 2))]
)
def test_89_a_chapel_between_two_castles_counts_for_both(second: str, worth: int) -> None:
    land = estate(
        "FWGFW",
        "GMMMG",
        "WFWGF",
        origin=(1, 1),
        buildings={(0, 0): "castle", (1, 0): "chapel", (2, 0): second},
    )
    state = scored(seat(estate=land))
    assert for_buildings(state, 0) == worth


def test_89_chapels_alone_score_nothing() -> None:
    land = estate(
        "FWGFW",
        "GMMMG",
        "WF.GF",
        origin=(1, 1),
        buildings={(0, 0): "castle", (1, 0): "chapel", (2, 0): "castle"},
    )
    state = scored(seat(estate=land))
    assert for_buildings(state, 0) == 0


def test_89_everybody_is_scored_for_the_own_estate() -> None:
    state = scored(
        seat(estate=around_castle(None)),
        seat(estate=around_castle(None, "palace")),
        seat(estate=RULEBOOK),
    )
    assert [for_buildings(state, k) for k in range(3)] == [3, 5, 13]


# ------------------------------------------------------------------ end of the game
def ended(*seats: dict[str, Any]) -> State:
    """The last scoring is over; seat 2 has two points more, for idling and for the queen."""
    state = scored(*seats, decade=3)
    assert state.over
    return state


def with_points(number: int, **rest: Any) -> dict[str, Any]:
    return seat(points={"bribes": number}, **rest)


def test_94_liaisons_held_at_the_end_are_three_points_each() -> None:
    state = ended(
        with_points(10, cards=["liaison", "liaison", "tribute"]),
        with_points(15, bribes=5, cards=["blackmail"]),
        seat("FFFFF"),
    )
    assert held(state, 0) == ["liaison", "liaison", "tribute"]
    assert state.score_sheet()[0] == {
        "queen": 0,
        "titles": 0,
        "buildings": 0,
        "follies": 0,
        "bribes": 10,
        "church": 0,
        "cards": 0,
        "idleness": 0,
        "liaisons": 6,
    }
    # Tiles, bribe markers and other cards are worth nothing.
    assert state.scores() == [16, 15, 2]
    assert state.winners() == [0]
    assert state.ranking() == [[0], [1], [2]]


def test_94_before_the_end_nobody_has_won() -> None:
    state = turn_of(0, with_points(10, cards=["liaison"]), seat())
    assert state.winners() == []
    assert points(state, 0) == 10
    assert count(state, None, "seat/0/points") == 10


def test_94_a_liaison_handed_in_at_a_ball_gives_nothing_at_the_end() -> None:
    state = turn_of(
        0,
        seat(cards=["liaison", "liaison"]),
        seat(),
        seat(),
        queen=0,
        space=7,
        decade=3,
    )
    play(state, "idle", "end", "offer liaison", "done")
    assert fact(state, "space") == 9
    idle(state, 3)
    assert state.over
    assert held(state, 0) == ["liaison"]
    assert state.score_sheet()[0]["liaisons"] == 3
    # Besides that two steps of the marker and two idle turns.
    assert state.scores()[0] == 3 + 2 + 2


def test_95_a_tie_is_won_with_more_money() -> None:
    state = ended(with_points(9, money=3), with_points(9, money=5), seat(money=50))
    assert state.scores() == [9, 9, 2]
    assert state.winners() == [1]
    assert state.ranking() == [[1], [0], [2]]


def test_95_money_decides_ties_only() -> None:
    state = ended(with_points(9, money=3), with_points(8, money=50))
    assert state.winners() == [0]


def test_95_equal_in_both_they_share_the_victory() -> None:
    state = ended(
        with_points(9, money=5, bribes=2), with_points(9, money=5), seat(cards=["liaison"])
    )
    assert state.scores() == [9, 9, 5]
    assert state.winners() == [0, 1]
    assert state.ranking() == [[0, 1], [2]]


def test_95_when_the_game_is_over_nothing_is_played() -> None:
    state = ended(seat("FF", money=9, cards=["tribute"]))
    assert legal(state) == []
    for move in ("idle", "end", "play tribute", "bribe 1", "lay field"):
        refused(state, move, "game_over")
