"""What a stranger may try: nobody who plays notices."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live import Live, Visitor, live_server, receive

HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow"


@contextmanager
def raw(live: Live, data: bytes) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", live.port), timeout=10) as line:
        line.sendall(data)
        yield line


def ends_within(line: socket.socket, seconds: float) -> bytes:
    """All that comes until the server hangs up; fails if it does not."""
    line.settimeout(seconds)
    found = b""
    try:
        while more := line.recv(1000):
            found += more
    except ConnectionResetError:
        pass
    return found


def test_half_a_request_has_a_time_limit(tmp_path: Path) -> None:
    with live_server(tmp_path / "home", header_seconds=1, body_seconds=1) as live:
        with raw(live, b"") as silent, raw(live, HALF) as slow:
            start = time.monotonic()
            for _ in range(3):  # a byte now and then does not help
                time.sleep(0.4)
                try:
                    slow.sendall(b"x")
                except OSError:
                    break
            assert b"408" in ends_within(slow, 3).partition(b"\r\n")[0]
            assert ends_within(silent, 3) == b""
            assert time.monotonic() - start < 3
        body = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Tafelrunde: 1\r\n"
        body += b'Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name"'
        with raw(live, body) as line:
            start = time.monotonic()
            ends_within(line, 4)
            assert 0.5 < time.monotonic() - start < 3
        anna = Visitor(live.url, "Anna")  # connections that are kept open are not cut short
        time.sleep(1.5)
        table = anna.open("you", "random")
        with anna.at(table) as line:
            receive(line, "welcome")
            time.sleep(1.5)
            line.ping().wait(5)
        anna.close()
        assert live.stop() in (0, -15)
        assert "Traceback" not in live.said, live.said


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with live_server(tmp_path / "home", connections=20) as live, ExitStack() as lines:
        anna = Visitor(live.url, "Anna")
        line = lines.enter_context(anna.at(anna.open("you", "random")))
        receive(line, "welcome")
        opened = [lines.enter_context(raw(live, HALF)) for _ in range(40)]
        time.sleep(0.3)
        open_still = 0
        for one in opened:
            one.setblocking(False)
            try:
                open_still += one.recv(1) != b""
            except BlockingIOError:
                open_still += 1
            except ConnectionResetError:
                pass
        assert 10 < open_still < 20
        line.ping().wait(5)
        anna.close()


def test_descriptors_are_kept_for_those_who_play(tmp_path: Path) -> None:
    """More half requests than there are descriptors: a player's socket and new requests work."""
    with live_server(tmp_path / "home", files=160, connections=1000) as live, ExitStack() as lines:
        anna = Visitor(live.url, "Anna")
        line = lines.enter_context(anna.at(anna.open("you", "random")))
        receive(line, "welcome")
        for _ in range(200):
            lines.enter_context(raw(live, HALF))
        for _ in range(3):
            assert httpx.get(f"{live.url}/health").status_code == 200
        line.ping().wait(5)
        anna.close()
        lines.close()
        live.stop()
        assert live.said.count("there is no room for more connections") == 1


def test_connecting_has_limits(tmp_path: Path) -> None:
    """Refused before the handshake, with the time after which to try again."""
    with live_server(tmp_path / "home", connects=[5, 0.1]) as live:
        anna = Visitor(live.url, "Anna")
        table = anna.open("you", "random")
        for _ in range(5):
            with anna.at(table) as line:
                receive(line, "welcome")
        with pytest.raises(InvalidStatus) as refused, anna.at(table):
            pass
        assert refused.value.response.status_code == 429
        assert 1 <= int(refused.value.response.headers["retry-after"]) <= 10
        assert b"too_fast" in refused.value.response.body
        anna.close()


def test_a_server_that_may_not_be_named_so(tmp_path: Path) -> None:
    """A page elsewhere whose name was given our address cannot ask us for anything."""
    with live_server(tmp_path / "home") as live:
        for host, status in (
            ("evil.example", 421),
            (f"evil.example:{live.port}", 421),
            ("127.0.0.1.evil.example", 421),
            ("", 421),
            (f"localhost:{live.port}", 200),
            (f"[::1]:{live.port}", 200),
            ("192.168.1.7", 200),
        ):
            answer = httpx.get(f"{live.url}/api/games", headers={"host": host})
            assert answer.status_code == status, host
        assert httpx.get(f"{live.url}/health", headers={"host": "x.example"}).status_code == 200
        answer = httpx.get(f"{live.url}/api/games", headers={"host": "evil.example"})
        assert answer.json() == {"code": "wrong_host", "arguments": {"host": "evil.example"}}


def test_nobody_is_believed_who_speaks_for_others(tmp_path: Path) -> None:
    """Without a proxy, an address of one's own making does not get around the limits."""
    with live_server(tmp_path / "home", reads=[3, 0.01]) as live:
        codes = [
            httpx.get(f"{live.url}/api/games", headers={"x-forwarded-for": f"10.0.0.{k}"})
            for k in range(5)
        ]
        assert [answer.status_code for answer in codes] == [200, 200, 200, 429, 429]
        assert int(codes[-1].headers["retry-after"]) > 1


def test_paths_that_are_none(tmp_path: Path) -> None:
    with live_server(tmp_path / "home") as live:
        for path in (b"/%00", b"/a%00b", b"/%ff", b"/api/tables/%ff", b"/" + b"x" * 5000):
            with raw(live, b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n\r\n") as line:
                status = line.recv(2000).split(b" ")[1]
                # Any text may be an address of the page; 503 where the page is not built.
                fine = b"404" if path.startswith(b"/api") else b"200"
                assert status in (fine, b"503"), path
        name = b'{"name": "\xff\xfe"}'
        headers = {"x-tafelrunde": "1", "content-type": "application/json"}
        answer = httpx.post(f"{live.url}/api/me", content=name, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        live.stop()
        assert "Traceback" not in live.said, live.said
