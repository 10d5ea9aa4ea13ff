"""How a seat stands, for search: the terms that are worth something where a simulation ends."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.building import next_folly
from tafelrunde.boardgames.noblemen.estate import raiders_of
from tafelrunde.boardgames.noblemen.search import features as x
from tafelrunde.boardgames.noblemen.search import ground as g
from tafelrunde.boardgames.noblemen.search.fame import HALF, LEVEL, Fame, one_of, title_at
from tafelrunde.boardgames.noblemen.search.ground import least
from tafelrunde.boardgames.noblemen.state import NoblemenState, Seat
from tafelrunde.engine.guide import Sheet


def assess(sheet: Sheet, fame: Fame, s: NoblemenState, seat: i64) -> None:
    """Note how a seat stands."""
    own = s.seats[seat]
    sheet.count(x.POINTS, points_of(own))
    sheet.count(x.MONEY, least(own.money, 12))
    if own.money > 12:
        sheet.count(x.RICH, own.money - 12)
    sheet.count(x.BRIBES_HELD, own.bribes)
    held = t.total(own.tiles)
    sheet.count(x.TILES, least(held, 8))
    if held > 8:
        sheet.count(x.MANY_TILES, held - 8)
    sheet.count(x.CARDS, len(s.cards(seat)))
    if s.queen == seat:
        sheet.mark(x.QUEEN)
    if own.title >= 0:
        sheet.count(x.DISCOUNT, s.book.title_discount[own.title])
    fame.count(s)
    if not own.spent & w.TAXES_SPENT:
        sheet.count(x.UNTAXED, fame.yields(s, seat, r.MANOR))
    if not own.spent & w.LAND_SPENT:
        sheet.count(x.UNGAINED, fame.yields(s, seat, r.FOREST))
    out: i64 = 0
    for kind in range(r.AREA_KINDS):
        out += raiders_of(fame.out, seat, kind)
    sheet.count(x.KNIGHTS, out)
    sheet.count(x.MANORS, t.count(own.estate.free, r.MANOR))
    sheet.count(x.FORESTS, t.count(own.estate.free, r.FOREST))
    sheet.count(x.GARDENS, t.count(own.estate.free, r.GARDEN))
    assess_prestige(sheet, fame, s, seat)
    assess_estate(sheet, s, seat)


def assess_prestige(sheet: Sheet, fame: Fame, s: NoblemenState, seat: i64) -> None:
    rivals = fame.guess_rivals(s, seat, HALF)
    prices = fame.prices(rivals, LEVEL)
    prestige = fame.prestige_of(seat)
    mine = 2 * prestige + HALF * fame.gifts_of(seat)
    sheet.count(x.PRESTIGE, prestige)
    honour: i64 = 0
    for more in range(-2, 6, 2):
        honour += one_of(fame.late, title_at(prices, mine + more))
    sheet.note(x.HONOUR, 0.25 * float(honour))
    lead = mine - one_of(rivals, 0)
    if lead > 0:
        sheet.mark(x.MOST_PRESTIGE)
        sheet.note(x.LEAD, 0.5 * float(least(lead, 12)))


def assess_estate(sheet: Sheet, s: NoblemenState, seat: i64) -> None:
    estate = s.seats[seat].estate
    sheet.count(x.FIELDS, t.count(estate.laid, r.FIELD))
    sheet.count(x.GROVES, t.count(estate.laid, r.GROVE))
    packed = g.ground_of(estate, s.book.areas_may_overlap).packed()
    for kind in range(r.AREA_KINDS):
        fill = g.fill_of(packed, kind)
        if fill == 3:
            sheet.mark(x.PROMISES)
        elif fill == 2:
            sheet.mark(x.PAIRS)
    sheet.count(x.ENCLOSED, g.points_of(packed))
    sheet.note(x.ON_THE_WAY, 0.125 * float(g.coming_of(packed)))
    sheet.count(x.MEADOWS, g.meadows_of(packed))
    sheet.count(x.CHAPELS, g.chapels_of(packed))
    sheet.count(x.PALACES, g.palaces_of(packed))
    if s.follies == 0:
        return
    nearest: i64 = 9
    for folly in range(r.FOLLIES):
        if (s.follies >> folly) & 1:
            missing: i64 = 0
            for kind in range(r.AREA_KINDS):
                lacks = s.book.needed(folly, kind) - t.count(estate.formed, kind)
                if lacks > 0:
                    missing += lacks
            if missing < nearest:
                nearest = missing
    if nearest < 2:
        what = x.FOLLY if nearest == 0 else x.FOLLY_NEAR
        sheet.note(what, 0.1 * float(next_folly(s)))


def points_of(seat: Seat) -> i64:
    total: i64 = 0
    for points in seat.points:
        total += points
    return total
