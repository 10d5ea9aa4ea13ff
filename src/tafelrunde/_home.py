"""Where this user's tables, records and settings lie, and how a file is written so that none gets
lost. Terminal and server share it."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path


def home() -> Path:
    """The folder for our data, where this system keeps such folders; TAFELRUNDE_HOME overrides."""
    told = os.environ.get("TAFELRUNDE_HOME")
    if told:
        return Path(told)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return Path(base or Path.home() / "AppData" / "Local") / "tafelrunde"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tafelrunde"
    # The standard says that a relative path is to be ignored.
    base = os.environ.get("XDG_DATA_HOME", "")
    share = Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share"
    return share / "tafelrunde"


def write_safely(path: Path, content: str | bytes) -> None:
    """Write a file so that at any moment either the old or the new one is there, whole. A link
    stays one, and what is no file, such as a pipe, is merely written to."""
    data = content.encode() if isinstance(content, str) else content
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
        else:
            _replace(path.resolve(), data)
    except OSError as error:
        # Nobody knows of a draft, and an error in writing names no file.
        raise OSError(error.errno, error.strerror, str(path)) from None


def _replace(path: Path, data: bytes) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        _sync_folder(path.parent)
    finally:
        with suppress(OSError):  # there may be none, and what went wrong before says more
            draft.unlink()


def _sync_folder(folder: Path) -> None:
    """The new name is on the disk only when the folder is; Windows does that by itself."""
    if os.name == "nt":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
