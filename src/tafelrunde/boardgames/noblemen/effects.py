"""Which scandal cards matter in a decision: for the tables of a check."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.board import CARD_NAMES
from tafelrunde.boardgames.noblemen.scoring import liaison_points
from tafelrunde.boardgames.noblemen.state import NoblemenState


def effects_at_work(s: NoblemenState, legal: Sequence[int]) -> list[str]:
    """The cards that can be used in this decision, or that count at the end."""
    if s.over:
        held = any(liaison_points(s, seat) for seat in range(s.players))
        return [CARD_NAMES[r.LIAISON]] if held else []
    found = [CARD_NAMES[move - m.PLAY] for move in legal if m.PLAY <= move < m.TRADE]
    if m.USE_INTRIGUE in legal:
        found.append(CARD_NAMES[r.INTRIGUE])
    if m.OFFER + 1 + r.BLACKMAIL in legal:
        found.append(CARD_NAMES[r.BLACKMAIL])
    return found
