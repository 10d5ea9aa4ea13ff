"""Verbs about a card in the hand of the seat that decides."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.boardgames.citadels.state import CitadelsState, Now
from tafelrunde.boardgames.citadels.words import MOVES, NO_SUCH_DISTRICT, NOT_IN_HAND
from tafelrunde.engine.verb import CardVerb


class HandVerb(CardVerb[CitadelsState]):
    """A verb whose target is a card in the own hand."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        super().__init__(MOVES, name, NO_SUCH_DISTRICT, NOT_IN_HAND)

    def zone(self, s: CitadelsState, step: Now) -> list[i64]:
        return s.hand(step.seat)
