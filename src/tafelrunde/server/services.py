"""Everything the handlers work with, put together once when the server starts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from tafelrunde.server.guests import Guests
from tafelrunde.server.limits import Buckets
from tafelrunde.server.loading import GameMaker, make_game
from tafelrunde.server.lobby import Lobby
from tafelrunde.server.settings import Limits, Settings, read_secret
from tafelrunde.server.storage.database import Database
from tafelrunde.server.storage.store import Store
from tafelrunde.server.workers import Workers


class Gates:
    """The limits that last longer than a connection."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.person = Buckets(limits.person)
        self.hints = Buckets(limits.hints)
        self.says = Buckets(limits.says)
        self.sockets: Counter[str] = Counter()


@dataclass(slots=True)
class Services:
    settings: Settings
    store: Store
    guests: Guests
    lobby: Lobby
    gates: Gates


def services(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


@asynccontextmanager
async def running(settings: Settings, game_maker: GameMaker = make_game) -> AsyncIterator[Services]:
    """Open the database, wake the bots; and close everything in order."""
    secret = read_secret(settings.home)
    database = Database(settings.url)
    await database.migrate()
    store = Store(database)
    workers = Workers(settings.bot_seconds)
    lobby = Lobby(store, workers, settings.limits, game_maker)
    guests = Guests(store, secret, settings.limits, secure=settings.secure)
    # In the background: the page is there before the first bot is needed.
    starting = asyncio.create_task(_start(lobby, workers))
    try:
        yield Services(settings, store, guests, lobby, Gates(settings.limits))
    finally:
        starting.cancel()
        # Whatever became of it: what is open has to be closed.
        await asyncio.gather(starting, return_exceptions=True)
        try:
            await lobby.close()
        finally:
            await database.close()


async def _start(lobby: Lobby, workers: Workers) -> None:
    await lobby.resume()
    await workers.warm()
