"""Which tiles the steward takes before the first draw."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen.board import TILE_NAMES
from tafelrunde.boardgames.noblemen.steward.sight import Tip

# Fields are left to chance: nothing is drawn as often as they are.
TAKEN = (0, 3, 3, 1)


def take(kind: int) -> Tip:
    """How many tiles of a kind."""
    number, name = TAKEN[kind], TILE_NAMES[kind]
    if number:
        return Tip(m.TAKE + number, f"take_{name}", {"count": number})
    return Tip(m.TAKE, "take_none", {"tile": name})
