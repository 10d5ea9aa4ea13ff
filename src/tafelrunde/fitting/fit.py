"""One fit: a teacher is watched, then the guide plays against itself, and both are learned from.
And several: what was learned guides a search, which teaches in its turn, as long as that helps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from tafelrunde.engine.game import Game
from tafelrunde.engine.guide import Guide
from tafelrunde.fitting.lessons import Plan, choices_of, positions_of
from tafelrunde.fitting.regress import Choices, Floats, Positions, Worth, fit_choices, fit_worth
from tafelrunde.fitting.trial import Trial, Verdict, verdict, wins_of
from tafelrunde.opponents.guides import Learned, plain_guide
from tafelrunde.texts.saying import Trouble

HELD_BACK = 5  # one game of so many is for the test
PULL = 2e-5  # towards what was known before
FEWEST = 300  # positions of a stage; otherwise those of its neighbours are added
SEEDS_PER_FIT = 1_000_000
TRIAL_ITERATIONS = 100  # of each decision in a trial, unless a search with as many has taught
PIECE = 4  # games that a process plays at a time, so that progress can be seen
TRIES = 2  # a piece whose process dies is played once more


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of the work: `choices`, `positions` or `trial`, for a number of players."""

    what: str
    game: str
    players: int


P = TypeVar("P")
T = TypeVar("T")
Progress = Callable[[Stage, int, int], None]  # what is done, how many of how many


def silent(stage: Stage, done: int, of: int) -> None:
    """Nobody watches."""


class LostProcesses(Trouble):
    """The processes of a fit end in the middle of their work, again and again."""


@dataclass(frozen=True, slots=True)
class Schedule:
    """How much is played."""

    games: int  # of the teacher; 0: nobody teaches, which moves are likely is known
    selfplay: int  # of the guide
    iterations: int = 0  # of each decision if a search teaches; 0: the steward does
    seed: int = 1
    jobs: int = 1
    deals: int = 40  # of the trial whether the new is better than the old


