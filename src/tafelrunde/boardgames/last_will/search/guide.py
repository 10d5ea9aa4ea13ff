"""What search knows of Last Will: the features of moves, and how a seat stands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.display import ACTIVATE as USES
from tafelrunde.boardgames.last_will.display import DISCARD as DISCARDS
from tafelrunde.boardgames.last_will.ending import Drop
from tafelrunde.boardgames.last_will.errands import MARKET as MARKETS
from tafelrunde.boardgames.last_will.errands import PASS, Errand
from tafelrunde.boardgames.last_will.planning import DECLARED, DECLARED_BITS, Block, Fetch, Plan
from tafelrunde.boardgames.last_will.search import features as x
from tafelrunde.boardgames.last_will.search.appraisal import Appraisal
from tafelrunde.boardgames.last_will.search.cards import ACTION, AMOUNT, AMOUNT_BITS, Card
from tafelrunde.boardgames.last_will.search.levels import counted, last_action, reach, uses
from tafelrunde.boardgames.last_will.search.market import Wishes
from tafelrunde.boardgames.last_will.search.pace import rounds_left, wealth
from tafelrunde.boardgames.last_will.search.standing import stand
from tafelrunde.boardgames.last_will.state import (
    STEP,
    USED,
    LastWillState,
    Seat,
)
from tafelrunde.boardgames.last_will.turn import END as ENDS
from tafelrunde.boardgames.last_will.turn import Act
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.effects import survey
from tafelrunde.engine.guide import Guide
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.words import LEGAL

PLAN: Final[i64] = w.MOVES.number("plan")
BLOCK: Final[i64] = w.MOVES.number("block")
FETCH: Final[i64] = w.MOVES.number("fetch")
EXTEND: Final[i64] = w.MOVES.number("extend")
UNKNOWN: Final[i64] = w.MOVES.number("unknown")
OPERA: Final[i64] = w.MOVES.number("opera")
CLOCK: Final[i64] = w.MOVES.number("clock")
MARKET: Final[i64] = w.MOVES.number("market")
INVITE: Final[i64] = w.MOVES.number("invite")
INVITE_WILD: Final[i64] = w.MOVES.number("invite_wild")
ATTACH: Final[i64] = w.MOVES.number("attach")
ATTACH_WILD: Final[i64] = w.MOVES.number("attach_wild")
SELL: Final[i64] = w.MOVES.number("sell")
DISCARD: Final[i64] = w.MOVES.number("discard")
WORSEN: Final[i64] = w.MOVES.number("worsen")
ACTIVATE: Final[i64] = w.MOVES.number("activate")
END: Final[i64] = w.MOVES.number("end")
KEEP: Final[i64] = w.MOVES.number("keep")
TAKE: Final[i64] = w.MOVES.number("take")
LAY: Final[i64] = w.MOVES.number("lay")
BUY: Final[i64] = w.MOVES.number("buy")
DROP: Final[i64] = w.MOVES.number("drop")
PLAY: Final[i64] = w.MOVES.number("play")

STAGES: Final = 9  # by half rounds that are left
SPARED: Final = 2.5  # pounds for an action that might have nothing else to do
FOUND: Final = 5  # pounds that a card not known yet gets rid of, with one action
USUAL_PRICE: Final = 15  # of a property
LATER: Final = 0.6  # of what a card is worth if it waits for the next round
SOON: Final = 1.0  # rounds: property is sold within
TOUCH: Final = 3  # tenths of a token that matter for a house that is sold much later
HURRY: Final = 0.7  # what it is worth to plan one place earlier
SLOT: Final = 0.7  # what a slot is worth in a round
SMALL: Final = 1.5  # pounds
USUAL: Final = 3  # actions of a round

HORIZON: Final = 2  # rounds
CLEAR: Final = 12.0  # points that make a clear margin
GREED: Final = 1.5


@final
class LastWillGuide(Guide[LastWillState]):
    """The table as the deciding seat sees it, and what its moves look like from there."""

    __slots__ = (
        *("actions", "book", "cards", "forced", "idle", "is_asked", "last", "me", "needed", "own"),
        *("price", "rounds", "usable", "vain", "vain_end", "view", "wishes"),
    )

    def __init__(self, book: r.LastWillRules, players: i64, own: Seat) -> None:
        super().__init__(book, players, x.f, x.t, STAGES)
        self.horizon = HORIZON
        self.scale = CLEAR
        self.greed = GREED
        self.book: r.LastWillRules = book
        self.view: Appraisal = Appraisal(book, own)
        self.cards: list[Card] = self.view.cards
        self.wishes: Wishes = Wishes(book)
        self.me: i64 = 0
        self.own: Seat = own
        self.rounds: float = 0.0
        self.last: bool = False
        self.actions: i64 = 0
        self.price: float = 0.0  # what the last action does in this turn
        self.idle: i64 = 0  # actions that nothing in hand or on the board has a use for
        self.usable: i64 = 0  # while planning: actions that there is a use for
        # The moves from one to another are never worth a thought, but for the best arrangement of
        # the market; if the end is 0, there are none.
        self.vain: i64 = 0
        self.vain_end: i64 = 0
        self.needed: i64 = 0  # actions for selling everything, if ruin or the end is near
        self.forced: i64 = -1  # a move that costs nothing and does no harm
        self.is_asked: bool = False  # is it known that there is no such move in this turn?

    # -------------------------------------------------------------------- the table

    def pick(self, s: LastWillState, rng: Rng) -> i64:
        """What costs nothing is done without looking at anything else."""
        if isinstance(s.current, Act):
            free = self.for_nothing(s, s.current.seat)
            if free >= 0:
                return free
            self.is_asked = True
        move = super().pick(s, rng)
        self.is_asked = False
        return move

    def look(self, s: LastWillState) -> None:
        step = s.current
        self.me = step.seat
        self.own = s.seats[step.seat]
        self.vain_end = 0
        if isinstance(step, Act):
            self.look_at_turn(s)
            return
        self.forced = -1
        self.price = 0.0
        self.needed = 0
        self.actions = self.own.actions
        view = self.view
        view.see(s, step.seat)
        if isinstance(step, Drop):
            self.take_time(rounds_left(s, NOBODY, True))
            return
        self.take_time(rounds_left(s, NOBODY, False))
        if isinstance(step, Fetch):
            self.actions = self.given(s)
        elif isinstance(step, Errand):
            self.look_at_errands(s)
        elif isinstance(step, (Plan, Block)):
            view.weigh(s, r.CHOICES - 1)
            self.usable = uses(view.levels)

    def take_time(self, rounds: float) -> None:
        self.rounds = rounds
        self.view.rounds = rounds
        self.last = rounds <= 0.0

    def given(self, s: LastWillState) -> i64:
        """The actions of this round."""
        return self.book.plan_actions[s.space_of(self.me)] + self.own.extra_actions

    def look_at_errands(self, s: LastWillState) -> None:
        view = self.view
        self.actions = self.given(s)
        view.weigh(s, self.actions)
        self.price = float(last_action(view.levels, self.actions))
        self.idle = self.actions - uses(view.levels)
        if self.idle < 0:
            self.idle = 0
        self.vain = MARKETS.base
        self.vain_end = PASS.base + 1
        if MARKETS.barred(s, s.current) == LEGAL:
            self.wishes.make(view, s.market)
        else:
            self.wishes.clear()

    def look_at_turn(self, s: LastWillState) -> None:
        self.forced = -1 if self.is_asked else self.for_nothing(s, self.me)
        if self.forced >= 0:
            return
        own = self.own
        view = self.view
        view.see(s, self.me)
        self.take_time(rounds_left(s, self.me, False))
        self.actions = own.actions
        view.weigh(s, own.actions)
        self.price = float(last_action(view.levels, own.actions))
        if not self.wants_room():
            self.vain = DISCARDS.base
            self.vain_end = self.vain + r.MOST_SLOTS
        self.needed = 0
        if view.homes > 0 and own.actions >= view.homes:
            if self.last or self.is_ruin_near(s):
                self.needed = view.homes

    def is_ruin_near(self, s: LastWillState) -> bool:
        """Can everything be sold and all money be spent in this turn?"""
        view = self.view
        money = self.own.money
        spent = reach(view.levels, self.own.actions - view.homes)
        if money > spent:
            return False  # whatever is sold for
        for at, kind in enumerate(view.board):
            card = self.cards[kind]
            if card.is_house:
                money += view.proceeds(card, self.own.marks[at], s.token(card.estate))
        return money <= spent

    def for_nothing(self, s: LastWillState, seat: i64) -> i64:
        """A helper that spends something without an action, whatever else is done; the end of the
        turn if nothing else can be done; -1 if there is something to choose."""
        own = s.seats[seat]
        marks = own.marks
        cards = self.cards
        idle = own.actions == 0
        for at, kind in enumerate(s.board(seat)):
            card = cards[kind]
            spends = card.activate_by & 1
            if (spends or idle) and not marks[at] & USED:
                if card.is_house:
                    if spends or own.freed < own.free_activations:
                        idle = False
                elif spends:
                    idle = False
                    if card.is_plain and (own.estates == 0 or own.money >= card.activate[0]):
                        return USES.base + at * r.CHOICES
        if idle:
            for held in s.hand(seat):
                if self.cards[held & KIND].spend_by & 1:
                    return -1
            return ENDS.base
        return -1

    def sensible(self, s: LastWillState, moves: list[i64]) -> list[i64]:
        """What costs nothing is done first. Boys do not rest, and think of the best arrangement of
        the market alone; nothing is discarded unless it makes room."""
        if self.forced >= 0:
            return [self.forced]
        if self.vain_end == 0:
            return moves
        wanted: i64 = -1
        if self.vain == MARKETS.base and self.wishes.best >= 0:
            wanted = MARKETS.base + self.wishes.best
        return without(moves, self.vain, self.vain_end, wanted)

    def wants_room(self) -> bool:
        return self.view.free <= 0 and self.actions > 0 and self.view.waiting() > 0

    # --------------------------------------------------------------------- features

    def describe(self, s: LastWillState, verb: i64, at: i64) -> None:
        if self.forced >= 0:
            return
        # The most frequent ones first
        if verb == DROP:
            self.describe_drop(s, at)
        elif verb == TAKE:
            self.describe_take(s, at)
        elif verb == FETCH:
            self.describe_fetch(s, at)
        elif EXTEND <= verb <= MARKET:  # errands follow one another in the table of moves
            self.describe_errand(s, verb, at)
        elif verb == PLAY:
            self.describe_play(at // r.CHOICES, at % r.CHOICES)
        elif verb == ACTIVATE:
            self.describe_use(s, at // r.CHOICES, at % r.CHOICES)
        elif verb == SELL:
            self.describe_sale(s, at)
        elif verb in (PLAN, BLOCK):
            self.describe_space(s, at)
        elif verb == END:
            self.describe_end()
        elif verb == LAY:
            self.describe_lay(at)
        elif verb == BUY:
            self.describe_buy(s, at)
        elif verb == DISCARD:
            self.describe_discard(s, at)
        elif verb in (INVITE, INVITE_WILD):
            self.describe_guest(at // r.MOST_AMOUNT, at % r.MOST_AMOUNT + 1, verb == INVITE)
        elif verb in (ATTACH, ATTACH_WILD):
            self.describe_joining(at)
        else:
            self.describe_errand(s, verb, at)

    # ------------------------------------------------------------------- planning

    def describe_space(self, s: LastWillState, space: i64) -> None:
        sheet = self.move
        view = self.view
        sheet.mark(x.SPACED + space)
        if self.rounds < SOON:
            sheet.mark(x.SPACED_LATE + space)
        at = s.side * r.SPACES + space
        cards = self.book.plan_cards[at]
        actions = self.book.plan_actions[at]
        new = (7 * (cards + self.book.plan_boys[at]) + 5) // 10
        sheet.note(x.SPACE_CARDS, 0.1 * float(cards) * self.rounds)
        sheet.note(x.SPACE_ACTIONS, 0.1 * float(actions) * self.rounds)
        actions += self.own.extra_actions
        levels = counted(view.levels, new, FOUND)
        sheet.note(x.SPACE_REACH, 0.2 * float(reach(levels, actions)))
        spare = self.usable + new - actions
        if spare > 0:
            sheet.count(x.SPACE_SPARE, spare)
        else:
            sheet.count(x.SPACE_IDLE, -spare)

    def describe_fetch(self, s: LastWillState, deck: i64) -> None:
        sheet = self.move
        view = self.view
        declared = s.current.b
        had = declared >> (deck * DECLARED_BITS) & DECLARED
        sheet.mark(x.FETCHED + deck)
        sheet.note(x.FETCHED_TIME + deck, self.rounds)
        sheet.count(x.FETCHED_MORE + deck, had)
        sheet.count(x.FETCHED_ACTIONS + deck, self.actions)
        if deck == r.COMPANION:
            free = view.open_symbols() - had
            if free > 4:
                free = 4
            sheet.count(x.FETCH_SYMBOLS, free)
            sheet.count(x.FETCH_FITTING, declared & DECLARED)
        elif deck != r.EVENT:
            if deck == r.HELPER:
                sheet.count(x.FETCHED_HELD + deck, view.helpers())
            else:
                sheet.count(x.FETCHED_HELD + deck, view.houses())
                if self.own.money <= USUAL_PRICE:
                    sheet.mark(x.FETCH_POOR)
            if view.free <= view.waiting() + had:
                sheet.mark(x.FETCH_CROWDED)

    # --------------------------------------------------------------------- errands

    def describe_take(self, s: LastWillState, kind: i64) -> None:
        sheet = self.move
        view = self.view
        card = self.cards[kind]
        sort = card.sort
        sheet.mark(x.TAKEN + sort)
        if sort >= x.COMPANION:
            now = float(view.best_symbol(card.companion))
            later = float(view.best_place(card.companion)) * (1.0 + self.rounds) - self.price
            worth = now if now > later else later
            sheet.note(x.TAKE_NOW, worth)
        else:
            view.appraise(s, card, self.price, self.actions, ACTION)
            now = view.now
            later = 0.0 if self.last else LATER * view.later
            sheet.note(x.TAKE_NOW, now)
            sheet.note(x.TAKE_LATER, later)
            worth = now if now > later else later
            if self.idle > 0:
                sheet.mark(x.TAKE_IDLE)
        sheet.note(x.ERRAND, worth)

    def describe_errand(self, s: LastWillState, verb: i64, at: i64) -> None:
        """Also what is left: the answers to helpers and advisers."""
        sheet = self.move
        if verb == UNKNOWN:
            sheet.mark(x.UNKNOWN + at)
            sheet.note(x.UNKNOWN_TIME + at, self.rounds)
            sheet.count(x.UNKNOWN_IDLE, self.idle)
            sheet.note(x.ERRAND, 0.5 * (float(FOUND) - self.price))
        elif verb == OPERA:
            sheet.count(x.ERRAND, r.OPERA + self.own.standing.sums[r.OPERA_BONUS.base])
            if self.last:
                sheet.mark(x.OPERA_LAST)
        elif verb == EXTEND:
            self.describe_extension()
        elif verb == MARKET:
            sheet.note(x.ERRAND, self.wishes.gain)
        elif verb == CLOCK:
            now: i64 = 0
            while s.ordered(now) != self.me:
                now += 1
            sheet.note(x.ERRAND, HURRY * float(now - at))
        elif verb == WORSEN:
            card = self.cards[self.view.board[at]]
            sheet.count(x.WORSEN_LOSS, card.drop(self.own.marks[at] & STEP))
        elif verb == KEEP:
            sheet.mark(x.KEPT + self.cards[at].sort)
            self.view.appraise(s, self.cards[at], 0.0, 0, SPARED)
            sheet.note(x.KEEP_WORTH, 0.2 * self.view.later)

    def describe_extension(self) -> None:
        sheet = self.move
        free = self.view.free - self.view.waiting()
        sheet.note(x.EXTEND_TIME, self.rounds)
        sheet.count(x.EXTEND_FREE, free if free < 3 else 3)
        if free <= 1:
            worth = SLOT * self.rounds * (2.0 if free < 0 else 1.0)
            sheet.note(x.ERRAND, worth)
            if free < 0:
                sheet.note(x.EXTEND_CROWDED, self.rounds)

    # -------------------------------------------------------------------- the turn

    def worth(self, what: i64, value: float, actions: i64) -> None:
        """Note what a move is worth, compared with what its actions could do otherwise."""
        sheet = self.move
        spent = float(actions)
        sheet.note(what, value - self.price * spent)
        sheet.note(x.SMALL, value - SMALL * spent)
        if self.needed > 0 and actions > 0 and self.actions - actions < self.needed:
            sheet.mark(x.RUIN_ACTIONS)

    def describe_play(self, kind: i64, actions: i64) -> None:
        sheet = self.move
        view = self.view
        card = self.cards[kind]
        company = view.company(card)
        pounds = card.spend[actions] + view.tag_bonus(card) + company
        self.worth(x.PLAY_WORTH, float(pounds), actions)
        if actions > 0:
            sheet.count(x.PLAY_ACTIONS, actions)
            sheet.note(x.PLAY_EACH, float(pounds) / float(actions))
        sheet.count(x.PLAY_COMPANY, company)
        if company == 0 and not self.last:
            sheet.count(x.PLAY_LACKS, card.room)

    def describe_lay(self, kind: i64) -> None:
        sheet = self.move
        card = self.cards[kind]
        sheet.mark(x.LAID + card.sort)
        if self.last:
            sheet.mark(x.LAY_LAST)
        self.worth(x.LAY_WORTH, self.view.laid(card) + card.at_once, 1)

    def describe_buy(self, s: LastWillState, kind: i64) -> None:
        sheet = self.move
        card = self.cards[kind]
        token = s.token(card.estate)
        self.worth(x.BUY_WORTH, self.view.bought(card, token), 1)
        sheet.count(x.BUY_TOKEN, token)
        sheet.note(x.BUY_TIME, self.rounds)
        left = self.own.money - card.values[0] - token
        if left < USUAL_PRICE:
            sheet.note(x.BUY_LEFT, 0.1 * float(USUAL_PRICE - left))

    def describe_use(self, s: LastWillState, at: i64, actions: i64) -> None:
        sheet = self.move
        view = self.view
        card = self.cards[view.board[at]]
        mark = self.own.marks[at]
        pounds = card.activate[actions]
        pounds += view.bonus(card) + card.filled(mark)
        if card.is_house:
            sheet.mark(x.USE_HOUSE)
            fall = card.drop(mark & STEP)
            if fall > 0 and self.needed == 0:
                sheet.count(x.USE_FALL, fall)
                pounds -= fall
            if self.own.freed < self.own.free_activations:
                actions = 0
        if actions == 0:
            sheet.mark(x.USE_FREE)
        if self.actions > actions and self.could_join(card, mark):
            sheet.mark(x.USE_JOIN)
        self.worth(x.USE_WORTH, float(pounds), actions)

    def could_join(self, card: Card, mark: i64) -> bool:
        """Is a companion in hand for the next symbol of a card?"""
        symbol = card.open_symbol(mark)
        if symbol == 0:
            return False
        view = self.view
        return view.held(symbol >> AMOUNT_BITS) + view.held(r.ANY) > 0

    def describe_joining(self, at: i64) -> None:
        card = self.cards[self.view.board[at]]
        mark = self.own.marks[at]
        times = self.rounds
        if mark & USED:
            self.move.mark(x.JOIN_USED)
        else:
            times += 1.0
        self.worth(x.JOIN_WORTH, times * float(card.open_symbol(mark) & AMOUNT), 1)

    def describe_sale(self, s: LastWillState, at: i64) -> None:
        sheet = self.move
        view = self.view
        card = self.cards[view.board[at]]
        mark = self.own.marks[at]
        token = s.token(card.estate)
        value = view.sale(card, mark, token)
        sheet.note(x.SELL_WORTH, value)
        if self.last:
            sheet.note(x.SELL_LAST, value)
        elif self.needed > 0:
            sheet.mark(x.SELL_RUIN)
        if self.needed >= self.actions and self.needed > 0:
            sheet.mark(x.SELL_NOW)
        if not mark & USED and card.activate_by != 0:
            if self.actions > 1 or self.own.freed < self.own.free_activations:
                sheet.mark(x.SELL_UNUSED)
        sheet.count(x.SELL_TOKEN, token)

    def describe_discard(self, s: LastWillState, at: i64) -> None:
        sheet = self.move
        view = self.view
        best = 0.0
        for held in view.hand:
            card = self.cards[held & KIND]
            if card.sort != x.EVENT:
                view.appraise(s, card, self.price, 1, ACTION)
                if view.now > best:
                    best = view.now
        sheet.note(x.DISCARD_WORTH, view.missed(at))
        sheet.note(x.DISCARD_FOR, best)

    def describe_end(self) -> None:
        sheet = self.move
        sheet.count(x.END_ACTIONS, self.actions)
        sheet.note(x.END_WORTH, self.price)
        if self.last and self.actions > 0:
            sheet.count(x.END_HOMES, self.view.homes)

    def describe_guest(self, companion: i64, pounds: i64, tame: bool) -> None:
        sheet = self.move
        sheet.count(x.INVITE_POUNDS, pounds)
        if self.last:
            sheet.count(x.INVITE_LAST, pounds)
        if tame and self.view.held(companion) == 1:
            more = self.view.best_symbol(companion) - pounds
            if more > 0:
                sheet.count(x.INVITE_SAVED, more)

    def describe_drop(self, s: LastWillState, kind: i64) -> None:
        sheet = self.move
        view = self.view
        card = self.cards[kind]
        sheet.mark(x.DROPPED + card.sort)
        if card.sort >= x.COMPANION:
            companion = card.companion
            sheet.count(x.DROP_SYMBOL, view.best_symbol(companion) + view.best_place(companion))
        else:
            view.appraise(s, card, 0.0, 0, SPARED)
            sheet.note(x.DROP_WORTH, view.later)

    # -------------------------------------------------------------------- standing

    def clock(self, s: LastWillState) -> i64:
        return s.round

    def stage(self, s: LastWillState) -> i64:
        stage = i64(2.0 * rounds_left(s, NOBODY, False))
        return stage if stage < STAGES else STAGES - 1

    def result(self, s: LastWillState, seat: i64) -> float:
        """Of equally poor ones, whoever planned further left wins."""
        return float(-wealth(s, seat)) - 0.01 * float(s.seats[seat].plan)

    def assess(self, s: LastWillState, seat: i64) -> None:
        self.view.rounds = rounds_left(s, NOBODY, False)
        stand(self.standing, self.view, s, seat)


def without(moves: list[i64], first: i64, end: i64, wanted: i64) -> list[i64]:
    """The moves but those from one number to another, of which one may be wanted; all of them if
    none would be left. They are in order, so those that stay need not be listed anew."""
    low: i64 = 0
    high: i64 = 0
    is_there = False
    for move in moves:
        if move >= end:
            break
        high += 1
        if move < first:
            low += 1
        elif move == wanted:
            is_there = True
    if low == high or (high - low == len(moves) and not is_there):
        return moves
    left = moves[:low]
    if is_there:
        left.append(wanted)
    left.extend(moves[high:])
    return left


def guide(rules: r.LastWillRules, players: i64) -> Guide[LastWillState]:
    nobodys: list[i64] = []
    return LastWillGuide(rules, players, Seat([], survey(rules.code, nobodys)))
