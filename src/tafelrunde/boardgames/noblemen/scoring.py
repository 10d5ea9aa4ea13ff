"""Income, prestige and victory points: what an estate is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.estate import Estate
from tafelrunde.engine import cards
from tafelrunde.engine.effects import Tally

if TYPE_CHECKING:
    from tafelrunde.boardgames.noblemen.state import NoblemenState

HIDDEN: Final = "liaisons"  # cards behind the screen
CATEGORIES: Final = (*r.source.names, HIDDEN)
NEIGHBOURS: Final = 8
PRESTIGE: Final = ("fountain", "garden", "knight", "palace")  # where it comes from


def yield_of(s: NoblemenState, seat: i64, kind: i64) -> i64:
    """What taxes, land or a ball count: tiles of a kind, own free areas, own knights elsewhere."""
    estate = s.seats[seat].estate
    areas = estate.free_areas(kind) + s.knights_on(seat, kind)
    return t.count(estate.laid, kind) + r.AREA_BONUS * areas


def prestige_parts(s: NoblemenState, seat: i64) -> list[i64]:
    """Prestige before anything is handed in: one number for each of PRESTIGE."""
    estate = s.seats[seat].estate
    return [
        t.count(estate.laid, r.FOUNTAIN),
        r.AREA_BONUS * estate.free_areas(r.GARDEN),
        r.AREA_BONUS * s.knights_on(seat, r.GARDEN),
        r.PALACE_PRESTIGE * estate.palaces,
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
    courtly = building == r.CASTLE or building == r.PALACE
    if not courtly or estate.around(tile, -1) < NEIGHBOURS:
        return 0
    chapels = estate.around(tile, r.CHAPEL)
    if building == r.CASTLE:
        return r.CASTLE_POINTS + r.CASTLE_CHAPEL * chapels
    return r.PALACE_POINTS + r.PALACE_CHAPEL * chapels


def estate_points(estate: Estate) -> i64:
    """What all buildings of an estate score at the end of a decade."""
    total: i64 = 0
    for tile in range(len(estate.tiles)):
        total += building_points(estate, tile)
    return total


@final
class Each(Tally["NoblemenState"]):
    """Every card that is still held counts one."""

    def count(self, s: NoblemenState, seat: i64, x: i64) -> i64:
        return 1


EACH: Final = Each("each")


def held_points(s: NoblemenState, seat: i64) -> i64:
    """What the cards behind a screen are worth at the end."""
    return sum([s.book.code.points(s, seat, card & cards.KIND) for card in s.cards(seat)])


def score(s: NoblemenState, seat: i64) -> list[i64]:
    """Victory points of a seat in each category, as if the game ended now."""
    return s.seats[seat].points + [held_points(s, seat)]
