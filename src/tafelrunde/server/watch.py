"""For whoever watches over the server: is it there, can it do its work, and its figures."""

from __future__ import annotations

import ipaddress
import time
from functools import cache
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route

import tafelrunde
from tafelrunde import _native
from tafelrunde.server.problems import Refusal
from tafelrunde.server.services import Services, services

BOTH = [HttpMethod.GET, HttpMethod.HEAD]

AnyRequest = Request[Any, Any, Any]


@route("/health/live", http_method=BOTH, include_in_schema=False)
async def live() -> dict[str, str]:
    """The process answers: there is no need to start it anew."""
    return {"status": "ok", **_program()}


@cache
def _program() -> dict[str, str]:
    """Which build runs; finding that out takes reading all sources."""
    return {"version": tafelrunde.__version__, "engine": _native.build()}


@route(["/health", "/health/ready"], http_method=BOTH, include_in_schema=False)
async def ready(request: AnyRequest) -> Response[dict[str, Any]]:
    """Moves can be made: the database can be written, and is not known to be damaged."""
    here = services(request)
    health = here.health
    fine = await health.can_write() and health.integrity != "damaged"
    last = here.store.writes.last
    body: dict[str, Any] = {
        "status": "ok" if fine else "failing",
        "writes": health.writes or "ok",
        "last_write": _time(last) if last else None,
        "integrity": health.integrity,
        **_program(),
    }
    return Response(body, status_code=200 if fine else 503)


def _time(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


@route("/metrics", http_method=BOTH, media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: AnyRequest) -> str:
    """Figures, for this computer only: a proxy that passes on the question of others says so."""
    if not _from_this_computer(request):
        raise Refusal("not_found")
    return figures(services(request))


def _from_this_computer(request: AnyRequest) -> bool:
    if {"x-forwarded-for", "forwarded"} & {name.lower() for name in request.headers}:
        return False
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


def figures(here: Services) -> str:
    writes, lobby = here.store.writes, here.lobby
    gauges = {
        "sockets": ("open sockets of tables", sum(here.gates.sockets.values())),
        "tables": ("tables in memory", lobby.count),
        "bot_queue": ("moves and hints that wait for a process", here.workers.waiting),
        "bot_processes": ("bots that think", here.workers.busy),
        "last_write_seconds": ("when something was last written", writes.last),
        "writing": ("1 if the last write worked", 0 if writes.failing else 1),
    }
    sums = {
        "commits": writes.commits,
        "writes": writes.writes,
        "write_failures": writes.failures,
    }
    return here.metrics.text(gauges, sums)
