"""The bot that knows what is usual but forgets to look: for the first games."""

from __future__ import annotations

from typing import ClassVar, final

from tafelrunde.engine.game import Game
from tafelrunde.engine.rng import seeded
from tafelrunde.engine.state import State
from tafelrunde.opponents.guides import edition_of, guide_for
from tafelrunde.opponents.interface import Advice, Bot
from tafelrunde.opponents.steward import StewardBot

REASON = "table-hint-page"
FORGETS = 12  # of a hundred decisions are made without a thought
CALM = 0.5  # how much less than usual a page follows what is likely
FINE = 1 << 30


@final
class PageBot(Bot):
    """Makes the moves that are usual, not always the best of them; and once in a while any."""

    name: ClassVar[str] = "page"

    def note(self, world: State) -> str:
        return guide_for(world.rules, int(world.players)).note

    def fault(self, world: State) -> str:
        return guide_for(world.rules, int(world.players)).fault

    def edition(self, game: Game) -> str:
        return edition_of(game.name)

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        guided = guide_for(world.rules, int(world.players))
        if not guided.is_fit:
            return StewardBot().consider(world, seat, budget, seed)
        moves, rng = world.moves(), seeded(seed)
        if rng.below(100) < FORGETS:
            return Advice(moves[rng.below(len(moves))], REASON, {})
        usual = guided.guide.considered(world)
        weights = [like**CALM for like in guided.guide.likes(world, usual)]
        point = rng.below(FINE) / FINE * sum(weights)
        for move, weight in zip(usual, weights, strict=True):
            point -= weight
            if point < 0:
                return Advice(int(move), REASON, {})
        return Advice(int(usual[-1]), REASON, {})
