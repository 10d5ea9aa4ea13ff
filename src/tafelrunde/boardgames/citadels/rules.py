"""What Citadels is made of, and its rules object: the district list and options as columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.places import Places
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.verb import Moves
from tafelrunde.engine.words import Flags, Names

if TYPE_CHECKING:
    from tafelrunde.engine.game import Game

SEATS: Final = 7
KINDS: Final = 32  # most kinds of district a card list may have; the printed one has 27
CITY: Final = 8  # districts that complete a city
START_GOLD: Final = 2
START_CARDS: Final = 4
BASIC_GOLD: Final = 2
SMITHY_PRICE: Final = 3  # the German text: 3 gold for 2 cards
SMITHY_CARDS: Final = 2
LABORATORY_GOLD: Final = 1
GRAVEYARD_PRICE: Final = 1
MERCHANT_GOLD: Final = 1
ARCHITECT_CARDS: Final = 2
ARCHITECT_BUILDS: Final = 3

colour: Final[Names] = Names()
YELLOW: Final = colour("yellow")
BLUE: Final = colour("blue")
GREEN: Final = colour("green")
RED: Final = colour("red")
PURPLE: Final = colour("purple")

# In the order of calling, numbered from 0 (the cards say 1 to 8)
character: Final[Names] = Names()
ASSASSIN: Final = character("assassin")
THIEF: Final = character("thief")
MAGICIAN: Final = character("magician")
KING: Final = character("king")
BISHOP: Final = character("bishop")
MERCHANT: Final = character("merchant")
ARCHITECT: Final = character("architect")
WARLORD: Final = character("warlord")
CHARACTERS: Final = 8
ALL_CHARACTERS: Final = 255

# Purple effects, as bits of what a city can do; those that are verbs are declared in `purple`
effect: Final[Flags] = Flags(16)  # the bits above are those of AS
WILD_COLOUR: Final = effect("wild_colour")  # Haunted City
INDESTRUCTIBLE: Final = effect("indestructible")  # Keep
LOOK_AT_THREE: Final = effect("look_at_three")  # Observatory
KEEP_TWO: Final = effect("keep_two")  # Library
ANY_INCOME: Final = effect("any_income")  # School of Magic
AS: Final = 65536  # what a seat is able to as the first character; the others are the bits above

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
        *("allow_duplicates", "bank_limit", "colour", "cost", "first_crown"),
        *("haunted_city_last_round_locked", "points", "power", "round_limit", "tie_break_gold"),
    )

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Any],
        places: Places,
        moves: Moves,
        columns: dict[str, list[i64]],
    ) -> None:
        super().__init__(game, options, places, moves)
        self.copies = columns["copies"]
        self.kinds = len(self.copies)
        self.colour: list[i64] = columns["colour"]
        self.cost: list[i64] = columns["cost"]
        self.points: list[i64] = columns["points"]
        self.power: list[i64] = columns["power"]  # bits of purple effects
        limit = options["bank_limit"]
        crown = options["first_crown"]
        self.allow_duplicates: bool = options["allow_duplicates"]
        self.haunted_city_last_round_locked: bool = options["haunted_city_last_round_locked"]
        self.bank_limit: i64 = -1 if limit is None else limit
        self.tie_break_gold: bool = options["tie_break"] == "gold"
        self.first_crown: i64 = -1 if crown == "random" else crown
        self.round_limit: i64 = options["round_limit"]
