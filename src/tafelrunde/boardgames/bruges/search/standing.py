"""How a town stands: who lives there, the canal, and the majorities."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.boardgames.bruges import rules as r
from tafelrunde.boardgames.bruges.phases import strength
from tafelrunde.boardgames.bruges.search import features as x
from tafelrunde.boardgames.bruges.search.persons import Person
from tafelrunde.boardgames.bruges.state import (
    ONE_WORKER,
    WORKER_BITS,
    WORKER_MASK,
    BrugesState,
    Seat,
)
from tafelrunde.engine.guide import Sheet


def assess_persons(
    sheet: Sheet, s: BrugesState, seat: i64, persons: list[Person], rounds: float
) -> None:
    """What they may be expected to bring. Those who take workers share them."""
    free = s.seats[seat].workers
    waged = 0.0
    served = 0.0
    unpaid = 0.0
    lasting = 0.0
    laurels = 0.0
    for kind in s.persons(seat):
        person = persons[kind]
        symbol = person.symbol
        if symbol < r.COLOURS:
            waged += person.each
            if (free >> (symbol * WORKER_BITS)) & WORKER_MASK:
                free -= ONE_WORKER[symbol]
                served += person.each
        elif symbol == r.ONCE:
            unpaid += person.each
        elif symbol == r.LAUREL:
            laurels += person.each
            if person.is_fickle:
                sheet.count(x.FICKLE, s.book.code.points(s, seat, kind))
        elif symbol != r.LIGHTNING:
            lasting += person.each
        sheet.mark(x.HELPERS)
    sheet.note(x.WAGED, waged * rounds)
    sheet.note(x.SERVED, served * rounds)
    sheet.note(x.UNPAID, unpaid * rounds)
    sheet.note(x.LASTING, lasting * rounds)
    sheet.note(x.LAURELS, laurels * rounds)


def assess_canal(sheet: Sheet, own: Seat) -> None:
    sheet.count(x.TILES, own.canals())
    for side in range(2):
        built = own.built(side)
        if built < r.SCENIC:
            sheet.note(x.NEAR_SCENIC, 0.5 * float(built))
            continue
        sheet.mark(x.SCENIC)
        if built < r.ARM and (own.finished >> side) & 1 == 0:
            sheet.note(x.NEAR_STATUE, 0.5 * float(built - r.SCENIC + 1))


def assess_majorities(sheet: Sheet, s: BrugesState, seat: i64) -> None:
    """When a round is over nobody is alone in front without a marker."""
    own = s.seats[seat]
    for majority in range(r.MAJORITIES):
        if (own.majorities >> majority) & 1:
            continue
        best: i64 = 0
        for other in range(s.players):
            if other != seat:
                theirs = strength(s, other, majority)
                if theirs > best:
                    best = theirs
        behind = best - strength(s, seat, majority)
        if behind == 0:
            sheet.mark(x.LEVEL + majority)
        elif behind == 1:
            sheet.mark(x.BEHIND + majority)
