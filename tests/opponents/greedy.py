"""An opponent to measure against: takes what it can get at once, and has no plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, final

from tafelrunde import Advice, Bot, State
from tests.opponents import greedy_bruges, greedy_citadels, greedy_last_will, greedy_noblemen

MOVES: Mapping[str, Callable[[Any, int, int], int]] = {
    "bruges": greedy_bruges.greedy_move,
    "citadels": greedy_citadels.greedy_move,
    "last_will": greedy_last_will.greedy_move,
    "noblemen": greedy_noblemen.greedy_move,
}


@final
class GreedyBot(Bot):
    """Every game has greed of its own."""

    name: ClassVar[str] = "greedy"

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        return Advice(MOVES[world.rules.game.name](world, seat, seed), "test-hint-greedy", {})
