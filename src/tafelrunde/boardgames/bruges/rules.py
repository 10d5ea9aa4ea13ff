"""What Brügge is made of, and its rules object: the list of persons and the board as columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from tafelrunde.engine.effects import Code
from tafelrunde.engine.places import Places
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.verb import Moves
from tafelrunde.engine.words import Flags, Names

if TYPE_CHECKING:
    from tafelrunde.engine.game import Game

SEATS: Final = 4
KINDS: Final = 180  # most persons a card list may have; 165 are printed
STACKS: Final = 5  # into which all cards are dealt; as many as players are played with
HAND: Final = 5
TURNS: Final = 4  # for each player in a round
START_POINTS: Final = 5
START_GUILDERS: Final = 5
START_WORKERS: Final = 1  # of each colour
PIPS: Final = 6
CHEAP: Final = 2  # dice up to this are the price of reputation
DANGER: Final = 5  # dice from this on bring threats
MARKERS: Final = 9  # of each colour
STRIKE: Final = 3  # the marker of a colour that brings its damage
WORKERS: Final = 2  # by the first action
FOR_MARKER: Final = 1  # points
INTRIGUE_POINTS: Final = 3
HIGHEST: Final = 12  # space of the reputation track
ARM: Final = 5  # spaces of a canal on one side of the gatehouse; they cost 1 to 5
SCENIC: Final = 3  # the space that gives points
SCENIC_POINTS: Final = 3
STATUE_VALUES: Final = 10  # no statue is worth as much: they are kept as bits
MAJORITY_POINTS: Final = 4

colour: Final[Names] = Names()
BLUE: Final = colour("blue")
BROWN: Final = colour("brown")
YELLOW: Final = colour("yellow")
RED: Final = colour("red")
VIOLET: Final = colour("violet")
COLOURS: Final = 5
ANY_COLOUR: Final = 5  # in codes, after the colours
EACH_COLOUR: Final = 6
ALL_COLOURS: Final = 31  # as bits

side: Final[Names] = Names("left", "right")
LEFT: Final = 0
RIGHT: Final = 1
pile: Final[Names] = Names("a", "b")

# The gatehouses in the order of seats
gatehouse: Final[Names] = Names("red", "blue", "green", "yellow")

group: Final[Names] = Names(
    *("Adel", "Aemter", "Amuesement", "Handel", "Handwerk", "Hofstaat", "Kirche", "Kunst"),
    *("Schutz", "Unterwelt", "Wissen"),
)
GROUPS: Final = 11

# Symbols: the workers of the five colours come first, so that a symbol below COLOURS is a colour
symbol: Final[Names] = Names(*[f"worker:{name}" for name in colour.names])
ONCE: Final = symbol("infinity_once")
ACTION: Final = symbol("infinity_action")
SITUATION: Final = symbol("infinity_situation")
LIGHTNING: Final = symbol("lightning")
LAUREL: Final = symbol("laurel")

majority: Final[Flags] = Flags()
MOST_REPUTATION: Final = majority("reputation")
MOST_PERSONS: Final = majority("persons")
MOST_CANALS: Final = majority("canal")
MAJORITIES: Final = 3


@final
class BrugesRules(Rules):
    """Columns by kind of person, in the order of the card list, the board, and the options."""

    __slots__ = (
        *("canals", "cheapest", "cost", "first_player", "group", "reputation", "statues"),
        *("symbol",),
    )

    def __init__(
        self,
        game: Game[Any],
        options: dict[str, Any],
        places: Places,
        moves: Moves,
        columns: dict[str, list[i64]],
        code: Code,
        board: dict[str, list[i64]],
    ) -> None:
        super().__init__(game, options, places, moves)
        self.cost: list[i64] = columns["cost"]
        self.group: list[i64] = columns["group"]
        self.symbol: list[i64] = columns["symbol"]
        self.back = columns["colour"]
        self.kinds = len(self.cost)
        # By colour what the cheapest person of this back costs
        self.cheapest: list[i64] = [cheapest(self.cost, self.back, k) for k in range(COLOURS)]
        self.copies = [1] * self.kinds
        self.code = code
        self.canals: list[i64] = board["canals"]  # colours by gatehouse, side and space
        self.statues: list[i64] = board["statues"]
        self.reputation: list[i64] = board["reputation"]  # points by space, 0 is the town hall
        first = options["first_player"]
        self.first_player: i64 = -1 if first == "random" else first

    def canal_colour(self, seat: i64, side: i64, built: i64) -> i64:
        """The colour of the next space of an arm on which so many are built."""
        return self.canals[(seat * 2 + side) * ARM + built]


def cheapest(cost: list[i64], back: list[i64], colour: i64) -> i64:
    """The lowest cost of all persons with a back of this colour."""
    lowest = max(cost)
    for kind, price in enumerate(cost):
        if back[kind] == colour:
            lowest = min(lowest, price)
    return lowest
