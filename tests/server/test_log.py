"""The log is the truth: what is loaded from it is what was played."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from tafelrunde.boardgames.citadels.catalogue import printed_districts
from tafelrunde.boardgames.citadels.game import Citadels
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.engine.game import Game
from tafelrunde.engine.rng import seeded
from tafelrunde.server.loading import load_match
from tafelrunde.server.match import POSITION_EVERY, Match
from tafelrunde.server.messages import Onlooker, encode, table_info, update, welcome
from tests.server.conftest import GENEROUS
from tests.server.house import Guest, House, Line, open_house
from tests.server.test_socket import refusal, seated


def loaded(house: House, table: str) -> Match:
    match = house.call(load_match, house.services.store, table)
    assert isinstance(match, Match)
    return match


def in_memory(house: House, table: str) -> Match:
    match = house.call(house.services.lobby.table, table).match
    assert isinstance(match, Match)
    return match


def told(match: Match) -> list[str]:
    """Everything that anybody would be told."""
    found = []
    for seat in range(-1, len(match.seats)):
        who = Onlooker(seat)
        table = table_info("id", match, (), who)
        found += [encode(welcome(match, table, who)), encode(update(match, table, who, 3))]
    return found


def play_on(lines: list[Line], chance: random.Random, moves: int) -> None:
    """Random moves of guests who now and then take one back or say something."""
    for _ in range(moves):
        for line in lines:
            while line.ply < max(other.ply for other in lines):
                line.next()
        actor = next((line for line in lines if line.mine), None)
        if actor is None:
            return
        if chance.random() < 0.1:
            actor.ask("say", text="hm")
        actor.play(chance.choice(actor.options))
        if actor.latest["can_undo"] and chance.random() < 0.5:
            assert actor.ask("undo", ply=actor.ply)["type"] == "done"
            for line in lines:
                while line.latest.get("seq", -1) < actor.latest["seq"]:
                    line.next()


def test_what_is_loaded_is_what_was_played(house: House) -> None:
    chance = random.Random(5)
    table, guests = seated(house, "Anna", "Berta", seed=11)
    with guests[0].at(table) as one, guests[1].at(table) as two:
        for _ in range(10):
            play_on([one, two], chance, 13)
            here, there = in_memory(house, table), loaded(house, table)
            assert there.state == here.state
            assert told(there) == told(here)
            assert there.done == here.done
            assert (there.status, there.seq) == (here.status, here.seq)
            assert [b.seat for b in there.undo] == [b.seat for b in here.undo]
    stored = house.call(house.services.store.stored_positions, table)
    assert len(stored) >= 3
    kinds = {entry.body.__struct_config__.tag for entry in log_of(house, table)}
    assert {"open", "join", "start", "move", "undo", "say"} <= kinds


@pytest.mark.parametrize(
    "journal",
    [
        "[[0,3,1,0,2,4,0,1,1,5]]",  # as an older program wrote it: by number
        '[["a cause of old",0,0,2,1,0,0,0,0,0]]',
        '[["built","nowhere","deck",0,1,0,0,0,0,0]]',
        "{",
    ],
)
def test_a_story_that_cannot_be_read_is_told_anew(
    house: House, journal: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(3)
    table, guests = seated(house, "Anna", "Berta", seed=12)
    with guests[0].at(table) as one, guests[1].at(table) as two:
        play_on([one, two], chance, 60)
    stored = house.call(house.services.store.stored_positions, table)
    assert stored
    damaged = [msgspec.structs.replace(position, journal=journal) for position in stored]

    async def stored_positions(_: str) -> list[Any]:
        return damaged

    monkeypatch.setattr(house.services.store, "stored_positions", stored_positions)
    here, there = in_memory(house, table), loaded(house, table)
    assert there.state == here.state
    assert told(there) == told(here)


def log_of(house: House, table: str) -> list[Any]:
    entries = house.call(house.services.store.log, table)
    assert [entry.seq for entry in entries] == list(range(len(entries)))
    return list(entries)


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        guest = house.guest()
        table = guest.open("you", "random", "random", seed=3)
        with guest.at(table) as line:
            for _ in range(30):
                line.my_turn()
                line.play()
            line.my_turn()
            first = line.latest
        before = in_memory(house, table)
    with open_house(tmp_path, limits=GENEROUS) as house:
        guest.house = house
        assert in_memory(house, table).state == before.state
        assert [found["id"] for found in guest.get("/api/tables").json()] == [table]
        with guest.at(table) as line:
            assert line.latest["view"] == first["view"]
            assert line.latest["prompt"] == first["prompt"]
            line.play()


def test_another_process_was_quicker(house: House) -> None:
    """The key of the log is the fence: the second writer looks again and is refused."""
    table, guests = seated(house, "Anna", "Berta")
    with guests[0].at(table) as line:
        match = in_memory(house, table)
        rival = house.call(load_match, house.services.store, table)
        move = rival.state.notate(rival.state.moves()[0])
        entry = {"seat": 0, "ply": 0, "move": move, "type": "move"}
        seq = match.seq + 1
        with sqlite3.connect(house.services.settings.home / "tafelrunde.sqlite") as db:
            db.execute(
                "insert into entries values (?, ?, null, null, 'move', ?, '2026')",
                (table, seq, json.dumps(entry)),
            )
            db.execute("update tables set log_length = log_length + 1 where id = ?", (table,))
        assert refusal(line.play()) == "stale"
        assert line.ply == 1
        assert loaded(house, table).state == in_memory(house, table).state


def test_own_cards_stay_with_the_table(tmp_path: Path) -> None:
    text = printed_districts().text.replace("tavern", "inn", 1)
    with open_house(tmp_path) as house:
        guest = house.guest()
        table = guest.open("you", "random", cards=text)
        catalogue: dict[str, Any] = {}
        with guest.at(table) as line:
            catalogue = line.latest["catalogue"]
            line.my_turn()
            line.play()
    with open_house(tmp_path) as house:
        guest.house = house
        with guest.at(table) as line:
            assert line.latest["catalogue"] == catalogue
            assert line.latest["catalogue"]["cards"] != printed_districts().hash
            line.my_turn()
            line.play()


# ------------------------------------------------------------- a change of rules
class Newer(Citadels):
    """The same rules, but a later version of them."""

    version: ClassVar[int] = 2


class Other(Newer):
    """Dealt differently, so that old moves no longer fit."""

    def deal(self, s: CitadelsState) -> None:
        s.rng = seeded(12345)
        super().deal(s)


def newer(_: str, __: str | None) -> Game:
    return Newer(printed_districts())


def other(_: str, __: str | None) -> Game:
    return Other(printed_districts())


def some_moves(home: Path, moves: int, **options: Any) -> tuple[Guest, Guest, str, Match]:
    with open_house(home, limits=GENEROUS) as house:
        table, (anna, berta) = seated(house, "Anna", "Berta", seed=11, **options)
        with anna.at(table) as one, berta.at(table) as two:
            play_on([one, two], random.Random(1), moves)
        return anna, berta, table, in_memory(house, table)


def without_handover(home: Path) -> None:
    """As if the server had been killed."""
    with sqlite3.connect(home / "tafelrunde.sqlite") as db:
        db.execute("delete from positions where handover")


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize("moves", [5, 2 * POSITION_EVERY])
def test_a_table_survives_new_rules(tmp_path: Path, moves: int, killed: bool) -> None:
    anna, berta, table, before = some_moves(tmp_path, moves)
    if killed:
        without_handover(tmp_path)
    with open_house(tmp_path, newer, limits=GENEROUS) as house:
        match = in_memory(house, table)
        assert match.rules == 2
        position = {**before.state.to_json(), "rules": 2}
        assert match.state.to_json() == position
        assert log_of(house, table)[-1].body.dropped == 0
        anna.house = berta.house = house
        with anna.at(table) as one, berta.at(table) as two:
            assert one.latest["view"]["rules"] == 2
            play_on([one, two], random.Random(2), 15)
        here, there = (
            in_memory(house, table),
            house.call(load_match, house.services.store, table, newer),
        )
        assert there.state == here.state
        assert told(there) == told(here)


def test_moves_that_new_rules_forbid_are_dropped(tmp_path: Path) -> None:
    _, _, table, before = some_moves(tmp_path, 12)
    without_handover(tmp_path)
    with open_house(tmp_path, other, limits=GENEROUS) as house:
        match = in_memory(house, table)
        body = log_of(house, table)[-1].body
        assert body.dropped > 0
        assert body.ply == match.state.ply == before.state.ply - body.dropped


def test_other_rules_do_not_touch_what_was_handed_over(tmp_path: Path) -> None:
    _, _, table, before = some_moves(tmp_path, 12)
    with open_house(tmp_path, other, limits=GENEROUS) as house:
        match = in_memory(house, table)
        assert match.state.to_json() == {**before.state.to_json(), "rules": 2}


def test_older_rules_cannot_go_on(tmp_path: Path) -> None:
    with open_house(tmp_path, newer, limits=GENEROUS) as house:
        table, (anna, _) = seated(house, "Anna", "Berta")
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna.house = house
        answer = anna.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (409, "newer_rules")
        assert anna.get("/api/tables").json()[0]["id"] == table


def test_a_finished_game_stays_finished(tmp_path: Path) -> None:
    anna, _, table, before = some_moves(tmp_path, 2000, round_limit=3)
    assert before.status == "over"
    entries = 0
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna.house = house
        entries = len(log_of(house, table))
        with anna.at(table) as line:
            assert line.over
            assert refusal(line.play("pick king")) == "game_over"
            assert refusal(line.ask("undo", ply=line.ply)) == "undo_nothing"
            assert refusal(line.ask("hint", ply=line.ply)) == "no_hint"
            assert line.ask("why", ply=line.ply, move="pick king")["code"] == "game_over"
    with open_house(tmp_path, other, limits=GENEROUS) as house:
        assert in_memory(house, table).state.scores() == before.state.scores()
        assert len(log_of(house, table)) == entries
