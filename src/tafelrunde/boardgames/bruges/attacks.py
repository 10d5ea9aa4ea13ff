"""Primitives against rivals: losses, threats, damage and theft."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import questions as q
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.damage import can_harm, harm, threaten
from tafelrunde.boardgames.bruges.gains import Ask, Fx, change, named, stock
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.engine.effects import COUNT_SHIFT, TARGET_SHIFT, Effect, part_hindrance
from tafelrunde.engine.view import Brings
from tafelrunde.engine.words import LEGAL

PROTECTED: Final = w.refusal("protected")
NOT_THE_RICHEST: Final = w.refusal("not_the_richest")
NOTHING_TO_TAKE: Final = w.refusal("nothing_to_take")
CHOICE: Final = r.COLOURS  # as the colour of a threat: the seat chooses


def rival_wrong(s: BrugesState, ask: Ask, rival: i64) -> i64:
    """Who can be hit: a rival whom nobody protects."""
    if rival >= s.players:
        return w.NO_SUCH_SEAT
    if rival == ask.seat:
        return w.NOT_ONESELF
    return PROTECTED if s.is_safe(rival) else LEGAL


def is_hit(s: BrugesState, ask: Ask) -> bool:
    """Is the question about a rival who can be hit?"""
    return ask.target() >= 0 and rival_wrong(s, ask, ask.target()) == LEGAL


def open_rivals(s: BrugesState, seat: i64) -> list[i64]:
    """Rivals whom nobody protects, from the start player on."""
    found: list[i64] = []
    for k in range(s.players):
        rival = s.order(k)
        if rival != seat and not s.is_safe(rival):
            found.append(rival)
    return found


@final
class Rivals(q.Primitive):
    """Something befalls one rival of the seat's choice, or each from the start player on."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        rivals = open_rivals(s, e.seat)
        if args[at] == w.EACH_RIVAL:
            for k in range(len(rivals) - 1, -1, -1):  # the first one uppermost
                s.push(e.at(args[at + 1], rivals[k]))
        elif len(rivals) == 1:
            s.push(e.at(args[at + 1], rivals[0]))
        elif len(rivals) > 1:
            s.push(q.AskRival(e.seat, e.a, e.b))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        """What befalls a rival is barred if it can do nothing to that rival."""
        problem: i64 = PROTECTED
        for rival in open_rivals(s, seat):
            problem = part_hindrance(s, rival, at + 1)
            if problem == LEGAL:
                break
        return problem

    def wrong(self, s: BrugesState, ask: Ask, rival: i64) -> i64:
        return rival_wrong(s, ask, rival)

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        return isinstance(ask, q.AskRival) and ask.target() < 0

    def answer(self, s: BrugesState, ask: Ask, rival: i64) -> None:
        s.push(Effect(ask.seat, ask.a).at(s.rules.code.args[ask.args(s) + 1], rival))


@final
class Lose(q.Primitive):
    """The rival loses so much of something, as far as they have it."""

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return LEGAL if stock(s, seat, args[at]) > 0 else NOTHING_TO_TAKE

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        rival = e.target()
        number = min(args[at + 1], stock(s, rival, args[at]))
        if number > 0:  # else there is nothing of which they could be told
            change(s, rival, args[at], -number)
            s.done_to(rival)


