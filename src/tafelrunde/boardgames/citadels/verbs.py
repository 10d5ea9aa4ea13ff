"""What several verbs have in common: gold of the bank, cards to draw, cards in the hand."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.boardgames.citadels import rules as r
from tafelrunde.boardgames.citadels import words as w
from tafelrunde.boardgames.citadels.state import CitadelsState, Now
from tafelrunde.engine.verb import CardVerb, Verb
from tafelrunde.engine.words import LEGAL


class BankVerb(Verb[CitadelsState]):
    """A verb that takes gold from the bank."""

    def barred(self, s: CitadelsState, step: Now) -> i64:
        return w.BANK_EMPTY if s.bank_is_empty() else LEGAL

    def touches(self, s: CitadelsState, step: Now, words: list[str]) -> list[str]:
        return [own_card(s, step), "bank"]


class DeckVerb(Verb[CitadelsState]):
    """A verb that takes cards from the draw pile."""

    def barred(self, s: CitadelsState, step: Now) -> i64:
        return LEGAL if s.cards_left() else w.NO_CARDS_LEFT

    def touches(self, s: CitadelsState, step: Now, words: list[str]) -> list[str]:
        return [own_card(s, step), "deck"]


class HandVerb(CardVerb[CitadelsState]):
    """A verb whose target is a card in the own hand."""

    def __init__(self, name: str) -> None:
        super().__init__(w.MOVES, name, w.NO_SUCH_DISTRICT, w.NOT_IN_HAND)

    def zone(self, s: CitadelsState, step: Now) -> list[i64]:
        return s.hand(step.seat)


class CharacterVerb(Verb[CitadelsState]):
    """A verb that names a character."""

    def sought(self, s: CitadelsState, step: Now) -> list[i64]:
        return list(range(self.size))

    def touches(self, s: CitadelsState, step: Now, words: list[str]) -> list[str]:
        return [own_card(s, step), f"character/{words[0]}"]


def own_card(s: CitadelsState, step: Now) -> str:
    """The id of the character whose turn it is."""
    return f"seat/{step.seat}/characters/{r.character.names[s.called]}"


def in_city(s: CitadelsState, seat: i64, power: i64) -> str:
    """The id of the district with an effect, in the city of a seat."""
    slugs = s.book.game.words["card"]
    for kind in s.city(seat):
        if s.book.power[kind] & power:
            return f"seat/{seat}/city/{slugs[kind]}"
    return f"seat/{seat}/city"
