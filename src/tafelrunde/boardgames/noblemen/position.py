"""The part of a position that no declaration covers: estates, buildings, bribes, the bag.

`tiles` of an estate lists them in the order in which they were laid, from the meadow at 0,0 on. A
hand-written position may leave `areas` out: they form as the tiles were laid. What it does not say
of buildings, bribes and the bag is whatever lies nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.boardgames.noblemen import draws
from tafelrunde.boardgames.noblemen import estate as e
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.ball import titles_left
from tafelrunde.boardgames.noblemen.decades import BeginTurn, EndTurn
from tafelrunde.boardgames.noblemen.estate import Estate
from tafelrunde.boardgames.noblemen.expansion import FormArea, Lay, Place
from tafelrunde.boardgames.noblemen.setup import ChooseTiles
from tafelrunde.boardgames.noblemen.state import ALL_FOLLIES, NoblemenState, Seat
from tafelrunde.engine.errors import BadPosition
from tafelrunde.engine.fields import Packed
from tafelrunde.engine.reader import REST, Reader, Wants, listed, named, whole
from tafelrunde.engine.step import NOBODY, Step

BAG = Packed("bag", r.tile.names, r.TILES)
FARTHEST = r.TILES - 1
NORTH_WEST = 3  # the corner of a tile at which it is the north-west of the square


# -------------------------------------------------------------------------- board
def write_board(s: NoblemenState) -> dict[str, Any]:
    sold = r.building.names[: r.FOLLY]
    return {
        "bribes": int(s.bribes),
        "stock": dict(zip(sold, map(int, s.stock), strict=True)),
        "supply": dict(zip(sold, map(int, s.supply), strict=True)),
        "bag": BAG.write(s),
    }


def read_board(s: NoblemenState, reader: Reader) -> None:
    held = sum(int(seat.bribes) for seat in s.seats)
    s.bribes = reader.integer("bribes", 0, r.ALL_BRIBES, r.ALL_BRIBES - held)
    if s.bribes + held != r.ALL_BRIBES:
        reader.fail("bribes", f"{r.ALL_BRIBES} markers there are, not {s.bribes + held}")
    _read_buildings(s, reader)
    _read_bag(s, reader)


def _read_buildings(s: NoblemenState, reader: Reader) -> None:
    """On the board as many as the table says, in the supply all the rest, if nothing is told."""
    stock, supply = reader.inner("stock"), reader.inner("supply")
    for building, name in enumerate(r.building.names[: r.FOLLY]):
        built, all_ = _built(s, building), int(s.book.supply[building])
        usual = int(s.book.stock_of(s.players, building))
        here = stock.integer(name, 0, usual, usual)
        rest = all_ - built - here
        left = supply.integer(name, 0, all_, max(rest, 0))
        if left != rest:
            supply.fail(name, f"{all_} there are, not {built + here + left}")
        s.stock[building], s.supply[building] = here, left
    stock.done()
    supply.done()
    s.follies = ALL_FOLLIES
    for folly in range(r.FOLLIES):
        built = _built(s, r.FOLLY + folly)
        if built > 1:
            reader.fail("seats", "each folly can be built once only")
        s.follies &= ~(built << folly)


def write_draws(owner: Seat) -> dict[str, Any]:
    """Tiles that were drawn from a bag that lacked a kind, if there are any."""
    found = []
    for kinds in range(draws.ALL_KINDS):
        number = int(draws.count(owner.draws, kinds))
        if number:
            names = [name for kind, name in enumerate(r.tile.names) if (kinds >> kind) & 1]
            found.append({"kinds": names, "tiles": number})
    return {"draws": found} if found else {}


def read_draws(owner: Seat, reader: Reader) -> None:
    for i, item in enumerate(reader.items("draws", draws.ALL_KINDS, [])):
        inner = Reader(item, f"{reader.at('draws')}[{i}]")
        kinds = 0
        for kind in inner.words("kinds", r.tile.names):
            kinds |= 1 << kind
        if kinds in (0, draws.ALL_KINDS) or draws.count(owner.draws, kinds):
            inner.fail("kinds", "one set of some kinds is wanted")
        number = inner.integer("tiles", 1, draws.MOST)
        owner.draws = draws.counted(owner.draws, kinds, number)
        inner.done()
    if not draws.agree(owner.draws, owner.tiles - owner.known):
        reader.fail("draws", "the tiles behind the screen do not agree")


def _built(s: NoblemenState, building: int) -> int:
    return sum(int(seat.estate.count_buildings(building)) for seat in s.seats)


def _read_bag(s: NoblemenState, reader: Reader) -> None:
    """The bag as written, or every tile that lies nowhere else."""
    rest = []
    for kind, name in enumerate(r.tile.names):
        rest.append(int(s.book.tile_copies[kind]) - _outside(s, kind))
        if rest[-1] < 0:
            reader.fail("bag", f"there are only {s.book.tile_copies[kind]} tiles {name}")
    everything = t.packed(rest)
    if reader.has("bag") and (bag := reader.take("bag")) != REST:
        BAG.read(s, Reader({"bag": bag}, reader.path), s)
        if s.bag != everything:
            reader.fail("bag", f"the tiles do not add up to {r.TILES}")
    s.bag = everything


def _outside(s: NoblemenState, kind: int) -> int:
    """How many tiles of a kind are not in the bag."""
    found = t.count(s.church, kind)
    for seat in s.seats:
        found += t.count(seat.tiles, kind) + t.count(seat.estate.laid, kind)
    return int(found)


def census(s: NoblemenState) -> dict[str, int]:
    """Tiles by kind, buildings, bribes, follies."""
    found = {"bribes": int(s.bribes) + sum(int(seat.bribes) for seat in s.seats)}
    for kind, name in enumerate(r.tile.names):
        found[name] = int(t.count(s.bag, kind)) + _outside(s, kind)
    follies = [(s.follies >> folly) & 1 for folly in range(r.FOLLIES)]
    beside = [*map(sum, zip(s.stock, s.supply, strict=True)), *follies]
    for building, name in enumerate(r.building.names):
        found[name] = _built(s, building) + int(beside[building])
    return found


# ------------------------------------------------------------------------- checks
def check_table(s: NoblemenState, agenda: Sequence[Step], wants: Wants) -> None:
    """What must be so whatever is being decided, or because something else is."""
    top = agenda[-1] if agenda else None
    waits = any(isinstance(step, BeginTurn) for step in agenda)  # until all have looked at cards
    in_turn = bool(agenda) and isinstance(agenda[0], EndTurn) and not waits
    if not agenda:
        over = s.decade == r.DECADES - 1 and s.is_at(r.SCORING)
        wants(over, "agenda", "the game is not over before the last scoring")
    no_turn = s.is_at(r.MASK) or s.is_at(r.SCORING)
    wants(not (in_turn and no_turn), "space", "no turn is taken here")
    for seat in range(s.players):
        _check_seat(s, seat, top, wants)
    for title in range(r.TITLES):
        wants(titles_left(s, title) >= 0, "seats", "a title is borne by too many")
    idle = not s.laid | s.formed
    wants(idle or isinstance(top, Lay | Place | FormArea), "laid", "nobody is laying tiles")
    wants(s.offered == 0 or s.is_at(r.MASK), "offered", "there is no ball")
    wants(in_turn or s.used == 0, "done", "nobody is taking a turn")


def _check_seat(s: NoblemenState, number: int, top: Step | None, wants: Wants) -> None:
    seat, ball = s.seats[number], s.is_at(r.MASK)
    out = s.knights_out(number)
    wants(out <= r.KNIGHTS, "seats", f"seat {number} has two knights, not {out}")
    wants(ball or seat.title != NOBODY, "seats", f"seat {number} has no title")
    away = seat.marker == NOBODY and seat.prestige == 0
    wants(ball or away, "seats", f"seat {number} has no prestige outside of balls")
    choosing = isinstance(top, ChooseTiles)
    wants(choosing or seat.chosen == 0, "seats", "tiles were chosen long ago")
    # An area forms with its fourth tile; while one is being chosen, it is that of the last tile.
    forming = isinstance(top, FormArea) and top.seat == number
    last = len(seat.estate.tiles) - 1 if forming else NOBODY
    squares = _unformed(seat.estate, s.book.areas_may_overlap)
    overdue = [square for square in squares if last not in square]
    wants(not overdue, "seats", f"seat {number} has four equal tiles that are no area")


# ------------------------------------------------------------------------ estates
def write_estate(estate: Estate) -> dict[str, Any]:
    where = [_at(cell) for cell in estate.cells]
    built = [tile for tile in range(len(where)) if estate.building_on(tile) != NOBODY]
    return {
        "tiles": [[*where[k], r.tile.names[tile & e.KIND]] for k, tile in enumerate(estate.tiles)],
        "buildings": [[*where[k], r.building.names[estate.building_on(k)]] for k in built],
        "areas": [_write_area(estate, k) for k in range(len(estate.areas))],
    }


def _write_area(estate: Estate, area: int) -> list[int]:
    """Where its north-western tile lies, and the seat of the knight on it, if any."""
    corner = _at(estate.cells[estate.areas[area] & e.CORNER])
    knight = int(estate.knight_on(area))
    return [*corner, *([] if knight == NOBODY else [knight])]


def _at(cell: int) -> tuple[int, int]:
    return int(e.column(cell)), int(e.row(cell))


def read_estate(s: NoblemenState, owner: int, reader: Reader) -> Estate:
    estate = _read_tiles(reader)
    _read_built(estate, reader)
    if reader.has("areas"):
        _read_areas(estate, s, owner, reader)
    else:
        _form_areas(estate, s.book.areas_may_overlap)
    reader.done()
    return estate


def _read_tiles(reader: Reader) -> Estate:
    estate = Estate([], [], [], [])
    for i, item in enumerate(reader.items("tiles", r.TILES, [[0, 0, "meadow"]])):
        path = f"{reader.at('tiles')}[{i}]"
        x, y, kind = _placed(item, path, r.tile.names)
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


def _read_built(estate: Estate, reader: Reader) -> None:
    for i, item in enumerate(reader.items("buildings", r.TILES, [[0, 0, "castle"]])):
        path = f"{reader.at('buildings')}[{i}]"
        x, y, building = _placed(item, path, r.building.names)
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


def _read_areas(estate: Estate, s: NoblemenState, owner: int, reader: Reader) -> None:
    for i, item in enumerate(reader.items("areas", r.TILES)):
        path = f"{reader.at('areas')}[{i}]"
        parts = listed(item, path, 3)
        if len(parts) < 2:
            raise BadPosition(path, "x and y of a north-western tile are wanted")
        x, y = (whole(parts[k], f"{path}[{k}]", -FARTHEST, FARTHEST) for k in range(2))
        tile = int(estate.tile_at(e.cell_of(x, y)))
        if tile < 0 or not (estate.squares(tile, s.book.areas_may_overlap) >> NORTH_WEST) & 1:
            raise BadPosition(path, "there is no square of four equal tiles for an area here")
        if any(area & e.CORNER == tile for area in estate.areas):
            raise BadPosition(path, "this area is named twice")
        area = estate.form(tile, NORTH_WEST)
        if len(parts) == 3:
            knight = whole(parts[2], f"{path}[2]", 0, int(s.players) - 1)
            if knight == owner:
                raise BadPosition(f"{path}[2]", "nobody raids an area of their own")
            estate.set_knight(area, knight)


def _unformed(estate: Estate, may_overlap: bool) -> list[list[int]]:
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
    grown = Estate([], [], [], [])
    for cell, what in zip(estate.cells, estate.tiles, strict=True):
        tile = grown.put(cell, what & e.KIND)
        corners = int(grown.squares(tile, may_overlap))
        for corner in range(e.CORNERS):
            if (corners >> corner) & 1 and (may_overlap or grown.squares(tile, False)):
                grown.form(tile, corner)
                estate.form(tile, corner)
