"""One game between bots. Each is asked about a world of its own, never about the real one."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from tafelrunde.arena import clock
from tafelrunde.arena.entrants import Entrant
from tafelrunde.arena.plan import Fixture, Plan
from tafelrunde.arena.seeds import derived
from tafelrunde.arena.statistics import quantile
from tafelrunde.engine.errors import IllegalMove
from tafelrunde.engine.game import Game
from tafelrunde.engine.state import State
from tafelrunde.opponents import Bot
from tafelrunde.texts.saying import say

P99 = 0.99


class Thinking(Struct, forbid_unknown_fields=True):
    """How long a seat thought: decisions with more than one move, and seconds for each of them."""

    moves: int
    mean: float
    p99: float
    histogram: dict[str, int]


class Result(Struct, forbid_unknown_fields=True):
    """A finished game, all of it by seat."""

    number: int
    deal: int
    seed: int
    seating: list[str]
    scores: list[int]
    places: list[int]  # 1 for the winner; equals share the better place
    winners: list[int]
    decisions: int
    rounds: int
    sheet: list[dict[str, int]]
    uses: list[dict[str, int]]  # how often each verb, and each verb with each kind of thing
    thinking: list[Thinking]
    moves: list[int]

    def win(self, seat: int) -> float:
        """What a seat has of the victory; who shares it has a part."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def met(self, one: str, other: str) -> bool:
        """Did these two bots sit at the table?"""
        return one != other and one in self.seating and other in self.seating

    def margin(self, seat: int) -> float:
        """Points above the average of the table."""
        return self.scores[seat] - sum(self.scores) / len(self.scores)


class Misplay(Exception):
    """A bot that did what no bot may do: the game cannot count."""


@dataclass(frozen=True)
class Match:
    """A game to be played by whoever gets it: it can be sent to another process or machine."""

    game: Game
    options: Mapping[str, Any]
    entrants: Mapping[str, Entrant]
    fixture: Fixture

    @classmethod
    def of(cls, plan: Plan, number: int) -> Match:
        fixture = plan.fixture(number)
        seated = {name: plan.entrants[name] for name in fixture.seating}
        return cls(plan.game, plan.options, seated, fixture)

    @property
    def number(self) -> int:
        return self.fixture.number

    def work(self) -> Result:
        """Play it; the outcome depends on nothing but the fixture and the bots."""
        course = _Course(self.game, self.fixture)
        seating = self.fixture.seating
        bots = [self.entrants[name].enter(self.game) for name in seating]
        budgets = [self.entrants[name].seconds for name in seating]
        state = self.game.new(len(seating), self.fixture.seed, **self.options)
        while not state.over:
            seat = int(state.actor)
            moves = state.moves()
            if len(moves) == 1:
                move = moves[0]
            else:
                move = course.ask(state, seat, bots[seat], budgets[seat])
            course.note(state, seat, move)
            state.apply(move)
        return course.result(state)


class _Course:
    """What is written down while a game is played."""

    def __init__(self, game: Game, fixture: Fixture) -> None:
        seats = range(len(fixture.seating))
        self.game = game
        self.fixture = fixture
        self.times: list[list[float]] = [[] for _ in seats]
        self.uses: list[dict[str, int]] = [{} for _ in seats]
        self.moves: list[int] = []
        self.rounds = 0
        self._chapter: object = None
        self._kinds = {kind.id for kind in game.catalogue().kinds}

    def ask(self, state: State, seat: int, bot: Bot, budget: float | None) -> int:
        deal, ply = self.fixture.seed, int(state.ply)
        world = state.determinize(seat, derived(deal, "world", seat, ply))
        start = time.perf_counter()
        move = bot.choose(world, seat, budget, derived(deal, "bot", seat, ply))
        self.times[seat].append(time.perf_counter() - start)
        if type(move) is not int or state.why_not(move) is not None:
            raise Misplay(f"{self.fixture.seating[seat]}: {_refused(state, move)}")
        return move

    def note(self, state: State, seat: int, move: int) -> None:
        self.moves.append(move)
        chapter = [(stage.key, stage.arguments) for stage in self.game.stages(state)]
        if chapter != self._chapter:
            self._chapter = chapter
            self.rounds += 1
        notation = state.notate(move)
        verb = notation.partition(" ")[0]
        used = self.uses[seat]
        used[verb] = used.get(verb, 0) + 1
        for word in self.game.arguments(notation).values():
            if word in self._kinds:
                name = f"{verb} {word}"
                used[name] = used.get(name, 0) + 1
                break

    def result(self, state: State) -> Result:
        fixture = self.fixture
        return Result(
            fixture.number,
            fixture.deal,
            fixture.seed,
            list(fixture.seating),
            state.scores(),
            _places(state),
            state.winners(),
            int(state.ply),
            self.rounds,
            state.score_sheet(),
            self.uses,
            [_thinking(times) for times in self.times],
            self.moves,
        )


def _refused(state: State, move: object) -> str:
    try:
        state.play(move)
    except IllegalMove as error:
        return f"{error.move}: {say(error, state.rules.game)}"
    return f"a move is a number, not {move!r}"


def _places(state: State) -> list[int]:
    places = [0] * state.players
    place = 1
    for equals in state.ranking():
        for seat in equals:
            places[seat] = place
        place += len(equals)
    return places


def _thinking(times: list[float]) -> Thinking:
    if not times:
        return Thinking(0, 0.0, 0.0, {})
    mean, late = sum(times) / len(times), quantile(times, P99)
    return Thinking(len(times), round(mean, 7), round(late, 7), clock.histogram(times))
