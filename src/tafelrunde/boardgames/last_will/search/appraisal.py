"""What cards get rid of until the end, in pounds: what search looks at, worked out fast.

The rules of thumb are the steward's. What a card says is read once; what a seat has in hand and on
its board is gathered by `see`, several small counts in one number.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.search import features as x
from tafelrunde.boardgames.last_will.search.levels import COUNT, DIGIT, added
from tafelrunde.boardgames.last_will.state import (
    COMPANY,
    COMPANY_SHIFT,
    STEP,
    USED,
    LastWillState,
    Seat,
)
from tafelrunde.engine.cards import KIND

ACTION: Final = 3.5  # pounds that an action of a later round gets rid of
LATER_TOKEN: Final = 0.4  # part of a token that is still there when a house is sold

# Small counts in one number, four bits each: companions by kind, then what can be laid out
LAID: Final = 20
HOUSES: Final = 24
COMPANIONS: Final = (1 << LAID) - 1
TAGGED: Final = 1.4  # pounds a round that a helper adds to each card of its tag
ESTATES: Final = 5  # of those that helpers matter for, in halves
ONE_ACTION: Final = 2  # among the choices of a card, as bits
NO_TAG: Final = 63
BONUSES: Final = 16  # what helpers and companions add to an activation, at most


@final
class Appraisal:
    """What a seat has, and what cards are worth to it if the game lasts so many rounds more."""

    __slots__ = (
        *("board", "book", "estates", "free", "gain", "hand", "has", "help", "help_tag", "homes"),
        *("hope", "in_hand", "is_house", "later", "levels", "now", "own", "room", "rounds"),
        *("sorts", "sums", "symbols", "tag_sum", "tagged", "tags", "wants"),
    )

    def __init__(self, book: r.LastWillRules, own: Seat) -> None:
        self.book: r.LastWillRules = book
        # By kind and bonus what an activation gets rid of, beyond what else its actions do; and
        # the same if somebody may join the card one day
        self.gain: list[float] = []
        self.hope: list[float] = []
        # By kind and estates what its standing effects do in a round; and the tag it helps with
        self.help: list[float] = []
        self.help_tag: list[i64] = []
        self.sorts: list[i64] = []
        self.is_house: list[bool] = []
        self.room: list[i64] = []  # symbols on it
        self.wants: list[i64] = []  # in hand: companions it has room for; below 0 if it is one
        self.tag_sum: list[i64] = []  # where helpers for its tag are summed up; 0: it has none
        self.in_hand: list[i64] = []  # by kind what it counts as in `has`
        self.tags: list[i64] = []  # and in `tagged`
        for kind in range(book.kinds):
            self.read(kind)
        self.own: Seat = own
        self.sums: list[i64] = own.standing.sums
        self.hand: list[i64] = []
        self.board: list[i64] = []
        self.rounds: float = 0.0  # after this one
        self.has: i64 = 0
        self.tagged: i64 = 0  # cards of board and hand by tag
        self.homes: i64 = 0
        self.estates: i64 = 0  # two for each property on the board, one for each in hand
        self.free: i64 = 0  # slots
        self.symbols: i64 = 0  # that nobody in hand fills
        self.levels: i64 = 0  # what actions can be used for
        self.now: float = 0.0  # what a card is worth in this round, and later
        self.later: float = 0.0

    def read(self, kind: i64) -> None:
        """What a card says, in the tables."""
        book = self.book
        room = book.from_symbols[kind + 1] - book.from_symbols[kind]
        joined: i64 = room if room < 2 else 2
        for bonus in range(BONUSES):
            gain = self.best_gain(kind, bonus)
            self.gain.append(gain)
            self.hope.append(0.5 * (gain + self.best_gain(kind, bonus + joined)))
        for estates in range(ESTATES):
            self.help.append(self.helps(kind, 0.5 * float(estates)))
        self.help_tag.append(self.tag_helped(kind))
        self.sorts.append(sort_of(book, kind))
        self.is_house.append(book.estate[kind] >= 0)
        self.room.append(room)
        wants: i64 = -1 if book.companion[kind] >= 0 else 0
        self.wants.append(room if book.use[kind] == r.PLAYED_ONCE else wants)
        self.in_hand.append(self.word(kind))
        tag = book.tag[kind]
        self.tags.append(1 << (tag * DIGIT) if tag >= 0 else 0)
        self.tag_sum.append(r.TAG_BONUS.base + tag if tag >= 0 else 0)

    def best_gain(self, kind: i64, bonus: i64) -> float:
        best = 0.0
        for actions in range(r.CHOICES):
            pounds = self.book.activate[kind * r.CHOICES + actions]
            net = float(pounds + bonus) - ACTION * float(actions)
            if pounds >= 0 and net > best:
                best = net
        return best

    def helps(self, kind: i64, houses: float) -> float:
        """What the standing effects of a card do in a round for somebody with so many houses."""
        code = self.book.code
        total = 0.0
        for at in range(code.from_mods[kind], code.from_mods[kind + 1], 2):
            total += float(code.mods[at + 1]) * standing(code.mods[at], houses)
        return total

    def tag_helped(self, kind: i64) -> i64:
        """Where in `tagged` the cards are counted that a helper adds something to."""
        code = self.book.code
        for at in range(code.from_mods[kind], code.from_mods[kind + 1], 2):
            tag = code.mods[at] - r.TAG_BONUS.base
            if 0 <= tag < len(r.tag.names):
                return tag * DIGIT
        return NO_TAG

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
        self.own = own
        self.sums = own.standing.sums
        self.hand = s.hand(seat)
        self.board = s.board(seat)
        has: i64 = 0
        tagged: i64 = 0
        symbols: i64 = 0
        for card in self.hand:
            kind = card & KIND
            has += self.in_hand[kind]
            tagged += self.tags[kind]
            symbols += self.wants[kind]
        marks = own.marks
        for at, kind in enumerate(self.board):
            tagged += self.tags[kind]
            symbols += self.room[kind] - (marks[at] >> COMPANY_SHIFT & COMPANY)
        self.has = has
        self.tagged = tagged
        self.homes = own.estates
        estates = 2 * own.estates + (has >> HOUSES & COUNT)
        self.estates = estates if estates < ESTATES else ESTATES - 1
        self.free = own.slots - len(marks)
        self.symbols = symbols

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
        place = self.tag_sum[kind]
        return 0 if place == 0 else self.sums[place]

    # --------------------------------------------------------------- black cards

    def bonus(self, kind: i64) -> i64:
        """What helpers add to each activation."""
        bonus = self.tag_bonus(kind)
        if not self.is_house[kind]:
            return bonus
        estate = self.book.estate[kind]
        base = r.ESTATE_BONUS.base
        bonus += self.sums[base + estate] + self.sums[base + r.EVERY_ESTATE]
        return bonus if estate == r.FARM else bonus + self.sums[base + r.EVERY_HOUSE]

    def gains(self, kind: i64, bonus: i64) -> float:
        return self.gain[kind * BONUSES + (bonus if bonus < BONUSES else BONUSES - 1)]

    def laid(self, kind: i64) -> float:
        """What a helper or an expense gets rid of in later rounds."""
        bonus = self.tag_bonus(kind)
        value = self.hope[kind * BONUSES + (bonus if bonus < BONUSES else BONUSES - 1)]
        value += self.help[kind * ESTATES + self.estates]
        shift = self.help_tag[kind]
        if shift < NO_TAG:
            value += TAGGED * float(self.tagged >> shift & COUNT)
        return self.rounds * value

    def at_once(self, kind: i64) -> float:
        """What a card spends in the round in which it is laid out, without another action."""
        if self.book.activate_by[kind] & 1:
            return float(self.book.activate[kind * r.CHOICES])
        return 0.0

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

    def appraise(self, s: LastWillState, kind: i64, price: float, most: i64, later: float) -> None:
        """What a card in hand gets rid of: now, if an action of this round is worth so much and
        there are so many of them; and later, at another price. At least nothing."""
        book = self.book
        use = book.use[kind]
        self.now = 0.0
        self.later = 0.0
        if use == r.PLAYED_ONCE:
            more = self.tag_bonus(kind) + self.company(kind)
            at = kind * r.CHOICES
            left = book.spend_by[kind]
            cost = 0.0
            while left != 0:
                if left & 1:
                    pounds = float(book.spend[at] + more)
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
            value = self.laid(kind)
        elif use == r.BOUGHT:
            value = self.bought(s, kind)
        else:
            return
        if value > price and most > 0:
            self.now = value - price
        if value > later:
            self.later = value - later

    def best_symbol(self, companion: i64) -> i64:
        """The most that a companion could add to a white card in hand."""
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

    def weigh(self, s: LastWillState, most: i64) -> None:
        """Gather what actions can be used for, cards of hand and board, at most so many each."""
        self.levels = 0
        if most == 0:
            return
        book = self.book
        marks = self.own.marks
        spared = self.sums[r.FREE_ACTIVATION.base] - self.own.freed
        for at, kind in enumerate(self.board):
            by = book.activate_by[kind]
            if by > 1 and not marks[at] & USED:
                if self.is_house[kind]:
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
                self.use(1, self.laid(kind) + self.at_once(kind))
            elif use == r.BOUGHT:
                self.use(1, self.bought(s, kind))

    def use(self, actions: i64, value: float) -> None:
        self.levels = added(self.levels, actions, value)

    def add_best(self, pounds: list[i64], by: i64, kind: i64, more: i64, most: i64) -> None:
        """Of the numbers of actions that a card has, the one that gets rid of most for each."""
        if by == ONE_ACTION:
            self.use(1, float(pounds[kind * r.CHOICES + 1] + more))
            return
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
            self.use(chosen, best * float(chosen))


def standing(place: i64, houses: float) -> float:
    """What one more of a standing effect is worth in a round."""
    if place == r.EXTRA_ACTIONS.base:
        return ACTION
    if place == r.OPERA_BONUS.base:
        return 0.6
    if place in (r.BUY_BONUS.base, r.SELL_MALUS.base):
        return 0.3 + 0.3 * houses
    if place == r.HAND_LIMIT.base:
        return 0.8
    if place == r.EXTRA_DEPRECIATION.base:
        return 2.0 if houses > 0.0 else 0.7
    if place == r.FREE_ACTIVATION.base:
        return ACTION * (0.3 + 0.35 * houses)
    if r.ESTATE_BONUS.base <= place <= r.ESTATE_BONUS.base + r.EVERY_ESTATE:
        return 0.5 * houses
    return 0.3  # for a tag, whatever cards have it


def sort_of(book: r.LastWillRules, kind: i64) -> i64:
    """What sort of card it is for somebody who chooses cards."""
    use = book.use[kind]
    if use == r.PLAYED_ONCE:
        return x.EVENT
    if use == r.BOUGHT:
        return x.ESTATE
    if use & r.COMPANY:
        return x.WILD if book.companion[kind] == r.ANY else x.COMPANION
    code = book.code
    for at in range(code.from_mods[kind], code.from_mods[kind + 1], 2):
        if code.mods[at] == r.EXTRA_ACTIONS.base:
            return x.FRIEND
    return x.HELPER if code.from_mods[kind] != code.from_mods[kind + 1] else x.EXPENSE
