"""How long a game of Brügge will go on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.state import BrugesState

ROUNDS_BY_CARD: Final = 0.4  # rounds for each card a player of the shorter pile
ROUNDS_BESIDE: Final = 0.25


def rounds_left(s: BrugesState) -> float:
    """Rounds after this one: sure once a pile has run out, before that a guess."""
    if s.last_round > 0:
        return float(s.last_round - s.round)
    shorter: i64 = len(s.zones[w.PILE_A.base])
    other: i64 = len(s.zones[w.PILE_B.base])
    if other < shorter:
        shorter = other
    left = ROUNDS_BESIDE + ROUNDS_BY_CARD * float(shorter) / float(s.players)
    return left if left > 1.0 else 1.0
