"""The steward's turn: persons that help come first, then the card that brings most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.boardgames.bruges import modifiers as m
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.actions import (
    CALM,
    CANAL,
    GUILDERS,
    HOUSE,
    RECRUIT,
    WORKERS,
    best_die,
)
from tafelrunde.boardgames.bruges.steward import use
from tafelrunde.boardgames.bruges.steward.people import EARNED_BY_CARD, People
from tafelrunde.boardgames.bruges.town import canal_price
from tafelrunde.boardgames.bruges.turn import END, USE
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.view import Arguments

TO_WORKERS, TO_GUILDERS, TO_CALM, TO_CANAL, TO_HOUSE, TO_RECRUIT = (
    int(verb.base) for verb in (WORKERS, GUILDERS, CALM, CANAL, HOUSE, RECRUIT)
)

FOLLOW = 0.4  # part of the worth of what can follow
HOUSE_PLAYS = 1.5  # cards for a house, and perhaps for its worker


def turn(o: People, legal: list[int]) -> Tip:
    """The best of everything that can be done."""
    helped = use.best(o, legal)
    if helped is not None and (helped.value > 0 or o.plays == 0):
        return helped.tip if helped.value > 0 else Tip(END.base, *use.why_end(o, legal))
    cards = [move for move in legal if not USE.covers(move) and move != END.base]
    if not cards:
        return Tip(END.base, *use.why_end(o, legal))
    table = Table(o)
    best = max(cards, key=table.value)
    return Tip(best, *table.why(best))


class Table:
    """What the cards in hand can do."""

    def __init__(self, o: People) -> None:
        self.o = o
        self.prices = {kind: o.price(kind) for kind in o.hand}
        self.nets = {kind: o.bargain(kind) for kind in o.hand}
        self.wanted = max(o.hand, key=lambda kind: self.nets[kind])
        self.house = self._house()
        self.recruits: dict[int, float] = {}

    # --------------------------------------------------------------------- values

    def value(self, move: int) -> float:
        """What a move brings, and what can follow it."""
        o, guilders, vacant = self.o, self.o.guilders, self.o.vacant
        if move >= TO_RECRUIT:
            return self.recruit((move - TO_RECRUIT) // r.COLOURS)
        if move >= TO_HOUSE:
            kind = move - TO_HOUSE
            value, vacant = self.build(kind), vacant + 1
        elif move >= TO_CANAL:
            kind, side = divmod(move - TO_CANAL, 2)
            price = int(canal_price(o.s, o.me, side, 0))
            value, guilders = o.tile(side) - o.paid(price), guilders - price
        elif move >= TO_CALM:
            kind = move - TO_CALM
            value = self.calm(kind)
        elif move >= TO_GUILDERS:
            kind = move - TO_GUILDERS
            pips = self.pips(kind)
            value, guilders = o.earned(pips), guilders + pips
        else:
            kind = move - TO_WORKERS
            value = self.workers(kind)
        return value + FOLLOW * self.follow(kind, guilders, vacant)

    def follow(self, played: int, guilders: int, vacant: int) -> float:
        """What the best of the other cards would bring as a person with so many guilders and empty
        houses, for every card it takes until then."""
        best = 0.0
        time = self.o.time
        for kind, net in self.nets.items():
            if kind != played and net > best:
                missing = self.prices[kind] - guilders
                plays = 1.0 if vacant else 1.0 + HOUSE_PLAYS
                if missing > 0:
                    plays += missing / EARNED_BY_CARD
                if plays <= time and net > best * plays:
                    best = net / plays
        return best

    def recruit(self, kind: int) -> float:
        found = self.recruits.get(kind)
        if found is None:
            found = self.recruits[kind] = self._recruit(kind)
        return found

    def _recruit(self, kind: int) -> float:
        o, price = self.o, self.prices[kind]
        value = o.worth(kind) - o.paid(price)
        value -= o.rooms(o.vacant) - o.rooms(o.vacant - 1)
        value += o.trigger(w.ON_PERSON) - o.tallied("empty_houses")
        return value + FOLLOW * self.follow(kind, o.guilders - price, o.vacant - 1)

    def workers(self, kind: int) -> float:
        o, colour = self.o, self.o.back[kind]
        number = r.WORKERS + int(o.own.sum(m.BONUS, m.MORE_WORKERS))
        return sum(o.hired(colour, o.workers[colour] + k) for k in range(number))

    def pips(self, kind: int) -> int:
        o = self.o
        wild = o.own.sum(m.WILD, m.WILD_GUILDERS) > 0
        pips = best_die(o.s) if wild else o.s.die(o.back[kind])
        return int(pips + o.own.sum(m.BONUS, m.MORE_GUILDERS))

    def calmed(self, kind: int) -> int:
        """The colour of the marker that goes back."""
        o = self.o
        if o.own.sum(m.WILD, m.WILD_THREAT) > 0:
            return o.worst_threat
        return int(o.back[kind])

    def calm(self, kind: int) -> float:
        o = self.o
        value = o.relief(self.calmed(kind)) + o.trigger(w.ON_UNTHREAT)
        more = min(int(o.own.sum(m.BONUS, m.MORE_MARKERS)), sum(o.threats) - 1)
        return value + more * r.FOR_MARKER

    def _house(self) -> float:
        """What a house is worth whatever its card."""
        o = self.o
        value = 1.0 + o.rooms(o.vacant + 1) - o.rooms(o.vacant)
        value += o.tallied("houses") + o.tallied("empty_houses")
        return value + o.trigger(w.ON_HOUSE)

    def build(self, kind: int) -> float:
        o, colour = self.o, self.o.back[kind]
        value = self.house
        if o.tallied("house_colours") and all(
            o.s.house_colour(o.me, house) != colour for house in range(o.houses)
        ):
            value += o.tallied("house_colours")
        if o.own.sum(m.WAIVE) > 0:
            return value
        if o.own.sum(m.WILD, m.WILD_HOUSE) > 0:
            return value - o.cheapest_worker()
        return value - o.fee(colour)

    # -------------------------------------------------------------------- reasons

    def why(self, move: int) -> tuple[str, Arguments]:
        """The reason of the move that has been chosen."""
        for verb, reason in WHY:
            if verb.covers(move):
                return reason(self, move - verb.base)
        raise ValueError(f"move {move} plays no card")


def _why_workers(t: Table, kind: int) -> tuple[str, Arguments]:
    o, colour = t.o, t.o.back[kind]
    facts: Arguments = {"colour": o.colour(kind)}
    for person in o.persons:
        if o.symbol[person] == colour:
            return "workers_person", {**facts, "person": o.slug(person)}
    return "workers", facts


def _why_guilders(t: Table, kind: int) -> tuple[str, Arguments]:
    o = t.o
    pips = t.pips(kind)
    missing = o.price(t.wanted) - o.guilders
    if t.wanted != kind and 0 < missing <= pips and o.time and t.nets[t.wanted] > 0:
        return "guilders_person", {"count": pips, "person": o.slug(t.wanted)}
    return "guilders", {"count": pips}


def _why_calm(t: Table, kind: int) -> tuple[str, Arguments]:
    o, colour = t.o, t.calmed(kind)
    facts: Arguments = {"colour": r.colour.names[colour]}
    close = o.threats[colour] == r.STRIKE - 1 and o.rounds and o.damage(colour)
    return "calm_danger" if close else "calm", facts


def _why_canal(t: Table, x: int) -> tuple[str, Arguments]:
    return why_tile(t.o, x % 2)


def why_tile(o: People, side: int) -> tuple[str, Arguments]:
    """Why the next tile of an arm is built."""
    built = int(o.own.built(side)) + 1
    if built == r.ARM and not (o.own.finished >> side) & 1 and o.statue:
        return "canal_statue", {"points": int(o.statue)}
    if built == r.SCENIC:
        return "canal_scenic", {"points": r.SCENIC_POINTS}
    if o.lead(2) >= 1.0 and o.gets_ahead(2):
        return "canal_majority", {"points": r.MAJORITY_POINTS}
    return "canal", {"count": built}


def _why_house(t: Table, kind: int) -> tuple[str, Arguments]:
    return why_house(t.o, kind, t.wanted if t.nets[t.wanted] > 0 else -1)


def why_house(o: People, kind: int, wanted: int) -> tuple[str, Arguments]:
    """Why a card becomes a house."""
    if wanted not in (-1, kind) and not o.vacant and o.time:
        return "house_person", {"card": o.slug(kind), "person": o.slug(wanted)}
    return "house", {"card": o.slug(kind)}


def _why_recruit(t: Table, x: int) -> tuple[str, Arguments]:
    return why_recruit(t.o, x // r.COLOURS)


def why_recruit(o: People, kind: int) -> tuple[str, Arguments]:
    """Why a person is recruited: the largest part of what it brings."""
    points, effect = int(o.cost[kind] // 3), o.effect(kind)
    card = o.slug(kind)
    if o.lead(1) > max(1.0, points, effect) and o.gets_ahead(1):
        return "recruit_majority", {"card": card, "points": r.MAJORITY_POINTS}
    if effect <= points / 2 or effect < 0.5:
        return "recruit_points", {"card": card, "points": points}
    return RECRUITED[o.symbol[kind]], {"card": card}


RECRUITED = {
    **dict.fromkeys(range(r.COLOURS), "recruit_worker"),
    r.ONCE: "recruit_once",
    r.ACTION: "recruit_helper",
    r.SITUATION: "recruit_helper",
    r.LIGHTNING: "recruit_lightning",
    r.LAUREL: "recruit_laurel",
}
WHY: list[tuple[Any, Callable[[Table, int], tuple[str, Arguments]]]] = [
    (WORKERS, _why_workers),
    (GUILDERS, _why_guilders),
    (CALM, _why_calm),
    (CANAL, _why_canal),
    (HOUSE, _why_house),
    (RECRUIT, _why_recruit),
]
