"""Which games there are, and how to get one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import cast

from tafelrunde.engine.errors import NO_PATH, UNREADABLE, BadCards, UnknownGame
from tafelrunde.engine.game import Game

GAMES = ("bruges", "citadels", "last_will", "noblemen")


def games() -> list[str]:
    """The names of all games."""
    return sorted(GAMES)


def game(name: str, cards: str | Path | None = None) -> Game:
    """A game by name; `cards` is the path of a card file to play with instead of our own."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(games())}")
    module = import_module(f"tafelrunde.boardgames.{name}.game")
    if cards is not None and not isinstance(cards, str | Path):
        raise BadCards(NO_PATH, {"text": type(cards).__name__})
    make = cast(Callable[[str | None], Game], module.make)
    return make(None if cards is None else _read(Path(cards)))


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCards(UNREADABLE, {"file": path.name, "problem": str(error)}) from None
