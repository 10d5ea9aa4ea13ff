"""What the single instructions of a person's code bring, carried out once and now."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.gains import ALL, DICE, LOWEST
from tafelrunde.boardgames.bruges.phases import strength
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.boardgames.bruges.steward import outlook as worths
from tafelrunde.boardgames.bruges.steward.deeds import Program
from tafelrunde.boardgames.bruges.steward.outlook import Outlook
from tafelrunde.boardgames.bruges.tallies import TALLIES
from tafelrunde.boardgames.bruges.town import canal_price, canal_wrong
from tafelrunde.engine.effects import Tally
from tafelrunde.engine.words import LEGAL

HARM = (0.0, 1.0, 0.5, 0.35)  # what a point that one rival loses is worth, by their number
MARKER = 0.6  # what a threat marker costs whoever gets it
COMMON_STEP = 3.0  # guilders for a step of reputation by the dice
COMMON_RELIEF = 1.3  # of a marker that will be there some time
FIRST_DIE = 5.0  # the best die before the first roll
LOST_PERSON, LOST_HOUSE = 3.5, 1.7
CHOSEN_CARD = 2.2  # times a card, for one out of many
SEEN_CARD = 1.5  # out of a few
GIVEN_CARD = 0.6  # a card that one has no use for
AGAIN = 1.0  # for a person who can be used again
SOMEBODY = 0.7  # part of the worth of a play that somebody to recruit is at hand

Args = tuple[int, ...]


class Doings(Outlook):
    """The table with the worth of what persons do."""

    counters: ClassVar[dict[str, Tally[BrugesState]]] = {tally.name: tally for tally in TALLIES}

    def gross(self, program: Program) -> float:
        """What a program brings; a worker it may cost is not counted."""
        value = 0.0
        for name, args, parts in program:
            if parts:
                value += self._nested(name, args, parts)
            else:
                value += DEEDS[name](self, args)
        return value

    def _nested(self, name: str, args: Args, parts: tuple[Program, ...]) -> float:
        if name == "choose":
            return max(self.gross(part) for part in parts)
        victims = len(self.others) if args[0] == w.EACH_RIVAL else 1
        harm = sum(HARMS[deed.name](deed.args) for deed in parts[0])
        return harm * victims * HARM[len(self.others)]

    def amount(self, x: int) -> int:
        return int(self.s.rules.code.amount(self.s, self.me, x))

    def received(self, resource: int, number: int) -> float:
        """What so much of something is worth."""
        if resource == w.GUILDERS:
            return self.earned(number)
        if resource == w.POINTS:
            return float(number)
        if resource == w.WORKERS_ANY:
            return number * self.worker(self.best_worker)
        if resource == w.WORKERS_EACH:
            return sum(map(self.worker, range(r.COLOURS)))
        if resource in (w.DRAWN_CARDS, w.DISCARD_TOP):
            return number * worths.CARD
        return number * self.worker(resource - w.WORKER)

    def given(self, resource: int, number: int) -> float:
        """What so much of something is missed; a lot if it is not there."""
        if resource == w.GUILDERS:
            return self.paid(number)
        if resource == w.WORKERS_ANY:
            return number * self.cheapest_worker()
        return GIVEN_CARD * worths.CARD

    def cheapest_worker(self) -> float:
        """What the worker is worth whom I miss least."""
        return min((self.fee(c) for c in range(r.COLOURS) if self.workers[c]), default=1.0)

    def step(self) -> float:
        """What a step of reputation is worth before it is paid for."""
        here = int(self.own.reputation)
        if here >= r.HIGHEST:
            return 0.0
        value = float(self.book.reputation[here + 1] - self.book.reputation[here])
        return value + self.lead(0) + self.tallied("reputation") + self.trigger(w.ON_ADVANCE)

    def trigger(self, event: int) -> float:
        """What persons in the town add to an event."""
        if not self.own.standing.triggers:
            return 0.0
        waiting = [one for kind in self.persons for one in self.traits[kind].triggers]
        return sum(self.gross(program) for on, program in waiting if on == event)

    def reliefs(self, number: int, colour: int) -> float:
        """What it is worth to return markers of a colour, of any, or of each."""
        have = self.threats
        if colour == r.ANY_COLOUR:
            return min(number, sum(have)) * self.relief(self.worst_threat)
        colours = range(r.COLOURS) if colour == r.EACH_COLOUR else (colour,)
        return sum(min(number, have[c]) * self.relief(c) for c in colours)

    def free_tile(self, less: int) -> float:
        """What a tile of the canal is worth that costs so much less."""
        found = 0.0
        for side in range(2):
            if canal_wrong(self.s, self.me, side, less) == LEGAL:
                price = canal_price(self.s, self.me, side, less)
                found = max(found, self.tile(side) - self.paid(int(price)))
        return found

    def flip(self, majority: int) -> float:
        """What it is worth to turn a majority marker at once."""
        if (self.own.majorities >> majority) & 1:
            return 0.0
        chance = self.chance(majority) if strength(self.s, self.me, majority) else 0.2
        return (1.0 - chance) * (r.MAJORITY_POINTS + self.tallied("majority"))


# ---------------------------------------------------------------- deed by deed
def _gain(o: Doings, args: Args) -> float:
    return o.received(args[0], o.amount(args[1]))


def _swap(o: Doings, args: Args) -> float:
    giving, number, getting, got, times = args
    return max(0.0, o.received(getting, got) - o.given(giving, number)) * times


def _die(o: Doings, args: Args) -> float:
    pips = [int(o.s.die(colour)) for colour in range(r.COLOURS)]
    best = min(pips) if args[0] == LOWEST else max(pips)
    return o.earned(best or FIRST_DIE)


def _advance(o: Doings, args: Args) -> float:
    price = COMMON_STEP if args[1] == DICE else args[1]
    return max(0.0, args[0] * o.step() - worths.GUILDER * price)


def _flip(o: Doings, args: Args) -> float:
    if args[0] < r.MAJORITIES:
        return o.flip(args[0])
    return max(map(o.flip, range(r.MAJORITIES)))


def _unthreat(o: Doings, args: Args) -> float:
    now = o.reliefs(5 if args[0] == ALL else args[0], args[1])
    return max(now, COMMON_RELIEF) if o.rounds and args[1] == r.ANY_COLOUR else now


def _take_threat(o: Doings, args: Args) -> float:
    have = o.threats[args[0]]
    return o.danger(args[0], have) - o.danger(args[0], have + 1)


def _steal(o: Doings, args: Args) -> float:
    loot, number, whom = args
    value = o.received(loot, number)
    harm = HARM[len(o.others)] * number * (worths.GUILDER if loot == w.GUILDERS else 0.5)
    if loot == w.POINTS:
        harm = HARM[len(o.others)] * number
    return (value + harm) * (len(o.others) if whom == w.EACH_RIVAL else 1)


def _house(o: Doings, _args: Args) -> float:
    return 1.0 + o.rooms(o.vacant + 1) - o.rooms(o.vacant) + o.tallied("houses")


def _recruit(o: Doings, args: Args) -> float:
    return SOMEBODY * worths.PLAY + worths.GUILDER * args[0] if o.time else 0.0


def _copy(o: Doings, _args: Args) -> float:
    models = [k for seat in o.others for k in o.s.persons(seat) if o.symbol[k] < r.ONCE]
    programs = [o.traits[kind].program for kind in models]
    names = [program for program in programs if program[0].name != "copy_rival"]
    return max((o.gross(program) for program in names), default=0.0)


DEEDS: dict[str, Callable[[Doings, Args], float]] = {
    "gain": _gain,
    "swap": _swap,
    "die": _die,
    "advance": _advance,
    "flip_majority": _flip,
    "unthreat": _unthreat,
    "take_threat": _take_threat,
    "steal": _steal,
    "draw": lambda o, args: worths.CARD * args[0] if o.time else 0.0,
    "scry": lambda o, _: worths.CARD * SEEN_CARD if o.time else 0.0,
    "salvage": lambda o, _: worths.CARD * CHOSEN_CARD if o.time else 0.0,
    "spy": lambda o, _: worths.CARD if o.time else 0.0,
    "canal": lambda o, args: o.free_tile(args[0]),
    "house": _house,
    "recruit": _recruit,
    "reready": lambda _o, _: AGAIN,
    "extra_card": lambda _o, _: worths.PLAY * SOMEBODY,
    "copy_rival": _copy,
}

# What befalls a rival, in points
HARMS: dict[str, Callable[[Args], float]] = {
    "lose": lambda args: args[1] * worths.GUILDER,
    "threat": lambda args: args[1] * MARKER,
    "damage": lambda args: LOST_PERSON if args[0] == r.BROWN else LOST_HOUSE,
}
