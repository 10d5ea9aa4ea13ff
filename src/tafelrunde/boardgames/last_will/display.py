"""Actions with cards on the own board: activating, adding companions, selling, discarding."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.effects import (
    ENOUGH,
    INVITE_FIRST,
    NO_COMPANION,
    NO_WILD,
    companion_card,
    imagined_companions,
    may_fill,
)
from tafelrunde.boardgames.last_will.state import (
    COMPANY,
    COMPANY_SHIFT,
    ONE_MORE,
    USED,
    LastWillState,
    Now,
    Seat,
    within,
)
from tafelrunde.engine.bits import BIT
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import Decision, Step
from tafelrunde.engine.verb import Menu, Verb, menu
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL


class PlaceVerb(Verb[LastWillState]):
    """A verb about a card on the own board, by its place."""

    def __init__(self, name: str, untimely: i64 = w.NOT_YOUR_ACTIONS) -> None:
        super().__init__(w.MOVES, name, untimely)

    def wrong(self, s: LastWillState, step: Now, x: i64) -> i64:
        at = self.place(x)
        if at >= len(s.board(step.seat)):
            return w.NO_SUCH_PLACE
        return w.LIKE_ANOTHER if like_another(s, step.seat, at) else self.amiss(s, step, x)

    def place(self, x: i64) -> i64:
        """The place that a target is about."""
        return x

    def amiss(self, s: LastWillState, step: Now, x: i64) -> i64:
        """What is wrong with a card that lies there."""
        return LEGAL

    def listed(self, s: LastWillState, step: Now, found: list[i64]) -> None:
        for at in range(len(s.board(step.seat))):
            if self.wrong(s, step, at) == LEGAL:
                found.append(self.items[at])

    def list_used(self, s: LastWillState, seat: i64, use: i64, like: i64, found: list[i64]) -> None:
        """Add the places of cards with some use, but those like another (bits)."""
        uses = s.book.use
        for at, kind in enumerate(s.board(seat)):
            if uses[kind] == use and not like >> at & 1:
                found.append(self.items[at])

    def touches(self, s: LastWillState, step: Now, words: list[str]) -> list[str]:
        return [f"seat/{step.seat}/board/{named_place(s, words[0]) + 1}"]

    def sought(self, s: LastWillState, step: Now) -> list[i64]:
        places = list(range(len(s.board(step.seat))))
        return [at for at in places if self.is_meant(s, step.seat, at)]

    def is_meant(self, s: LastWillState, seat: i64, at: i64) -> bool:
        """Is the card there one that the verb is for?"""
        return not like_another(s, seat, at)

    def facts(self, s: LastWillState, step: Now, x: i64, refusal: i64) -> Arguments:
        if refusal == w.TOO_FEW_ACTIONS:
            return {"wanted": r.LAY_ACTIONS, "left": int(s.seats[step.seat].actions)}
        return {}


def named_place(s: LastWillState, word: str) -> int:
    """Where on the board of whoever acts a card lies; every verb about a place names it alike."""
    return int(s.parse(f"discard {word}")) - int(DISCARD.base)


def like_another(s: LastWillState, seat: i64, at: i64) -> bool:
    """Is it like a card before it? Nobody can tell such two apart, so the first is named."""
    board = s.board(seat)
    marks = s.seats[seat].marks
    kind = board[at]
    for k in range(at):
        if board[k] == kind and marks[k] == marks[at]:
            return True
    return False


def doubles(s: LastWillState, seat: i64) -> i64:
    """The places of all cards that are like another before them, as bits."""
    found: i64 = 0
    kinds: i64 = 0  # as bits: two that share one need a closer look
    for at, kind in enumerate(s.board(seat)):
        bit = BIT[kind & 31]
        if kinds & bit and like_another(s, seat, at):
            found |= BIT[at]
        kinds |= bit
    return found


# ------------------------------------------------------------------- activating
NO_ACTIVATION: Final = w.refusal("no_activation")
ALREADY_ACTIVATED: Final = w.refusal("already_activated")
ACTIVATED: Final = w.cause("activated", told="card:card pounds:number")


@final
class Activate(PlaceVerb):
    """Once in a round use a card of your board: the actions it says, and the money, and what its
    companions and your helpers add. A house that was used is maintained."""

    def place(self, x: i64) -> i64:
        return x // r.CHOICES

    def amiss(self, s: LastWillState, turn: Now, x: i64) -> i64:
        at = x // r.CHOICES
        own = s.seats[turn.seat]
        kind = s.board(turn.seat)[at]
        if s.book.activate_by[kind] == 0:
            return NO_ACTIVATION
        if own.marks[at] & USED:
            return ALREADY_ACTIVATED
        if s.book.activate[kind * r.CHOICES + x % r.CHOICES] < 0:
            return w.NOT_PRINTED
        if self.cost(s, turn.seat, kind, x % r.CHOICES) > own.actions:
            return w.TOO_FEW_ACTIONS
        return LEGAL if s.affords(turn.seat, self.amount(s, turn.seat, x)) else w.NO_DEBTS

    def cost(self, s: LastWillState, seat: i64, kind: i64, actions: i64) -> i64:
        """A steward spares the action for a property (ruling free_activation_first)."""
        if self.is_free(s, seat, kind):
            return 0
        return actions

    def is_free(self, s: LastWillState, seat: i64, kind: i64) -> bool:
        own = s.seats[seat]
        return s.book.use[kind] == r.BOUGHT and own.freed < own.free_activations

    def amount(self, s: LastWillState, seat: i64, x: i64) -> i64:
        at = x // r.CHOICES
        kind = s.board(seat)[at]
        own = s.seats[seat]
        printed = s.book.activate[kind * r.CHOICES + x % r.CHOICES]
        return printed + self.more(s, own, kind, own.marks[at])

    def more(self, s: LastWillState, own: Seat, kind: i64, mark: i64) -> i64:
        """What companions and helpers add, whatever the number of actions."""
        book = s.book
        more = s.company_bonus(kind, mark) + own.tag_bonuses[book.tag_place[kind]]
        if book.use[kind] == r.BOUGHT:
            more += own.estate_bonuses[book.estate[kind]]
        return more

    def listed(self, s: LastWillState, turn: Now, found: list[i64]) -> None:
        self.list_unlike(s, turn.seat, doubles(s, turn.seat), found)

    def list_unlike(self, s: LastWillState, seat: i64, like: i64, found: list[i64]) -> None:
        """As `wrong` says, in one go for all numbers of actions that a card has; but those like
        another (bits)."""
        own = s.seats[seat]
        book = s.book
        marks = own.marks
        is_spared = own.freed < own.free_activations
        for at, kind in enumerate(s.board(seat)):
            left = book.activate_by[kind]
            if left == 0 or marks[at] & USED or like >> at & 1:
                continue
            if not (is_spared and book.use[kind] == r.BOUGHT):
                left &= within(own.actions)
            if left == 0:
                continue
            most = own.most() - self.more(s, own, kind, marks[at])
            x: i64 = at * r.CHOICES
            printed = kind * r.CHOICES
            while left != 0:
                if left & 1 and book.activate[printed] <= most:
                    found.append(self.items[x])
                left >>= 1
                x += 1
                printed += 1

    def do(self, s: LastWillState, turn: Now, x: i64) -> None:
        seat = turn.seat
        own = s.seats[seat]
        at = x // r.CHOICES
        kind = s.board(seat)[at]
        amount = self.amount(s, seat, x)
        if x % r.CHOICES > 0 and self.is_free(s, seat, kind):
            own.freed += 1
        else:
            own.actions -= x % r.CHOICES
        own.marks[at] |= USED
        s.told(ACTIVATED, seat, kind, amount)
        s.pay(seat, amount, ACTIVATED)

    def brings(self, s: LastWillState, turn: Now, x: i64) -> Brings:
        kind = s.board(turn.seat)[x // r.CHOICES]
        cost = int(self.cost(s, turn.seat, kind, x % r.CHOICES))
        return {"money": -int(self.amount(s, turn.seat, x)), "actions": -cost}

    def facts(self, s: LastWillState, turn: Now, x: i64, refusal: i64) -> Arguments:
        if refusal == w.TOO_FEW_ACTIONS:
            return {"wanted": int(x % r.CHOICES), "left": int(s.seats[turn.seat].actions)}
        if refusal == w.NO_DEBTS:
            return s.debts(turn.seat, self.amount(s, turn.seat, x))
        return {}

    def sought(self, s: LastWillState, turn: Now) -> list[i64]:
        found: list[i64] = []
        for at, kind in enumerate(s.board(turn.seat)):
            if not like_another(s, turn.seat, at):
                for n in range(r.CHOICES):
                    if s.book.activate[kind * r.CHOICES + n] >= 0:
                        found.append(at * r.CHOICES + n)
        return found


# -------------------------------------------------------------------- companions
NO_ROOM_FOR_COMPANY: Final = w.refusal("no_room_for_company")
ONE_CARD_AT_A_TIME: Final = w.refusal("one_card_at_a_time")
ATTACHED: Final = w.cause("attached", "card", told="card:card companion:companion")


class AttachVerb(PlaceVerb):
    """A companion of the hand stays with a card on the board for good, on its highest free symbol;
    that takes an action for each."""

    def next_symbol(self, s: LastWillState, seat: i64, at: i64) -> i64:
        """The highest free symbol of a card, -1 if all are filled."""
        kind = s.board(seat)[at]
        symbol = s.book.from_symbols[kind] + (s.seats[seat].marks[at] >> COMPANY_SHIFT & COMPANY)
        return symbol if symbol < s.book.from_symbols[kind + 1] else -1

    def card(self, s: LastWillState, seat: i64, companion: i64) -> i64:
        """The card in hand that fits, -1 if there is none."""
        return -1

    def lacks_card(self) -> i64:
        return NO_COMPANION

    def cost(self, s: LastWillState, step: Now) -> i64:
        """By option those who come together share one action."""
        if s.book.companions_together and isinstance(step, AddCompany):
            return 0
        return r.LAY_ACTIONS

    def amiss(self, s: LastWillState, step: Now, at: i64) -> i64:
        symbol = self.next_symbol(s, step.seat, at)
        if symbol < 0:
            return NO_ROOM_FOR_COMPANY
        if s.book.companions_together and isinstance(step, AddCompany) and step.a != at:
            return ONE_CARD_AT_A_TIME
        if self.card(s, step.seat, s.book.symbol_kind[symbol]) < 0:
            return self.lacks_card()
        short = s.seats[step.seat].actions < self.cost(s, step)
        return w.TOO_FEW_ACTIONS if short else LEGAL

    def touches(self, s: LastWillState, step: Now, words: list[str]) -> list[str]:
        """The companion first, if there is one that fits."""
        place = super().touches(s, step, words)
        symbol = self.next_symbol(s, step.seat, named_place(s, words[0]))
        card = self.card(s, step.seat, s.book.symbol_kind[symbol]) if symbol >= 0 else -1
        return [f"hand/{s.rules.game.words['card'][card]}", *place] if card >= 0 else place

    def list_fitting(
        self, s: LastWillState, seat: i64, held: i64, like: i64, found: list[i64]
    ) -> None:
        """Add the places where one of these companions (bits) fits, for a seat with an action, but
        those like another (bits)."""
        book = s.book
        marks = s.seats[seat].marks
        for at, kind in enumerate(s.board(seat)):
            first = book.from_symbols[kind]
            end = book.from_symbols[kind + 1]
            if first < end and not like >> at & 1:
                symbol = first + (marks[at] >> COMPANY_SHIFT & COMPANY)
                if symbol < end and held >> book.symbol_kind[symbol] & 1:
                    found.append(self.items[at])

    def do(self, s: LastWillState, step: Now, at: i64) -> None:
        seat = step.seat
        own = s.seats[seat]
        companion = s.book.symbol_kind[self.next_symbol(s, seat, at)]
        own.actions -= self.cost(s, step)
        own.marks[at] += ONE_MORE
        s.put_away(self.card(s, seat, companion), ATTACHED, seat)
        s.told(ATTACHED, seat, s.board(seat)[at], companion)
        if s.book.companions_together:
            add_company(s, seat, at)

    def brings(self, s: LastWillState, step: Now, at: i64) -> Brings:
        return {"actions": -int(self.cost(s, step)), "hand": -1}

    def is_meant(self, s: LastWillState, seat: i64, at: i64) -> bool:
        kind = s.board(seat)[at]
        has_symbols = s.book.from_symbols[kind] < s.book.from_symbols[kind + 1]
        return has_symbols and super().is_meant(s, seat, at)

    def facts(self, s: LastWillState, step: Now, at: i64, refusal: i64) -> Arguments:
        if refusal == NO_COMPANION:
            symbol = s.book.symbol_kind[self.next_symbol(s, step.seat, at)]
            return {"companion": r.companion.names[symbol]}
        return super().facts(s, step, at, refusal)


@final
class Attach(AttachVerb):
    """The companion that the symbol shows."""

    def card(self, s: LastWillState, seat: i64, companion: i64) -> i64:
        return companion_card(s, seat, companion)


@final
class AttachWild(AttachVerb):
    """A wild companion in the place of any; it is back on the board at the end of the round."""

    def card(self, s: LastWillState, seat: i64, companion: i64) -> i64:
        return companion_card(s, seat, r.ANY)

    def lacks_card(self) -> i64:
        return NO_WILD

    def sought(self, s: LastWillState, step: Now) -> list[i64]:
        found: list[i64] = []
        return super().sought(s, step) if self.card(s, step.seat, 0) >= 0 else found


def add_company(s: LastWillState, seat: i64, at: i64) -> None:
    """By option more companions may join the same card for the same action; asked if the others
    must think that somebody can."""
    if may_join(s, seat, at):
        s.push(AddCompany(seat, at))


def may_join(s: LastWillState, seat: i64, at: i64) -> bool:
    """Is there room with a card, and perhaps somebody for it in the hand?"""
    symbol = ATTACH.next_symbol(s, seat, at)
    if symbol < 0 or like_another(s, seat, at):
        return False
    return may_fill(imagined_companions(s, seat), s.book.symbol_kind[symbol])


ATTACH: Final = Attach("attach")
ATTACH_WILD: Final = AttachWild("attach_wild")
ADD_MENU: Final = menu(ENOUGH, ATTACH, ATTACH_WILD, otherwise=INVITE_FIRST)


@final
class AddCompany(Decision[LastWillState]):
    """By option: more companions for the card at a place (a)."""

    def menu(self) -> Menu:
        return ADD_MENU

    def hides_no(self) -> bool:
        return True

    def lies_on(self) -> tuple[str, ...]:
        return ("act",)

    def check(self, s: LastWillState, act: Step[LastWillState] | None, wants: Wants) -> None:
        assert act is not None
        possible = s.book.companions_together and self.seat == act.seat and self.b == 0
        wants(possible, "agenda", "nobody adds companions here")
        wants(0 <= self.a < len(s.board(self.seat)), "agenda", "there is no such card")
        joined = s.seats[self.seat].marks[self.a] >> COMPANY_SHIFT & COMPANY > 0
        wants(joined, "agenda", "nobody has joined this card")
        wants(may_join(s, self.seat, self.a), "agenda", "nobody else can join this card")

    def asks(self, s: LastWillState) -> Arguments:
        kind = s.board(self.seat)[self.a]
        card = s.rules.game.words["card"][kind]
        return {"seat": int(self.seat), "card": card, "only_no": int(s.formality() >= 0)}


# ----------------------------------------------------------- selling and discarding
NOT_A_PROPERTY: Final = w.refusal("not_a_property")
SELL_INSTEAD: Final = w.refusal("sell_instead")
SOLD: Final = w.cause("sold", "card")
DISCARDED: Final = w.cause("discarded", "card")


@final
class Sell(PlaceVerb):
    """Sell a property for one action: you get its value, changed by the market and by helpers;
    never less than nothing."""

    def amiss(self, s: LastWillState, turn: Now, at: i64) -> i64:
        if s.book.estate[s.board(turn.seat)[at]] < 0:
            return NOT_A_PROPERTY
        short = s.seats[turn.seat].actions < r.LAY_ACTIONS
        return w.TOO_FEW_ACTIONS if short else LEGAL

    def listed(self, s: LastWillState, turn: Now, found: list[i64]) -> None:
        if s.seats[turn.seat].actions >= r.LAY_ACTIONS:
            self.list_used(s, turn.seat, r.BOUGHT, doubles(s, turn.seat), found)

    def proceeds(self, s: LastWillState, seat: i64, at: i64) -> i64:
        estate = s.book.estate[s.board(seat)[at]]
        return max(0, s.value(seat, at) + s.token(estate) - s.seats[seat].sell_malus)

    def do(self, s: LastWillState, turn: Now, at: i64) -> None:
        seat = turn.seat
        proceeds = self.proceeds(s, seat, at)
        s.seats[seat].actions -= r.LAY_ACTIONS
        s.clear_slot(at, SOLD, seat)
        s.pay(seat, -proceeds, SOLD)
        if proceeds == 0:
            s.tell_ruin(seat, False)

    def brings(self, s: LastWillState, turn: Now, at: i64) -> Brings:
        proceeds = int(self.proceeds(s, turn.seat, at))
        return {"money": proceeds, "actions": -r.LAY_ACTIONS, "board": -1}

    def is_meant(self, s: LastWillState, seat: i64, at: i64) -> bool:
        return s.book.estate[s.board(seat)[at]] >= 0 and super().is_meant(s, seat, at)


@final
class Discard(PlaceVerb):
    """Make room: discard a card of your board that is no property; that takes no action."""

    def amiss(self, s: LastWillState, turn: Now, at: i64) -> i64:
        return SELL_INSTEAD if s.book.estate[s.board(turn.seat)[at]] >= 0 else LEGAL

    def listed(self, s: LastWillState, turn: Now, found: list[i64]) -> None:
        self.list_used(s, turn.seat, r.LAID_OUT, doubles(s, turn.seat), found)

    def do(self, s: LastWillState, turn: Now, at: i64) -> None:
        s.clear_slot(at, DISCARDED, turn.seat)

    def brings(self, s: LastWillState, turn: Now, at: i64) -> Brings:
        return {"board": -1}


ACTIVATE: Final = Activate("activate")
SELL: Final = Sell("sell")
DISCARD: Final = Discard("discard")
