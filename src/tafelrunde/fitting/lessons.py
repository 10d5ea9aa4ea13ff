"""The games a fit learns from: what a teacher chose, and how games ended from where they stood."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tafelrunde.engine.game import Game
from tafelrunde.engine.guide import Guide
from tafelrunde.engine.rng import Rng, seeded
from tafelrunde.engine.search import Options, Search
from tafelrunde.engine.state import State
from tafelrunde.fitting.regress import Choices, Positions
from tafelrunde.opponents.guides import Learned, plain_guide, plain_learns
from tafelrunde.opponents.searching import NOBODY, Thoughts, rule_of_thumb
from tafelrunde.opponents.steward import StewardBot

SEEDS_PER_GAME = 1 << 20
ASTRAY = 15  # of a hundred moves are not those of the teacher, so that unusual tables are seen too
# Random moves of a hundred, before a position is looked at: few, since those who search make close
# games, and there small differences tell
CARELESS = (0, 0, 5, 10)
LATER = (1, 2, 4)  # ticks of the clock after the careless part at which a position is looked at
PER_WORLD = 5  # simulations

Teacher = Callable[[State, int], dict[int, float]]  # by move how often it is to be chosen


@dataclass(frozen=True, slots=True)
class Plan:
    """The games of one process: so many from a seed on, and what is known already."""

    game: Game
    players: int
    seeds: Sequence[int]
    learned: Learned | None
    iterations: int = 0  # of a search that teaches; 0: the steward does

    def guide(self) -> Guide:
        state = self.game.new(self.players, 0)
        guide = plain_guide(state.rules, self.players)
        if self.learned is not None:
            plain_learns(guide, self.learned)
        return guide


# ------------------------------------------------------------------------ teachers
def steward_teaches(state: State, seed: int) -> dict[int, float]:
    seat = int(state.actor)
    return {StewardBot().choose(state.determinize(seat, seed), seat, None, seed): 1.0}


def search_teaches(guide: Guide, iterations: int) -> Teacher:
    def teach(state: State, seed: int) -> dict[int, float]:
        return searched(guide, state, iterations, seed)

    return teach


def searched(guide: Guide, state: State, iterations: int, seed: int) -> dict[int, float]:
    """By move, the best one first, how often a search by whoever decides has tried it. Worlds take
    time too: a short search has few of them."""
    seat = int(state.actor)
    options = Options()
    options.haste = 1.0  # all shares are wanted, not only the best move
    options.worlds = max(1, min(int(options.worlds), iterations // PER_WORLD))
    search = Search(guide, options, seed)
    search.consider(state, seat)
    thumb = rule_of_thumb(guide, state.determinize(seat, seed), seat, seed)
    search.hear(thumb)
    search.run(iterations, 0.0)
    thoughts = Thoughts()
    thoughts.add(search.moves(), search.visits(), search.chances())
    ranked = thoughts.leaning(seat, thumb, guide.doubts(state))
    if thumb != NOBODY:
        return {ranked[0]: 1.0}  # what was heard is tried for nothing, so only the answer tells
    total = sum(thoughts.visits.values())
    return {move: thoughts.visits[move] / total if total else 1.0 for move in ranked}


# ------------------------------------------------------------------------- choices
def choices_of(plan: Plan) -> Choices:
    """Play games and write down what the teacher would do at each decision."""
    guide = plan.guide()
    teach = search_teaches(guide, plan.iterations) if plan.iterations else steward_teaches
    move: list[int] = []
    feature: list[int] = []
    value: list[float] = []
    decision: list[int] = []
    chosen: list[float] = []
    number = 0
    for seed in plan.seeds:
        for state, moves, shares in _taught(plan, guide, teach, seed):
            for k, notes in enumerate(guide.notes(state, moves)):
                move += [len(decision) + k] * len(notes)
                feature += notes.keys()
                value += notes.values()
            decision += [number] * len(moves)
            chosen += shares
            number += 1
    return Choices(
        np.array(move, np.int64),
        np.array(feature, np.int64),
        np.array(value, np.float64),
        np.array(decision, np.int64),
        np.array(chosen, np.float64),
    )


def _taught(
    plan: Plan, guide: Guide, teach: Teacher, seed: int
) -> Iterator[tuple[State, list[int], list[float]]]:
    """The decisions of one game with more than one move worth a thought, and what the teacher says
    to them. If that is nothing the guide would think of, there is nothing to learn."""
    state, rng = plan.game.new(plan.players, seed), seeded(seed)
    while not state.over:
        moves = [int(move) for move in guide.considered(state)]
        if len(moves) == 1:
            state.apply(moves[0])
            continue
        told = teach(state, seed * SEEDS_PER_GAME + int(state.ply))
        if any(move in told for move in moves):
            yield state, moves, [told.get(move, 0.0) for move in moves]
        best = max(told, key=lambda move: told[move])
        if rng.below(100) < ASTRAY:
            best = int(guide.pick(state, rng)) if plan.learned else moves[rng.below(len(moves))]
        state.apply(best)


# ----------------------------------------------------------------------- positions
def positions_of(plan: Plan) -> Positions:
    """Play games by the guide alone, or by stewards where the guide doubts itself; positions after
    a careless part, and how they ended."""
    guide = plan.guide()
    stages, terms, points, won = [], [], [], []
    longest = _length(plan, guide)
    for seed in plan.seeds:
        state, rng = plan.game.new(plan.players, seed), seeded(seed)
        seen = _play_on(state, guide, rng, longest, seed)
        winners = state.winners()
        scores = [float(guide.result(state, seat)) for seat in range(plan.players)]
        for stage, rows in seen:
            stages.append(stage)
            terms.append(rows)
            points.append(scores)
            won.append([(k in winners) / len(winners) for k in range(plan.players)])
    return Positions(
        np.array(stages, np.int64),
        np.array(terms, np.float64).reshape(len(stages), plan.players, len(guide.terms)),
        np.array(points, np.float64).reshape(len(stages), plan.players),
        np.array(won, np.float64).reshape(len(stages), plan.players),
    )


def _length(plan: Plan, guide: Guide) -> int:
    """How far the clock goes in a game."""
    state, rng = plan.game.new(plan.players, plan.seeds[0]), seeded(1)
    while not state.over:
        state.apply(guide.pick(state, rng))
    return max(1, int(guide.clock(state)))


def _play_on(
    state: State, guide: Guide, rng: Rng, longest: int, seed: int
) -> list[tuple[int, list[list[float]]]]:
    """To the end; everybody is careless for a while, each in their own measure. Where stewards play
    on, every tick of the clock after that is looked at: they are slow."""
    until = int(rng.below(longest))
    doubtful = guide.doubt > 0.0
    careless = [CARELESS[rng.below(len(CARELESS))] for _ in range(state.players)]
    found = []
    last = -1
    while not state.over:
        clock = int(guide.clock(state))
        if clock != last and (clock > until if doubtful else clock - until in LATER):
            rows = [guide.terms_of(state, seat) for seat in range(state.players)]
            found.append((int(guide.stage(state)), rows))
        last = clock
        if clock <= until and rng.below(100) < careless[state.actor]:
            moves = state.moves()
            state.apply(moves[rng.below(len(moves))])
        elif doubtful:
            state.apply(*steward_teaches(state, seed * SEEDS_PER_GAME + int(state.ply)))
        else:
            state.apply(guide.pick(state, rng))
    return found
