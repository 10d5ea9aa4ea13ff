"""Citadels on the table: seats, the characters of the round, and how gold moves."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.boardgames.citadels import words as w
from tafelrunde.boardgames.citadels.rules import CitadelsRules
from tafelrunde.boardgames.citadels.scoring import score
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY, Step

NO_LIMIT: Final = 1_000_000_000_000  # gold in a bank without limit
COLOUR_BITS: Final = 6  # five colours stay below 31 bits, where compiled shifts of a literal end
RESHUFFLE: Final = w.cause("reshuffle", "card")


@final
@mypyc_attr(acyclic=True)
class Seat:
    """The numbers of one player. `powers` and `colours` follow from the city."""

    __slots__ = ("colours", "gold", "powers")

    def __init__(self, gold: i64, powers: i64, colours: i64) -> None:
        self.gold: i64 = gold
        self.powers: i64 = powers  # bit set of purple effects
        self.colours: i64 = colours  # number of districts of each colour, 6 bits a colour

    def copy(self) -> Seat:
        return Seat(self.gold, self.powers, self.colours)

    def districts_of(self, colour: i64) -> i64:
        return (self.colours >> (colour * COLOUR_BITS)) & ((1 << COLOUR_BITS) - 1)


@final
@mypyc_attr(acyclic=True)
class CitadelsState(State):
    """The whole table.

    The draft is kept as slots in the order in which they were filled: slot 0 is the card the
    crown holder laid face down, then one slot for each choice of the draft plan, then the card
    that was left over. With 7 players the last seat chooses between slot 0 and slot 7.
    """

    __slots__ = (
        *("book", "built", "called", "complete", "crown", "handed_on", "haunted_round"),
        *("murdered", "open", "owners", "robbed", "round", "seats", "slots", "starter"),
    )

    def __init__(
        self,
        book: CitadelsRules,
        players: i64,
        rng: Rng,
        zones: list[list[i64]],
        seats: list[Seat],
    ) -> None:
        super().__init__(book, players, rng, zones)
        self.book: CitadelsRules = book  # the rules under their own type
        self.seats: list[Seat] = seats
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
        self.built: i64 = 0  # districts built in the current turn

    def clone(self) -> CitadelsState:
        seats = [seat.copy() for seat in self.seats]
        rng = self.rng.copy()
        other = CitadelsState(self.book, self.players, rng, self.copy_zones(), seats)
        self.copy_table(other)
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
        other.built = self.built
        return other

    def items(self, seat: i64) -> list[i64]:
        return score(self, seat)

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
        """What the bank can pay (ruling bank_limit)."""
        limit = self.book.bank_limit
        if limit < 0:
            return NO_LIMIT
        for seat in self.seats:
            limit -= seat.gold
        return limit

    def bank_is_empty(self) -> bool:
        return self.book.bank_limit >= 0 and self.bank() == 0

    def payable(self, amount: i64) -> i64:
        """So much gold of the bank, as far as it has any."""
        return amount if self.book.bank_limit < 0 else min(amount, self.bank())

    def earn(self, seat: i64, amount: i64, cause: i64) -> None:
        self.change_gold(seat, self.payable(amount), cause)

    def change_gold(self, seat: i64, by: i64, cause: i64) -> None:
        purse = self.seats[seat]
        purse.gold += by
        if by != 0:
            self.changed(cause, seat, w.GOLD_OF + seat, by, purse.gold)

    # ------------------------------------------------------------------ cards

    def hand(self, seat: i64) -> list[i64]:
        return self.zones[w.HANDS.at(seat)]

    def city(self, seat: i64) -> list[i64]:
        return self.zones[w.CITIES.at(seat)]

    def discard(self) -> list[i64]:
        return self.zones[w.DISCARD.base]

    def offer(self) -> list[i64]:
        return self.zones[w.OFFER.base]

    def cards_left(self) -> i64:
        """How many can be drawn."""
        return len(self.zones[w.DECK.base]) + len(self.zones[w.DISCARD.base])

    def refill(self, pile: i64) -> None:
        """The open discard pile becomes the new draw pile (ruling empty_draw_pile)."""
        if len(self.zones[w.DISCARD.base]) > 0:
            self.reshuffle(w.DISCARD, w.DECK, RESHUFFLE)

    def settle(self, seat: i64, kind: i64) -> None:
        """A district has come into a city."""
        owner = self.seats[seat]
        owner.powers |= self.book.power[kind]
        owner.colours += 1 << (self.book.colour[kind] * COLOUR_BITS)

    def survey(self, seat: i64) -> None:
        """Work out anew what follows from a city."""
        self.seats[seat].powers = 0
        self.seats[seat].colours = 0
        for kind in self.city(seat):
            self.settle(seat, kind)


Now = Step[CitadelsState]  # a step of this game, as verbs are handed it
