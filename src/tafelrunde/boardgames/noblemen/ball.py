"""The masked ball: titles go back, guests count their prestige, and titles are given anew."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen.causes import (
    BALL,
    COUNTED,
    HANDED_IN,
    HONOURED,
    PRESTIGE,
    PUSHED,
    TITLE_AT,
    TITLED,
    TITLES_AT,
)
from tafelrunde.boardgames.noblemen.rules import (
    BLACKMAIL,
    BLACKMAIL_PRESTIGE,
    CARDS,
    SEATS,
    TITLES,
)
from tafelrunde.boardgames.noblemen.scoring import prestige_of, prestige_parts
from tafelrunde.boardgames.noblemen.state import EVERYBODY, FOR_TITLES, NoblemenState, Seat
from tafelrunde.engine import cards
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY, Decision, Step


@final
class Ball(Step):
    """All titles go back; the holder of the queen is the first guest."""

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(NoblemenState, state)
        s.told(BALL, s.queen, 0, 0)
        for seat in s.seats:
            seat.title = NOBODY
        s.push(GUESTS[0])


@final
class Guest(Step):
    """The guest a, counted from the holder of the queen, may hand things in, if there are any."""

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(NoblemenState, state)
        if self.a == s.players:
            s.push(AWARD)
            return
        s.push(GUESTS[self.a + 1])
        guest = (s.queen + self.a) % s.players
        s.offered = 0
        if s.journal is not None:
            tell_prestige(s, guest)
        if has_gifts(s.seats[guest]):
            s.push(HAND_INS[guest])
        else:
            place_marker(s, guest)


def tell_prestige(s: NoblemenState, guest: i64) -> None:
    """Where the prestige comes from that a guest has without handing anything in."""
    for source, prestige in enumerate(prestige_parts(s, guest)):
        if prestige > 0:
            s.told(COUNTED, guest, source, prestige)


def has_gifts(seat: Seat) -> bool:
    return seat.bribes > 0 or len(seat.scandals) > 0


@final
class HandIn(Decision):
    """The guest hands in a bribe or a card for prestige, one at a time, until it is enough."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        seat = s.seats[self.seat]
        found: list[i64] = [m.DONE]
        if seat.bribes > 0:
            found.append(m.OFFER)
        for card in range(CARDS):
            if cards.holds(seat.scandals, card):
                found.append(m.OFFER + 1 + card)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        seat = s.seats[self.seat]
        if move == m.DONE:
            return m.LEGAL
        if move == m.OFFER:
            return m.LEGAL if seat.bribes > 0 else m.NO_BRIBE_HELD
        if m.OFFER < move < m.TITLE:
            held = cards.holds(seat.scandals, move - m.OFFER - 1)
            return m.LEGAL if held else m.CARD_NOT_HELD
        return m.HAND_IN_FIRST

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        if move == m.DONE:
            place_marker(s, self.seat)
            return
        if move == m.OFFER:
            s.change_bribes(self.seat, -1, HANDED_IN)
            s.offered += 1
        else:
            card = move - m.OFFER - 1
            s.discard(self.seat, card, HANDED_IN)
            s.offered += BLACKMAIL_PRESTIGE if card == BLACKMAIL else 1
        if has_gifts(s.seats[self.seat]):
            s.push(self)
        else:
            place_marker(s, self.seat)


def place_marker(s: NoblemenState, guest: i64) -> None:
    """On the space reached, or the next lower one that is free; 0 is there for everybody."""
    seat = s.seats[guest]
    seat.prestige = prestige_of(s, guest) + s.offered
    s.offered = 0
    space = seat.prestige
    while space > 0 and is_taken(s, space):
        space -= 1
    seat.marker = space
    s.told(PRESTIGE, guest, seat.prestige, space)
    if space < seat.prestige:
        s.told(PUSHED, guest, seat.prestige, space)


def is_taken(s: NoblemenState, space: i64) -> bool:
    for seat in s.seats:
        if seat.marker == space:
            return True
    return False


@final
class AwardTitles(Step):
    """The guest in front of all without a title takes one; when all have one, they bring points."""

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(NoblemenState, state)
        guest = first_without_title(s)
        if guest == NOBODY:
            honour(s)
            return
        s.push(AWARD)
        choices = possible_titles(s, guest)
        if len(choices) == 1 or s.table.auto_titles:
            take_title(s, guest, choices[0])
        else:
            s.push(CHOICES[guest])


def first_without_title(s: NoblemenState) -> i64:
    """By place on the prestige track; on space 0 by the order of the guests."""
    found: i64 = NOBODY
    for k in range(s.players):
        guest = (s.queen + k) % s.players
        seat = s.seats[guest]
        if seat.title == NOBODY and (found == NOBODY or seat.marker > s.seats[found].marker):
            found = guest
    return found


def possible_titles(s: NoblemenState, guest: i64) -> list[i64]:
    """From the highest."""
    found: list[i64] = []
    for title in range(TITLES):
        if m.title_refusal(s, s.seats[guest], title) == m.LEGAL:
            found.append(title)
    return found


def take_title(s: NoblemenState, guest: i64, title: i64) -> None:
    s.seats[guest].title = title
    s.moved(TITLED, guest, TITLES_AT, TITLE_AT + guest, title, EVERYBODY, False)


def honour(s: NoblemenState) -> None:
    """Victory points for the new titles; the prestige markers go back."""
    for guest in range(s.players):
        seat = s.seats[guest]
        s.score(guest, FOR_TITLES, s.table.title_points[seat.title], HONOURED)
        seat.marker = NOBODY
        seat.prestige = 0


@final
class ChooseTitle(Decision):
    """The guest takes one of the titles it is entitled to."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        return [m.TITLE + title for title in possible_titles(s, self.seat)]

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        if m.TITLE <= move < m.END:
            return m.title_refusal(s, s.seats[self.seat], move - m.TITLE)
        return m.CHOOSE_TITLE_FIRST

    def apply(self, state: State, move: i64) -> None:
        take_title(cast(NoblemenState, state), self.seat, move - m.TITLE)


# Steps are immutable, so the common ones are made once.
AWARD: Final = AwardTitles()
GUESTS: Final[list[Guest]] = [Guest(NOBODY, place) for place in range(SEATS + 1)]
HAND_INS: Final[list[HandIn]] = [HandIn(seat) for seat in range(SEATS)]
CHOICES: Final[list[ChooseTitle]] = [ChooseTitle(seat) for seat in range(SEATS)]
