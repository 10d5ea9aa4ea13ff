"""Kills the server again and again between a request and its acknowledgement, and counts.

    python -m tests.server.kill [KILLS] [SEED]

A client in a process of its own plays against bots and writes down, on disk, every move that was
acknowledged. After each kill it comes back and asks again for what was not, with the same id. In
the end all acknowledged moves must be in the log, and none twice.
"""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from tests.server.live import Live, Visitor, receive, send

WINDOW = 0.015  # seconds after a request within which the server is killed


@dataclass
class Figures:
    kills: int
    acknowledged: int
    moves: int  # of the client, in the log
    in_log: int  # requests under way at a kill that were in the log already
    not_in_log: int  # and that were not
    games: int
    lost: int
    twice: int


# -------------------------------------------------------------------- the client
class Player:
    """Plays for ever; a request is repeated until it is acknowledged."""

    def __init__(self, url: str, notes: Path) -> None:
        self.guest = Visitor(url, "Player")
        self.notes = notes.open("a", encoding="utf-8")
        self.pending: dict[str, Any] | None = None
        self.table = self.guest.open("you", "random")
        self.chance = random.Random(1)

    def note(self, **what: Any) -> None:
        self.notes.write(json.dumps(what) + "\n")
        self.notes.flush()
        os.fsync(self.notes.fileno())

    def run(self) -> None:
        while True:
            try:
                with self.guest.at(self.table) as line:
                    self.play(line)
                self.table = self.guest.open("you", "random")
            except (WebSocketException, OSError, EOFError, TimeoutError, httpx.HTTPError):
                time.sleep(0.02)  # until the server is back

    def play(self, line: ClientConnection) -> None:
        """Until the game is over, or the server gone."""
        latest = receive(line, "welcome")
        if self.pending:
            known = latest["view"]["ply"] > self.pending["ply"]
            self.note(again=self.pending["client"], known=known)
            self.ask(line)
        while self.pending or latest["table"]["status"] != "over":
            if not self.pending and latest["table"].get("your_turn"):
                self.pending = self.choice(latest)
                self.ask(line)
            message = receive(line, "update", "done", "refused")
            if message["type"] == "update":
                latest = message
            else:
                self.settle(line, message)

    def choice(self, latest: dict[str, Any]) -> dict[str, Any]:
        ply = latest["view"]["ply"]
        move = self.chance.choice(latest["prompt"]["options"])["notation"]
        return {"client": f"{self.table}-{ply}", "ply": ply, "move": move}

    def ask(self, line: ClientConnection) -> None:
        assert self.pending is not None
        send(line, type="play", **self.pending)
        print("sent", flush=True)

    def settle(self, line: ClientConnection, answer: dict[str, Any]) -> None:
        assert self.pending is not None
        if answer["type"] == "done":
            self.note(done=answer["seq"], table=self.table, **self.pending)
            self.pending = None
        elif answer["problem"]["code"] == "too_fast":
            time.sleep(0.2)
            self.ask(line)
        else:
            self.note(refused=answer["problem"], **self.pending)
            sys.exit("a move was refused")


# -------------------------------------------------------------------- the killer
def kill_often(home: Path, kills: int, seed: int) -> Figures:
    chance = random.Random(seed)
    live = Live(home)
    live.start()
    notes = home / "acknowledged.jsonl"
    command = [sys.executable, "-m", "tests.server.kill", "client", live.url, str(notes)]
    root = Path(__file__).parents[2]
    client = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root)
    assert client.stdout is not None
    try:
        for _ in range(kills):
            for _ in range(chance.randint(3, 25)):
                assert client.stdout.readline() == "sent\n", "the client has stopped"
            time.sleep(chance.random() * WINDOW)
            live.kill()
            live.start()
        for _ in range(5):
            assert client.stdout.readline() == "sent\n", "the client has stopped"
        time.sleep(0.3)
    finally:
        client.kill()
        client.wait()
        client.stdout.close()
        live.stop()
    return count(home, notes, kills)


def count(home: Path, notes: Path, kills: int) -> Figures:
    lines = [json.loads(line) for line in notes.read_text("utf-8").splitlines()]
    done = [line for line in lines if "done" in line]
    known = {line["again"]: line["known"] for line in lines if "again" in line}
    db = sqlite3.connect(home / "tafelrunde.sqlite")
    rows = db.execute("select table_id, seq, client, body from entries where kind = 'move'")
    moves = {(table, seq): (client, json.loads(body)) for table, seq, client, body in rows}
    games = db.execute("select count(*) from tables").fetchone()[0]
    db.close()
    lost = 0
    for line in done:
        client, body = moves.get((line["table"], line["done"]), ("", {}))
        asked = (line["client"], line["ply"], line["move"])
        lost += (client, body.get("ply"), body.get("move")) != asked
    clients = Counter(client for client, _ in moves.values() if client)
    plies = Counter((table, body["ply"]) for (table, _), (_, body) in moves.items())
    return Figures(
        kills,
        len(done),
        clients.total(),
        sum(known.values()),
        len(known) - sum(known.values()),
        games,
        lost,
        sum(number - 1 for number in [*clients.values(), *plies.values()]),
    )


def main() -> None:
    if sys.argv[1:2] == ["client"]:
        Player(sys.argv[2], Path(sys.argv[3])).run()
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    with tempfile.TemporaryDirectory() as home:
        start = time.monotonic()
        figures = kill_often(Path(home), kills, seed)
        print(figures, f"{time.monotonic() - start:.1f} s")
    sys.exit(1 if figures.lost or figures.twice else 0)


if __name__ == "__main__":
    main()
