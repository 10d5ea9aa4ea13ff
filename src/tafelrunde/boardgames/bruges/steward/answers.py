"""What the steward answers when the effect of a person asks them something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.boardgames.bruges import questions as q
from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges import words as w
from tafelrunde.boardgames.bruges.attacks import Threat
from tafelrunde.boardgames.bruges.gains import Advance, stock
from tafelrunde.boardgames.bruges.services import Spy
from tafelrunde.boardgames.bruges.state import BrugesState
from tafelrunde.boardgames.bruges.steward import dice
from tafelrunde.boardgames.bruges.steward.deeds import Deed
from tafelrunde.boardgames.bruges.steward.people import People
from tafelrunde.boardgames.bruges.steward.turn import why_recruit, why_tile
from tafelrunde.boardgames.bruges.town import canal_price
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.cards import KIND
from tafelrunde.engine.effects import OFFSET, Question
from tafelrunde.engine.view import Arguments

Ask = Question[BrugesState]
BASE: Final = {line.name: int(line.base) for line in w.MOVES.lines}
COLOUR: Final = BASE["colour"]
ENOUGH: Final = BASE["enough"]
WORTH_WHILE: Final = 0.05


def answer(o: People, ask: Ask, legal: list[int]) -> Tip:
    """Every question has its own way to be answered."""
    return ANSWERS[type(ask)](o, ask, legal)


def numbers(o: People, ask: Ask) -> list[int]:
    """The arguments of the instruction that asks."""
    at = int(ask.args(o.s))
    return [int(x) for x in o.s.rules.code.args[at : at + len(ask.op(o.s).sorts)]]


def targets(legal: list[int], name: str) -> list[int]:
    """What can be answered beside `enough`."""
    return [move - BASE[name] for move in legal if move != ENOUGH]


def enough(legal: list[int]) -> Tip | None:
    return Tip(ENOUGH, "enough", {}) if ENOUGH in legal else None


# ------------------------------------------------------------------------- colours
def colour(o: People, ask: Ask, legal: list[int]) -> Tip:
    """A worker to take, or a threat for a rival."""
    found = targets(legal, "colour")
    if isinstance(ask.op(o.s), Threat):
        return _threat(o, int(ask.target()))
    best = max(found, key=o.worker)
    name = r.colour.names[best]
    if o.workers[best] < o.fees[best]:
        kind = next(kind for kind in o.persons if o.symbol[kind] == best)
        return Tip(COLOUR + best, "worker_person", {"colour": name, "person": o.slug(kind)})
    return Tip(COLOUR + best, "worker", {"colour": name})


def _threat(o: People, rival: int) -> Tip:
    """The colour of which the rival has most, so that the damage comes."""
    theirs = o.s.seats[rival]
    best = max(range(r.COLOURS), key=lambda c: (int(theirs.threats_of(c)), c == r.BROWN))
    third = theirs.threats_of(best) == r.STRIKE - 1
    facts: Arguments = {"colour": r.colour.names[best], "seat": rival}
    return Tip(COLOUR + best, "threat_damage" if third else "threat", facts)


def marker(o: People, _ask: object, legal: list[int]) -> Tip:
    """A threat marker goes back: the most dangerous one."""
    best = max(targets(legal, "colour"), key=o.relief)
    return Tip(COLOUR + best, "marker", {"colour": r.colour.names[best]})


def pay(o: People, legal: list[int]) -> Tip:
    """The worker whom I miss least."""
    best = min(targets(legal, "colour"), key=o.fee)
    return Tip(COLOUR + best, "pay_worker", {"colour": r.colour.names[best]})


def worker(o: People, ask: Ask, legal: list[int]) -> Tip:
    """Give a worker, if what it brings is worth more."""
    best = min(targets(legal, "colour"), key=o.fee)
    _, number, getting, got, _ = numbers(o, ask)
    stop = enough(legal)
    if stop and o.received(getting, got) - number * o.fee(best) <= WORTH_WHILE:
        return stop
    return Tip(COLOUR + best, "give_worker", {"colour": r.colour.names[best]})


# --------------------------------------------------------------------------- cards
def draw(o: People, _ask: Ask, legal: list[int]) -> Tip:
    return dice.draw(o, legal)


def give(o: People, ask: Ask, legal: list[int]) -> Tip:
    """Discard the card I miss least, if what it brings is worth more."""
    kind = min(targets(legal, "give"), key=o.card)
    _, _, getting, got, _ = numbers(o, ask)
    if getting == w.DISCARD_TOP:
        gain = o.card(int(o.s.zones[w.DISCARD.base][-1] & KIND))
    else:
        gain = o.received(getting, got)
    if gain - o.card(kind) <= WORTH_WHILE:
        return Tip(ENOUGH, "enough", {})
    return Tip(BASE["give"] + kind, "give_card", {"card": o.slug(kind)})


def trade(o: People, _ask: Ask, legal: list[int]) -> Tip:
    kind = min(targets(legal, "give"), key=o.card)
    return Tip(BASE["give"] + kind, "trade_card", {"card": o.slug(kind)})


def keep(o: People, _ask: Ask, legal: list[int]) -> Tip:
    """The card that is worth most to me."""
    kind = max(targets(legal, "keep"), key=o.card)
    return Tip(BASE["keep"] + kind, "keep", {"card": o.slug(kind)})


def take(o: People, ask: Ask, legal: list[int]) -> Tip:
    kind = max(targets(legal, "keep"), key=o.card)
    facts: Arguments = {"card": o.slug(kind), "seat": int(ask.target())}
    return Tip(BASE["keep"] + kind, "take_card", facts)


def put(o: People, _ask: Ask, legal: list[int]) -> Tip:
    """The best card goes back first: it lies deepest then, and no rival draws it soon."""
    kind = max(targets(legal, "put"), key=o.card)
    return Tip(BASE["put"] + kind, "put_back", {"card": o.slug(kind)})


# ------------------------------------------------------------------ houses, persons
def house(o: People, _ask: Ask, legal: list[int]) -> Tip:
    kind = min(targets(legal, "house"), key=o.card)
    return Tip(BASE["house"] + kind, "house_free", {"card": o.slug(kind)})


def recruit(o: People, ask: Ask, legal: list[int]) -> Tip:
    """The best person that can be paid, unless nobody is worth it."""
    less = numbers(o, ask)[0]

    def value(move: int) -> float:
        kind = (move - BASE["recruit"]) // r.COLOURS
        return o.worth(kind) - o.paid(max(0, o.price(kind) - less))

    best = max((move for move in legal if move != ENOUGH), key=value)
    if value(best) <= o.rooms(o.vacant) - o.rooms(o.vacant - 1):
        return Tip(ENOUGH, "enough", {})
    return Tip(best, *why_recruit(o, (best - BASE["recruit"]) // r.COLOURS))


def wake(o: People, _ask: Ask, legal: list[int]) -> Tip:
    kind = max(targets(legal, "wake"), key=o.again)
    return Tip(BASE["wake"] + kind, "wake", {"card": o.slug(kind)})


def copy(o: People, _ask: Ask, legal: list[int]) -> Tip:
    kind = max(targets(legal, "copy"), key=lambda kind: o.gross(o.traits[kind].program))
    return Tip(BASE["copy"] + kind, "copy", {"card": o.slug(kind)})


# -------------------------------------------------------------------- what to choose
def part(o: People, ask: Ask, _legal: list[int]) -> Tip:
    """The effect that brings more."""
    deed = o.traits[ask.a].program[int(ask.b & OFFSET)]
    values = [o.gross(one) for one in deed.parts]
    best = 0 if values[0] >= values[1] else 1
    return Tip(BASE["part"] + best, _why_part(deed.parts[best][0]), {})


def _why_part(deed: Deed) -> str:
    if deed.name == "gain":
        return "part_points" if deed.args[0] == w.POINTS else "part_guilders"
    return "part_step" if deed.name == "advance" else "part"


def rival(o: People, ask: Ask, legal: list[int]) -> Tip:
    """Whoever is in front, if there is something to take; for a look, the largest hand."""
    seats = targets(legal, "rival")
    if isinstance(ask.op(o.s), Spy):
        best = max(seats, key=lambda seat: len(o.s.hand(seat)))
        return Tip(BASE["rival"] + best, "rival_cards", {"seat": best})
    deed = o.traits[ask.a].program[int(ask.b & OFFSET)]
    harm = deed.parts[0][0] if deed.parts else deed
    best = max(seats, key=lambda seat: (_loot(o, seat, harm), int(o.s.points(seat))))
    leads = max(seats, key=lambda seat: int(o.s.points(seat)))
    return Tip(BASE["rival"] + best, "rival_leader" if best == leads else "rival", {"seat": best})


def _loot(o: People, seat: int, deed: Deed) -> int:
    """How much of it the rival would lose."""
    if deed.name in ("lose", "steal"):
        return min(deed.args[1], int(stock(o.s, seat, deed.args[0])))
    if deed.name == "damage":
        return int(bool(o.s.persons(seat)))
    colour = deed.args[0]
    theirs = o.s.seats[seat]
    if colour < r.COLOURS:
        return int(theirs.threats_of(colour))
    return max(int(theirs.threats_of(c)) for c in range(r.COLOURS))


def again(o: People, ask: Ask, _legal: list[int]) -> Tip:
    """Pay for a step, or exchange guilders for something better."""
    args = numbers(o, ask)
    if isinstance(ask.op(o.s), Advance):
        if o.advance_now(tuple(args)) > WORTH_WHILE:
            return Tip(BASE["again"], "again_step", {})
        return Tip(ENOUGH, "enough", {})
    giving, number, getting, got, _ = args
    if o.received(getting, got) - o.given(giving, number) <= WORTH_WHILE:
        return Tip(ENOUGH, "enough", {})
    if getting == w.POINTS:
        return Tip(BASE["again"], "again_points", {"count": number, "points": got})
    return Tip(BASE["again"], "again_workers", {"count": number})


def side(o: People, ask: Ask, legal: list[int]) -> Tip:
    less = numbers(o, ask)[0]

    def value(side: int) -> float:
        return o.tile(side) - o.paid(int(canal_price(o.s, o.me, side, less)))

    best = max(targets(legal, "build"), key=value)
    stop = enough(legal)  # a tile that costs nothing must be built
    if stop and value(best) <= WORTH_WHILE:
        return stop
    return Tip(BASE["build"] + best, *why_tile(o, best))


def majority(o: People, _ask: Ask, legal: list[int]) -> Tip:
    """The marker that I should hardly turn otherwise."""
    best = max(targets(legal, "marker"), key=o.flip)
    return Tip(BASE["marker"] + best, "majority", {"points": r.MAJORITY_POINTS})


ANSWERS: Final[dict[type, Callable[[People, Ask, list[int]], Tip]]] = {
    q.AskColour: colour,
    q.AskMarker: marker,
    q.AskWorker: worker,
    q.AskDraw: draw,
    q.AskLook: draw,
    q.AskPart: part,
    q.AskRival: rival,
    q.AskAgain: again,
    q.AskSide: side,
    q.AskMajority: majority,
    q.AskGive: give,
    q.AskTrade: trade,
    q.AskHouse: house,
    q.AskRecruit: recruit,
    q.AskKeep: keep,
    q.AskPut: put,
    q.AskSalvage: keep,
    q.AskTake: take,
    q.AskWake: wake,
    q.AskCopy: copy,
}
