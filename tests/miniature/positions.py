"""Tables of the miniature game that are laid out by hand."""

from __future__ import annotations

from tafelrunde import State
from tests.miniature.game import Miniature


def position(*hands: list[str], pile: list[str]) -> State:
    """Seat 0 decides; all other cards are in the deck."""
    seats = [{"hand": hand} for hand in hands]
    start = {
        "game": "miniature",
        "rules": 1,
        "players": len(seats),
        "seed": 3,
        "deck": "rest",
        "pile": pile,
        "seats": seats,
        "agenda": [["turn", 0]],
    }
    return Miniature().from_json(start)
