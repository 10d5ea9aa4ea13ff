"""Scandal cards: looking at three, keeping one, or all of them with an intrigue."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen.causes import (
    CARDS_AT,
    DECK_AT,
    INTRIGUED,
    KEPT,
    LOOKED,
    OFFER_AT,
    RETURNED,
)
from tafelrunde.boardgames.noblemen.rules import CARDS, INTRIGUE, LOOK, SEATS
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.engine import cards
from tafelrunde.engine.state import State
from tafelrunde.engine.step import Decision, Step


@final
class LookAtCards(Step):
    """The seat looks at the top three cards of the deck, or at as many as there are."""

    __slots__ = ()

    def run(self, state: State) -> None:
        s = cast(NoblemenState, state)
        for _ in range(min(LOOK, len(s.deck))):
            s.offer.append(s.deck.pop())
        cards.own(s.offer, self.seat)
        journal = s.journal
        if journal is not None:
            seen = [card & cards.KIND for card in s.offer]
            journal.moved(LOOKED, self.seat, DECK_AT, OFFER_AT, seen, 1 << self.seat, True)
        if len(s.offer) > 1:
            s.push(PICKS[self.seat])
        elif len(s.offer) == 1:
            keep(s, self.seat, s.offer[0] & cards.KIND)


@final
class PickCard(Decision):
    """The seat keeps one of the cards it looks at, or all by handing in an intrigue."""

    __slots__ = ()

    def moves(self, state: State) -> list[i64]:
        s = cast(NoblemenState, state)
        found: list[i64] = []
        for card in range(CARDS):
            if cards.holds(s.offer, card):
                found.append(m.KEEP + card)
        if cards.holds(s.seats[self.seat].scandals, INTRIGUE):
            found.append(m.USE_INTRIGUE)
        return found

    def refusal(self, state: State, move: i64) -> i64:
        s = cast(NoblemenState, state)
        if m.KEEP <= move < m.USE_INTRIGUE:
            return m.LEGAL if cards.holds(s.offer, move - m.KEEP) else m.NOT_OFFERED
        if move == m.USE_INTRIGUE:
            held = cards.holds(s.seats[self.seat].scandals, INTRIGUE)
            return m.LEGAL if held else m.NO_INTRIGUE
        return m.CHOOSE_CARD_FIRST

    def apply(self, state: State, move: i64) -> None:
        s = cast(NoblemenState, state)
        if move == m.USE_INTRIGUE:
            keep_all(s, self.seat)
        else:
            keep(s, self.seat, move - m.KEEP)


def keep(s: NoblemenState, seat: i64, card: i64) -> None:
    """One card goes behind the screen, the others under the deck in the order they were drawn.

    Whoever knew cards among them cannot tell any more which of them was kept; the order in which
    this is told says nothing either.
    """
    mine = 1 << seat
    cards.put(s.seats[seat].scandals, card)
    s.moved(KEPT, seat, OFFER_AT, CARDS_AT + seat, card, mine, False)
    kept = False
    for offered in s.offer:
        kind = offered & cards.KIND
        if kind == card and not kept:
            kept = True
        else:
            s.deck.insert(0, kind | (mine << cards.SEERS_SHIFT))
            s.moved(RETURNED, seat, OFFER_AT, DECK_AT, kind, mine, False)
    s.offer = []


def keep_all(s: NoblemenState, seat: i64) -> None:
    """The intrigue is handed in, and all cards looked at go behind the screen."""
    s.discard(seat, INTRIGUE, INTRIGUED)
    for offered in s.offer:
        cards.put(s.seats[seat].scandals, offered)
        kind = offered & cards.KIND
        s.moved(KEPT, seat, OFFER_AT, CARDS_AT + seat, kind, 1 << seat, False)
    s.offer = []


# Steps are immutable, so the common ones are made once.
LOOKS: Final[list[LookAtCards]] = [LookAtCards(seat) for seat in range(SEATS)]
PICKS: Final[list[PickCard]] = [PickCard(seat) for seat in range(SEATS)]
