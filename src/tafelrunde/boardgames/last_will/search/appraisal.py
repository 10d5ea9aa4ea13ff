"""What cards get rid of until the end, in pounds: what search looks at, worked out fast.

The rules of thumb are the steward's. What a card says is read once; what a seat has in hand and on
its board is gathered by `see`, several small counts in one number.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.search.cards import (
    ACTION,
    AMOUNT,
    AMOUNT_BITS,
    ESTATES,
    HOUSES,
    LAID,
    NO_TAG,
    OPEN,
    SYMBOL_BITS,
    Card,
)
from tafelrunde.boardgames.last_will.search.levels import COUNT, DIGIT, added, counted
from tafelrunde.boardgames.last_will.state import (
    COMPANY,
    COMPANY_SHIFT,
    STEP,
    USED,
    LastWillState,
    Seat,
)
from tafelrunde.engine.cards import KIND

LATER_TOKEN: Final = 0.4  # part of a token that is still there when a house is sold
COMPANIONS: Final = (1 << LAID) - 1
WITH_TAG: Final = 1.4  # pounds a round that a helper adds to each card of its tag
ONE_ACTION: Final = 2  # among the choices of a card, as bits


@final
class Appraisal:
    """What a seat has, and what cards are worth to it if the game lasts so many rounds more."""

    __slots__ = (
        *("board", "book", "cards", "estates", "free", "hand", "has", "homes", "later", "levels"),
        *("now", "own", "rounds"),
    )

    def __init__(self, book: r.LastWillRules, own: Seat) -> None:
        self.book: r.LastWillRules = book
        self.cards: list[Card] = [Card(book, kind) for kind in range(book.kinds)]
        self.own: Seat = own
        self.hand: list[i64] = []
        self.board: list[i64] = []
        self.rounds: float = 0.0  # after this one
        self.has: i64 = 0  # small counts, see `cards`
        self.homes: i64 = 0
        self.estates: i64 = 0  # two for each property on the board, one for each in hand
        self.free: i64 = 0  # slots
        self.levels: i64 = 0  # what actions can be used for
        self.now: float = 0.0  # what a card is worth in this round, and later
        self.later: float = 0.0

    # ------------------------------------------------------------------ the table

    def see(self, s: LastWillState, seat: i64) -> None:
        """Look at hand and board of a seat."""
        own = s.seats[seat]
        self.own = own
        self.hand = s.hand(seat)
        self.board = s.board(seat)
        has: i64 = 0
        cards = self.cards
        for held in self.hand:
            has += cards[held & KIND].in_hand
        for kind in self.board:
            has += cards[kind].on_board
        self.has = has
        self.homes = own.estates
        estates = 2 * own.estates + (has >> HOUSES & COUNT)
        if estates >= ESTATES:
            estates = ESTATES - 1
        self.estates = estates
        self.free = own.slots - len(own.marks)

    def held(self, companion: i64) -> i64:
        return self.has >> (companion * DIGIT) & COUNT

    def helpers(self) -> i64:
        """Cards in hand to be laid out."""
        return self.has >> LAID & COUNT

    def houses(self) -> i64:
        """Properties in hand."""
        return self.has >> HOUSES & COUNT

    def open_symbols(self) -> i64:
        """Symbols that nobody on the board or in hand fills."""
        left = self.has >> OPEN
        for mark in self.own.marks:
            left -= mark >> COMPANY_SHIFT & COMPANY
        return left

    def waiting(self) -> i64:
        """Cards in hand that want a slot."""
        return self.helpers() + self.houses()

    # --------------------------------------------------------------- white cards

    def company(self, card: Card) -> i64:
        """What companions in hand would add to a white card."""
        left = self.has
        symbols = card.symbols
        if symbols == 0 or left & COMPANIONS == 0:
            return 0
        added: i64 = 0
        best_open: i64 = 0
        while symbols != 0:
            shift = (symbols >> AMOUNT_BITS & COUNT) * DIGIT
            amount = symbols & AMOUNT
            if left >> shift & COUNT:
                left -= 1 << shift
                added += amount
            elif amount > best_open:
                best_open = amount
            symbols >>= SYMBOL_BITS
        if left >> (r.ANY * DIGIT) & COUNT:
            added += best_open
        return added

    def tag_bonus(self, card: Card) -> i64:
        return self.own.tag_bonuses[card.tag_place]

    # --------------------------------------------------------------- black cards

    def bonus(self, card: Card) -> i64:
        """What helpers add to each activation."""
        own = self.own
        return own.tag_bonuses[card.tag_place] + own.estate_bonuses[card.estate_place]

    def laid(self, card: Card) -> float:
        """What a helper or an expense gets rid of in later rounds."""
        value = card.hopes(self.tag_bonus(card)) + card.help[self.estates].value
        if card.help_tag < NO_TAG:
            value += WITH_TAG * float(self.has >> card.help_tag & COUNT)
        return self.rounds * value

    def missed(self, at: i64) -> float:
        """What is lost with a card of the board that is discarded."""
        card = self.cards[self.board[at]]
        mark = self.own.marks[at]
        value = self.laid(card)
        filled = card.filled(mark)
        if filled > 0:
            value += self.rounds * float(filled)
        if not mark & USED:
            value += card.gains(filled)
        return value

    # ---------------------------------------------------------------- properties

    def held_on(self, card: Card, step: i64, bonus: i64) -> float:
        """What a property gets rid of in later rounds: each time it falls or is activated,
        whatever is more."""
        gain = card.gains(bonus)
        falls = card.falls
        total = 0.0
        left = self.rounds
        while left > 0.0:
            best = gain
            fall = falls[step].value
            if fall >= gain:
                best = fall
                step += 1
            total += best if left > 1.0 else best * left
            left -= 1.0
        return total

    def bought(self, card: Card, token: i64) -> float:
        """What a property bought now will have cost in the end, without the action of buying."""
        lost = float(token) * (1.0 - LATER_TOKEN)
        others = float(self.own.buy_bonus + self.own.sell_malus)
        return self.held_on(card, 0, self.bonus(card)) + lost + others - ACTION

    def proceeds(self, card: Card, mark: i64, token: i64) -> i64:
        """What selling would bring now."""
        value = card.values[mark & STEP] + token - self.own.sell_malus
        if value < 0:
            return 0
        return value

    def sale(self, card: Card, mark: i64, token: i64) -> float:
        """What is won by selling now; see the steward."""
        step = mark & STEP
        if self.rounds <= 0.0:
            value = card.values[step] + r.MANSION
            fall: i64 = 0
            if self.book.final_depreciation and not mark & USED:
                fall = card.drop(step)
            return float(value - fall - self.proceeds(card, mark, token))
        later = self.held_on(card, step, self.bonus(card) + card.filled(mark))
        spared = ACTION / (self.rounds if self.rounds > 1.0 else 1.0) - 1.0
        return spared - later - 0.5 * float(token)

    # -------------------------------------------------------------------- a card

    def appraise(self, s: LastWillState, card: Card, price: float, most: i64, later: float) -> None:
        """What a card in hand gets rid of: now, if an action of this round is worth so much and
        there are so many of them; and later, at another price. At least nothing."""
        use = card.use
        self.now = 0.0
        self.later = 0.0
        if use == r.PLAYED_ONCE:
            more = self.tag_bonus(card) + self.company(card)
            at: i64 = 0
            left = card.spend_by
            cost = 0.0
            while left != 0:
                if left & 1:
                    pounds = float(card.spend[at] + more)
                    if pounds - later * cost > self.later:
                        self.later = pounds - later * cost
                    if most >= 0 and pounds - price * cost > self.now:
                        self.now = pounds - price * cost
                left >>= 1
                at += 1
                cost += 1.0
                most -= 1
            return
        if use == r.LAID_OUT:
            value = self.laid(card)
        elif use == r.BOUGHT:
            value = self.bought(card, s.token(card.estate))
        else:
            return
        if value > price and most > 0:
            self.now = value - price
        if value > later:
            self.later = value - later

    def best_symbol(self, companion: i64) -> i64:
        """The most that a companion could add to a white card in hand."""
        cards = self.cards
        best: i64 = 0
        for held in self.hand:
            symbols = cards[held & KIND].event_symbols
            while symbols != 0:
                if symbols & AMOUNT > best and fits(companion, symbols):
                    best = symbols & AMOUNT
                symbols >>= SYMBOL_BITS
        return best

    def best_place(self, companion: i64) -> i64:
        """The most that a companion could add to each use of a card on the board."""
        cards = self.cards
        marks = self.own.marks
        best: i64 = 0
        for at, kind in enumerate(self.board):
            if cards[kind].symbols != 0:
                symbol = cards[kind].open_symbol(marks[at])
                if symbol & AMOUNT > best and fits(companion, symbol):
                    best = symbol & AMOUNT
        return best

    # ------------------------------------------------------------------- actions

    def weigh(self, s: LastWillState, most: i64) -> None:
        """Gather what actions can be used for, cards of hand and board, at most so many each."""
        self.levels = 0
        if most == 0:
            return
        cards = self.cards
        marks = self.own.marks
        spared = self.own.free_activations - self.own.freed
        for at, kind in enumerate(self.board):
            card = cards[kind]
            if card.activate_by > 1:
                mark = marks[at]
                if mark & USED:
                    continue
                pounds = self.bonus(card) + card.filled(mark)
                if card.is_house:
                    if spared > 0:
                        spared -= 1
                        continue
                    pounds -= card.drop(mark & STEP)
                self.add_best(card.activate, card.activate_by, pounds, most)
        for held in self.hand:
            card = cards[held & KIND]
            use = card.use
            if use == r.PLAYED_ONCE:
                pounds = self.tag_bonus(card) + self.company(card)
                self.add_best(card.spend, card.spend_by, pounds, most)
            elif use == r.LAID_OUT:
                self.levels = counted(self.levels, 1, i64(self.laid(card) + card.at_once))
            elif use == r.BOUGHT:
                self.levels = counted(self.levels, 1, i64(self.bought(card, s.token(card.estate))))

    def add_best(self, pounds: list[i64], by: i64, more: i64, most: i64) -> None:
        """Of the numbers of actions that a card has, the one that gets rid of most for each."""
        if by == ONE_ACTION:
            self.levels = counted(self.levels, 1, pounds[1] + more)
            return
        best = 0.0
        chosen: i64 = 0
        by >>= 1
        for actions in range(1, r.CHOICES):
            if by & 1 and actions <= most:
                each = float(pounds[actions] + more) / float(actions)
                if each > best:
                    best = each
                    chosen = actions
            by >>= 1
        if chosen > 0:
            self.levels = added(self.levels, chosen, best * float(chosen))


def fits(companion: i64, symbol: i64) -> bool:
    """Could a companion fill the symbol?"""
    return companion == r.ANY or symbol >> AMOUNT_BITS & COUNT == companion
