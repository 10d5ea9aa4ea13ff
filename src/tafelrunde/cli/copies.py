"""`tafelrunde backup` and `tafelrunde restore`: all data of the server, copied and brought back."""

from __future__ import annotations

from pathlib import Path

from tafelrunde._home import home as user_home
from tafelrunde.cli.console import output


def backup(target: Path, /, *, database: str = "", home: Path | None = None) -> int:
    """Copy all data of the server into a folder, also while it runs.

    Parameters
    ----------
    target
        The folder to write; it must be new or empty.
    database
        The SQLite file, if it is not the one in the data directory.
    home
        The data directory, instead of the user's.
    """
    from tafelrunde.server.settings import Settings
    from tafelrunde.server.storage.copies import back_up

    back_up(Settings(home or user_home(), database), target)
    output().print(f"Backup: {target}")
    return 0


def restore(source: Path, /, *, database: str = "", home: Path | None = None) -> int:
    """Bring back what `backup` has copied; the server must not run.

    What was there before is kept under another name.

    Parameters
    ----------
    source
        The folder that `backup` has written.
    database
        The SQLite file, if it is not the one in the data directory.
    home
        The data directory, instead of the user's.
    """
    from tafelrunde.server.settings import Settings
    from tafelrunde.server.storage.copies import bring_back

    replaced = bring_back(Settings(home or user_home(), database), source)
    output().print(f"Restored: {source}")
    for file in replaced:
        output().print(f"Put aside: {file}")
    return 0
