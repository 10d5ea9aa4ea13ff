"""Everything the handlers work with, put together once when the server starts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import structlog
from litestar.connection import ASGIConnection

from tafelrunde.server.guests import Guests
from tafelrunde.server.health import Health
from tafelrunde.server.limits import Buckets
from tafelrunde.server.loading import GameMaker, make_game, warm_up
from tafelrunde.server.lobby import Lobby
from tafelrunde.server.metrics import Metrics
from tafelrunde.server.settings import Limits, Settings, read_secret
from tafelrunde.server.storage.database import Database
from tafelrunde.server.storage.store import Store
from tafelrunde.server.tidying import Tidying
from tafelrunde.server.workers import Workers

log = structlog.get_logger()


class Gates:
    """The limits that last longer than a connection."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.person = Buckets(limits.person)
        self.hints = Buckets(limits.hints)
        self.says = Buckets(limits.says)
        self.calls = Buckets(limits.calls)
        self.connects = Buckets(limits.connects)
        self.welcomes = Buckets(limits.welcomes)
        self.reads = Buckets(limits.reads)
        self.opens = Buckets(limits.opens)
        self.lists = Buckets(limits.lists)
        self.watches = Buckets(limits.watches)
        self.sockets: Counter[str] = Counter()


@dataclass(slots=True)
class Services:
    settings: Settings
    store: Store
    guests: Guests
    lobby: Lobby
    gates: Gates
    workers: Workers
    health: Health
    metrics: Metrics


def services(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


@asynccontextmanager
async def running(settings: Settings, game_maker: GameMaker = make_game) -> AsyncIterator[Services]:
    """Open the database, wake the bots; and close everything in order."""
    secret = read_secret(settings.home)
    warm_up()
    database = Database(settings.url)
    await database.migrate()
    store = Store(database)
    workers, metrics, health = Workers(settings.bot_seconds), Metrics(), Health(store)
    lobby = Lobby(store, workers, settings.limits, metrics, game_maker)
    guests = Guests(store, secret, settings.limits, secure=settings.secure)
    tidying = Tidying(store, lobby, settings.keeping, settings.home, game_maker)
    # In the background: the page is there before the first bot is needed.
    jobs = (lobby.resume(), workers.stay_ready(), health.check_integrity(), tidying.run())
    tasks = [asyncio.create_task(_run(job)) for job in jobs]
    gates = Gates(settings.limits)
    try:
        yield Services(settings, store, guests, lobby, gates, workers, health, metrics)
    finally:
        for task in tasks:
            task.cancel()
        # Whatever became of it: what is open has to be closed.
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await lobby.close()
        finally:
            await database.close()


async def _run(job: Coroutine[Any, Any, None]) -> None:
    try:
        await job
    except Exception:
        log.exception("something failed in the background")
