"""Citadels' rules object: the district list and the options as flat columns."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.state import Rules

SEATS: Final = 7
KINDS: Final = 32  # most kinds of district a card list may have; the printed one has 27
CITY: Final = 8  # districts that complete a city
START_GOLD: Final = 2
START_CARDS: Final = 4

# Colours
YELLOW: Final = 0
BLUE: Final = 1
GREEN: Final = 2
RED: Final = 3
PURPLE: Final = 4

# Characters in the order of calling, numbered from 0 (the cards say 1 to 8)
ASSASSIN: Final = 0
THIEF: Final = 1
MAGICIAN: Final = 2
KING: Final = 3
BISHOP: Final = 4
MERCHANT: Final = 5
ARCHITECT: Final = 6
WARLORD: Final = 7
CHARACTERS: Final = 8
ALL_CHARACTERS: Final = 255

# Purple effects, as bits of what a city can do
WILD_COLOUR: Final = 1  # Haunted City
INDESTRUCTIBLE: Final = 2  # Keep
CARD_FOR_GOLD: Final = 4  # Laboratory
GOLD_FOR_CARDS: Final = 8  # Smithy
LOOK_AT_THREE: Final = 16  # Observatory
KEEP_TWO: Final = 32  # Library
BUY_RUINS: Final = 64  # Graveyard
ANY_INCOME: Final = 128  # School of Magic

BASIC_GOLD: Final = 2
SMITHY_PRICE: Final = 3  # the German text: 3 gold for 2 cards
SMITHY_CARDS: Final = 2
LABORATORY_GOLD: Final = 1
GRAVEYARD_PRICE: Final = 1
MERCHANT_GOLD: Final = 1
ARCHITECT_CARDS: Final = 2
ARCHITECT_BUILDS: Final = 3

# Colour that pays a character, -1 for those without an income
INCOME_COLOUR: Final[list[i64]] = [-1, -1, -1, YELLOW, BLUE, GREEN, -1, RED]

# How a draft goes, by number of players: for each choice the place in the order from the crown
# holder on, and whether the card is laid down (2 players only) instead of kept.
LAID: Final = 8
DRAFT_PLANS: Final[list[list[i64]]] = [
    [],
    [],
    [0, 1, 1 | LAID, 0, 0 | LAID, 1],
    [0, 1, 2, 0, 1, 2],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
    [0, 1, 2, 3, 4, 5],
    [0, 1, 2, 3, 4, 5, 6],
]
LAST_OF_SEVEN: Final = 6  # this choice exists with 7 players only
OPEN_CHARACTERS: Final[list[i64]] = [0, 0, 0, 0, 2, 1, 0, 0]


@final
class CitadelsRules(Rules):
    """Columns by kind of district, in the order of the card list, and the options."""

    __slots__ = (
        "allow_duplicates",
        "bank_limit",
        "colour",
        "copies",
        "cost",
        "first_crown",
        "haunted_city_last_round_locked",
        "kinds",
        "points",
        "power",
        "round_limit",
        "tie_break_gold",
    )

    def __init__(
        self,
        game: Any,
        options: dict[str, Any],
        colour: list[i64],
        cost: list[i64],
        points: list[i64],
        copies: list[i64],
        power: list[i64],
    ) -> None:
        super().__init__(game, options)
        self.colour: list[i64] = colour
        self.cost: list[i64] = cost
        self.points: list[i64] = points
        self.copies: list[i64] = copies
        self.power: list[i64] = power
        self.kinds: i64 = len(cost)
        limit = options["bank_limit"]
        crown = options["first_crown"]
        self.allow_duplicates: bool = options["allow_duplicates"]
        self.haunted_city_last_round_locked: bool = options["haunted_city_last_round_locked"]
        self.bank_limit: i64 = -1 if limit is None else limit
        self.tie_break_gold: bool = options["tie_break"] == "gold"
        self.first_crown: i64 = -1 if crown == "random" else crown
        self.round_limit: i64 = options["round_limit"]
