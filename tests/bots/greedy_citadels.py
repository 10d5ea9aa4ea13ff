"""Greed in Citadels: build the dearest district that can be paid for, and no more thought.

It takes the character with the richest income for its city, gold unless it has nothing to build,
and uses the powers of the others without looking: its victims are chosen by chance.
"""

from __future__ import annotations

from tafelrunde.engine.rng import seeded
from tafelrunde.games.citadels import moves as m
from tafelrunde.games.citadels import rules as r
from tafelrunde.games.citadels.state import CitadelsState

# In this order, whichever is legal; building needs the basic action, so it comes before the end.
PLAIN = (m.TAKE_PROFIT, m.TAKE_PLANS, m.TAKE_INCOME, m.GOLD, m.CARDS, m.RESCUE, m.DRAW, m.END)


def greedy_move(s: CitadelsState, seat: int, seed: int) -> int:
    legal = s.moves()
    if legal[0] < m.KEEP:
        return max(legal, key=lambda move: (_income(s, seat, move % r.CHARACTERS), -move))
    if legal[0] < m.REJECT:
        return max(legal, key=lambda move: s.table.cost[move - m.KEEP])
    if legal[0] < m.GOLD:
        return min(legal, key=lambda move: s.table.cost[move - m.REJECT])
    victims = [move for move in legal if m.KILL <= move < m.SWAP_HANDS]
    if victims:
        return victims[seeded(seed).below(len(victims))]
    builds = [move for move in legal if m.BUILD <= move < m.KILL]
    if builds:
        return max(builds, key=lambda move: s.table.cost[move - m.BUILD])
    if m.CARDS in legal and not s.seats[seat].hand:
        return m.CARDS
    return next(move for move in PLAIN if move in legal)


def _income(s: CitadelsState, seat: int, character: int) -> int:
    """In half gold: the Merchant has one more, and the Architect's cards save some time."""
    income = 2 * int(m.income_of(s.seats[seat], character))
    return income + {r.MERCHANT: 2, r.ARCHITECT: 1}.get(character, 0)
