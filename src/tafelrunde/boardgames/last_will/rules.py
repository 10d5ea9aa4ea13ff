"""What Last Will is made of, and its rules object: card list, boards and options as columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.effects import Code, Modifier
from tafelrunde.engine.places import Places
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.verb import Moves
from tafelrunde.engine.words import Names

if TYPE_CHECKING:
    from tafelrunde.engine.game import Game

SEATS: Final = 5
FEWEST_SEATS: Final = 2
ROUNDS: Final = 7
KINDS: Final = 80  # most kinds a card list may have; ours has 68
SPACES: Final = 7  # most spaces of a planning board
OFFER_SPACES: Final = 9  # most spaces of a card offering board, the supplement included
SLOTS: Final = 5  # of a player board
EXTENSIONS: Final = 12
MOST_SLOTS: Final = SLOTS + EXTENSIONS
DEALT: Final = 3  # of each of two decks
KEPT: Final = 2  # of these six, and in hand at the end of a round
OPERA: Final = 2
MANSION: Final = 5  # what a property counts beyond its value
LAY_ACTIONS: Final = 1  # laying out, buying, selling, adding a companion
NEUTRAL_PLAYERS: Final = 2  # the table for which there is a neutral planning marker

# Cards may say how many actions they need, 0 to 4; columns have so many numbers a kind.
CHOICES: Final = 5
SYMBOLS: Final = 4  # companions a card has room for
MOST_AMOUNT: Final = 9  # pounds at one companion
STEPS: Final = 8  # values of a property
MOST_COPIES: Final = 20

# The four regular decks come first: only from these do players draw.
deck: Final[Names] = Names()
EVENT: Final = deck("event")
HELPER: Final = deck("helper")  # helpers and expenses
PROPERTY: Final = deck("property")
COMPANION: Final = deck("companion")
REGULAR: Final = 4
SPECIAL: Final = deck("special")
WILD: Final = deck("wild")
WILL: Final = deck("will")
LETTERS: Final = "EHPCSW"  # on the offering board, in the order of the decks
CROWNS: Final = 3
BACKS: Final = (
    *("event_back", "helper_back", "property_back", "companion_back"),
    *("special_1_back", "special_2_back", "special_3_back", "wild_back", "will_back"),
)

WILD_BACK: Final = 7
WILL_BACK: Final = 8

border: Final[Names] = Names()
WHITE: Final = border("white")  # played once
BLACK: Final = border("black")  # laid out, used round by round
GREY: Final = border("grey")  # goes along with others
NO_BORDER: Final = border("none")

# What is done with a card in hand
PLAYED_ONCE: Final = 1
LAID_OUT: Final = 2
BOUGHT: Final = 4
GOES_ALONG: Final = 8  # as the first companion; the others are the bits above
COMPANY: Final = 248  # all of these bits, the wild companion's included

companion: Final[Names] = Names()
GUEST: Final = companion("guest")
DOG: Final = companion("dog")
CHEF: Final = companion("chef")
HORSE: Final = companion("horse")
COMPANIONS: Final = 4
ANY: Final = 4  # what a wild companion is

estate: Final[Names] = Names()
FARM: Final = estate("farm")
VILLA: Final = estate("villa")
SUMMER: Final = estate("summer")
MANOR: Final = estate("manor")
ESTATES: Final = 4
EVERY_HOUSE: Final = 4  # among the words of a bonus: all but farms
EVERY_ESTATE: Final = 5

tag: Final[Names] = Names("dinner", "theatre", "carriage", "boat", "races", "party")
NO_TAG: Final = -1
TAGS: Final = 6

# The ways to lay four different tokens on four kinds of property: by token, in one number
ARRANGEMENTS: Final = 24

# What helpers do all the time
EXTRA_ACTIONS: Final = Modifier("extra_actions(number)")
TAG_BONUS: Final = Modifier("tag_bonus(tag, number)")
OPERA_BONUS: Final = Modifier("opera_bonus(number)")
BUY_BONUS: Final = Modifier("buy_bonus(number)")
SELL_MALUS: Final = Modifier("sell_malus(number)")
FREE_ACTIVATION: Final = Modifier("free_property_activation(number)")
ESTATE_BONUS: Final = Modifier("property_activation_bonus(estate|houses|every, number)")
EXTRA_DEPRECIATION: Final = Modifier("extra_depreciation(number)")
HAND_LIMIT: Final = Modifier("hand_limit(number)")
MODIFIERS: Final = [
    *(EXTRA_ACTIONS, TAG_BONUS, OPERA_BONUS, BUY_BONUS, SELL_MALUS, FREE_ACTIVATION),
    *(ESTATE_BONUS, EXTRA_DEPRECIATION, HAND_LIMIT),
]


@final
class LastWillRules(Rules):
    """Columns by kind of card, in the order of the card list; the boards; the options.

    What a card says is read off its code once, so that play looks up numbers only.
    """

    __slots__ = (
        *("activate", "activate_by", "along_by", "border", "boys_may_rest", "companion"),
        *("companions_together", "deck", "estate", "final_depreciation", "first_player"),
        *("friend_at_once", "from_symbols", "from_values", "laid_tokens", "neutral_marker"),
        *("offer", "order_board", "plan_actions", "plan_boys", "plan_cards", "room_clocks"),
        *("room_extension", "room_market", "room_opera", "spaces", "spend", "spend_by", "stacks"),
        *("start_money", "symbol_amount", "symbol_kind", "symbol_op", "tag", "tokens", "use"),
        *("tag_place", "values", "will"),
    )

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Any],
        places: Places,
        moves: Moves,
        code: Code,
        columns: dict[str, list[i64]],
        board: dict[str, Any],
    ) -> None:
        super().__init__(game, options, places, moves)
        self.code = code
        self.copies = columns["copies"]
        self.kinds = len(self.copies)
        self.back = columns["back"]
        self.deck: list[i64] = columns["deck"]
        self.tag: list[i64] = columns["tag"]
        self.tag_place: list[i64] = [bonus_place(tag, TAGS) for tag in self.tag]
        self.border: list[i64] = columns["border"]
        self.companion: list[i64] = columns["companion"]  # -1 if it is none
        self.estate: list[i64] = columns["estate"]  # -1 if it is none
        self.will: list[i64] = columns["will"]
        # By kind and number of actions what is spent, -1 where the card does not have the number
        self.spend: list[i64] = columns["spend"]
        self.activate: list[i64] = columns["activate"]
        # Values of a property and symbols of companions, with their ends, as in a `Code`
        self.values: list[i64] = columns["values"]
        self.from_values: list[i64] = columns["from_values"]
        self.symbol_kind: list[i64] = columns["symbol_kind"]
        self.symbol_amount: list[i64] = columns["symbol_amount"]
        self.from_symbols: list[i64] = columns["from_symbols"]
        self.symbol_op: list[i64] = columns["symbol_op"]  # offset of the instruction with symbols
        self.stacks: list[list[i64]] = stacks(self.copies, self.back)  # by back, unshuffled
        self.spend_by: list[i64] = [choices(self.spend, kind) for kind in range(self.kinds)]
        self.activate_by: list[i64] = [choices(self.activate, kind) for kind in range(self.kinds)]
        self.use: list[i64] = [use_of(self, kind) for kind in range(self.kinds)]
        # By back which companions there are, as bits; the wild one is the bit of ANY
        self.along_by: list[i64] = [companions_with(self, back) for back in range(len(BACKS))]
        self.read_board(board)
        self.read_options(options)

    def read_board(self, board: dict[str, Any]) -> None:
        """Tables of both sides one after the other: two or three players, four or five."""
        sides = ("small", "large")
        plans = [board["plan"][side]["spaces"] for side in sides]
        room = [board["errands"][side] for side in sides]
        self.spaces: list[i64] = [len(plan) for plan in plans]
        self.plan_cards: list[i64] = [one[0] for plan in plans for one in padded(plan)]
        self.plan_boys: list[i64] = [one[1] for plan in plans for one in padded(plan)]
        self.plan_actions: list[i64] = [one[2] for plan in plans for one in padded(plan)]
        self.room_extension: list[i64] = [one["extension"] for one in room]
        self.room_market: list[i64] = [one["market"] for one in room]
        self.room_opera: list[i64] = [one["opera"] for one in room]
        self.room_clocks: list[i64] = [one["clocks"] for one in room]
        self.tokens: list[i64] = board["market"]["tokens"]
        # By arrangement and kind of property
        self.laid_tokens: list[i64] = [self.tokens[token] for one in TOKENS for token in one]
        self.offer: list[list[i64]] = offers(board["offer"])

    def read_options(self, options: dict[str, Any]) -> None:
        money = options["start_money"]
        first = options["first_player"]
        self.start_money: i64 = -1 if money == "drawn" else money
        self.first_player: i64 = -1 if first == "random" else first
        self.order_board: bool = options["plan_order"] == "board"
        self.neutral_marker: bool = options["neutral_marker"]
        self.companions_together: bool = options["companion_actions"] == "together"
        self.friend_at_once: bool = options["friend_at_once"]
        self.final_depreciation: bool = options["final_depreciation"]
        self.boys_may_rest: bool = options["boys_may_rest"]

    def dealt_to(self, players: i64, round: i64) -> list[i64]:
        """The decks of the spaces on the offering board in a round."""
        return self.offer[(players - FEWEST_SEATS) * ROUNDS + round - 1]


def use_of(book: LastWillRules, kind: i64) -> i64:
    if book.border[kind] == WHITE:
        return PLAYED_ONCE
    if book.border[kind] == BLACK:
        return LAID_OUT if book.estate[kind] < 0 else BOUGHT
    return 0 if book.companion[kind] < 0 else GOES_ALONG << book.companion[kind]


def companions_with(book: LastWillRules, back: i64) -> i64:
    """The companions among all cards with a back, as bits."""
    found: i64 = 0
    for kind in range(book.kinds):
        if book.back[kind] == back:
            found |= book.use[kind]
    return found // GOES_ALONG


def bonus_place(word: i64, words: i64) -> i64:
    """Where among bonuses that of a word stands; behind the last one there is none."""
    if word < 0:
        return words
    return word


def choices(amounts: list[i64], kind: i64) -> i64:
    """The numbers of actions that a card has, as bits."""
    found: i64 = 0
    for actions in range(CHOICES):
        if amounts[kind * CHOICES + actions] >= 0:
            found |= 1 << actions
    return found


def stacks(copies: list[i64], back: list[i64]) -> list[list[i64]]:
    """All cards by their backs."""
    found: list[list[i64]] = [[] for _ in BACKS]
    for kind, count in enumerate(copies):
        for _ in range(count):
            found[back[kind]].append(kind)
    return found


def side(players: i64) -> i64:
    """Which side of the boards is up."""
    return 0 if players <= 3 else 1


def padded(plan: list[list[int]]) -> list[list[int]]:
    """As many spaces as the larger board has."""
    return plan + [[0, 0, 0]] * (SPACES - len(plan))


def offers(boards: dict[str, Any]) -> list[list[i64]]:
    """By players and round the decks of all spaces; three and five have a supplement."""
    found: list[list[i64]] = []
    for players in range(FEWEST_SEATS, SEATS + 1):
        board = boards["small" if side(players) == 0 else "large"]
        spaces = board["spaces"] + ([board["supplement"]] if players % 2 else [])
        for round in range(ROUNDS):
            found.append([LETTERS.index(space[round]) for space in spaces])
    return found


def arrangements() -> list[list[i64]]:
    """Every arrangement of the tokens: for each kind of property the number of its token."""
    found: list[list[i64]] = []
    for a in range(ESTATES):
        for b in range(ESTATES):
            for c in range(ESTATES):
                if a != b and a != c and b != c:
                    found.append([a, b, c, 6 - a - b - c])
    return found


TOKENS: Final[list[list[i64]]] = arrangements()
