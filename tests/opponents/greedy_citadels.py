"""Greed in Citadels: build the dearest district that can be paid for, and no more thought.

It takes the character with the richest income for its city, gold unless it has nothing to build,
and uses the powers of the others without looking: its victims are chosen by chance.
"""

from __future__ import annotations

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels.powers import DRAW, MURDER, PLANS, PROFIT, SWAP
from tafelrunde.boardgames.citadels.purple import RESCUE
from tafelrunde.boardgames.citadels.state import CitadelsState
from tafelrunde.boardgames.citadels.turn import (
    BUILD,
    CARDS,
    END,
    GOLD,
    INCOME,
    KEEP,
    REJECT,
    income_of,
)
from tafelrunde.engine.rng import seeded

# In this order, whichever is legal; building needs the basic action, so it comes before the end.
FIRST = (PROFIT, PLANS, INCOME, GOLD, CARDS, RESCUE, DRAW, END)
PLAIN = [verb.base for verb in FIRST]


def greedy_move(s: CitadelsState, seat: int, seed: int) -> int:
    legal = s.moves()
    if legal[0] < KEEP.base:
        return max(legal, key=lambda move: (_income(s, seat, move % r.CHARACTERS), -move))
    if legal[0] < REJECT.base:
        return max(legal, key=lambda move: s.book.cost[move - KEEP.base])
    if legal[0] < GOLD.base:
        return min(legal, key=lambda move: s.book.cost[move - REJECT.base])
    victims = [move for move in legal if MURDER.base <= move < SWAP.base]
    if victims:
        return victims[seeded(seed).below(len(victims))]
    builds = [move for move in legal if BUILD.base <= move < MURDER.base]
    if builds:
        return max(builds, key=lambda move: s.book.cost[move - BUILD.base])
    if CARDS.base in legal and not s.hand(seat):
        return CARDS.base
    return next(move for move in PLAIN if move in legal)


def _income(s: CitadelsState, seat: int, character: int) -> int:
    """In half gold: the Merchant has one more, and the Architect's cards save some time."""
    income = 2 * int(income_of(s.seats[seat], character))
    return income + {r.MERCHANT: 2, r.ARCHITECT: 1}.get(character, 0)