@final
class Threat(q.Primitive):
    """The rival takes so many threat markers of a colour; the third one brings the damage."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        if args[at] == CHOICE:
            s.push(q.AskColour(e.seat, e.a, e.b))
        else:
            self.hit(s, e.target(), args[at], args[at + 1])

    def hit(self, s: BrugesState, rival: i64, colour: i64, number: i64) -> None:
        for _ in range(number):
            threaten(s, rival, colour, w.PERSON)

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        chosen = s.rules.code.args[ask.args(s)] == CHOICE
        return isinstance(ask, q.AskColour) and chosen and is_hit(s, ask)

    def answer(self, s: BrugesState, ask: Ask, colour: i64) -> None:
        self.hit(s, ask.target(), colour, s.rules.code.args[ask.args(s) + 1])


@final
class Damage(q.Primitive):
    """The damage of a colour befalls the rival at once; markers stay as they are."""

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return LEGAL if can_harm(s, seat, args[at]) else NOTHING_TO_TAKE

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        harm(s, e.target(), args[at])


@final
class Steal(q.Primitive):
    """Take so much from one rival, from each, or from the richest, as far as they have it."""

    def run(self, s: BrugesState, e: Fx, args: list[i64], at: i64) -> None:
        victims = self.victims(s, e.seat, args, at)
        if args[at + 2] == w.EACH_RIVAL:
            for victim in victims:
                self.take(s, e.seat, victim, args, at)
        elif len(victims) == 1:
            self.take_from(s, e.seat, e.a, e.b, victims[0])
        elif len(victims) > 1:
            s.push(q.AskRival(e.seat, e.a, e.b))

    def victims(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> list[i64]:
        """Rivals from whom something can be taken; of the richest perhaps several."""
        found: list[i64] = []
        most: i64 = 1
        for rival in open_rivals(s, seat):
            has = stock(s, rival, args[at])
            if args[at + 2] == w.RICHEST_RIVAL and has > most:
                most = has
                found = []
            if has >= most:
                found.append(rival)
        return found

    def take(self, s: BrugesState, seat: i64, victim: i64, args: list[i64], at: i64) -> None:
        number = min(args[at + 1], stock(s, victim, args[at]))
        change(s, victim, args[at], -number)
        s.done_to(victim)
        change(s, seat, args[at], number)

    def take_from(self, s: BrugesState, seat: i64, a: i64, b: i64, victim: i64) -> None:
        """From one victim; workers of any colours are chosen one by one."""
        code = s.rules.code
        at = code.at[code.start[a] + (b & 0xFF)]
        if code.args[at] != w.WORKERS_ANY:
            self.take(s, seat, victim, code.args, at)
            return
        number = min(code.args[at + 1], stock(s, victim, w.WORKERS_ANY))
        place = (b & 0xFF) | (victim + 1) << TARGET_SHIFT
        s.push(q.AskColour(seat, a, place | number << COUNT_SHIFT))

    def barred(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> i64:
        return LEGAL if len(self.victims(s, seat, args, at)) > 0 else NOTHING_TO_TAKE

    def brings(self, s: BrugesState, seat: i64, args: list[i64], at: i64) -> Brings:
        victims = self.victims(s, seat, args, at)
        chosen = args[at + 2] != w.EACH_RIVAL and len(victims) > 1
        if chosen or args[at] > w.POINTS:
            return {}
        total: i64 = 0
        for victim in victims:
            total += min(args[at + 1], stock(s, victim, args[at]))
        return {w.resource.names[args[at]]: int(total)}

    def wrong(self, s: BrugesState, ask: Ask, x: i64) -> i64:
        args, at = s.rules.code.args, ask.args(s)
        if ask.target() >= 0:
            return LEGAL if s.seats[ask.target()].workers_of(x) > 0 else w.NO_WORKER
        problem = rival_wrong(s, ask, x)
        if problem != LEGAL or x in self.victims(s, ask.seat, args, at):
            return problem
        return NOT_THE_RICHEST if args[at + 2] == w.RICHEST_RIVAL else NOTHING_TO_TAKE

    def fits(self, s: BrugesState, ask: Ask) -> bool:
        args, at = s.rules.code.args, ask.args(s)
        if args[at + 2] == w.EACH_RIVAL:
            return False
        if isinstance(ask, q.AskRival):
            return ask.target() < 0
        whose = isinstance(ask, q.AskColour) and is_hit(s, ask)
        return whose and args[at] == w.WORKERS_ANY and 0 < ask.count() <= args[at + 1]

    def answer_brings(self, s: BrugesState, ask: Ask, x: i64) -> Brings:
        if ask.target() >= 0:
            return {"workers": 1}
        args, at = s.rules.code.args, ask.args(s)
        return named(args[at], min(args[at + 1], stock(s, x, args[at])))

    def answer(self, s: BrugesState, ask: Ask, x: i64) -> None:
        if ask.target() < 0:
            self.take_from(s, ask.seat, ask.a, ask.b, x)
            return
        victim = ask.target()
        s.change_workers(victim, x, -1, w.PERSON)
        s.done_to(victim)
        s.change_workers(ask.seat, x, 1, w.PERSON)
        if ask.count() > 1 and s.seats[victim].workers != 0:
            s.push(q.AskColour(ask.seat, ask.a, q.counted(ask, ask.count() - 1)))
