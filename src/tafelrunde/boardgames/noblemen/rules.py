"""Noblemen's rules object: the tables of the board and the options as flat columns."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.state import Rules

FEWEST_SEATS: Final = 3
SEATS: Final = 5
DECADES: Final = 3
TILES: Final = 202
ALL_BRIBES: Final = 20
START_TILES: Final = 12
START_MONEY: Final = 10  # for the first player; each of the following has one more
MOST_CHOSEN: Final = 3  # of a kind, before the draw
KNIGHTS: Final = 2  # of each player

# Kinds of tile; four of one of the first three are an area of the same number
FIELD: Final = 0
GROVE: Final = 1
FOUNTAIN: Final = 2
MEADOW: Final = 3
KINDS: Final = 4
MANOR: Final = 0
FOREST: Final = 1
GARDEN: Final = 2
AREA_KINDS: Final = 3

# Buildings, numbered as they are built; the last four are the follies
CASTLE: Final = 0
PALACE: Final = 1
CHAPEL: Final = 2
FOLLY: Final = 3
FOLLIES: Final = 4
BUILDINGS: Final = 7

# Scandal cards
INHERITANCE: Final = 0
BLACKMAIL: Final = 1
WEDDING: Final = 2
MASTER_STROKE: Final = 3
VICAR: Final = 4
INTRIGUE: Final = 5
LIAISON: Final = 6
DOWRY: Final = 7
TRIBUTE: Final = 8
WHITEHALL: Final = 9
CARDS: Final = 10

# Titles from the highest
DUKE: Final = 0
BARON: Final = 4
TITLES: Final = 5

# Spaces of the round track
START: Final = 0
PLAIN: Final = 1
MASK: Final = 2
LOCKED: Final = 3
SCORING: Final = 4

# What actions are worth
MOST_LAID: Final = 3
AREA_BONUS: Final = 2
MOST_BRIBES: Final = 5
BRIBE_PRICE: Final = 2
CHURCH_PLACES: Final = 3  # for each kind and decade
LOOK: Final = 3  # scandal cards looked at for one kept
WEDDING_BRIBES: Final = 2
WEDDING_POINTS: Final = 2
VICAR_TILES: Final = 4
DOWRY_TILES: Final = 4
TRIBUTE_MONEY: Final = 5
LIAISON_POINTS: Final = 3
PALACE_PRESTIGE: Final = 2
BLACKMAIL_PRESTIGE: Final = 3
CASTLE_POINTS: Final = 3
CASTLE_CHAPEL: Final = 1
PALACE_POINTS: Final = 5
PALACE_CHAPEL: Final = 2


@final
class NoblemenRules(Rules):
    """The board's tables, in the order of their kinds, and the options."""

    __slots__ = (
        "areas_may_overlap",
        "auto_titles",
        "card_copies",
        "castle_prices",
        "chapel_prices",
        "first_game",
        "first_player",
        "folly_needs",
        "folly_points",
        "folly_price",
        "open_holdings",
        "palace_prices",
        "stock",
        "supply",
        "tile_copies",
        "title_by_total",
        "title_copies",
        "title_discount",
        "title_points",
        "title_prestige",
        "track",
    )

    def __init__(self, game: Any, options: dict[str, Any], tables: dict[str, list[i64]]) -> None:
        super().__init__(game, options)
        self.tile_copies: list[i64] = tables["tile_copies"]
        self.card_copies: list[i64] = tables["card_copies"]
        self.supply: list[i64] = tables["supply"]  # castles, palaces, chapels there are in all
        self.stock: list[i64] = tables["stock"]  # of these on the board, 3 numbers a player count
        self.castle_prices: list[i64] = tables["castle_prices"]
        self.palace_prices: list[i64] = tables["palace_prices"]
        self.chapel_prices: list[i64] = tables["chapel_prices"]
        self.folly_price: i64 = tables["folly_price"][0]
        self.folly_points: list[i64] = tables["folly_points"]
        self.folly_needs: list[i64] = tables["folly_needs"]  # 3 numbers a folly
        self.track: list[i64] = tables["track"]
        self.title_prestige: list[i64] = tables["title_prestige"]
        self.title_points: list[i64] = tables["title_points"]
        self.title_discount: list[i64] = tables["title_discount"]
        self.title_copies: list[i64] = tables["title_copies"]  # 5 numbers a player count
        start = options["first_player"]
        self.first_player: i64 = -1 if start == "random" else start
        self.areas_may_overlap: bool = options["areas_may_overlap"]
        self.title_by_total: bool = options["title_by"] == "total"
        self.open_holdings: bool = options["open_holdings"]
        self.first_game: bool = options["first_game"]
        self.auto_titles: bool = options["auto_titles"]

    def stock_of(self, players: i64, building: i64) -> i64:
        """How many castles, palaces or chapels stand on the board when a decade begins."""
        return self.stock[(players - FEWEST_SEATS) * 3 + building]

    def copies_of(self, players: i64, title: i64) -> i64:
        return self.title_copies[(players - FEWEST_SEATS) * TITLES + title]

    def prices(self, building: i64) -> list[i64]:
        """The prices of castles, palaces or chapels, from the cheapest."""
        if building == CASTLE:
            return self.castle_prices
        return self.palace_prices if building == PALACE else self.chapel_prices
