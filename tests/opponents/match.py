"""Matches between bots, in this process and with fixed seeds; `tafelrunde arena` is for more.

The seats are rotated from game to game, and everybody is asked the honest way: about a world of
their own, never about the real one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import tafelrunde
from tafelrunde import Advice, Bot, Game, State
from tests.opponents.greedy import GreedyBot

SEEDS_PER_GAME = 1 << 20


def bot_called(name: str) -> Bot:
    return GreedyBot() if name == GreedyBot.name else tafelrunde.bot(name)


def advice(state: State, bot: Bot, seed: int) -> Advice:
    """What the acting seat is told about a world it cannot tell from the real one."""
    seat = int(state.actor)
    return bot.advise(state.determinize(seat, seed), seat, None, seed)


def play_on(state: State, bots: Sequence[Bot], seed: int) -> Iterator[tuple[int, Advice]]:
    """Play to the end; every seat and its advice, just before the move is made."""
    while not state.over:
        seat = int(state.actor)
        told = advice(state, bots[seat], seed * SEEDS_PER_GAME + int(state.ply))
        yield seat, told
        state.play(told.move)


def play(game: Game, bots: Sequence[Bot], seed: int, **options: object) -> State:
    state = game.new(len(bots), seed, **options)
    for _ in play_on(state, bots, seed):
        pass
    return state


@dataclass
class Result:
    """What one bot has reached; a shared victory counts in parts."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    def add(self, other: Result) -> None:
        self.games += other.games
        self.wins += other.wins
        self.points += other.points


@dataclass
class Table:
    """The results by name."""

    results: dict[str, Result] = field(default_factory=dict)

    def note(self, names: Sequence[str], state: State) -> None:
        winners, scores = state.winners(), state.scores()
        for seat, name in enumerate(names):
            win = 1 / len(winners) if seat in winners else 0.0
            self.results.setdefault(name, Result()).add(Result(1, win, scores[seat]))


def match(game: Game, names: Sequence[str], games: Sequence[int], **options: object) -> Table:
    """Games with these numbers; in game n everybody sits n seats further on."""
    table = Table()
    for number in games:
        shift = number % len(names)
        seated = [*names[-shift:], *names[:-shift]] if shift else list(names)
        table.note(seated, play(game, [bot_called(name) for name in seated], number, **options))
    return table
