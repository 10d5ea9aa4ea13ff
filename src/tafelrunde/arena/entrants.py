"""Who takes part: bots by name, with a time for each move, or a class of one's own.

steward            a bot of `tafelrunde.bots()`
knight@0.05        the same with 0.05 seconds for a move
mine.bots:Careful  a class of the module mine.bots
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from importlib import import_module

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.game import Game
from tafelrunde.opponents import Bot, UnknownBot, bot
from tafelrunde.opponents.steward import steward_of


class BadEntrant(TafelrundeError):
    """A bot that cannot take part."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot as it was named on the command line."""

    label: str
    bot: str
    budget: float | None

    @classmethod
    def read(cls, text: str) -> Entrant:
        label, _, what = text.strip().rpartition("=")
        name, at, seconds = what.partition("@")
        return cls(label or what, name, _seconds(text, seconds) if at else None)

    def enter(self, game: Game) -> Bot:
        """The bot, newly made, so that nothing is left of the last game."""
        if ":" in self.bot:
            return self._own()
        found = bot(self.bot)
        if found.name == "steward":
            steward_of(game.name)  # some games have none
        return found

    def _own(self) -> Bot:
        module, _, name = self.bot.partition(":")
        try:
            kind = getattr(import_module(module), name)
        except (ImportError, AttributeError, ValueError) as error:
            raise UnknownBot(f"there is no bot {self.bot!r}: {error}") from None
        if not isinstance(kind, type) or not issubclass(kind, Bot):
            raise UnknownBot(f"{self.bot!r} is no bot: a class derived from tafelrunde.Bot is one")
        return kind()


def _seconds(text: str, seconds: str) -> float:
    try:
        found = float(seconds)
    except ValueError:
        found = math.nan
    if not 0 < found < math.inf:
        raise BadEntrant(f"--bots: {text.strip()!r}: seconds above 0 are wanted after the @")
    return found
