"""The connections: on SQLite one that writes, and a few that read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DBAPIError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tafelrunde.server.settings import BadSettings

MIGRATIONS = Path(__file__).parent / "migrations"
READERS = 4
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # what was acknowledged outlives a power cut
    "PRAGMA busy_timeout=10000",
    "PRAGMA foreign_keys=ON",
)


class Database:
    """One writer per process, since on SQLite parallel writers only wait for one another."""

    def __init__(self, url: URL) -> None:
        sqlite = url.get_backend_name() == "sqlite"
        # Seen by one connection only, which then has to do everything.
        self._in_memory = sqlite and url.database in (None, "", ":memory:")
        try:
            if sqlite:
                if url.database and not self._in_memory:
                    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
                self._writer = _sqlite(url, 1, "BEGIN IMMEDIATE")
                self._reader = self._writer if self._in_memory else _sqlite(url, READERS, "BEGIN")
            else:
                self._writer = self._reader = create_async_engine(url)
        except (InvalidRequestError, NoSuchModuleError, ModuleNotFoundError) as error:
            raise BadSettings(f"--database: {error}") from None
        self._writing = asyncio.Lock()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, on disk when this ends without an error."""
        async with self._writing, self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        if self._in_memory:
            async with self.write() as connection:
                yield connection
        else:
            async with self._reader.begin() as connection:
                yield connection

    async def migrate(self) -> None:
        """Bring the tables of an older version up to date, or make them."""
        try:
            async with self.write() as connection:
                await connection.run_sync(_upgrade)
        except DBAPIError as error:
            raise BadSettings(f"the database cannot be used: {error.orig}") from None

    async def close(self) -> None:
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()


def _sqlite(url: URL, connections: int, begin: str) -> AsyncEngine:
    pool: dict[str, Any] = {"pool_size": connections, "max_overflow": 0}
    if url.database in (None, "", ":memory:"):
        pool = {}
    engine = create_async_engine(url, **pool)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # Otherwise Python's driver would begin transactions by itself, and too late.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def migration_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    command.upgrade(migration_config(connection), "head")
