"""A real server in a process of its own, and clients that reach it by the network."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests import signals

START = """
import sys
from pathlib import Path
from tafelrunde.cli.serve import serve
sys.exit(serve(port=int(sys.argv[1]), home=Path(sys.argv[2])))
"""
# With limits of one's own, which no option of the command sets.
START_LIMITED = """
import json, resource, sys
from pathlib import Path
from tafelrunde.server.run import listen, serve
from tafelrunde.server.settings import Limits, Rate, Settings
more = json.loads(sys.argv[3])
files = more.pop("files", None)
if files:
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
limits = Limits(**{key: Rate(*v) if isinstance(v, list) else v for key, v in more.items()})
say = lambda url: print(f"Tafelrunde: {url}", flush=True)
settings = Settings(Path(sys.argv[2]), limits=limits)
serve(settings, listen("127.0.0.1", int(sys.argv[1])), open_page=False, say=say)
"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Live:
    """A server that can be stopped, killed and started again at the same address."""

    def __init__(self, home: Path, port: int | None = None, **limits: Any) -> None:
        self.home = home
        self.limits = limits
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.said = ""

    def start(self) -> None:
        code = START_LIMITED if self.limits else START
        command = [sys.executable, "-c", code, str(self.port), str(self.home)]
        command += [json.dumps(self.limits)] if self.limits else []
        self.log = (self.home.parent / f"{self.home.name}.log").open("a+", encoding="utf-8")
        with signals.heard():
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=self.log,
                text=True,
                env={**os.environ, "COLUMNS": "100"},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.strip() == f"Tafelrunde: {self.url}/", line

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        code = self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        self.log.seek(0)
        self.said = self.log.read()  # on stderr
        self.log.close()
        return code


@contextmanager
def live_server(home: Path, **limits: Any) -> Iterator[Live]:
    live = Live(home, **limits)
    live.start()
    try:
        yield live
    finally:
        if live.process is not None:
            live.kill()


class Visitor:
    """A guest who comes by the network."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"x-tafelrunde": "1"}, timeout=20)
        answer = self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    def post(self, path: str, data: object = None) -> dict[str, Any]:
        answer = self.http.post(path, json=data)
        assert answer.status_code < 300, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def open(self, *seats: str, **more: Any) -> str:
        return str(self.post("/api/tables", {"game": "citadels", "seats": seats, **more})["id"])

    @contextmanager
    def at(self, table: str) -> Iterator[ClientConnection]:
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(url, additional_headers={"cookie": self.cookie}, max_size=None) as line:
            yield line

    def close(self) -> None:
        self.http.close()


def send(line: ClientConnection, **message: Any) -> None:
    line.send(json.dumps(message))


def receive(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=20))
        if not kinds or message["type"] in kinds:
            return message
