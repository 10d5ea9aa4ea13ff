"""How likely each seat is to win, and what each move is worth: the interface, and a first answer.

An estimator is asked about a position, from what one seat knows or from all that lies on the table,
and answers for a given seed and a given effort always the same.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from tafelrunde.arena.entrants import Entrant
from tafelrunde.arena.seeds import derived
from tafelrunde.arena.statistics import Tally, tally
from tafelrunde.engine.playout import playout
from tafelrunde.engine.rng import seeded
from tafelrunde.engine.state import State
from tafelrunde.opponents import Bot


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Worth:
    """What each of several moves is worth: the chance of the deciding seat after it.

    `samples` are by move and then by world, the same worlds for all moves, so that two moves can be
    compared world by world. A sample is the mean of `size` games; a single one is won or lost.
    """

    moves: tuple[int, ...]
    samples: tuple[tuple[float, ...], ...]
    size: int = 1

    def of(self, move: int) -> Estimate:
        found = tally(self.samples[self.moves.index(move)])
        if self.size == 1:
            return _share(found.mean, found.count)
        return Estimate(found.mean, max(found.error, self._least(found)))

    def _least(self, found: Tally) -> float:
        """The least error: that of one more game."""
        return 1 / (self.size * found.count + 1)

    def above(self, one: int, other: int, worlds: slice) -> Estimate:
        """By how much one move is better than another in some of the worlds."""
        a = self.samples[self.moves.index(one)][worlds]
        b = self.samples[self.moves.index(other)][worlds]
        found = tally(x - y for x, y in zip(a, b, strict=True))
        return Estimate(found.mean, max(found.error, self._least(found)))

    def best(self, worlds: slice, made: int) -> int:
        """The move that did best in some of the worlds; of equals, the one that was made."""
        totals = [sum(samples[worlds]) for samples in self.samples]
        if totals[self.moves.index(made)] == max(totals):
            return made
        return self.moves[totals.index(max(totals))]


class Estimator(ABC):
    """Whoever can say how a game stands."""

    usual: ClassVar[int]  # iterations that give a useful answer

    @abstractmethod
    def chances(self, state: State, seat: int | None, seed: int, iterations: int) -> list[Estimate]:
        """The chance of every seat, from what `seat` knows; None: from all that lies there."""

    @abstractmethod
    def worth(self, state: State, seat: int, made: int, seed: int, iterations: int) -> Worth:
        """What the moves of the seat that decides are worth, from what it knows: the one that was
        made, and at least the best of the others."""


class Playouts(Estimator):
    """Plays on to the end, again and again, each time in another world and with other chance."""

    usual = 100

    def __init__(self, bot: str) -> None:
        self._name = bot

    def chances(self, state: State, seat: int | None, seed: int, iterations: int) -> list[Estimate]:
        tallies = [Tally() for _ in range(state.players)]
        bot = self._bot(state)
        for number in range(iterations):
            world = world_of(state, seat, derived(seed, "world", number))
            for won, share in zip(tallies, self._played(world, bot, seed, number), strict=True):
                won.note(share)
        return [_share(won.mean, won.count) for won in tallies]

    def worth(self, state: State, seat: int, made: int, seed: int, iterations: int) -> Worth:
        moves = state.moves()
        bot = self._bot(state)
        samples: list[list[float]] = [[] for _ in moves]
        for number in range(iterations):
            world = world_of(state, seat, derived(seed, "world", number))
            for found, move in zip(samples, moves, strict=True):
                after = world.clone()
                after.apply(move)
                found.append(self._played(after, bot, seed, number)[seat])
        return Worth(tuple(moves), tuple(map(tuple, samples)))

    def _bot(self, state: State) -> Bot | None:
        """Who plays on; chance needs nobody, and is much faster that way."""
        game = state.rules.game
        return None if self._name == "random" else Entrant.read(self._name).enter(game)

    def _played(self, world: State, bot: Bot | None, seed: int, number: int) -> list[float]:
        """Play to the end; what each seat has of the victory."""
        if bot is None:
            playout(world, seeded(derived(seed, "chance", number)))
        while bot is not None and not world.over:
            moves = world.moves()
            chance = derived(seed, "bot", number, int(world.ply))
            forced = len(moves) == 1
            world.apply(moves[0] if forced else bot.choose(world, int(world.actor), None, chance))
        winners = world.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(world.players)]


def world_of(state: State, seat: int | None, seed: int) -> State:
    """A world the seat cannot tell from the real one; or the real one with other chance to come."""
    if seat is not None:
        return state.determinize(seat, seed)
    world = state.clone()
    world.reseed(seed)
    return world


def _share(value: float, count: int) -> Estimate:
    """A share of victories. Never to have won in a few games is no proof that it cannot be done: so
    the error is that of one more victory and one more defeat."""
    likely = (value * count + 1) / (count + 2)
    return Estimate(value, math.sqrt(likely * (1 - likely) / (count + 3)))
