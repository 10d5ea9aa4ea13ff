"""Which tiles the steward takes before the first draw."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.setup import TAKE
from tafelrunde.engine.advice import Tip

# Fields are left to chance: nothing is drawn as often as they are.
TAKEN = (0, 3, 3, 1)


def take(kind: int) -> Tip:
    """How many tiles of a kind."""
    number, name = TAKEN[kind], r.tile.names[kind]
    if number:
        return Tip(TAKE.base + number, f"take_{name}", {"count": number})
    return Tip(TAKE.base, "take_none", {"tile": name})
