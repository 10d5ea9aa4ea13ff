"""The bot that takes any move: a yardstick, and company for trying things out."""

from __future__ import annotations

from typing import ClassVar, final

from tafelrunde.engine.rng import seeded
from tafelrunde.engine.state import State
from tafelrunde.opponents.interface import Advice, Bot

REASON = "table-hint-random"


@final
class RandomBot(Bot):
    """Every legal move is equally likely."""

    name: ClassVar[str] = "random"

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        moves = world.moves()
        return Advice(moves[seeded(seed).below(len(moves))], REASON, {})
