"""Plays while the server removes old tables and guests, and measures how long a move takes.

    python benchmarks/tidying.py [--tables 500] [--visitors 1000] [--seconds 60]
                                 [--source OTHER/CHECKOUT/src]

Before the start, the database gets old guests who left nothing behind, and as many old tables as
recent ones, with 600 entries each. Then somebody comes and plays against a bot that answers at
once; all that they want written is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
from load import Person, Server, watch

ENTRIES = 600  # of a table
MIGRATE = """
import asyncio, sys
from pathlib import Path
from tafelrunde.server.run import check
from tafelrunde.server.settings import Settings
asyncio.run(check(Settings(Path(sys.argv[1]))))
"""


def ago(**span: float) -> str:
    return (datetime.now(UTC) - timedelta(**span)).isoformat(timespec="milliseconds")


def fill(home: Path, source: str, tables: int, visitors: int) -> None:
    env = {**os.environ, "PYTHONPATH": source}
    subprocess.run([sys.executable, "-c", MIGRATE, str(home)], env=env, check=True)
    with closing(sqlite3.connect(home / "tafelrunde.sqlite")) as db:
        people = [(f"visitor {k}", ago(days=200)) for k in range(visitors)]
        people += [(f"player {k}", ago(days=300)) for k in range(tables)]
        db.executemany(
            "INSERT INTO people (id, name, language, created) VALUES (?, 'P', 'de', ?)", people
        )
        for age, name in ((200, "old"), (1, "new")):
            lay(db, [f"{name} {k}" for k in range(tables)], ago(days=age))
        columns = {row[1] for row in db.execute("PRAGMA table_info(tables)")}
        if "marked" in columns:  # all of it is due at once
            db.execute("UPDATE tables SET marked = ? WHERE id LIKE 'old%'", (ago(days=5),))
            db.execute("UPDATE people SET marked = ? WHERE id LIKE 'visitor%'", (ago(days=5),))
            db.execute("UPDATE tables SET log_length = ?", (ENTRIES,))
            db.execute("INSERT INTO marks VALUES ('tidied', ?)", (ago(hours=1),))
        db.commit()


def lay(db: sqlite3.Connection, ids: list[str], time: str) -> None:
    table = "INSERT INTO tables (id, game, opener, options, created, status, ply, actor, updated)"
    values = "VALUES (?, 'citadels', ?, '{}', ?, 'running', 599, 0, ?)"
    entry = "INSERT INTO entries VALUES (?, ?, ?, ?, 'move', ?, ?)"
    body = '{"type":"move","seat":0,"ply":100,"move":"build cathedral"}'
    for number, id in enumerate(ids):
        player = f"player {number}"
        db.execute(f"{table} {values}", (id, player, time, time))
        db.executemany(entry, ((id, k, player, f"c{k}", body, time) for k in range(ENTRIES)))


async def play(server: Server, seconds: float) -> list[float]:
    """From each wish to its acknowledgement."""
    found: list[float] = []
    headers = {"x-tafelrunde": "tidying"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=300) as http:
        since = time.perf_counter()
        person = await Person.come(http, "Anna")
        found.append(time.perf_counter() - since)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    await play_once(person, found)
    return found


async def play_once(person: Person, found: list[float]) -> None:
    wish: dict[str, object] = {"game": "citadels", "seats": ["you", "random"]}
    since = time.perf_counter()
    id = (await person.post("/api/tables", wish))["id"]
    found.append(time.perf_counter() - since)
    sent: dict[str, float] = {}
    try:
        await attend(person, id, sent, found)
    except asyncio.CancelledError:
        found += [time.perf_counter() - since for since in sent.values()]  # not yet answered
        raise


async def attend(person: Person, id: str, sent: dict[str, float], found: list[float]) -> None:
    async with watch(person, id, None) as line:
        asked = -1
        async for text in line:
            message = json.loads(text)
            if message["type"] == "done":  # which may come after the update
                found.append(time.perf_counter() - sent.pop(message["client"]))
            if message["type"] not in ("welcome", "update"):
                continue
            ply, table = message["view"]["ply"], message["table"]
            if table["status"] == "over":
                return
            if table.get("your_turn") and ply > asked:
                asked, sent[str(ply)] = ply, time.perf_counter()
                move = message["prompt"]["options"][0]["notation"]
                wish = {"type": "play", "client": str(ply), "ply": ply, "move": move}
                await line.send(json.dumps(wish))


def left(home: Path) -> str:
    with closing(sqlite3.connect(home / "tafelrunde.sqlite")) as db:
        tables = db.execute("SELECT count(*) FROM tables WHERE id LIKE 'old%'").fetchone()[0]
        guests = db.execute("SELECT count(*) FROM people WHERE id LIKE 'visitor%'").fetchone()[0]
    return f"{tables} old tables and {guests} old guests are left"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--visitors", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--source", default=str(Path(__file__).parents[1] / "src"))
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder), wishes.source, wishes.tables, wishes.visitors)
        server = Server(folder, wishes.source, "")
        try:
            times = sorted(asyncio.run(play(server, wishes.seconds)))
        finally:
            server.process.kill()  # it may be busy for minutes
            server.process.wait()
        late = sum(seconds > 0.25 for seconds in times)
        p50, p99, most = (times[int((len(times) - 1) * part)] * 1000 for part in (0.5, 0.99, 1))
        print(
            f"{len(times)} writes; p50 {p50:.1f} ms, p99 {p99:.1f} ms, slowest {most:.1f} ms, "
            f"{late} above 250 ms; "
            f"{left(Path(folder))}; load average {os.getloadavg()[0]:.1f}"
        )


if __name__ == "__main__":
    main()
