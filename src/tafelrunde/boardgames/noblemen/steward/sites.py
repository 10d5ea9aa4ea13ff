"""What the steward builds, and where."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.steward.land import COURTLY, Land
from tafelrunde.boardgames.noblemen.steward.outlook import CARD_DRAWN, Outlook

KNIGHT = 1.5  # what a knight may bring, where no raid can be counted yet
CHAPEL_AT_CASTLE = 1.4  # it may become a palace
SITE = 0.4  # what a meadow is worth to the building that might stand there
FURTHER_SITE = 0.5  # every further one


def chapel_at(o: Outlook, land: Land, cell: int) -> float:
    """What a chapel brings there before it is paid for."""
    value = CARD_DRAWN if o.turns_left >= 1 else CARD_DRAWN / 3
    for court in land.beside(cell, *COURTLY):
        each = r.PALACE_CHAPEL if land.built[court] == r.PALACE else CHAPEL_AT_CASTLE
        value += each * o.surrounded(land.missing(court))
    return value


def castle_at(o: Outlook, land: Land, cell: int) -> float:
    """What a castle brings there before it is paid for, without its knight."""
    chapels = len(land.beside(cell, r.CHAPEL))
    return o.court_points(r.CASTLE, chapels) * o.surrounded(land.missing(cell))


def palace_at(o: Outlook, land: Land, cell: int) -> float:
    """What a palace brings in the place of a castle before it is paid for."""
    chapels = len(land.beside(cell, r.CHAPEL))
    more = o.court_points(r.PALACE, chapels) - o.court_points(r.CASTLE, chapels)
    value = more * o.surrounded(land.missing(cell))
    return value + o.renown(r.PALACE_PRESTIGE) + o.queen


def site_worth(o: Outlook, land: Land, cell: int) -> float:
    """What a meadow at an empty cell promises."""
    if o.turns_left < 1:
        return 0.0
    free = len(land.meadows)
    best = land.promises.get(cell)
    if best is None:
        best = land.promises[cell] = _promise(o, land, cell)
    if not free:
        best = max(best, o.follies_now)
    return best * SITE * FURTHER_SITE**free


def _promise(o: Outlook, land: Land, cell: int) -> float:
    """What the best building other than a folly would bring there."""
    best = 0.0
    if o.s.stock[r.CHAPEL] and land.chapel_fits(cell):
        best = max(best, chapel_at(o, land, cell) - o.prices[r.CHAPEL])
    if o.s.stock[r.CASTLE] and land.castle_fits(cell):
        worth = castle_at(o, land, cell) + KNIGHT
        best = max(best, worth - o.prices[r.CASTLE])
    return best
