"""What the steward draws, what they pay for a step, and what they give up when damage strikes."""

from __future__ import annotations

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges.damage import BREACH, BURN, EVICT, LOSE, SUFFER
from tafelrunde.boardgames.bruges.phases import CLIMB, DRAW, REFUSE, STAY
from tafelrunde.boardgames.bruges.steward.people import People
from tafelrunde.engine.advice import Tip
from tafelrunde.engine.view import Arguments

# The plague may empty a house that then burns, so it comes before the fire.
ORDER = (r.BROWN, r.RED, r.YELLOW, r.BLUE, r.VIOLET)
LOST_ROOM = 0.5  # of the house that somebody leaves to the fire
MAJORITY_MATTERS = 0.8


# ------------------------------------------------------------------------- drawing
def draw(o: People, legal: list[int]) -> Tip:
    """The card whose back fits best."""
    tops = {move: _top(o, move - DRAW.base) for move in legal}
    best = max(legal, key=lambda move: o.fits(tops[move]))
    colour = tops[best]
    facts: Arguments = {"colour": r.colour.names[colour]}
    if len(set(tops.values())) == 1:
        return Tip(best, "draw_any", {})
    return Tip(best, _why_draw(o, colour), facts)


def _top(o: People, pile: int) -> int:
    """The colour of the uppermost back."""
    return int(o.back[o.s.zones[o.s.pile(pile).base][-1] & 0xFF])


def _why_draw(o: People, colour: int) -> str:
    if o.threats[colour] >= r.STRIKE - 1:
        return "draw_danger"
    if colour in o.next_spaces():
        return "draw_canal"
    if o.workers[colour] < o.fees[colour]:
        return "draw_workers"
    return "draw_house" if o.workers[colour] else "draw_colour"


# ------------------------------------------------------------------------ the dice
def ward(o: People, legal: list[int]) -> Tip:
    """The marker that would bring most damage is refused."""
    colours = [move - REFUSE.base for move in legal if REFUSE.covers(move)]

    def harm(colour: int) -> float:
        have = o.threats[colour]
        return o.danger(colour, have + 1) - o.danger(colour, have)

    worst = max(colours, key=harm)
    return Tip(REFUSE.base + worst, "refuse", {"colour": r.colour.names[worst]})


def climb(o: People) -> Tip:
    """A step, if it is worth its price."""
    price = int(o.s.step_price(o.me))
    facts: Arguments = {"cost": price}
    if o.step() <= o.paid(price):
        return Tip(STAY.base, "stay", facts)
    if o.lead(0) > MAJORITY_MATTERS and o.gets_ahead(0):
        return Tip(CLIMB.base, "climb_majority", facts)
    return Tip(CLIMB.base, "climb", facts)


# ------------------------------------------------------------------------- damage
def suffer(o: People, legal: list[int]) -> Tip:
    """Which damage comes first."""
    due = [colour for colour in ORDER if SUFFER.base + colour in legal]
    if due[:2] == [r.BROWN, r.RED] and o.persons and not any(map(o.shielded, due[:2])):
        return Tip(SUFFER.base + r.BROWN, "suffer_plague", {})
    return Tip(SUFFER.base + due[0], "suffer", {"colour": r.colour.names[due[0]]})


def plague(o: People, legal: list[int]) -> Tip:
    """Whoever is missed least."""
    kind = min((move - LOSE.base for move in legal), key=o.kept)
    return Tip(LOSE.base + kind, "lose", {"card": o.slug(kind)})


def fire(o: People, legal: list[int]) -> Tip:
    """What is missed least: an empty house, a house with somebody, or a tile of the canal."""
    best = min(legal, key=lambda move: _burnt(o, move))
    if BURN.covers(best):
        return Tip(best, "burn", {"colour": r.colour.names[best - BURN.base]})
    if EVICT.covers(best):
        return Tip(best, "evict", {"card": o.slug(best - EVICT.base)})
    return Tip(best, "breach", {})


def _burnt(o: People, move: int) -> float:
    """What is lost."""
    if BURN.covers(move):
        return 1.0 + o.rooms(o.vacant) - o.rooms(o.vacant - 1) + o.tallied("houses")
    if EVICT.covers(move):
        kind = move - EVICT.base
        return 1.0 + LOST_ROOM + o.kept(kind) - o.card(kind) + o.tallied("houses")
    side = move - BREACH.base
    built = int(o.own.built(side))
    return o.canal(side, built) - o.canal(side, built - 1) + o.tallied("canals")
