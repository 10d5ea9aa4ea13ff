"""Greed in Noblemen: a folly, then tiles as long as there are many, then points for money.

Tiles go where they complete an area, or else where most others lie already; what there is most of
is laid first. At a ball everything is handed in, and all else is taken by chance.
"""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.actions import BRIBE, LAND, TAXES
from tafelrunde.boardgames.noblemen.ball import OFFER, TITLE
from tafelrunde.boardgames.noblemen.building import BUILD
from tafelrunde.boardgames.noblemen.church import DONATE
from tafelrunde.boardgames.noblemen.expansion import CELL, LAY, Place
from tafelrunde.boardgames.noblemen.scoring import yield_of
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.boardgames.noblemen.turn import END
from tafelrunde.boardgames.noblemen.verbs import DONE
from tafelrunde.engine.rng import seeded

FOLLIES = tuple(range(r.FOLLY, r.BUILDINGS))
RICH_YIELD = 6  # of taxes or land
FULL_HAND = 3


def greedy_move(s: NoblemenState, seat: int, seed: int) -> int:
    legal = s.moves()
    if isinstance(s.current, Place):
        return max(legal, key=lambda move: (_neighbours(s, seat, move - CELL.base), -move))
    wishes = [
        *(BUILD.base + building for building in FOLLIES),
        *_income(s, seat),
        *_tiles(s, seat),
        BUILD.base + r.PALACE,
        *(BRIBE.base + 4 - number for number in range(r.MOST_BRIBES)),
        *(DONATE.base + kind for kind in range(r.KINDS)),
        *(OFFER.base, *range(TITLE.base, TITLE.base + TITLE.size), DONE.base, END.base),
    ]
    return next((move for move in wishes if move in legal), legal[seeded(seed).below(len(legal))])


def _income(s: NoblemenState, seat: int) -> list[int]:
    rich = {TAXES.base: r.MANOR, LAND.base: r.FOREST}
    return [move for move, kind in rich.items() if yield_of(s, seat, kind) >= RICH_YIELD]


def _tiles(s: NoblemenState, seat: int) -> list[int]:
    """Lay what there is most of."""
    hand = s.seats[seat].tiles
    if t.total(hand) < FULL_HAND:
        return []
    kinds = sorted(range(r.KINDS), key=lambda kind: -int(t.count(hand, kind)))
    return [LAY.base + kind for kind in kinds]


def _neighbours(s: NoblemenState, seat: int, place: int) -> int:
    """How many tiles lie around; an area counts more than any number."""
    estate = s.seats[seat].estate.copy()
    tile = estate.lay(place, s.current.a)
    if estate.squares(tile, s.book.areas_may_overlap):
        return 9
    return int(estate.around(tile, -1))
