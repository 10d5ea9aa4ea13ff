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

SOON: Final = 4  # so much prestige may still be added until the next ball
FAR: Final = 10  # and until later ones
LATER: Final = 0.8  # a later ball, compared with the next
MOST_MORE: Final = 3  # prestige of which the renown is known
HALF: Final = 1  # of what somebody could hand in at a ball, in halves
ALL: Final = 2
BITS: Final = 10  # of a prestige in a key
NEVER: Final = -1.0


@final
class Titles:
    """What titles were worth to a seat when it was looked at last; often nothing has changed."""

    __slots__ = ("balls", "key", "renown", "sums")

    def __init__(self) -> None:
        self.key: i64 = -1  # what the sums follow from
        self.sums: list[i64] = []  # of the worths of the titles from the own prestige on
        self.balls: float = NEVER  # to come
        self.renown: list[float] = [0.0] * (MOST_MORE + 1)  # of so much more prestige


@final
class Fame:
    """The prestige of all seats, and what titles are worth to one of them."""

    __slots__ = (
        *("at", "copies", "known", "needed", "out", "own", "players", "prestige", "renown"),
        *("rivals", "state", "sums", "worths"),
    )

    def __init__(self, book: r.NoblemenRules, players: i64) -> None:
        self.players: i64 = players
        self.copies: list[i64] = [book.copies_of(players, title) for title in range(r.TITLES)]
        self.needed: list[i64] = [2 * prestige for prestige in book.title_prestige]
        self.state: NoblemenState | None = None  # what was counted last, and when
        self.at: i64 = -1
        self.out: i64 = 0  # knights on areas of others; see `raiders_of`
        self.prestige: list[i64] = [0] * r.SEATS
        self.rivals: list[i64] = [0] * r.SEATS  # what the others may reach, highest first
        self.worths: list[i64] = [0] * r.TITLES  # of a title
        self.own: i64 = 0
        self.known: list[Titles] = [Titles() for _ in range(r.SEATS)]  # by seat, as it was last
        self.sums: list[i64] = []  # of the seat that was looked at; see `Titles`
        self.renown: list[float] = []

    # ----------------------------------------------------------------------- counting

    def count(self, s: NoblemenState) -> None:
        """Count knights and prestige of all seats."""
        if self.state is s and self.at == s.ply:
            return
        self.state = s
        self.at = s.ply
        self.out = 0
        for seat in s.seats:
            self.out += seat.estate.raiders
        for k in range(s.players):
            estate = s.seats[k].estate
            areas = t.count(estate.free, r.GARDEN) + raiders_of(self.out, k, r.GARDEN)
            prestige = t.count(estate.laid, r.FOUNTAIN) + r.AREA_BONUS * areas
            self.prestige[k] = prestige + r.PALACE_PRESTIGE * estate.palaces

    def yields(self, s: NoblemenState, seat: i64, kind: i64) -> i64:
        """What taxes or land would bring."""
        estate = s.seats[seat].estate
        areas = t.count(estate.free, kind) + raiders_of(self.out, seat, kind)
        return t.count(estate.laid, kind) + r.AREA_BONUS * areas

    # ------------------------------------------------------------------------ titles

    def look(self, s: NoblemenState, me: i64, balls: float, discounts: bool) -> None:
        """Work out what more prestige is worth to a seat; all must have been counted."""
        self.own = self.prestige[me]
        key = self.guess_rivals(s, me, HALF)
        reach = s.seats[me].bribes + r.MOST_BRIBES + SOON
        if reach < MOST_MORE + FAR:
            reach = MOST_MORE + FAR
        key = ((key << BITS | self.own) << BITS | reach) << 1
        if discounts:
            key |= 1
        known = self.known[me]
        if known.key != key:
            known.key = key
            known.sums = self.summed(s, reach, discounts)
            known.balls = NEVER
        self.sums = known.sums
        self.renown = known.renown
        if known.balls != balls:
            known.balls = balls
            self.look_at_renown(balls)

    def look_at_renown(self, balls: float) -> None:
        soon_now = self.mean(0, SOON)
        later_now = self.mean(0, FAR)
        for more in range(1, MOST_MORE + 1):
            self.renown[more] = 0.0
            if balls > 0.0:
                soon = self.mean(more, SOON) - soon_now
                later = self.mean(more, FAR) - later_now
                self.renown[more] = soon + LATER * (balls - 1.0) * later

    def summed(self, s: NoblemenState, reach: i64, discounts: bool) -> list[i64]:
        """The worths of the titles from the own prestige on, summed up."""
        for k in range(r.TITLES):
            self.worths[k] = s.book.title_points[k]
            if discounts:
                self.worths[k] += s.book.title_discount[k]
        total: i64 = 0
        sums: list[i64] = [0]
        front = self.players - 1  # rivals in front of such a prestige
        taken = self.taken_by(front)
        title: i64 = r.BARON
        for more in range(reach):
            prestige = 2 * (self.own + more)
            if front > 0 and self.rivals[front - 1] < prestige:
                while front > 0 and self.rivals[front - 1] < prestige:
                    front -= 1
                taken = self.taken_by(front)
            if title > 0:  # nobody is more than a duke
                title = self.highest(prestige, taken)
            total += self.worths[title]
            sums.append(total)
        return sums

    def mean(self, more: i64, spread: i64) -> float:
        """The mean worth of the titles from so much more prestige on."""
        return float(self.sums[more + spread] - self.sums[more]) / float(spread)

    def honour(self, more: i64) -> float:
        """What so much more prestige may bring at the next ball."""
        last = len(self.sums) - 1 - SOON
        return self.mean(more if more < last else last, SOON)

    def guess_rivals(self, s: NoblemenState, me: i64, handed_in: i64) -> i64:
        """The prestige that the others have reached at this ball, or may reach if they hand in
        such a part of their gifts; all of it packed."""
        rivals = self.rivals
        number: i64 = 0
        key: i64 = 0
        for seat in range(s.players):
            if seat == me:
                continue
            other = s.seats[seat]
            reached = 2 * other.marker
            if other.marker < 0:
                gifts = other.bribes + len(s.cards(seat))
                reached = 2 * self.prestige[seat] + handed_in * gifts
            key = key << BITS | reached
            at = number
            while at > 0 and rivals[at - 1] < reached:
                rivals[at] = rivals[at - 1]
                at -= 1
            rivals[at] = reached
            number += 1
        return key

    def title_worth(self, s: NoblemenState, me: i64, more: i64, last: bool) -> i64:
        """What the title is worth that a seat may expect at this ball with so much more prestige;
        at the last ball its discount is worth nothing."""
        space = self.prestige[me] + s.offered + more
        while space > 0 and is_taken(s, space):
            space -= 1
        title = self.title_at(2 * space)
        worth = s.book.title_points[title]
        return worth if last else worth + s.book.title_discount[title]

    def title_at(self, prestige: i64) -> i64:
        """The title that such a prestige would bring, the others being as guessed: whoever has as
        much is behind."""
        front: i64 = 0
        while front < self.players - 1 and self.rivals[front] > prestige:
            front += 1
        return self.highest(prestige, self.taken_by(front))

    def taken_by(self, front: i64) -> i64:
        """The titles that the first so many rivals take, four bits each."""
        taken: i64 = 0
        unit: i64 = 1
        for k in range(front):
            taken += unit << (self.highest(self.rivals[k], taken) << 2)
        return taken

    def highest(self, prestige: i64, taken: i64) -> i64:
        for title in range(r.TITLES):
            if prestige >= self.needed[title]:
                if (taken >> (title << 2)) & 15 < self.copies[title]:
                    return title
        return r.BARON


def is_taken(s: NoblemenState, space: i64) -> bool:
    """Does a marker stand on a space of the prestige track?"""
    for seat in s.seats:
        if seat.marker == space:
            return True
    return False
