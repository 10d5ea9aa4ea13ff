"""Saving and loading at the table: what is asked, and what is said about files."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.cli.table import saved
from tafelrunde.cli.table.ask import Asker
from tafelrunde.cli.table.screen import Screen
from tafelrunde.cli.table.session import Session
from tafelrunde.texts.saying import os_trouble
from tafelrunde.texts.wording import folded
from tafelrunde.texts.words import Words

AGREED = ("y", "yes", "j", "ja")
DECLINED = ("n", "no", "nein")


class Files:
    """Talks with a person about files. Whatever goes wrong, the game goes on."""

    def __init__(self, words: Words, screen: Screen, asker: Asker) -> None:
        self._words = words
        self._screen = screen
        self._asker = asker

    def save(self, name: str, session: Session, language: str) -> None:
        if not name:
            self._say("table-command-save-help")
            return
        path = Path(name).expanduser()
        if path.exists() and not self.agreed("table-save-exists", file=name):
            self._say("table-cancelled")
            return
        try:
            saved.save(session, language, path)
        except OSError as error:
            self.complain("table-save-failed", name, error)
        else:
            self._say("table-save-done", file=name)

    def load(self, name: str) -> Session | None:
        """The table in a file, if it can be had and the person wants to leave this one."""
        if not name:
            self._say("table-command-load-help")
            return None
        path = Path(name).expanduser()
        if not path.exists():
            self._say("table-load-missing", file=name)
            return None
        try:
            session, _ = saved.load(path)
        except (saved.BadTable, OSError) as error:
            self.complain("table-load-failed", name, error)
            return None
        if not self.agreed("table-load-confirm"):
            self._say("table-cancelled")
            return None
        self._say("table-load-done", file=name)
        return session

    def agreed(self, key: str, **arguments: int | str) -> bool:
        """Ask until the answer is yes or no."""
        self._say(key, **arguments)
        while True:
            answer = folded(self._asker.ask(f"({self._words.text('table-confirm-keys')})"))
            if answer in AGREED:
                return True
            if answer in DECLINED:
                return False

    def complain(self, key: str, file: object, error: OSError | saved.BadTable) -> None:
        """Say what went wrong with a file, in words that need not name it again."""
        if isinstance(error, saved.BadTable):
            problem = error.told(self._words.language)
        else:
            problem = os_trouble(error, self._words.language)
        self._screen.say(self._words.text(key, file=str(file), problem=problem), "yellow")

    def _say(self, key: str, **arguments: int | str) -> None:
        self._screen.say(self._words.text(key, **arguments))


def tilde(path: Path) -> str:
    """A path as one would type it."""
    try:
        return str(Path("~") / path.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)
