"""Full disks, locked and damaged databases: what fails says so, and everything else goes on."""

from __future__ import annotations

import asyncio
import gc
import io
import re
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import structlog

import tafelrunde
from tafelrunde import _native
from tafelrunde.server import company, health, metrics, table, watch
from tafelrunde.server.contract import PlayMove
from tafelrunde.server.run import write_log_to_stderr
from tafelrunde.server.settings import Limits, Rate
from tests.server.conftest import GENEROUS
from tests.server.house import open_house
from tests.server.live import Live, Visitor, live_server, receive, send
from tests.server.test_holes import count


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What a server writes to stderr."""
    found = io.StringIO()
    monkeypatch.setattr(sys, "stderr", found)
    write_log_to_stderr()
    yield found
    structlog.reset_defaults()


@contextmanager
def full_disk(live: Live) -> Iterator[None]:
    """The server's files cannot grow any more."""
    import resource

    assert live.process is not None
    most = resource.prlimit(live.process.pid, resource.RLIMIT_FSIZE)
    size = (live.home / "tafelrunde.sqlite-wal").stat().st_size
    resource.prlimit(live.process.pid, resource.RLIMIT_FSIZE, (size, most[1]))
    try:
        yield
    finally:
        resource.prlimit(live.process.pid, resource.RLIMIT_FSIZE, most)


# -------------------------------------------------------------------------- health
def test_ready_is_more_than_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(health, "PATIENCE", 0.3)
    with open_house(tmp_path, limits=GENEROUS) as house:
        guest = house.guest("")
        for path in ("/health", "/health/ready", "/health/live"):
            assert guest.get(path).status_code == 200
            head = guest.request("HEAD", path)
            assert (head.status_code, head.content) == (200, b"")
        body = guest.get("/health").json()
        assert (body["status"], body["writes"]) == ("ok", "ok")
        assert body["integrity"] in ("ok", "unchecked")
        assert body["last_write"].startswith("20")
        with closing(sqlite3.connect(tmp_path / "tafelrunde.sqlite")) as other:
            other.execute("BEGIN IMMEDIATE")  # and nobody else can write
            answer = guest.get("/health/ready")
            assert answer.status_code == 503
            assert answer.json()["writes"] == "no answer from the database"
            assert guest.get("/health/live").status_code == 200
            other.rollback()
        deadline = time.monotonic() + 10
        while guest.get("/health/ready").status_code != 200:
            assert time.monotonic() < deadline


def test_which_build_runs_is_found_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def build() -> str:
        asked.append("asked")
        return "interpreted"

    monkeypatch.setattr(_native, "build", build)
    watch._program.cache_clear()
    with open_house(tmp_path) as house:
        guest = house.guest("")
        for path in ("/health", "/health/live", "/health/ready"):
            assert guest.get(path).json()["engine"] == "interpreted"
    watch._program.cache_clear()
    assert asked == ["asked"]


