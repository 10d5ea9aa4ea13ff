"""How the steward lays up to three tiles: the best of a few plans, looked at tile by tile."""

from __future__ import annotations

from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.steward.land import ANY_KIND, AROUND, Land, Square, cells_of
from tafelrunde.boardgames.noblemen.steward.outlook import Outlook
from tafelrunde.boardgames.noblemen.steward.sites import site_worth

WIDTH = 5  # plans that are followed at a time
SPOILT = 0.6  # of what a square was worth that another kind of tile now lies in
CASTLE_TO_BE = 1.0  # a scoring, for land around a meadow where a castle could stand


class Laid(NamedTuple):
    """A tile of a plan, and the square that becomes an area by it, if one does."""

    kind: int
    cell: int
    area: int | None


class Plan:
    """Some tiles laid, and what that is worth."""

    def __init__(
        self,
        before: Land,
        hand: list[int],
        laid: tuple[Laid, ...] = (),
        worth: float = 0.0,
        value: float = 0.0,
        guide: float = 0.0,
    ) -> None:
        self.before = before  # the land without the last tile
        self.hand = hand
        self.laid = laid
        self.worth = worth  # without what the land around buildings is worth
        self.value = value  # if it ends here
        self.guide = guide  # if it goes on

    @cached_property
    def land(self) -> Land:
        """The land afterwards; few plans are followed so far."""
        if not self.laid:
            return self.before
        kind, cell, area = self.laid[-1]
        return self.before.with_tile(cell, kind, cells_of(area) if area is not None else ())

    @property
    def cells(self) -> frozenset[tuple[int, int]]:
        return frozenset((one.kind, one.cell) for one in self.laid)

    def formed(self, kind: int) -> int:
        """How many areas of a kind it completes."""
        return sum(one.kind == kind for one in self.laid if one.area is not None)

    @property
    def prestige(self) -> int:
        gardens = self.formed(r.GARDEN)
        return sum(one.kind == r.FOUNTAIN for one in self.laid) + r.AREA_BONUS * gardens


def best_plan(
    o: Outlook, land: Land, hand: list[int], number: int, first: int | None = None
) -> Plan | None:
    """The best way to lay one to `number` tiles; the first of a kind, if that is given."""
    base = Rings(o, land, 0).total
    plans, best = [Plan(land, hand)], None
    kinds = range(r.KINDS) if first is None else range(first, first + 1)
    for more in range(number - 1, -1, -1):
        grown: dict[frozenset[tuple[int, int]], Plan] = {}
        for plan in plans:
            for child in _grow(o, plan, kinds, more, base):
                known = grown.setdefault(child.cells, child)
                if child.guide > known.guide:
                    grown[child.cells] = child
        kinds = range(r.KINDS)
        plans = sorted(grown.values(), key=lambda plan: plan.guide, reverse=True)[:WIDTH]
        for plan in plans:
            if best is None or plan.value > best.value:
                best = plan
    return best


class Rings:
    """The buildings of a land, how much is missing around each, and what that is worth."""

    def __init__(self, o: Outlook, land: Land, more: int) -> None:
        self.total = 0.0
        self.steps: dict[int, float] = {}  # by cell what a tile there adds to the buildings beside
        for cell, points in _courts(o, land):
            missing = land.missing(cell)
            worth = points * o.surrounded(missing, more)
            self.total += worth
            if missing:
                step = points * o.surrounded(missing - 1, more) - worth
                for away in AROUND:
                    self.steps[cell + away] = self.steps.get(cell + away, 0.0) + step

    def with_tile(self, cell: int) -> float:
        """The same with a tile more."""
        return self.total + self.steps.get(cell, 0.0)


def _courts(o: Outlook, land: Land) -> list[tuple[int, float]]:
    found = [
        (cell, o.court_points(land.built[cell], len(land.beside(cell, r.CHAPEL))))
        for cell in land.courts
    ]
    if o.turns_left > 1:
        found += [(cell, CASTLE_TO_BE) for cell in land.meadows if land.castle_fits(cell)]
    return found


class Worths:
    """What tiles are worth after a plan, and what areas are, wherever they lie."""

    def __init__(self, o: Outlook, plan: Plan) -> None:
        gained = plan.prestige
        self.kept = [o.spared(kind) for kind in range(r.KINDS)]
        self.brings = o.brings[:]
        self.brings[r.FOUNTAIN] = o.renown(gained + 1) - o.renown(gained)
        self.areas = [o.area(kind) for kind in range(r.AREA_KINDS)]
        # With a tile of it laid just now, which may have brought prestige
        self.own_areas = [o.area(kind, gained + 1) for kind in range(r.AREA_KINDS)]
        # By kind the part of an area that so many tiles are, before one more is laid and after it
        self.parts = [o.parts(held) for held in plan.hand]
        self.more_parts = [o.parts(held - 1) for held in plan.hand]


def _grow(o: Outlook, plan: Plan, kinds: range, more: int, base: float) -> list[Plan]:
    """The plan with each possible tile more; the best few of them."""
    now = Rings(o, plan.land, 0)
    later = Rings(o, plan.land, more) if more else now
    worths = Worths(o, plan)
    held = [kind for kind in kinds if plan.hand[kind]]
    found: list[tuple[float, float, float, int, int, int | None]] = []
    for cell in plan.land.edge:
        ring, guide = now.with_tile(cell) - base, later.with_tile(cell) - base
        squares = plan.land.squares(cell)
        for kind in held:
            gain, area = _tile(worths, squares, kind)
            if kind == r.MEADOW:
                gain += site_worth(o, plan.land, cell)
            worth = plan.worth + gain - worths.kept[kind]
            found.append((worth + guide, worth + ring, worth, kind, cell, area))
    found.sort(key=itemgetter(0), reverse=True)
    return [_with(plan, *one[:3], Laid(*one[3:])) for one in found[:WIDTH]]


def _with(plan: Plan, guide: float, value: float, worth: float, tile: Laid) -> Plan:
    hand = plan.hand[:]
    hand[tile.kind] -= 1
    return Plan(plan.land, hand, (*plan.laid, tile), worth, value, guide)


def _tile(worths: Worths, squares: list[Square], kind: int) -> tuple[float, int | None]:
    """What a tile brings there, apart from what may be built; and the area it completes."""
    spoilt = 0.0
    best, area = 0.0, None
    for square in squares:
        if square.kind not in (ANY_KIND, kind):
            part = worths.parts[square.kind][square.number]
            spoilt = max(spoilt, worths.areas[square.kind] * part)
        elif kind != r.MEADOW:
            # What its tiles promise as parts of another square does not count again.
            part = worths.more_parts[kind][square.number + 1] - worths.parts[kind][square.best]
            gain = worths.own_areas[kind] * part
            if gain > best:
                best, area = gain, square.corner if square.number == 3 else None
    return worths.brings[kind] + best - SPOILT * spoilt, area
