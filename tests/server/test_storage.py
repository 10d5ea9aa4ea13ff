"""The database: how it is set up, and that its migrations lead to its tables."""

from __future__ import annotations

import asyncio
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from tafelrunde._home import home
from tafelrunde.server.settings import (
    BadSettings,
    Settings,
    read_secret,
    sqlite_url,
)
from tafelrunde.server.storage.database import Database, migration_config
from tafelrunde.server.storage.store import Store


def test_migrations_lead_to_the_tables(tmp_path: Path) -> None:
    async def check() -> None:
        database = Database(sqlite_url(tmp_path / "new" / "db.sqlite"))
        await database.migrate()
        await database.migrate()
        await database.write(lambda db: command.check(migration_config(db)))
        await database.migrate(lambda db: command.downgrade(migration_config(db), "base"))
        await database.migrate()
        await database.close()

    asyncio.run(check())


def test_a_database_of_the_first_version(tmp_path: Path) -> None:
    """Card lists that were stored with every table are stored once, and the tables keep theirs."""

    def fill(db: Connection) -> None:
        command.upgrade(migration_config(db), "0001")
        db.execute(text("INSERT INTO people VALUES ('p', 'Anna', 'de', 't')"))
        for id, cards in (("a", "x,y"), ("b", None), ("c", "x,y"), ("d", "z")):
            values = {"id": id, "cards": cards}
            db.execute(
                text(
                    "INSERT INTO tables VALUES "
                    "(:id, 'citadels', 'p', '{}', :cards, NULL, 't', 'open', 0, -1, 't')"
                ),
                values,
            )
            db.execute(text("INSERT INTO seats VALUES (:id, 0, 'person', 'p', 'Anna', '')"), values)
        for seq in (0, 1, 4):
            entry = "INSERT INTO entries VALUES ('b', :seq, 'p', NULL, 'say', '{}', 't')"
            db.execute(text(entry), {"seq": seq})

    async def check() -> None:
        database = Database(sqlite_url(tmp_path / "db.sqlite"))
        await database.migrate(fill)
        await database.migrate()
        store = Store(database)
        assert [await store.cards(id) for id in "abcd"] == ["x,y", None, "x,y", "z"]
        assert await database.read(partial(ask, "SELECT count(*) FROM card_lists")) == 2
        assert await database.read(partial(ask, "SELECT count(*) FROM seats")) == 4
        lengths = "SELECT group_concat(log_length) FROM (SELECT * FROM tables ORDER BY id)"
        assert await database.read(partial(ask, lengths)) == "0,3,0,0"
        (row, *_) = await store.tables_of("p")
        assert (row.seeded, row.talk) == (False, "everybody")
        await database.migrate(lambda db: command.downgrade(migration_config(db), "0001"))
        question = "SELECT group_concat(cards, ' ') FROM (SELECT cards FROM tables ORDER BY id)"
        assert await database.read(partial(ask, question)) == "x,y x,y z"
        await database.close()

    asyncio.run(check())


def ask(question: str, db: Connection) -> Any:
    return db.scalar(text(question))


def test_a_write_is_on_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def check() -> None:
        database = Database(sqlite_url(tmp_path / "db.sqlite"))
        await database.migrate()
        for run in (database.write, database.read):
            for name, value in (
                ("journal_mode", "wal"),
                ("synchronous", 2),
                ("busy_timeout", 10000),
            ):
                assert await run(partial(ask, f"PRAGMA {name}")) == value
        await database.close()

    asyncio.run(check())


def test_those_who_wait_together_share_a_transaction(tmp_path: Path) -> None:
    """One of them is refused, and the others are not; nobody waits for a disk of their own."""

    def put(name: str, db: Connection) -> str:
        db.execute(text("INSERT INTO names VALUES (:name)"), {"name": name})
        return name

    def wait(_: Connection) -> None:
        time.sleep(0.3)  # meanwhile the others line up

    async def check() -> None:
        database = Database(sqlite_url(tmp_path / "db.sqlite"))
        await database.write(
            lambda db: db.execute(text("CREATE TABLE names (name TEXT PRIMARY KEY)"))
        )
        for names, commits in ((["a", "b", "c"], 1), (["d", "a", "e"], 2)):
            first = asyncio.create_task(database.write(wait))
            await asyncio.sleep(0.1)
            before = database.writes.commits
            jobs = [database.write(partial(put, name)) for name in names]
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            await first
            assert database.writes.commits - before == commits + 1  # and the one that kept them
            for name, answer in zip(names, answers, strict=True):
                refused = isinstance(answer, IntegrityError)
                assert refused if (name, commits) == ("a", 2) else answer == name
        rows = await database.read(lambda db: list(db.scalars(text("SELECT name FROM names"))))
        assert sorted(rows) == ["a", "b", "c", "d", "e"]
        assert not database.writes.failing
        await database.close()

    asyncio.run(check())


def test_a_failed_write_says_why_and_the_next_one_works(tmp_path: Path) -> None:
    async def check() -> None:
        database = Database(sqlite_url(tmp_path / "db.sqlite"))
        await database.migrate()
        with pytest.raises(OperationalError):
            await database.write(lambda db: db.execute(text("INSERT INTO nowhere VALUES (1)")))
        assert database.writes.failing == "no such table: nowhere"
        assert database.writes.failures == 1
        await database.write(lambda db: db.execute(text("DELETE FROM people")))
        assert not database.writes.failing
        await database.close()

    asyncio.run(check())


@pytest.mark.skipif(os.name == "nt", reason="another way of keeping files private")
def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    path = tmp_path / "db.sqlite"
    for _ in range(2):

        async def check() -> None:
            database = Database(sqlite_url(path))
            await database.migrate()
            names = {file.name for file in tmp_path.iterdir()}
            assert names == {"db.sqlite", "db.sqlite-wal", "db.sqlite-shm"}
            for file in tmp_path.iterdir():
                assert file.stat().st_mode & 0o777 == 0o600, file
            await database.close()

        asyncio.run(check())
        path.chmod(0o644)  # as older versions left it


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
    assert Settings(tmp_path, "sqlite:///x.db").url.database == "x.db"


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
