"""Connections as they come in: how many, how long they may take, and what is compressed.

A connection that has not asked for anything yet is worth nothing. It has a time limit, every
address has only so many, and when there are no descriptors left, the one that has waited longest
makes room for whoever comes next. The sockets of tables are never closed to make room.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import h11
import structlog
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from tafelrunde.server.settings import Limits

RESERVED = 64  # descriptors for the database, bots, files of the page, and the log
# Messages below this go as they are: compressing an update takes longer than making it.
SMALL = 16 * 1024
SAY_AGAIN = 60.0  # seconds

log = structlog.get_logger()


class Door:
    """Everybody who is connected, by address."""

    def __init__(self, limits: Limits, descriptors: int, proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self.most = max(descriptors - RESERVED, RESERVED)
        self._proxies = frozenset(proxies)  # who come with the connections of others
        self._count: Counter[str] = Counter()
        self._waiting: dict[HttpConnection, None] = {}  # who have not asked anything; oldest first
        self.total = 0
        self._said = float("-inf")  # when the log was last told that it is full

    def enter(self, connection: HttpConnection) -> bool:
        """Is there room? Whoever has entered has to leave."""
        address = connection.address
        self._count[address] += 1
        self.total += 1
        if address not in self._proxies and self._count[address] > self.limits.connections:
            self._complain("an address has too many connections")
            return False
        if self.total > self.most:
            self._complain("there is no room for more connections")
            oldest = next(iter(self._waiting), None)
            if oldest is None:
                return False
            oldest.give_up()
        return True

    def _complain(self, problem: str) -> None:
        """Now and then, or the log would grow with every attempt."""
        if time.monotonic() - self._said > SAY_AGAIN:
            self._said = time.monotonic()
            log.warning(problem, connections=self.total, most=self.most)

    def wait(self, connection: HttpConnection, waits: bool) -> None:
        self._waiting.pop(connection, None)
        if waits:
            self._waiting[connection] = None

    def leave(self, address: str) -> None:
        self.total -= 1
        self._count[address] -= 1
        if not self._count[address]:
            del self._count[address]


class Config(uvicorn.Config):
    """With the door that all connections come through."""

    door: Door


class HttpConnection(H11Protocol):
    """A connection that has to send whole requests, and in time."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = config.door
        self.address = ""
        self._entered = False
        self._waits_for: tuple[object, object] | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self._entered = True
        if self.door.enter(self):
            self._set_deadline()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._entered:
            self._set_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._entered:
            self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        address, self._entered = self.address, False
        self._forget_deadline()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, SocketConnection)
        protocol.came_from = address

    def _set_deadline(self) -> None:
        """A deadline for what is awaited now: not moved by every byte that trickles in."""
        state = self.conn.their_state
        awaited = (state, self.cycle)
        if awaited == self._waits_for:
            return
        self._forget_deadline()
        self._waits_for = awaited
        limits = self.door.limits
        if state is h11.IDLE:
            self._deadline = self.loop.call_later(limits.header_seconds, self.give_up)
        elif state is h11.SEND_BODY:
            self._deadline = self.loop.call_later(limits.body_seconds, self.give_up)
        self.door.wait(self, state is h11.IDLE)

    def _forget_deadline(self) -> None:
        self.door.wait(self, False)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._forget_deadline()
        if self._entered:
            self._entered = False
            self.door.leave(self.address)

    def give_up(self) -> None:
        """Close, and if a request has begun say why."""
        self._forget_deadline()
        if self.transport.is_closing():
            return
        if self.conn.their_state is h11.SEND_BODY or self.conn.trailing_data[0]:
            answer = h11.Response(status_code=408, headers=[("connection", "close")])
            with suppress(h11.LocalProtocolError):
                self.transport.write(self.conn.send(answer) or b"")
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket that compresses only what is worth it."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.came_from: str | None = None
        self._door = config.door
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [DEFLATE]

    def start_keepalive(self) -> None:
        super().start_keepalive()
        del self.request, self.response  # needed only until it is open, and most wait for hours

    def connection_lost(self, exc: Exception | None) -> None:
        if self.came_from is not None:
            self._door.leave(self.came_from)
            self.came_from = None
        super().connection_lost(exc)


class Deflate(PerMessageDeflate):
    """Compresses long messages, each for itself, so that a connection keeps nothing in memory."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SMALL else super().encode(frame)


class _DeflateFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        ours = Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
        return answer, ours


DEFLATE = _DeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=15,
    client_max_window_bits=12,
    compress_settings={"level": 3},
)


def descriptors() -> int:
    """How many files and connections this process may have open, after asking for as many as
    it can get."""
    try:
        import resource
    except ImportError:  # another system, with no such limit
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 1 << 16)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
