"""Nothing leaves the server that a seat may not know."""

from __future__ import annotations

import random
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

import pytest

import tafelrunde
from tafelrunde import State
from tafelrunde.server import entries as e
from tafelrunde.server.contract import AskWhy
from tafelrunde.server.journals import journal_of
from tafelrunde.server.match import Match, Seat
from tafelrunde.server.messages import Onlooker, encode, table_info, update, welcome
from tafelrunde.server.wishes import wish_to_know
from tests.scenarios.noblemen import table as noblemen
from tests.server.conftest import GENEROUS
from tests.server.house import House, open_house


def a_match(players: int, seed: int, name: str = "citadels") -> Match:
    game = tafelrunde.game(name)
    opened = e.Opened(name, ["guest"] * players, {}, seed, game.cards, "Anna")
    match = Match(game, e.Entry(0, opened, "2026-01-01T00:00:00+00:00", "p0"))
    match.seats = [Seat("person", f"P{k}", f"p{k}") for k in range(players)]
    match.apply(e.Entry(1, e.Started(game.version), "2026-01-01T00:00:00+00:00"))
    return match


def bytes_for(match: Match, seat: int, since: int) -> list[str]:
    who = Onlooker(seat)
    table = table_info("id", match, (), who)
    return [encode(welcome(match, table, who)), encode(update(match, table, who, since))]


GAMES = pytest.mark.parametrize(
    ("name", "players", "seed"),
    [
        *(("citadels", 2, 1), ("citadels", 3, 2), ("citadels", 4, 3), ("citadels", 7, 4)),
        *(("noblemen", 3, 5), ("noblemen", 4, 6)),
        *(("bruges", 2, 7), ("bruges", 4, 8), ("last_will", 2, 9), ("last_will", 5, 10)),
    ],
)


@GAMES
def test_worlds_a_seat_cannot_tell_apart_give_equal_bytes(
    name: str, players: int, seed: int
) -> None:
    match = a_match(players, seed, name)
    chance = random.Random(seed)
    checked = 0
    while not match.state.over:
        state = match.state
        if chance.random() < 0.08:
            for seat in range(players):
                true = bytes_for(match, seat, max(0, match.events - 5))
                world = state.determinize(seat, chance.getrandbits(40))
                # What happened so far is the same in both, as this seat saw it.
                assert state.journal is not None
                world.journal = journal_of(state.journal.entries, int(state.ply))
                match.state = world
                assert bytes_for(match, seat, max(0, match.events - 5)) == true
                if seat == state.actor:
                    for move in chance.sample(match.game.notations, 20):
                        wish = AskWhy("c", int(state.ply), move)
                        match.state = world
                        guess = encode(wish_to_know(match, f"p{seat}", wish))
                        match.state = state
                        assert encode(wish_to_know(match, f"p{seat}", wish)) == guess
                match.state = state
                checked += 1
        move = state.notate(chance.choice(state.moves()))
        match.apply(e.Entry(match.seq + 1, e.Played(int(state.actor), int(state.ply), move), "t"))
    assert checked > 10


def played(match: Match, state: State, move: str) -> Match:
    """The match after a move in this state, which takes the place of the true one."""
    assert match.state.journal is not None
    entries, ply = match.state.journal.entries, int(state.ply)
    other = copy(match)
    other.state = state.clone()
    other.state.journal = journal_of(entries[:], ply)
    other.course, other.undo, other.movers = deepcopy(match.course), match.undo[:], match.movers[:]
    other.apply(e.Entry(match.seq + 1, e.Played(int(state.actor), ply, move), "t"))
    return other


def seen(match: Match, seat: int, since: int) -> object:
    return match.state.events(since, seat), match.state.view(seat)


