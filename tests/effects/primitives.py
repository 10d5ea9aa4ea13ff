"""The primitives of a Brügge in miniature: a class for each, its docstring is the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tafelrunde.engine.effects import (
    COUNT_SHIFT,
    Effect,
    Modifier,
    Op,
    Question,
    Tally,
    fire,
    promise,
    promised,
    together,
)
from tafelrunde.engine.words import LEGAL
from tests.effects import words as w

if TYPE_CHECKING:
    from tests.effects.game import Table


# ----------------------------------------------------------------------- resources
def can_pay(s: Table, seat: int, resource: int, n: int) -> bool:
    return n <= s.stock(seat, resource)


def named(resource: int, n: int) -> dict[str, int]:
    return {"workers" if resource >= w.WORKERS else w.RESOURCES[resource]: n}


class Gain(Op["Table"]):
    """Take so much of a resource from the supply; workers of any colour are chosen one by one."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        n = s.rules.code.amount(s, e.seat, args[at + 1])
        if args[at] == w.WORKERS_ANY:
            ask_colour(s, e, n)
        else:
            s.change(e.seat, args[at], n)

    def brings(self, s: Table, seat: int, args: list[int], at: int) -> dict[str, int]:
        return named(args[at], s.rules.code.amount(s, seat, args[at + 1]))

    def answer(self, s: Table, ask: Question[Table], x: int) -> None:
        s.change(ask.seat, w.WORKERS + x, 1)
        if ask.count() > 1:
            s.push(w.AskColour(ask.seat, ask.a, ask.b - (1 << COUNT_SHIFT)))


def ask_colour(s: Table, e: Effect[Table], n: int) -> None:
    if n > 0:
        s.push(w.AskColour(e.seat, e.a, e.b | n << COUNT_SHIFT))


class Swap(Op["Table"]):
    """Up to so many times: give so much of one resource, get so much of another."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        self.ask(s, e.seat, e.a, e.b, args, at)

    def ask(self, s: Table, seat: int, a: int, b: int, args: list[int], at: int) -> None:
        if b >> COUNT_SHIFT < args[at + 4] and can_pay(s, seat, args[at], args[at + 1]):
            s.push(w.AskAgain(seat, a, b))

    def answer_brings(self, s: Table, ask: Question[Table], x: int) -> dict[str, int]:
        args, at = s.rules.code.args, ask.args(s)
        return together(named(args[at], -args[at + 1]), named(args[at + 2], args[at + 3]))

    def answer(self, s: Table, ask: Question[Table], x: int) -> None:
        args, at = s.rules.code.args, ask.args(s)
        s.change(ask.seat, args[at], -args[at + 1])
        s.change(ask.seat, args[at + 2], args[at + 3])
        self.ask(s, ask.seat, ask.a, ask.b + (1 << COUNT_SHIFT), args, at)


class Advance(Op["Table"]):
    """Climb so many steps of reputation for a price; what costs something may be declined."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        if args[at + 1] == 0:
            climb(s, e.seat, args[at])
        elif can_pay(s, e.seat, w.GUILDERS, args[at + 1]):
            s.push(w.AskAgain(e.seat, e.a, e.b))

    def brings(self, s: Table, seat: int, args: list[int], at: int) -> dict[str, int]:
        return climbed(s, seat, args[at]) if args[at + 1] == 0 else {}

    def answer_brings(self, s: Table, ask: Question[Table], x: int) -> dict[str, int]:
        args, at = s.rules.code.args, ask.args(s)
        return together({"guilders": -args[at + 1]}, climbed(s, ask.seat, args[at]))

    def answer(self, s: Table, ask: Question[Table], x: int) -> None:
        args, at = s.rules.code.args, ask.args(s)
        s.change(ask.seat, w.GUILDERS, -args[at + 1])
        climb(s, ask.seat, args[at])


