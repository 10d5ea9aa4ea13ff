"""The database: how it is set up, and that its migrations lead to its tables."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import text

from tafelrunde._home import home
from tafelrunde.server.settings import (
    BadSettings,
    Settings,
    read_secret,
    sqlite_url,
)
from tafelrunde.server.storage.database import Database, migration_config


def test_migrations_lead_to_the_tables(tmp_path: Path) -> None:
    async def check() -> None:
        database = Database(sqlite_url(tmp_path / "new" / "db.sqlite"))
        await database.migrate()
        await database.migrate()
        async with database.write() as db:
            await db.run_sync(lambda sync: command.check(migration_config(sync)))
            await db.run_sync(lambda sync: command.downgrade(migration_config(sync), "base"))
        await database.migrate()
        await database.close()

    asyncio.run(check())


def test_a_write_is_on_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def check() -> None:
        database = Database(sqlite_url(tmp_path / "db.sqlite"))
        await database.migrate()
        for connect in (database.write, database.read):
            async with connect() as db:
                assert await db.scalar(text("PRAGMA journal_mode")) == "wal"
                assert await db.scalar(text("PRAGMA synchronous")) == 2
                assert await db.scalar(text("PRAGMA busy_timeout")) == 10000
        await database.close()

    asyncio.run(check())


@pytest.mark.parametrize("address", ["nonsense://x", "sqlite+nothing:///x", "postgresql+none://x"])
def test_databases_that_cannot_be(tmp_path: Path, address: str) -> None:
    with pytest.raises(BadSettings):
        Database(Settings(tmp_path, address).url)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite"
    path.write_bytes(b"not a database at all, but long enough to look like one" * 50)

    async def check() -> None:
        database = Database(sqlite_url(path))
        with pytest.raises(BadSettings):
            await database.migrate()
        await database.close()

    asyncio.run(check())


def test_where_things_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TAFELRUNDE_HOME", str(tmp_path / "own"))
    assert home() == tmp_path / "own"
    monkeypatch.delenv("TAFELRUNDE_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert home() == tmp_path / "tafelrunde"
    assert Settings(tmp_path).url.database == str(tmp_path / "tafelrunde.sqlite")
    assert Settings(tmp_path, "x/y.db").url.database == "x/y.db"
    assert Settings(tmp_path, "sqlite:///x.db").url.drivername == "sqlite+aiosqlite"


def test_the_secret_is_made_once(tmp_path: Path) -> None:
    home = tmp_path / "home"
    secret = read_secret(home)
    assert read_secret(home) == secret
    assert len(secret) >= 32
    assert sorted(path.name for path in home.iterdir()) == ["secret.key"]
    if os.name != "nt":
        assert (home / "secret.key").stat().st_mode & 0o777 == 0o600
    (home / "secret.key").write_text("short")
    with pytest.raises(BadSettings):
        read_secret(home)
