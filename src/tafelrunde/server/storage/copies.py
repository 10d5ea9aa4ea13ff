"""Copies of all data: made while a server runs, and brought back while none does.

A copy is a folder: the database in one file, and the key that signs cookies. Copying the files by
hand would go wrong: what was written last may lie beside the database, in a file that belongs to
it, and such a file that was left over changes any database that is put in its place.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from tafelrunde.server.settings import BadSettings, Settings
from tafelrunde.server.storage.database import beside, keep_private

NAME = "tafelrunde.sqlite"
KEY = "secret.key"


def back_up(settings: Settings, target: Path) -> None:
    """Write a copy into a new or empty folder."""
    database = _file(settings)
    if not database.is_file():
        raise BadSettings("command-copy-no_database", file=str(database))
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BadSettings("command-copy-exists", folder=str(target))
    target.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _errors(database):
        _copy(database, target / NAME)
    key = settings.home / KEY
    if key.is_file():
        _copy_key(key, target / KEY)
    _settle(target)


def bring_back(settings: Settings, source: Path) -> list[Path]:
    """Put a copy in the place of the data; the files that were there before, put aside.

    What was replaced keeps its owner, also if root does this: the server has to read it.
    """
    copy, database = source / NAME, _file(settings)
    if not copy.is_file():
        raise BadSettings("command-copy-no_backup", folder=str(source), file=NAME)
    with _errors(copy):
        _check(copy)
    database.parent.mkdir(parents=True, exist_ok=True)
    fresh = database.with_name(f".{database.name}-{os.getpid()}")
    try:
        with _errors(copy):
            _copy(copy, fresh)
        _check_alone(database)
        _give(fresh, _owner(database))
        aside = _put_aside([database, *beside(database)])
        fresh.rename(database)
    finally:
        for file in (fresh, *beside(fresh)):
            file.unlink(missing_ok=True)
    if (source / KEY).is_file():
        settings.home.mkdir(mode=0o700, parents=True, exist_ok=True)
        key = settings.home / KEY
        owner = _owner(key)
        aside += _put_aside([key])
        _copy_key(source / KEY, key)
        _give(key, owner)
    _settle(database.parent)
    return aside


def _owner(file: Path) -> tuple[int, int]:
    """User and group of a file; those of its folder if there is none."""
    found = (file if file.exists() else file.parent).stat()
    return found.st_uid, found.st_gid


def _give(file: Path, owner: tuple[int, int]) -> None:
    """Only root can give a file to somebody else."""
    if os.name != "nt" and os.geteuid() == 0:
        os.chown(file, *owner)


def _file(settings: Settings) -> Path:
    url = settings.url
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        raise BadSettings("command-copy-only_sqlite")
    return Path(str(url.database))


@contextmanager
def _errors(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise BadSettings("command-copy-sqlite", file=str(path), reason=str(error)) from None


def _copy(source: Path, target: Path) -> None:
    """As SQLite copies: what others write meanwhile is in it whole or not at all."""
    keep_private(target)
    with closing(_open(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        new.execute("PRAGMA synchronous=FULL")
    with target.open("rb+") as file:
        os.fsync(file.fileno())


def _open(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA busy_timeout=10000")
    return connection


def _check(copy: Path) -> None:
    """Is it one of ours, and whole?"""
    with closing(_open(copy)) as db:
        found = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise BadSettings("command-copy-damaged", file=str(copy))
        names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type='table'")}
        if not {"alembic_version", "tables", "entries"} <= names:
            raise BadSettings("command-copy-foreign", file=str(copy))


def _check_alone(database: Path) -> None:
    """Refuse if a server uses the file: it would go on with what it has in memory."""
    if not database.is_file():
        return
    with closing(sqlite3.connect(database)) as db:
        try:
            db.execute("PRAGMA busy_timeout=500")
            db.execute("PRAGMA locking_mode=EXCLUSIVE")
            db.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise BadSettings("command-copy-used") from None
        except sqlite3.DatabaseError:
            pass  # damaged, which is why a copy is brought back


def _put_aside(files: list[Path]) -> list[Path]:
    time = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    found = []
    for file in files:
        if file.exists():
            found.append(file.rename(file.with_name(f"{file.name}.replaced-{time}")))
    return found


def _copy_key(source: Path, target: Path) -> None:
    descriptor = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with source.open("rb") as old, os.fdopen(descriptor, "wb") as new:
        shutil.copyfileobj(old, new)
        new.flush()
        os.fsync(new.fileno())


def _settle(folder: Path) -> None:
    """The names of files are on disk too, where a system can be asked for that."""
    if os.name != "nt":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