def test_health_tells_when_no_entry_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though all else can, and before anybody has tried."""
    monkeypatch.setattr(health, "FRESH", 0.0)
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        anna.open("you", "guest")
        assert anna.get("/health").json()["writes"] == "ok"
        assert count(tmp_path, "entries") == 1
        with closing(sqlite3.connect(tmp_path / "tafelrunde.sqlite")) as other:
            other.execute(
                "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'full'); END"
            )
            answer = anna.get("/health")
            assert (answer.status_code, answer.json()["writes"]) == (503, "full")
            other.execute("DROP TRIGGER full")
        assert anna.get("/health").status_code == 200


def test_health_tells_when_an_entry_of_some_table_was_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna, store = house.guest(), house.services.store
        tables = [anna.open("you", "guest") for _ in range(2)]
        broken = [True]
        add = store._add_entries.run

        def run(db: Any, rows: list[dict[str, Any]]) -> int:
            if broken and rows[0]["table_id"] == tables[0]:
                raise sqlite3.OperationalError("malformed")
            found: int = add(db, rows)
            return found

        monkeypatch.setattr(store._add_entries, "run", run)
        with anna.at(tables[0]) as one, anna.at(tables[1]) as two:
            assert one.ask("say", text="hello")["problem"]["code"] == "server_error"
            assert two.ask("say", text="hello")["type"] == "done"
            answer = anna.get("/health")
            assert (answer.status_code, answer.json()["writes"]) == (503, "an entry: malformed")
            broken.clear()
            assert anna.get("/health").status_code == 503  # nobody has tried again
            assert one.ask("say", text="hello")["type"] == "done"
            assert anna.get("/health").status_code == 200
        store.writes.refused["x"] = (time.monotonic() - health.LONG - 1, "long ago")
        assert anna.get("/health").status_code == 200
        assert store.writes.refused == {}


@pytest.mark.skipif(sys.platform != "linux", reason="a disk cannot be filled so easily")
def test_a_full_disk(tmp_path: Path) -> None:
    """Whoever asks is told, nothing is lost, and when there is room again everything goes on."""
    with live_server(tmp_path / "home") as live:
        anna = Visitor(live.url, "Anna")
        table = anna.open("random", "random", "you")
        with anna.at(table) as line:
            latest = receive(line, "welcome", "update")
            while not latest["table"].get("your_turn"):
                latest = receive(line, "update")
            ply, move = latest["view"]["ply"], latest["prompt"]["options"][0]["notation"]
            with full_disk(live):
                assert anna.http.get("/health").status_code == 503
                assert anna.http.get("/health/live").status_code == 200
                send(line, type="play", client="c", ply=ply, move=move)
                answer = receive(line, "done", "refused")
                assert answer["problem"]["code"] == "server_error"
                wish = {"game": "citadels", "seats": ["you", "random"]}
                assert anna.http.post("/api/tables", json=wish).status_code == 500
            send(line, type="play", client="c", ply=ply, move=move)
            assert receive(line, "done", "refused")["type"] == "done"
            deadline = time.monotonic() + 10
            while anna.http.get("/health").status_code != 200:
                assert time.monotonic() < deadline
                time.sleep(0.2)
        anna.close()
        assert live.stop() in (0, -15)


# ---------------------------------------------------------------------------- bots
def test_bots_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a write that failed they go on by themselves; nobody has to come by."""
    monkeypatch.setattr(table, "FIRST_WAIT", 0.05)
    with open_house(tmp_path, limits=GENEROUS) as house:
        store = house.services.store
        append = store.append
        failed: list[float] = []

        async def fail(*given: Any) -> None:
            if len(failed) < 3:
                failed.append(time.monotonic())
                raise sqlite3.OperationalError("database or disk is full")
            await append(*given)

        monkeypatch.setattr(store, "append", fail)
        guest = house.guest()
        opened = guest.open("random", "random", "you")
        deadline = time.monotonic() + 20
        while not guest.get(f"/api/tables/{opened}").json().get("your_turn"):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert len(failed) == 3
        waits = [later - sooner for sooner, later in pairwise(failed)]
        assert waits[0] >= 0.05  # and then longer each time
        assert waits[1] >= 0.1


# -------------------------------------------------------------------------- damage
def damage_a_page(path: Path, of: str, but: str) -> None:
    """Make the pages unreadable that hold moves of this table only, and not of the other."""
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    hit = 0
    for start in range(size, len(data), size):
        page = data[start : start + size]
        mine = of.encode() in page and but.encode() not in page
        if page[0] == 0x0D and mine and b'"type":"move"' in page:
            data[start : start + 8] = b"\xff" * 8
            hit += 1
    assert hit
    path.write_bytes(data)


def test_a_damaged_table_is_set_apart(tmp_path: Path, log: io.StringIO) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        tables = []
        for _ in range(2):
            tables.append(anna.open("you", "random"))
            with anna.at(tables[-1]) as line:
                while line.ply < 60 and not line.over:
                    line.my_turn()
                    line.play()
    damage_a_page(tmp_path / "tafelrunde.sqlite", *tables)
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna.house = house
        for path in ("", "/cards"):
            answer = anna.get(f"/api/tables/{tables[0]}{path}")
            assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
        with anna.at(tables[1]) as line:
            line.my_turn()
            assert line.play()["type"] == "done"
        deadline = time.monotonic() + 10
        while (answer := anna.get("/health")).status_code != 503:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert answer.json()["integrity"] == "damaged"
        assert anna.get("/health/live").status_code == 200
    said = log.getvalue()
    assert "a table is damaged; a backup has it whole" in said
    assert "Task exception was never retrieved" not in said


