"""A server within the test, guests who visit it, and their sockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from httpx import Response
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from tafelrunde.server.app import make_app
from tafelrunde.server.loading import GameMaker, make_game
from tafelrunde.server.settings import Limits, Settings

Json = dict[str, Any]
OWN = {"x-tafelrunde": "test"}
ids = count()


class Line:
    """A guest's socket at a table."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.latest: Json = {}  # the last welcome or update
        self.seen: list[str] = []  # everything that arrived, as it was
        self.receive("welcome")

    def next(self) -> Json:
        text = self.session.receive_text(timeout=20)
        self.seen.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("welcome", "update"):
            self.latest = message
        return message

    def receive(self, *kinds: str) -> Json:
        """The next message of one of these kinds; others are passed over."""
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and wait for the answer to it."""
        fields = {"client": f"c{next(ids)}", **fields}
        self.session.send_text(json.dumps({"type": kind, **fields}))
        while True:
            message = self.next()
            if message.get("client") == fields["client"]:
                return message

    def end(self) -> int:
        """Read until the server ends the connection; its reason."""
        try:
            while True:
                self.next()
        except WebSocketDisconnect as end:
            return end.code

    @property
    def ply(self) -> int:
        return int(self.latest["view"]["ply"])

    @property
    def over(self) -> bool:
        return bool(self.latest["table"]["status"] == "over")

    @property
    def mine(self) -> bool:
        return bool(self.latest["table"].get("your_turn"))

    @property
    def options(self) -> list[str]:
        return [option["notation"] for option in self.latest["prompt"].get("options", [])]

    def play(self, move: str | None = None, **fields: Any) -> Json:
        return self.ask("play", **{"ply": self.ply, "move": move or self.options[0], **fields})

    def my_turn(self) -> None:
        while not (self.mine or self.over):
            self.next()


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.cookie = ""
        if name:
            answer = self.post("/api/me", {"name": name, "language": "en"})
            assert answer.status_code == 200, answer.text

    def request(
        self, method: str, path: str, data: object = None, headers: dict[str, str] = OWN
    ) -> Response:
        client = self.house.client
        sent = {**headers, **({"cookie": self.cookie} if self.cookie else {})}
        answer = client.request(method, path, json=data, headers=sent)
        client.cookies.clear()  # many guests share the client
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    def get(self, path: str) -> Response:
        return self.request("GET", path)

    def post(self, path: str, data: object = None) -> Response:
        return self.request("POST", path, data)

    def open(self, *seats: str, **more: Any) -> str:
        answer = self.post("/api/tables", {"game": "citadels", "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def invite(self, table: str) -> str:
        answer = self.post(f"/api/tables/{table}/invitation")
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    @contextmanager
    def at(self, table: str, headers: dict[str, str] | None = None) -> Iterator[Line]:
        sent = {"cookie": self.cookie, **(headers or {})}
        path = f"/api/tables/{table}/socket"
        with self.house.client.websocket_connect(path, headers=sent) as session:
            yield Line(session)


class House:
    """A server with its own data directory."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    def guest(self, name: str = "Anna") -> Guest:
        return Guest(self, name)

    @property
    def services(self) -> Any:
        return self.client.app.state.services

    @contextmanager
    def seed(self, seed: int) -> Iterator[None]:
        """What the server would draw at random."""
        lobby = self.services.lobby
        lobby.draw_seed, drawn = (lambda: seed), lobby.draw_seed
        try:
            yield
        finally:
            lobby.draw_seed = drawn

    def call(self, function: Any, *arguments: Any) -> Any:
        """Run something on the server's event loop."""
        return self.client.blocking_portal.call(function, *arguments)


@contextmanager
def open_house(
    home: Path, game_maker: GameMaker = make_game, limits: Limits | None = None, **more: Any
) -> Iterator[House]:
    settings = Settings(home, limits=limits or Limits(), **{"hosts": ("testserver.local",), **more})
    app = make_app(settings, game_maker)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield House(client)
