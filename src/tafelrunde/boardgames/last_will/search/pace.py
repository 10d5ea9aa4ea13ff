"""How long a game may last: the first to be ruined ends it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.state import STEP, LastWillState
from tafelrunde.engine.step import NOBODY

SPENT_A_ROUND: Final = 16  # pounds that somebody gets rid of in a usual round
SPENT_AN_ACTION: Final = 4
HOUSE: Final = 15  # what a property counts, about
UNFINISHED: Final = 0.4  # a fortune is seldom gone just at the end of a round
SHORTEST: Final = 0.2  # rounds: somebody may always fall short of being ruined


def wealth(s: LastWillState, seat: i64) -> i64:
    """Money and what property counts, five pounds beyond its value."""
    own = s.seats[seat]
    total = own.money
    if own.estates > 0:
        book = s.book
        for at, kind in enumerate(s.board(seat)):
            if book.estate[kind] >= 0:
                total += book.values[book.from_values[kind] + (own.marks[at] & STEP)] + r.MANSION
    return total


def rounds_left(s: LastWillState, acting: i64, done: bool) -> float:
    """Rounds after this one, guessed: the first to be ruined ends the game. Somebody is acting,
    or nobody yet, or everybody has acted."""
    if s.round == r.ROUNDS:
        return 0.0
    least: i64 = 1000000
    turn: i64 = NOBODY - 1  # all are later
    if acting != NOBODY:
        turn = s.seats[acting].plan
    for own in s.seats:
        if own.money <= 0 and own.estates == 0:
            return 0.0
        fortune = own.money + HOUSE * own.estates
        if own.plan == turn:  # no two have the same plan
            fortune -= SPENT_AN_ACTION * own.actions
        elif not done and own.plan > turn:
            fortune -= SPENT_A_ROUND
        if fortune < least:
            least = fortune
    left = float(least) / SPENT_A_ROUND + UNFINISHED
    if left < SHORTEST:
        left = SHORTEST
    most = float(r.ROUNDS - s.round)
    return left if left < most else most
