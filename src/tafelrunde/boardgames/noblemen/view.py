"""What a seat sees of Noblemen, in the components every client knows."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.boardgames.noblemen import estate as e
from tafelrunde.boardgames.noblemen import moves as m
from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import state as st
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.ball import ChooseTitle, HandIn
from tafelrunde.boardgames.noblemen.board import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    FOLLY_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    TITLE_NAMES,
)
from tafelrunde.boardgames.noblemen.building import ChooseSite, SendKnight, placed_knight
from tafelrunde.boardgames.noblemen.estates import EVERY_BUILDING, coordinates
from tafelrunde.boardgames.noblemen.scandals import PickCard
from tafelrunde.boardgames.noblemen.scoring import PRESTIGE, prestige_parts
from tafelrunde.boardgames.noblemen.state import NoblemenState
from tafelrunde.boardgames.noblemen.steps import ChooseTiles
from tafelrunde.boardgames.noblemen.turn import FormArea, Place, Turn
from tafelrunde.engine import cards
from tafelrunde.engine.cardtable import faces_of, known_cards
from tafelrunde.engine.step import NOBODY
from tafelrunde.engine.view import (
    Area,
    Cell,
    Component,
    Counter,
    Face,
    Grid,
    Marker,
    Stage,
    Token,
    Track,
    View,
    Zone,
)

DECADE_NAMES = ("I", "II", "III")
UNCOUNTED = -1
PRESTIGE_SPACES = 31  # more are drawn when somebody needs them


def noblemen_view(s: NoblemenState, seat: int | None, version: int) -> View:
    areas = [Area(i, _area(s, i, seat)) for i in range(s.players)]
    board = [*_tracks(s), *_stock(s), *_piles(s, seat)]
    return View("noblemen", version, int(s.ply), int(s.actor), phase(s), board, areas)


def phase(s: NoblemenState) -> list[Stage]:
    """Decade II / masked ball."""
    stages = [Stage("noblemen-phase-decade", {"decade": int(s.decade) + 1})]
    if s.over:
        stages.append(Stage("noblemen-phase-over"))
    elif isinstance(s.current, ChooseTiles):
        stages.append(Stage("noblemen-phase-tiles"))
    elif isinstance(s.current, HandIn | ChooseTitle):
        stages.append(Stage("noblemen-phase-ball"))
        stages.append(Stage(f"noblemen-phase-{_ball_step(s)}"))
    elif isinstance(s.current, PickCard) and not isinstance(s.agenda[-1], Turn):
        stages.append(Stage("noblemen-phase-cards"))
    else:
        stages.append(Stage("noblemen-phase-space", {"space": int(s.space)}))
        stages.append(Stage("noblemen-phase-turn", {"seat": _whose_turn(s)}))
    return stages


def _ball_step(s: NoblemenState) -> str:
    return "prestige" if isinstance(s.current, HandIn) else "titles"


def _whose_turn(s: NoblemenState) -> int:
    """In a raid it is not the seat that decides."""
    return int(s.agenda[0].seat)


# -------------------------------------------------------------------------- board
def is_ball(s: NoblemenState) -> bool:
    return isinstance(s.current, HandIn | ChooseTitle) and not s.over


def _tracks(s: NoblemenState) -> list[Component]:
    spaces = [SPACE_NAMES[space] for space in s.table.track]
    tracks: list[Component] = [
        Track("decade", list(DECADE_NAMES), [Marker("decade_marker", int(s.decade))]),
        Track("round", spaces, [Marker("round_marker", int(s.space))]),
    ]
    if is_ball(s):
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
    for building, name in enumerate(BUILDING_NAMES):
        prices = s.table.prices(building)
        first = len(prices) - int(s.stock[building])
        markers = [Marker(name, space) for space in range(first, len(prices))]
        stock.append(Track(f"{name}s", [str(price) for price in prices], markers))
    left = [k for k in range(r.FOLLIES) if (s.follies >> k) & 1]
    follies = [Face(FOLLY_NAMES[k], f"follies/{FOLLY_NAMES[k]}") for k in left]
    stock.append(Zone("follies", "row", len(left), follies))
    return stock


def _piles(s: NoblemenState, seat: int | None) -> list[Component]:
    bag = [kind for kind in range(r.KINDS) if t.count(s.bag, kind)]
    looking = seat is not None and seat == s.actor
    offer = (card & cards.KIND for card in s.offer) if looking else ()
    deck = (card & cards.KIND for card in known_cards(s.deck, seat))
    titles = [k for k in range(r.TITLES) for _ in range(m.titles_left(s, k))]
    return [
        Counter("bribes", int(s.bribes), r.ALL_BRIBES),
        Zone("bag", "pile", int(t.total(s.bag)), faces_of(bag, "bag", TILE_NAMES)),
        Zone("church", "row", int(t.total(s.church)), _tile_faces(s.church, "church")),
        Zone("titles", "row", len(titles), faces_of(titles, "titles", TITLE_NAMES)),
        Zone("deck", "pile", len(s.deck), faces_of(deck, "deck", CARD_NAMES)),
        Zone("offer", "row", len(s.offer), faces_of(offer, "offer", CARD_NAMES)),
    ]


def _tile_faces(tiles: int, zone: str) -> list[Face]:
    kinds = (kind for kind in range(r.KINDS) for _ in range(t.count(tiles, kind)))
    return faces_of(kinds, zone, TILE_NAMES)


# -------------------------------------------------------------------------- seats
def _area(s: NoblemenState, number: int, seat: int | None) -> list[Component]:
    here = f"seat/{number}"
    owner = s.seats[number]
    area: list[Component] = [Counter(f"{here}/points", int(sum(owner.points)))]
    if owner.title != NOBODY:
        area.append(Token(f"{here}/title", TITLE_NAMES[owner.title]))
    if s.queen == number:
        area.append(Token(f"{here}/queen", "queen"))
    area += _screen(s, number, seat)
    out = int(s.knights_out(number))
    area.append(Counter(f"{here}/knights", r.KNIGHTS - out, r.KNIGHTS))
    for name, bit in (("taxes", st.TAXES_SPENT), ("land", st.LAND_SPENT)):
        area.append(Token(f"{here}/{name}", f"{name}_marker", "spent" if owner.spent & bit else ""))
    if is_ball(s):
        parts = zip(PRESTIGE, prestige_parts(s, number), strict=True)
        area += [Counter(f"{here}/prestige_{name}", int(count)) for name, count in parts]
    area.append(_estate(s, number, seat))
    return area


def _screen(s: NoblemenState, number: int, seat: int | None) -> list[Component]:
    """Behind the screen: all to its owner, to others the cards' number and what they saw."""
    here = f"seat/{number}"
    owner = s.seats[number]
    own = number == seat
    scandals = owner.scandals if own else known_cards(owner.scandals, seat)
    kinds = (card & cards.KIND for card in scandals)
    zone = "cards" if own else f"{here}/cards"
    held = Zone(f"{here}/cards", "hand", len(owner.scandals), faces_of(kinds, zone, CARD_NAMES))
    if not own and not s.table.open_holdings:
        known = _tile_faces(owner.known, f"{here}/hand")
        return [Zone(f"{here}/hand", "hand", UNCOUNTED, known), held]
    tiles = _tile_faces(owner.tiles, "hand" if own else f"{here}/hand")
    shown: list[Component] = [
        Counter(f"{here}/money", int(owner.money)),
        Counter(f"{here}/bribes", int(owner.bribes)),
        Zone(f"{here}/hand", "hand", int(t.total(owner.tiles)), tiles),
        held,
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
        x, y = coordinates(cell)
        faces = [Face(TILE_NAMES[estate.tiles[tile] & e.KIND], f"{here}/{x},{y}")]
        building = estate.building_on(tile)
        if building != NOBODY:
            faces.append(Face(EVERY_BUILDING[building]))
        if tile in areas:
            faces += _area_faces(s, number, areas[tile], x, y)
        cells.append(Cell(x, y, faces))
    if isinstance(s.current, Place) and not s.over and number == s.actor == seat:
        for place in estate.frontier:
            x, y = coordinates(estate.cell_at(place))
            cells.append(Cell(x, y, id=f"{here}/{x},{y}"))
    return Grid(here, cells)


def _area_faces(s: NoblemenState, number: int, area: int, x: int, y: int) -> list[Face]:
    """The symbol in the middle of four tiles, told with the north-western one of them."""
    estate = s.seats[number].estate
    kind = AREA_NAMES[estate.area_kind(area)]
    knight = int(estate.knight_on(area))
    symbol = Face(kind, f"seat/{number}/area/{x},{y}")
    return [symbol] if knight == NOBODY else [symbol, Face("knight", seat=knight)]


# ------------------------------------------------------------------------- prompt
def touched(s: NoblemenState, move: int, words: Sequence[str]) -> list[str]:
    """The objects a hand would touch to make a move; `words` are its arguments."""
    me = f"seat/{s.actor}"
    if move < m.BUILD:
        return _touched_tiles(move, words)
    if move < m.BRIBE:
        building = move - m.BUILD
        return [_folly(s, building)] if building >= r.FOLLY else [f"{words[0]}s"]
    if move < m.DONATE:
        return ["bribes"] if move < m.TAXES else [f"{me}/{'taxes' if move < m.LAND else 'land'}"]
    if move < m.IDLE:
        return [f"hand/{words[0]}", "church"]
    if m.PLAY <= move < m.TRADE:
        return [f"cards/{words[0]}"]
    if m.TRADE <= move < m.GIVE:
        given = dict.fromkeys(words[1].split("+"))
        return [f"bag/{words[0]}", *(f"hand/{kind}" for kind in given)]
    if m.GIVE <= move < m.FORM:
        return [f"hand/{words[0]}"]
    if m.OFFER <= move < m.TITLE:
        return [f"{me}/bribes"] if move == m.OFFER else [f"cards/{words[0]}"]
    if m.TITLE <= move < m.END:
        return [f"titles/{words[0]}"]
    return _touched_places(s, move, words)


def _folly(s: NoblemenState, building: int) -> str:
    """The folly on the board, or where it stood."""
    folly = building - r.FOLLY
    return f"follies/{FOLLY_NAMES[folly]}" if (s.follies >> folly) & 1 else "follies"


def _touched_tiles(move: int, words: Sequence[str]) -> list[str]:
    if m.KEEP <= move < m.USE_INTRIGUE:
        return [f"offer/{words[0]}"]
    if move == m.USE_INTRIGUE:
        return ["cards/intrigue"]
    return [f"hand/{words[0]}"] if m.LAY <= move < m.DONE else []


def _touched_places(s: NoblemenState, move: int, words: Sequence[str]) -> list[str]:
    me = f"seat/{s.actor}"
    if m.SITE <= move < m.KNIGHT or move >= m.CELL:
        return [f"{me}/estate/{words[0]}"]
    if m.KNIGHT <= move < m.CELL:
        return [f"seat/{words[0]}/area/{words[1]}"]
    if m.FORM <= move < m.RECALL:
        estate = s.seats[s.actor].estate
        corner = estate.north_west(len(estate.tiles) - 1, move - m.FORM)
        x, y = coordinates(corner)
        return [f"{me}/estate/{x},{y}"] if estate.tile_at(corner) >= 0 else []
    if m.RECALL <= move < m.DECLINE:
        return [_knight_area(s, move - m.RECALL)]
    return []


def _knight_area(s: NoblemenState, knight: int) -> str:
    target = int(placed_knight(s, s.actor, knight))
    owner, area = divmod(target, m.AREAS)
    estate = s.seats[owner].estate
    x, y = coordinates(estate.cells[estate.areas[area] & e.CORNER])
    return f"seat/{owner}/area/{x},{y}"


def looked_for(s: NoblemenState) -> list[int]:
    """In a turn: every action, every card held, the end; where a place is chosen: every place."""
    if not isinstance(s.current, Turn):
        return _places_looked_for(s)
    seat = s.seats[s.actor]
    held = sorted({card & cards.KIND for card in seat.scandals})
    return [
        *(m.BUILD + building for building in range(r.BUILDINGS)),
        m.BRIBE,
        m.TAXES,
        m.LAND,
        *(m.DONATE + kind for kind in range(r.KINDS) if t.count(seat.tiles, kind)),
        *(m.PLAY + card for card in held),
        m.END,
    ]


def _places_looked_for(s: NoblemenState) -> list[int]:
    """Every meadow for a building, every area of others for a knight, every corner for an area."""
    step = s.current
    if isinstance(step, ChooseSite):
        tiles = s.seats[step.seat].estate.tiles
        return [m.SITE + k for k, tile in enumerate(tiles) if tile & e.KIND == r.MEADOW]
    if isinstance(step, SendKnight):
        others = [k for k in range(s.players) if k != step.seat]
        counts = {k: min(len(s.seats[k].estate.areas), m.AREAS) for k in others}
        areas = [m.KNIGHT + k * m.AREAS + area for k in others for area in range(counts[k])]
        return [m.DECLINE, *areas]
    return [m.FORM + k for k in range(e.CORNERS)] if isinstance(step, FormArea) else []
