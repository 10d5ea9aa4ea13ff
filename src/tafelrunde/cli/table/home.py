"""Where tables and records of this user lie, and how a file is written so that none gets lost."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from tafelrunde._home import home


def tables() -> Path:
    """Games that go on."""
    return home() / "tables"


def records() -> Path:
    """Games that have ended."""
    return home() / "records"


def new_name(game: str) -> str:
    """A file name that says when it was begun, and that no other table has."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(name for name in names if not _is_taken(name))


def _is_taken(name: str) -> bool:
    return (tables() / f"{name}.json").exists() or (records() / f"{name}.txt").exists()


def unfinished(game: str) -> list[Path]:
    """Saved tables of a game, the one played last first."""
    found = []
    for path in tables().glob(f"{game}-*.json"):
        with suppress(OSError):  # somebody else may have finished it just now
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def write_safely(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old or the new one is there, whole."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        # Nobody knows of a draft.
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        draft.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """The new name is on the disk only when the folder is; Windows does that by itself."""
    if os.name == "nt":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
