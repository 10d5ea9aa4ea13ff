"""The bots that search: a knight thinks for a moment, a count longer, a duke with all there is."""

from __future__ import annotations

from typing import ClassVar

from tafelrunde.engine.search import Options, Search
from tafelrunde.engine.state import State
from tafelrunde.opponents.guides import guide_for
from tafelrunde.opponents.interface import Advice, Bot
from tafelrunde.opponents.steward import StewardBot


class SearchBot(Bot):
    """Draws worlds, and plays on in them as often as there is time for."""

    seconds: ClassVar[float]

    def __init__(self, iterations: int = 0) -> None:
        self.iterations = iterations  # instead of seconds, where the answer must be the same again

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        guided = guide_for(world.rules, int(world.players))
        if not guided.is_fit:
            return StewardBot().consider(world, seat, budget, seed)
        search = Search(guided.guide, Options(), seed)
        search.consider(world, seat)
        seconds = 0.0 if self.iterations else min(self.seconds, budget or self.seconds)
        search.run(self.iterations, seconds)
        return Advice(search.moves()[0], "table-hint-search", {})


class KnightBot(SearchBot):
    name: ClassVar[str] = "knight"
    seconds: ClassVar[float] = 0.1
