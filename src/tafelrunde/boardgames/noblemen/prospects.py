"""What a tile is worth at each place of an estate, and a building at its best site, in points.

The same rules of thumb as the steward's, in the fast style: search asks for them in every playout.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.ground import Ground, index_of
from tafelrunde.boardgames.noblemen.state import NoblemenState, Seat

POUND: Final = 0.5
TILE: Final = 0.7
TAXED: Final = 0.45  # how often taxes will be collected in a decade, and land gained
GAINED: Final = 0.65
PRESTIGE: Final = 0.3  # at each ball
QUEEN: Final = 1.7
RING: Final = 1.0 / 9.0  # of a building's points for one tile beside it, in this decade
LATER_RING: Final = 1.0 / 11.0  # in each decade to come
SITE: Final = 1.0  # points of a meadow where a castle could stand
SPOILT: Final = 0.6  # of what a square was worth that another kind of tile now lies in
# Part of an area that one tile more is, by those that lie there: without and with the rest in hand
STEP: Final[list[float]] = [0.06, 0.14, 0.25, 0.55]
STEP_IN_HAND: Final[list[float]] = [0.12, 0.23, 0.3, 0.35]
PART: Final[list[float]] = [0.0, 0.06, 0.2, 0.45]


@final
class Prospects:
    """What land is worth to one seat at one time."""

    __slots__ = ("area", "best", "brings", "held", "later", "ring", "scorings")

    def __init__(self) -> None:
        self.area: list[float] = [0.0, 0.0, 0.0, 0.0]  # by kind, beside its tiles
        self.brings: list[float] = [0.0, 0.0, 0.0, 0.0]  # of a tile by kind, wherever it lies
        self.best: list[float] = [0.0, 0.0, 0.0, 0.0]  # of a tile by kind, at the best place
        self.held: i64 = 0
        self.ring: float = 0.0  # part of a building's points for a tile beside it
        self.scorings: float = 0.0
        self.later: float = 0.0  # decades after this one

    def look(self, s: NoblemenState, own: Seat) -> None:
        """Work out what things are worth now."""
        later = float(r.DECADES - 1 - s.decade)
        taxes = later if own.spent & w.TAXES_SPENT else later + 1.0
        lands = later if own.spent & w.LAND_SPENT else later + 1.0
        balls = 2.0 * later
        for space in range(s.space + 1, len(s.book.track)):
            if s.book.track[space] == r.MASK:
                balls += 1.0
        self.held = own.tiles
        self.later = later
        self.scorings = later + 1.0
        self.ring = RING + LATER_RING * later
        self.brings[r.FIELD] = POUND * (1.0 + TAXED * taxes)
        self.brings[r.GROVE] = TILE * (1.0 + GAINED * lands)
        self.brings[r.FOUNTAIN] = PRESTIGE * balls
        self.brings[r.MEADOW] = 0.2
        self.area[r.MANOR] = 2.0 * self.brings[r.FIELD]
        self.area[r.FOREST] = 2.0 * self.brings[r.GROVE]
        self.area[r.GARDEN] = 2.0 * self.brings[r.FOUNTAIN] + QUEEN

    def around(self, ground: Ground, at: i64) -> float:
        """What a tile of any kind brings at a place, for the buildings beside it."""
        value = 0.0
        for k in range(len(ground.courts)):
            if beside(ground.courts[k] - at):
                value += ground.court_points(ground.courts[k]) * self.ring
        if self.later > 0.0:
            for meadow in ground.free:
                if beside(meadow - at):
                    value += SITE * self.ring
        return value

    def worth(self, ground: Ground, kind: i64) -> float:
        """What a tile of a kind brings at the place that was looked at, beside `around`."""
        value = self.brings[kind]
        fills = ground.fills
        spoilt = 0.0
        for other in range(r.AREA_KINDS):
            fill = fills[other]
            if other == kind:
                rest = t.count(self.held, kind)  # the tile itself is still counted
                step = STEP_IN_HAND if rest >= 4 - fill else STEP
                value += self.area[kind] * step[fill]
            elif fill > 0:
                part = self.area[other] * PART[fill]
                if part > spoilt:
                    spoilt = part
        return value - SPOILT * spoilt

    def survey(self, ground: Ground, own: Seat, may_overlap: bool) -> None:
        """The best place for each kind of tile that is held."""
        best = self.best
        for kind in range(r.KINDS):
            best[kind] = 0.0
        estate = own.estate
        for place in estate.frontier:
            at = index_of(estate.cell_at(place))
            ground.look_at(at, may_overlap)
            around = self.around(ground, at)
            for kind in range(r.KINDS):
                if t.count(own.tiles, kind) > 0:
                    value = around + self.worth(ground, kind)
                    if value > best[kind]:
                        best[kind] = value

    def site(self, ground: Ground, building: i64) -> float:
        """What a building is worth at its best site."""
        best = 0.0
        if building == r.PALACE:
            for k in range(len(ground.courts)):
                if ground.court_points(ground.courts[k]) < r.PALACE_POINTS:
                    more = 2.0 + float(ground.beside(ground.courts[k], r.CHAPEL))
                    value = more * self.surrounded(ground.missing[k])
                    if value > best:
                        best = value
            return best
        for meadow in ground.free:
            value = 0.0
            if building == r.CHAPEL:
                for k in range(len(ground.courts)):
                    if beside(ground.courts[k] - meadow):
                        value += self.surrounded(ground.missing[k])
            elif ground.beside(meadow, r.CASTLE) + ground.beside(meadow, r.PALACE) == 0:
                chapels = float(ground.beside(meadow, r.CHAPEL))
                missing = 8 - ground.beside(meadow, -1)
                value = (3.7 + chapels) * self.surrounded(missing)
            if value > best:
                best = value
        return best

    def surrounded(self, missing: i64) -> float:
        """At how many scorings land will lie all around, with so many tiles missing now."""
        if missing == 0:
            return self.scorings
        return self.scorings - self.ring * float(missing)


def beside(away: i64) -> bool:
    """Is a cell of the map so far away one of the eight neighbours?"""
    return away == 1 or away == -1 or 63 <= away <= 65 or -65 <= away <= -63
