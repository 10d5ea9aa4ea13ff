"""Old tables go: late, in parts, and not because of a clock."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from tafelrunde.engine.record import Record
from tafelrunde.server import entries as e
from tafelrunde.server import tidying
from tafelrunde.server.match import Standing
from tafelrunde.server.settings import Keeping
from tafelrunde.server.storage.store import Conflict
from tafelrunde.server.tidying import Tidying
from tests.server.conftest import GENEROUS
from tests.server.house import Guest, House, open_house
from tests.server.test_holes import count, own_list

POLICY = {"waiting": 4, "unfinished": 20, "finished": 30}  # days


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "PAUSE", 0.0)


class Janitor:
    """Tidies up a house by a clock of its own; the first look is now."""

    def __init__(self, house: House, home: Path, **keeping: Any) -> None:
        self.now = datetime.now(UTC)
        self.house = house
        self.home = home
        self.keep(**keeping)
        self.removed = self.look()

    def keep(self, **keeping: Any) -> None:
        here = self.house.services
        self.tidying = Tidying(
            *(here.store, here.lobby, Keeping(**{**POLICY, **keeping}), self.home),
            here.lobby._game_maker,
            clock=lambda: self.now,
        )

    def look(self) -> int:
        """How many tables have gone."""
        found: int = self.house.call(self.tidying.tidy_up)
        return found

    def jump(self, days: float) -> int:
        self.now += timedelta(days=days)
        return self.look()

    def run(self, days: float) -> int:
        """Look often enough for all of the time to count."""
        return sum(self.jump(0.75) for _ in range(round(days / 0.75)))


def there(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables").json()]


def play_out(guest: Guest, table: str) -> None:
    with guest.at(table) as line:
        while not line.over:
            line.my_turn()
            if not line.over:
                line.play()


def finished(guest: Guest, **more: Any) -> str:
    table = guest.open("you", "random", options={"round_limit": 3}, **more)
    play_out(guest, table)
    return table


# --------------------------------------------------------------------------- when
def test_old_tables_go_and_records_stay(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna, berta = house.guest("Anna"), house.guest("Berta")
        over = finished(anna, cards=own_list())
        scores = house.call(house.services.lobby.table, over).match.state.scores()
        waiting = anna.open("you", "guest")
        running = anna.open("you", "random")
        janitor = Janitor(house, tmp_path)
        assert janitor.run(4.5) == 0
        with berta.at(waiting):
            assert janitor.run(6) == 0  # somebody looks at it
        assert janitor.run(0.75) == 1
        assert sorted(there(anna)) == sorted([over, running])
        assert anna.get(f"/api/tables/{waiting}").status_code == 404
        assert janitor.run(8.25) == 0  # 19.5 days
        assert janitor.run(3.75) == 1
        assert there(anna) == [over]
        janitor.keep(finished=0)
        assert janitor.run(12) == 0
        janitor.keep()
        assert janitor.run(3) == 1
        assert there(anna) == []
        (record,) = (tmp_path / "records").glob("*.txt")
        (cards,) = (tmp_path / "records").glob("*.csv")
        assert cards.read_text("utf-8") == own_list()
        game = house.call(house.services.lobby.game, "citadels", own_list())
        assert Record.parse(game, record.read_text("utf-8")).state.scores() == scores
        for part in ("entries", "positions", "seats", "tables", "card_lists"):
            assert count(tmp_path, part) == 0, part
        assert janitor.run(3) == 0
        assert house.guest("Cora").get("/api/me").json()["name"] == "Cora"
        assert anna.get("/api/me").json()["name"] == ""  # after so long, a stranger


@contextmanager
def with_old_tables(home: Path) -> Iterator[tuple[Janitor, Guest]]:
    """A table for each of the three limits, and a guest who has nothing: they are kept for another
    five days of a server that runs."""
    with open_house(home, limits=GENEROUS) as house:
        anna = house.guest("Anna")
        finished(anna)
        anna.open("you", "guest")
        anna.open("you", "random")
        house.guest("Nobody")
        janitor = Janitor(house, home, waiting=6, unfinished=6, finished=6)
        assert janitor.run(0.75) == 0
        yield janitor, anna
        assert (len(there(anna)), count(home, "people")) == (3, 2)
        assert janitor.run(12) == 3
        assert (len(there(anna)), count(home, "people")) == (0, 0)


def test_a_server_that_was_off_removes_nothing(tmp_path: Path) -> None:
    with with_old_tables(tmp_path) as (janitor, _):
        for days in (183, 1, 1000):
            assert janitor.jump(days) == 0
            assert janitor.run(0.75) == 0


@pytest.mark.parametrize("days", [0.9, 400, -400, -20_000])
def test_a_clock_that_jumps_removes_nothing(tmp_path: Path, days: float) -> None:
    with with_old_tables(tmp_path) as (janitor, _):
        assert janitor.jump(days) == 0
        assert janitor.run(0.75) == 0
        assert janitor.jump(-days) == 0
        assert janitor.run(0.75) == 0


def test_there_is_a_day_between_mark_and_removal(tmp_path: Path) -> None:
    """Also if the clock jumps just after the mark."""
    with open_house(tmp_path, limits=GENEROUS) as house:
        house.guest().open("you", "guest")
        janitor = Janitor(house, tmp_path)
        while count(tmp_path, "tables WHERE marked IS NOT NULL") == 0:
            assert janitor.jump(0.25) == 0
        assert janitor.jump(0.9) == 0
        assert [janitor.jump(0.25) for _ in range(4)] == [0, 0, 0, 0]
        assert janitor.jump(0.25) == 1


def test_whoever_comes_back_takes_the_mark_away(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        table = anna.open("you", "guest")
        janitor = Janitor(house, tmp_path)
        assert janitor.run(4.5) == 0
        assert count(tmp_path, "tables WHERE marked IS NOT NULL") == 1
        with anna.at(table) as line:
            assert line.ask("say", text="still here")["type"] == "done"
        assert count(tmp_path, "tables WHERE marked IS NOT NULL") == 0


def test_who_keeps_longer_does_so_for_marked_tables_too(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        house.guest().open("you", "guest")
        janitor = Janitor(house, tmp_path)
        assert janitor.run(4.5) == 0
        janitor.keep(waiting=10)
        assert janitor.run(3) == 0
        assert count(tmp_path, "tables WHERE marked IS NOT NULL") == 0
        assert janitor.run(6) == 1


# ------------------------------------------------------------------------ records
def test_a_record_is_there_before_anything_goes(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        finished(anna)
        janitor = Janitor(house, tmp_path, finished=6)
        (tmp_path / "records").write_text("in the way")
        assert janitor.run(9) == 0
        assert len(there(anna)) == 1
        (tmp_path / "records").unlink()
        assert janitor.run(0.75) == 0
        (record,) = (tmp_path / "records").glob("*.txt")
        assert len(there(anna)) == 1
        assert record.stat().st_mode & 0o077 == 0
        record.unlink()  # the host takes it away, and it is written once more
        assert janitor.run(2.25) == 1
        assert record.is_file()


def test_a_damaged_table_does_not_keep_the_others(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        damaged, _ = finished(anna), finished(anna)
        write(house, f"DELETE FROM entries WHERE table_id = '{damaged}' AND seq = 3")
        assert Janitor(house, tmp_path, finished=6).run(9) == 1
        assert there(anna) == [damaged]


# -------------------------------------------------------------------------- parts
def write(house: House, statement: str) -> None:
    house.call(house.services.store._database.write, lambda db: db.exec_driver_sql(statement))


def hidden(house: House, guest: Guest) -> str:
    """A table with 1000 entries that is about to be removed."""
    table = guest.open("you", "guest", cards=own_list())
    token = guest.invite(table)
    talk = '{"type":"say","seat":0,"name":"Anna","text":"x"}'
    numbers = "WITH RECURSIVE n(k) AS (SELECT 1 UNION SELECT k + 1 FROM n WHERE k < 999)"
    lines = f"SELECT '{table}', k, NULL, NULL, 'say', '{talk}', '2020' FROM n"
    write(house, f"INSERT INTO entries {numbers} {lines}")
    write(house, "UPDATE tables SET log_length = 1000")
    removal = house.services.store.removal
    assert house.call(removal.hide, [table], {"open": "2100"}) == [table]
    house.services.lobby.forget([table])
    assert guest.post(f"/api/join/{token}").json()["code"] == "no_invitation"
    return table


def test_a_table_goes_in_parts_and_nobody_finds_half_of_it(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        table = hidden(house, anna)
        removal = house.services.store.removal
        left = []
        while house.call(removal.remove_part, table):
            left.append(count(tmp_path, "entries"))
            assert anna.get(f"/api/tables/{table}").json()["code"] == "no_table"
            assert there(anna) == []
        assert left == [600, 200, 0]
        for part in ("seats", "tables", "card_lists"):
            assert count(tmp_path, part) == 0, part


def test_what_a_stop_left_is_removed_later(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        table = hidden(house, anna)
        house.call(house.services.store.removal.remove_part, table)
    with open_house(tmp_path, limits=GENEROUS) as house:
        janitor = Janitor(house, tmp_path)
        assert there(house.guest()) == []
        assert janitor.removed == 1
        assert count(tmp_path, "tables") == 0


def test_nobody_writes_to_a_table_that_is_gone(tmp_path: Path) -> None:
    """Another server may still have it in memory."""
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        table = hidden(house, anna)
        store = house.services.store
        said = e.Entry(1000, e.Said(0, "Anna", "hello"), "2026")
        with pytest.raises(Conflict):
            house.call(store.append, table, [said], Standing("open", 0, -1, "2026"))
        assert count(tmp_path, "entries") == 1000
        assert house.call(store.log, table) == []


# ------------------------------------------------------------------------ indices
@contextmanager
def statements(*engines: Engine) -> Iterator[set[tuple[str, Any]]]:
    """What is asked of a database meanwhile."""
    found: set[tuple[str, Any]] = set()

    def note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")) and isinstance(parameters, tuple):
            found.add((statement, parameters))

    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    yield found
    for engine in engines:
        event.remove(engine, "before_cursor_execute", note)


def test_nothing_looks_through_a_whole_table(tmp_path: Path) -> None:
    """Neither the list of a guest, nor tidying, gets slower by what others have."""
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        database = house.services.store._database
        with statements(database.engine, database._reader) as asked:
            finished(anna)
            assert len(there(anna)) == 1
            assert Janitor(house, tmp_path, finished=6).run(9) == 1

        def plans(db: Any) -> list[str]:
            return [
                row[3]
                for statement, parameters in asked
                for row in db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            ]

        found = house.call(database.read, plans)
    assert len(found) > 20
    large = r"SCAN (tables|entries|seats|positions|people|card_lists)\b"
    assert [line for line in found if re.match(large, line)] == []
