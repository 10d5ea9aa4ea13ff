"""Plays at many tables at once against a real server, and measures what a move costs it.

    python benchmarks/load.py [--tables 40] [--seats 4] [--seconds 10] [--game citadels]
                              [--idle 1000] [--plain] [--source OTHER/CHECKOUT/src]

Every seat is a person with a connection of their own who moves at once, by lot. The server runs in
a process of its own, with limits that let one address do all this; `--source` measures another
checkout with the same script, `--plain` leaves out the compression that browsers ask for. With
`--idle` so many more connections watch one table, and their memory is measured instead.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

WARM_UP = 2.0  # seconds of play before it counts
SERVER = """
import dataclasses, sys
from pathlib import Path
from tafelrunde.server.run import listen, serve
from tafelrunde.server.settings import Limits, Rate, Settings
much = {f.name: Rate(10**9, 10**9) if isinstance(f.default, Rate) else 10**6
        for f in dataclasses.fields(Limits)
        if isinstance(f.default, Rate) or f.name in sys.argv[2].split(",")}
settings = Settings(Path(sys.argv[1]), limits=Limits(**much))
profile = sys.argv[3]
def run():
    serve(settings, listen("127.0.0.1", 0), open_page=False, say=lambda url: print(url, flush=True))
if profile:
    import cProfile
    with cProfile.Profile() as found:
        run()
    found.dump_stats(profile)
else:
    run()
"""
COUNTS = "tables,sockets,connections,address_sockets,address_tables,unsent,watchers"


class Option(msgspec.Struct):
    notation: str


class Prompt(msgspec.Struct):
    options: list[Option] = []


class Heading(msgspec.Struct):
    status: str
    ply: int = 0
    your_turn: bool = False


class Message(msgspec.Struct):
    """As much of a message as this needs."""

    type: str
    table: Heading | None = None
    prompt: Prompt | None = None


read = msgspec.json.Decoder(Message).decode


@dataclass
class Figures:
    counting: bool = False
    moves: int = 0
    latencies: list[float] = field(default_factory=list)
    received: int = 0  # bytes of messages

    def line(self, seconds: float, cpu: float) -> str:
        times = sorted(self.latencies) or [0.0]
        at = [times[min(len(times) - 1, int(len(times) * part))] for part in (0.5, 0.99)]
        return (
            f"{self.moves / seconds:6.1f} moves/s; move to own view "
            f"p50 {at[0] * 1000:5.1f} ms, p99 {at[1] * 1000:5.1f} ms; "
            f"server CPU {cpu / max(self.moves, 1) * 1000:4.2f} ms/move, "
            f"{cpu / seconds * 100:.0f} % of a core; "
            f"{self.received / max(self.moves, 1) / 1024:.1f} KB of messages/move"
        )


class Person:
    """Somebody with a cookie."""

    def __init__(self, http: httpx.AsyncClient, cookie: str) -> None:
        self.http = http
        self.cookie = cookie

    @classmethod
    async def come(cls, http: httpx.AsyncClient, name: str) -> Person:
        answer = await http.post("/api/me", json={"name": name})
        answer.raise_for_status()
        http.cookies.clear()
        return cls(http, answer.headers["set-cookie"].split(";")[0])

    async def post(self, path: str, data: object = None) -> dict[str, str]:
        answer = await self.http.post(path, json=data, headers={"cookie": self.cookie})
        answer.raise_for_status()
        found: dict[str, str] = answer.json()
        return found


class Party:
    """The people of one table."""

    def __init__(self, people: list[Person], game: str, figures: Figures, plain: bool) -> None:
        self.people = people
        self.game = game
        self.figures = figures
        self.compression = None if plain else "deflate"
        self.chance = random.Random(len(people))

    async def play(self) -> None:
        while True:
            id = await self.sit_down()
            async with asyncio.TaskGroup() as seats:
                for person in self.people:
                    seats.create_task(self.attend(person, id))

    async def sit_down(self) -> str:
        host, *guests = self.people
        wish = {"game": self.game, "seats": ["you", *["guest"] * len(guests)]}
        id = (await host.post("/api/tables", wish))["id"]
        token = (await host.post(f"/api/tables/{id}/invitation"))["token"]
        for guest in guests:
            await guest.post(f"/api/join/{token}")
        return id

    async def attend(self, person: Person, id: str) -> None:
        async with watch(person, id, self.compression) as line:
            asked, since = -1, 0.0
            async for text in line:
                message = read(text)
                self.figures.received += len(text) if self.figures.counting else 0
                if message.table is None or message.prompt is None:
                    continue
                if since and message.table.ply > asked:
                    self.note(time.perf_counter() - since)
                    since = 0.0
                if message.table.status == "over":
                    return
                if message.table.your_turn and message.table.ply > asked:
                    asked, since = message.table.ply, time.perf_counter()
                    move = self.chance.choice(message.prompt.options).notation
                    wish = {"type": "play", "client": str(asked), "ply": asked, "move": move}
                    await line.send(msgspec.json.encode(wish).decode())

    def note(self, seconds: float) -> None:
        if self.figures.counting:
            self.figures.moves += 1
            self.figures.latencies.append(seconds)


def watch(person: Person, id: str, compression: str | None) -> connect:
    address = str(person.http.base_url).replace("http", "ws", 1).rstrip("/")
    return connect(
        f"{address}/api/tables/{id}/socket",
        additional_headers={"cookie": person.cookie},
        compression=compression,
        max_size=None,
        ping_interval=None,
    )


class Server:
    """A server in a process of its own, and what it uses."""

    def __init__(self, home: str, source: str, profile: str) -> None:
        command = [sys.executable, "-c", SERVER, home, COUNTS, profile]
        env = {**os.environ, "PYTHONPATH": source}
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            sys.exit("the server did not start")

    def cpu(self) -> float:
        """Seconds of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # after which it still writes a profile
        self.process.wait(30)


