"""What the steward can do in a turn: the groups of choices they pack into their actions."""

from __future__ import annotations

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.display import ACTIVATE, ATTACH, ATTACH_WILD, DISCARD, SELL
from tafelrunde.boardgames.last_will.hand import BUY, LAY, PLAY
from tafelrunde.boardgames.last_will.state import USED
from tafelrunde.boardgames.last_will.steward.packing import Choice
from tafelrunde.boardgames.last_will.steward.worth import ACTION, Worth

Group = list[Choice]

# What comes first: a house is used before it is sold, money is needed before it is gone
USE_AND_SELL, SELLING, MAKE_ROOM, BUYING, LAYING, JOINING, USING, PLAYING = range(8)
NEVER = -1000.0
WAIT = 1.0  # pounds for which selling can wait: the market may change


class Day:
    """Everything that can be done if the game lasts so many rounds more."""

    def __init__(self, o: Worth, rounds: float, actions: int) -> None:
        self.o = o
        self.rounds = rounds
        self.actions = actions
        self.worst = self._worst() if o.free <= 0 else -1

    # ---------------------------------------------------------------------- hand

    def of_hand(self) -> list[Group]:
        """A group for every card in hand that can be used by itself, equal ones apart."""
        groups = []
        for kind in self.o.hand:
            group = self.of_card(kind)
            if group:
                groups.append(group)
        return groups

    def of_card(self, kind: int) -> Group:
        use = self.o.prints[kind].use
        if use == r.PLAYED_ONCE:
            return self.playing(kind)
        if use == r.LAID_OUT:
            return self.laying(kind)
        return self.buying(kind) if use == r.BOUGHT else []

    def playing(self, kind: int) -> Group:
        o = self.o
        card = o.prints[kind]
        company = o.company(card.symbols)
        bonus = o.tag_bonus(kind)
        more = bonus + company
        reason = "play_company" if company else "play"
        return [
            Choice(
                actions,
                float(pounds + more),
                pounds + more,
                PLAYING,
                int(PLAY.base) + kind * r.CHOICES + actions,
                reason,
                kind,
                pounds + bonus,
            )
            for actions, pounds in card.spend
            if actions <= self.actions
        ]

    def laying(self, kind: int) -> Group:
        """Lay out a card, and perhaps use it at once."""
        o = self.o
        card = o.prints[kind]
        value = o.laid(kind, self.rounds) + self.room()
        if value <= 0 and not card.activate:
            return []
        rank, move = self.first(LAYING, int(LAY.base) + kind)
        reason = self.why_laid(kind)
        fact = max((pounds for _, pounds in card.activate), default=0) + o.bonus(kind)
        found = [Choice(1, value, 0, rank, move, reason, kind, fact)] if value > 0 else []
        for actions, pounds in card.activate:
            spent = pounds + o.bonus(kind)
            total = value + spent
            if total > 0 and actions < self.actions:
                found.append(Choice(1 + actions, total, spent, rank, move, reason, kind, fact))
        return found

    def why_laid(self, kind: int) -> str:
        card = self.o.prints[kind]
        for place, _ in card.modifiers:
            if place == r.EXTRA_ACTIONS.base:
                return "lay_friend"
        return "lay_helper" if card.modifiers else "lay_expense"

    def buying(self, kind: int) -> Group:
        o = self.o
        price = int(BUY.price(o.s, o.me, kind))
        value = o.bought(kind, self.rounds) + self.room()
        if value <= 0 or price > o.money or (o.money <= 0 and not o.homes):
            return []
        rank, move = self.first(BUYING, int(BUY.base) + kind)
        reason, fact = self.why_bought(kind, price)
        return [Choice(1, value, price, rank, move, reason, kind, fact)]

    def why_bought(self, kind: int, price: int) -> tuple[str, int]:
        """It costs more than it is worth, or it falls, which a farm never does."""
        o, token = self.o, self.o.token(kind)
        lost = int(o.held_on(kind, 0, o.bonus(kind), self.rounds))
        drop = o.drop(kind, 0) if self.falls() else 0
        if not drop or (token > 1 and token >= lost / 3):
            return "buy_dear", price - o.prints[kind].values[0]
        return "buy", drop

    # ---------------------------------------------------------------------- room

    def _worst(self) -> int:
        """The place of the card on the board that is missed least; no property."""
        o = self.o
        places = [at for at in range(len(o.board)) if at not in o.homes]
        return min(places, key=self.missed, default=-1)

    def missed(self, at: int) -> float:
        """What is lost with a card of the board that is discarded."""
        o = self.o
        filled = o.filled(o.prints[o.board[at]], o.with_it(at))
        value = o.laid(o.board[at], self.rounds) + self.rounds * filled
        if not o.marks[at] & USED:
            value += max(
                (pounds for n, pounds in o.prints[o.board[at]].activate if n == 0), default=0
            )
        return value

    def room(self) -> float:
        """What it costs to have a free slot, below zero."""
        if self.o.free > 0:
            return 0.0
        return -self.missed(self.worst) if self.worst >= 0 else NEVER

    def first(self, rank: int, move: int) -> tuple[int, int]:
        """The move, or that of making room for it."""
        if self.o.free > 0:
            return rank, move
        return MAKE_ROOM, int(DISCARD.base) + self.worst

    # --------------------------------------------------------------------- board

    def of_board(self, sold: list[int]) -> list[Group]:
        groups = []
        spared = int(self.o.sums[r.FREE_ACTIVATION.base] - self.o.own.freed)
        for at in range(len(self.o.board)):
            free = spared > 0 and at in self.o.homes
            group = self.of_place(at, at in sold, free)
            if group:
                groups.append(group)
                spared -= free
        return groups

    def of_place(self, at: int, sold: bool, free: bool) -> Group:
        """Use a card, and perhaps have companions join it before."""
        o = self.o
        kind = o.board[at]
        card = o.prints[kind]
        joining = [] if sold else o.joining(card, o.with_it(at))
        used = bool(o.marks[at] & USED)
        if not joining and (used or not card.activate):
            return []
        bonus = o.bonus(kind) + o.filled(card, o.with_it(at))
        house = bool(card.values)
        drop = o.drop(kind, o.step(at)) if house and not sold and self.falls() else 0
        found: Group = []
        if not used:
            rank = USE_AND_SELL if sold else USING
            for actions, pounds in card.activate:
                cost = 0 if free else actions
                spent = pounds + bonus
                if spent > drop and cost <= self.actions:
                    move = int(ACTIVATE.base) + at * r.CHOICES + actions
                    why = self.why_used(at, spent, sold) if cost else "use_free"
                    found.append(Choice(cost, spent - drop, spent, rank, move, why, kind, spent))
        return found + self.joined(at, joining, bonus, found) if joining else found

    def why_used(self, at: int, spent: int, sold: bool) -> str:
        """The house would fall by less, if it falls at all; a bad adviser may make it fall more."""
        o = self.o
        if sold:
            return "use_sold"
        values = o.prints[o.board[at]].values
        if not values or not self.falls():
            return "use"
        lowest = o.step(at) + 1 + int(o.sums[r.EXTRA_DEPRECIATION.base])
        loss = values[o.step(at)] - values[min(lowest, len(values) - 1)]
        return "use_house" if 0 < loss < spent else "use"

    def falls(self) -> bool:
        """Does a property that stays still lose value, and does that matter?"""
        return self.rounds > 0 or bool(self.o.book.final_depreciation)

    def joined(self, at: int, joining: list[int], bonus: int, uses: Group) -> Group:
        """The same uses with companions, who stay for later rounds."""
        o = self.o
        kind = o.board[at]
        card = o.prints[kind]
        before = o.gain(card, bonus)
        companion = card.symbols[o.with_it(at)][0]
        verb = ATTACH if o.held[companion] else ATTACH_WILD
        reason = "attach" if verb is ATTACH else "attach_wild"
        move, fact = int(verb.base) + at, card.symbols[o.with_it(at)][1]
        found = []
        for count, added in enumerate(joining, 1):
            if count > self.actions:
                break
            later = self.rounds * (o.gain(card, bonus + added) - before)
            if later > 0:
                found.append(Choice(count, later, 0, JOINING, move, reason, kind, fact))
            for use in uses:
                actions = count + use.actions
                if actions <= self.actions:
                    value, spent = use.value + later + added, use.pounds + added
                    found.append(Choice(actions, value, spent, JOINING, move, reason, kind, fact))
        return found

    # ------------------------------------------------------------------- selling

    def selling(self, at: int) -> Choice:
        """Sell a property, as one of those that are sold."""
        o = self.o
        kind = o.board[at]
        fact = o.proceeds(at)
        reason = "sell" if self.rounds > 0 else "sell_last"
        return Choice(1, self.sale(at), 0, SELLING, int(SELL.base) + at, reason, kind, fact)

    def sale(self, at: int) -> float:
        """What is won by selling now. In the last round a property counts five pounds more than
        its value; before that, an action is spared later, but the house falls no more."""
        o = self.o
        kind = o.board[at]
        value = o.prints[kind].values[o.step(at)]
        fall = 0 if o.marks[at] & USED or not self.falls() else o.drop(kind, o.step(at))
        if self.rounds <= 0:
            return r.MANSION + value - fall - o.proceeds(at)
        bonus = o.bonus(kind) + o.filled(o.prints[kind], o.with_it(at))
        later = o.held_on(kind, o.step(at), bonus, self.rounds)
        return ACTION / max(1.0, self.rounds) - WAIT - later - o.token(kind) / 2
