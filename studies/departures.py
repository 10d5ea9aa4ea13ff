"""Where a search departs from the steward, and what that is worth.

    python -m studies.departures noblemen --games 40 --jobs 2

Stewards play. One of them asks a search at each of its decisions; where that would do something
else, both moves are played on to the end by stewards, on the same chances. The table says for each
kind of decision what the search has promised and what came of it: wins, and points above the best
of the others.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

import tafelrunde
from studies.command import positive, run
from studies.games import played, steward_move
from studies.pages import FIGURES, table, worth_of
from tafelrunde import Game, State
from tafelrunde.arena.statistics import Tally
from tafelrunde.engine.guide import Guide
from tafelrunde.engine.rng import seeded
from tafelrunde.opponents.guides import guide_for
from tafelrunde.opponents.searching import NOBODY, Question, Thoughts, answered

LEAST = 0.01  # so much more a move must promise to be called a departure
SIMULATIONS = 320  # about those of a tenth of a second in Noblemen
FIRST = 1 << 30  # of the seeds of games played on
HEADS = ["decision", "part", "cases", "promised", "wins", "points"]
PARTS = ("early", "late")


@dataclass(frozen=True)
class Departure:
    """A decision at which a search would do something else."""

    kind: str
    clock: int
    promised: float
    wins: float
    points: float


@dataclass(frozen=True)
class Wish:
    """What is looked at, and how closely."""

    game: Game
    players: int
    simulations: int
    replays: int


def departures(wish: Wish, seeds: Sequence[int]) -> list[Departure]:
    return [found for seed in seeds for found in _departures(wish, seed)]


def _departures(wish: Wish, seed: int) -> Iterator[Departure]:
    """In one game, by a seat that is another one in the next."""
    state = wish.game.new(wish.players, seed)
    guide = guide_for(state.rules, wish.players).guide
    hero = seed % wish.players
    while not state.over:
        move = steward_move(state, seed)
        if state.actor == hero and len(state.moves()) > 1:
            other, promised = _searched(wish, guide, state, move, seed)
            if other != move and promised > LEAST:
                wins, points = _gained(wish, guide, state, other, move)
                kind = state.prompt(hero).kind
                yield Departure(kind, int(guide.clock(state)), promised, wins, points)
        state.play(move)


def _searched(
    wish: Wish, guide: Guide[State], state: State, thumb: int, seed: int
) -> tuple[int, float]:
    """What a search would do, and by how much its chance would be higher."""
    seat = int(state.actor)
    heard = thumb if guide.doubts(state) else NOBODY
    question = Question(
        state, seat, wish.simulations, 0.0, seed + int(state.ply), heard, insight=0.0
    )
    thoughts = Thoughts()
    thoughts.add(*answered(question))
    best = thoughts.ranked()[0]
    if not thoughts.visits.get(thumb):
        return thumb, 0.0  # it was not tried: there is nothing to compare
    new, old = (thoughts.chances[one][seat] / thoughts.visits[one] for one in (best, thumb))
    return best, new - old


def _gained(
    wish: Wish, guide: Guide[State], state: State, move: int, instead: int
) -> tuple[float, float]:
    """By one move instead of the other, on average."""
    pairs = [
        (_end(guide, state, move, seed), _end(guide, state, instead, seed))
        for seed in range(FIRST, FIRST + wish.replays)
    ]
    wins = sum(new[0] - old[0] for new, old in pairs) / len(pairs)
    return wins, sum(new[1] - old[1] for new, old in pairs) / len(pairs)


def _end(guide: Guide[State], state: State, move: int, seed: int) -> tuple[float, float]:
    """After a move and the rest by stewards: the share of the victory, and points above the best
    of the others."""
    seat = int(state.actor)
    world = state.clone()
    world.rng = seeded(seed)
    world.play(move)
    while not world.over:
        world.play(steward_move(world, seed))
    points = [guide.result(world, one) for one in range(world.players)]
    winners = world.winners()
    best = max(points[one] for one in range(world.players) if one != seat)
    return (seat in winners) / len(winners), points[seat] - best


# ------------------------------------------------------------------------------------ the table
def rows(found: Sequence[Departure], late: int) -> list[list[str]]:
    """By kind of decision, and before or after a time on the guide's clock."""
    lines = []
    for kind in sorted({one.kind for one in found}):
        for part in PARTS:
            cases = [one for one in found if one.kind == kind and part == PARTS[one.clock >= late]]
            if cases:
                lines.append([kind, part, str(len(cases)), *_cells(cases)])
    return lines


def _cells(cases: Sequence[Departure]) -> list[str]:
    promised = _tally([one.promised for one in cases])
    wins = _tally([one.wins for one in cases])
    points = _tally([one.points for one in cases])
    return [FIGURES.gap(promised.interval), FIGURES.gap(wins.interval), worth_of(points)]


def _tally(values: Sequence[float]) -> Tally:
    tally = Tally()
    for value in values:
        tally.note(value)
    return tally


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m studies.departures")
    parser.add_argument("game", choices=tafelrunde.games())
    parser.add_argument("--players", type=positive, default=4)
    parser.add_argument("--games", type=positive, default=40)
    parser.add_argument("--simulations", type=positive, default=SIMULATIONS)
    parser.add_argument(
        "--replays", type=positive, default=8, help="games played on after each move"
    )
    parser.add_argument("--late", type=int, default=6, help="on the guide's clock")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1)
    told = parser.parse_args(arguments)
    wish = Wish(tafelrunde.game(told.game), told.players, told.simulations, told.replays)
    with ProcessPoolExecutor(told.jobs) as pool:
        work = partial(departures, wish)
        found = [one for part in played(pool, work, told.games, told.games) for one in part]
    print("\n".join(table(HEADS, rows(found, told.late))))


if __name__ == "__main__":
    run(main)
