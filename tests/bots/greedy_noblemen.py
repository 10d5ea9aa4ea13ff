"""Greed in Noblemen: a folly, then tiles as long as there are many, then points for money.

Tiles go where they complete an area, or else where most others lie already; what there is most of
is laid first. At a ball everything is handed in, and all else is taken by chance.
"""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.scoring import yield_of
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.boardgames.noblemen.turn import Place
from tafelrunde.engine.rng import seeded

FOLLIES = tuple(range(r.FOLLY, r.BUILDINGS))
RICH_YIELD = 6  # of taxes or land
FULL_HAND = 3


def greedy_move(s: NoblemenState, seat: int, seed: int) -> int:
    legal = s.moves()
    if isinstance(s.current, Place):
        return max(legal, key=lambda move: (_neighbours(s, seat, move - m.CELL), -move))
    wishes = [
        *(m.BUILD + building for building in FOLLIES),
        *_income(s, seat),
        *_tiles(s, seat),
        m.BUILD + r.PALACE,
        *(m.BRIBE + 4 - number for number in range(r.MOST_BRIBES)),
        *(m.DONATE + kind for kind in range(r.KINDS)),
        *(m.OFFER, *range(m.TITLE, m.END), m.DONE, m.END),
    ]
    return next((move for move in wishes if move in legal), legal[seeded(seed).below(len(legal))])


def _income(s: NoblemenState, seat: int) -> list[int]:
    rich = {m.TAXES: r.MANOR, m.LAND: r.FOREST}
    return [move for move, kind in rich.items() if yield_of(s, seat, kind) >= RICH_YIELD]


def _tiles(s: NoblemenState, seat: int) -> list[int]:
    """Lay what there is most of."""
    hand = s.seats[seat].tiles
    if t.total(hand) < FULL_HAND:
        return []
    kinds = sorted(range(r.KINDS), key=lambda kind: -int(t.count(hand, kind)))
    return [m.LAY + kind for kind in kinds]


def _neighbours(s: NoblemenState, seat: int, place: int) -> int:
    """How many tiles lie around; an area counts more than any number."""
    estate = s.seats[seat].estate.copy()
    tile = estate.lay(place, s.current.a)
    if estate.squares(tile, s.table.areas_may_overlap):
        return 9
    return int(estate.around(tile, -1))
