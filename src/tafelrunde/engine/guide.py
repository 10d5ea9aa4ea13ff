"""What search wants to know of a game beside its rules: which moves are likely, and how it stands.

A guide describes a move by a few features, and how a seat stands by a few terms. Both are numbers
with names; what they weigh is fitted (`tafelrunde fit`) and lies in a file beside the game. A move
is as likely as the exponential of its score says, and so are the chances of the seats.

A guide is asked a million times a second, so nothing is collected: a feature that is noted adds to
the score of the move at once. A fit wants to see the features themselves: it lets one after the
other weigh 1, and all others nothing.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, Generic, final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from tafelrunde.engine.rng import Rng
from tafelrunde.engine.rules import Rules
from tafelrunde.engine.state import State
from tafelrunde.engine.words import Names

S = TypeVar("S", bound=State, default=Any)

FINE: Final = 1 << 30  # steps in which a chance is drawn
HIGHEST: Final = 50.0  # scores are cut, so that no exponential grows out of bounds
ENDLESS: Final = 1 << 28  # of a horizon: to the end of the game
SLOPE: Final = 8.0  # points that are worth about one step of the chances where nothing was fitted


@final
class Weight:
    """What one thing weighs. A list of floats would cost a call for each that is read."""

    __slots__ = ("value",)

    def __init__(self, value: float) -> None:
        self.value: float = value


def weighing(numbers: list[float]) -> list[Weight]:
    return [Weight(number) for number in numbers]


@final
class Sheet:
    """What a guide writes on: the weighted sum of what it notes."""

    __slots__ = ("scale", "total")

    def __init__(self, numbers: list[float]) -> None:
        self.scale: list[Weight] = weighing(numbers)
        self.total: float = 0.0

    @property
    def weights(self) -> list[float]:
        return [weight.value for weight in self.scale]

    @weights.setter
    def weights(self, numbers: list[float]) -> None:
        for k in range(len(self.scale)):
            self.scale[k].value = numbers[k]

    def note(self, what: i64, value: float) -> None:
        self.total += self.scale[what].value * value

    def mark(self, what: i64) -> None:
        """Note something that is so or is not so."""
        self.total += self.scale[what].value

    def count(self, what: i64, value: i64) -> None:
        """Note a whole number."""
        self.total += self.scale[what].value * float(value)


def series(names: Names, text: str, words: list[str]) -> i64:
    """Declare a name for each of some words; the number of the first."""
    first = len(names.names)
    for word in words:
        names(f"{text} {word}")
    return first


@final
class Deed:
    """What a number of a move stands for."""

    __slots__ = ("base", "feature", "verb", "weight")

    def __init__(self, verb: i64, base: i64, feature: i64, weight: Weight) -> None:
        self.verb: i64 = verb  # the number of its line in the table of moves
        self.base: i64 = base  # the first move of that line
        self.feature: i64 = feature  # that of the verb
        self.weight: Weight = weight  # of this feature


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S]):
    """The guide of any game: it knows verbs, and points as if the game ended now.

    A game with more to say has a subclass in its `search/guide.py`. One guide is for one rules
    object and one number of players. It is asked about worlds, in which everything can be seen;
    what it says of a move must follow from what the deciding seat may know.
    """

    __slots__ = (
        *("deeds", "doubt", "features", "greed", "heed", "horizon", "move", "players", "scale"),
        *("scales", "stages", "standing", "tau", "terms"),
    )

    def __init__(
        self, rules: Rules, players: i64, features: Names, terms: Names, stages: i64 = 1
    ) -> None:
        self.players: i64 = players
        # Every verb has a feature of its own; these come after those the game has declared.
        verbs = [f"verb {line.name}" for line in rules.moves.lines]
        self.features: list[str] = features.names + verbs
        self.move: Sheet = Sheet([0.0] * len(self.features))
        self.deeds: list[Deed] = []  # by move
        for number, line in enumerate(rules.moves.lines):
            feature = len(features.names) + number
            deed = Deed(number, line.base, feature, self.move.scale[feature])
            for _ in range(line.size):
                self.deeds.append(deed)
        self.terms: list[str] = terms.names[:]
        points_alone = [0.0] * len(self.terms)
        points_alone[0] = 1.0
        self.standing: Sheet = Sheet(points_alone)
        # By stage of the game the weights of the terms, and the points that make a step of chances
        self.stages: list[list[float]] = [points_alone] * int(stages)
        self.scales: list[list[Weight]] = [self.standing.scale] * int(stages)  # the same
        self.tau: list[float] = [SLOPE] * int(stages)
        self.greed: float = 1.0  # above 1, likely moves are still more likely
        self.horizon: i64 = ENDLESS  # how far to play on in thought, by the clock
        self.scale: float = 10.0  # points that make a clear margin
        # Where rules of thumb play better than the guide: by how much the chance of a move must
        # be higher than that of theirs to be believed, and the part of all simulations that their
        # move gets at least. 0: they are not asked.
        self.doubt: float = 0.0
        self.heed: float = 0.0

    # ------------------------------------------------------- what a game may say

    def look(self, s: S) -> None:
        """Work out what the features of all moves of this decision have in common. Weights are
        read now or when a move is described, and nothing weighed with them is kept for longer."""

    def describe(self, s: S, verb: i64, x: i64) -> None:
        """Note the features of one move on the sheet `move`: a line of the table of moves, and the
        target counted from 0. The table is always the one that was looked at last. What is added
        to the score must be weights times numbers that do not depend on them."""

    def sensible(self, s: S, moves: list[i64]) -> list[i64]:
        """The moves of a decision that was looked at, without those never worth a thought; at
        least one."""
        return moves

    def assess(self, s: S, seat: i64) -> None:
        """Note on the sheet `standing` how a seat stands. Without a fit, all terms weigh nothing
        but the first, which therefore is the points as if the game ended now."""
        self.standing.count(0, s.points(seat))

    def stage(self, s: S) -> i64:
        """Which weights the terms have: the part of the game."""
        return 0

    def clock(self, s: S) -> i64:
        """Rounds or turns so far: horizons are counted in these."""
        return s.ply

    def far(self) -> i64:
        """The horizon of somebody who thinks for so long that it pays to look further."""
        return self.horizon

    def result(self, s: S, seat: i64) -> float:
        """The points of a seat in a finished game, tie-breaks as fractions."""
        return float(s.points(seat))

    def doubts(self, s: S) -> float:
        """How much the guide doubts itself at this decision; see `doubt`."""
        return self.doubt

    def likelihood(self, s: S, seat: i64) -> float:
        """How likely the others have made the choices that this seat does not see, in a world."""
        return 1.0

    # ------------------------------------------------------------------- weights

    def learn(self, features: list[float], stages: list[list[float]], tau: list[float]) -> None:
        """Take over what was fitted."""
        self.move.weights = features
        self.stages = stages
        self.scales = [weighing(numbers) for numbers in stages]
        self.tau = tau

    # --------------------------------------------------------------------- moves

    def pick(self, s: S, rng: Rng) -> i64:
        """A move, each as often as it is likely."""
        moves = s.current.moves(s)
        if len(moves) == 1:
            return moves[0]
        self.look(s)
        total = 0.0
        chosen: i64 = -1
        for move in self.sensible(s, moves):
            weight = exp(self.score(s, move))
            total += weight
            # Each is taken with its share of all so far: nothing has to be kept.
            if float(rng.below(FINE)) * total < weight * FINE:
                chosen = move
        return chosen

    @final
    def weigh(self, s: S, move: i64) -> float:
        """The weighted sum of the features of a move that has been looked at."""
        deed = self.deeds[move]
        sheet = self.move
        sheet.total = deed.weight.value
        self.describe(s, deed.verb, move - deed.base)
        return sheet.total

    @final
    def score(self, s: S, move: i64) -> float:
        """How a move that has been looked at compares with others, as an exponent."""
        total = self.weigh(s, move) * self.greed
        if total > HIGHEST:
            return HIGHEST
        return total if total > -HIGHEST else -HIGHEST

    @final
    def considered(self, s: S) -> list[i64]:
        """The moves worth a thought."""
        moves = s.current.moves(s)
        if len(moves) == 1:
            return moves
        self.look(s)
        return self.sensible(s, moves)

    @final
    def likes(self, s: S, moves: list[i64]) -> list[float]:
        """How likely each of the moves is. The decision must have been looked at; `considered`
        does that."""
        found: list[float] = []
        total = 0.0
        for move in moves:
            weight = exp(self.score(s, move))
            total += weight
            found.append(weight)
        for k in range(len(found)):
            found[k] = found[k] / total
        return found

    def notes(self, s: S, moves: list[i64]) -> list[dict[int, float]]:
        """For a fit: by move which features it has, and how much of each."""
        found: list[dict[int, float]] = [{} for _ in moves]
        weights = self.move.weights
        self.move.weights = [0.0] * len(weights)
        for what, weight in enumerate(self.move.scale):
            weight.value = 1.0
            self.look(s)
            for k in range(len(moves)):
                value = self.weigh(s, moves[k])
                if value != 0.0:
                    found[k][what] = value
            weight.value = 0.0
        self.move.weights = weights
        return found

    # ------------------------------------------------------------------ standing

    def expect(self, s: S) -> list[float]:
        """The points each seat may expect at the end, more or less than the others."""
        sheet = self.standing
        sheet.scale = self.scales[self.stage(s)]
        found: list[float] = []
        for seat in range(s.players):
            sheet.total = 0.0
            self.assess(s, seat)
            found.append(sheet.total)
        return found

    def chances(self, s: S) -> list[float]:
        """Of each seat to win a game that goes on."""
        return shares(self.expect(s), self.tau[self.stage(s)])

    def terms_of(self, s: S, seat: i64) -> list[float]:
        """How a seat stands, for a fit: how much there is of each term."""
        sheet = self.standing
        sheet.scale = weighing([0.0] * len(self.terms))
        found: list[float] = []
        for weight in sheet.scale:
            weight.value = 1.0
            sheet.total = 0.0
            self.assess(s, seat)
            found.append(sheet.total)
            weight.value = 0.0
        return found


def shares(points: list[float], tau: float) -> list[float]:
    """Chances by points: as likely as their exponential."""
    best = points[0]
    for value in points:
        if value > best:
            best = value
    found: list[float] = []
    total = 0.0
    for value in points:
        weight = exp((value - best) / tau)
        total += weight
        found.append(weight)
    for k in range(len(found)):
        found[k] = found[k] / total
    return found


def any_guide(rules: Rules, players: i64) -> Guide[State]:
    """The guide of a game that has none of its own: by verbs and points."""
    return Guide(rules, players, Names(), Names("points"))
