"""Where tables and records of this user lie."""

from __future__ import annotations

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
