"""What persons are worth in general, read from their codes: made once for a list of persons."""

from __future__ import annotations

from typing import cast

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.boardgames.bruges.steward.people import People

ROUNDS = 6.0  # after which the part that grows with time is told from the rest


def appraise(book: r.BrugesRules, players: int) -> tuple[list[float], list[float]]:
    """By kind, in points: what the effect brings at once, and in each round to come."""
    state = cast(BrugesState, book.game.new(players, 0, **book.options))
    at_once, later = _seen(state, 0.0), _seen(state, ROUNDS)
    each = [
        max(0.0, (later.effect(kind) - at_once.effect(kind)) / ROUNDS) for kind in range(book.kinds)
    ]
    return [max(0.0, at_once.effect(kind)) for kind in range(book.kinds)], each


def _seen(state: BrugesState, rounds: float) -> People:
    """A town at its beginning with so many rounds to come."""
    people = People(state, 0)
    people.rounds = rounds
    people.time = int(r.TURNS * rounds) + 1
    people.plays = 1
    return people
