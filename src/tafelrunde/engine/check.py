"""Whole games under the laws: what `tafelrunde check` runs.

Game number i of a check is determined by the seed and i alone, so a check may be cut into pieces
and spread over processes, and what it finds can be found again.
"""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.game import Game
from tafelrunde.engine.journal import Journal
from tafelrunde.engine.laws import DIFFERENT_WORLDS, SAMPLED_SEEDS, Laws, Violation
from tafelrunde.engine.record import Record, replay
from tafelrunde.engine.rng import Rng, seeded
from tafelrunde.engine.state import State

DEAR_EVERY = 20  # decisions between two dear checks
LISTED_VALUES = 16  # an option with more values is not counted value by value
USUAL_LENGTH = 300  # decisions in which mutations happen
STYLES = 4  # of playing
ADVISED_EVERY = 8  # games, of which one is played with an adviser
ADVICE_NOT_TAKEN = 6  # moves, of which one is not theirs
MOST_TRIED = 48  # moves of one decision that a curious player looks at
MUTATIONS = 4  # mutated positions tried in each game


# A good move in a world of the seat that decides, drawn with a seed.
Adviser = Callable[[State, int, int], int]


@dataclass(frozen=True, slots=True)
class SetUp:
    """How one game of a check is set up."""

    players: int
    seed: int
    options: dict[str, Any]


@dataclass(slots=True)
class Finding:
    """A broken law, and the record that shows it."""

    number: int
    problem: str
    record: str


@dataclass(slots=True)
class Report:
    """What a piece of a check exercised and found."""

    games: int = 0
    decisions: int = 0
    count: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.count.update(other.count)
        self.findings += other.findings


