"""What the studies share: games of stewards, matches of any bots, work spread over processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import TypeVar

import tafelrunde
from tafelrunde import State
from tafelrunde.arena.match import Match
from tafelrunde.arena.plan import Plan
from tafelrunde.arena.processes import Processes
from tafelrunde.arena.results import ResultsFile
from tafelrunde.arena.runner import Failed, Inline
from tafelrunde.arena.summary import Summary

SEEDS_PER_GAME = 1 << 20
STEWARD = tafelrunde.bot("steward")

Result = TypeVar("Result")


def steward_move(state: State, seed: int) -> int:
    """What a steward would do in the place of the seat that decides, in game number `seed`."""
    seat = int(state.actor)
    chance = seed * SEEDS_PER_GAME + int(state.ply)
    return STEWARD.choose(state.determinize(seat, chance), seat, None, chance)


def played(
    pool: Executor, work: Callable[[Sequence[int]], Result], games: int, parts: int
) -> Iterator[Result]:
    """Games with the numbers below `games`, cut into parts; says how far it is."""
    pieces = [range(k, games, parts) for k in range(parts)]
    for number, found in enumerate(pool.map(work, pieces), 1):
        print(f"{number} of {parts} parts are played", flush=True)
        yield found


def matched(plan: Plan, games: int, jobs: int, folder: Path) -> Summary | None:
    """The games of a plan that lie in a folder, once those missing of so many are played too;
    nothing if there are none."""
    with ResultsFile(folder, plan) as file:
        missing = file.missing(plan.rounded(games))
        runner = Processes(jobs) if jobs > 1 else Inline()
        for count, outcome in enumerate(runner.run(Match.of(plan, k) for k in missing), 1):
            if isinstance(outcome, Failed):
                raise SystemExit(f"game {outcome.number}: {outcome.problem}")
            file.add(outcome.value)
            if count % 20 == 0 or count == len(missing):
                print(f"{folder.name}: {count} of {len(missing)} games are played", flush=True)
        found = [file.results[number] for number in sorted(file.results)]
    return Summary(plan.labels, plan.games_of_a_deal, found) if found else None
