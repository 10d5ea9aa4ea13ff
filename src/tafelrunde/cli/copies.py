"""`tafelrunde backup` and `tafelrunde restore`: all data of the server, copied and brought back."""

from __future__ import annotations

from pathlib import Path

from tafelrunde._home import home as user_home
from tafelrunde.cli.console import output
from tafelrunde.cli.language import text


def backup(target: Path, /, *, database: str = "", home: Path | None = None) -> int:
    """Copy all data of the server into a folder, also while it runs."""
    from tafelrunde.server.settings import Settings
    from tafelrunde.server.storage.copies import back_up

    back_up(Settings(home or user_home(), database), target)
    output().print(text("command-backup-done", folder=str(target)))
    return 0


def restore(source: Path, /, *, database: str = "", home: Path | None = None) -> int:
    """Bring back what `backup` has copied; the server must not run."""
    from tafelrunde.server.settings import Settings
    from tafelrunde.server.storage.copies import bring_back

    replaced = bring_back(Settings(home or user_home(), database), source)
    output().print(text("command-restore-done", folder=str(source)))
    for file in replaced:
        output().print(text("command-restore-aside", file=str(file)))
    return 0
