"""Majorities, the end of a round and of the game, scoring: scenarios 76 to 90."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde import State
from tafelrunde.engine.rng import seeded
from tests.scenarios.bruges.table import (
    COLOURS,
    GAME,
    fact,
    legal,
    own,
    play,
    seat,
    sheet,
    spare_cards,
    table,
)


def round_over(*seats: dict[str, Any], **rest: Any) -> State:
    """The last turn of a round is over: the last seat has played its card."""
    count = len(seats)
    last = (count - 1 + rest.get("start", 0)) % count
    towns = [dict(one, hand=["nun"] if k == last else []) for k, one in enumerate(seats)]
    agenda = [["end_round"], ["cards_phase", -1, 4 * count], ["turn", last]]
    state = table(*towns, agenda=agenda, **rest)
    return play(state, "workers nun")


def turned(state: State, kind: str) -> list[int]:
    """Who has turned a majority marker."""
    return [k for k in range(int(state.players)) if kind in own(state, k)["majorities"]]


def with_persons(number: int, pool: list[str]) -> dict[str, Any]:
    return seat(*(pool.pop() for _ in range(number)))


# --------------------------------------------------------------------- majorities
def test_76_most_persons() -> None:
    pool = spare_cards(19, "nun")
    state = round_over(*(with_persons(number, pool) for number in (6, 5, 4, 4)))
    assert turned(state, "persons") == [0]


def test_76_a_tie_in_front() -> None:
    pool = spare_cards(15, "nun")
    state = round_over(*(with_persons(number, pool) for number in (5, 5, 4)))
    assert turned(state, "persons") == []


def test_77_two_in_front_on_the_track() -> None:
    state = round_over(seat(reputation=7), seat(reputation=7), seat(reputation=3))
    assert turned(state, "reputation") == []
    state = round_over(seat(reputation=7), seat(reputation=8), seat(reputation=8, points=1))
    assert turned(state, "reputation") == []
    state = round_over(seat(reputation=7), seat(reputation=7), seat(reputation=9))
    assert turned(state, "reputation") == [2]


def test_78_most_tiles() -> None:
    towns = [
        seat(arms={"left": 4, "right": 3}),
        seat(arms={"left": 3, "right": 3}),
        seat(arms={"left": 2}),
        seat(),
    ]
    assert turned(round_over(*towns), "canal") == [0]
    assert turned(round_over(*reversed(towns)), "canal") == [3]


def test_78_both_arms_together() -> None:
    towns = [seat(arms={"left": 4}), seat(arms={"left": 3, "right": 2})]
    assert turned(round_over(*towns), "canal") == [1]


def test_79_nobody_on_the_track() -> None:
    state = round_over(seat(), seat(), seat())
    for kind in ("reputation", "persons", "canal"):
        assert turned(state, kind) == []


def test_80_both_keep_their_markers() -> None:
    pool = spare_cards(5, "nun")
    first = {**with_persons(2, pool), "majorities": ["persons"]}
    state = round_over(first, with_persons(3, pool))
    assert turned(state, "persons") == [0, 1]
    assert [sheet(state, "majorities", k) for k in (0, 1)] == [4, 4]


def test_81_a_lost_lead_does_not_matter() -> None:
    state = round_over(seat(majorities=["canal"]), seat(arms={"left": 1}))
    assert sheet(state, "majorities", 0) == 4
    assert turned(state, "canal") == [0, 1]


def test_a_single_seat_may_lead_everywhere() -> None:
    leader = seat("thief", arms={"left": 1}, reputation=1)
    state = round_over(leader, seat())
    assert own(state)["majorities"] == ["reputation", "persons", "canal"]
    assert sheet(state, "majorities") == 12


# ------------------------------------------------------------------ end of the round
def test_88_the_crest_goes_on() -> None:
    state = round_over(seat(), seat(), seat(), start=1)
    assert (fact(state, "start"), fact(state, "round")) == (2, 2)
    state = round_over(seat(), seat(), seat(), start=2)
    assert fact(state, "start") == 0


def test_persons_are_turned_back() -> None:
    state = round_over(seat("bookkeeper", turned=["bookkeeper"]), seat())
    assert own(state)["turned"] == []


def test_majorities_count_in_the_last_round_too() -> None:
    state = round_over(seat(reputation=2), seat(), round=8, last_round=8)
    assert state.over
    assert turned(state, "reputation") == [0]


# ------------------------------------------------------------------------- scoring
def test_82_the_example_of_the_rulebook() -> None:
    """Persons 3+1+2+0+2, 6 houses, mayor, two markers, one space of 3, space 6: 35 points."""
    town = seat(
        *("mayor", "jailer", "councillor", "servant", "coachman"),
        empty=("duke",),
        points=0,
        majorities=["reputation", "persons"],
        arms={"left": 3},
        reputation=6,
    )
    state = table(town)
    assert state.score_sheet()[0] == {
        "taken": 0,
        "people": 8,
        "buildings": 6,
        "laurels": 4,
        "majorities": 8,
        "canals": 3,
        "renown": 6,
    }
    assert state.scores()[0] == 35


def test_83_canal_and_statue() -> None:
    town = seat(arms={"left": 5}, finished=["left"], statues=["7"])
    assert sheet(table(town), "canals") == 10


def test_83_both_arms() -> None:
    town = seat(arms={"left": 5, "right": 3}, finished=["left"], statues=["7"])
    assert sheet(table(town), "canals") == 13
    assert sheet(table(seat(arms={"left": 2, "right": 2})), "canals") == 0


@pytest.mark.parametrize("space", range(13))
def test_84_reputation(space: int) -> None:
    assert sheet(table(seat(reputation=space)), "renown") == space


def test_85_the_richer_one_wins_a_tie() -> None:
    state = over(seat(points=60, guilders=4), seat(points=60, guilders=2))
    assert state.scores() == [60, 60]
    assert state.winners() == [0]


def test_86_a_shared_win() -> None:
    state = over(seat(points=60, guilders=3), seat(points=60, guilders=3))
    assert state.winners() == [0, 1]


def test_most_points_win() -> None:
    state = over(seat(points=59, guilders=9), seat(points=60, guilders=0))
    assert state.winners() == [1]


def over(*seats: dict[str, Any]) -> State:
    return table(*seats, agenda=[], round=8, last_round=8, plays=0)


def test_87_houses_count_with_and_without_a_person() -> None:
    state = table(seat("servant", empty=("duke",)))
    assert sheet(state, "buildings") == 2


def test_guilders_are_not_spent_by_scoring() -> None:
    """Ruling 28."""
    state = over(seat("spice_merchant", guilders=8, points=0), seat(points=0))
    assert sheet(state, "laurels") == 2
    assert own(state)["guilders"] == 8


# ------------------------------------------------------------------------ whole games
def invariants(state: State) -> None:
    data = state.to_json()
    zones = [data[name] for name in ("pile_a", "pile_b", "extra", "discard", "offer")]
    for one in data["seats"]:
        zones += [one[name] for name in ("hand", "drawn", "houses", "persons")]
        assert len(one["persons"]) <= len(one["houses"]) == len(one["homes"])
        assert one["points"] >= 0
        assert one["guilders"] >= 0
        assert 0 <= one["reputation"] <= 12
        assert all(0 <= built <= 5 for built in one["arms"].values())
    everything = [
        card if isinstance(card, str) else card["card"] for zone in zones for card in zone
    ]
    assert len(everything) == len(set(everything)) == 165
    damage = data["agenda"] and data["agenda"][-1][0] in ("order", "fire", "plague")
    for colour in COLOURS:
        markers = [one["threats"].get(colour, 0) for one in data["seats"]]
        assert sum(markers) <= 9
        assert damage or max(markers) <= 2


def grown(before: dict[str, Any], after: dict[str, Any]) -> None:
    """What never falls."""
    for old, new in zip(before["seats"], after["seats"], strict=True):
        assert set(old["majorities"]) <= set(new["majorities"])
        assert set(old["finished"]) <= set(new["finished"])
        assert set(old["statues"]) <= set(new["statues"])
        assert old["reputation"] <= new["reputation"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_89_90_a_random_game_ends_and_can_be_played_again(players: int) -> None:
    state, again = GAME.new(players, 9), GAME.new(players, 9)
    rng = seeded(players)
    log: list[int] = []
    before = state.to_json()
    while not state.over:
        moves = state.moves()
        log.append(moves[rng.below(len(moves))])
        state.play(log[-1])
        invariants(state)
        after = state.to_json()
        grown(before, after)
        before = after
    assert 4 <= fact(state, "round") <= 15
    assert state.winners()
    for move in log:
        again.play(move)
    assert again.to_json() == state.to_json()
    assert legal(again) == []