@dataclass(frozen=True, slots=True)
class Foretold:
    """How well what the teacher chose is foretold, in games held back."""

    decisions: int  # to learn from
    loss: float
    verbs_loss: float  # if only the verb of a move is looked at
    uniform_loss: float
    hits: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was learned for one number of players, and how well."""

    players: int
    learned: Learned
    choices: Foretold | None  # nothing if nobody has taught
    worths: list[Worth]


def improve(
    game: Game, players: int, schedule: Schedule, known: Learned, progress: Progress = silent
) -> tuple[Outcome, Verdict]:
    """A fit by a search that is guided by what is known, or by the steward once more, or only of
    what a standing is worth; and whether that has helped."""
    anew = schedule.games > 0 and schedule.iterations == 0
    outcome = fit(game, players, schedule, None if anew else known, progress)
    effort = schedule.iterations or TRIAL_ITERATIONS
    last = (schedule.seed + 1) * SEEDS_PER_FIT  # lessons begin at the other end
    trials = [
        Trial(game, players, outcome.learned, known, [last - deal], effort)
        for deal in range(1, schedule.deals + 1)
    ]
    stage = Stage("trial", game.name, players)
    found = _gathered(stage, wins_of, trials, schedule.jobs, progress)
    return outcome, verdict(players, [win for wins in found for win in wins])


def fit(
    game: Game,
    players: int,
    schedule: Schedule,
    known: Learned | None,
    progress: Progress = silent,
) -> Outcome:
    """Learn policy and evaluation for a number of players."""
    guide = plain_guide(game.new(players, 0).rules, players)
    features, choices = _prior(known, guide), None
    if schedule.games:
        features, choices = _fit_choices(game, players, schedule, known, progress)
    learned = Learned(
        list(map(float, features)), _stages(known, guide.stages), _taus(known, guide.tau)
    )
    worths = _fit_worths(game, players, schedule, learned, progress)
    stages = [list(map(float, one.weights)) for one in worths]
    taus = [one.tau for one in worths]
    return Outcome(players, Learned(learned.features, stages, taus), choices, worths)


def _fit_choices(
    game: Game, players: int, schedule: Schedule, known: Learned | None, progress: Progress
) -> tuple[Floats, Foretold]:
    """What makes a move likely, by what a teacher chooses."""
    guide = plain_guide(game.new(players, 0).rules, players)
    train, test = _split(
        game, players, schedule.games, schedule, known, choices_of, "choices", progress
    )
    chosen, held = _joined(train), _joined(test)
    weights = fit_choices(chosen, _prior(known, guide), PULL)
    verbs = _verbs_only(chosen, len(guide.features), guide.deeds[0].feature)
    losses = held.loss(weights), held.loss(verbs), held.uniform_loss()
    return weights, Foretold(chosen.decisions, *losses, held.hits(weights))


def _prior(known: Learned | None, guide: Guide) -> Floats:
    return np.zeros(len(guide.features)) if known is None else np.array(known.features)


def _stages(known: Learned | None, plain: list[list[float]]) -> list[list[float]]:
    return known.stages if known else [row[:] for row in plain]


def _taus(known: Learned | None, plain: list[float]) -> list[float]:
    return known.tau if known else plain[:]


def _verbs_only(choices: Choices, size: int, first: int) -> Floats:
    """The best weights for the verbs alone, which come last among the features."""
    about = choices.feature >= first
    plain = Choices(
        choices.move[about],
        choices.feature[about],
        choices.value[about],
        choices.decision,
        choices.chosen,
    )
    return fit_choices(plain, np.zeros(size), PULL)


# ------------------------------------------------------------------------ evaluation
def _fit_worths(
    game: Game, players: int, schedule: Schedule, learned: Learned, progress: Progress
) -> list[Worth]:
    train, test = _split(
        game, players, schedule.selfplay, schedule, learned, positions_of, "positions", progress
    )
    seen, held = _all(train), _all(test)
    prior = np.zeros(seen.terms.shape[2])
    prior[0] = 1.0
    return [_worth_at(stage, seen, held, prior) for stage in range(len(learned.stages))]


def _worth_at(stage: int, train: Positions, test: Positions, prior: Floats) -> Worth:
    """By the positions of a stage, or if there are few, also by those of the stages around it."""
    width = 0
    while (abs(train.stage - stage) <= width).sum() < FEWEST and width < 100:
        width += 1
    return fit_worth(
        train.at(abs(train.stage - stage) <= width),
        test.at(abs(test.stage - stage) <= width),
        prior,
    )


# ------------------------------------------------------------------------- processes
def _split(
    game: Game,
    players: int,
    games: int,
    schedule: Schedule,
    known: Learned | None,
    lesson: Callable[[Plan], T],
    what: str,
    progress: Progress,
) -> tuple[list[T], list[T]]:
    """Lessons of so many games, those to learn from and those held back for the test."""
    first = schedule.seed * SEEDS_PER_FIT
    pieces = [
        range(first + k, first + min(k + PIECE, games))
        for k in range(0, max(games, 2 * PIECE), PIECE)
    ]
    plans = [Plan(game, players, piece, known, schedule.iterations) for piece in pieces if piece]
    stage = Stage(what, game.name, players)
    found = _gathered(stage, lesson, plans, schedule.jobs, progress)
    test = found[::HELD_BACK]
    return [one for k, one in enumerate(found) if k % HELD_BACK], test


def _gathered(
    stage: Stage, lesson: Callable[[P], T], plans: Sequence[P], jobs: int, progress: Progress
) -> list[T]:
    """What came of each plan, in their order. When a process dies, all those beside it end as well,
    and others do what is missing. That may be chance once; twice with nothing done between is
    none."""
    found: list[T] = []
    deaths = 0
    while len(found) < len(plans):
        try:
            for one in _each(lesson, plans[len(found) :], jobs):
                found.append(one)
                deaths = 0
                progress(stage, len(found), len(plans))
        except BrokenProcessPool:
            deaths += 1
            if deaths == TRIES:
                game, players = stage.game, stage.players
                key = f"command-fit-lost_{stage.what}"
                raise LostProcesses(key, game=game, players=players, times=TRIES) from None
    return found


def _each(lesson: Callable[[P], T], plans: Sequence[P], jobs: int) -> Iterator[T]:
    if jobs == 1:
        yield from map(lesson, plans)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(lesson, plans)


def _joined(parts: Sequence[Choices]) -> Choices:
    moves = np.cumsum([0, *(len(part.decision) for part in parts)])
    decisions = np.cumsum([0, *(part.decisions for part in parts)])
    return Choices(
        np.concatenate([part.move + moves[k] for k, part in enumerate(parts)]),
        np.concatenate([part.feature for part in parts]),
        np.concatenate([part.value for part in parts]),
        np.concatenate([part.decision + decisions[k] for k, part in enumerate(parts)]),
        np.concatenate([part.chosen for part in parts]),
    )


def _all(parts: Sequence[Positions]) -> Positions:
    return Positions(
        np.concatenate([part.stage for part in parts]),
        np.concatenate([part.terms for part in parts]),
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.won for part in parts]),
    )
