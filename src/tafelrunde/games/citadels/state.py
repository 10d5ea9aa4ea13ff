"""Citadels on the table: seats, piles, the characters of the round, and how gold and cards move."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.engine import cards
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY
from tafelrunde.games.citadels.causes import (
    CITY_AT,
    DECK_AT,
    DISCARD_AT,
    GOLD_AT,
    HAND_AT,
    OFFER_AT,
    RESHUFFLE,
)
from tafelrunde.games.citadels.rules import CitadelsRules

NO_LIMIT: Final = 1_000_000_000_000  # gold in a bank without limit
EVERYBODY: Final = -1  # seers of a public event
COLOUR_BITS: Final = 6  # five colours stay below 31 bits, where compiled shifts of a literal end

# What has been done in the current turn, as bits of `used`
GATHERED: Final = 1
INCOME: Final = 2
POWER: Final = 4  # murder, robbery, magic, destruction: no character has two of them
BONUS: Final = 8  # the Merchant's gold, the Architect's cards
LABORATORY_USED: Final = 16
SMITHY_USED: Final = 32


@final
class Seat:
    """What one player has. `powers` and `colours` follow from the city and are not stored."""

    __slots__ = ("city", "colours", "gold", "hand", "powers")

    def __init__(
        self, gold: i64, hand: list[i64], city: list[i64], powers: i64, colours: i64
    ) -> None:
        self.gold: i64 = gold
        self.hand: list[i64] = hand  # cards in card order
        self.city: list[i64] = city  # kinds in card order
        self.powers: i64 = powers  # bit set of purple effects
        self.colours: i64 = colours  # number of districts of each colour, 6 bits a colour

    def copy(self) -> Seat:
        return Seat(self.gold, self.hand[:], self.city[:], self.powers, self.colours)

    def districts_of(self, colour: i64) -> i64:
        return (self.colours >> (colour * COLOUR_BITS)) & ((1 << COLOUR_BITS) - 1)

    def survey(self, rules: CitadelsRules) -> None:
        """Work out anew what follows from the city."""
        powers = 0
        colours = 0
        for kind in self.city:
            powers |= rules.power[kind]
            colours += 1 << (rules.colour[kind] * COLOUR_BITS)
        self.powers = powers
        self.colours = colours

    def add_district(self, kind: i64, rules: CitadelsRules) -> None:
        cards.put(self.city, kind)
        self.powers |= rules.power[kind]
        self.colours += 1 << (rules.colour[kind] * COLOUR_BITS)

    def remove_district(self, kind: i64, rules: CitadelsRules) -> None:
        self.city.remove(kind)
        self.survey(rules)


@final
class CitadelsState(State):
    """The whole table.

    The draft is kept as slots in the order in which they were filled: slot 0 is the card the
    crown holder laid face down, then one slot for each choice of the draft plan, then the card
    that was left over. With 7 players the last seat chooses between slot 0 and slot 7.
    """

    __slots__ = (
        "batch",
        "built",
        "called",
        "complete",
        "crown",
        "deck",
        "discard",
        "handed_on",
        "haunted_round",
        "murdered",
        "offer",
        "open",
        "owners",
        "robbed",
        "round",
        "seats",
        "slots",
        "starter",
        "table",
        "used",
    )

    def __init__(
        self, table: CitadelsRules, players: i64, rng: Rng, seats: list[Seat], deck: list[i64]
    ) -> None:
        super().__init__(table, players, rng)
        self.table: CitadelsRules = table  # the rules under their own type
        self.seats: list[Seat] = seats
        self.deck: list[i64] = deck  # the next card is the last
        self.discard: list[i64] = []  # kinds, open to everybody, the top is the last
        self.offer: list[i64] = []  # cards the acting seat is looking at
        self.batch: i64 = 0  # batch of the last reshuffle, 0 before the first; see engine.cards
        self.round: i64 = 0
        self.crown: i64 = 0
        self.starter: i64 = 0  # who had the crown when the round began
        self.open: i64 = 0  # bit set of the characters lying open
        self.handed_on: i64 = 0  # bit set of the characters handed on in the draft
        self.slots: i64 = 0  # character + 1 in each slot, 4 bits a slot
        self.owners: i64 = 0  # seat + 1 of each character, 4 bits a character; from the slots
        self.called: i64 = NOBODY  # the character called last, -1 during the draft
        self.murdered: i64 = NOBODY
        self.robbed: i64 = NOBODY
        self.complete: i64 = NOBODY  # the first seat with a complete city
        self.haunted_round: i64 = 0  # when the Haunted City that stands was built
        self.used: i64 = 0  # of the current turn
        self.built: i64 = 0  # districts built in the current turn

    def clone(self) -> CitadelsState:
        seats = [seat.copy() for seat in self.seats]
        other = CitadelsState(self.table, self.players, self.rng.copy(), seats, self.deck[:])
        self.copy_table(other)
        other.discard = self.discard[:]
        if len(self.offer) > 0:
            other.offer = self.offer[:]
        other.batch = self.batch
        other.round = self.round
        other.crown = self.crown
        other.starter = self.starter
        other.open = self.open
        other.handed_on = self.handed_on
        other.slots = self.slots
        other.owners = self.owners
        other.called = self.called
        other.murdered = self.murdered
        other.robbed = self.robbed
        other.complete = self.complete
        other.haunted_round = self.haunted_round
        other.used = self.used
        other.built = self.built
        return other

    # ------------------------------------------------------------- characters

    def owner_of(self, character: i64) -> i64:
        return ((self.owners >> (character << 2)) & 15) - 1

    def own_character(self, seat: i64, character: i64) -> None:
        self.owners |= (seat + 1) << (character << 2)

    def slot(self, k: i64) -> i64:
        """The character in a slot of the draft, -1 while it is empty."""
        return ((self.slots >> (k << 2)) & 15) - 1

    def fill_slot(self, k: i64, character: i64) -> None:
        self.slots |= (character + 1) << (k << 2)

    def clear_slot(self, k: i64) -> None:
        self.slots -= (self.slot(k) + 1) << (k << 2)

    # ------------------------------------------------------------------- gold

    def bank(self) -> i64:
        """What the bank can pay."""
        limit = self.table.bank_limit
        if limit < 0:
            return NO_LIMIT
        for seat in self.seats:
            limit -= seat.gold
        return limit

    def bank_is_empty(self) -> bool:
        return self.table.bank_limit >= 0 and self.bank() == 0

    def earn(self, seat: i64, amount: i64, cause: i64) -> None:
        """Gold from the bank, as far as it has any (ruling bank_limit)."""
        if self.table.bank_limit >= 0:
            bank = self.bank()
            if bank < amount:
                amount = bank
        self.change_gold(seat, amount, cause)

    def change_gold(self, seat: i64, by: i64, cause: i64) -> None:
        purse = self.seats[seat]
        purse.gold += by
        if by != 0:
            self.changed(cause, seat, GOLD_AT + seat, by, purse.gold)

    # ------------------------------------------------------------------ cards

    def cards_left(self) -> bool:
        return len(self.deck) > 0 or len(self.discard) > 0

    def next_card(self) -> i64:
        """The top of the draw pile, made anew from the discard pile if need be; -1: none left."""
        if len(self.deck) == 0:
            if len(self.discard) == 0:
                return -1
            self.reshuffle()
        return self.deck.pop()

    def reshuffle(self) -> None:
        """The open discard pile becomes a batch of its own: everybody knows what is in it."""
        self.batch = cards.free_batch(self.hidden_zones())
        label = self.batch << cards.BATCH_SHIFT
        self.deck = [kind | label for kind in self.discard]
        self.discard = []
        self.rng.shuffle(self.deck)
        journal = self.journal
        if journal is not None:
            journal.moved(RESHUFFLE, NOBODY, DISCARD_AT, DECK_AT, kinds(self.deck), 0, True)

    def draw(self, seat: i64, count: i64, cause: i64) -> None:
        """Cards from the draw pile into a hand, as many as there are."""
        for _ in range(count):
            card = self.next_card()
            if card < 0:
                break
            cards.put(self.seats[seat].hand, card)
            kind = card & cards.KIND
            self.moved(cause, seat, DECK_AT, HAND_AT + seat, kind, 1 << seat, True)

    def look(self, seat: i64, count: i64, cause: i64) -> None:
        """Cards from the draw pile before the eyes of one seat."""
        for _ in range(count):
            card = self.next_card()
            if card < 0:
                break
            cards.put(self.offer, card)
        journal = self.journal
        if journal is not None:
            journal.moved(cause, seat, DECK_AT, OFFER_AT, kinds(self.offer), 1 << seat, True)

    def leave(self, zone: list[i64], kind: i64) -> None:
        """A card leaves a hidden zone in the sight of everybody."""
        if self.batch != 0:
            self.blur(zone, kind)
        cards.take(zone, kind)

    def hidden_zones(self) -> list[list[i64]]:
        zones = [self.deck, self.offer]
        for seat in self.seats:
            zones.append(seat.hand)
        return zones

    def blur(self, zone: list[i64], kind: i64) -> None:
        """After a reshuffle: forget which batch the leaving card is of, if nobody can tell."""
        if cards.blur(self.hidden_zones(), zone, kind):
            cards.sort_hand(self.offer)
            for seat in self.seats:
                cards.sort_hand(seat.hand)

    def throw_away(self, seat: i64, kind: i64, cause: i64) -> None:
        """A hand card goes to the open discard pile."""
        self.leave(self.seats[seat].hand, kind)
        self.discard.append(kind)
        self.moved(cause, seat, HAND_AT + seat, DISCARD_AT, kind, EVERYBODY, False)

    def build(self, seat: i64, kind: i64, cause: i64) -> None:
        """A hand card is paid for and laid into the city."""
        self.change_gold(seat, -self.table.cost[kind], cause)
        self.leave(self.seats[seat].hand, kind)
        self.seats[seat].add_district(kind, self.table)
        self.moved(cause, seat, HAND_AT + seat, CITY_AT + seat, kind, EVERYBODY, False)


def kinds(zone: list[i64]) -> list[i64]:
    """Copies of the kinds of the cards in a zone, for the journal."""
    return [card & cards.KIND for card in zone]
