"""Keeps a running game on the disk after every move, and its record at the end."""

from __future__ import annotations

from pathlib import Path

from tafelrunde._home import write_safely
from tafelrunde.cli.table import home, saved
from tafelrunde.cli.table.session import Session


class Keeper:
    """One table's files. A disk that fails must not stop a game, but be told of once."""

    def __init__(
        self, session: Session, file: Path | None = None, record: Path | None = None
    ) -> None:
        self.name = home.new_name(session.game.name) if file is None else file.stem
        self.file = file or home.tables() / f"{self.name}.json"
        self._record = record  # where the person wants to have the record
        self.trouble: OSError | None = None

    def keep(self, session: Session, language: str) -> OSError | None:
        """Save the table as it is; the first trouble with it."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            saved.save(session, language, self.file)
        except OSError as error:
            first = self.trouble is None
            self.trouble = error
            return error if first else None
        return None

    def save_record(self, session: Session) -> Path | None:
        """Save the record where it is wanted, and that of a finished game in any case."""
        path = self._record
        if path is None and session.state.over:
            path = home.records() / f"{self.name}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
        if path is not None:
            write_safely(path, session.record.text)
        if session.state.over:
            self.file.unlink(missing_ok=True)  # nothing is left to go on with
        return path
