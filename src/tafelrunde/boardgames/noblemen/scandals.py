"""Scandal cards: looking at three, keeping one, or all of them with an intrigue."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.state import NoblemenState, Now
from tafelrunde.boardgames.noblemen.verbs import Unsought
from tafelrunde.engine import cards
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import CardVerb, Menu, menu, shown
from tafelrunde.engine.view import Brings, Stage
from tafelrunde.engine.words import LEGAL

CHOOSE_CARD_FIRST: Final = w.refusal("choose_card_first")
NOT_OFFERED: Final = w.refusal("not_offered")
NO_INTRIGUE: Final = w.refusal("no_intrigue")
LOOKED: Final = w.cause("looked", "card")
KEPT: Final = w.cause("kept", "card")
RETURNED: Final = w.cause("returned", "card")
INTRIGUED: Final = w.cause("intrigued", "card")


def first_to_look(s: NoblemenState) -> i64:
    """At the beginning the first player, in a new decade the holder of the queen."""
    return (s.queen + (1 if s.is_at(r.START) else 0)) % s.players


def check_order(s: NoblemenState, step: Now, under: Now, wants: Wants) -> None:
    """Everybody looks at cards once, clockwise, so those who come later lie below."""
    later = under.seat if isinstance(under, LookAtCards) else first_to_look(s)
    first = isinstance(under, LookAtCards) and later == first_to_look(s)
    right = not first and step.seat == (later + s.players - 1) % s.players
    wants(right and step.plain(), "agenda", "another seat looks at cards here")


@final
class LookAtCards(Step[NoblemenState]):
    """The seat looks at the top three cards of the deck, or at as many as there are."""

    def run(self, s: NoblemenState) -> None:
        s.look(r.LOOK, w.DECK, w.OFFER, LOOKED, self.seat)
        if len(s.offer()) > 1:
            s.push(PICKS[self.seat])
        elif len(s.offer()) == 1:
            s.shift_all(w.OFFER, w.CARDS, KEPT, self.seat)

    def lies_on(self) -> tuple[str, ...]:
        return ("look_at_cards", "begin_turn", "next_decade")

    def check(self, s: NoblemenState, under: Now | None, wants: Wants) -> None:
        assert under is not None
        at_start = s.is_at(r.START) or s.is_at(r.SCORING)
        wants(at_start, "space", "cards are looked at between two decades")
        check_order(s, self, under, wants)


@final
class Keep(CardVerb[NoblemenState]):
    """One card goes behind the screen, the others under the deck in the order they were drawn."""

    def zone(self, s: NoblemenState, step: Now) -> list[i64]:
        kinds = [card & cards.KIND for card in s.offer()]
        kinds.sort()
        return kinds

    def do(self, s: NoblemenState, step: Now, kind: i64) -> None:
        s.shift(kind, w.OFFER, w.CARDS, KEPT, step.seat)
        s.bury_all(w.OFFER, w.DECK, RETURNED, step.seat)


@final
class Intrigue(Unsought):
    """Who hands in an intrigue held before may keep all cards looked at."""

    def barred(self, s: NoblemenState, step: Now) -> i64:
        return NO_INTRIGUE if self.card(s, step.seat) == NOBODY else LEGAL

    def card(self, s: NoblemenState, seat: i64) -> i64:
        """The kind of the card that is handed in, -1 if none is held."""
        for card in s.cards(seat):
            if s.book.keeps_all[card & cards.KIND] != 0:
                return card & cards.KIND
        return NOBODY

    def do(self, s: NoblemenState, step: Now, x: i64) -> None:
        card = self.card(s, step.seat)
        s.bury(card, w.CARDS, w.DECK, INTRIGUED, step.seat, openly=True)
        s.shift_all(w.OFFER, w.CARDS, KEPT, step.seat)

    def brings(self, s: NoblemenState, step: Now, x: i64) -> Brings:
        return {"cards": len(s.offer()) - 1}


KEEP: Final = shown(
    Keep(w.MOVES, "keep", NOT_OFFERED, NOT_OFFERED, w.NO_CARDS_OFFERED), "offer/{0}", cards=1
)
INTRIGUE: Final = shown(Intrigue(w.MOVES, "intrigue", w.NO_CARDS_OFFERED), "cards/intrigue")
PICK_MENU: Final = menu(KEEP, INTRIGUE, otherwise=CHOOSE_CARD_FIRST)


@final
class PickCard(Decision[NoblemenState]):
    """The seat keeps one of the cards it looks at, or all by handing in an intrigue."""

    def menu(self) -> Menu:
        return PICK_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("turn", "look_at_cards", "begin_turn", "next_decade")

    def looks_at(self) -> tuple[str, ...]:
        return ("offer",)

    def check(self, s: NoblemenState, under: Now | None, wants: Wants) -> None:
        assert under is not None
        if under.decides:
            wants(self.seat == under.seat, "agenda", "it is the turn of another seat")
            wants(s.used & w.ACTED != 0, "done", "a chapel is being built")
            wants(self.plain(), "agenda", "this step has no numbers")
        else:
            wants(s.decade == 0 or s.is_at(r.SCORING), "decade", "this is not the beginning")
            check_order(s, self, under, wants)
        wants(len(s.offer()) > 1, "offer", "one card is kept without asking")

    def phase(self, s: NoblemenState) -> list[Stage]:
        """By a chapel it is part of the turn; otherwise everybody gets cards."""
        return [] if s.agenda[-1].decides else [Stage("noblemen-phase-cards")]


# Steps are immutable, so the common ones are made once.
LOOKS: Final[list[LookAtCards]] = [LookAtCards(seat) for seat in range(r.SEATS)]
PICKS: Final[list[PickCard]] = [PickCard(seat) for seat in range(r.SEATS)]
