"""A game: the table set up, the first choice, and round after round.

KeepTwo ... -> DiscardRest -> Planning -> Errands -> Actions -> TidyUp -> NextRound -> Planning ...
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.ending import TIDY_UP
from tafelrunde.boardgames.last_will.errands import ERRANDS
from tafelrunde.boardgames.last_will.planning import PLANNING
from tafelrunde.boardgames.last_will.state import ORDER_BITS, USED, LastWillState, Now, Seat
from tafelrunde.boardgames.last_will.turn import ACTIONS
from tafelrunde.engine import cards
from tafelrunde.engine.effects import survey
from tafelrunde.engine.places import ALL
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.tabletop import EVERYBODY
from tafelrunde.engine.verb import CardVerb, Menu, menu, shown
from tafelrunde.engine.view import Arguments, Stage
from tafelrunde.engine.words import LEGAL

NOBODYS_CARDS: Final[list[i64]] = []
ROUND: Final = w.cause("round", told="round:number")
OFFERED: Final = w.cause("offered", "card")
CLEARED: Final = w.cause("cleared", "card")
DEALT: Final = w.cause("dealt", "card")
INHERITED: Final = w.cause("inherited")
ENDED: Final = w.cause("ended")


# ------------------------------------------------------------------------ set-up
def empty_table(book: r.LastWillRules, players: i64, rng: Rng) -> LastWillState:
    seats = [Seat([], survey(book.code, NOBODYS_CARDS)) for _ in range(players)]
    return LastWillState(book, players, rng, w.PLACES.empty(players), seats)


def set_up(s: LastWillState) -> None:
    """Decks, tokens, money and six cards for everybody."""
    for deck in range(r.REGULAR):
        fill(s, deck, 0)
    for crowns in range(r.CROWNS, 0, -1):  # one crown lies on top
        fill(s, r.SPECIAL, crowns)
    s.market = s.rng.below(r.ARRANGEMENTS)
    s.start = s.book.first_player if s.book.first_player >= 0 else s.rng.below(s.players)
    if s.book.order_board:
        s.order = any_order(s)
    money = read_will(s)
    for seat in range(s.players):
        s.pay(seat, -money, INHERITED)
        s.draw(r.DEALT, w.HELPERS, w.HANDS, DEALT, seat)
        s.draw(r.DEALT, w.PROPERTIES, w.HANDS, DEALT, seat)
    s.zones[w.OFFER.base].extend(s.book.stacks[r.WILD_BACK])
    begin_round(s)
    s.push(DISCARD_REST)
    s.push(KEEP_TWO[0])


def fill(s: LastWillState, deck: i64, crowns: i64) -> None:
    """Shuffle all cards of a deck; of the special ones those with so many crowns come on top."""
    pile = s.book.stacks[deck if crowns == 0 else r.SPECIAL + crowns - 1][:]
    s.rng.shuffle(pile)
    s.zones[w.DECKS[deck].base].extend(pile)


def any_order(s: LastWillState) -> i64:
    """A random order of the seats."""
    seats: list[i64] = list(range(s.players))
    s.rng.shuffle(seats)
    order: i64 = 0
    for k in range(s.players):
        order |= seats[k] << (k * ORDER_BITS)
    return order


def inheritance(s: LastWillState) -> i64:
    """What everybody begins with: the sum agreed upon, or that of the will on the table."""
    wills = s.zones[w.WILL.base]
    return s.book.will[wills[0]] if len(wills) > 0 else s.book.start_money


def read_will(s: LastWillState) -> i64:
    """The sum agreed upon, or that of a will drawn for the whole table."""
    wills = s.book.stacks[r.WILL_BACK]
    s.zones[w.BOX.base].extend(wills)
    if s.book.start_money >= 0:
        return s.book.start_money
    will = wills[s.rng.below(len(wills))]
    cards.remove_last(s.zones[w.BOX.base], will)
    s.zones[w.WILL.base].append(will)
    return s.book.will[will]


# ---------------------------------------------------------- the choice of two cards
KEEP_FIRST: Final = w.refusal("keep_first")
NOTHING_TO_KEEP: Final = w.refusal("nothing_to_keep")
ALREADY_KEPT: Final = w.refusal("already_kept")
DISMISSED: Final = w.cause("dismissed", "card")


def spare(s: LastWillState, seat: i64, kind: i64) -> i64:
    """Where in the hand a card of this kind lies that is not chosen yet, -1 if there is none."""
    chosen = s.seats[seat].chosen
    for at, card in enumerate(s.hand(seat)):
        if card & cards.KIND == kind and not chosen >> at & 1:
            return at
    return -1


def kept(s: LastWillState, seat: i64) -> i64:
    """How many cards a seat has chosen."""
    count: i64 = 0
    chosen = s.seats[seat].chosen
    for at in range(2 * r.DEALT):
        count += (chosen >> at) & 1
    return count


@final
class Keep(CardVerb[LastWillState]):
    """Of the six cards keep two, in secret and with the first offer in view."""

    def zone(self, s: LastWillState, step: Now) -> list[i64]:
        return s.hand(step.seat)

    def wrong(self, s: LastWillState, step: Now, kind: i64) -> i64:
        return LEGAL if spare(s, step.seat, kind) >= 0 else ALREADY_KEPT

    def do(self, s: LastWillState, step: Now, kind: i64) -> None:
        s.seats[step.seat].chosen |= 1 << spare(s, step.seat, kind)
        if kept(s, step.seat) < r.KEPT:
            s.push(KEEP_TWO[step.seat])
        elif step.seat + 1 < s.players:
            s.push(KEEP_TWO[step.seat + 1])


KEEP: Final = shown(
    Keep(w.MOVES, "keep", w.NO_SUCH_CARD, w.NOT_IN_HAND, NOTHING_TO_KEEP), "hand/{0}"
)
KEEP_MENU: Final = menu(KEEP, otherwise=KEEP_FIRST)


@final
class KeepTwo(Decision[LastWillState]):
    """The seat chooses what to keep of the cards dealt, one by one."""

    def menu(self) -> Menu:
        return KEEP_MENU

    def lies_on(self) -> tuple[str, ...]:
        return ("discard_rest",)

    def check(self, s: LastWillState, under: Now | None, wants: Wants) -> None:
        wants(self.plain() and s.round == 1, "agenda", "cards are chosen in the first round")
        for seat in range(s.players):
            wants(len(s.hand(seat)) == 2 * r.DEALT, "seats", "everybody has six cards")
            bare = s.seats[seat].slots == r.SLOTS and len(s.board(seat)) == 0
            wants(bare, "seats", "nothing lies on any board yet")
            wants(s.seats[seat].money == inheritance(s), "seats", "nobody has spent anything yet")
            done = kept(s, seat)
            right = (
                done == r.KEPT
                if seat < self.seat
                else done < r.KEPT
                if seat == self.seat
                else done == 0
            )
            wants(right, "seats", "the seats choose one after the other")

    def phase(self, s: LastWillState) -> list[Stage]:
        return [Stage("last_will-phase-choice")]

    def asks(self, s: LastWillState) -> Arguments:
        return {"seat": int(self.seat), "count": int(r.KEPT - kept(s, self.seat))}


@final
class DiscardRest(Step[LastWillState]):
    """When all have chosen, everybody discards the other four."""

    def run(self, s: LastWillState) -> None:
        for seat in range(s.players):
            chosen = s.seats[seat].chosen
            s.seats[seat].chosen = 0
            hand = s.hand(seat)
            gone: list[i64] = []
            for at in range(len(hand)):
                if not chosen >> at & 1:
                    gone.append(hand[at] & cards.KIND)
            for kind in gone:
                s.shed(kind, w.HANDS, w.HEAPS[s.book.deck[kind]], DISMISSED, seat)

    def lies_on(self) -> tuple[str, ...]:
        return ("planning",)


# ------------------------------------------------------------------------ rounds
def begin_round(s: LastWillState) -> None:
    """Cards on offer, and then everything in its order."""
    s.told(ROUND, NOBODY, s.round, 0)
    for deck in s.book.dealt_to(s.players, s.round):
        if deck < r.WILD:  # wild companions lie there already
            s.draw(1, w.DECKS[deck], w.OFFER, OFFERED, s.start)
    s.push(NEXT_ROUND)
    s.push(TIDY_UP)
    s.push(ACTIONS)
    s.push(ERRANDS)
    s.push(PLANNING)


def clear_offer(s: LastWillState) -> None:
    """What nobody took goes to the used cards, special ones into the box; wild ones stay."""
    offer = s.zones[w.OFFER.base]
    wild: list[i64] = []
    for kind in offer:
        if s.book.deck[kind] == r.WILD:
            wild.append(kind)
        else:
            heap = w.HEAPS[s.book.deck[kind]]
            s.lay(kind, heap.ordered, s.zones[heap.base], ALL, ALL)
            s.moved(CLEARED, NOBODY, w.OFFER.base, heap.base, kind, EVERYBODY)
    s.zones[w.OFFER.base] = wild


@final
class NextRound(Step[LastWillState]):
    """Cards are ready again, boys and markers come back. Once somebody is bankrupt, or after the
    seventh round, the game is over."""

    def run(self, s: LastWillState) -> None:
        for seat in s.seats:
            seat.freed = 0
            marks = seat.marks
            for at, mark in enumerate(marks):
                if mark & USED:
                    marks[at] = mark - USED
        clear_offer(s)
        if s.is_last_round():
            s.told(ENDED, NOBODY, 0, 0)
            return
        for seat in s.seats:
            seat.plan = NOBODY
        s.blocked = NOBODY
        s.extended = 0
        s.opera = 0
        s.rearranged = 0
        s.asked = 0
        s.clocks = 0
        s.round += 1
        s.start = (s.start + 1) % s.players
        begin_round(s)


NEXT_ROUND: Final = NextRound()
DISCARD_REST: Final = DiscardRest()
KEEP_TWO: Final[list[KeepTwo]] = [KeepTwo(seat) for seat in range(r.SEATS)]
