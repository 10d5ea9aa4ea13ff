"""The vocabulary of card effects: what a code may say.

Most of it is printed on a card and looked up by the verb that uses the card (`rules` has it as
columns). `companions` asks: whom does the seat take along?
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.state import LastWillState, Now
from tafelrunde.engine import cards
from tafelrunde.engine.effects import COUNT_SHIFT, Answer, Op, Question
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import Step
from tafelrunde.engine.verb import Menu, Moves, Verb, menu
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

INVITE_FIRST: Final = w.refusal("invite_first")
NOBODY_INVITED: Final = w.refusal("nobody_invited")
NO_SUCH_SYMBOL: Final = w.refusal("no_such_symbol")
NO_COMPANION: Final = w.refusal("no_companion")
NO_WILD: Final = w.refusal("no_wild")
PLAYED: Final = w.cause("played", "card")
JOINED: Final = w.cause("joined", "card")
DISGUISED: Final = w.cause("disguised", "card", told="companion:companion")


# -------------------------------------------------------------------- companions
def companion_card(s: LastWillState, seat: i64, companion: i64) -> i64:
    """A card in hand that is just this companion (or just a wild one), -1 if there is none."""
    use = s.book.use
    wanted: i64 = r.GOES_ALONG << companion
    for card in s.hand(seat):
        if use[card & cards.KIND] == wanted:
            return card & cards.KIND
    return -1


def imagined_companions(s: LastWillState, seat: i64) -> i64:
    """Which companions may be in hand for all that the others see, the backs of the cards; as bits,
    the wild one is the bit of ANY. Whether a question is asked depends on these, and not on the
    cards themselves, of which it would tell (ruling open_questions)."""
    back = s.book.back
    along_by = s.book.along_by
    found: i64 = 0
    for card in s.hand(seat):
        found |= along_by[back[card & cards.KIND]]
    return found


def may_fill(companions: i64, symbol: i64) -> bool:
    """Is one of these companions (bits) the one that a symbol shows, or a wild one?"""
    return (companions & (1 << symbol | 1 << r.ANY)) != 0


def coin_of(companion: i64, amount: i64) -> i64:
    """Symbols of one companion and amount cannot be told apart: the number of such a coin."""
    return companion * r.MOST_AMOUNT + amount - 1


@final
class Companions(Op[LastWillState]):
    """Any of these companions may be taken along from the hand, each for what stands beside it."""

    def wrong(self, s: LastWillState, ask: Question[LastWillState], x: i64) -> i64:
        """Is there such a symbol, and can it be paid?"""
        if free_symbol(s, ask, x) < 0:
            return NO_SUCH_SYMBOL
        amount = x % r.MOST_AMOUNT + 1
        return LEGAL if s.affords(ask.seat, s.bill + amount) else w.NO_DEBTS

    def wrong_facts(
        self, s: LastWillState, ask: Question[LastWillState], x: i64, refusal: i64
    ) -> Arguments:
        """The whole bill: what the card has come to so far, and the companion."""
        return s.debts(ask.seat, s.bill + x % r.MOST_AMOUNT + 1) if refusal == w.NO_DEBTS else {}

    def answer(self, s: LastWillState, ask: Question[LastWillState], x: i64) -> None:
        """Somebody comes along; perhaps there is room for more."""
        bit: i64 = 1
        s.bill += x % r.MOST_AMOUNT + 1
        taken = ask.count() | bit << (free_symbol(s, ask, x) - s.book.from_symbols[ask.a])
        invite(s, ask.seat, ask.a, taken)


def free_symbol(s: LastWillState, ask: Question[LastWillState], coin: i64) -> i64:
    """The first symbol of such a coin that nobody fills, -1 if there is none."""
    first = s.book.from_symbols[ask.a]
    taken = ask.count()
    for symbol in range(first, s.book.from_symbols[ask.a + 1]):
        if (
            not taken >> (symbol - first) & 1
            and coin_of(s.book.symbol_kind[symbol], s.book.symbol_amount[symbol]) == coin
        ):
            return symbol
    return -1


def invite(s: LastWillState, seat: i64, kind: i64, taken: i64) -> None:
    """Ask who else comes along, if the others must think that anybody can; else pay the bill."""
    if may_come(s, seat, kind, taken):
        s.push(Company(seat, kind, s.book.symbol_op[kind] | taken << COUNT_SHIFT))
    else:
        settle(s, seat)


def may_come(s: LastWillState, seat: i64, kind: i64, taken: i64) -> bool:
    """Is there a free symbol that can be paid, and perhaps somebody for it in the hand?"""
    companions = imagined_companions(s, seat)
    first = s.book.from_symbols[kind]
    if companions != 0:
        for symbol in range(first, s.book.from_symbols[kind + 1]):
            if (
                may_fill(companions, s.book.symbol_kind[symbol])
                and not taken >> (symbol - first) & 1
                and s.affords(seat, s.bill + s.book.symbol_amount[symbol])
            ):
                return True
    return False


def settle(s: LastWillState, seat: i64) -> None:
    """Spend what the card has come to."""
    bill = s.bill
    s.bill = 0
    s.pay(seat, bill, PLAYED)


class InviteVerb(Answer[LastWillState]):
    """Somebody comes along; a coin is a companion and what it adds."""

    def __init__(self, moves: Moves, name: str) -> None:
        super().__init__(moves, name, NOBODY_INVITED)

    def card(self, s: LastWillState, seat: i64, coin: i64) -> i64:
        """The card in hand that comes, -1 if there is none."""
        return -1

    def listed(self, s: LastWillState, step: Now, found: list[i64]) -> None:
        """By companion and amount, each once."""
        last: i64 = -1
        first = s.book.from_symbols[step.a]
        end = s.book.from_symbols[step.a + 1]
        while True:
            least: i64 = self.size
            for symbol in range(first, end):
                coin = coin_of(s.book.symbol_kind[symbol], s.book.symbol_amount[symbol])
                if last < coin < least:
                    least = coin
            if least == self.size:
                return
            if self.wrong(s, step, least) == LEGAL:
                found.append(self.items[least])
            last = least

    def sought(self, s: LastWillState, step: Now) -> list[i64]:
        first = s.book.from_symbols[step.a]
        end = s.book.from_symbols[step.a + 1]
        return [
            coin_of(s.book.symbol_kind[symbol], s.book.symbol_amount[symbol])
            for symbol in range(first, end)
        ]

    def touches(self, s: LastWillState, step: Now, words: list[str]) -> list[str]:
        companion = r.companion.names.index(words[0].partition("_")[0])
        kind = self.card(s, step.seat, coin_of(companion, 1))
        return [f"hand/{s.rules.game.words['card'][kind]}"] if kind >= 0 else []

    def brings(self, s: LastWillState, step: Now, coin: i64) -> Brings:
        """The whole bill as far as it has come, which is paid at the end."""
        return {"money": -int(s.bill + coin % r.MOST_AMOUNT + 1), "hand": -1}


@final
class Invite(InviteVerb):
    """A companion of the hand fits one of the symbols."""

    def card(self, s: LastWillState, seat: i64, coin: i64) -> i64:
        return companion_card(s, seat, coin // r.MOST_AMOUNT)

    def wrong(self, s: LastWillState, step: Now, coin: i64) -> i64:
        wrong = super().wrong(s, step, coin)
        if wrong != LEGAL:
            return wrong
        return LEGAL if self.card(s, step.seat, coin) >= 0 else NO_COMPANION

    def do(self, s: LastWillState, step: Now, coin: i64) -> None:
        s.put_away(self.card(s, step.seat, coin), JOINED, step.seat)
        super().do(s, step, coin)


@final
class InviteWild(InviteVerb):
    """A wild companion stands for any symbol; it is back on the board at the end of the round."""

    def card(self, s: LastWillState, seat: i64, coin: i64) -> i64:
        return companion_card(s, seat, r.ANY)

    def barred(self, s: LastWillState, step: Now) -> i64:
        return LEGAL if self.card(s, step.seat, 0) >= 0 else NO_WILD

    def do(self, s: LastWillState, step: Now, coin: i64) -> None:
        s.put_away(self.card(s, step.seat, coin), DISGUISED, step.seat)
        s.told(DISGUISED, step.seat, coin // r.MOST_AMOUNT, 0)
        super().do(s, step, coin)

    def sought(self, s: LastWillState, step: Now) -> list[i64]:
        found: list[i64] = []
        return super().sought(s, step) if self.barred(s, step) == LEGAL else found


@final
class Enough(Verb[LastWillState]):
    """Nobody else comes along."""

    def do(self, s: LastWillState, step: Now, x: i64) -> None:
        if isinstance(step, Company):
            settle(s, step.seat)

    def brings(self, s: LastWillState, step: Now, x: i64) -> Brings:
        return {"money": -int(s.bill)}


INVITE: Final = Invite(w.MOVES, "invite")
INVITE_WILD: Final = InviteWild(w.MOVES, "invite_wild")
ENOUGH: Final = Enough(w.MOVES, "enough", NOBODY_INVITED)
COMPANY_MENU: Final = menu(ENOUGH, INVITE, INVITE_WILD, otherwise=INVITE_FIRST)


@final
class Company(Question[LastWillState]):
    """Who comes along when a white card (a) is played; the symbols filled so far are bits of b."""

    def menu(self) -> Menu:
        return COMPANY_MENU

    def hides_no(self) -> bool:
        return True

    def lies_on(self) -> tuple[str, ...]:
        return ("act",)

    def check(self, s: LastWillState, act: Step[LastWillState] | None, wants: Wants) -> None:
        assert act is not None
        super().check(s, act, wants)
        wants(self.seat == act.seat, "agenda", "it is the turn of another seat")
        book = s.book
        wants(book.border[self.a] == r.WHITE, "agenda", "only white cards are played")
        first = book.from_symbols[self.a]
        symbols = book.from_symbols[self.a + 1] - first
        wants(self.count() >> symbols == 0, "agenda", "there is no such symbol")
        wants(self.target() < 0, "agenda", "a card is played for oneself")
        added = s.tag_bonus(self.seat, self.a)
        for symbol in range(symbols):
            if self.count() >> symbol & 1:
                added += book.symbol_amount[first + symbol]
        spent = book.spend[self.a * r.CHOICES : (self.a + 1) * r.CHOICES]
        right = s.bill - added in [amount for amount in spent if amount >= 0]
        wants(right and s.affords(self.seat, s.bill), "bill", "the card does not come to this")
        askable = may_come(s, self.seat, self.a, self.count())
        wants(askable, "agenda", "nobody can come along")

    def asks(self, s: LastWillState) -> Arguments:
        only_no = int(s.formality() >= 0)
        return {**super().asks(s), "pounds": int(s.bill), "only_no": only_no}


# --------------------------------------------------- what is looked up when it is used
class Printed(Op[LastWillState]):
    """Something printed on a card, for the verb that uses the card."""


SPEND: Final = Printed("spend(number:number)")
COMPANIONS: Final = Companions("companions(companion:number)")
ACTIVATE: Final = Printed("activate(number:number)")
SLOTS: Final = Printed("slots(companion:number)")
ESTATE: Final = Printed("property(estate, scale)")
COMPANION: Final = Printed("companion(companion|any)")
START_MONEY: Final = Printed("start_money(number)")
OPS: Final[list[Op[LastWillState]]] = [
    *(SPEND, COMPANIONS, ACTIVATE, SLOTS, ESTATE, COMPANION, START_MONEY),
]
