"""The bots that search: a knight thinks for a moment, a count longer, a duke with all there is.

How long that is depends on the game, which says how many simulations make a knight, a count and a
duke. Time is only a limit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, final

from tafelrunde.engine.errors import BadOption
from tafelrunde.engine.game import Game
from tafelrunde.engine.guide import Guide
from tafelrunde.engine.search import Options, Search
from tafelrunde.engine.state import State
from tafelrunde.engine.view import Arguments
from tafelrunde.opponents.crew import side_by_side, size_of_crew
from tafelrunde.opponents.guides import edition_of, guide_for
from tafelrunde.opponents.interface import Advice, Bot, is_time
from tafelrunde.opponents.levels import simulations
from tafelrunde.opponents.steward import StewardBot

REASON = "table-hint-search"
EVEN = "table-hint-search-even"
SURE = "table-hint-search-sure"
PLAIN = "table-hint-search-plain"
NEXT_SEED = 0x9E3779B9  # so that searches side by side draw other worlds
MOST_PARTS = 4  # beyond that a search is not divided: with more cores there is more of it
NOBODY = -1  # has said which move they would make
UNHURRIED = 1.0  # in the end chances are compared, and how often a move was tried tells little
UNBELIEVABLE = 1.0  # no chance is greater than another by that much: there is no need to search
TRUST = 100.0  # how much insight the others have
WARY = 20.0
NEARLY_SURE = 0.02  # a move tried more seldom than that is no alternative,
CLEARLY = 3  # if it also promises so much less, of a hundred: that it was left alone says little
SHORTEST = 0.001  # seconds: with less time than that, 0 included, somebody answers at once


class Thoughts:
    """What one or several searches have found: how often each move was tried, and what for."""

    def __init__(self) -> None:
        self.visits: dict[int, float] = {}
        self.chances: dict[int, list[float]] = {}
        self.order: list[int] = []  # of the moves, by the first search

    def add(
        self, moves: list[int], visits: dict[int, float], chances: dict[int, list[float]]
    ) -> None:
        self.order = self.order or moves
        for move, number in visits.items():
            self.visits[move] = self.visits.get(move, 0.0) + number
            known = self.chances.setdefault(move, [0.0] * len(chances[move]))
            self.chances[move] = [a + b for a, b in zip(known, chances[move], strict=True)]

    def ranked(self) -> list[int]:
        """The moves, the most tried first."""
        return sorted(self.order, key=lambda move: (-self.visits[move], self.order.index(move)))

    def leaning(self, seat: int, thumb: int, doubt: float) -> list[int]:
        """The same, but what rules of thumb say comes first, unless the best move promises the seat
        clearly more."""
        ranked = self.ranked()
        if thumb not in ranked or not self.visits[thumb]:
            return ranked
        if self._chance(ranked[0], seat) > self._chance(thumb, seat) + doubt:
            return ranked
        return [thumb, *(move for move in ranked if move != thumb)]

    def _chance(self, move: int, seat: int) -> float:
        return self.chances[move][seat] / self.visits[move]

    def percent(self, move: int) -> list[int]:
        """The chances of each seat after a move."""
        tried = self.visits[move]
        return [round(100 * chance / tried) for chance in self.chances[move]] if tried else []


class SearchBot(Bot):
    """Draws worlds, and plays on in them until it has thought enough or the time is up."""

    seconds: ClassVar[float]  # at most
    processes: ClassVar[bool] = False  # does it use all there are?
    looks_far: ClassVar[bool] = False  # further than is usual, where the guide thinks it worth it

    def __init__(
        self, iterations: int = 0, seconds: float | None = None, *, tells: bool = False
    ) -> None:
        if type(iterations) is not int or iterations < 0:
            raise BadOption(f"iterations: a whole number is wanted, not {iterations!r}")
        if seconds is not None and not (is_time(seconds) and seconds > 0):
            raise BadOption(f"seconds: a number above 0 is wanted, not {seconds!r}")
        self.iterations = iterations  # instead of seconds, where the answer must be the same again
        self.time = self.seconds if seconds is None else seconds
        self.takes_all = seconds is not None  # whoever is given a time of their own uses it
        self.tells = tells  # also what the only move promises that is worth a thought

    def note(self, world: State) -> str:
        return guide_for(world.rules, int(world.players)).note

    def fault(self, world: State) -> str:
        return guide_for(world.rules, int(world.players)).fault

    def edition(self, game: Game) -> str:
        level = self.thought(game.name)
        return f"{edition_of(game.name)}-{level}" if level else edition_of(game.name)

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        guided = guide_for(world.rules, int(world.players))
        doubt = guided.guide.doubts(world) if guided.is_fit else UNBELIEVABLE
        if doubt >= UNBELIEVABLE:
            return StewardBot().consider(world, seat, budget, seed)
        thumb = rule_of_thumb(guided.guide, world, seat, seed)
        effort = self.effort(world.rules.game.name, budget)
        insight = self.insight(int(world.players), doubt)
        far = self.looks_far or self.takes_all
        question = Question(world, seat, *effort, seed, thumb, insight, tells=self.tells, far=far)
        thoughts = self.think(question)
        return told(world, seat, thoughts, thoughts.leaning(seat, thumb, doubt))

    def effort(self, game: str, budget: float | None) -> tuple[int, float]:
        """Simulations and seconds for a move; 0 is no limit."""
        if self.iterations:
            return self.iterations, 0.0
        seconds = self.time if budget is None else max(min(self.time, budget), SHORTEST)
        return self.thought(game), seconds

    def thought(self, game: str) -> int:
        """The simulations that make this level; 0 for somebody who goes by what they were given."""
        if self.iterations or self.takes_all:
            return 0
        return simulations(game).get(self.name, 0)

    def insight(self, players: int, doubt: float) -> float:
        """How far the others are trusted to find out what is good for them; 0: not at all. Where
        the guide doubts itself, what they seem to find out is doubtful too."""
        return WARY if doubt > 0.0 else TRUST

    def think(self, question: Question) -> Thoughts:
        # So many simulations are so many on any machine: others would add to them.
        alone = self.iterations > 0 or len(question.world.moves()) == 1
        searches = 1 if alone or not self.processes else size_of_crew()
        fair = -(-question.iterations // searches)
        part = replace(question, iterations=max(fair, question.iterations // MOST_PARTS))
        seeds = [question.seed ^ (k * NEXT_SEED) for k in range(searches)]
        thoughts = Thoughts()
        for found in side_by_side(answered, [(replace(part, seed=seed),) for seed in seeds]):
            thoughts.add(*found)
        return thoughts


@dataclass(frozen=True)
class Question:
    """What a search is asked. It can be sent to another process."""

    world: State
    seat: int
    iterations: int  # 0: as many as there is time for
    seconds: float
    seed: int
    thumb: int  # the move that rules of thumb would make
    insight: float
    tells: bool = False
    far: bool = False  # shall it look as far as the guide thinks worth it?

    def options(self, guide: Guide[Any]) -> Options:
        options = Options()
        options.insight = self.insight
        if self.far:
            options.horizon = guide.far()
        options.alone = self.tells
        if self.thumb != NOBODY:
            options.haste = UNHURRIED
        return options


Found = tuple[list[int], dict[int, float], dict[int, list[float]]]


def answered(question: Question) -> Found:
    """By one search: the moves by rank, how often each was tried, and what for."""
    world = question.world
    guide = guide_for(world.rules, int(world.players)).guide
    search = Search(guide, question.options(guide), question.seed)
    search.consider(world, question.seat)
    search.hear(question.thumb)
    search.run(question.iterations, question.seconds)
    return search.moves(), search.visits(), search.chances()


def rule_of_thumb(guide: Guide[Any], world: State, seat: int, seed: int) -> int:
    """What a steward would do, where the guide does not trust itself alone; -1 elsewhere."""
    if not guide.doubts(world) or len(world.moves()) == 1:
        return NOBODY
    return StewardBot().choose(world, seat, None, seed)


def told(world: State, seat: int, thoughts: Thoughts, ranked: Sequence[int]) -> Advice:
    """The move, what to expect of it, the main alternative, and whom to fear."""
    best, *others = ranked
    chances = thoughts.percent(best)
    if not chances:  # nothing else was worth a thought
        return Advice(best, PLAIN, {})
    rival = max((k for k in range(len(chances)) if k != seat), key=lambda k: chances[k])
    facts: Arguments = {"chance": chances[seat], "seat": rival, "fear": chances[rival]}
    tried = [move for move in others if thoughts.visits[move]]
    if not tried:
        return Advice(best, SURE, facts)
    other = thoughts.percent(tried[0])[seat]
    seldom = thoughts.visits[tried[0]] < NEARLY_SURE * sum(thoughts.visits.values())
    if seldom and other <= chances[seat] - CLEARLY:
        return Advice(best, SURE, facts)
    facts = {**facts, "alternative": world.notate(tried[0]), "other": other}
    # What was tried less often may look as good by chance.
    return Advice(best, REASON if other < chances[seat] else EVEN, facts)


@final
class KnightBot(SearchBot):
    """A tenth of a second at most. The others do what is usual, a knight thinks."""

    name: ClassVar[str] = "knight"
    seconds: ClassVar[float] = 0.1

    def insight(self, players: int, doubt: float) -> float:
        return 0.0


@final
class CountBot(SearchBot):
    """Half a second at most, also about what the others may be up to."""

    name: ClassVar[str] = "count"
    seconds: ClassVar[float] = 0.5


@final
class DukeBot(SearchBot):
    """Two seconds at most, on all cores, and further ahead than others. With so much thought the
    others would find out more than they can know of the own hand, and at a table of several all of
    them would seem to be after the duke."""

    name: ClassVar[str] = "duke"
    seconds: ClassVar[float] = 2.0
    processes: ClassVar[bool] = True
    looks_far: ClassVar[bool] = True

    def insight(self, players: int, doubt: float) -> float:
        return super().insight(players, doubt) if players == 2 else WARY