def plan(game: Game, seed: int, number: int) -> SetUp:
    """All player counts in turn; defaults, single values, and random combinations of options."""
    rng = seeded(seed + (number << 20))
    players = game.players[number % len(game.players)]
    turn = number // len(game.players)
    options: dict[str, Any] = {}
    if turn % 3 == 1:
        every = list(_every_value(game, players))
        if every:
            name, value = every[turn // 3 % len(every)]
            options[name] = value
    elif turn % 3 == 2:
        for name, option in game.options.items():
            value = option.allowed[rng.below(len(option.allowed))]
            if game.fits(name, value, players):
                options[name] = value
    return SetUp(players, rng.below(1 << 31), options)


def _every_value(game: Game, players: int) -> Iterator[tuple[str, Any]]:
    """Every option value; of a long range its ends and some between."""
    for name, option in game.options.items():
        values: Sequence[Any] = option.allowed
        if len(values) > LISTED_VALUES:
            values = [values[k * (len(values) - 1) // 7] for k in range(8)]
        for value in values:
            if game.fits(name, value, players):
                yield name, value


def any_move(state: State, rng: Rng, by_verb: bool) -> int:
    """A random move; by verb, first what is done and then how, so that long lists hide nothing."""
    moves = of_one_verb(state, rng) if by_verb else state.moves()
    return moves[rng.below(len(moves))]


def of_one_verb(state: State, rng: Rng) -> list[int]:
    """All legal moves of one verb, any that has some."""
    moves = state.moves()
    verb = state.rules.game.verb
    names = list(dict.fromkeys(verb(move).name for move in moves))
    name = names[rng.below(len(names))]
    return [move for move in moves if verb(move).name == name]


class Curious:
    """Plays what has happened least in this game so far, and gets to where chance seldom does."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.happened: Counter[str] = Counter()

    def move(self, state: State) -> int:
        moves = state.moves()
        while len(moves) > MOST_TRIED:
            moves.pop(self.rng.below(len(moves)))
        outcomes = [self._outcome(state, move) for move in moves]
        news = [min(self.happened[name] for name in outcome) for outcome in outcomes]
        newest = [k for k, count in enumerate(news) if count == min(news)]
        chosen = newest[self.rng.below(len(newest))]
        self.happened.update(outcomes[chosen])
        return moves[chosen]

    def _outcome(self, state: State, move: int) -> set[str]:
        """What a move brings about: itself, the causes of its events, the decision after it."""
        after = state.clone()
        after.journal = Journal()
        after.apply(move)
        causes = {self.game.causes[entry.cause].name for entry in after.journal.entries}
        return {self.game.verb(move).name, self.game.step_name(after.current), *causes}


def check_games(
    game: Game,
    seed: int,
    numbers: Sequence[int],
    thorough: bool,
    adviser: Adviser | None = None,
) -> Report:
    """Play these games of a check; a broken law ends its game, not the check.

    With an adviser some games are mostly played by it: good play gets to where chance does not.
    """
    report = Report()
    for number in numbers:
        table = plan(game, seed, number)
        one = _OneGame(game, table, seed + number, thorough, report.count, adviser)
        try:
            one.run()
        except Exception as error:
            problem = str(error) if isinstance(error, Violation) else repr(error)
            report.findings.append(Finding(number, problem, one.record.text))
        report.games += 1
        report.decisions += len(one.record.moves)
    return report


class _OneGame:
    def __init__(
        self,
        game: Game,
        table: SetUp,
        seed: int,
        thorough: bool,
        count: Counter[str],
        adviser: Adviser | None,
    ) -> None:
        self.game = game
        self.count = count
        self.thorough = thorough
        self.rng = seeded(seed)
        self.laws = Laws(game, self.rng, count)
        self.record = Record.start(game, table.players, table.seed, **table.options)
        self.style = self.rng.below(STYLES)
        self.favourite = -int(self.rng.below(2))  # which of several a stubborn player takes
        self.adviser = adviser if self.rng.below(ADVISED_EVERY) == 0 else None
        self.curious = Curious(game, self.rng)
        self.kinds_seen: set[str] = set()
        self.snapshot: tuple[dict[str, Any], int] | None = None
        count[f"players {table.players}"] += 1
        for name, value in self.record.state.rules.options.items():
            option = game.options[name]
            usual = value == option.default or len(option.allowed) <= LISTED_VALUES
            count[f"option {name}={value if usual else 'another'}"] += 1
        self.count_causes(0)

    def run(self) -> None:
        state = self.record.state
        census = self.game.census(state)
        length = min(USUAL_LENGTH, self.game.longest)
        mutate_at = {self.rng.below(length) for _ in range(MUTATIONS)}
        while True:
            self.laws.cheap(state, census)
            dear = self.is_dear()
            if dear:
                self.laws.dear(state)
            if self.snapshot is None and self.rng.below(60) == 0:
                self.snapshot = state.to_json(), len(self.record.moves)
            for effect in self.game.at_work(state):
                self.count[f"effect {effect}"] += 1
            if state.ply in mutate_at:
                self.laws.mutation(state)
            if state.over:
                break
            self.move(dear)
        self.replays()

    def is_dear(self) -> bool:
        """The first decision of each kind, one in twenty, and the end; all if thorough."""
        state = self.record.state
        kind = self.game.step_name(state.current)
        first = kind not in self.kinds_seen
        self.kinds_seen.add(kind)
        self.count[f"decision {kind}"] += 1
        return self.thorough or first or self.rng.below(DEAR_EVERY) == 0

    def move(self, dear: bool) -> None:
        state = self.record.state
        seat = self.rng.below(state.players + 1)
        watcher = int(seat) if seat < state.players else None
        before = state.view(watcher) if dear else None
        journal = state.journal
        since = len(journal.entries) if journal is not None else 0
        move = self.choose(state)
        if dear:
            self.laws.questions_tell_nothing(state, move)
        self.count[f"verb {self.game.verb(move).name}"] += 1
        self.record.play(move)
        if before is not None:
            events = state.events(since, watcher)
            self.laws.events_are_known(before, state.view(watcher), events)
        self.count_causes(since)

    def choose(self, state: State) -> int:
        """Well, blindly, by verb, curiously, or stubbornly (always the first or the last of a
        verb, until there is no more of it): each finds what the others miss."""
        if self.adviser is not None and self.rng.below(ADVICE_NOT_TAKEN) > 0:
            seat, seed = int(state.actor), int(self.rng.below(SAMPLED_SEEDS))
            return self.adviser(state.determinize(seat, seed), seat, seed)
        if self.style == 2:
            return self.curious.move(state)
        if self.style == 3:
            return of_one_verb(state, self.rng)[self.favourite]
        return any_move(state, self.rng, by_verb=self.style == 1)

    def count_causes(self, since: int) -> None:
        journal = self.record.state.journal
        if journal is not None:
            for entry in journal.entries[since:]:
                self.count[f"cause {self.game.causes[entry.cause].name}"] += 1
            for op in journal.ran:
                self.count[f"effect {self.record.state.rules.code.ops[op].name}"] += 1
            journal.ran = []

    def replays(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            again = replay(self.record)
        state = self.record.state
        self.laws.hold("3 replay", again == state, "the record leads to another state")
        same = again.events(0, None) == state.events(0, None)
        self.laws.hold("3 replay", same, "the record tells another story")
        if self.snapshot is not None:
            self.replays_from(*self.snapshot)

    def replays_from(self, position: dict[str, Any], made: int) -> None:
        """A position holds all that matters: from it, the same moves lead to the same end."""
        law = "3 replay from a position"
        state = self.record.state
        again = self.game.from_json(position)
        try:
            for line in self.record.moves[made:]:
                again.play(again.parse(line.partition(" ")[2]))
        except IllegalMove as error:
            raise Violation(law, str(error)) from error
        self.laws.hold(law, again == state, "a game goes on differently from its position")
        self.laws.hold(law, again.scores() == state.scores(), "another result")


def expected(game: Game) -> list[str]:
    """Everything that a large check of a game should have exercised at least once."""
    names = [DIFFERENT_WORLDS, *(f"players {players}" for players in game.players)]
    names += [f"verb {verb.name}" for verb in game.verbs]
    names += [f"effect {effect}" for effect in game.effect_names]
    names += [f"cause {cause.name}" for cause in game.causes]
    names += [f"refusal {code}" for code in game.refusals[1:]]
    for name, option in game.options.items():
        if len(option.allowed) <= LISTED_VALUES:
            names += [f"option {name}={value}" for value in option.allowed]
    return names
