"""What search knows of each person, ready to be read."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges.search.features import RECRUIT_SYMBOL
from tafelrunde.boardgames.bruges.state import ONE_MARKER

GUILDER: Final = 0.3  # in points
NEVER: Final = -1.0  # instead of rounds


@final
class Person:
    """One kind, and what it would bring now. Columns of numbers would be read more slowly."""

    __slots__ = (
        *("badge", "best", "colour", "cost", "each", "fee", "in_all", "is_fickle", "loss", "net"),
        *("others", "points", "rounds", "symbol", "unit", "worth"),
    )

    def __init__(
        self, book: r.BrugesRules, kind: i64, at_once: float, each: float, is_fickle: bool
    ) -> None:
        self.cost: i64 = book.cost[kind]
        self.colour: i64 = book.back[kind]
        self.symbol: i64 = book.symbol[kind]
        self.unit: i64 = ONE_MARKER[self.colour]  # one card of this colour
        self.badge: i64 = RECRUIT_SYMBOL + max(0, self.symbol - r.COLOURS + 1)  # a feature
        self.points: float = float(self.cost // 3)
        self.in_all: float = self.points + at_once  # what it brings at once, in points
        self.each: float = each  # what the effect brings in each round to come
        self.is_fickle: bool = is_fickle  # are there laurels for what comes and goes?
        self.fee: float = GUILDER * float(self.cost)
        self.rounds: float = NEVER
        self.worth: float = 0.0  # what it brings if it comes with so many rounds left
        self.net: float = 0.0  # the same once it is paid for
        # What weighs if the card is played for something else, weighed already: what the person
        # would have brought, that nobody in hand is better, and that there are others of its colour
        self.loss: float = 0.0
        self.best: float = 0.0
        self.others: float = 0.0

    def appraise(self, rounds: float) -> None:
        if self.rounds != rounds:
            self.rounds = rounds
            self.worth = self.in_all + self.each * rounds
            self.net = self.worth - self.fee


def persons(
    book: r.BrugesRules, worths: tuple[list[float], list[float]], fickle: list[bool]
) -> list[Person]:
    """By kind."""
    at_once, each = worths
    return [
        Person(book, kind, at_once[kind], each[kind], fickle[kind]) for kind in range(book.kinds)
    ]