def climb(s: Table, seat: int, steps: int) -> None:
    for _ in range(min(steps, w.HIGHEST - s.seats[seat].reputation)):
        s.seats[seat].reputation += 1
        fire(s, s.seats[seat].standing, w.EVENTS.index("advance"), seat)


def climbed(s: Table, seat: int, steps: int) -> dict[str, int]:
    """What the steps bring, and the triggers of each."""
    total: dict[str, int] = {}
    for _ in range(min(steps, w.HIGHEST - s.seats[seat].reputation)):
        more = promised(s, s.seats[seat].standing, w.EVENTS.index("advance"), seat)
        total = together(total, together({"reputation": 1}, more))
    return total


# --------------------------------------------------------------------------- cards
class Draw(Op["Table"]):
    """Draw so many cards; the pile is chosen for each, by its uppermost back."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        if any(s.zones[w.PILES.base + pile] for pile in range(2)):
            s.push(w.AskPile(e.seat, e.a, e.b | args[at] << COUNT_SHIFT))

    def wrong(self, s: Table, ask: Question[Table], x: int) -> int:
        return LEGAL if s.zones[w.PILES.base + x] else w.PILE_EMPTY

    def answer(self, s: Table, ask: Question[Table], x: int) -> None:
        s.draw_from(x, ask.seat)
        if ask.count() > 1 and any(s.zones[w.PILES.base + pile] for pile in range(2)):
            s.push(w.AskPile(ask.seat, ask.a, ask.b - (1 << COUNT_SHIFT)))


class Scry(Op["Table"]):
    """Look at so many cards of the fuller pile, take one, and put the others back under it."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        pile = max(range(2), key=lambda k: (len(s.zones[w.PILES.base + k]), -k))
        for _ in range(min(args[at], len(s.zones[w.PILES.base + pile]))):
            s.look_from(pile, e.seat)
        if s.zones[w.OFFER.base]:
            s.push(w.AskKeep(e.seat, e.a, e.b | pile << COUNT_SHIFT))

    def wrong(self, s: Table, ask: Question[Table], x: int) -> int:
        return LEGAL if s.holds(w.OFFER.base, x) else w.NOT_OFFERED

    def answer(self, s: Table, ask: Question[Table], x: int) -> None:
        s.keep_from_offer(x, ask.count(), ask.seat)


# ------------------------------------------------------------------ choices and rivals
class Choose(Op["Table"]):
    """One of two effects, whichever the seat likes."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        s.push(w.AskOption(e.seat, e.a, e.b))

    def answer_brings(self, s: Table, ask: Question[Table], x: int) -> dict[str, int]:
        return promise(s, ask.seat, ask.a, s.rules.code.args[ask.args(s) + x])

    def answer(self, s: Table, ask: Question[Table], x: int) -> None:
        s.push(Effect(ask.seat, ask.a, s.rules.code.args[ask.args(s) + x]))


class Rivals(Op["Table"]):
    """Something befalls one rival of the seat's choice, or each of them from the left on."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        if w.REACH[args[at]] == "one":
            s.push(w.AskRival(e.seat, e.a, e.b))
            return
        for k in range(s.players - 1, 0, -1):  # the first one uppermost
            s.push(e.at(args[at + 1], (e.seat + k) % s.players))

    def wrong(self, s: Table, ask: Question[Table], x: int) -> int:
        return rival(s, ask, x)

    def answer(self, s: Table, ask: Question[Table], x: int) -> None:
        s.push(Effect(ask.seat, ask.a).at(s.rules.code.args[ask.args(s) + 1], x))


def rival(s: Table, ask: Question[Table], x: int) -> int:
    if x >= s.players:
        return w.NO_SUCH_SEAT
    return w.NOT_ONESELF if x == ask.seat else LEGAL


