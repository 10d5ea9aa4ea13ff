"""Random scripts on small tables: are the worlds of a seat just those that it cannot rule out?

python -m tests.laws.worlds_fuzz 1000 [first] counts the worlds drawn that are impossible, and the
possible ones that were not met though that is very unlikely.
"""

from __future__ import annotations

import math
import sys
import time
from collections import Counter
from dataclasses import dataclass

from tafelrunde.engine.rng import seeded
from tests.laws.small_table import (
    ALL_MOVES,
    AS_IN_CITADELS,
    AS_IN_NOBLEMEN,
    Beliefs,
    Kinds,
    SmallTable,
    Sorts,
    Story,
    kinds_on,
)

DECKS = [(3, 2, 2), (2, 2, 2, 1), (3, 3, 1), (4, 2, 1, 1), (2, 2, 1, 1, 1), (3, 2, 2, 1)]
LENGTHS = (5, 35)
MOST_TABLES = 3000  # possible ones that brute force goes on with
MOST_COUNTED = 150  # worlds of which all should be met
MOST_SAMPLES = 6000
OVERSIGHT = 1e-6  # how likely it may be that a possible world is not met
UNEVEN = 3  # a world may be so many times rarer than it should be


def random_story(number: int, sorts: Sorts) -> Story:
    """The script of a number: as long as brute force can follow."""
    rng = seeded(number)
    story = Story.begin(DECKS[number % len(DECKS)], 2 + number % 2, number)
    for _ in range(LENGTHS[0] + rng.below(LENGTHS[1] - LENGTHS[0])):
        story.make_any(rng, sorts)
        if max(len(one.tables) for one in story.beliefs) > MOST_TABLES:
            break
    return story


@dataclass
class Comparison:
    """What was met in worlds of a seat, beside what is possible."""

    samples: int
    impossible: dict[Kinds, int]
    missing: set[Kinds]


def compare(state: SmallTable, beliefs: Beliefs) -> Comparison:
    """Draw worlds until all possible ones are met, or should have been."""
    possible = beliefs.tables
    countable = len(possible) <= MOST_COUNTED
    rarest = min(possible.values()) / UNEVEN
    most = math.log(OVERSIGHT / len(possible)) / math.log1p(-min(rarest, 0.5)) if countable else 60
    met: Counter[Kinds] = Counter()
    for seed in range(min(int(most) + 1, MOST_SAMPLES)):
        met[kinds_on(state.determinize(beliefs.watcher, seed))] += 1
        if seed > 20 and met.keys() == possible.keys():
            break
    impossible = {world: count for world, count in met.items() if world not in possible}
    counted = countable and most <= MOST_SAMPLES
    return Comparison(met.total(), impossible, possible.keys() - met if counted else set())


def main(count: int, first: int) -> None:
    for sorts in (AS_IN_CITADELS, AS_IN_NOBLEMEN, ALL_MOVES):
        began = time.perf_counter()
        figures: Counter[str] = Counter()
        for number in range(first, first + count):
            story = random_story(number, sorts)
            figures["scripts"] += 1
            figures["with mixtures"] += bool(story.state.mixtures)
            for beliefs in story.beliefs:
                found = compare(story.state, beliefs)
                figures["seats"] += 1
                figures["worlds drawn"] += found.samples
                figures["impossible worlds drawn"] += sum(found.impossible.values())
                figures["possible worlds never met"] += len(found.missing)
                if found.impossible or found.missing:
                    print(f"script {number}, seat {beliefs.watcher}:", *story.moves, sep="\n  ")
        print(", ".join(dict.fromkeys(sort.__name__ for sort in sorts)))
        print("  ", dict(figures), f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
