"""Noblemen positions: written readably, read back with every value checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import state as st
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.agendas import check_agenda
from tafelrunde.boardgames.noblemen.board import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    TILE_NAMES,
    TITLE_NAMES,
)
from tafelrunde.boardgames.noblemen.estates import read_estate, write_estate
from tafelrunde.boardgames.noblemen.scoring import CATEGORIES
from tafelrunde.boardgames.noblemen.state import NoblemenState, Seat
from tafelrunde.engine.cardtable import CardReader, write_card
from tafelrunde.engine.position import REST, Reader
from tafelrunde.engine.rng import Rng
from tafelrunde.engine.step import NOBODY, Step

DONE = {"acted": st.ACTED, "card_played": st.CARD_PLAYED}
SPENT = {"taxes": st.TAXES_SPENT, "land": st.LAND_SPENT}
SOURCES = CATEGORIES[: st.SOURCES]
MOST_MONEY = 10**6
MOST_POINTS = 10**6
MOST_PRESTIGE = 1000


# ----------------------------------------------------------------------- writing
def write_position(s: NoblemenState) -> dict[str, Any]:
    return {
        "decade": int(s.decade) + 1,
        "space": int(s.space),
        "queen": int(s.queen),
        "bribes": int(s.bribes),
        "stock": dict(zip(BUILDING_NAMES, map(int, s.stock), strict=True)),
        "supply": dict(zip(BUILDING_NAMES, map(int, s.supply), strict=True)),
        "done": _names(DONE, int(s.done)),
        "laid": write_tiles(s.laid),
        "formed": _write_counts(s.formed, AREA_NAMES),
        "offered": int(s.offered),
        "bag": write_tiles(s.bag),
        "church": write_tiles(s.church),
        "deck": [write_card(card, CARD_NAMES) for card in s.deck],
        "offer": [write_card(card, CARD_NAMES) for card in s.offer],
        "seats": [_write_seat(seat) for seat in s.seats],
    }


def _write_seat(seat: Seat) -> dict[str, Any]:
    return {
        "money": int(seat.money),
        "bribes": int(seat.bribes),
        "tiles": write_tiles(seat.tiles),
        "known": write_tiles(seat.known),
        "chosen": write_tiles(seat.chosen),
        "cards": [write_card(card, CARD_NAMES) for card in seat.scandals],
        "title": None if seat.title == NOBODY else TITLE_NAMES[seat.title],
        "marker": int(seat.marker),
        "prestige": int(seat.prestige),
        "spent": _names(SPENT, int(seat.spent)),
        "points": dict(zip(SOURCES, map(int, seat.points), strict=True)),
        "estate": write_estate(seat.estate),
    }


def write_tiles(tiles: int) -> dict[str, int]:
    """Only the kinds there are."""
    return _write_counts(tiles, TILE_NAMES)


def _write_counts(packed: int, names: Sequence[str]) -> dict[str, int]:
    counts = {name: int(t.count(packed, kind)) for kind, name in enumerate(names)}
    return {name: count for name, count in counts.items() if count}


def _names(bits: dict[str, int], value: int) -> list[str]:
    return [name for name, bit in bits.items() if value & bit]


# ----------------------------------------------------------------------- reading
def read_position(
    reader: Reader, rules: r.NoblemenRules, players: int, rng: Rng, agenda: Sequence[Step]
) -> NoblemenState:
    table = CardReader(CARD_NAMES, rules.card_copies, players)
    seats = [
        _read_seat(i, inner, table, rules, players)
        for i, inner in enumerate(reader.objects("seats", players))
    ]
    s = NoblemenState(rules, players, rng, seats, [], [], [])
    s.decade = reader.integer("decade", 1, r.DECADES, 1) - 1
    s.space = reader.integer("space", 0, len(rules.track) - 1, 0)
    s.queen = reader.integer("queen", 0, players - 1)
    s.offered = reader.integer("offered", 0, MOST_PRESTIGE, 0)
    s.done = _read_bits(reader, "done", DONE)
    s.laid = read_tiles(reader, "laid", r.MOST_LAID)
    s.formed = _read_counts(reader, "formed", AREA_NAMES, r.MOST_LAID * 4)
    _read_bribes(s, reader)
    _read_buildings(s, reader)
    _read_bag(s, reader)
    s.offer = [
        table.card(item, f"{reader.at('offer')}[{i}]", NOBODY)
        for i, item in enumerate(reader.items("offer", r.LOOK, []))
    ]
    s.deck = table.deck(reader, "deck", rng)
    check_agenda(s, reader, agenda)
    return s


def _read_seat(
    number: int, reader: Reader, table: CardReader, rules: r.NoblemenRules, players: int
) -> Seat:
    estate = read_estate(reader.inner("estate"), number, players, rules.areas_may_overlap)
    seat = Seat(estate, table.zone(reader, "cards", number), [0] * st.SOURCES)
    seat.money = reader.integer("money", 0, MOST_MONEY, 0)
    seat.bribes = reader.integer("bribes", 0, r.ALL_BRIBES, 0)
    seat.tiles = read_tiles(reader, "tiles")
    seat.known = read_tiles(reader, "known")
    seat.chosen = read_tiles(reader, "chosen", r.MOST_CHOSEN)
    for kind, name in enumerate(TILE_NAMES):
        if t.count(seat.known, kind) > t.count(seat.tiles, kind):
            reader.fail("known", f"more {name} than the seat has")
    seat.title = reader.word("title", TITLE_NAMES, TITLE_NAMES[r.BARON])
    seat.marker = reader.integer("marker", NOBODY, MOST_PRESTIGE, NOBODY)
    seat.prestige = reader.integer("prestige", 0, MOST_PRESTIGE, 0)
    seat.spent = _read_bits(reader, "spent", SPENT)
    points = reader.inner("points")
    seat.points = [points.integer(source, 0, MOST_POINTS, 0) for source in SOURCES]
    points.done()
    reader.done()
    return seat


def read_tiles(reader: Reader, key: str, most: int = r.TILES) -> int:
    return _read_counts(reader, key, TILE_NAMES, min(most, 255))


def _read_counts(reader: Reader, key: str, names: Sequence[str], most: int) -> int:
    inner = reader.inner(key)
    found = 0
    for kind, name in enumerate(names):
        found += inner.integer(name, 0, most, 0) << (8 * kind)
    inner.done()
    return found


def _read_bits(reader: Reader, key: str, bits: dict[str, int]) -> int:
    found = 0
    for name in reader.words(key, tuple(bits), []):
        found |= tuple(bits.values())[name]
    return found


def _read_bribes(s: NoblemenState, reader: Reader) -> None:
    held = sum(int(seat.bribes) for seat in s.seats)
    s.bribes = reader.integer("bribes", 0, r.ALL_BRIBES, r.ALL_BRIBES - held)
    if s.bribes + held != r.ALL_BRIBES:
        reader.fail("bribes", f"{r.ALL_BRIBES} markers there are, not {s.bribes + held}")


def _read_buildings(s: NoblemenState, reader: Reader) -> None:
    """On the board as many as the table says, in the supply all the rest, if nothing is told."""
    stock, supply = reader.inner("stock"), reader.inner("supply")
    for building, name in enumerate(BUILDING_NAMES):
        built = sum(int(seat.estate.count_buildings(building)) for seat in s.seats)
        usual = int(s.table.stock_of(s.players, building))
        here = stock.integer(name, 0, usual, usual)
        rest = int(s.table.supply[building]) - built - here
        left = supply.integer(name, 0, int(s.table.supply[building]), max(rest, 0))
        if left != rest:
            supply.fail(name, f"{s.table.supply[building]} there are, not {built + here + left}")
        s.stock.append(here)
        s.supply.append(left)
    stock.done()
    supply.done()
    for folly in range(r.FOLLIES):
        built = sum(int(seat.estate.count_buildings(r.FOLLY + folly)) for seat in s.seats)
        if built > 1:
            reader.fail("seats", "each folly can be built once only")
        if built:
            s.follies &= ~(1 << folly)


def _read_bag(s: NoblemenState, reader: Reader) -> None:
    """The bag as written, or every tile that lies nowhere else."""
    s.church = read_tiles(reader, "church", r.CHURCH_PLACES)
    rest = []
    for kind, name in enumerate(TILE_NAMES):
        placed = int(t.count(s.church, kind))
        placed += sum(int(t.count(x.tiles, kind) + t.count(x.estate.laid, kind)) for x in s.seats)
        rest.append(int(s.table.tile_copies[kind]) - placed)
        if rest[-1] < 0:
            reader.fail("bag", f"there are only {s.table.tile_copies[kind]} tiles {name}")
    whole = t.packed(rest)
    if reader.has("bag") and (bag := reader.take("bag")) != REST:
        s.bag = read_tiles(Reader({"bag": bag}, reader.path), "bag")
        if s.bag != whole:
            reader.fail("bag", f"the tiles do not add up to {r.TILES}")
    s.bag = whole
