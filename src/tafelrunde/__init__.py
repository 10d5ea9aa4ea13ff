"""Tafelrunde: strategy games of court and city at one table."""

from tafelrunde import _native

_native.activate()  # before anything else: it decides whether compiled modules are used

from tafelrunde.engine.errors import (  # noqa: E402  # see above
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
from tafelrunde.games.registry import game, games  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "BadCards",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalMove",
    "Option",
    "Reason",
    "Record",
    "State",
    "TafelrundeError",
    "UnknownGame",
    "game",
    "games",
    "replay",
]
