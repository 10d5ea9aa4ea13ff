"""Before everything else: for whom does somebody ask, and how often? And then, how did it go?"""

from __future__ import annotations

import ipaddress
import socket
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from tafelrunde.server.problems import Refusal, retry_after

if TYPE_CHECKING:
    from tafelrunde.server.services import Services

SAFE = ("GET", "HEAD", "OPTIONS")
# For whoever watches over the server, and asks it by whatever name.
WATCHED = ("/health", "/health/live", "/health/ready", "/metrics")
UNKNOWN = "(none)"  # in the log, for paths that are nowhere: they may hold anything

# What goes through here is looked at as what it is, not as what Litestar makes of it.
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
ASGIApp = Callable[[Any, Any, Any], Awaitable[None]]

log = structlog.get_logger()


class Gate:
    """Around the application."""

    def __init__(self, app: ASGIApp, here: Services) -> None:
        self._app = app
        self._here = here
        self._hosts = frozenset(host.lower() for host in here.settings.hosts)
        self._own = own_names()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 0

        async def note(message: Any) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            await send(message)

        try:
            self._check(scope)
        except Refusal as refusal:
            await _refuse(refusal, scope, receive, note)
        else:
            await self._app(scope, receive, note)
        if scope["type"] == "http":
            self._here.metrics.request(status, time.perf_counter() - start)
            if self._here.settings.log_requests:
                took = round((time.perf_counter() - start) * 1000, 1)
                method, path = scope["method"], route(scope)
                log.info("request", method=method, path=path, status=status, ms=took)

    def _check(self, scope: Scope) -> None:
        gates, address = self._here.gates, address_of(scope)
        if scope["path"] in WATCHED:
            gates.watches.take(address)
            return
        host = header(scope, b"host")
        if not self.is_here(host):
            raise Refusal("wrong_host", {"host": host[:80]})
        if scope["type"] == "websocket":
            gates.connects.take(address)
        elif scope["method"] in SAFE:
            gates.reads.take(address)
        else:
            gates.requests.take(address)

    def is_here(self, host: str) -> bool:
        """Is this a name of ours? A page elsewhere can give its own name our address."""
        name = hostname(host)
        if self._hosts:
            return name in self._hosts
        return name in self._own or _is_address(name)


def hostname(host: str) -> str:
    """A host header without the port."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).lower()


def own_names() -> frozenset[str]:
    """What a computer is called at home."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local", f"{short}.lan", f"{short}.home"})


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def address_of(scope: Any) -> str:
    """Where somebody comes from; in IPv6 a household has many addresses."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    if ":" in host:
        try:
            address = ipaddress.IPv6Address(host.partition("%")[0])
        except ValueError:
            return host
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


def header(scope: Any, name: bytes) -> str:
    headers: Iterable[tuple[bytes, bytes]] = scope["headers"]
    found = next((value for key, value in headers if key == name), b"")
    return found.decode("latin-1")


def route(scope: Any) -> str:
    """The path without what is nobody's business: invitations, and the tables somebody knows."""
    return str(scope.get("path_template") or UNKNOWN)


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    body = msgspec.json.encode(refusal.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
        headers.append((b"retry-after", str(retry_after(refusal)).encode()))
    if scope["type"] == "http":
        start: Any = {"type": "http.response.start", "status": refusal.status, "headers": headers}
        whole = b"" if scope["method"] == "HEAD" else body
        await send(start)
        await send({"type": "http.response.body", "body": whole, "more_body": False})
        return
    await receive()
    if "websocket.http.response" in (scope.get("extensions") or {}):
        kind = "websocket.http.response"
        start = {"type": f"{kind}.start", "status": refusal.status, "headers": headers}
        end: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
        await send(start)
        await send(end)
    else:
        code = 4000 + refusal.status
        await send({"type": "websocket.close", "code": code, "reason": refusal.problem.code})
