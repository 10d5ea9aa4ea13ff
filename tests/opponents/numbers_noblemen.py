"""What the rules say the numbers in the reasons of Noblemen's steward are; see `numbers`."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

from tafelrunde.boardgames.noblemen import rules as r
from tafelrunde.boardgames.noblemen import tiles as t
from tafelrunde.boardgames.noblemen.estate import KIND, cell_of, column, row
from tafelrunde.boardgames.noblemen.scoring import building_points
from tafelrunde.engine.cards import KIND as KIND_OF_CARD
from tests.opponents.asking import STEWARD
from tests.opponents.numbers import IMPOSSIBLE, Check, Made, brings


def following(m: Made, verb: str) -> Any:
    """The position after the move and, as long as its action asks, after what the steward says."""
    state = m.after.clone()
    while not state.over and state.actor == m.seat and state.prompt(None).kind == verb:
        state.apply(STEWARD.advise(state.determinize(m.seat, 1), m.seat, None, 1).move)
    return state


def estate(state: Any, seat: int) -> Any:
    return state.seats[seat].estate


def built(m: Made, state: Any) -> int:
    """The tile whose building the move has changed."""
    now, then = estate(state, m.seat), estate(m.state, m.seat)
    return next(
        tile
        for tile in range(len(now.tiles))
        if tile >= len(then.tiles) or now.building_on(tile) != then.building_on(tile)
    )


def missing_around(m: Made) -> int:
    """Of the eight tiles around what is built."""
    state = following(m, "choose_site")
    return 8 - int(estate(state, m.seat).around(built(m, state), -1))


def points_of_building(m: Made) -> int:
    state = following(m, "choose_site")
    return int(building_points(estate(state, m.seat), built(m, state)))


def beside_chapel(m: Made) -> int:
    """Castles and palaces beside the chapel that is built."""
    state = following(m, "choose_site")
    found = estate(state, m.seat)
    return sum(int(found.around(built(m, state), building)) for building in (r.CASTLE, r.PALACE))


def missing_beside(m: Made) -> int:
    """The number, if so many tiles are missing around a building beside the new tile."""
    found = estate(m.after, m.seat)
    x, y = coordinates(found.cells[-1])
    for dx, dy in product((-1, 0, 1), repeat=2):
        tile = found.tile_at(cell_of(x + dx, y + dy))
        if tile >= 0 and found.building_on(tile) == r.building.names.index(m.fact("building")):
            if 8 - found.around(tile, -1) == m.fact("left"):
                return int(m.fact("left"))
    return IMPOSSIBLE


def missing_square(m: Made) -> int:
    """The fewest cells that a square of the new tile lacks to be an area."""
    s, found = m.after, estate(m.after, m.seat)
    x, y = coordinates(found.cells[-1])
    missing = [IMPOSSIBLE]
    for west, north in product((x - 1, x), (y - 1, y)):
        cells = [cell_of(west + dx, north + dy) for dx, dy in product((0, 1), repeat=2)]
        laid = [tile for tile in map(found.tile_at, cells) if tile >= 0]
        if found.is_area(laid, found.tiles[-1] & KIND, s.book.areas_may_overlap):
            missing.append(4 - len(laid))
    return min(missing[1:], default=IMPOSSIBLE)


def coordinates(cell: int) -> tuple[int, int]:
    return int(column(cell)), int(row(cell))


def of_kind(name: str) -> Check:
    """So many tiles of a kind can be laid in one action at most."""
    at = r.tile.names.index(name)

    def check(m: Made) -> int:
        tiles = cast(Any, m.state).seats[m.seat].tiles
        return m.at_most("count", min(r.MOST_LAID, int(t.count(tiles, at))))

    return check


def gifts(m: Made) -> int:
    """So much prestige can be handed in, and it is enough for the title."""
    s = cast(Any, m.state)
    cards = sum(int(s.book.card_prestige[card & KIND_OF_CARD]) for card in s.cards(m.seat))
    return m.at_most("prestige", m.has("bribes") + cards)


LEFT: dict[str, Check] = {"left": missing_around}
NOBLEMEN: dict[str, dict[str, Check]] = {
    **{f"take_{name}": {"count": brings("tiles")} for name in ("grove", "fountain", "meadow")},
    **{f"lay_{name}": {"count": of_kind(name)} for name in ("field", "grove", "fountain")},
    "cell_square": {"left": missing_square},
    "cell_beside": {"left": missing_beside},
    "build_castle": LEFT,
    "build_castle_points": {"points": points_of_building},
    "build_palace_points": {"points": points_of_building},
    "build_chapel": {"count": beside_chapel},
    "build_folly": {"points": brings("points")},
    "site_castle": LEFT,
    "site_palace": LEFT,
    "site_chapel": {"count": beside_chapel},
    "bribe": {"count": brings("points")},
    "bribe_title": {"count": brings("points")},
    "taxes": {"money": brings("money")},
    "land": {"count": brings("tiles")},
    "donate": {"points": lambda m: m.at_most("points", m.has("tiles"))},
    "hand_in": {"prestige": gifts},
    "title": {"points": brings("points")},
}
