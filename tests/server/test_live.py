"""A real server in a process of its own: whole games, kills, and the documented client."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.kill import kill_often
from tests.server.live import Live, Visitor, live_server, receive, send

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live_server(tmp_path_factory.mktemp("live")) as found:
        yield found
        assert found.stop() in (0, -15)


def play_to_the_end(lines: list[Any]) -> list[dict[str, Any]]:
    latest = [receive(line, "welcome") for line in lines]
    while any(message["table"]["status"] != "over" for message in latest):
        newest = max(message["view"]["ply"] for message in latest)
        for number, line in enumerate(lines):
            while latest[number]["view"]["ply"] < newest:
                latest[number] = receive(line, "update")
        turns = [n for n, message in enumerate(latest) if message["table"].get("your_turn")]
        if turns:
            number = turns[0]
            ply, options = latest[number]["view"]["ply"], latest[number]["prompt"]["options"]
            move = options[ply % len(options)]["notation"]
            send(lines[number], type="play", client=str(ply), ply=ply, move=move)
        else:
            number = 0
        if latest[number]["table"]["status"] != "over":
            latest[number] = receive(lines[number], "update")
    return latest


def test_two_people_and_bots_play_a_whole_game(live: Live) -> None:
    anna, berta = Visitor(live.url, "Anna"), Visitor(live.url, "Berta")
    table = anna.open("you", "guest", "random", "steward")
    token = anna.post(f"/api/tables/{table}/invitation")["token"]
    assert berta.post(f"/api/join/{token}")["status"] == "running"
    with anna.at(table) as one, berta.at(table) as two:
        assert one.response is not None
        assert "permessage-deflate" in one.response.headers["sec-websocket-extensions"]
        last = play_to_the_end([one, two])
    assert last[0]["scores"] == last[1]["scores"]
    assert last[0]["ranking"] == last[1]["ranking"]
    (listed,) = anna.http.get("/api/tables").json()
    assert listed["status"] == "over"
    anna.close()
    berta.close()


def test_the_network_has_limits(live: Live) -> None:
    guest = Visitor(live.url, "Anna")
    table = guest.open("you", "random")
    with guest.at(table) as line:
        receive(line, "welcome")
        line.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as end:
            receive(line, "nothing")
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1009
    url = f"{live.url.replace('http', 'ws')}/api/tables/{table}/socket"
    evil = {"origin": "http://evil.example"}
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=evil):
        pass
    assert refused.value.response.status_code == 403
    with connect(url.replace(table, "none")) as line:
        with pytest.raises(ConnectionClosed) as end:
            line.recv(timeout=20)
        assert end.value.rcvd is not None
        assert (end.value.rcvd.code, end.value.rcvd.reason) == (4404, "no_table")
    guest.close()


def client_code() -> str:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.S)
    return str(code)


def test_the_documented_client_plays(live: Live, tmp_path: Path) -> None:
    code = client_code()
    assert len(code.splitlines()) < 60
    (tmp_path / "client.py").write_text(code, "utf-8")
    host = Visitor(live.url, "Anna")
    table = host.open("guest", "random")
    token = host.post(f"/api/tables/{table}/invitation")["token"]
    for invitation in ([], [token]):
        command = [sys.executable, str(tmp_path / "client.py"), live.url, *invitation]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stderr
        assert re.fullmatch(r"scores \[\d+(, \d+)+\] places \[\[.*\]\]\n", done.stdout)
    assert host.http.get(f"/api/tables/{table}").json()["status"] == "over"
    host.close()


def test_bots_go_on_after_a_kill_and_clients_come_back(tmp_path: Path) -> None:
    """Bots of people go on by themselves; bots among themselves, as soon as somebody watches."""
    with live_server(tmp_path) as live:
        guest = Visitor(live.url, "Anna")
        table = guest.open("random", "random", options={"round_limit": 8})
        mine = guest.open("random", "random", "you")
        with guest.at(table) as line:
            while receive(line, "welcome", "update")["view"]["ply"] < 5:
                pass
            live.kill()
        with sqlite3.connect(tmp_path / "tafelrunde.sqlite") as db:  # as if killed before
            db.execute("DELETE FROM entries WHERE table_id = ? AND kind = 'move'", (mine,))
            there = "SELECT count(*) FROM entries WHERE table_id = tables.id"
            now = f"UPDATE tables SET actor = 0, ply = 0, log_length = ({there}) WHERE id = ?"
            db.execute(now, (mine,))
        db.close()
        before = time.monotonic()
        live.start()
        while not guest.http.get(f"/api/tables/{mine}").json().get("your_turn"):
            assert time.monotonic() - before < 30
            time.sleep(0.1)
        paused = guest.http.get(f"/api/tables/{table}").json()
        time.sleep(0.5)
        assert guest.http.get(f"/api/tables/{table}").json() == paused
        with guest.at(table) as line:
            while receive(line, "welcome", "update")["table"]["status"] != "over":
                pass
        guest.close()
        assert live.stop() in (0, -15)


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    figures = kill_often(tmp_path, kills=3, seed=1)
    assert figures.lost == 0
    assert figures.twice == 0
    assert figures.acknowledged > 10
    # Those that were not acknowledged were asked again, and then they were.
    assert figures.moves in (figures.acknowledged, figures.acknowledged + 1)
