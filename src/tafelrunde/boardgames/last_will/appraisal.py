"""What cards get rid of until the end, in pounds: what search looks at, worked out fast.

The rules of thumb are the steward's. What a card says is read once; what a seat has in hand and on
its board is gathered by `see`, several small counts in one number.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.state import (
    COMPANY,
    COMPANY_SHIFT,
    STEP,
    USED,
    LastWillState,
    Seat,
)
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.step import NOBODY

ACTION: Final = 3.5  # pounds that an action of a later round gets rid of
SPENT_A_ROUND: Final = 16.0  # what somebody gets rid of in a usual round
SPENT_AN_ACTION: Final = 4.0
UNFINISHED: Final = 0.4  # a fortune is seldom gone just at the end of a round
SHORTEST: Final = 0.2  # rounds: somebody may always fall short of being ruined
LATER_TOKEN: Final = 0.4  # part of a token that is still there when a house is sold

# Small counts in one number, four bits each: companions by kind, then what can be laid out
DIGIT: Final = 4
COUNT: Final = 15
LAID: Final = 20
HOUSES: Final = 24
COMPANIONS: Final = (1 << LAID) - 1
BONUSES: Final = 16  # what helpers and companions add to an activation, at most

# What an action can be used for, by pounds: so many actions for each sum, four bits each
LEVELS: Final = 15


@final
class Appraisal:
    """What a seat has, and what cards are worth to it if the game lasts so many rounds more."""

    __slots__ = (
        *("board", "book", "code", "free", "gain", "hand", "has", "homes", "in_hand", "levels"),
        *("own", "rounds", "sums", "symbols", "tagged", "tags"),
    )

    def __init__(self, book: r.LastWillRules, own: Seat) -> None:
        self.book: r.LastWillRules = book
        # By kind and bonus what an activation gets rid of, beyond what else its actions do
        self.gain: list[float] = []
        self.in_hand: list[i64] = []  # by kind what it counts as in `has`
        self.tags: list[i64] = []  # and in `tagged`
        for kind in range(book.kinds):
            for bonus in range(BONUSES):
                self.gain.append(self.best_gain(kind, bonus))
            self.in_hand.append(self.word(kind))
            tag = book.tag[kind]
            self.tags.append(1 << (tag * DIGIT) if tag >= 0 else 0)
        self.own: Seat = own
        self.sums: list[i64] = own.standing.sums
        self.hand: list[i64] = []
        self.board: list[i64] = []
        self.rounds: float = 0.0  # after this one
        self.has: i64 = 0
        self.tagged: i64 = 0  # cards on the board by tag, and those in hand
        self.homes: i64 = 0
        self.free: i64 = 0  # slots
        self.symbols: i64 = 0  # that nobody in hand fills
        self.levels: i64 = 0

    def best_gain(self, kind: i64, bonus: i64) -> float:
        best = 0.0
        for actions in range(r.CHOICES):
            pounds = self.book.activate[kind * r.CHOICES + actions]
            net = float(pounds + bonus) - ACTION * float(actions)
            if pounds >= 0 and net > best:
                best = net
        return best

    def word(self, kind: i64) -> i64:
        companion = self.book.companion[kind]
        if companion >= 0:
            return 1 << (companion * DIGIT)
        use = self.book.use[kind]
        if use == r.LAID_OUT:
            return 1 << LAID
        return 1 << HOUSES if use == r.BOUGHT else 0

    # ------------------------------------------------------------------ the table

    def see(self, s: LastWillState, seat: i64) -> None:
        """Look at hand and board of a seat."""
        own = s.seats[seat]
        book = self.book
        self.own = own
        self.sums = own.standing.sums
        self.hand = s.hand(seat)
        self.board = s.board(seat)
        has: i64 = 0
        tagged: i64 = 0
        open_symbols: i64 = 0
        companions: i64 = 0
        for card in self.hand:
            kind = card & KIND
            has += self.in_hand[kind]
            tagged += self.tags[kind]
            if book.use[kind] == r.PLAYED_ONCE:
                open_symbols += book.from_symbols[kind + 1] - book.from_symbols[kind]
            elif book.companion[kind] >= 0:
                companions += 1
        marks = own.marks
        for at, kind in enumerate(self.board):
            tagged += self.tags[kind]
            open_symbols += book.from_symbols[kind + 1] - book.from_symbols[kind]
            open_symbols -= marks[at] >> COMPANY_SHIFT & COMPANY
        self.has = has
        self.tagged = tagged
        self.homes = own.estates
        self.free = own.slots - len(marks)
        self.symbols = open_symbols - companions

    def held(self, companion: i64) -> i64:
        return self.has >> (companion * DIGIT) & COUNT

    def helpers(self) -> i64:
        """Cards in hand to be laid out."""
        return self.has >> LAID & COUNT

    def houses(self) -> i64:
        """Properties in hand."""
        return self.has >> HOUSES & COUNT

    def waiting(self) -> i64:
        """Cards in hand that want a slot."""
        return self.helpers() + self.houses()

    # --------------------------------------------------------------- white cards

    def company(self, kind: i64) -> i64:
        """What companions in hand would add to a white card."""
        book = self.book
        first = book.from_symbols[kind]
        end = book.from_symbols[kind + 1]
        left = self.has
        if first == end or left & COMPANIONS == 0:
            return 0
        added: i64 = 0
        best_open: i64 = 0
        for symbol in range(first, end):
            shift = book.symbol_kind[symbol] * DIGIT
            if left >> shift & COUNT:
                left -= 1 << shift
                added += book.symbol_amount[symbol]
            elif book.symbol_amount[symbol] > best_open:
                best_open = book.symbol_amount[symbol]
        return added + best_open if left >> (r.ANY * DIGIT) & COUNT else added

    def tag_bonus(self, kind: i64) -> i64:
        tag = self.book.tag[kind]
        return 0 if tag < 0 else self.sums[r.TAG_BONUS.base + tag]

    # --------------------------------------------------------------- black cards

    def bonus(self, kind: i64) -> i64:
        """What helpers add to each activation."""
        bonus = self.tag_bonus(kind)
        estate = self.book.estate[kind]
        if estate < 0:
            return bonus
        base = r.ESTATE_BONUS.base
        bonus += self.sums[base + estate] + self.sums[base + r.EVERY_ESTATE]
        return bonus if estate == r.FARM else bonus + self.sums[base + r.EVERY_HOUSE]

    def gains(self, kind: i64, bonus: i64) -> float:
        return self.gain[kind * BONUSES + (bonus if bonus < BONUSES else BONUSES - 1)]

    def laid(self, kind: i64) -> float:
        """What a helper or an expense gets rid of in later rounds."""
        book = self.book
        room = book.from_symbols[kind + 1] - book.from_symbols[kind]
        bonus = self.bonus(kind)
        value = self.gains(kind, bonus)
        if room > 0:
            value = 0.5 * (value + self.gains(kind, bonus + (room if room < 2 else 2)))
        code = book.code
        for at in range(code.from_mods[kind], code.from_mods[kind + 1], 2):
            value += float(code.mods[at + 1]) * self.standing(code.mods[at])
        return self.rounds * value

    def standing(self, place: i64) -> float:
        """What one more of a standing effect is worth in a round."""
        if place == r.EXTRA_ACTIONS.base:
            return ACTION
        if place == r.OPERA_BONUS.base:
            return 0.6
        houses = 0.5 * float(self.houses()) + float(self.homes)
        if place == r.BUY_BONUS.base or place == r.SELL_MALUS.base:
            return 0.3 + 0.3 * houses
        if place == r.HAND_LIMIT.base:
            return 0.8
        if place == r.EXTRA_DEPRECIATION.base:
            return 2.0 if houses > 0.0 else 0.7
        if houses > 2.0:
            houses = 2.0
        if place == r.FREE_ACTIVATION.base:
            return ACTION * (0.3 + 0.35 * houses)
        if place >= r.ESTATE_BONUS.base and place <= r.ESTATE_BONUS.base + r.EVERY_ESTATE:
            return 0.5 * houses
        tag = place - r.TAG_BONUS.base
        return 0.3 + 0.7 * float(self.tagged >> (tag * DIGIT) & COUNT)

    def missed(self, at: i64) -> float:
        """What is lost with a card of the board that is discarded."""
        kind = self.board[at]
        mark = self.own.marks[at]
        value = self.laid(kind)
        filled = self.filled(kind, mark)
        if filled > 0:
            value += self.rounds * float(filled)
        if not mark & USED:
            value += self.gains(kind, filled)
        return value

    def filled(self, kind: i64, mark: i64) -> i64:
        """What the companions with a card add."""
        added: i64 = 0
        first = self.book.from_symbols[kind]
        for symbol in range(first, first + (mark >> COMPANY_SHIFT & COMPANY)):
            added += self.book.symbol_amount[symbol]
        return added

    # ---------------------------------------------------------------- properties

    def drop(self, kind: i64, step: i64) -> i64:
        """What a property loses if nobody maintains it."""
        at = self.book.from_values[kind] + step
        if at + 1 >= self.book.from_values[kind + 1]:
            return 0
        return self.book.values[at] - self.book.values[at + 1]

    def held_on(self, kind: i64, step: i64, bonus: i64) -> float:
        """What a property gets rid of in later rounds: each time it falls or is activated,
        whatever is more."""
        gain = self.gains(kind, bonus)
        total = 0.0
        left = self.rounds
        while left > 0.0:
            best = gain
            fall = float(self.drop(kind, step))
            if fall >= gain:
                best = fall
                step += 1
            total += best if left > 1.0 else best * left
            left -= 1.0
        return total

    def bought(self, s: LastWillState, kind: i64) -> float:
        """What a property bought now will have cost in the end, without the action of buying."""
        token = float(s.token(self.book.estate[kind])) * (1.0 - LATER_TOKEN)
        others = float(self.sums[r.BUY_BONUS.base] + self.sums[r.SELL_MALUS.base])
        return self.held_on(kind, 0, self.bonus(kind)) + token + others - ACTION

    def proceeds(self, s: LastWillState, kind: i64, mark: i64) -> i64:
        """What selling would bring now."""
        book = self.book
        value = book.values[book.from_values[kind] + (mark & STEP)]
        value += s.token(book.estate[kind]) - self.sums[r.SELL_MALUS.base]
        return value if value > 0 else 0

    def sale(self, s: LastWillState, at: i64) -> float:
        """What is won by selling now; see the steward."""
        kind = self.board[at]
        mark = self.own.marks[at]
        step = mark & STEP
        if self.rounds <= 0.0:
            value = self.book.values[self.book.from_values[kind] + step] + r.MANSION
            fall: i64 = 0
            if self.book.final_depreciation and not mark & USED:
                fall = self.drop(kind, step)
            return float(value - fall - self.proceeds(s, kind, mark))
        later = self.held_on(kind, step, self.bonus(kind) + self.filled(kind, mark))
        spared = ACTION / (self.rounds if self.rounds > 1.0 else 1.0) - 1.0
        return spared - later - 0.5 * float(s.token(self.book.estate[kind]))

    # -------------------------------------------------------------------- a card

    def best_use(self, s: LastWillState, kind: i64, price: float, most: i64) -> float:
        """What a card in hand gets rid of, actions paid at a price; at least nothing."""
        book = self.book
        use = book.use[kind]
        best = 0.0
        if use == r.PLAYED_ONCE:
            more = float(self.tag_bonus(kind) + self.company(kind))
            for actions in range(most + 1 if most < r.CHOICES else r.CHOICES):
                pounds = book.spend[kind * r.CHOICES + actions]
                if pounds >= 0:
                    net = float(pounds) + more - price * float(actions)
                    if net > best:
                        best = net
        elif use == r.LAID_OUT:
            best = self.laid(kind) - price
        elif use == r.BOUGHT:
            best = self.bought(s, kind) - price
        return best if best > 0.0 else 0.0

    def best_symbol(self, companion: i64) -> i64:
        """The most that a companion could add to a card in hand or on the board."""
        book = self.book
        best: i64 = 0
        for card in self.hand:
            kind = card & KIND
            if book.use[kind] == r.PLAYED_ONCE:
                for symbol in range(book.from_symbols[kind], book.from_symbols[kind + 1]):
                    if companion == r.ANY or book.symbol_kind[symbol] == companion:
                        if book.symbol_amount[symbol] > best:
                            best = book.symbol_amount[symbol]
        return best

    def best_place(self, companion: i64) -> i64:
        """The most that a companion could add to each use of a card on the board."""
        book = self.book
        marks = self.own.marks
        best: i64 = 0
        for at, kind in enumerate(self.board):
            symbol = book.from_symbols[kind] + (marks[at] >> COMPANY_SHIFT & COMPANY)
            if symbol < book.from_symbols[kind + 1]:
                if companion == r.ANY or book.symbol_kind[symbol] == companion:
                    if book.symbol_amount[symbol] > best:
                        best = book.symbol_amount[symbol]
        return best

    # ------------------------------------------------------------------- actions

    def add(self, actions: i64, value: float) -> None:
        """There is a use for so many actions."""
        level = i64(value / float(actions))
        if level > 0:
            if level >= LEVELS:
                level = LEVELS - 1
            shift = level * DIGIT
            if (self.levels >> shift & COUNT) + actions <= COUNT:
                self.levels += actions << shift

    def weigh(self, s: LastWillState, most: i64) -> None:
        """Gather what actions can be used for, cards of hand and board, at most so many each."""
        self.levels = 0
        book = self.book
        marks = self.own.marks
        spared = self.sums[r.FREE_ACTIVATION.base] - self.own.freed
        for at, kind in enumerate(self.board):
            by = book.activate_by[kind]
            if by > 1 and not marks[at] & USED:
                if book.estate[kind] >= 0:
                    if spared > 0:
                        spared -= 1
                        continue
                    pounds = self.bonus(kind) - self.drop(kind, marks[at] & STEP)
                else:
                    pounds = self.tag_bonus(kind)
                pounds += self.filled(kind, marks[at])
                self.add_best(book.activate, by, kind, pounds, most)
        for card in self.hand:
            kind = card & KIND
            use = book.use[kind]
            if use == r.PLAYED_ONCE:
                pounds = self.tag_bonus(kind) + self.company(kind)
                self.add_best(book.spend, book.spend_by[kind], kind, pounds, most)
            elif use == r.LAID_OUT:
                now = book.activate[kind * r.CHOICES]
                self.add(1, self.laid(kind) + (float(now) if now > 0 else 0.0))
            elif use == r.BOUGHT:
                self.add(1, self.bought(s, kind))

    def add_best(self, pounds: list[i64], by: i64, kind: i64, more: i64, most: i64) -> None:
        """Of the numbers of actions that a card has, the one that gets rid of most for each."""
        best = 0.0
        chosen: i64 = 0
        at = kind * r.CHOICES + 1
        by >>= 1
        for actions in range(1, r.CHOICES):
            if by & 1 and actions <= most:
                each = float(pounds[at] + more) / float(actions)
                if each > best:
                    best = each
                    chosen = actions
            by >>= 1
            at += 1
        if chosen > 0:
            self.add(chosen, best * float(chosen))

    def reach(self, levels: i64, actions: i64) -> i64:
        """What so many actions get rid of."""
        total: i64 = 0
        level: i64 = LEVELS - 1
        while level > 0 and actions > 0:
            count = levels >> (level * DIGIT) & COUNT
            if count > actions:
                count = actions
            total += count * level
            actions -= count
            level -= 1
        return total

    def uses(self) -> i64:
        """How many actions there is a use for."""
        total: i64 = 0
        left = self.levels
        while left != 0:
            total += left & COUNT
            left >>= DIGIT
        return total

    def last_action(self, actions: i64) -> i64:
        """What the last of so many actions gets rid of; 0 if there is nothing to do with it."""
        level: i64 = LEVELS - 1
        while level > 0:
            actions -= self.levels >> (level * DIGIT) & COUNT
            if actions <= 0:
                return level
            level -= 1
        return 0


def wealth(s: LastWillState, seat: i64) -> i64:
    """Money and what property counts, five pounds beyond its value."""
    own = s.seats[seat]
    total = own.money
    if own.estates > 0:
        book = s.book
        for at, kind in enumerate(s.board(seat)):
            if book.estate[kind] >= 0:
                total += book.values[book.from_values[kind] + (own.marks[at] & STEP)] + r.MANSION
    return total


def rounds_left(s: LastWillState, acting: i64, done: bool) -> float:
    """Rounds after this one, guessed: the first to be ruined ends the game. Somebody is acting,
    or nobody yet, or everybody has acted."""
    if s.round == r.ROUNDS:
        return 0.0
    first = 1000000.0
    turn: i64 = NOBODY if acting == NOBODY else s.seats[acting].plan
    for seat in range(s.players):
        own = s.seats[seat]
        if own.money <= 0 and own.estates == 0:
            return 0.0
        left = float(wealth(s, seat))
        if seat == acting:
            left -= SPENT_AN_ACTION * float(own.actions)
        elif not done and (acting == NOBODY or own.plan > turn):
            left -= SPENT_A_ROUND
        if left < first:
            first = left
    left = first / SPENT_A_ROUND + UNFINISHED
    if left < SHORTEST:
        left = SHORTEST
    most = float(r.ROUNDS - s.round)
    return left if left < most else most
