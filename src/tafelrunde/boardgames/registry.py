"""Which games there are, and how to get one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import cast

from tafelrunde.engine.errors import (
    FOLDER,
    FORBIDDEN,
    NO_FILE,
    NO_GAME,
    NO_PATH,
    NO_TEXT,
    UNREADABLE,
    BadCards,
    CardProblem,
    UnknownGame,
    nearest,
)
from tafelrunde.engine.game import Game

GAMES = ("bruges", "citadels", "last_will", "noblemen")


def games() -> list[str]:
    """The names of all games."""
    return sorted(GAMES)


def game(name: str, cards: str | Path | None = None) -> Game:
    """A game by name; `cards` is the path of a card file to play with instead of our own."""
    if name not in GAMES:
        known = ", ".join(games())
        raise UnknownGame(NO_GAME, nearest(name, games()), name=str(name)[:40], known=known)
    module = import_module(f"tafelrunde.boardgames.{name}.game")
    if cards is not None and not isinstance(cards, str | Path):
        raise BadCards(NO_PATH, {"text": type(cards).__name__})
    make = cast(Callable[[str | None], Game], module.make)
    return make(None if cards is None else _read(Path(cards)))


UNREAD: dict[type[Exception], CardProblem] = {
    FileNotFoundError: NO_FILE,
    IsADirectoryError: FOLDER,
    PermissionError: FORBIDDEN,
    UnicodeDecodeError: NO_TEXT,
}


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        what = UNREAD.get(type(error), UNREADABLE)
        problem = getattr(error, "strerror", None) or type(error).__name__
        raise BadCards(what, {"file": path.name, "problem": problem}) from None
