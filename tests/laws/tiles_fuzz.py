"""Random draws from a small bag of Noblemen: which worlds of tiles cannot be ruled out?

python -m tests.laws.tiles_fuzz 300 [first] counts the worlds drawn that are impossible, and the
possible ones that were never met.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from typing import cast

from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.setup import DEAL
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.engine.rng import seeded
from tests.scenarios.noblemen.table import hoarder, seat, turn_of

BAGS = ["FFFG", "FFGG", "FG", "FFFGW", "FGWM", "FFGGW"]
HANDS = ["", "F", "G", "FG", "W", "GM"]
SAMPLES = 120
Stock = tuple[int, int, int, int]
Table = tuple[Stock, Stock, Stock]  # the bag, and the tiles of seats 1 and 2


def unpacked(tiles: int) -> Stock:
    return cast(Stock, tuple(int(t.count(tiles, kind)) for kind in range(4)))


def table_of(s: NoblemenState) -> Table:
    return unpacked(s.bag), unpacked(s.seats[1].tiles), unpacked(s.seats[2].tiles)


def plus(stock: Stock, kind: int, by: int = 1) -> Stock:
    return cast(Stock, tuple(count + by * (k == kind) for k, count in enumerate(stock)))


def kinds(stock: Stock) -> set[int]:
    return {kind for kind, count in enumerate(stock) if count}


def deals(pool: Stock, sizes: tuple[int, int, int]) -> set[Table]:
    """All ways to deal tiles to the bag and the two seats."""
    parts = [list(product(*(range(count + 1) for count in pool)))] * 2
    found = set()
    for one, two in product(*parts):
        bag = tuple(count - a - b for count, a, b in zip(pool, one, two, strict=True))
        if min(bag) >= 0 and (sum(bag), sum(one), sum(two)) == sizes:
            found.add(cast(Table, (bag, one, two)))
    return found


def given(table: Table, number: int, kind: int) -> Table:
    """A tile goes from the bag to a seat."""
    hands = [table[1], table[2]]
    hands[number - 1] = plus(hands[number - 1], kind)
    return plus(table[0], kind, -1), hands[0], hands[1]


def put_back(table: Table, number: int, kind: int) -> Table:
    hands = [table[1], table[2]]
    hands[number - 1] = plus(hands[number - 1], kind, -1)
    return plus(table[0], kind), hands[0], hands[1]


def story(number: int) -> tuple[NoblemenState, set[Table]]:
    """A table after some draws and returns, and all that seat 0 cannot rule out."""
    rng = seeded(number)
    bag = BAGS[rng.below(len(BAGS))]
    one, two = (seat(HANDS[rng.below(len(HANDS))]) for _ in range(2))
    s = cast(NoblemenState, turn_of(0, hoarder(bag, one, two), one, two, seed=number))
    first = table_of(s)
    pool = cast(Stock, tuple(map(sum, zip(*first, strict=True))))
    sizes = cast(tuple[int, int, int], tuple(map(sum, first)))
    tables = {table for table in deals(pool, sizes) if kinds(table[0]) == kinds(first[0])}
    for _ in range(2 + rng.below(5)):
        who = 1 + rng.below(2)
        held = sorted(kinds(unpacked(s.seats[who].tiles)))
        if held and rng.below(2):
            kind = held[rng.below(len(held))]
            s.put_into_bag(who, kind, DEAL)
            tables = {put_back(one, who, kind) for one in tables if one[who][kind]}
        elif s.bag:
            count = min(1 + rng.below(3), int(t.total(s.bag)))
            s.draw_tiles(who, count, DEAL)
            for _ in range(count):
                tables = {given(one, who, kind) for one in tables for kind in kinds(one[0])}
        seen = kinds(unpacked(s.bag))
        tables = {one for one in tables if kinds(one[0]) == seen}
    return s, tables


def worlds(s: NoblemenState) -> Counter[Table]:
    return Counter(table_of(cast(NoblemenState, s.determinize(0, seed))) for seed in range(SAMPLES))


def main(count: int, first: int) -> None:
    figures: Counter[str] = Counter()
    for number in range(first, first + count):
        s, possible = story(number)
        met = worlds(s)
        figures["scripts"] += 1
        figures["worlds drawn"] += met.total()
        figures["impossible worlds drawn"] += sum(met[one] for one in met if one not in possible)
        figures["scripts with impossible worlds"] += not met.keys() <= possible
        if len(possible) < SAMPLES // 10:
            figures["possible worlds never met"] += len(possible - met.keys())
    print(dict(figures))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
