"""Tiles by their kind, for search: what one is worth in hand, and what it gains where it is laid.

Numbers that are asked for all the time are attributes here: in a list, Python wraps each of them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.search.ground import NOWHERE, OPEN, fill_of
from tafelrunde.engine.guide import Weight, weighing

LIES: Final = 128  # of surroundings: all but the number of neighbours
FULL: Final = 4  # tiles of a square
SPOILT: Final = 0.6  # of what a square was worth that another kind of tile now lies in
# Part of an area by the number of its tiles, without and with the rest of them in hand
SQUARE: Final = weighing([0.0, 0.06, 0.2, 0.45, 1.0])
SQUARE_IN_HAND: Final = weighing([0.0, 0.12, 0.35, 0.65, 1.0])


def steps(parts: list[Weight]) -> list[Weight]:
    """What one more tile adds, by the number of tiles before."""
    return [Weight(parts[fill + 1].value - parts[fill].value) for fill in range(FULL)]


STEP: Final = steps(SQUARE)
STEP_IN_HAND: Final = steps(SQUARE_IN_HAND)


@final
class Sort:
    """A kind of tile, and what it is worth to one seat at one time."""

    __slots__ = ("area", "best", "brings", "full", "held", "late", "plan", "second", "spare")

    def __init__(self) -> None:
        self.held: i64 = 0  # behind the screen
        self.late: bool = False  # is it too late to begin an area?
        self.area: float = 0.0  # what an area brings beside its tiles
        self.brings: float = 0.0  # what a tile brings wherever it lies
        self.spare: float = 0.0  # and in hand
        # What a tile gains at the best place and at the second best, and how many tiles lie already
        # in the fullest square at the best
        self.best: float = 0.0
        self.second: float = 0.0
        self.full: i64 = 0
        self.plan: float = NOWHERE  # what it brings to lay tiles, beginning with this kind

    def begin(self) -> None:
        """No place has been found yet."""
        self.best = NOWHERE
        self.second = NOWHERE
        self.full = 0

    def consider(self, gain: float, fill: i64) -> None:
        """A place where a tile gains so much, in a square of so many others."""
        if gain > self.best:
            self.second = self.best
            self.best = gain
            self.full = fill
        elif gain > self.second:
            self.second = gain

    def laid(self, fill: i64, room: bool) -> float:
        """What a tile brings in such a square, or in an empty one if there is room for it."""
        if self.late:
            return self.brings + self.area if fill == FULL - 1 else self.brings
        if fill > 0 or room:
            step = STEP_IN_HAND[fill] if self.held >= FULL - fill else STEP[fill]
            return self.brings + self.area * step.value
        return self.brings

    def begun(self, fill: i64) -> float:
        """What a square of so many is worth, which another kind of tile would spoil."""
        if fill == 0 or self.late:
            return 0.0
        part = SQUARE_IN_HAND[fill] if self.held >= FULL - fill else SQUARE[fill]
        worth = self.area * part.value
        return worth if worth > 0.0 else 0.0


@final
class Lie:
    """What may lie around a place, and what a tile of each kind gains there, besides what it is
    worth to buildings."""

    __slots__ = (
        *("field", "fountain", "grove", "look", "meadow", "of_field", "of_fountain", "of_grove"),
        *("room",),
    )

    def __init__(self, around: i64) -> None:
        self.of_field: i64 = fill_of(around, r.FIELD)
        self.of_grove: i64 = fill_of(around, r.GROVE)
        self.of_fountain: i64 = fill_of(around, r.FOUNTAIN)
        self.room: bool = around & OPEN != 0
        self.look: i64 = -1  # when the gains were worked out
        self.field: float = 0.0
        self.grove: float = 0.0
        self.fountain: float = 0.0
        self.meadow: float = 0.0

    def work_out(self, fields: Sort, groves: Sort, fountains: Sort, meadow: float) -> None:
        """What is gained; a meadow brings the same everywhere."""
        field = fields.begun(self.of_field)
        grove = groves.begun(self.of_grove)
        fountain = fountains.begun(self.of_fountain)
        self.field = fields.laid(self.of_field, self.room) - SPOILT * more(grove, fountain)
        self.grove = groves.laid(self.of_grove, self.room) - SPOILT * more(field, fountain)
        self.fountain = fountains.laid(self.of_fountain, self.room) - SPOILT * more(field, grove)
        self.meadow = meadow - SPOILT * more(more(field, grove), fountain)

    def gain(self, kind: i64) -> float:
        if kind == r.FIELD:
            return self.field
        if kind == r.GROVE:
            return self.grove
        return self.fountain if kind == r.FOUNTAIN else self.meadow


@final
class Follies:
    """How much nearer one more area of each kind brings a seat to the follies, when it was looked
    at last: seldom has anything changed."""

    __slots__ = ("key", "nearer")

    def __init__(self) -> None:
        self.key: i64 = -1
        self.nearer: list[Weight] = weighing([0.0] * r.AREA_KINDS)


def more(one: float, other: float) -> float:
    return one if one > other else other
