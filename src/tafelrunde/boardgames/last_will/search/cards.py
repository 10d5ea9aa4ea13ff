"""What a card of Last Will says, read once and ready for search."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.search import features as x
from tafelrunde.boardgames.last_will.search.levels import DIGIT
from tafelrunde.boardgames.last_will.state import COMPANY, COMPANY_SHIFT
from tafelrunde.engine.guide import Weight

ACTION: Final = 3.5  # pounds that an action of a later round gets rid of
BONUSES: Final = 16  # what helpers and companions add to an activation, at most
ESTATES: Final = 5  # of those that helpers matter for, in halves
NO_TAG: Final = 63
STEPS: Final = r.STEPS + r.ROUNDS  # to which a property could fall, its last value included

# Symbols of companions in one number, the highest last: what it adds, above that the companion
SYMBOL_BITS: Final = 8
SYMBOL: Final = 255
AMOUNT_BITS: Final = 4
AMOUNT: Final = 15

# Small counts in one number, four bits each: companions in hand by kind, what can be laid out, the
# cards of each tag; and above them what is left to be filled, symbols less companions in hand. An
# owner's list could bring more than 15 of one: that spills over, and only a guess gets worse.
LAID: Final = 20
HOUSES: Final = 24
TAGGED: Final = 28
OPEN: Final = 52


@final
class Card:
    """One kind. Columns of numbers would be read more slowly, most of all numbers below 0."""

    __slots__ = (
        *("activate", "activate_by", "at_once", "companion", "drops", "estate", "estate_place"),
        *("event_symbols", "falls", "gain", "help", "help_tag", "hope", "in_hand", "is_house"),
        *("is_plain", "on_board", "room", "sort", "spend", "spend_by", "symbols", "tag_place"),
        *("use", "values"),
    )

    def __init__(self, book: r.LastWillRules, kind: i64) -> None:
        self.use: i64 = book.use[kind]
        self.estate: i64 = book.estate[kind]  # -1 if it is none
        self.is_house: bool = self.estate >= 0
        self.estate_place: i64 = r.bonus_place(self.estate, r.ESTATES)
        self.companion: i64 = book.companion[kind]  # -1 if it is none
        self.sort: i64 = sort_of(book, kind)
        # By number of actions what is spent, and the numbers it has, as bits
        first = kind * r.CHOICES
        self.spend: list[i64] = book.spend[first : first + r.CHOICES]
        self.spend_by: i64 = book.spend_by[kind]
        self.activate: list[i64] = book.activate[first : first + r.CHOICES]
        self.activate_by: i64 = book.activate_by[kind]
        # What it spends in the round in which it is laid out, without another action
        self.at_once: float = float(self.activate[0]) if self.activate_by & 1 else 0.0
        self.symbols: i64 = symbols_of(book, kind)
        self.event_symbols: i64 = self.symbols if self.use == r.PLAYED_ONCE else 0
        self.room: i64 = book.from_symbols[kind + 1] - book.from_symbols[kind]
        # What a property is worth, and what it loses from each of its values to the next
        self.values: list[i64] = book.values[book.from_values[kind] : book.from_values[kind + 1]]
        self.drops: list[i64] = falls(self.values)
        self.falls: list[Weight] = [Weight(float(drop)) for drop in self.drops]
        tag = book.tag[kind]
        self.tag_place: i64 = book.tag_place[kind]
        self.is_plain: bool = tag < 0 and self.room == 0  # does nothing change what it spends?
        # What it counts as
        tagged: i64 = 1 if tag >= 0 else 0
        tagged <<= TAGGED + tag * DIGIT
        wants: i64 = self.room if self.use == r.PLAYED_ONCE else -1 if self.companion >= 0 else 0
        self.in_hand: i64 = word(self.companion, self.use) + tagged + (wants << OPEN)
        self.on_board: i64 = tagged + (self.room << OPEN)
        # By bonus what an activation gets rid of, beyond what else its actions do; and the same if
        # somebody may join the card one day
        joined: i64 = self.room if self.room < 2 else 2
        gain = [best_gain(book, kind, bonus) for bonus in range(BONUSES)]
        self.gain: list[Weight] = [Weight(one) for one in gain]
        self.hope: list[Weight] = [
            Weight(0.5 * (gain[bonus] + best_gain(book, kind, bonus + joined)))
            for bonus in range(BONUSES)
        ]
        # By estates what its standing effects do in a round; and where the cards are counted that
        # it helps with
        self.help: list[Weight] = [
            Weight(helps(book, kind, 0.5 * float(estates))) for estates in range(ESTATES)
        ]
        self.help_tag: i64 = tag_helped(book, kind)

    def gains(self, bonus: i64) -> float:
        if bonus >= BONUSES:
            bonus = BONUSES - 1
        return self.gain[bonus].value

    def hopes(self, bonus: i64) -> float:
        if bonus >= BONUSES:
            bonus = BONUSES - 1
        return self.hope[bonus].value

    def drop(self, step: i64) -> i64:
        """What a property loses if nobody maintains it."""
        return self.drops[step]

    def open_symbol(self, mark: i64) -> i64:
        """The highest symbol that nobody fills on a board; 0 if there is none."""
        return self.symbols >> ((mark >> COMPANY_SHIFT & COMPANY) * SYMBOL_BITS) & SYMBOL

    def filled(self, mark: i64) -> i64:
        """What the companions with it on a board add."""
        added: i64 = 0
        symbols = self.symbols
        left = mark >> COMPANY_SHIFT & COMPANY
        while left > 0:
            added += symbols & AMOUNT
            symbols >>= SYMBOL_BITS
            left -= 1
        return added


def symbols_of(book: r.LastWillRules, kind: i64) -> i64:
    found: i64 = 0
    for symbol in range(book.from_symbols[kind + 1] - 1, book.from_symbols[kind] - 1, -1):
        found = found << SYMBOL_BITS | book.symbol_kind[symbol] << AMOUNT_BITS
        found |= book.symbol_amount[symbol]
    return found


def falls(values: list[i64]) -> list[i64]:
    """By step; nothing from the last one on."""
    found = [values[at] - values[at + 1] for at in range(len(values) - 1)]
    for _ in range(len(found), STEPS):
        found.append(0)
    return found


def word(companion: i64, use: i64) -> i64:
    if companion >= 0:
        return 1 << (companion * DIGIT)
    if use == r.LAID_OUT:
        return 1 << LAID
    return 1 << HOUSES if use == r.BOUGHT else 0


def best_gain(book: r.LastWillRules, kind: i64, bonus: i64) -> float:
    best = 0.0
    for actions in range(r.CHOICES):
        pounds = book.activate[kind * r.CHOICES + actions]
        net = float(pounds + bonus) - ACTION * float(actions)
        if pounds >= 0 and net > best:
            best = net
    return best


def helps(book: r.LastWillRules, kind: i64, houses: float) -> float:
    """What the standing effects of a card do in a round for somebody with so many houses."""
    code = book.code
    total = 0.0
    for at in range(code.from_mods[kind], code.from_mods[kind + 1], 2):
        total += float(code.mods[at + 1]) * standing(code.mods[at], houses)
    return total


def tag_helped(book: r.LastWillRules, kind: i64) -> i64:
    """Where the cards of a tag are counted that a helper adds something to."""
    code = book.code
    for at in range(code.from_mods[kind], code.from_mods[kind + 1], 2):
        tag = code.mods[at] - r.TAG_BONUS.base
        if 0 <= tag < len(r.tag.names):
            return TAGGED + tag * DIGIT
    return NO_TAG


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
