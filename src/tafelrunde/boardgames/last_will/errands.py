"""Errands: what the boys bring.

Errands -> Errand (first boys, from left to right) ... -> Errand (second boys) ... -> Actions
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.last_will import rules as r
from tafelrunde.boardgames.last_will import words as w
from tafelrunde.boardgames.last_will.state import ORDER_BITS, LastWillState, Now
from tafelrunde.engine.reader import Wants
from tafelrunde.engine.step import NOBODY, Decision, Step
from tafelrunde.engine.verb import CardVerb, Menu, Verb, menu, shown
from tafelrunde.engine.view import Arguments, Brings, Stage
from tafelrunde.engine.words import LEGAL

NO_ERRAND_NOW: Final = w.refusal("no_errand_now")


# ----------------------------------------------------------------- whose turn it is
@final
class Errands(Step[LastWillState]):
    """The boys set out."""

    def run(self, s: LastWillState) -> None:
        send(s, NOBODY, 0)

    def lies_on(self) -> tuple[str, ...]:
        return ("actions",)


def send(s: LastWillState, seat: i64, boy: i64) -> None:
    """The next errand after that of a seat: in the order of the plans, first boys first."""
    while boy < 2:
        seat = s.following(seat)
        if seat == NOBODY:
            boy += 1
        elif boys(s, seat) > boy:
            s.push(ERRAND[seat * 2 + boy])
            return


def boys(s: LastWillState, seat: i64) -> i64:
    """How many errand boys the plan of a seat gives."""
    return s.book.plan_boys[s.space_of(seat)]


class ErrandVerb(Verb[LastWillState]):
    """A place to which a boy can be sent; they do their errand at once."""

    def __init__(self, name: str) -> None:
        super().__init__(w.MOVES, name, NO_ERRAND_NOW)

    def do(self, s: LastWillState, step: Now, x: i64) -> None:
        self.go(s, step.seat, x)
        send(s, step.seat, step.a)

    def go(self, s: LastWillState, seat: i64, x: i64) -> None:
        """What the boy brings."""


# -------------------------------------------------------------------------- cards
NOT_OFFERED: Final = w.refusal("not_offered")
ASKED_ALREADY: Final = w.refusal("asked_already")
TAKEN: Final = w.cause("taken", "card")
FOUND: Final = w.cause("found", "card")


@final
class Take(CardVerb[LastWillState]):
    """Take one of the cards on offer; nobody else can have it then."""

    def zone(self, s: LastWillState, step: Now) -> list[i64]:
        return s.zones[w.OFFER.base]

    def listed(self, s: LastWillState, step: Now, found: list[i64]) -> None:
        """All cards on offer, equal ones once."""
        last: i64 = -1
        for kind in s.zones[w.OFFER.base]:
            if kind != last:
                found.append(self.items[kind])
            last = kind

    def do(self, s: LastWillState, step: Now, kind: i64) -> None:
        s.shift(kind, w.OFFER, w.HANDS, TAKEN, step.seat)
        send(s, step.seat, step.a)


@final
class Unknown(ErrandVerb):
    """Draw the top card of a regular deck; one boy of each player may do so in a round."""

    def barred(self, s: LastWillState, step: Now) -> i64:
        return ASKED_ALREADY if s.asked >> step.seat & 1 else LEGAL

    def wrong(self, s: LastWillState, step: Now, deck: i64) -> i64:
        return LEGAL if s.left_in(deck) > 0 else w.DECK_USED_UP

    def go(self, s: LastWillState, seat: i64, deck: i64) -> None:
        s.asked |= 1 << seat
        s.draw(1, w.DECKS[deck], w.HANDS, FOUND, seat)

    def touches(self, s: LastWillState, step: Now, words: list[str]) -> list[str]:
        return [w.DECKS[r.deck.names.index(words[0])].name]

    def sought(self, s: LastWillState, step: Now) -> list[i64]:
        return list(range(r.REGULAR))


# ------------------------------------------------------------------- other places
NO_ROOM_THERE: Final = w.refusal("no_room_there")
NO_EXTENSIONS: Final = w.refusal("no_extensions")
NO_CLOCK: Final = w.refusal("no_clock")
GO_ON_AN_ERRAND: Final = w.refusal("go_on_an_errand")
EXTENDED: Final = w.cause("extended")
AT_THE_OPERA: Final = w.cause("at_the_opera")
REARRANGED: Final = w.cause("rearranged", told="arrangement:arrangement")
HURRIED: Final = w.cause("hurried", told="clock:clock")
RESTED: Final = w.cause("rested")


def extensions_left(s: LastWillState) -> i64:
    left: i64 = r.EXTENSIONS
    for seat in s.seats:
        left -= seat.slots - r.SLOTS
    return left


@final
class Extend(ErrandVerb):
    """Get an extension of your board, one slot more for good, while there are any."""

    def barred(self, s: LastWillState, step: Now) -> i64:
        if s.extended >= s.book.room_extension[s.side]:
            return NO_ROOM_THERE
        return LEGAL if extensions_left(s) > 0 else NO_EXTENSIONS

    def go(self, s: LastWillState, seat: i64, x: i64) -> None:
        s.extended += 1
        own = s.seats[seat]
        own.slots += 1
        s.changed(EXTENDED, seat, w.SLOTS_OF + seat, 1, own.slots)


@final
class Opera(ErrandVerb):
    """Spend two pounds at the opera, more with a tailor."""

    def barred(self, s: LastWillState, step: Now) -> i64:
        if s.opera >= s.book.room_opera[s.side]:
            return NO_ROOM_THERE
        return LEGAL if s.affords(step.seat, self.ticket(s, step.seat)) else w.NO_DEBTS

    def ticket(self, s: LastWillState, seat: i64) -> i64:
        return r.OPERA + s.sum(seat, r.OPERA_BONUS.base)

    def go(self, s: LastWillState, seat: i64, x: i64) -> None:
        s.opera += 1
        s.pay(seat, self.ticket(s, seat), AT_THE_OPERA)

    def brings(self, s: LastWillState, step: Now, x: i64) -> Brings:
        return {"money": -int(self.ticket(s, step.seat))}

    def facts(self, s: LastWillState, step: Now, x: i64, refusal: i64) -> Arguments:
        return s.debts(step.seat, self.ticket(s, step.seat)) if refusal == w.NO_DEBTS else {}


@final
class Market(ErrandVerb):
    """Lay the four tokens of the property market as you like, one on each kind."""

    def barred(self, s: LastWillState, step: Now) -> i64:
        return LEGAL if s.rearranged < s.book.room_market[s.side] else NO_ROOM_THERE

    def go(self, s: LastWillState, seat: i64, arrangement: i64) -> None:
        s.rearranged += 1
        s.market = arrangement
        s.told(REARRANGED, seat, arrangement, 0)

    def listed(self, s: LastWillState, step: Now, found: list[i64]) -> None:
        found.extend(self.items)


@final
class Clock(ErrandVerb):
    """Move your marker on the board for the planning order: the left clock to the first place,
    the right one to the second; the others close the gap."""

    def barred(self, s: LastWillState, step: Now) -> i64:
        return LEGAL if s.book.order_board else NO_CLOCK

    def wrong(self, s: LastWillState, step: Now, clock: i64) -> i64:
        if clock >= s.book.room_clocks[s.side]:
            return NO_CLOCK
        return NO_ROOM_THERE if s.clocks >> clock & 1 else LEGAL

    def go(self, s: LastWillState, seat: i64, clock: i64) -> None:
        s.clocks |= 1 << clock
        s.order = moved_up(s, seat, clock)
        s.told(HURRIED, seat, clock, 0)


def moved_up(s: LastWillState, seat: i64, place: i64) -> i64:
    """The planning order with a seat put onto a place."""
    order: i64 = 0
    at: i64 = 0
    for k in range(s.players):
        if at == place:
            at += 1
        other = s.ordered(k)
        if other != seat:
            order |= other << (at * ORDER_BITS)
            at += 1
    return order | seat << (place * ORDER_BITS)


@final
class Pass(Verb[LastWillState]):
    """A boy may stay at home."""

    def barred(self, s: LastWillState, step: Now) -> i64:
        if s.book.boys_may_rest or not errand_possible(s, step):
            return LEGAL
        return GO_ON_AN_ERRAND

    def do(self, s: LastWillState, step: Now, x: i64) -> None:
        s.told(RESTED, step.seat, 0, 0)
        send(s, step.seat, step.a)


def errand_possible(s: LastWillState, step: Now) -> bool:
    found: list[i64] = []
    if s.zones[w.OFFER.base]:
        return True
    for verb in PLACES_TO_GO:
        if verb.barred(s, step) == LEGAL:
            if verb.size == 1:
                return True
            verb.listed(s, step, found)
    return len(found) > 0


TAKE: Final = shown(
    Take(w.MOVES, "take", w.NO_SUCH_CARD, NOT_OFFERED, NO_ERRAND_NOW), "offer/{0}", hand=1
)
EXTEND: Final = shown(Extend("extend"), "extension", slots=1)
UNKNOWN: Final = shown(Unknown("unknown"), hand=1)
OPERA: Final = shown(Opera("opera"), "opera")
MARKET: Final = shown(Market("market"), "rearranging")
CLOCK: Final = shown(Clock("clock"), "clock/{0}")
PASS: Final = Pass(w.MOVES, "pass", NO_ERRAND_NOW)
PLACES_TO_GO: Final[list[Verb[LastWillState]]] = [EXTEND, UNKNOWN, OPERA, CLOCK, MARKET]
ERRAND_MENU: Final = menu(TAKE, PASS, *PLACES_TO_GO)


@final
class Errand(Decision[LastWillState]):
    """The seat sends its first (a = 0) or second boy."""

    def menu(self) -> Menu:
        return ERRAND_MENU

    def moves(self, s: LastWillState) -> list[i64]:
        """As the menu says, but asked one by one."""
        found: list[i64] = []
        if EXTEND.barred(s, self) == LEGAL:
            found.append(EXTEND.item)
        if not s.asked >> self.seat & 1:
            for deck in range(r.REGULAR):
                if s.left_in(deck) > 0:
                    found.append(UNKNOWN.items[deck])
        if OPERA.barred(s, self) == LEGAL:
            found.append(OPERA.item)
        if s.book.order_board:
            CLOCK.listed(s, self, found)
        if MARKET.barred(s, self) == LEGAL:
            found.extend(MARKET.items)
        if PASS.barred(s, self) == LEGAL:
            found.append(PASS.item)
        TAKE.listed(s, self, found)
        return found

    def lies_on(self) -> tuple[str, ...]:
        return ("actions",)

    def check(self, s: LastWillState, under: Now | None, wants: Wants) -> None:
        for seat in s.seats:
            wants(seat.plan != NOBODY, "seats", "not everybody has planned")
        wants(0 <= self.a < 2 and self.b == 0, "agenda", "there are two boys at most")
        wants(boys(s, self.seat) > self.a, "agenda", "the plan does not give this boy")

    def phase(self, s: LastWillState) -> list[Stage]:
        return [Stage("last_will-phase-errands")]

    def asks(self, s: LastWillState) -> Arguments:
        return {"seat": int(self.seat), "left": int(boys(s, self.seat) - self.a)}


ERRANDS: Final = Errands()
ERRAND: Final[list[Errand]] = [Errand(seat, boy) for seat in range(r.SEATS) for boy in range(2)]


def boys_left(s: LastWillState, seat: i64) -> i64:
    """How many errand boys of a seat that has planned have not set out yet."""
    step = s.current
    if isinstance(step, Errand):
        left = boys(s, seat) - step.a
        if s.seats[seat].plan < s.seats[step.seat].plan:
            left -= 1
        return max(0, left)
    for later in s.agenda:
        if isinstance(later, Errands):
            return boys(s, seat)
    return 0
