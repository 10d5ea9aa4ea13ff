"""Estates in positions.

`tiles` lists them in the order in which they were laid, from the meadow at 0,0 on. A hand-written
position may leave `areas` out: they form as the tiles were laid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.boardgames.noblemen import estate as e
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen.board import BUILDING_NAMES, FOLLY_NAMES, TILE_NAMES
from tafelrunde.boardgames.noblemen.estate import Estate
from tafelrunde.engine.errors import BadPosition
from tafelrunde.engine.position import Reader, listed, named, whole
from tafelrunde.engine.step import NOBODY

EVERY_BUILDING = (*BUILDING_NAMES, *FOLLY_NAMES)
FARTHEST = r.TILES - 1
NORTH_WEST = 3  # the corner of a tile at which it is the north-west of the square


# ----------------------------------------------------------------------- writing
def write_estate(estate: Estate) -> dict[str, Any]:
    where = [coordinates(cell) for cell in estate.cells]
    buildings = [(tile, int(estate.building_on(tile))) for tile in range(len(where))]
    return {
        "tiles": [[*where[k], TILE_NAMES[tile & e.KIND]] for k, tile in enumerate(estate.tiles)],
        "buildings": [
            [*where[tile], EVERY_BUILDING[building]]
            for tile, building in buildings
            if building != NOBODY
        ],
        "areas": [_write_area(estate, k) for k in range(len(estate.areas))],
    }


def _write_area(estate: Estate, area: int) -> list[int]:
    """Where its north-western tile lies, and the seat of the knight on it, if any."""
    corner = coordinates(estate.cells[estate.areas[area] & e.CORNER])
    knight = int(estate.knight_on(area))
    return [*corner, *([] if knight == NOBODY else [knight])]


def coordinates(cell: int) -> tuple[int, int]:
    return int(e.column(cell)), int(e.row(cell))


# ----------------------------------------------------------------------- reading
def read_estate(reader: Reader, owner: int, players: int, may_overlap: bool) -> Estate:
    estate = _read_tiles(reader)
    _read_buildings(estate, reader)
    if reader.has("areas"):
        _read_areas(estate, reader, owner, players, may_overlap)
    else:
        _form_areas(estate, may_overlap)
    reader.done()
    return estate


def _read_tiles(reader: Reader) -> Estate:
    estate = Estate([], [], [], [], 0, 0, e.UNKNOWN)
    for i, item in enumerate(reader.items("tiles", r.TILES, [[0, 0, "meadow"]])):
        path = f"{reader.at('tiles')}[{i}]"
        x, y, kind = _placed(item, path, TILE_NAMES)
        cell = e.cell_of(x, y)
        if i == 0:
            if (x, y, kind) != (0, 0, r.MEADOW):
                raise BadPosition(path, "an estate begins with a meadow at 0, 0")
            estate.put(cell, kind)
            continue
        places = [place for place in estate.frontier if estate.cell_at(place) == cell]
        if not places:
            taken = estate.tile_at(cell) >= 0
            problem = "a tile lies here already" if taken else "touches no tile before it"
            raise BadPosition(path, problem)
        estate.lay(places[0], kind)
    if not estate.tiles:
        reader.fail("tiles", "an estate begins with a meadow at 0, 0")
    return estate


def _placed(item: object, path: str, names: Sequence[str]) -> tuple[int, int, int]:
    parts = listed(item, path, 3)
    if len(parts) != 3:
        raise BadPosition(path, "x, y and a name are wanted")
    x = whole(parts[0], f"{path}[0]", -FARTHEST, FARTHEST)
    y = whole(parts[1], f"{path}[1]", -FARTHEST, FARTHEST)
    return x, y, named(parts[2], f"{path}[2]", names)


def _read_buildings(estate: Estate, reader: Reader) -> None:
    for i, item in enumerate(reader.items("buildings", r.TILES, [[0, 0, "castle"]])):
        path = f"{reader.at('buildings')}[{i}]"
        x, y, building = _placed(item, path, EVERY_BUILDING)
        tile = int(estate.tile_at(e.cell_of(x, y)))
        if tile < 0 or estate.tiles[tile] & e.KIND != r.MEADOW:
            raise BadPosition(path, "there is no meadow here")
        if estate.building_on(tile) != NOBODY:
            raise BadPosition(path, "this meadow bears a building already")
        courtly = (r.CASTLE, r.PALACE)
        if building in courtly and any(estate.around(tile, one) for one in courtly):
            raise BadPosition(path, "stands beside a castle or palace")
        if building == r.CHAPEL and estate.around(tile, r.CHAPEL):
            raise BadPosition(path, "stands beside a chapel")
        estate.set_building(tile, building)
    if estate.building_on(0) not in (r.CASTLE, r.PALACE):
        reader.fail("buildings", "the first castle, or the palace it became, stands at 0, 0")


def _read_areas(
    estate: Estate, reader: Reader, owner: int, players: int, may_overlap: bool
) -> None:
    for i, item in enumerate(reader.items("areas", r.TILES)):
        path = f"{reader.at('areas')}[{i}]"
        parts = listed(item, path, 3)
        if len(parts) < 2:
            raise BadPosition(path, "x and y of a north-western tile are wanted")
        x, y = (whole(parts[k], f"{path}[{k}]", -FARTHEST, FARTHEST) for k in range(2))
        tile = int(estate.tile_at(e.cell_of(x, y)))
        if tile < 0 or not (estate.squares(tile, may_overlap) >> NORTH_WEST) & 1:
            raise BadPosition(path, "there is no square of four equal tiles for an area here")
        if any(area & e.CORNER == tile for area in estate.areas):
            raise BadPosition(path, "this area is named twice")
        area = estate.form(tile, NORTH_WEST)
        if len(parts) == 3:
            knight = whole(parts[2], f"{path}[2]", 0, players - 1)
            if knight == owner:
                raise BadPosition(f"{path}[2]", "nobody raids an area of his own")
            estate.set_knight(area, knight)


def unformed(estate: Estate, may_overlap: bool) -> list[list[int]]:
    """Squares of four equal tiles that should be areas, and are none."""
    corners = {int(area & e.CORNER) for area in estate.areas}
    found = []
    for tile, what in enumerate(estate.tiles):
        if what & e.KIND != r.MEADOW and tile not in corners:
            square = estate.square(estate.cells[tile])
            if estate.is_area(square, what & e.KIND, may_overlap):
                found.append([int(one) for one in square])
    return found


def _form_areas(estate: Estate, may_overlap: bool) -> None:
    """As they would have formed while the tiles were laid."""
    grown = Estate([], [], [], [], 0, 0, e.UNKNOWN)
    for cell, what in zip(estate.cells, estate.tiles, strict=True):
        tile = grown.put(cell, what & e.KIND)
        corners = int(grown.squares(tile, may_overlap))
        for corner in range(e.CORNERS):
            if (corners >> corner) & 1 and (may_overlap or grown.squares(tile, False)):
                grown.form(tile, corner)
                estate.form(tile, corner)
