"""Last Will on the table: boards, money, plans, and how all of it changes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.scoring import score
from tafelrunde.engine.effects import Standing, survey
from tafelrunde.engine.places import ALL
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.state import State
from tafelrunde.engine.step import NOBODY, Step
from tafelrunde.engine.view import Arguments

# What a card on a board has, in one small number: which of its values it stands on, how many
# companions are with it, and whether it was activated in this round
STEP: Final = 7
COMPANY_SHIFT: Final = 3
COMPANY: Final = 7
ONE_MORE: Final = 8
USED: Final = 64
ORDER_BITS: Final = 4  # a seat on the board for the planning order

NO_TAG_BONUSES: Final[list[i64]] = [0] * (r.TAGS + 1)
NO_ESTATE_BONUSES: Final[list[i64]] = [0] * (r.ESTATES + 1)
ANY_AMOUNT: Final = 1 << 20  # more than anything costs
ANY_ACTIONS: Final = (1 << r.CHOICES) - 1

RESHUFFLED: Final = w.cause("reshuffled", "card")
RUINED: Final = w.cause("ruined")


@final
@mypyc_attr(acyclic=True)
class Seat:
    """One player. What is set by `support`, and `estates`, follow from the cards on the board."""

    __slots__ = (
        *("actions", "buy_bonus", "chosen", "estate_bonuses", "estates", "extra_actions"),
        *("free_activations", "freed", "marks", "money", "plan", "sell_malus", "slots"),
        *("standing", "tag_bonuses"),
    )

    def __init__(self, marks: list[i64], standing: Standing) -> None:
        self.marks: list[i64] = marks  # of the cards on the board, in their order
        self.standing: Standing = standing  # what these do all the time, and some of it at hand
        # What helpers add to cards of each tag, and when each kind of property is activated; last
        # comes 0, for cards that have neither
        self.tag_bonuses: list[i64] = NO_TAG_BONUSES
        self.estate_bonuses: list[i64] = NO_ESTATE_BONUSES
        self.extra_actions: i64 = 0
        self.free_activations: i64 = 0
        self.buy_bonus: i64 = 0
        self.sell_malus: i64 = 0
        self.money: i64 = 0
        self.slots: i64 = r.SLOTS
        self.plan: i64 = NOBODY  # the space of the planning marker
        self.actions: i64 = 0
        self.freed: i64 = 0  # activations without an action in this round
        self.estates: i64 = 0  # properties on the board
        self.chosen: i64 = 0  # at the beginning: which cards in hand shall stay, as bits

    def copy(self) -> Seat:
        other = Seat(self.marks[:], self.standing)
        other.tag_bonuses = self.tag_bonuses
        other.estate_bonuses = self.estate_bonuses
        other.extra_actions = self.extra_actions
        other.free_activations = self.free_activations
        other.buy_bonus = self.buy_bonus
        other.sell_malus = self.sell_malus
        other.money = self.money
        other.slots = self.slots
        other.plan = self.plan
        other.actions = self.actions
        other.freed = self.freed
        other.estates = self.estates
        other.chosen = self.chosen
        return other

    def support(self, standing: Standing) -> None:
        """Take over what the cards on the board do all the time."""
        self.standing = standing
        sums = standing.sums
        self.extra_actions = sums[r.EXTRA_ACTIONS.base]
        self.free_activations = sums[r.FREE_ACTIVATION.base]
        self.buy_bonus = sums[r.BUY_BONUS.base]
        self.sell_malus = sums[r.SELL_MALUS.base]
        tags = NO_TAG_BONUSES[:]
        for tag in range(r.TAGS):
            tags[tag] = sums[r.TAG_BONUS.base + tag]
        self.tag_bonuses = tags
        estates = NO_ESTATE_BONUSES[:]
        base = r.ESTATE_BONUS.base
        for estate in range(r.ESTATES):
            bonus = sums[base + estate] + sums[base + r.EVERY_ESTATE]
            if estate != r.FARM:
                bonus += sums[base + r.EVERY_HOUSE]
            estates[estate] = bonus
        self.estate_bonuses = estates

    def most(self) -> i64:
        """As much as a seat may spend: whoever owns property may not run into debts."""
        if self.estates > 0:
            return self.money
        return ANY_AMOUNT

    def bankrupt(self) -> bool:
        """No money and no property."""
        return self.money <= 0 and self.estates == 0


def within(actions: i64) -> i64:
    """The numbers of actions for which so many are enough, as bits."""
    if actions >= r.CHOICES:
        return ANY_ACTIONS
    return (2 << actions) - 1


@final
@mypyc_attr(acyclic=True)
class LastWillState(State):
    """The whole table."""

    __slots__ = (
        *("asked", "bill", "blocked", "book", "clocks", "extended", "market", "opera"),
        *("order", "rearranged", "round", "seats", "side", "start"),
    )

    def __init__(
        self,
        book: r.LastWillRules,
        players: i64,
        rng: Rng,
        zones: list[list[i64]],
        seats: list[Seat],
    ) -> None:
        super().__init__(book, players, rng, zones)
        self.book: r.LastWillRules = book  # the rules under their own type
        self.seats: list[Seat] = seats
        self.side: i64 = 0 if players <= 3 else 1  # of the boards
        self.round: i64 = 1
        self.start: i64 = 0
        self.market: i64 = 0  # the arrangement of the tokens
        self.order: i64 = 0  # seats in planning order, where there is a board for it
        self.blocked: i64 = NOBODY  # the space of a neutral planning marker
        self.bill: i64 = 0  # what the card being played spends so far
        # Errands done in this round
        self.extended: i64 = 0
        self.opera: i64 = 0
        self.rearranged: i64 = 0
        self.asked: i64 = 0  # seats that have had an unknown card, as bits
        self.clocks: i64 = 0  # as bits

    def clone(self) -> LastWillState:
        seats = [seat.copy() for seat in self.seats]
        rng = self.rng.copy()
        other = LastWillState(self.book, self.players, rng, self.copy_zones(), seats)
        self.copy_table(other)
        other.round = self.round
        other.start = self.start
        other.market = self.market
        other.order = self.order
        other.blocked = self.blocked
        other.bill = self.bill
        other.extended = self.extended
        other.opera = self.opera
        other.rearranged = self.rearranged
        other.asked = self.asked
        other.clocks = self.clocks
        return other

    def items(self, seat: i64) -> list[i64]:
        return score(self, seat)

    # ------------------------------------------------------------------- plans

    def space_of(self, seat: i64) -> i64:
        """Where in the tables of the planning board the marker of a seat stands."""
        return self.side * r.SPACES + self.seats[seat].plan

    def planned_at(self, space: i64) -> i64:
        """The seat whose planning marker stands on a space."""
        for seat in range(self.players):
            if self.seats[seat].plan == space:
                return seat
        return NOBODY

    def following(self, seat: i64) -> i64:
        """The next seat in the order of the round; the first one after nobody."""
        before: i64 = NOBODY
        if seat != NOBODY:
            before = self.seats[seat].plan
        first: i64 = r.SPACES
        found: i64 = NOBODY
        for other, own in enumerate(self.seats):
            if before < own.plan and own.plan < first:
                first = own.plan
                found = other
        return found

    def ordered(self, place: i64) -> i64:
        """The seat on a place of the board for the planning order."""
        return (self.order >> (place * ORDER_BITS)) & 15

    # ------------------------------------------------------------------- cards

    def hand(self, seat: i64) -> list[i64]:
        return self.zones[w.FIRST_HAND + seat * w.STRIDE]

    def board(self, seat: i64) -> list[i64]:
        return self.zones[w.FIRST_BOARD + seat * w.STRIDE]

    def left_in(self, deck: i64) -> i64:
        """How many cards can be drawn from a regular deck, its used ones included."""
        return len(self.zones[w.FIRST_DECK + deck]) + len(self.zones[w.FIRST_HEAP + deck])

    def refill(self, pile: i64) -> None:
        """The used cards of a regular deck become the deck (ruling empty_deck)."""
        deck = pile - w.FIRST_DECK
        if deck < r.REGULAR and len(self.zones[w.FIRST_HEAP + deck]) > 0:
            self.reshuffle(w.HEAPS[deck], w.DECKS[deck], RESHUFFLED)

    def put_away(self, kind: i64, cause: i64, seat: i64) -> None:
        """A card of the hand goes where used cards of its sort go."""
        self.shift(kind, w.HANDS, w.HEAPS[self.book.deck[kind]], cause, seat)

    def lay_out(self, kind: i64, cause: i64, seat: i64) -> None:
        """A card of the hand comes onto the board."""
        own = self.seats[seat]
        self.shift(kind, w.HANDS, w.BOARDS, cause, seat)
        own.marks.append(0)
        if self.book.estate[kind] >= 0:
            own.estates += 1
        self.reckon(own, kind, 1)

    def clear_slot(self, at: i64, cause: i64, seat: i64) -> None:
        """A card leaves the board, its companions go back to the supply."""
        own = self.seats[seat]
        board = self.zones[w.BOARDS.at(seat)]
        kind = board[at]
        heap = w.HEAPS[self.book.deck[kind]]
        board.pop(at)
        own.marks.pop(at)
        if self.book.estate[kind] >= 0:
            own.estates -= 1
        self.lay(kind, heap.ordered, self.zones[heap.base], ALL, ALL)
        if self.journal is not None:
            self.tell([kind], w.BOARDS.at(seat), heap.base, ALL, 0, cause, seat)
        self.reckon(own, kind, -1)

    def reckon(self, own: Seat, kind: i64, times: i64) -> None:
        """A card of this kind has come or gone: what it says is added or taken away, which is as
        good as going through the board anew. No card of this game waits for an event, so there are
        no triggers to add."""
        code = self.book.code
        first = code.from_mods[kind]
        end = code.from_mods[kind + 1]
        if first != end:
            sums = own.standing.sums[:]
            for at in range(first, end, 2):
                sums[code.mods[at]] += times * code.mods[at + 1]
            own.support(Standing(sums, own.standing.triggers))

    def take_stock(self, seat: i64) -> None:
        """Work out anew all that follows from the cards on a board."""
        own = self.seats[seat]
        own.support(survey(self.book.code, self.board(seat)))
        own.estates = 0
        for kind in self.board(seat):
            if self.book.estate[kind] >= 0:
                own.estates += 1

    def value(self, seat: i64, at: i64) -> i64:
        """What the property at a place of the board is worth now."""
        kind = self.zones[w.BOARDS.at(seat)][at]
        return self.book.values[self.book.from_values[kind] + (self.seats[seat].marks[at] & STEP)]

    def company_bonus(self, kind: i64, mark: i64) -> i64:
        """What the companions with a card on a board add."""
        bonus: i64 = 0
        first = self.book.from_symbols[kind]
        for symbol in range(first, first + ((mark >> COMPANY_SHIFT) & COMPANY)):
            bonus += self.book.symbol_amount[symbol]
        return bonus

    # ------------------------------------------------------------------- money

    def token(self, estate: i64) -> i64:
        """By how much the market changes the prices of a kind of property."""
        return self.book.laid_tokens[self.market * r.ESTATES + estate]

    def affords(self, seat: i64, amount: i64) -> bool:
        """May a seat spend so much?"""
        return amount <= self.seats[seat].most()

    def debts(self, seat: i64, amount: i64) -> Arguments:
        """The facts behind the refusal of a seat with property to spend so much."""
        return {"pounds": int(amount), "money": int(self.seats[seat].money)}

    def sum(self, seat: i64, base: i64) -> i64:
        """What the helpers of a seat add up to, by the place of a modifier."""
        return self.seats[seat].standing.sums[base]

    def tag_bonus(self, seat: i64, kind: i64) -> i64:
        return self.seats[seat].tag_bonuses[self.book.tag_place[kind]]

    def pay(self, seat: i64, amount: i64, cause: i64) -> None:
        """Money changes; whoever has neither money nor property left is bankrupt."""
        own = self.seats[seat]
        before = own.bankrupt()
        own.money -= amount
        if self.journal is not None:
            if amount != 0:
                self.changed(cause, seat, w.MONEY_OF + seat, -amount, own.money)
            self.tell_ruin(seat, before)

    def tell_ruin(self, seat: i64, before: bool) -> None:
        if not before and self.seats[seat].bankrupt():
            self.told(RUINED, seat, 0, 0)

    def anybody_bankrupt(self) -> bool:
        for seat in self.seats:
            if seat.bankrupt():
                return True
        return False

    def is_last_round(self) -> bool:
        return self.round == r.ROUNDS or self.anybody_bankrupt()


Now = Step[LastWillState]  # a step of this game, as verbs are handed it
