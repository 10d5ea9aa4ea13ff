"""Moves at places that come into being in play: named by coordinates from the first castle.

`cell 2,-1`, `site 0,1`, `knight 3 1,0`. A number of such a move that stands for no place now is
named by its parts: the tile and the direction, the tile, the area.
"""

from __future__ import annotations

import re

from tafelrunde.boardgames.noblemen import estate as e
from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen.estate import Estate
from tafelrunde.boardgames.noblemen.estates import coordinates
from tafelrunde.boardgames.noblemen.rules import SEATS, TILES
from tafelrunde.boardgames.noblemen.state import NoblemenState

DIRECTION_NAMES = "nesw"
CELL_WORDS = tuple(f"{tile}{way}" for tile in range(TILES) for way in DIRECTION_NAMES)
SITE_WORDS = tuple(f"tile{tile}" for tile in range(TILES))
AREA_WORDS = tuple(f"area{area}" for area in range(m.AREAS))
_COORDINATES = r"(-?\d{1,3}),(-?\d{1,3})"
_CELL = re.compile(rf"cell {_COORDINATES}")
_SITE = re.compile(rf"site {_COORDINATES}")
_KNIGHT = re.compile(rf"knight ([0-{SEATS - 1}]) {_COORDINATES}")


def place_name(s: NoblemenState, move: int) -> str | None:
    """The move by coordinates, if it is at a place that there is now."""
    if move >= m.CELL:
        return _cell_name(_own(s), move - m.CELL)
    if move >= m.KNIGHT:
        owner, area = divmod(move - m.KNIGHT, m.AREAS)
        if owner >= s.players or area >= len(s.seats[owner].estate.areas):
            return None
        return f"knight {owner} {_area_at(s.seats[owner].estate, area)}"
    if move >= m.SITE:
        estate, tile = _own(s), move - m.SITE
        return None if tile >= len(estate.cells) else f"site {_at(estate.cells[tile])}"
    return None


def _own(s: NoblemenState) -> Estate:
    """The estate of the seat that decides; when nobody does, any."""
    return s.seats[max(int(s.actor), 0)].estate


def _cell_name(estate: Estate, place: int) -> str | None:
    return f"cell {_at(estate.cell_at(place))}" if place in estate.frontier else None


def _at(cell: int) -> str:
    x, y = coordinates(cell)
    return f"{x},{y}"


def _area_at(estate: Estate, area: int) -> str:
    return _at(estate.cells[estate.areas[area] & e.CORNER])


def is_place(text: str) -> bool:
    """Does a text name a place by coordinates?"""
    return any(form.fullmatch(text) for form in (_CELL, _SITE, _KNIGHT))


def move_at(s: NoblemenState, text: str) -> int | None:
    """The move at a place that is named by coordinates."""
    if found := _CELL.fullmatch(text):
        cell = e.cell_of(int(found[1]), int(found[2]))
        estate = _own(s)
        places = [int(place) for place in estate.frontier if estate.cell_at(place) == cell]
        return m.CELL + places[0] if places else None
    if found := _SITE.fullmatch(text):
        tile = int(_own(s).tile_at(e.cell_of(int(found[1]), int(found[2]))))
        return m.SITE + tile if tile >= 0 else None
    if found := _KNIGHT.fullmatch(text):
        return _knight_at(s, int(found[1]), f"{int(found[2])},{int(found[3])}")
    return None


def _knight_at(s: NoblemenState, owner: int, where: str) -> int | None:
    if owner >= s.players:
        return None
    estate = s.seats[owner].estate
    areas = [k for k in range(len(estate.areas)) if _area_at(estate, k) == where]
    return m.KNIGHT + owner * m.AREAS + areas[0] if areas else None
