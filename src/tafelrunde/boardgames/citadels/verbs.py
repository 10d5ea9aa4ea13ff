"""All verbs of Citadels by name, for those who advise or test."""

from tafelrunde.boardgames.citadels.powers import (
    DESTROY,
    DRAW,
    EXCHANGE,
    MURDER,
    PLANS,
    PROFIT,
    ROB,
    SWAP,
)
from tafelrunde.boardgames.citadels.purple import DECLINE, LABORATORY, RESCUE, SMITHY
from tafelrunde.boardgames.citadels.steps import LAY, PICK
from tafelrunde.boardgames.citadels.turn import BUILD, CARDS, END, GOLD, INCOME, KEEP, REJECT

__all__ = [
    "BUILD",
    "CARDS",
    "DECLINE",
    "DESTROY",
    "DRAW",
    "END",
    "EXCHANGE",
    "GOLD",
    "INCOME",
    "KEEP",
    "LABORATORY",
    "LAY",
    "MURDER",
    "PICK",
    "PLANS",
    "PROFIT",
    "REJECT",
    "RESCUE",
    "ROB",
    "SMITHY",
    "SWAP",
]
