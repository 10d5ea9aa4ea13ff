"""Opens many tables of dukes from one address, and measures how long a hint takes from another.

    python benchmarks/crowd.py [--guests 25] [--tables 2] [--hints 10] [--source OTHER/CHECKOUT/src]

The server has its usual limits. A stranger asks for one hint after another; with `--ask` the crowd
asks for hints, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from load import Person, Server
from websockets.asyncio.client import ClientConnection, connect

CROWD, STRANGER = "127.0.0.2", "127.0.0.3"
SERVER = """
import sys
from pathlib import Path
from tafelrunde.server.run import listen, serve
from tafelrunde.server.settings import Settings
say = lambda url: print(url, flush=True)
serve(Settings(Path(sys.argv[1])), listen("127.0.0.1", 0), open_page=False, say=say)
"""


class UsualServer(Server):
    def __init__(self, home: str, source: str) -> None:
        command = [sys.executable, "-c", SERVER, home]
        env = {**os.environ, "PYTHONPATH": source}
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()


def visitor(server: Server, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    headers = {"x-tafelrunde": "crowd"}
    return httpx.AsyncClient(base_url=server.url, headers=headers, transport=transport, timeout=60)


def watch(person: Person, id: str, address: str) -> connect:
    url = f"{str(person.http.base_url).replace('http', 'ws', 1).rstrip('/')}/api/tables/{id}/socket"
    cookie = {"cookie": person.cookie}
    return connect(url, additional_headers=cookie, max_size=None, local_addr=(address, 0))


async def hint(line: ClientConnection, ply: int) -> str:
    await line.send(json.dumps({"type": "hint", "client": "h", "ply": ply}))
    async for text in line:
        message = json.loads(text)
        if message["type"] == "hint" or message.get("client") == "h":
            return str(message.get("bot") or message["problem"]["code"])
    return "gone"


async def my_turn(line: ClientConnection) -> int:
    async for text in line:
        message = json.loads(text)
        if message["type"] in ("welcome", "update") and message["table"].get("your_turn"):
            return int(message["view"]["ply"])
    raise AssertionError("the connection ended")


async def crowd(person: Person, tables: int, ask: bool) -> None:
    for _ in range(tables):
        seats = ["duke", "duke", "you", "duke"]
        await person.post("/api/tables", {"game": "citadels", "seats": seats})
    if ask:
        id = (
            await person.post(
                "/api/tables", {"game": "noblemen", "seats": ["you", "random", "random"]}
            )
        )["id"]
        async with watch(person, id, CROWD) as line:
            ply = await my_turn(line)
            while True:
                await hint(line, ply)


async def measure(server: Server, wishes: argparse.Namespace) -> str:
    async with visitor(server, CROWD) as many, visitor(server, STRANGER) as one:
        start = time.perf_counter()
        people = [await Person.come(many, f"P{k}") for k in range(wishes.guests)]
        tasks = [asyncio.create_task(crowd(p, wishes.tables, wishes.ask)) for p in people]
        if tasks:
            await asyncio.wait(tasks, timeout=5 if wishes.ask else None)
        took = time.perf_counter() - start
        stranger = await Person.come(one, "Anna")
        seats = {"game": "citadels", "seats": ["you", "steward"]}
        id = (await stranger.post("/api/tables", seats))["id"]
        times = []
        async with watch(stranger, id, STRANGER) as line:
            ply = await my_turn(line)
            for _ in range(wishes.hints):
                asked = time.perf_counter()
                by = await hint(line, ply)
                times.append(time.perf_counter() - asked)
                await asyncio.sleep(1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    shown = ", ".join(f"{seconds:.2f}" for seconds in times)
    return f"the crowd took {took:.1f} s; hints of a {by} after {shown} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--guests", type=int, default=25)
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--hints", type=int, default=10)
    parser.add_argument("--ask", action="store_true")
    parser.add_argument("--source", default=str(Path(__file__).parents[1] / "src"))
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        server = UsualServer(home, wishes.source)
        try:
            print(asyncio.run(measure(server, wishes)), f"load average {os.getloadavg()[0]:.1f}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