@GAMES
def test_moves_that_look_alike_to_a_seat_give_equal_bytes(
    name: str, players: int, seed: int
) -> None:
    """The same move in truth and in a world of the seat: if it saw the same of it and sees the same
    lie there, all else is the same too: what is asked, points, what can be taken back."""
    match = a_match(players, seed, name)
    chance = random.Random(seed)
    alike = 0
    while not match.state.over:
        state, since = match.state, match.events
        move = state.notate(chance.choice(state.moves()))
        if chance.random() < 0.3:
            true = played(match, state, move)
            for seat in range(players):
                world = state.determinize(seat, chance.getrandbits(40))
                if world.number_of(move) not in world.moves():
                    continue
                other = played(match, world, move)
                if true.state.over or seen(other, seat, since) != seen(true, seat, since):
                    continue  # at the end all points are told
                assert bytes_for(other, seat, since) == bytes_for(true, seat, since), move
                alike += 1
        match.apply(e.Entry(match.seq + 1, e.Played(int(state.actor), int(state.ply), move), "t"))
    assert alike > 10


@pytest.mark.parametrize("name", tafelrunde.games())
def test_a_spectator_cannot_tell_worlds_apart_that_differ_in_hands(name: str) -> None:
    match = a_match(3, 9, name)
    chance = random.Random(3)
    for _ in range(60):
        state = match.state
        true = bytes_for(match, -1, 0)
        for seat in range(3):
            world = state.determinize(seat, chance.getrandbits(40))
            assert state.journal is not None
            world.journal = journal_of(state.journal.entries, int(state.ply))
            match.state = world
            assert bytes_for(match, -1, 0) == true
            match.state = state
        move = state.notate(chance.choice(state.moves()))
        match.apply(e.Entry(match.seq + 1, e.Played(int(state.actor), int(state.ply), move), "t"))


def with_liaisons(over: bool) -> State:
    """A game of Noblemen in which seat 0 holds two of these cards, worth three points each."""
    held = noblemen.seat(cards=["liaison", "liaison", "tribute"], points={"church": 4})
    if not over:
        return noblemen.turn_of(0, held)
    return noblemen.position([], held, decade=3, space=10)


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_points_of_hidden_cards_are_their_owners_secret(watcher: int | None) -> None:
    state = with_liaisons(over=False)
    sheets = state.open_sheet(watcher)
    assert sheets[0].get("liaisons") == (6 if watcher == 0 else None)
    assert sheets[0]["church"] == 4
    assert [seat for seat in (1, 2) if "liaisons" in sheets[seat]] == [1] * (watcher == 1)
    assert state.open_ranking(watcher) == [[0], [1, 2]]


def test_points_are_told_without_chance() -> None:
    """As long as nobody scores, nothing changes, whatever is behind the screens."""
    state = with_liaisons(over=False)
    for world in range(20):
        assert state.determinize(1, world).open_sheet(1) == state.open_sheet(1)


def test_at_the_end_all_points_are_open() -> None:
    state = with_liaisons(over=True)
    assert state.over
    for watcher in (0, 1, None):
        assert state.open_sheet(watcher) == state.score_sheet()
        assert state.open_ranking(watcher) == state.ranking()
    assert state.open_sheet(1)[0]["liaisons"] == 6


def test_the_seed_stays_on_the_server(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        guest = house.guest()
        seed = 8_765_432_109_876_543_210
        table = guest.open("you", "random", seed=seed)
        with guest.at(table) as line:
            while not line.over and line.ply < 80:
                line.my_turn()
                line.play()
            line.ask("hint", ply=line.ply)
            seen = "".join(line.seen)
        seen += guest.get("/api/tables").text + guest.get(f"/api/tables/{table}").text
        assert len(seen) > 10_000
        assert str(seed) not in seen
        assert "rng" not in seen


def test_bots_never_get_the_true_state(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to a worker is a world, made from what the seat knows."""
    table = house.guest().open("you", "guest")
    found = house.call(house.services.lobby.table, table)
    state = found.match.state
    given: list[Any] = []

    async def look(_: str, world: Any, *__: object) -> str:
        given.append(world)
        raise RuntimeError("seen enough")

    monkeypatch.setattr(found, "_workers", type("W", (), {"move": staticmethod(look)}))
    found.match.status = "running"
    found.match.seats[0] = Seat("bot", bot="random")
    with pytest.raises(RuntimeError):
        house.call(found._play_bot)
    assert given[0].rng.words() != state.rng.words()
    assert given[0].view(0) == state.view(0)
    assert given[0].journal is None
