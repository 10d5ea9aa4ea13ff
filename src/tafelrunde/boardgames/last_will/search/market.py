"""Which arrangement of the market suits a seat best."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.search.appraisal import Appraisal
from tafelrunde.engine.cards import KIND

SOON: Final = 1.0  # rounds: property is sold within
BOUGHT: Final = 10  # tenths of a token that matter for a property in hand
SOLD: Final = 10  # for one that is sold soon
HELD: Final = 3  # and for one that is sold much later

# What is wanted of the tokens of all kinds of property, in one number: eight bits each
BITS: Final = 8
MASK: Final = 255
MIDDLE: Final = 128
ALL_IN_THE_MIDDLE: Final = 0x80808080


@final
class Wishes:
    """What is bought shall be dear, what is sold shall be cheap."""

    __slots__ = ("best", "gain", "tokens")

    def __init__(self, book: r.LastWillRules) -> None:
        # By arrangement and kind of property
        self.tokens: list[i64] = [book.tokens[token] for one in r.TOKENS for token in one]
        self.best: i64 = -1  # the best arrangement, if there is a better one than that of now
        self.gain: float = 0.0  # by how many pounds

    def make(self, view: Appraisal, now: i64) -> None:
        """See what the market could do for the houses on the board and in hand."""
        self.best = -1
        self.gain = 0.0
        if view.estates == 0:
            return
        wanted = self.wanted(view)
        before = self.suits(wanted, now)
        most = before
        for one in range(r.ARRANGEMENTS):
            value = self.suits(wanted, one)
            if value > most:
                most = value
                self.best = one
        self.gain = 0.1 * float(most - before)

    def wanted(self, view: Appraisal) -> i64:
        estate = view.book.estate
        found: i64 = ALL_IN_THE_MIDDLE
        tenths: i64 = SOLD if view.rounds <= SOON else HELD
        if view.homes > 0:
            for kind in view.board:
                if estate[kind] >= 0:
                    found -= tenths << (estate[kind] * BITS)
        if view.rounds > SOON:
            for card in view.hand:
                kind = card & KIND
                if estate[kind] >= 0:
                    found += BOUGHT << (estate[kind] * BITS)
        return found

    def suits(self, wanted: i64, arrangement: i64) -> i64:
        """What an arrangement is worth, in tenths of pounds."""
        total: i64 = 0
        first = arrangement * r.ESTATES
        for at in range(first, first + r.ESTATES):
            total += ((wanted & MASK) - MIDDLE) * self.tokens[at]
            wanted >>= BITS
        return total
