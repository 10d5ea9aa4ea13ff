"""Which bots there are, and how to get one."""

from __future__ import annotations

from tafelrunde.engine.errors import NO_BOT, nearest
from tafelrunde.engine.given import shortened
from tafelrunde.opponents.interface import Bot, UnknownBot
from tafelrunde.opponents.page import PageBot
from tafelrunde.opponents.random import RandomBot
from tafelrunde.opponents.searching import CountBot, DukeBot, KnightBot, SearchBot
from tafelrunde.opponents.steward import StewardBot

# From the weakest to the strongest
LEVELS: tuple[type[Bot], ...] = (RandomBot, PageBot, StewardBot, KnightBot, CountBot, DukeBot)
BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in LEVELS}


def bots() -> list[str]:
    """The names of all bots, from the weakest to the strongest."""
    return list(BOTS)


def bot(name: str, iterations: int = 0, seconds: float | None = None) -> Bot:
    """A bot by name. With a number of simulations, those who search do not look at the clock: the
    same question has the same answer then. With seconds, they take so much time instead of what is
    usual for them."""
    if name not in bots():
        near, known = nearest(name, bots()), ", ".join(bots())
        shown = shortened(name)
        raise UnknownBot(NO_BOT, near, name=shown, shown=shown.strip("'"), known=known)
    kind = BOTS[name]
    return kind(iterations, seconds) if issubclass(kind, SearchBot) else kind()
