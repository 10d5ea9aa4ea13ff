"""The connections: one that writes, in a thread of its own, and a few that read.

All who want to write at the same time share one transaction, and so one wait for the disk. Nobody
is answered before it is over: what was acknowledged outlives a power cut.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.pool import StaticPool
from sqlalchemy.sql.expression import ClauseElement

from tafelrunde.server.settings import BadSettings

MIGRATIONS = Path(__file__).parent / "migrations"
READERS = 4
TOGETHER = 200  # writes in one transaction, at most
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=10000",
    "PRAGMA foreign_keys=ON",
)

T = TypeVar("T")
Work = Callable[[Connection], T]


class _Job(NamedTuple):
    work: Work[Any]
    done: asyncio.Future[Any]


class Database:
    """One writer per process, since on SQLite parallel writers only wait for one another."""

    def __init__(self, url: URL) -> None:
        sqlite = url.get_backend_name() == "sqlite"
        # Seen by one connection only, which then has to do everything.
        self._in_memory = sqlite and url.database in (None, "", ":memory:")
        try:
            if sqlite:
                self.engine = _sqlite(url, 1, "BEGIN IMMEDIATE")
                self._reader = self.engine if self._in_memory else _sqlite(url, READERS, "BEGIN")
            else:
                self.engine = self._reader = create_engine(url)
        except (InvalidRequestError, NoSuchModuleError, ModuleNotFoundError) as error:
            raise BadSettings("command-serve-refused", reason=str(error)) from None
        self._separate = sqlite and not self._in_memory
        if self._separate:
            keep_private(Path(str(url.database)))
        self._writer = _Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    @property
    def writes(self) -> WriteState:
        return self._writer.state

    async def write(self, work: Work[T]) -> T:
        """What the work gives, when all it wrote is on disk.

        It may run more than once, so it must do nothing but read and write the database.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._writer.jobs.put(_Job(work, done))
        return await done

    async def read(self, work: Work[T]) -> T:
        if self._in_memory:
            return await self.write(work)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._look, work)

    def _look(self, work: Work[T]) -> T:
        with self._reader.begin() as connection:
            return work(connection)

    async def migrate(self, change: Work[None] | None = None) -> None:
        """Bring the tables of an older version up to date, or make them."""
        try:
            if self._separate:
                await asyncio.to_thread(self._change_tables, change or _upgrade)
                # From now on others can tell that the file is in use.
                await self.write(
                    lambda db: db.exec_driver_sql("SELECT count(*) FROM sqlite_master")
                )
            else:
                await self.write(change or _upgrade)
        except DBAPIError as error:
            raise BadSettings("command-serve-unusable", reason=str(error.orig)) from None

    def _change_tables(self, change: Work[None]) -> None:
        """SQLite changes a table by making it anew, and meanwhile others refer to nothing."""
        engine = _sqlite(self.engine.url, 1, "BEGIN IMMEDIATE", "PRAGMA foreign_keys=OFF")
        try:
            with engine.begin() as connection:
                before = _version(connection)
                change(connection)
                if before not in (None, _version(connection)):
                    lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
                    if lost is not None:
                        raise BadSettings("command-serve-lost", rows=str(lost))
        finally:
            engine.dispose()

    async def close(self) -> None:
        self._writer.jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()
        self._reader.dispose()


class WriteState:
    """How writing goes, for whoever asks after the health of the server."""

    def __init__(self) -> None:
        self.commits = 0
        self.writes = 0
        self.failures = 0
        self.failing = ""  # why the last write failed; empty if it did not
        self.last = 0.0  # when something was last written, in seconds since 1970
        # Tables whose last entry could not be written: when, by a clock that never jumps, and why.
        self.refused: dict[str, tuple[float, str]] = {}

    def refuse(self, table: str, error: Exception) -> None:
        self.refused[table] = time.monotonic(), str(getattr(error, "orig", error))


class _Writer(Thread):
    """Writes whatever waits, as one transaction; and if that fails, one after the other."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(name="writer", daemon=True)
        self.jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self.state = WriteState()
        self._engine = engine
        self._connection: Connection | None = None
        self.start()

    def run(self) -> None:
        ended = False
        while not ended:
            batch = [self.jobs.get()]
            try:
                while len(batch) < TOGETHER:
                    batch.append(self.jobs.get_nowait())
            except Empty:
                pass
            ended = None in batch
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._write(jobs)
        self._drop()

    def _write(self, jobs: Sequence[_Job]) -> None:
        try:
            results: list[Any] = self._commit(jobs)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._write([job])
                return
            results = [error]
        # Their loop; it may be gone if the program ends.
        loop = jobs[0].done.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(_answer, jobs, results)

    def _commit(self, jobs: Sequence[_Job]) -> list[Any]:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                results = [job.work(self._connection) for job in jobs]
        except Exception as error:
            if _is_trouble(self._engine, error):
                self.state.failures += 1
                self.state.failing = str(getattr(error, "orig", error))
                self._drop()
            raise
        self.state.commits += 1
        self.state.writes += len(jobs)
        self.state.failing = ""
        self.state.last = time.time()
        return results

    def _drop(self) -> None:
        """The next write begins with a new connection, whatever state this one is in."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except Exception:
                connection.invalidate()


def _is_trouble(engine: Engine, error: Exception) -> bool:
    """Could the database not write, or was it just asked for something that cannot be?"""
    driver = engine.dialect.loaded_dbapi
    cause = getattr(error, "orig", error)
    return isinstance(cause, driver.Error) and not isinstance(cause, driver.IntegrityError)


def _answer(jobs: Sequence[_Job], results: Sequence[Any]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if job.done.done():
            continue  # whoever waited for it is gone
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


class Prepared:
    """A statement that is compiled once, for what is written with every move."""

    def __init__(self, engine: Engine, statement: ClauseElement, columns: Sequence[str]) -> None:
        compiled: Any = statement.compile(dialect=engine.dialect, column_keys=[*columns])
        self._text = str(compiled)
        self._order = compiled.positiontup if compiled.positional else None

    def run(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> int:
        """Without SQLAlchemy's own ways of doing it, which cost more than the statement; how many
        rows it concerned."""
        order = self._order
        values = [tuple(row[name] for name in order) for row in rows] if order else rows
        cursor = connection.connection.cursor()
        try:
            cursor.executemany(self._text, values)
            return int(cursor.rowcount)
        finally:
            cursor.close()


def damage_of(connection: Connection) -> list[str]:
    """What SQLite finds wrong with its file; others look after their files themselves."""
    if connection.dialect.name != "sqlite":
        return []
    found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA quick_check(10)")]
    return [] if found == ["ok"] else found


def keep_private(path: Path) -> None:
    """Make the file if need be, for its owner's eyes only; SQLite's own files follow it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o600)
    for file in (path, *beside(path)):
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(0o600)


def beside(path: Path) -> list[Path]:
    """What SQLite lays beside a database: they are part of it."""
    return [path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal")]


def _sqlite(url: URL, connections: int, begin: str, *more: str) -> Engine:
    if url.database in (None, "", ":memory:"):
        engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        engine = create_engine(url, pool_size=connections, max_overflow=0)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # Otherwise Python's driver would begin transactions by itself, and too late.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, *more):
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
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


def _version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
