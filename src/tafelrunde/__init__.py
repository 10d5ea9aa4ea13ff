"""Tafelrunde: strategy games of court and city at one table."""

from typing import TYPE_CHECKING

from tafelrunde import _native

_native.activate()  # before anything else: it decides whether compiled modules are used

from tafelrunde.boardgames.registry import game, games  # noqa: E402
from tafelrunde.engine.errors import (  # noqa: E402
    BadCards,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    Reason,
    TafelrundeError,
    UnknownGame,
)
from tafelrunde.engine.game import Game, Option  # noqa: E402
from tafelrunde.engine.record import Record, replay  # noqa: E402
from tafelrunde.engine.state import State  # noqa: E402
from tafelrunde.opponents import Advice, Bot, UnknownBot, bot, bots  # noqa: E402  # see above

if TYPE_CHECKING:
    from tafelrunde.texts.saying import say

__version__ = "0.1.0"

__all__ = [
    "Advice",
    "BadCards",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Game",
    "IllegalMove",
    "Option",
    "Reason",
    "Record",
    "State",
    "TafelrundeError",
    "UnknownBot",
    "UnknownGame",
    "bot",
    "bots",
    "game",
    "games",
    "replay",
    "say",
]


if not TYPE_CHECKING:  # it would be told that there is any name

    def __getattr__(name: str) -> object:
        """Texts take as long to load as all the rest, and many never need them."""
        if name == "say":
            from tafelrunde.texts.saying import say

            return say
        raise AttributeError(f"module 'tafelrunde' has no attribute {name!r}")
