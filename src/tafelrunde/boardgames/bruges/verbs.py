"""What several verbs of Brügge have in common."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.state import BrugesState, Now
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.verb import CardVerb
from tafelrunde.engine.words import LEGAL


class HandVerb(CardVerb[BrugesState]):
    """A verb about a card in one's own hand."""

    def __init__(self, name: str, untimely: i64) -> None:
        super().__init__(w.MOVES, name, w.NO_SUCH_CARD, w.NOT_IN_HAND, untimely)

    def zone(self, s: BrugesState, step: Now) -> list[i64]:
        return s.hand(step.seat)

    def touches(self, s: BrugesState, step: Now, words: list[str]) -> list[str]:
        return [f"hand/{words[0]}"]


class TownVerb(CardVerb[BrugesState]):
    """A verb about a person in one's own town."""

    def __init__(self, name: str, untimely: i64) -> None:
        super().__init__(w.MOVES, name, w.NO_SUCH_CARD, w.NOT_BEFORE_YOU, untimely)

    def zone(self, s: BrugesState, step: Now) -> list[i64]:
        return s.persons(step.seat)

    def touches(self, s: BrugesState, step: Now, words: list[str]) -> list[str]:
        return [f"seat/{step.seat}/persons/{words[0]}"]


class HandWays(HandVerb):
    """A verb about a card in one's own hand that can be played in several ways: the target is the
    kind times the number of ways, plus the way."""

    def __init__(self, name: str, ways: i64, untimely: i64) -> None:
        super().__init__(name, untimely)
        self.ways: i64 = ways

    def listed(self, s: BrugesState, step: Now, found: list[i64]) -> None:
        for card in self.zone(s, step):
            first = (card & KIND) * self.ways
            for x in range(first, first + self.ways):
                if self.wrong(s, step, x) == LEGAL:
                    found.append(self.items[x])

    def refusal(self, s: BrugesState, step: Now, x: i64) -> i64:
        barred = self.hindrance(s, step)
        if barred != LEGAL:
            return barred
        kind = x // self.ways
        if kind >= s.rules.kinds:
            return self.unknown
        for card in self.zone(s, step):
            if card & KIND == kind:
                return self.wrong(s, step, x)
        return self.missing

    def sought(self, s: BrugesState, step: Now) -> list[i64]:
        found: list[i64] = []
        for card in self.zone(s, step):
            for way in range(self.ways):
                found.append((card & KIND) * self.ways + way)
        return found