async def play(server: Server, wishes: argparse.Namespace) -> str:
    figures = Figures()
    headers = {"x-tafelrunde": "load"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as http:
        parties = []
        for table in range(wishes.tables):
            people = [await Person.come(http, f"P{table}-{seat}") for seat in range(wishes.seats)]
            parties.append(Party(people, wishes.game, figures, wishes.plain))
        tasks = [asyncio.create_task(party.play()) for party in parties]
        await asyncio.wait(tasks, timeout=WARM_UP + wishes.tables * 0.05)
        figures.counting, cpu, start = True, server.cpu(), time.perf_counter()
        await asyncio.wait(tasks, timeout=wishes.seconds)
        line = figures.line(time.perf_counter() - start, server.cpu() - cpu)
        for task in tasks:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        for end in done:
            if isinstance(end, BaseException) and not isinstance(end, asyncio.CancelledError):
                line += f"\n  a table ended early: {end!r}"
    return f"{wishes.tables:4} tables of {wishes.seats}: {line}"


async def idle(server: Server, wishes: argparse.Namespace) -> str:
    headers = {"x-tafelrunde": "load"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=60) as http:
        host = await Person.come(http, "Host")
        seats = {"game": wishes.game, "seats": ["you", *["guest"] * (wishes.seats - 1)]}
        id = (await host.post("/api/tables", seats))["id"]
        lines: list[ClientConnection] = []
        try:
            used = 0
            for number in range(wishes.idle + 100):
                if number == 100:  # what the first ones bring about is no cost of each
                    used = server.memory()
                line = await watch(host, id, None if wishes.plain else "deflate")
                await line.recv()
                lines.append(line)
            await asyncio.sleep(1)
            each = (server.memory() - used) / wishes.idle / 1024
        finally:
            await asyncio.gather(*(line.close() for line in lines))
    return f"{wishes.idle} idle connections: {each:.1f} KB each"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="citadels")
    parser.add_argument("--idle", type=int, default=0)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--source", default=str(Path(__file__).parents[1] / "src"))
    parser.add_argument("--profile", default="", help="write a profile of the server to this file")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        server = Server(home, wishes.source, wishes.profile)
        try:
            measured = asyncio.run(idle(server, wishes) if wishes.idle else play(server, wishes))
        finally:
            server.stop()
    print(f"{measured}; load average {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
