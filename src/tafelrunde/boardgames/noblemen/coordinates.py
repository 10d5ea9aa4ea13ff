"""Moves at places that come into being in play: named by coordinates from the first castle.

`cell 2,-1`, `site 0,1`, `knight 3 1,0`. A number of such a move that stands for no place now is
named by its parts: the tile and the direction, the tile, the area.
"""

from __future__ import annotations

import re

from tafelrunde.boardgames.noblemen import estate as e
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.building import SITE
from tafelrunde.boardgames.noblemen.expansion import CELL
from tafelrunde.boardgames.noblemen.knights import KNIGHT
from tafelrunde.boardgames.noblemen.state import NoblemenState

WORDS = {
    "cell": [f"{tile}{direction}" for tile in range(r.TILES) for direction in "nesw"],
    "site": [f"tile{tile}" for tile in range(r.TILES)],
    "area": [f"area{area}" for area in range(r.AREAS)],
}
_COORDINATES = r"(-?\d{1,3}),(-?\d{1,3})"
_CELL = re.compile(rf"cell {_COORDINATES}")
_SITE = re.compile(rf"site {_COORDINATES}")
_KNIGHT = re.compile(rf"knight ([0-{r.SEATS - 1}]) {_COORDINATES}")


def place_name(s: NoblemenState, move: int) -> str | None:
    """The move by coordinates, if it is at a place that there is now."""
    estate = _own(s)
    if CELL.covers(move):
        place = move - int(CELL.base)
        return f"cell {e.where(estate.cell_at(place))}" if place in estate.frontier else None
    if SITE.covers(move):
        tile = move - int(SITE.base)
        return f"site {e.where(estate.cells[tile])}" if tile < len(estate.cells) else None
    if KNIGHT.covers(move):
        owner, area = divmod(move - int(KNIGHT.base), r.AREAS)
        if owner < s.players and area < len(s.seats[owner].estate.areas):
            return f"knight {owner} {s.seats[owner].estate.corner_of(area)}"
    return None


def _own(s: NoblemenState) -> e.Estate:
    """The estate of the seat that decides; when nobody does, any."""
    return s.seats[max(int(s.actor), 0)].estate


def is_place(text: str) -> bool:
    """Does a text name a place by coordinates?"""
    return any(form.fullmatch(text) for form in (_CELL, _SITE, _KNIGHT))


def is_number(notation: str) -> bool:
    """Is a place named by the parts it is numbered by, which no person should have to read?"""
    return notation.startswith(("cell ", "site ", "knight ")) and not is_place(notation)


def move_at(s: NoblemenState, text: str) -> int | None:
    """The move at a place that is named by coordinates."""
    estate = _own(s)
    if found := _CELL.fullmatch(text):
        cell = e.cell_of(int(found[1]), int(found[2]))
        places = [place for place in estate.frontier if estate.cell_at(place) == cell]
        return int(CELL.move(places[0])) if places else None
    if found := _SITE.fullmatch(text):
        tile = estate.tile_at(e.cell_of(int(found[1]), int(found[2])))
        return int(SITE.move(tile)) if tile >= 0 else None
    if found := _KNIGHT.fullmatch(text):
        return _knight_at(s, int(found[1]), f"{int(found[2])},{int(found[3])}")
    return None


def _knight_at(s: NoblemenState, owner: int, where: str) -> int | None:
    if owner >= s.players:
        return None
    estate = s.seats[owner].estate
    areas = [k for k in range(len(estate.areas)) if estate.corner_of(k) == where]
    return int(KNIGHT.move(owner * r.AREAS + areas[0])) if areas else None
