"""Income, prestige and victory points: what an estate is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.estate import Estate
from tafelrunde.boardgames.noblemen.rules import (
    AREA_BONUS,
    CASTLE,
    CASTLE_CHAPEL,
    CASTLE_POINTS,
    CHAPEL,
    FOUNTAIN,
    GARDEN,
    LIAISON,
    LIAISON_POINTS,
    PALACE,
    PALACE_CHAPEL,
    PALACE_POINTS,
    PALACE_PRESTIGE,
)
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.engine import cards

CATEGORIES: Final = (
    "queen",
    "titles",
    "buildings",
    "follies",
    "bribes",
    "church",
    "cards",
    "idleness",
    "liaisons",
)
HIDDEN: Final = "liaisons"  # cards behind the screen
NEIGHBOURS: Final = 8
PRESTIGE: Final = ("fountain", "garden", "knight", "palace")


def yield_of(s: NoblemenState, seat: i64, kind: i64) -> i64:
    """What taxes, land or a ball count: tiles of a kind, own free areas, own knights elsewhere."""
    estate = s.seats[seat].estate
    areas = estate.free_areas(kind) + s.knights_on(seat, kind)
    return t.count(estate.laid, kind) + AREA_BONUS * areas


def prestige_parts(s: NoblemenState, seat: i64) -> list[i64]:
    """Where prestige comes from before anything is handed in: one number for each of PRESTIGE."""
    estate = s.seats[seat].estate
    return [
        t.count(estate.laid, FOUNTAIN),
        AREA_BONUS * estate.free_areas(GARDEN),
        AREA_BONUS * s.knights_on(seat, GARDEN),
        PALACE_PRESTIGE * estate.count_buildings(PALACE),
    ]


def prestige_of(s: NoblemenState, seat: i64) -> i64:
    """Prestige before anything is handed in."""
    total: i64 = 0
    for part in prestige_parts(s, seat):
        total += part
    return total


def building_points(estate: Estate, tile: i64) -> i64:
    """What the building on a tile scores: castles and palaces with land all around."""
    building = estate.building_on(tile)
    if building != CASTLE and building != PALACE:
        return 0
    if estate.around(tile, -1) < NEIGHBOURS:
        return 0
    chapels = estate.around(tile, CHAPEL)
    if building == CASTLE:
        return CASTLE_POINTS + CASTLE_CHAPEL * chapels
    return PALACE_POINTS + PALACE_CHAPEL * chapels


def liaison_points(s: NoblemenState, seat: i64) -> i64:
    points: i64 = 0
    for card in s.seats[seat].scandals:
        if card & cards.KIND == LIAISON:
            points += LIAISON_POINTS
    return points


def score_items(s: NoblemenState, seat: i64) -> list[i64]:
    """Victory points of a seat in each category, as if the game ended now."""
    items = s.seats[seat].points[:]
    items.append(liaison_points(s, seat))
    return items
