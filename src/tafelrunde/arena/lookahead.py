"""Estimates by those who search: what a knight would expect, and what each move is worth to it."""

from __future__ import annotations

from typing import Any

from tafelrunde.arena.estimate import Estimate, Estimator, Worth, world_of
from tafelrunde.arena.seeds import derived
from tafelrunde.arena.statistics import Tally
from tafelrunde.engine.guide import Guide
from tafelrunde.engine.rng import Rng, seeded
from tafelrunde.engine.search import Options, Search, victory
from tafelrunde.engine.state import State
from tafelrunde.opponents.guides import guide_for
from tafelrunde.opponents.searching import SearchBot

SIMULATIONS = 320  # of one small search, for each second of the level: 32 for a knight
WORLDS = 8  # of one small search
CANDIDATES = 4  # moves that are weighed beside the one that was made
GAMES = 4  # played on for the chances, for each small search


class LookAhead(Estimator):
    """Many small searches for each move, every one in worlds of its own; the same for all moves.

    Chances are from games that are played on as the guide would, to the horizon of a search, where
    it says how everybody stands.
    """

    usual = 32

    def __init__(self, bot: SearchBot) -> None:
        self._simulations = bot.iterations or max(1, round(bot.time * SIMULATIONS))

    def chances(self, state: State, seat: int | None, seed: int, iterations: int) -> list[Estimate]:
        tallies = [Tally() for _ in range(state.players)]
        guide = guide_for(state.rules, int(state.players)).guide
        for number in range(GAMES * iterations):
            world = world_of(state, seat, derived(seed, "world", number))
            shares = played_on(world, guide, seeded(derived(seed, "chance", number)))
            for tally, share in zip(tallies, shares, strict=True):
                tally.note(share)
        return [Estimate(one.mean, max(one.error, 1 / (one.count + 1))) for one in tallies]

    def worth(self, state: State, seat: int, made: int, seed: int, iterations: int) -> Worth:
        guide = guide_for(state.rules, int(state.players)).guide
        moves = self._candidates(guide, state, seat, made, derived(seed, "candidates"))
        seeds = [derived(seed, "search", number) for number in range(iterations)]
        samples = tuple(
            tuple(self._tried(guide, state, seat, move, each) for each in seeds) for move in moves
        )
        return Worth(tuple(moves), samples, self._simulations)

    def _candidates(
        self, guide: Guide[Any], state: State, seat: int, made: int, seed: int
    ) -> list[int]:
        """What was made, and what a search tries most often."""
        search = Search(guide, Options(), seed)
        search.consider(state, seat)
        search.run(self._simulations * CANDIDATES * WORLDS, 0.0)
        others = [move for move in search.moves() if move != made]
        return [made, *others[:CANDIDATES]]

    def _tried(self, guide: Guide[Any], state: State, seat: int, move: int, seed: int) -> float:
        """The chance of the seat after a move, by a small search that begins with it."""
        options = Options()
        options.worlds = WORLDS
        search = Search(guide, options, seed)
        search.consider(state, seat)
        moves = search.moves()
        if len(moves) == 1 or move not in moves:
            # The guide would never make it, or nothing else: then there is no tree at the root.
            return self._followed(guide, search, seat, move)
        for child in search.root.children:
            if child.move != move:
                child.prior = 0.0  # it is not searched
        for _ in range(self._simulations):
            search.simulate()
        return search.chances()[move][seat] / self._simulations

    def _followed(self, guide: Guide[Any], search: Search, seat: int, move: int) -> float:
        total = 0.0
        for _ in range(self._simulations):
            world = search.draw()
            world.apply(move)
            total += played_on(world, guide, search.rng)[seat]
        return total / self._simulations


def played_on(world: State, guide: Guide[Any], rng: Rng) -> list[float]:
    """The chance of every seat after playing on to the horizon as the guide would."""
    until = guide.clock(world) + guide.horizon
    while not world.over and guide.clock(world) < until:
        world.apply(guide.pick(world, rng))
    if world.over:
        return victory([guide.result(world, seat) for seat in range(world.players)])
    return guide.chances(world)
