"""The socket of a table: one for each page that shows it."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from tafelrunde.server.contract import (
    AskHint,
    AskWhy,
    ClientMessage,
    PlayMove,
    Problem,
    RequestRefused,
    Say,
    ServerMessage,
    UndoMove,
)
from tafelrunde.server.gate import address_of
from tafelrunde.server.guests import check_socket
from tafelrunde.server.limits import Buckets
from tafelrunde.server.messages import encode
from tafelrunde.server.problems import Refusal
from tafelrunde.server.services import Gates, Services, services
from tafelrunde.server.table import Table
from tafelrunde.server.wishes import Person

AnySocket = WebSocket[Any, Any, Any]

REFUSED = 4000  # and the status a request would have had
COME_BACK = 1013  # "try again later"
POLICY = 1008
CLOSING = 2  # seconds for saying so to somebody who does not read
FAULTS = 10  # messages that make no sense, until the connection ends

log = structlog.get_logger()
_decoder = msgspec.json.Decoder(ClientMessage)


class Unreadable(msgspec.Struct):
    """As much as can be told of a message that is none."""

    client: str = ""


class Client:
    """One connection: messages wait in a queue, so that a slow client keeps nobody waiting."""

    def __init__(self, socket: AnySocket, person: Person | None, here: Services) -> None:
        self.person = person
        self.limits = here.settings.limits
        self.gates: Gates = here.gates
        self.address = address_of(socket.scope)
        self.key = person.id if person else f"address {self.address}"
        self._metrics = here.metrics
        self._socket = socket
        self._queue: deque[str] = deque()
        self._unsent = 0  # bytes; if they are too many, it is dropped
        self._own = Buckets(self.limits.socket)
        self._tasks: set[asyncio.Task[None]] = set()  # hints that are asked for
        self._sending: asyncio.Task[None] | None = None
        self._reading = asyncio.current_task()
        self._faults = 0
        self.dropped = False

    def tell(self, message: str) -> None:
        if self.dropped:
            return
        size = len(message.encode())
        if self._unsent and self._unsent + size > self.limits.unsent:
            self.drop()  # a new welcome is shorter than all that was missed
        else:
            self._queue.append(message)
            self._unsent += size
            if self._sending is None:
                self._sending = asyncio.create_task(self._send())

    def drop(self) -> None:
        if not self.dropped and self._reading is not None:
            self.dropped = True
            self._queue.clear()
            self._reading.cancel()

    def leave(self) -> None:
        """From now on there is nothing to be dropped, and going must not be interrupted."""
        self._reading = None

    def answer(self, message: ServerMessage) -> None:
        self.tell(encode(message))

    async def _send(self) -> None:
        """What waits; a connection that is silent has no task for it."""
        try:
            while self._queue:
                message = self._queue.popleft()
                await self._socket.send_text(message)
                self._unsent -= len(message.encode())
        except Exception:  # it is gone, and reading ends by itself
            self._queue.clear()
        finally:
            self._sending = None

    async def receive(self, table: Table) -> None:
        """Read until the connection ends, or is dropped."""
        task = self._reading
        try:
            await self._receive(table)
        except asyncio.CancelledError:
            if not self.dropped or task is None:
                raise
            task.uncancel()

    async def _receive(self, table: Table) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            await self._handle(table, text if isinstance(text, str) else "")
            if self._faults >= FAULTS:
                with suppress(WebSocketException):
                    await self._socket.close(POLICY, "bad_request")
                return

    async def _handle(self, table: Table, text: str) -> None:
        client = ""
        try:
            if len(text.encode()) > self.limits.message_bytes:
                raise Refusal("too_large", {"most": self.limits.message_bytes})
            wish = self._read(text)
            client = wish.client
            self._own.take("")
            self.gates.person.take(self.key)
            await self._carry_out(table, wish)
        except Refusal as refusal:
            client = client or _client_of(text, self.limits.client)
            self._metrics.refused[refusal.problem.code] += 1
            self.answer(RequestRefused(client, refusal.problem))
        except Exception:
            self._metrics.errors += 1
            log.exception("a message could not be handled", table=table.id)
            self.answer(RequestRefused(client, Problem("server_error")))

    def _read(self, text: str) -> ClientMessage:
        try:
            wish: ClientMessage = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._faults += 1
            raise Refusal("bad_request", {"problem": str(error)[:200]}) from None
        most = self.limits.client
        if not 0 < len(wish.client) <= most or len(getattr(wish, "move", "")) > self.limits.move:
            raise Refusal("bad_request", {"problem": "client or move is too long or empty"})
        return wish

    async def _carry_out(self, table: Table, wish: ClientMessage) -> None:
        if isinstance(wish, PlayMove):
            self.answer(await table.play(self.person, wish))
        elif isinstance(wish, UndoMove):
            self.answer(await table.take_back(self.person, wish))
        elif isinstance(wish, Say):
            if table.match.seat_of(self.person.id if self.person else "") < 0:
                self.gates.calls.take(self.address)  # strangers can have many names
            self.gates.says.take(self.key)
            self.answer(await table.say(self.person, wish))
        elif isinstance(wish, AskWhy):
            self.answer(table.why(self.person, wish))
        else:
            self.gates.hints.take(self.key)
            task = asyncio.create_task(self._ask(table, wish))  # moves need not wait for it
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _ask(self, table: Table, wish: AskHint) -> None:
        try:
            self.answer(await table.hint(self.person, wish, self.address))
        except Refusal as refusal:
            self.answer(RequestRefused(wish.client, refusal.problem))
        except Exception:
            log.exception("no hint could be given", table=table.id)
            self.answer(RequestRefused(wish.client, Problem("server_error")))

    async def stop(self) -> None:
        """Send nothing more, but why it ends."""
        tasks = [*self._tasks, *([self._sending] if self._sending else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.dropped:
            with suppress(Exception):
                async with asyncio.timeout(CLOSING):
                    await self._socket.close(COME_BACK, "come_back")


def _client_of(text: str, most: int) -> str:
    """The client id of a message that is otherwise no good, so that its sender can tell which."""
    try:
        return msgspec.json.decode(text, type=Unreadable).client[:most]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: AnySocket, table_id: FromPath[str]) -> None:
    here = services(socket)
    try:
        check_socket(socket, secure=here.settings.secure)
    except Refusal as refusal:
        raise _closed(refusal) from None
    await socket.accept()
    try:
        client = Client(socket, await here.guests.person(socket), here)
        here.gates.welcomes.take(client.key)
        # Last, since a table that nobody has sat down at yet may be forgotten while one waits.
        table = await here.lobby.table(table_id)
        if here.gates.sockets[client.key] >= here.settings.limits.sockets:
            raise Refusal("too_many_sockets", {"most": here.settings.limits.sockets})
    except Refusal as refusal:
        # Only now, since a page is not told why a connection was not accepted.
        raise _closed(refusal) from None
    except Exception:
        here.metrics.errors += 1
        log.exception("a table could not be shown", table=table_id[:40])
        raise WebSocketException(detail="server_error", code=COME_BACK) from None
    here.gates.sockets[client.key] += 1
    try:
        await _attend(table, client)
    except WebSocketDisconnect:
        pass
    finally:
        here.gates.sockets[client.key] -= 1
        if not here.gates.sockets[client.key]:
            del here.gates.sockets[client.key]


def _closed(refusal: Refusal) -> WebSocketException:
    return WebSocketException(detail=refusal.problem.code, code=REFUSED + refusal.status)


async def _attend(table: Table, client: Client) -> None:
    try:
        await table.connect(client)
        await client.receive(table)
    finally:
        client.leave()
        await table.disconnect(client)
        await client.stop()
