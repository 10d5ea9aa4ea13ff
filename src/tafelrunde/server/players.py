"""The bots that can sit at a table: the only place where the server meets them.

The functions run in worker processes, so they and all they take and give can be pickled.
"""

from __future__ import annotations

from tafelrunde.bots import Advice, bot, bots
from tafelrunde.engine.state import State

ADVISER = "steward"  # gives hints


def bot_names() -> list[str]:
    return bots()


def choose(name: str, world: State, seat: int, budget: float, seed: int) -> int:
    return bot(name).choose(world, seat, budget, seed)


def advise(world: State, seat: int, budget: float, seed: int) -> Advice:
    return bot(ADVISER).advise(world, seat, budget, seed)


def ready() -> bool:
    """Called to start a worker ahead of its first bot; its imports are what takes time."""
    return bool(bots())