def test_an_entry_that_is_none(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna = house.guest()
        opened = anna.open("you", "guest")
    with closing(sqlite3.connect(tmp_path / "tafelrunde.sqlite")) as db:
        db.execute('UPDATE entries SET body = \'{"type": "open"\'')
        db.commit()
    with open_house(tmp_path, limits=GENEROUS) as house:
        anna.house = house
        assert anna.get(f"/api/tables/{opened}").json()["code"] == "damaged"
        assert len(anna.get("/api/tables").json()) == 1


@pytest.mark.parametrize("lost", ["seq = 8", "seq = (SELECT max(seq) FROM entries)"])
def test_a_log_with_a_gap_is_not_taken_for_whole(
    tmp_path: Path, log: io.StringIO, lost: str
) -> None:
    """Neither in the middle nor at the end; lines of talk that were forgotten are no gap."""
    limits = Limits(chat_lines=2, says=Rate(100, 100))
    with open_house(tmp_path, limits=limits) as house:
        anna = house.guest()
        opened = anna.open("you", "random")
        with anna.at(opened) as line:
            for text in "abcd":
                line.ask("say", text=text)
            while line.ply < 10:
                line.my_turn()
                line.play()
    with open_house(tmp_path, limits=limits) as house:
        anna.house = house
        assert anna.get(f"/api/tables/{opened}").status_code == 200
    with closing(sqlite3.connect(tmp_path / "tafelrunde.sqlite")) as db:
        assert db.execute(f"DELETE FROM entries WHERE kind = 'move' AND {lost}").rowcount == 1
        db.commit()
    with open_house(tmp_path, limits=limits) as house:
        anna.house = house
        assert anna.get(f"/api/tables/{opened}").json()["code"] == "damaged"
        assert len(anna.get("/api/tables").json()) == 1
    assert "a table is damaged; a backup has it whole" in log.getvalue()
    assert re.search(r"Incomplete: \d+ entries of \d+ are there", log.getvalue())


def test_a_refusal_for_somebody_who_is_gone_is_no_error(tmp_path: Path) -> None:
    """Otherwise the log would say that nobody has looked at it."""
    with open_house(tmp_path, limits=GENEROUS) as house:
        opened = house.guest().open("you", "guest")

        async def check() -> list[dict[str, Any]]:
            found: list[dict[str, Any]] = []
            asyncio.get_running_loop().set_exception_handler(lambda _, what: found.append(what))
            table = await house.services.lobby.table(opened)
            async with table._lock:
                asking = asyncio.create_task(table.play(None, PlayMove("c", 0, "pick king")))
                await asyncio.sleep(0.05)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
            await asyncio.sleep(0.05)
            gc.collect()
            return found

        assert house.call(check) == []


def test_the_first_table_is_opened_as_fast_as_the_others(tmp_path: Path) -> None:
    """What is made once is made before anybody can ask."""
    company.names_of.cache_clear()
    with open_house(tmp_path):
        made = company.names_of.cache_info().misses
        assert made == len({kind for name in tafelrunde.games() for kind in company.bots_of(name)})
        company.names_for(["random", "steward"], "citadels", "Anna")
        assert company.names_of.cache_info().misses == made


# ----------------------------------------------------------------------------- log
def test_a_log_line_says_the_cause(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path, limits=GENEROUS) as house:

        async def break_down(_: object) -> None:
            raise RuntimeError("the cause")

        monkeypatch.setattr(house.services.lobby, "list", break_down)
        answer = house.guest().get("/api/tables")
        assert (answer.status_code, answer.json()) == (
            500,
            {"code": "server_error", "arguments": {}},
        )
    assert "RuntimeError: the cause" in log.getvalue()
    assert "in break_down" in log.getvalue()


def test_requests_are_logged_if_wanted_and_without_secrets(
    tmp_path: Path, log: io.StringIO
) -> None:
    with open_house(tmp_path, limits=GENEROUS, log_requests=True) as house:
        anna, berta = house.guest("Anna"), house.guest("Berta")
        opened = anna.open("you", "guest")
        token = anna.invite(opened)
        berta.post(f"/api/join/{token}")
        berta.get("/api/nothing/" + token)
        secrets = [opened, token, anna.cookie.partition("=")[2], "Anna", "Berta"]
    said = log.getvalue()
    assert "path='/api/join/{token}' status=200" in said.replace(":str", "")
    assert not [secret for secret in secrets if secret in said]


def test_figures_are_printed_in_full() -> None:
    found = metrics.Metrics()
    found.requests[200] = 12_345_678
    gauges = {"last": ("time", 1_763_595_080.25), "tables": ("number", 23_456_789)}
    text = found.text(gauges, {"writes": 34_567_890})
    for line in (
        "tafelrunde_last 1763595080.25",
        "tafelrunde_tables 23456789",
        "tafelrunde_writes_total 34567890",
        'tafelrunde_requests_total{status="200"} 12345678',
    ):
        assert f"{line}\n" in text


def test_metrics_are_sums_for_this_computer(tmp_path: Path) -> None:
    with live_server(tmp_path / "home") as live:
        anna = Visitor(live.url, "Anna")
        opened = anna.open("you", "random")
        with anna.at(opened) as line:
            receive(line, "welcome")
            text = anna.http.get("/metrics").text
        assert "tafelrunde_sockets 1\n" in text
        assert "tafelrunde_tables 1\n" in text
        assert 'tafelrunde_requests_total{status="201"} 1\n' in text
        assert "tafelrunde_move_seconds_count " in text
        assert "tafelrunde_bot_queue 0\n" in text
        assert opened not in text
        assert anna.http.get("/metrics", headers={"x-forwarded-for": "1.2.3.4"}).status_code == 404
        anna.close()