class Steal(Op["Table"]):
    """Take so much from one rival, from each, or from the richest, as far as they have it."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        others = [k for k in range(s.players) if k != e.seat]
        reach = w.REACH[args[at + 2]]
        if reach == "one":
            s.push(w.AskRival(e.seat, e.a, e.b))
        elif reach == "richest":
            richest = max(others, key=lambda k: (s.stock(k, args[at]), -k))
            self.take(s, e.seat, richest, args, at)
        else:
            for victim in others:
                self.take(s, e.seat, victim, args, at)

    def take(self, s: Table, seat: int, victim: int, args: list[int], at: int) -> None:
        n = min(args[at + 1], s.stock(victim, args[at]))
        s.change(victim, args[at], -n)
        s.change(seat, args[at], n)

    def wrong(self, s: Table, ask: Question[Table], x: int) -> int:
        return rival(s, ask, x)

    def answer_brings(self, s: Table, ask: Question[Table], x: int) -> dict[str, int]:
        args, at = s.rules.code.args, ask.args(s)
        return named(args[at], min(args[at + 1], s.stock(x, args[at])))

    def answer(self, s: Table, ask: Question[Table], x: int) -> None:
        self.take(s, ask.seat, x, s.rules.code.args, ask.args(s))


# ------------------------------------------------------------------------- threats
class Threat(Op["Table"]):
    """The rival takes so many threat markers of a colour; the third one brings the damage."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        for _ in range(args[at + 1]):
            s.threaten(e.target(), args[at])


class Damage(Op["Table"]):
    """The damage of a colour befalls the rival at once; his markers stay."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        s.damage(e.target(), args[at])


class Unthreat(Op["Table"]):
    """Return so many own threat markers of a colour, or of any: one point for each."""

    def run(self, s: Table, e: Effect[Table], args: list[int], at: int) -> None:
        if args[at + 1] < len(w.COLOURS):
            for _ in range(min(args[at], s.seats[e.seat].threats[args[at + 1]])):
                s.calm(e.seat, args[at + 1])
        elif any(s.seats[e.seat].threats):
            s.push(w.AskColour(e.seat, e.a, e.b | args[at] << COUNT_SHIFT))

    def wrong(self, s: Table, ask: Question[Table], x: int) -> int:
        return LEGAL if s.seats[ask.seat].threats[x] else w.NO_MARKER

    def answer_brings(self, s: Table, ask: Question[Table], x: int) -> dict[str, int]:
        return {"threats": -1, "points": 1}

    def answer(self, s: Table, ask: Question[Table], x: int) -> None:
        s.calm(ask.seat, x)
        if ask.count() > 1 and any(s.seats[ask.seat].threats):
            s.push(w.AskColour(ask.seat, ask.a, ask.b - (1 << COUNT_SHIFT)))


OPS: list[Op[Any]] = [
    Gain("gain(resource, amount)"),
    Swap("swap(resource, number, resource, number, number)"),
    Advance("advance(number, number)"),
    Draw("draw(number)"),
    Scry("scry(number, number)"),
    Choose("choose(effect, effect)"),
    Rivals("rivals(reach, effect)"),
    Steal("steal(resource, number, reach)"),
    Threat("threat(colour, number)"),
    Damage("damage(colour)"),
    Unthreat("unthreat(number|all, colour|any)"),
]


# ------------------------------------------------------------- counters and modifiers
class Group(Tally["Table"]):
    def count(self, s: Table, seat: int, x: int) -> int:
        return sum(1 for kind in s.persons(seat) if s.game_rules.group[kind] == x)


class Persons(Tally["Table"]):
    def count(self, s: Table, seat: int, x: int) -> int:
        return len(s.persons(seat))


TALLIES: list[Tally[Any]] = [Group("group(group)"), Persons("persons")]
BONUS = Modifier("bonus(action, number)")
DISCOUNT = Modifier("discount(action, number)")
SHIELD = Modifier("shield(colour)")
MODIFIERS = [BONUS, DISCOUNT, SHIELD]
