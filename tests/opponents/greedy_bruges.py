"""Greed in Brügge: whatever gives most points at once, then money for the dearest card.

A step of reputation is climbed whenever it can be, persons are used whenever they can be, and
houses are built as long as nobody waits for one. Everything else is taken by chance.
"""

from __future__ import annotations

from tafelrunde.boardgames.bruges.actions import CALM, CANAL, GUILDERS, HOUSE, RECRUIT
from tafelrunde.boardgames.bruges.phases import CLIMB
from tafelrunde.boardgames.bruges.rules import COLOURS
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.boardgames.bruges.turn import USE
from tafelrunde.engine.rng import seeded

POOR = 6  # guilders


def greedy_move(s: BrugesState, seat: int, seed: int) -> int:
    legal = s.moves()
    at_once = [move for move in legal if CLIMB.covers(move) or USE.covers(move)]
    if at_once:
        return at_once[0]
    persons = [move for move in legal if RECRUIT.covers(move)]
    if persons:
        return max(persons, key=lambda move: s.book.cost[(move - RECRUIT.base) // COLOURS])
    for verb in (HOUSE, CALM, CANAL) if s.seats[seat].vacant == 0 else (CALM, CANAL):
        found = [move for move in legal if verb.covers(move)]
        if found:
            return found[0]
    money = [move for move in legal if GUILDERS.covers(move)]
    if money and s.seats[seat].guilders < POOR:
        return max(money, key=lambda move: s.die(s.book.back[move - GUILDERS.base]))
    return legal[seeded(seed).below(len(legal))]
