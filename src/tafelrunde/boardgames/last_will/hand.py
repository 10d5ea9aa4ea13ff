"""Actions with cards of the hand: playing white ones, laying out black ones, buying property."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.effects import PLAYED, invite
from tafelrunde.boardgames.last_will.state import LastWillState, Now, within
from tafelrunde.engine import cards
from tafelrunde.engine.verb import CardVerb, Verb, shown
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

# What a card is that somebody wants to use otherwise
IS_WHITE: Final = w.refusal("white_is_played")
IS_BLACK: Final = w.refusal("black_is_laid_out")
IS_PROPERTY: Final = w.refusal("property_is_bought")
IS_GREY: Final = w.refusal("companions_go_along")
BANKRUPT: Final = w.refusal("bankrupt")
TOO_EXPENSIVE: Final = w.refusal("too_expensive")
LAID_OUT: Final = w.cause("laid_out", "card")
BOUGHT: Final = w.cause("bought", "card")


def proper_use(s: LastWillState, kind: i64) -> i64:
    """What is done with such a card, as the refusal of anything else."""
    use = s.book.use[kind]
    if use == r.PLAYED_ONCE:
        return IS_WHITE
    if use & r.COMPANY:
        return IS_GREY
    return IS_BLACK if use == r.LAID_OUT else IS_PROPERTY


# ------------------------------------------------------------------ white cards
@final
class Play(Verb[LastWillState]):
    """Play a white card: use the actions it says, spend the money it says for them, and put it
    away. Companions may come along."""

    def wrong(self, s: LastWillState, turn: Now, x: i64) -> i64:
        kind = x // r.CHOICES
        if kind >= s.book.kinds:
            return w.NO_SUCH_CARD
        if not cards.holds(s.hand(turn.seat), kind):
            return w.NOT_IN_HAND
        if s.book.use[kind] != r.PLAYED_ONCE:
            return proper_use(s, kind)
        if s.book.spend[x] < 0:
            return w.NOT_PRINTED
        if x % r.CHOICES > s.seats[turn.seat].actions:
            return w.TOO_FEW_ACTIONS
        return LEGAL if s.affords(turn.seat, self.amount(s, turn.seat, x)) else w.NO_DEBTS

    def amount(self, s: LastWillState, seat: i64, x: i64) -> i64:
        """What the card spends by itself, with the bonus for its tag (ruling tag_bonus_once)."""
        return s.book.spend[x] + s.tag_bonus(seat, x // r.CHOICES)

    def listed(self, s: LastWillState, turn: Now, found: list[i64]) -> None:
        """Every number of actions that white cards of the hand have."""
        own = s.seats[turn.seat]
        book = s.book
        possible = within(own.actions)
        last: i64 = -1
        for card in s.hand(turn.seat):
            kind = card & cards.KIND
            if kind != last and book.use[kind] == r.PLAYED_ONCE:
                x = kind * r.CHOICES
                left = book.spend_by[kind] & possible
                most = own.most() - own.tag_bonuses[book.tag_place[kind]]
                while left != 0:
                    if left & 1 and book.spend[x] <= most:
                        found.append(self.items[x])
                    left >>= 1
                    x += 1
            last = kind

    def do(self, s: LastWillState, turn: Now, x: i64) -> None:
        kind = x // r.CHOICES
        seat = turn.seat
        s.bill = self.amount(s, seat, x)
        s.seats[seat].actions -= x % r.CHOICES
        s.put_away(kind, PLAYED, seat)
        invite(s, seat, kind, 0)

    def brings(self, s: LastWillState, turn: Now, x: i64) -> Brings:
        spent = int(self.amount(s, turn.seat, x))
        return {"money": -spent, "actions": -int(x % r.CHOICES), "hand": -1}

    def touches(self, s: LastWillState, turn: Now, words: list[str]) -> list[str]:
        return [f"hand/{words[0]}"]

    def facts(self, s: LastWillState, turn: Now, x: i64, refusal: i64) -> Arguments:
        if refusal == w.TOO_FEW_ACTIONS:
            return {"wanted": int(x % r.CHOICES), "left": int(s.seats[turn.seat].actions)}
        if refusal == w.NO_DEBTS:
            return s.debts(turn.seat, self.amount(s, turn.seat, x))
        return {}

    def sought(self, s: LastWillState, turn: Now) -> list[i64]:
        kinds = {int(card & cards.KIND) for card in s.hand(turn.seat)}
        every = [kind * r.CHOICES + n for kind in kinds for n in range(r.CHOICES)]
        return [x for x in every if s.book.spend[x] >= 0]


# ------------------------------------------------------------------ black cards
class LayVerb(CardVerb[LastWillState]):
    """A card of the hand comes onto a free slot of the board; that takes one action."""

    __slots__ = ("use",)

    def __init__(self, name: str, use: i64) -> None:
        self.use: i64 = use  # the cards that it is for
        super().__init__(w.MOVES, name, w.NO_SUCH_CARD, w.NOT_IN_HAND, w.NOT_YOUR_ACTIONS)
        shown(self, "hand/{0}", "seat/{seat}/board", actions=-r.LAY_ACTIONS, hand=-1, board=1)

    def zone(self, s: LastWillState, turn: Now) -> list[i64]:
        return s.hand(turn.seat)

    def room(self, s: LastWillState, turn: Now) -> i64:
        """What bars laying out whatever it is."""
        own = s.seats[turn.seat]
        if own.actions < r.LAY_ACTIONS:
            return w.TOO_FEW_ACTIONS
        if len(own.marks) >= own.slots:
            return w.BOARD_FULL
        return LEGAL

    def facts(self, s: LastWillState, turn: Now, kind: i64, refusal: i64) -> Arguments:
        if refusal == w.TOO_FEW_ACTIONS:
            return {"wanted": r.LAY_ACTIONS, "left": int(s.seats[turn.seat].actions)}
        if refusal == w.BOARD_FULL:
            return {"slots": int(s.seats[turn.seat].slots)}
        return {}

    def sought(self, s: LastWillState, turn: Now) -> list[i64]:
        return [kind for kind in super().sought(s, turn) if s.book.use[kind] == self.use]


@final
class Lay(LayVerb):
    """Lay out a helper, an expense or a black special card."""

    def wrong(self, s: LastWillState, turn: Now, kind: i64) -> i64:
        if s.book.use[kind] != self.use:
            return proper_use(s, kind)
        return self.room(s, turn)

    def listed(self, s: LastWillState, turn: Now, found: list[i64]) -> None:
        """As of every verb about a card, but what is the same for all is asked once."""
        if self.room(s, turn) != LEGAL:
            return
        use = s.book.use
        last: i64 = -1
        for card in s.hand(turn.seat):
            kind = card & cards.KIND
            if kind != last and use[kind] == r.LAID_OUT:
                found.append(self.items[kind])
            last = kind

    def do(self, s: LastWillState, turn: Now, kind: i64) -> None:
        own = s.seats[turn.seat]
        own.actions -= r.LAY_ACTIONS
        before = own.extra_actions
        s.lay_out(kind, LAID_OUT, turn.seat)
        if s.book.friend_at_once:
            own.actions += own.extra_actions - before

    def brings(self, s: LastWillState, turn: Now, kind: i64) -> Brings:
        if not s.book.friend_at_once:
            return self.gives
        sums = s.rules.code
        more = 0
        for at in range(sums.from_mods[kind], sums.from_mods[kind + 1], 2):
            if sums.mods[at] == r.EXTRA_ACTIONS.base:
                more += int(sums.mods[at + 1])
        return {**self.gives, "actions": more - r.LAY_ACTIONS}


@final
class Buy(LayVerb):
    """Buy a property: its highest value, changed by the market, and the action of laying out."""

    def wrong(self, s: LastWillState, turn: Now, kind: i64) -> i64:
        if s.book.use[kind] != self.use:
            return proper_use(s, kind)
        room = self.room(s, turn)
        if room != LEGAL:
            return room
        own = s.seats[turn.seat]
        if own.bankrupt():
            return BANKRUPT
        return LEGAL if self.price(s, turn.seat, kind) <= own.money else TOO_EXPENSIVE

    def listed(self, s: LastWillState, turn: Now, found: list[i64]) -> None:
        """As of every verb about a card, but what is the same for all is asked once."""
        own = s.seats[turn.seat]
        if self.room(s, turn) != LEGAL or own.bankrupt():
            return
        use = s.book.use
        last: i64 = -1
        for card in s.hand(turn.seat):
            kind = card & cards.KIND
            if kind != last and use[kind] == r.BOUGHT:
                if self.price(s, turn.seat, kind) <= own.money:
                    found.append(self.items[kind])
            last = kind

    def price(self, s: LastWillState, seat: i64, kind: i64) -> i64:
        """At least nothing (ruling price_floor)."""
        price = s.book.values[s.book.from_values[kind]] + s.token(s.book.estate[kind])
        price += s.seats[seat].buy_bonus
        if price < 0:
            return 0
        return price

    def do(self, s: LastWillState, turn: Now, kind: i64) -> None:
        price = self.price(s, turn.seat, kind)
        s.seats[turn.seat].actions -= r.LAY_ACTIONS
        s.lay_out(kind, BOUGHT, turn.seat)
        s.pay(turn.seat, price, BOUGHT)

    def brings(self, s: LastWillState, turn: Now, kind: i64) -> Brings:
        return {"money": -int(self.price(s, turn.seat, kind)), **self.gives}

    def facts(self, s: LastWillState, turn: Now, kind: i64, refusal: i64) -> Arguments:
        if refusal == TOO_EXPENSIVE:
            price = int(self.price(s, turn.seat, kind))
            return {"pounds": price, "money": int(s.seats[turn.seat].money)}
        return super().facts(s, turn, kind, refusal)


PLAY: Final = Play(w.MOVES, "play", w.NOT_YOUR_ACTIONS)
LAY: Final = Lay("lay", r.LAID_OUT)
BUY: Final = Buy("buy", r.BOUGHT)
