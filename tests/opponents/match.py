"""Matches between bots, and a table of who won:

    python -m tests.opponents.match citadels --seats steward,random,random,random --games 100

The seats are rotated from game to game, and everybody is asked the honest way: about a world of
his own, never about the real one.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

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
    """The results by name, and what the games were like."""

    results: dict[str, Result] = field(default_factory=dict)
    decisions: int = 0

    def note(self, names: Sequence[str], state: State) -> None:
        winners, scores = state.winners(), state.scores()
        self.decisions += int(state.ply)
        for seat, name in enumerate(names):
            win = 1 / len(winners) if seat in winners else 0.0
            self.results.setdefault(name, Result()).add(Result(1, win, scores[seat]))

    def add(self, other: Table) -> None:
        self.decisions += other.decisions
        for name, result in other.results.items():
            self.results.setdefault(name, Result()).add(result)


def match(game: Game, names: Sequence[str], games: Sequence[int], **options: object) -> Table:
    """Games with these numbers; in game n everybody sits n seats further on."""
    table = Table()
    for number in games:
        shift = number % len(names)
        seated = [*names[-shift:], *names[:-shift]] if shift else list(names)
        table.note(seated, play(game, [bot_called(name) for name in seated], number, **options))
    return table


def _piece(game: str, names: Sequence[str], games: Sequence[int]) -> Table:
    return match(tafelrunde.game(game), names, games)


def spread(game: str, names: Sequence[str], games: Sequence[int], jobs: int) -> Table:
    """The same match on several processes."""
    total = Table()
    with ProcessPoolExecutor(jobs) as pool:
        pieces = [games[k::jobs] for k in range(jobs)]
        for piece in pool.map(partial(_piece, game, names), pieces):
            total.add(piece)
    return total


def show(names: Sequence[str], total: Table, games: int, seconds: float) -> None:
    print(f"{games} games, {total.decisions} decisions, {seconds:.1f} s")
    for name in dict.fromkeys(names):
        result = total.results[name]
        share, mean = result.wins / games, result.points / result.games
        print(f"{names.count(name)} x {name:10} wins {share:6.1%}   points {mean:5.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.opponents.match")
    parser.add_argument("game", choices=tafelrunde.games())
    parser.add_argument("--seats", default="steward,random,random,random")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--from", type=int, default=0, dest="first", help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    names = options.seats.split(",")
    numbers = range(options.first, options.first + options.games)
    start = time.perf_counter()
    total = spread(options.game, names, numbers, options.jobs)
    show(names, total, options.games, time.perf_counter() - start)


if __name__ == "__main__":
    main()
