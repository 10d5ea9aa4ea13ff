"""How the steward lays up to three tiles: the best of a few plans, looked at tile by tile."""

from __future__ import annotations

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

    __slots__ = ("guide", "hand", "laid", "land", "value", "worth")

    def __init__(
        self,
        land: Land,
        hand: list[int],
        laid: tuple[Laid, ...] = (),
        worth: float = 0.0,
        value: float = 0.0,
        guide: float = 0.0,
    ) -> None:
        self.land = land
        self.hand = hand
        self.laid = laid
        self.worth = worth  # without what the land around buildings is worth
        self.value = value  # if it ends here
        self.guide = guide  # if it goes on

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
        self.steps: dict[int, float] = {}  # what a tile more beside each building is worth
        for cell, points in _courts(o, land):
            missing = land.missing(cell)
            worth = points * o.surrounded(missing, more)
            self.total += worth
            if missing:
                self.steps[cell] = points * o.surrounded(missing - 1, more) - worth

    def step(self, cell: int) -> float:
        """What a tile there adds to all buildings beside it."""
        return sum(self.steps.get(cell + away, 0.0) for away in AROUND)


def _courts(o: Outlook, land: Land) -> list[tuple[int, float]]:
    found = [
        (cell, o.court_points(land.built[cell], len(land.beside(cell, r.CHAPEL))))
        for cell in land.courts
    ]
    if o.turns_left > 1:
        found += [(cell, CASTLE_TO_BE) for cell in land.meadows if land.castle_fits(cell)]
    return found


def _grow(o: Outlook, plan: Plan, kinds: range, more: int, base: float) -> list[Plan]:
    """The plan with each possible tile more; the best few of them."""
    now, later = Rings(o, plan.land, 0), Rings(o, plan.land, more)
    found: list[tuple[float, float, float, Laid]] = []
    for cell in plan.land.edge:
        squares = plan.land.squares(cell)
        ring, guide = now.total + now.step(cell) - base, later.total + later.step(cell) - base
        for kind in kinds:
            if plan.hand[kind]:
                gain, area = _tile(o, plan, cell, kind, squares)
                worth = plan.worth + gain - o.spared(kind)
                found.append((worth + guide, worth + ring, worth, Laid(kind, cell, area)))
    found.sort(key=lambda one: one[0], reverse=True)
    return [_with(plan, *one) for one in found[:WIDTH]]


def _with(plan: Plan, guide: float, value: float, worth: float, tile: Laid) -> Plan:
    hand = plan.hand[:]
    hand[tile.kind] -= 1
    area = cells_of(tile.area) if tile.area is not None else ()
    land = plan.land.with_tile(tile.cell, tile.kind, area)
    return Plan(land, hand, (*plan.laid, tile), worth, value, guide)


def _tile(
    o: Outlook, plan: Plan, cell: int, kind: int, squares: list[Square]
) -> tuple[float, int | None]:
    """What a tile brings there, apart from the land around buildings; and the area it completes."""
    spoilt = 0.0
    best, area = 0.0, None
    for square in squares:
        if square.kind not in (ANY_KIND, kind):
            part = o.area(square.kind) * o.square(square.number, plan.hand[square.kind])
            spoilt = max(spoilt, part)
        elif kind != r.MEADOW:
            # What its tiles promise as parts of another square does not count again.
            before = o.square(square.best, plan.hand[kind])
            worth = o.area(kind, plan.prestige + 1)
            gain = worth * (o.square(square.number + 1, plan.hand[kind] - 1) - before)
            if gain > best:
                best, area = gain, square.corner if square.number == 3 else None
    return _brings(o, plan, cell, kind) + best - SPOILT * spoilt, area


def _brings(o: Outlook, plan: Plan, cell: int, kind: int) -> float:
    if kind == r.MEADOW:
        return o.brings[kind] + site_worth(o, plan.land, cell)
    if kind == r.FOUNTAIN:
        return o.renown(plan.prestige + 1) - o.renown(plan.prestige)
    return o.brings[kind]
