"""Prestige, for search: what all have, and what more of it may bring at the balls to come.

Prestige that is only guessed is counted in halves.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.estate import raiders_of
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.engine.bits import BIT
from tafelrunde.engine.guide import Weight, weighing

SOON: Final = 4  # so much prestige may still be added until the next ball
FAR: Final = 10  # and until later ones
LATER: Final = 0.8  # a later ball, compared with the next
MOST_MORE: Final = 3  # prestige of which the renown is known
HALF: Final = 1  # of what somebody could hand in at a ball, in halves
ALL: Final = 2
LEVEL: Final = 0  # as much prestige as a rival is enough to come before it, or there must be more
AHEAD: Final = 1
# Small numbers that belong together, one for each seat or title, are packed into one int.
BITS: Final = 10
MASK: Final = (1 << BITS) - 1
NEVER: Final = MASK  # more than twice the prestige that anybody reaches


@final
class Titles:
    """How much prestige titles took, and their worth to a seat when it was looked at last; often
    nothing has changed."""

    __slots__ = ("asked", "key", "prices", "renown")

    def __init__(self) -> None:
        self.key: i64 = -1  # what the others follow from
        self.prices: i64 = 0  # by title, packed; see `Fame.prices`
        self.asked: bool = False  # has anybody asked for the renown?
        self.renown: list[Weight] = weighing([0.0] * (MOST_MORE + 1))  # of so much more prestige


@final
class Fame:
    """The prestige of all seats, and what titles are worth to one of them."""

    __slots__ = (
        *("at", "balls", "copies", "early", "gifts", "known", "late", "mine", "my_prestige"),
        *("needed", "out", "players", "prestige", "rivals", "state", "titles", "worths"),
    )

    def __init__(self, book: r.NoblemenRules, players: i64) -> None:
        self.players: i64 = players
        # By title, packed; a title of which there is none is out of reach
        copies = [int(book.copies_of(players, title)) for title in range(r.TITLES)]
        needed = [2 * prestige for prestige in book.title_prestige]
        self.copies: i64 = packed(copies)
        self.needed: i64 = packed([n if c > 0 else NEVER for n, c in zip(needed, copies)])
        self.late: i64 = packed(book.title_points)  # what a title is worth at the last ball
        self.early: i64 = packed([a + b for a, b in zip(book.title_points, book.title_discount)])
        self.state: NoblemenState | None = None  # what was counted last, and when
        self.at: i64 = -1
        self.out: i64 = 0  # knights on areas of others; see `raiders_of`
        self.prestige: i64 = 0  # by seat, packed
        self.gifts: i64 = 0  # by seat, packed: what could be handed in
        # Of the seat that was looked at
        self.known: list[Titles] = [Titles() for _ in range(r.SEATS)]  # by seat, as it was last
        self.my_prestige: i64 = 0
        self.rivals: i64 = 0  # what the others may reach, packed, the highest first
        self.titles: i64 = 0  # by title the prestige for it; see `prices`
        self.worths: i64 = 0  # by title
        self.mine: Titles = self.known[0]
        self.balls: float = 0.0  # to come

    # ----------------------------------------------------------------------- counting

    def count(self, s: NoblemenState) -> None:
        """Count knights, prestige and gifts of all seats."""
        if self.state is s and self.at == s.ply:
            return
        self.state = s
        self.at = s.ply
        out: i64 = 0
        prestige: i64 = 0
        gifts: i64 = 0
        for seat in range(self.players):
            owner = s.seats[seat]
            estate = owner.estate
            out += estate.raiders
            here = t.count(estate.laid, r.FOUNTAIN)
            here += r.AREA_BONUS * t.count(estate.free, r.GARDEN)
            here += r.PALACE_PRESTIGE * estate.palaces
            prestige |= here << (seat * BITS)
            cards: i64 = len(s.cards(seat))
            gifts |= (owner.bribes + cards) << (seat * BITS)
        if out != 0:
            for raider in range(self.players):
                raided = raiders_of(out, raider, r.GARDEN)
                prestige += (r.AREA_BONUS * raided) << (raider * BITS)
        self.out = out
        self.prestige = prestige
        self.gifts = gifts

    def prestige_of(self, seat: i64) -> i64:
        return one_of(self.prestige, seat)

    def gifts_of(self, seat: i64) -> i64:
        return one_of(self.gifts, seat)

    def yields(self, s: NoblemenState, seat: i64, kind: i64) -> i64:
        """What taxes or land would bring."""
        estate = s.seats[seat].estate
        areas = t.count(estate.free, kind) + raiders_of(self.out, seat, kind)
        return t.count(estate.laid, kind) + r.AREA_BONUS * areas

    # ------------------------------------------------------------------------ titles

    def look(self, s: NoblemenState, me: i64, balls: i64, discounts: bool) -> None:
        """Work out what more prestige is worth to a seat; all must have been counted."""
        self.my_prestige = self.prestige_of(me)
        self.rivals = self.guess_rivals(s, me, HALF)
        self.worths = self.early if discounts else self.late
        key = ((self.rivals << BITS | self.my_prestige) << BITS | balls) << 1
        if discounts:
            key |= 1
        mine = self.known[me]
        self.mine = mine
        self.balls = float(balls)
        if mine.key != key:
            mine.key = key
            mine.prices = self.prices(self.rivals, AHEAD)
            mine.asked = False
        self.titles = mine.prices

    def renown(self, more: i64) -> float:
        """What so much more prestige may bring at all balls to come."""
        mine = self.mine
        if not mine.asked:
            mine.asked = True
            self.look_at_renown(mine.renown)
        return mine.renown[more].value

    def look_at_renown(self, by_prestige: list[Weight]) -> None:
        soon = self.sum(0, SOON)
        later = self.sum(0, FAR)
        soon_now = float(soon) / SOON
        later_now = float(later) / FAR
        for more in range(1, MOST_MORE + 1):
            # What is summed up moves on by one title.
            passed = self.worth(more - 1)
            soon += self.worth(more - 1 + SOON) - passed
            later += self.worth(more - 1 + FAR) - passed
            renown = by_prestige[more]
            renown.value = 0.0
            if self.balls > 0.0:
                far = float(later) / FAR - later_now
                renown.value = float(soon) / SOON - soon_now + LATER * (self.balls - 1.0) * far

    def worth(self, more: i64) -> i64:
        """The worth of the title that so much more prestige may bring."""
        return one_of(self.worths, title_at(self.titles, 2 * (self.my_prestige + more)))

    def sum(self, more: i64, spread: i64) -> i64:
        """The same for so many steps of prestige from there on, all in all."""
        first = self.my_prestige + more
        end = first + spread
        total: i64 = 0
        for title in range(r.BARON):
            start = (one_of(self.titles, title) + 1) >> 1  # not in halves
            if start < end:
                if start < first:
                    start = first
                total += one_of(self.worths, title) * (end - start)
                end = start
        return total + one_of(self.worths, r.BARON) * (end - first)

    def honour(self, more: i64) -> float:
        """What so much more prestige may bring at the next ball."""
        return float(self.sum(more, SOON)) / SOON

    def guess_rivals(self, s: NoblemenState, me: i64, handed_in: i64) -> i64:
        """The prestige that the others have reached at this ball, or may reach if they hand in
        such a part of their gifts; packed, the highest first."""
        rivals: i64 = 0
        for seat in range(s.players):
            if seat == me:
                continue
            reached = 2 * s.seats[seat].marker
            if reached < 0:
                reached = 2 * self.prestige_of(seat) + handed_in * self.gifts_of(seat)
            at: i64 = 0
            while (rivals >> at) & MASK > reached:
                at += BITS
            before = rivals & (BIT[at] - 1)
            rivals = before | (reached | (rivals >> at) << BITS) << at
        return rivals

    def prices(self, rivals: i64, ahead: i64) -> i64:
        """By title the prestige from which on it can be had, packed: enough for it, and if the
        rivals take all copies, by so much more than the last of them has reached."""
        found = self.needed
        left = self.copies
        for _place in range(self.players - 1):
            rival = rivals & MASK
            rivals >>= BITS
            for title in range(r.BARON):
                if rival >= one_of(self.needed, title) and one_of(left, title) > 0:
                    shift = title * BITS
                    left -= BIT[shift]
                    if one_of(left, title) == 0:
                        found += (rival + ahead - one_of(found, title)) << shift
                    break
        return found


def title_at(prices: i64, prestige: i64) -> i64:
    """The title that such a prestige brings."""
    for title in range(r.BARON):
        if prestige >= one_of(prices, title):
            return title
    return r.BARON


def packed(numbers: list[i64]) -> i64:
    found: i64 = 0
    for number in reversed(numbers):
        found = found << BITS | number
    return found


def one_of(numbers: i64, at: i64) -> i64:
    """One of the numbers packed into one."""
    return (numbers >> (at * BITS)) & MASK
