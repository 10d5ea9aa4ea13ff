"""What the steward of a game answers in: a tip, and what an action would bring."""

from __future__ import annotations

from typing import NamedTuple

from tafelrunde.engine.view import Arguments


class Tip(NamedTuple):
    """A move, the name of its reason, and the facts that stand in the sentence."""

    move: int
    reason: str
    facts: Arguments


class Offer(NamedTuple):
    """What an action would bring, in what the game is won by, and the move that begins it."""

    value: float
    tip: Tip
