"""What a seat sees of Noblemen besides cards: tracks, stocks, screens and estates."""

from __future__ import annotations

from tafelrunde.boardgames.noblemen import estate as e
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen import words as w
from tafelrunde.boardgames.noblemen.ball import HandIn, titles_left
from tafelrunde.boardgames.noblemen.expansion import Place
from tafelrunde.boardgames.noblemen.scoring import PRESTIGE, prestige_parts
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.engine.observing import Column
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.view import Cell, Component, Counter, Face, Grid, Marker, Token, Track, Zone
from tafelrunde.engine.viewing import faces_of

DECADE_NAMES = ("I", "II", "III")
UNCOUNTED = -1
PRESTIGE_SPACES = 31  # more are drawn when somebody needs them


# -------------------------------------------------------------------- observation
COLUMNS = (
    Column("bag", r.KINDS + 1),  # which kinds it has, and how many tiles
    Column("stock", r.BUILDINGS),  # on the board; of follies 1 until it is built
    *(
        Column(f"seat/{seat}/{name}", size)
        for seat in range(r.SEATS)
        for name, size in (("land", r.KINDS), ("areas", r.AREA_KINDS), ("free", r.AREA_KINDS))
    ),
    *(Column(f"seat/{seat}/buildings", r.BUILDINGS) for seat in range(r.SEATS)),
    *(Column(f"seat/{seat}/knights", r.AREA_KINDS) for seat in range(r.SEATS)),
)


def observed(s: NoblemenState, seat: int) -> list[int]:
    """Bag, stock and estates in numbers: what lies there, where it is free, where knights are."""
    owners = [(seat + k) % int(s.players) for k in range(s.players)]
    missing = r.SEATS - len(owners)
    follies = [int(s.follies >> k) & 1 for k in range(r.FOLLIES)]
    numbers = [int(t.count(s.bag, kind) > 0) for kind in range(r.KINDS)]
    numbers += [int(t.total(s.bag)), *map(int, s.stock), *follies]
    for owner in owners:
        estate = s.seats[owner].estate
        numbers += [int(t.count(estate.laid, kind)) for kind in range(r.KINDS)]
        numbers += [int(t.count(estate.formed, kind)) for kind in range(r.AREA_KINDS)]
        numbers += [int(estate.free_areas(kind)) for kind in range(r.AREA_KINDS)]
    numbers += [0] * missing * (r.KINDS + 2 * r.AREA_KINDS)
    for owner in owners:
        estate = s.seats[owner].estate
        numbers += [int(estate.count_buildings(one)) for one in range(r.BUILDINGS)]
    numbers += [0] * missing * r.BUILDINGS
    for owner in owners:
        numbers += [int(s.knights_on(owner, kind)) for kind in range(r.AREA_KINDS)]
    return numbers + [0] * missing * r.AREA_KINDS


# -------------------------------------------------------------------------- board
def board(s: NoblemenState) -> list[Component]:
    return [*_tracks(s), *_stock(s), *_heaps(s)]


def _tracks(s: NoblemenState) -> list[Component]:
    spaces = [r.space.names[space] for space in s.book.track]
    tracks: list[Component] = [
        Track("decade", list(DECADE_NAMES), [Marker("decade_marker", int(s.decade))]),
        Track("round", spaces, [Marker("round_marker", int(s.space))]),
    ]
    if s.is_at(r.MASK):
        markers = [
            Marker("prestige_marker", int(seat.marker), i)
            for i, seat in enumerate(s.seats)
            if seat.marker != NOBODY
        ]
        last = max([PRESTIGE_SPACES - 1, *(marker.at for marker in markers)])
        tracks.append(Track("prestige", [str(space) for space in range(last + 1)], markers))
        if isinstance(s.current, HandIn):
            tracks.append(Counter("offered", int(s.offered)))
    return tracks


def _stock(s: NoblemenState) -> list[Component]:
    """The prices, with the buildings that stand on the dearest of them."""
    stock: list[Component] = []
    for building, prices in enumerate(s.book.prices):
        name = r.building.names[building]
        first = len(prices) - int(s.stock[building])
        markers = [Marker(name, space) for space in range(first, len(prices))]
        stock.append(Track(f"{name}s", [str(price) for price in prices], markers))
    left = [k for k in range(r.FOLLIES) if (s.follies >> k) & 1]
    follies = faces_of(left, "follies", r.building.names[r.FOLLY :])
    stock.append(Zone("follies", "row", len(left), follies))
    return stock


