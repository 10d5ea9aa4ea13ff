"""Who takes part: bots by name, with a time or an effort for each move, or a class of one's own.

steward            a bot of `tafelrunde.bots()`
knight@0.2s        the same with 0.2 seconds for a move
knight@2000        with 2000 simulations for a move: the same game every time
mine.bots:Careful  a class of the module mine.bots, installed or in the current folder
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from tafelrunde.engine.game import Game
from tafelrunde.opponents import Bot, bot
from tafelrunde.opponents.searching import SearchBot
from tafelrunde.opponents.steward import steward_of
from tafelrunde.texts.saying import Trouble

EFFORT = re.compile(r"(?P<seconds>\d{1,6}(\.\d{1,6})?)s|(?P<simulations>\d{1,9})", re.ASCII)


class BadEntrant(Trouble):
    """A bot that cannot take part."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot as it was named on the command line."""

    label: str
    bot: str
    seconds: float | None = None
    simulations: int = 0

    @classmethod
    def read(cls, text: str) -> Entrant:
        if not text.isprintable():
            raise BadEntrant("arena-error-signs", name=text[:40])
        label, _, what = text.strip().rpartition("=")
        name, at, effort = what.partition("@")
        if not at:
            return cls(label or what, name)
        found = EFFORT.fullmatch(effort)
        seconds = float(found["seconds"]) if found and found["seconds"] else None
        simulations = int(found["simulations"]) if found and found["simulations"] else 0
        if not seconds and not simulations:
            raise BadEntrant("arena-error-effort", name=text.strip())
        return cls(label or what, name, seconds, simulations)

    def enter(self, game: Game) -> Bot:
        """The bot, newly made, so that nothing is left of the last game."""
        kind = self._own() if ":" in self.bot else type(bot(self.bot))
        if issubclass(kind, SearchBot):
            return kind(self.simulations, self.seconds)
        if self.simulations:
            raise BadEntrant("arena-error-simulates", name=self.label, kind=kind.name)
        if kind.name == "steward":
            steward_of(game.name)  # some games have none
        try:
            return kind()
        except TypeError as error:
            raise BadEntrant("arena-error-made", name=self.label, reason=str(error)) from None

    def _own(self) -> type[Bot]:
        module, _, name = self.bot.partition(":")
        here = str(Path.cwd())
        if here not in sys.path:  # as for whoever runs python itself; what is installed comes first
            sys.path.append(here)
        try:
            kind = getattr(import_module(module), name)
        except Exception as error:  # a module of one's own may fail in any way
            what = error if isinstance(error, ImportError | AttributeError) else repr(error)
            raise BadEntrant("arena-error-no_class", name=self.bot, reason=str(what)) from None
        if not isinstance(kind, type) or not issubclass(kind, Bot):
            raise BadEntrant("arena-error-no_bot", name=self.bot)
        if not isinstance(getattr(kind, "name", None), str):
            raise BadEntrant("arena-error-no_name", name=self.bot)
        return kind
