"""Which bots there are, and how to get one."""

from __future__ import annotations

from tafelrunde.opponents.interface import Bot, UnknownBot
from tafelrunde.opponents.page import PageBot
from tafelrunde.opponents.random import RandomBot
from tafelrunde.opponents.searching import CountBot, DukeBot, KnightBot
from tafelrunde.opponents.steward import StewardBot

# From the weakest to the strongest
LEVELS: tuple[type[Bot], ...] = (RandomBot, PageBot, StewardBot, KnightBot, CountBot, DukeBot)
BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in LEVELS}


def bots() -> list[str]:
    """The names of all bots, from the weakest to the strongest."""
    return list(BOTS)


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in bots():
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(bots())}")
    return BOTS[name]()
