"""How long the server waits before it gives the only answer that a formality has.

A formality is asked so that nobody can tell a hand from it; an answer given at once would tell.
"""

from __future__ import annotations

from random import SystemRandom

from tafelrunde.server import company

SHORTEST, LONGEST = 1.5, 4.0  # seconds: what somebody needs to say no


class Pauses:
    """The pauses at one table."""

    def __init__(self) -> None:
        self._thoughts: dict[int, float] = {}

    def note(self, seat: int, seconds: float) -> None:
        """A bot had a choice, and took so long."""
        self._thoughts[seat] = seconds

    def before(self, seat: int, bot: str) -> float:
        """Seconds before a seat gives its only answer: for a person at random, for a bot as long as
        it thought about its last choice. Bots that do not search always answer at once."""
        if not bot:
            return SystemRandom().uniform(SHORTEST, LONGEST)
        return self._thoughts.get(seat, company.usual_thought(bot))
