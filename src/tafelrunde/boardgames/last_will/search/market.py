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
class Arrangement:
    """The tokens on all kinds of property."""

    __slots__ = ("farm", "manor", "summer", "villa")

    def __init__(self, tokens: list[i64]) -> None:
        self.farm: i64 = tokens[r.FARM]
        self.villa: i64 = tokens[r.VILLA]
        self.summer: i64 = tokens[r.SUMMER]
        self.manor: i64 = tokens[r.MANOR]


@final
class Wishes:
    """What is bought shall be dear, what is sold shall be cheap."""

    __slots__ = ("arrangements", "best", "gain")

    def __init__(self, book: r.LastWillRules) -> None:
        self.arrangements: list[Arrangement] = [
            Arrangement([book.tokens[token] for token in one]) for one in r.TOKENS
        ]
        self.best: i64 = -1  # the best arrangement, if there is a better one than that of now
        self.gain: float = 0.0  # by how many pounds

    def clear(self) -> None:
        """Nothing can be done about it."""
        self.best = -1
        self.gain = 0.0

    def make(self, view: Appraisal, now: i64) -> None:
        """See what the market could do for the houses on the board and in hand."""
        self.clear()
        if view.estates == 0:
            return
        wanted = self.wanted(view)
        farm = wish(wanted, r.FARM)
        villa = wish(wanted, r.VILLA)
        summer = wish(wanted, r.SUMMER)
        manor = wish(wanted, r.MANOR)
        one = self.arrangements[now]
        # What an arrangement is worth, in tenths of pounds
        before = farm * one.farm + villa * one.villa + summer * one.summer + manor * one.manor
        most = before
        for number, one in enumerate(self.arrangements):
            value = farm * one.farm + villa * one.villa + summer * one.summer + manor * one.manor
            if value > most:
                most = value
                self.best = number
        self.gain = 0.1 * float(most - before)

    def wanted(self, view: Appraisal) -> i64:
        """Tenths of each token: above the middle it shall be high."""
        cards = view.cards
        found: i64 = ALL_IN_THE_MIDDLE
        tenths: i64 = SOLD if view.rounds <= SOON else HELD
        if view.homes > 0:
            for kind in view.board:
                if cards[kind].is_house:
                    found -= tenths << (cards[kind].estate * BITS)
        if view.rounds > SOON:
            for card in view.hand:
                if cards[card & KIND].is_house:
                    found += BOUGHT << (cards[card & KIND].estate * BITS)
        return found


def wish(packed: i64, estate: i64) -> i64:
    return (packed >> (estate * BITS) & MASK) - MIDDLE
