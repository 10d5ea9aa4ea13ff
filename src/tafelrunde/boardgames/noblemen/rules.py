"""What Noblemen is made of, and its rules object: the tables of the board and the options."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.effects import Code, Modifier, survey
from tafelrunde.engine.places import Places
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.verb import Moves
from tafelrunde.engine.words import Names

FEWEST_SEATS: Final = 3
SEATS: Final = 5
DECADES: Final = 3
TILES: Final = 202
ALL_BRIBES: Final = 20
START_TILES: Final = 12
START_MONEY: Final = 10  # for the first player; each of the following has one more
MOST_CHOSEN: Final = 3  # of a kind, before the draw
KNIGHTS: Final = 2  # of each player

# What actions are worth
MOST_LAID: Final = 3
AREA_BONUS: Final = 2
MOST_BRIBES: Final = 5
BRIBE_PRICE: Final = 2
CHURCH_PLACES: Final = 3  # for each kind and decade
LOOK: Final = 3  # scandal cards looked at for one kept
SPOILS_OF_WAR: Final = 2  # pounds or tiles that the owner of a raided area gives
PALACE_PRESTIGE: Final = 2
CASTLE_POINTS: Final = 3
CASTLE_CHAPEL: Final = 1
PALACE_POINTS: Final = 5
PALACE_CHAPEL: Final = 2

# Four tiles of one of the first three kinds are an area of the same number.
tile: Final[Names] = Names()
FIELD: Final = tile("field")
GROVE: Final = tile("grove")
FOUNTAIN: Final = tile("fountain")
MEADOW: Final = tile("meadow")
KINDS: Final = 4

area: Final[Names] = Names()
MANOR: Final = area("manor")
FOREST: Final = area("forest")
GARDEN: Final = area("garden")
AREA_KINDS: Final = 3
AREAS: Final = 128  # most areas of one estate that a knight may be sent to

# The two kinds of each pair of tiles that can be given in a trade
PAIR_FIRST: Final[list[i64]] = [one for one in range(KINDS) for _ in range(one, KINDS)]
PAIR_SECOND: Final[list[i64]] = [two for one in range(KINDS) for two in range(one, KINDS)]
PAIRS: Final = 10

building: Final[Names] = Names()
CASTLE: Final = building("castle")
PALACE: Final = building("palace")
CHAPEL: Final = building("chapel")
FOLLY: Final = building("forests")  # the first of the follies
OTHER_FOLLIES: Final = [building(name) for name in ("manors", "gardens", "trinity")]
FOLLIES: Final = 4
BUILDINGS: Final = 7

# Scandal cards; what they do is written in the tables of the board
card: Final[Names] = Names()
INHERITANCE: Final = card("inheritance")
BLACKMAIL: Final = card("blackmail")
WEDDING: Final = card("wedding")
MASTER_STROKE: Final = card("master_stroke")
VICAR: Final = card("vicar")
INTRIGUE: Final = card("intrigue")
LIAISON: Final = card("liaison")
DOWRY: Final = card("dowry")
TRIBUTE: Final = card("tribute")
WHITEHALL: Final = card("whitehall")
CARDS: Final = 10

# What some of them are worth all the time
PRESTIGE: Final = Modifier("prestige(number)")  # when handed in at a ball; others bring 1
KEEP_ALL: Final = Modifier("keep_all")  # handed in when cards are looked at

# From the highest
title: Final[Names] = Names("duke", "marquess", "earl", "viscount")
BARON: Final = title("baron")
TITLES: Final = 5

# Spaces of the round track
space: Final[Names] = Names()
START: Final = space("start")
PLAIN: Final = space("plain")
MASK: Final = space("mask")
LOCKED: Final = space("locked")
SCORING: Final = space("scoring")

# Where victory points come from that are scored at once
source: Final[Names] = Names()
FOR_QUEEN: Final = source("queen")
FOR_TITLES: Final = source("titles")
FOR_BUILDINGS: Final = source("buildings")
FOR_FOLLIES: Final = source("follies")
FOR_BRIBES: Final = source("bribes")
FOR_CHURCH: Final = source("church")
FOR_CARDS: Final = source("cards")
FOR_IDLENESS: Final = source("idleness")
SOURCES: Final = 8


@final
class NoblemenRules(Rules):
    """The board's tables, in the order of their kinds, and the options."""

    __slots__ = (
        *("areas_may_overlap", "auto_titles", "card_prestige", "first_game", "first_player"),
        *("folly_needs", "folly_points", "folly_price", "keeps_all", "open_holdings", "prices"),
        *("stock", "supply", "tile_copies", "title_by_total", "title_copies", "title_discount"),
        *("title_points", "title_prestige", "track", "vicar_tiles"),
    )

    def __init__(
        self,
        game: Any,
        options: dict[str, Any],
        places: Places,
        moves: Moves,
        board: dict[str, Any],
        code: Code,
    ) -> None:
        super().__init__(game, options, places, moves)
        self.copies = [board["cards"][name] for name in card.names]
        self.kinds = CARDS
        self.code = code
        self.card_prestige: list[i64] = [max(1, one) for one in column(code, PRESTIGE)]
        self.keeps_all: list[i64] = column(code, KEEP_ALL)
        self.vicar_tiles: i64 = code.args[code.at[code.start[VICAR]]]
        self.read_board(board, options)
        start = options["first_player"]
        self.first_player: i64 = -1 if start == "random" else start
        self.areas_may_overlap: bool = options["areas_may_overlap"]
        self.title_by_total: bool = options["title_by"] == "total"
        self.open_holdings: bool = options["open_holdings"]
        self.first_game: bool = options["first_game"]
        self.auto_titles: bool = options["auto_titles"]

    def read_board(self, board: dict[str, Any], options: dict[str, Any]) -> None:
        sold = building.names[:FOLLY]
        prices = board["prices"][options["prices"]]
        follies = board["follies"]
        needs = [follies["needs"][name] for name in building.names[FOLLY:]]
        titles = [board["titles"][name] for name in title.names]
        self.tile_copies: list[i64] = [board["tiles"][name] for name in tile.names]
        self.supply: list[i64] = [board["buildings"][name] for name in sold]  # there are in all
        self.stock: list[list[i64]] = [board["stock"][name] for name in sold]
        self.prices: list[list[i64]] = [prices[name] for name in sold]  # from the cheapest
        self.folly_price: i64 = follies["price"]
        self.folly_points: list[i64] = follies["points"]
        self.folly_needs: list[i64] = [need[name] for need in needs for name in area.names]
        self.track: list[i64] = [
            space.names.index(name) for name in board["tracks"][str(options["track"])]
        ]
        self.title_prestige: list[i64] = [one["prestige"] for one in titles]
        self.title_points: list[i64] = [one["points"] for one in titles]
        self.title_discount: list[i64] = [one["discount"] for one in titles]
        self.title_copies: list[list[i64]] = [one["copies"] for one in titles]

    def stock_of(self, players: i64, building: i64) -> i64:
        """How many castles, palaces or chapels stand on the board when a decade begins."""
        return self.stock[building][players - FEWEST_SEATS]

    def copies_of(self, players: i64, title: i64) -> i64:
        return self.title_copies[title][players - FEWEST_SEATS]

    def needed(self, folly: i64, area: i64) -> i64:
        """How many areas of a kind a folly needs, the follies counted from 0."""
        return self.folly_needs[folly * AREA_KINDS + area]


def column(code: Code, modifier: Modifier) -> list[i64]:
    """What a modifier is on each card by itself."""
    return [survey(code, [kind]).sums[modifier.base] for kind in range(CARDS)]
