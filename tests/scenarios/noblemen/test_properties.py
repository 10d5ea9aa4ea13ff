"""Scenarios 96 to 100: what holds in every game, however it is played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Any

import pytest

from tafelrunde import State
from tafelrunde.engine.view import Zone
from tests.scenarios.noblemen.table import (
    ALL_CARDS,
    ALL_TILES,
    GAME,
    count,
    estate,
    seat,
    turn_of,
    watchers,
)

Data = dict[str, Any]
TABLES = [(players, seed) for players in (3, 4, 5) for seed in (0, 1, 2)]
each_table = pytest.mark.parametrize(("players", "seed"), TABLES)
# Land with one area of each sort, and meadows far enough from one another.
GRAND = estate("MFFMGGM", ".FF.GG.", "MWWM...", ".WW....")
LOCKED = 9


def opening(players: int, seed: int) -> State:
    """A new game, or for every third seed a table where everybody is rich and has areas."""
    if seed % 3:
        return GAME.new(players, seed)
    rich: Data = {"money": 60, "bribes": 2, "estate": GRAND}
    guests = [
        seat("FFGGWWMM", cards=["intrigue"] * (number < 3), **rich) for number in range(players)
    ]
    return turn_of(0, *guests, seed=seed)


def any_move(state: State, rng: random.Random) -> str:
    """First what is done and then how, so that the many cells and trades hide nothing."""
    moves = [state.notate(move) for move in state.moves()]
    verb = rng.choice(sorted({text.split(" ")[0] for text in moves}))
    return rng.choice([text for text in moves if text.split(" ")[0] == verb])


def played(players: int, seed: int) -> Iterator[tuple[State, str]]:
    """A random game: every state with the move that comes next, at the end with none."""
    state = opening(players, seed)
    rng = random.Random(seed)
    while not state.over:
        move = any_move(state, rng)
        yield state, move
        state.play(state.parse(move))
    yield state, ""


def positions(players: int, seed: int) -> Iterator[Data]:
    for state, _ in played(players, seed):
        yield state.to_json()


# --------------------------------------------------------------------- conservation
def tiles_of(data: Data) -> Counter[str]:
    found: Counter[str] = Counter(data["bag"]) + Counter(data["church"])
    for one in data["seats"]:
        found.update(one["tiles"])
        found.update(kind for _, _, kind in one["estate"]["tiles"])
    return found


def cards_of(data: Data) -> Counter[str]:
    zones = [data["deck"], data["offer"], *(one["cards"] for one in data["seats"])]
    return Counter(one if isinstance(one, str) else one["card"] for zone in zones for one in zone)


def buildings_of(data: Data) -> Counter[str]:
    return Counter(kind for one in data["seats"] for _, _, kind in one["estate"]["buildings"])


def knights_of(data: Data) -> Counter[int]:
    """The knights on areas, by the seats they belong to."""
    areas = [area for one in data["seats"] for area in one["estate"]["areas"]]
    return Counter(area[2] for area in areas if len(area) == 3)


@each_table
def test_96_no_tile_is_lost(players: int, seed: int) -> None:
    for data in positions(players, seed):
        assert tiles_of(data) == ALL_TILES


@each_table
def test_97_no_card_no_bribe_and_no_building_is_lost(players: int, seed: int) -> None:
    for data in positions(players, seed):
        assert cards_of(data) == ALL_CARDS
        assert data["bribes"] + sum(one["bribes"] for one in data["seats"]) == 20
        built = buildings_of(data)
        for name, number in (("castle", 15), ("chapel", 15), ("palace", 12)):
            assert built[name] + data["stock"][name] + data["supply"][name] == number
        for name in ("forests", "manors", "gardens", "trinity"):
            assert built[name] <= 1
        assert all(one["money"] >= 0 for one in data["seats"])


@each_table
def test_97_everybody_has_two_knights(players: int, seed: int) -> None:
    for state, move in played(players, seed):
        if move.split(" ")[0] in ("knight", "decline", "end", ""):
            out = knights_of(state.to_json())
            for number in range(players):
                assert count(state, None, f"seat/{number}/knights") + out[number] == 2


# --------------------------------------------------------------------------- turns
def turns_of(players: int, seed: int) -> list[tuple[int, int, int, bool]]:
    """Every turn when it ends: decade, space, whose it is, and whether he holds the queen."""
    found = []
    for state, move in played(players, seed):
        if move == "end":
            data = state.to_json()
            mine = data["queen"] == state.actor
            found.append((data["decade"], data["space"], int(state.actor), mine))
    return found


@each_table
def test_98_turns_go_round_and_the_marker_keeps_pace(players: int, seed: int) -> None:
    turns = turns_of(players, seed)
    for before, after in pairwise(turns):
        assert after[2] == (before[2] + 1) % players
    rounds = [list(group) for _, group in groupby(turns, key=lambda turn: turn[:2])]
    for group in rounds:
        # The marker stays until the holder of the queen ends a turn, at most one turn of each.
        assert [turn[3] for turn in group] == [False] * (len(group) - 1) + [True]
        assert len(group) <= players
        if group[0][1] == LOCKED:
            assert len(group) == players
    assert [(group[0][0], group[0][1]) for group in rounds] == [
        (decade, space) for decade in (1, 2, 3) for space in (0, 1, 2, 3, 5, 6, 7, LOCKED)
    ]
    assert 3 * (7 + players) <= len(turns) <= 24 * players


# -------------------------------------------------------------------------- estates
def beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def check_buildings(land: Data) -> None:
    kinds = {(x, y): kind for x, y, kind in land["tiles"]}
    assert len(kinds) == len(land["tiles"])
    stands = {(x, y): name for x, y, name in land["buildings"]}
    assert len(stands) == len(land["buildings"])
    assert all(kinds[at] == "meadow" for at in stands)
    for sort in (("castle", "palace"), ("chapel",)):
        sites = [at for at, name in stands.items() if name in sort]
        assert not any(beside(one, other) for one in sites for other in sites)


def check_connected(land: Data) -> None:
    cells = {(x, y) for x, y, _ in land["tiles"]}
    reached, frontier = set(), [(0, 0)]
    while frontier:
        x, y = frontier.pop()
        if (x, y) in cells and (x, y) not in reached:
            reached.add((x, y))
            frontier += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    assert reached == cells


def check_areas(land: Data, owner: int) -> None:
    kinds = {(x, y): kind for x, y, kind in land["tiles"]}
    taken: Counter[tuple[int, int]] = Counter()
    for x, y, *knight in land["areas"]:
        square = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        assert {kinds[at] for at in square} in ({"field"}, {"grove"}, {"fountain"})
        taken.update(square)
        assert knight != [owner]
    assert all(number == 1 for number in taken.values())


@each_table
def test_99_estates_are_always_in_order(players: int, seed: int) -> None:
    for data in positions(players, seed):
        for owner, one in enumerate(data["seats"]):
            check_buildings(one["estate"])
            check_connected(one["estate"])
            check_areas(one["estate"], owner)


# ------------------------------------------------------------------ replay and views
@each_table
def test_100_the_same_moves_from_the_same_seed_are_the_same_game(players: int, seed: int) -> None:
    story = [(state.to_json(), move) for state, move in played(players, seed)]
    again = opening(players, seed)
    for data, move in story:
        assert again.to_json() == data
        if move:
            again.play(again.parse(move))
    assert again.over


def swap(one: dict[str, int], other: dict[str, int], known: Data, others_known: Data) -> None:
    """A tile that nobody has seen goes from each of two hands to the other."""
    mine = [kind for kind in one if one[kind] > known.get(kind, 0)]
    theirs = [kind for kind in other if other[kind] > others_known.get(kind, 0)]
    if mine and theirs:
        for hand, kind, by in ((one, mine[0], -1), (other, mine[0], 1)):
            hand[kind] = hand.get(kind, 0) + by
        for hand, kind, by in ((other, theirs[-1], -1), (one, theirs[-1], 1)):
            hand[kind] = hand.get(kind, 0) + by


def with_other_secrets(data: Data, watcher: int | None) -> Data:
    """The same to this watcher; but two others have exchanged things and are richer."""
    others = [one for k, one in enumerate(data["seats"]) if k != watcher]
    one, other = others[0], others[1]
    for rich in others:
        rich["money"] += 7
    if data["agenda"][-1][0] != "hand_in":
        one["bribes"], other["bribes"] = other["bribes"], one["bribes"]
    swap(one["tiles"], other["tiles"], one["known"], other["known"])
    unseen = [k for k, card in enumerate(data["deck"]) if isinstance(card, str)]
    for hand in (one["cards"], other["cards"]):
        for k, card in enumerate(hand):
            if isinstance(card, str) and unseen:
                at = unseen.pop()
                hand[k], data["deck"][at] = data["deck"][at], card
    return data


@each_table
def test_100_views_do_not_depend_on_what_others_hide(players: int, seed: int) -> None:
    changed = 0
    rng = random.Random(seed)
    for state, move in played(players, seed):
        if not move or rng.random() < 0.5:
            continue
        watcher = rng.choice(watchers(state, int(state.actor)))
        other = GAME.from_json(with_other_secrets(state.to_json(), watcher))
        assert other.view(watcher) == state.view(watcher)
        changed += other.to_json()["seats"] != state.to_json()["seats"]
    assert changed > 50


@each_table
def test_100_views_name_nothing_behind_the_screens_of_others(players: int, seed: int) -> None:
    for state, move in played(players, seed):
        if move in ("", "end"):
            for watcher in watchers(state):
                check_screens(state, watcher)


def is_seen(card: str | Data, watcher: int | None) -> bool:
    """Does the watcher know a card behind another screen, since he put it under the deck?"""
    if isinstance(card, str):
        return False
    return "public" in card or watcher in card["known_to"]


def check_screens(state: State, watcher: int | None) -> None:
    """Of others there are public tiles and the number of their cards, no money and no bribes."""
    guests = state.to_json()["seats"]
    for area in state.view(watcher).seats:
        if area.seat == watcher:
            continue
        found = {one.id.removeprefix(f"seat/{area.seat}/"): one for one in area.components}
        assert not {"money", "bribes", "chosen"} & found.keys()
        hand, cards = found["hand"], found["cards"]
        assert isinstance(hand, Zone)
        assert isinstance(cards, Zone)
        assert hand.size == -1
        assert {face.kind: face.count for face in hand.faces} == guests[area.seat]["known"]
        assert cards.size == len(guests[area.seat]["cards"])
        seen = [one["card"] for one in guests[area.seat]["cards"] if is_seen(one, watcher)]
        assert Counter({face.kind: face.count for face in cards.faces}) == Counter(seen)


# ------------------------------------------------------- that all this was put to work
def test_these_games_leave_nothing_out() -> None:
    met: Counter[str] = Counter()
    for players, seed in TABLES:
        for state, move in played(players, seed):
            met[move.split(" ")[0]] += 1
            if not move:
                met.update(buildings_of(state.to_json()))
                met["knights out"] += knights_of(state.to_json()).total()
    verbs = {verb.name for verb in GAME.verbs} - {"recall", "form"}  # these are rare
    assert verbs <= met.keys()
    assert {"castle", "palace", "chapel"} <= met.keys()
    assert {"forests", "manors", "gardens", "trinity"} & met.keys()
    assert met["knights out"] > 0