def _heaps(s: NoblemenState) -> list[Component]:
    bag = [kind for kind in range(r.KINDS) if t.count(s.bag, kind)]
    titles = [k for k in range(r.TITLES) for _ in range(titles_left(s, k))]
    return [
        Counter("bribes", int(s.bribes), r.ALL_BRIBES),
        Zone("bag", "pile", int(t.total(s.bag)), faces_of(bag, "bag", r.tile.names)),
        Zone("church", "row", int(t.total(s.church)), _tile_faces(s.church, "church")),
        Zone("titles", "row", len(titles), faces_of(titles, "titles", r.title.names)),
    ]


def _tile_faces(tiles: int, zone: str) -> list[Face]:
    return faces_of(t.listed(tiles), zone, r.tile.names)


# -------------------------------------------------------------------------- seats
def holdings(s: NoblemenState, number: int, seat: int | None) -> list[Component]:
    here = f"seat/{number}"
    owner = s.seats[number]
    area: list[Component] = [Counter(f"{here}/points", int(sum(owner.points)))]
    if owner.title != NOBODY:
        area.append(Token(f"{here}/title", r.title.names[owner.title]))
    if s.queen == number:
        area.append(Token(f"{here}/queen", "queen"))
    area += _screen(s, number, seat)
    area.append(Counter(f"{here}/knights", r.KNIGHTS - int(s.knights_out(number)), r.KNIGHTS))
    for name in w.spent.names:
        spent = "spent" if owner.spent & w.spent.bit(name) else ""
        area.append(Token(f"{here}/{name}", f"{name}_marker", spent))
    if s.is_at(r.MASK):
        parts = zip(PRESTIGE, prestige_parts(s, number), strict=True)
        area += [Counter(f"{here}/prestige_{name}", int(count)) for name, count in parts]
    area.append(_estate(s, number, seat))
    return area


def _screen(s: NoblemenState, number: int, seat: int | None) -> list[Component]:
    """Behind the screen: all to its owner, to others what they saw go there."""
    here = f"seat/{number}"
    owner = s.seats[number]
    own = number == seat
    if not own and not s.book.open_holdings:
        # In a first game everybody begins with the same tiles, so there is nothing to count.
        all_known = s.book.first_game and owner.known == owner.tiles
        size = int(t.total(owner.known)) if all_known else UNCOUNTED
        return [Zone(f"{here}/hand", "hand", size, _tile_faces(owner.known, f"{here}/hand"))]
    tiles = _tile_faces(owner.tiles, "hand" if own else f"{here}/hand")
    shown: list[Component] = [
        Counter(f"{here}/money", int(owner.money)),
        Counter(f"{here}/bribes", int(owner.bribes)),
        Zone(f"{here}/hand", "hand", int(t.total(owner.tiles)), tiles),
    ]
    if own and owner.chosen:
        chosen = _tile_faces(owner.chosen, f"{here}/chosen")
        shown.append(Zone(f"{here}/chosen", "row", int(t.total(owner.chosen)), chosen))
    return shown


def _estate(s: NoblemenState, number: int, seat: int | None) -> Grid:
    estate = s.seats[number].estate
    here = f"seat/{number}/estate"
    areas = {int(area & e.CORNER): k for k, area in enumerate(estate.areas)}
    cells = []
    for tile, cell in enumerate(estate.cells):
        faces = [Face(r.tile.names[estate.tiles[tile] & e.KIND], f"{here}/{e.where(cell)}")]
        building = estate.building_on(tile)
        if building != NOBODY:
            faces.append(Face(r.building.names[building]))
        if tile in areas:
            faces += _area_faces(s, number, areas[tile])
        cells.append(Cell(int(e.column(cell)), int(e.row(cell)), faces))
    if isinstance(s.current, Place) and number == s.actor == seat:
        for place in estate.frontier:
            cell = estate.cell_at(place)
            free = f"{here}/{e.where(cell)}"
            cells.append(Cell(int(e.column(cell)), int(e.row(cell)), id=free))
    return Grid(here, cells)


def _area_faces(s: NoblemenState, number: int, area: int) -> list[Face]:
    """The symbol in the middle of four tiles, told with the north-western one of them."""
    estate = s.seats[number].estate
    kind = r.area.names[estate.area_kind(area)]
    knight = int(estate.knight_on(area))
    symbol = Face(kind, f"seat/{number}/area/{estate.corner_of(area)}")
    return [symbol] if knight == NOBODY else [symbol, Face("knight", seat=knight)]
