"""Which bots there are, and how to get one."""

from __future__ import annotations

from tafelrunde.opponents.interface import Bot, UnknownBot
from tafelrunde.opponents.random import RandomBot
from tafelrunde.opponents.searching import KnightBot
from tafelrunde.opponents.steward import StewardBot

BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, StewardBot, KnightBot)}


def bots() -> list[str]:
    """The names of all bots."""
    return sorted(BOTS)


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in bots():
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(bots())}")
    return BOTS[name]()
