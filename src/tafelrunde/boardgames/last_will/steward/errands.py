"""Where the steward sends their boys."""

from __future__ import annotations

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will.errands import (
    CLOCK,
    EXTEND,
    MARKET,
    OPERA,
    PASS,
    TAKE,
    UNKNOWN,
)
from tafelrunde.boardgames.last_will.steward.day import Day
from tafelrunde.boardgames.last_will.steward.packing import NO_LIMIT, chosen, pack
from tafelrunde.boardgames.last_will.steward.planning import decks
from tafelrunde.boardgames.last_will.steward.worth import ACTION, Worth
from tafelrunde.engine.advice import Offer, Tip
from tafelrunde.engine.view import Arguments

LATER = 0.6  # of what a card is worth if it waits for the next round
SLOT = 0.7  # what a slot is worth in a round if the board is nearly full
HURRY = 0.7  # what it is worth to plan one place earlier
SOON = 1.0  # rounds: property is sold within
TOUCH = 0.3  # part of a token that matters for a house that is sold much later
IDLE = -0.2  # what is of no use; a boy had better rest
UNKNOWN_PART = 0.7  # an unknown card may not fit


def errand(o: Worth, legal: list[int]) -> Tip:
    """The errand that is worth most."""
    errands = Errands(o)
    found = [errands.offer(move) for move in legal if not MARKET.covers(move)]
    if MARKET.base in legal:
        found.append(errands.market())
    best = max(found, key=lambda one: one.value)
    if best.value <= 0 and best.tip.move != PASS.base:
        return Tip(best.tip.move, "errand_any", {})  # it is of no use, but nothing else is either
    return best.tip


class Errands:
    """What the boys could bring, judged by what the actions of this round have to do already."""

    def __init__(self, o: Worth) -> None:
        self.o = o
        given = o.book.plan_actions[o.s.space_of(o.me)]
        self.actions = actions = int(given + o.sums[r.EXTRA_ACTIONS.base])
        self.day = day = Day(o, o.rounds, actions)
        purse = o.money if o.homes else NO_LIMIT
        packs = pack(day.of_hand() + day.of_board([]), actions, purse)
        self.choices = chosen(packs[actions])
        # What the last action is worth that the cards in hand have use for
        self.action = packs[actions].value - packs[actions - 1].value if actions else ACTION
        self.decks = decks(o, [0] * r.REGULAR)

    # --------------------------------------------------------------------- offers

    def offer(self, move: int) -> Offer:
        o = self.o
        if TAKE.covers(move):
            kind = move - int(TAKE.base)
            value = self.card(kind)
            return Offer(value, Tip(move, *self.why(kind)))
        if UNKNOWN.covers(move):
            deck = move - int(UNKNOWN.base)
            value = UNKNOWN_PART * (self.decks[deck] - self.action)
            return Offer(value, Tip(move, "unknown", {}))
        if move == OPERA.base:
            ticket = int(OPERA.ticket(o.s, o.me))
            return Offer(float(ticket), Tip(move, "opera", {"pounds": ticket}))
        if move == EXTEND.base:
            return Offer(self.extension(), Tip(move, "extend", {}))
        if CLOCK.covers(move):
            return Offer(self.earlier(move - int(CLOCK.base)), Tip(move, "clock", {}))
        assert move == PASS.base
        return Offer(0.0, Tip(move, "rest", {}))

    def card(self, kind: int) -> float:
        """What a card is worth that a boy brings."""
        o = self.o
        if o.prints[kind].use & r.COMPANY:
            return self.companion(int(o.book.companion[kind]))
        now = later = 0.0
        for choice in self.day.of_card(kind):
            now = max(now, choice.value - self.action * choice.actions)
            later = max(later, choice.value - ACTION * choice.actions)
        return max(now, LATER * later if o.rounds > 0 else 0.0)

    def companion(self, companion: int) -> float:
        """The best symbol that nobody in hand would fill."""
        o = self.o
        best = 0.0
        for kind in o.hand:
            card = o.prints[kind]
            if card.use == r.PLAYED_ONCE:
                before = o.company(card.symbols)
                o.held[companion] += 1
                best = max(best, o.company(card.symbols) - before)
                o.held[companion] -= 1
        for at, kind in enumerate(o.board):
            card = o.prints[kind]
            for wanted, pounds in card.symbols[o.with_it(at) : o.with_it(at) + 1]:
                if companion in (wanted, r.ANY):
                    best = max(best, pounds * (1 + o.rounds) - self.action)
        return best

    def why(self, kind: int) -> tuple[str, Arguments]:
        o = self.o
        card = o.prints[kind]
        if card.use & r.COMPANY:
            wild = o.book.companion[kind] == r.ANY
            return ("take_wild", {}) if wild else ("take_companion", {"card": o.slug(kind)})
        reason = {r.PLAYED_ONCE: "take_event", r.BOUGHT: "take_property"}
        return reason.get(card.use, "take_" + self.day.why_laid(kind)[4:]), {"card": o.slug(kind)}

    def extension(self) -> float:
        """A slot more, for the cards in hand that have none."""
        o = self.o
        waiting = sum(1 for kind in o.hand if o.prints[kind].use in (r.LAID_OUT, r.BOUGHT))
        if o.free > waiting + 1 or o.rounds <= 0:
            return IDLE
        return SLOT * o.rounds * (2.0 if o.free < waiting else 1.0)

    def earlier(self, clock: int) -> float:
        """By how many places a clock would let the seat plan earlier."""
        o = self.o
        places = range(int(o.s.players))
        now = next(place for place in places if o.s.ordered(place) == o.me)
        return HURRY * (now - clock) if now > clock and o.rounds > 0 else IDLE

    # --------------------------------------------------------------------- market

    def market(self) -> Offer:
        """The tokens laid so that what is bought is dear and what is sold is cheap."""
        o = self.o
        wanted = [0.0] * r.ESTATES
        buys = [choice.kind for choice in self.choices if o.prints[choice.kind].use == r.BOUGHT]
        for kind in buys:
            if kind in o.hand:
                wanted[o.book.estate[kind]] += 1.0
        for at in o.homes:
            wanted[o.book.estate[o.board[at]]] -= 1.0 if o.rounds <= SOON else TOUCH
        now = int(o.s.market)
        if not any(wanted):
            return Offer(IDLE, Tip(int(MARKET.base) + now, "market_sell", {}))
        tokens = [float(token) for token in o.book.tokens]
        a, b, c, d = wanted
        values = [
            a * tokens[w] + b * tokens[x] + c * tokens[y] + d * tokens[z] for w, x, y, z in r.TOKENS
        ]
        best = max(range(r.ARRANGEMENTS), key=values.__getitem__)
        reason = "market_buy" if max(wanted) > 0 else "market_sell"
        move = int(MARKET.base) + best
        return Offer(values[best] - values[now], Tip(move, reason, {}))
