"""Primitives that give and take: resources, exchanges, dice, reputation, threat markers."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import questions as q
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.actions import best_die, calm_brings
from tafelrunde.boardgames.bruges.damage import threat_brings, threaten
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.engine.effectfile import MOST
from tafelrunde.engine.effects import (
    COUNT_SHIFT,
    Effect,
    Question,
    Repeat,
    part_hindrance,
    promise,
    promised,
    together,
)
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.view import Arguments, Brings
from tafelrunde.engine.words import LEGAL

NOTHING_TO_GAIN: Final = w.refusal("nothing_to_gain")
NO_CHEAP_DIE: Final = w.refusal("no_cheap_die")
DISCARD_EMPTY: Final = w.refusal("discard_empty")
SAME_COLOUR: Final = w.refusal("same_colour")
MAJORITY_TURNED: Final = w.refusal("majority_turned")
ONE_OF_EACH: Final = w.refusal("one_of_each")
TURNED_MARKER: Final = w.cause("turned_marker", told="majority:majority")
EXCHANGED: Final = w.cause("exchanged", "card")

Fx = Effect[BrugesState]
Ask = Question[BrugesState]
ALL: Final = MOST  # as a number in a code: all of them
DICE: Final = MOST  # as the price of a step: that of the dice
DRAW_NOW: Final[i64] = q.GIVEN - 1  # instead of how often an exchange was done: draw for a card


def stock(s: BrugesState, seat: i64, resource: i64) -> i64:
    """How much a seat has of something that can be given or stolen."""
    owner = s.seats[seat]
    if resource == w.GUILDERS:
        return owner.guilders
    if resource == w.POINTS:
        return owner.points
    if resource == w.WORKERS_ANY:
        return owner.all_workers()
    if resource == w.HAND_CARDS:
        return len(s.hand(seat))
    return owner.workers_of(resource - w.WORKER)


def change(s: BrugesState, seat: i64, resource: i64, by: i64) -> None:
    """Guilders, points, or workers of one colour or of each."""
    if resource == w.GUILDERS:
        s.change_guilders(seat, by, w.PERSON)
    elif resource == w.POINTS:
        s.change_points(seat, by, w.PERSON)
    elif resource == w.WORKERS_EACH:
        for colour in range(r.COLOURS):
            s.change_workers(seat, colour, by, w.PERSON)
    else:
        s.change_workers(seat, resource - w.WORKER, by, w.PERSON)


def named(resource: i64, number: i64) -> Brings:
    """So much of a resource, as a prompt names it."""
    if resource == w.GUILDERS:
        return {"guilders": int(number)}
    if resource == w.POINTS:
        return {"points": int(number)}
    if resource == w.HAND_CARDS or resource == w.DRAWN_CARDS or resource == w.DISCARD_TOP:
        return {"hand": int(number)}
    return {"workers": int(number * r.COLOURS if resource == w.WORKERS_EACH else number)}


@final
class Gain(q.Primitive):
    """Take so much of a resource from the supply; workers of any colours are chosen one by one."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        number = s.rules.code.amount(s, e.seat, args[at + 1])
        if number == 0:
            return
        if args[at] == w.WORKERS_ANY:
            s.push(q.AskColour(e.seat, e.a, e.b | number << COUNT_SHIFT))
        else:
            change(s, e.seat, args[at], number)

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        number = s.rules.code.amount(s, seat, args[at + 1])
        return LEGAL if number > 0 else NOTHING_TO_GAIN

    def brings(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> Brings:
        return named(args[at], s.rules.code.amount(s, seat, args[at + 1]))

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        any_colours = s.rules.code.args[ask.args(s)] == w.WORKERS_ANY
        return isinstance(ask, q.AskColour) and any_colours and 0 < ask.count() <= MOST

    def answer_brings(self, s: BrugesState, ask: Ask, colour: i64) -> Brings:
        return {"workers": 1}

    def answer(self, s: BrugesState, ask: Ask, colour: i64) -> None:
        s.change_workers(ask.seat, colour, 1, w.PERSON)
        if ask.count() > 1:
            s.push(q.AskColour(ask.seat, ask.a, q.counted(ask, ask.count() - 1)))


@final
class Swap(q.Primitive):
    """Up to so many times: give so much of one thing, get so much of another. Cards are discarded
    first, all of them, and then drawn.

    The count of its questions is how often it was done, and how much of the next was given.
    """

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        done = e.b >> COUNT_SHIFT
        if done == DRAW_NOW:
            if s.cards_left():
                more = (args[at + 3] - 1) * q.GIVEN
                s.push(q.AskDraw(e.seat, e.a, (e.b & 0xFF) | more << COUNT_SHIFT))
            return
        if done >= args[at + 4] or self.barred(s, e.seat, args, at) != LEGAL:
            return
        if args[at] == w.HAND_CARDS:
            s.push(q.AskGive(e.seat, e.a, e.b))
        elif args[at] == w.WORKERS_ANY:
            s.push(q.AskWorker(e.seat, e.a, e.b))
        else:
            s.push(q.AskAgain(e.seat, e.a, e.b))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        if stock(s, seat, args[at]) < args[at + 1]:
            return lacking(args[at])
        if args[at + 2] == w.DISCARD_TOP and len(s.zones[w.DISCARD.base]) == 0:
            return DISCARD_EMPTY
        if args[at + 2] == w.DRAWN_CARDS and not s.cards_left():
            return w.PILE_EMPTY
        return LEGAL

    def wrong(self, s: BrugesState, ask: Ask, x: i64) -> i64:
        args, at = s.rules.code.args, ask.args(s)
        if isinstance(ask, q.AskWorker):
            return LEGAL if s.seats[ask.seat].workers_of(x) > 0 else w.NO_WORKER
        if isinstance(ask, q.AskDraw):
            return LEGAL if len(s.zones[s.pile(x).base]) > 0 else w.PILE_EMPTY
        if isinstance(ask, q.AskColour) and args[at] == w.WORKERS_ANY:
            return SAME_COLOUR if x == ask.count() // q.OF_COLOUR - 1 else LEGAL
        return LEGAL

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        args, at = s.rules.code.args, ask.args(s)
        done, part = ask.count() % q.GIVEN, ask.count() // q.GIVEN % q.GIVEN
        giving, getting = args[at], args[at + 2]
        dyed = giving == w.WORKERS_ANY and isinstance(ask, q.AskColour)
        if (done >= args[at + 4] and done != DRAW_NOW) or not self.dyes(ask, dyed):
            return False
        if isinstance(ask, q.AskColour):
            return getting == w.WORKERS_ANY and part < args[at + 3]
        if isinstance(ask, q.AskDraw):
            return getting == w.DRAWN_CARDS and part < args[at + 3] and s.cards_left()
        if isinstance(ask, q.AskWorker):
            left = args[at + 1] - part
            return giving == w.WORKERS_ANY and 0 < left <= stock(s, ask.seat, giving)
        by_card = giving == w.HAND_CARDS
        free = giving != w.WORKERS_ANY and isinstance(ask, q.AskAgain)
        asked = isinstance(ask, q.AskGive) if by_card else free
        return asked and part == 0 and self.barred(s, ask.seat, args, at) == LEGAL

    def dyes(self, ask: Ask, dyed: bool) -> bool:
        """Is the colour of the worker given said where it is needed, and nowhere else?"""
        colour = ask.count() // q.OF_COLOUR
        return 0 < colour <= r.COLOURS if dyed else colour == 0

    def barred_facts(
        self, s: BrugesState, seat: i64, args: list[i64], at: i64, refusal: i64
    ) -> Arguments:
        return price_facts(s, seat, args[at + 1]) if refusal == w.NO_GUILDERS else {}

    def answer_brings(self, s: BrugesState, ask: Ask, x: i64) -> Brings:
        """Nobody can stop when half of the price is paid."""
        args, at = s.rules.code.args, ask.args(s)
        if isinstance(ask, q.AskColour):
            return {"workers": 1}
        if isinstance(ask, q.AskDraw):
            return {}
        left = args[at + 1]
        if isinstance(ask, q.AskWorker):
            left -= ask.count() // q.GIVEN
        return together(named(args[at], -left), named(args[at + 2], args[at + 3]))

    def answer(self, s: BrugesState, ask: Ask, x: i64) -> None:
        args, at = s.rules.code.args, ask.args(s)
        done = ask.count() % q.GIVEN
        if isinstance(ask, q.AskColour):
            s.change_workers(ask.seat, x, 1, w.PERSON)
            if ask.count() // q.GIVEN % q.GIVEN > 0:
                s.push(q.AskColour(ask.seat, ask.a, q.counted(ask, ask.count() - q.GIVEN)))
        elif isinstance(ask, q.AskDraw):
            s.draw_from(x, w.HANDS, w.PERSON, ask.seat)
            left = ask.count() // q.GIVEN
            if left > 0 and s.cards_left():
                s.push(q.AskDraw(ask.seat, ask.a, q.counted(ask, done + (left - 1) * q.GIVEN)))
        elif isinstance(ask, q.AskWorker):
            s.change_workers(ask.seat, x, -1, w.PERSON)
            given = ask.count() // q.GIVEN + 1
            if given < args[at + 1]:
                s.push(q.AskWorker(ask.seat, ask.a, q.counted(ask, done + given * q.GIVEN)))
            else:
                self.receive(s, ask, done, x)
        elif isinstance(ask, q.AskGive):
            under = s.zones[w.DISCARD.base][-1] if args[at + 2] == w.DISCARD_TOP else NOBODY
            s.shift(x, w.HANDS, w.DISCARD, EXCHANGED, ask.seat)
            if under != NOBODY:
                s.shift(under, w.DISCARD, w.HANDS, EXCHANGED, ask.seat)
            if args[at + 2] == w.DRAWN_CARDS:
                self.draw_later(s, ask, done)
            else:
                self.receive(s, ask, done, NOBODY)
        else:
            change(s, ask.seat, args[at], -args[at + 1])
            self.receive(s, ask, done, NOBODY)

    def draw_later(self, s: BrugesState, ask: Ask, done: i64) -> None:
        """Cards for the one discarded, when perhaps one more has been."""
        args, at = s.rules.code.args, ask.args(s)
        place = ask.b & 0xFF
        s.push(Repeat(ask.seat, ask.a, place | DRAW_NOW << COUNT_SHIFT))
        if done + 1 < args[at + 4] and stock(s, ask.seat, args[at]) > 0:
            s.push(q.AskGive(ask.seat, ask.a, place | (done + 1) << COUNT_SHIFT))

    def receive(self, s: BrugesState, ask: Ask, done: i64, given: i64) -> None:
        """What the seat gets for it; `given` is the colour of a worker. Then perhaps once more."""
        args, at = s.rules.code.args, ask.args(s)
        place = ask.b & 0xFF
        s.push(Repeat(ask.seat, ask.a, place | (done + 1) << COUNT_SHIFT))
        got = args[at + 2]
        more = done + (args[at + 3] - 1) * q.GIVEN
        if got == w.WORKERS_ANY:
            more += (given + 1) * q.OF_COLOUR
            s.push(q.AskColour(ask.seat, ask.a, place | more << COUNT_SHIFT))
        elif got == w.DRAWN_CARDS:
            s.push(q.AskDraw(ask.seat, ask.a, place | more << COUNT_SHIFT))
        elif got != w.DISCARD_TOP:
            change(s, ask.seat, got, args[at + 3])


def price_facts(s: BrugesState, seat: i64, price: i64) -> Arguments:
    """What something costs, and what the seat has."""
    return {"price": int(price), "guilders": int(s.seats[seat].guilders)}


def lacking(resource: i64) -> i64:
    """The refusal of a seat that has too little of something."""
    if resource == w.GUILDERS:
        return w.NO_GUILDERS
    return w.HAND_EMPTY if resource == w.HAND_CARDS else w.NO_WORKER


@final
class Die(q.Primitive):
    """Take as many guilders as a die shows; of any the best (ruling best_die)."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        s.change_guilders(e.seat, self.pips(s, args[at]), w.PERSON)

    def pips(self, s: BrugesState, which: i64) -> i64:
        if which != LOWEST:
            return best_die(s)
        lowest: i64 = r.PIPS
        for colour in range(r.COLOURS):
            lowest = min(lowest, s.die(colour))
        return lowest

    def brings(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> Brings:
        return {"guilders": int(self.pips(s, args[at]))}


LOWEST: Final = 1  # of the words any, lowest, highest


@final
class Advance(q.Primitive):
    """Climb so many steps of reputation, for a price that one may decline to pay."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        if self.barred(s, e.seat, args, at) != LEGAL:
            return
        if self.price(s, args[at + 1]) == 0:
            self.climb(s, e.seat, args[at])
        else:
            s.push(q.AskAgain(e.seat, e.a, e.b))

    def price(self, s: BrugesState, price: i64) -> i64:
        return s.dice_price() if price == DICE else price

    def climb(self, s: BrugesState, seat: i64, steps: i64) -> None:
        for _ in range(min(steps, r.HIGHEST - s.seats[seat].reputation)):
            s.climb(seat, w.PERSON)

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        if s.seats[seat].reputation == r.HIGHEST:
            return w.AT_THE_TOP
        price = self.price(s, args[at + 1])
        if price < 0:
            return NO_CHEAP_DIE
        return w.NO_GUILDERS if price > s.seats[seat].guilders else LEGAL

    def barred_facts(
        self, s: BrugesState, seat: i64, args: list[i64], at: i64, refusal: i64
    ) -> Arguments:
        price = self.price(s, args[at + 1])
        return price_facts(s, seat, price) if refusal == w.NO_GUILDERS else {}

    def brings(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> Brings:
        if self.barred(s, seat, args, at) != LEGAL or self.price(s, args[at + 1]) != 0:
            return {}
        return self.steps(s, seat, args[at])

    def steps(self, s: BrugesState, seat: i64, number: i64) -> Brings:
        """So many steps, and what persons give for each."""
        climbed: Brings = {}
        more = promised(s, s.seats[seat].standing, w.ON_ADVANCE, seat)
        for _ in range(min(number, r.HIGHEST - s.seats[seat].reputation)):
            climbed = together(climbed, together({"reputation": 1}, more))
        return climbed

    def answer_brings(self, s: BrugesState, ask: Ask, x: i64) -> Brings:
        args, at = s.rules.code.args, ask.args(s)
        price = int(self.price(s, args[at + 1]))
        return together({"guilders": -price}, self.steps(s, ask.seat, args[at]))

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        args, at = s.rules.code.args, ask.args(s)
        return isinstance(ask, q.AskAgain) and self.barred(s, ask.seat, args, at) == LEGAL

    def answer(self, s: BrugesState, ask: Ask, x: i64) -> None:
        args, at = s.rules.code.args, ask.args(s)
        s.change_guilders(ask.seat, -self.price(s, args[at + 1]), w.PERSON)
        self.climb(s, ask.seat, args[at])


@final
class FlipMajority(q.Primitive):
    """Turn an own majority marker to its coloured side, for the rest of the game."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        if self.barred(s, e.seat, args, at) != LEGAL:
            return
        if args[at] == r.MAJORITIES:
            s.push(q.AskMajority(e.seat, e.a, e.b))
        else:
            self.flip(s, e.seat, args[at])

    def flip(self, s: BrugesState, seat: i64, kind: i64) -> None:
        s.seats[seat].majorities |= 1 << kind
        s.told(TURNED_MARKER, seat, kind, 0)

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        turned = s.seats[seat].majorities
        if args[at] < r.MAJORITIES:
            return MAJORITY_TURNED if (turned >> args[at]) & 1 else LEGAL
        return MAJORITY_TURNED if turned == (1 << r.MAJORITIES) - 1 else LEGAL

    def wrong(self, s: BrugesState, ask: Ask, kind: i64) -> i64:
        return MAJORITY_TURNED if (s.seats[ask.seat].majorities >> kind) & 1 else LEGAL

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        return isinstance(ask, q.AskMajority)

    def answer(self, s: BrugesState, ask: Ask, kind: i64) -> None:
        self.flip(s, ask.seat, kind)


@final
class Unthreat(q.Primitive):
    """Return own threat markers of a colour, of any, or one of each: a point for every one.

    The count of its questions is how many may still go back; of each colour, which have (bits).
    """

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        owner = s.seats[e.seat]
        if owner.threats == 0:
            return
        if args[at + 1] == r.EACH_COLOUR:
            s.push(q.AskMarker(e.seat, e.a, e.b))
        elif args[at + 1] == r.ANY_COLOUR:
            s.push(q.AskMarker(e.seat, e.a, e.b | args[at] << COUNT_SHIFT))
        else:
            for _ in range(min(args[at], owner.threats_of(args[at + 1]))):
                s.calm(e.seat, args[at + 1])

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return LEGAL if self.most(s, seat, args, at) > 0 else w.NO_MARKER

    def most(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        """How many markers can be returned."""
        owner = s.seats[seat]
        if args[at + 1] == r.ANY_COLOUR:
            return min(args[at], owner.all_threats())
        total: i64 = 0
        for colour in range(r.COLOURS):
            if args[at + 1] == r.EACH_COLOUR or args[at + 1] == colour:
                total += min(args[at], owner.threats_of(colour))
        return total

    def brings(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> Brings:
        if args[at + 1] >= r.ANY_COLOUR:
            return {}
        most = int(self.most(s, seat, args, at))
        return {name: number * most for name, number in calm_brings(s, seat).items()}

    def wrong(self, s: BrugesState, ask: Ask, colour: i64) -> i64:
        if s.seats[ask.seat].threats_of(colour) == 0:
            return w.NO_MARKER
        again = self.of_each(s, ask) and (ask.count() >> colour) & 1
        return ONE_OF_EACH if again else LEGAL

    def of_each(self, s: BrugesState, ask: Ask) -> bool:
        return s.rules.code.args[ask.args(s) + 1] == r.EACH_COLOUR

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        most = 1 << r.COLOURS if self.of_each(s, ask) else MOST + 1
        return isinstance(ask, q.AskMarker) and ask.count() < most

    def answer_brings(self, s: BrugesState, ask: Ask, colour: i64) -> Brings:
        return calm_brings(s, ask.seat)

    def answer(self, s: BrugesState, ask: Ask, colour: i64) -> None:
        owner = s.seats[ask.seat]
        if self.of_each(s, ask):
            back = ask.count() | 1 << colour
            for other in range(r.COLOURS):
                if (back >> other) & 1 == 0 and owner.threats_of(other) > 0:
                    s.push(q.AskMarker(ask.seat, ask.a, q.counted(ask, back)))
                    break
        elif ask.count() > 1 and owner.all_threats() > 1:
            s.push(q.AskMarker(ask.seat, ask.a, q.counted(ask, ask.count() - 1)))
        s.calm(ask.seat, colour)


@final
class TakeThreat(q.Primitive):
    """Take so many threat markers of a colour yourself."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        for _ in range(args[at + 1]):
            threaten(s, e.seat, args[at], w.PERSON)

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return NOTHING_TO_GAIN

    def brings(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> Brings:
        return threat_brings(s, seat, args[at], args[at + 1])


@final
class Choose(q.Primitive):
    """One of two effects, whichever the seat likes."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        s.push(q.AskPart(e.seat, e.a, e.b))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        first = part_hindrance(s, seat, at)
        return first if first != LEGAL and part_hindrance(s, seat, at + 1) != LEGAL else LEGAL

    def seems_barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        first = part_hindrance(s, seat, at, True)
        other = part_hindrance(s, seat, at + 1, True)
        return first if other != LEGAL else LEGAL

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        return isinstance(ask, q.AskPart)

    def answer_brings(self, s: BrugesState, ask: Ask, part: i64) -> Brings:
        return promise(s, ask.seat, ask.a, s.rules.code.args[ask.args(s) + part])

    def answer(self, s: BrugesState, ask: Ask, part: i64) -> None:
        s.push(Effect(ask.seat, ask.a, s.rules.code.args[ask.args(s) + part]))
