"""What every bot can be asked: which move, and why.

A bot gets a world that its seat cannot tell from the real one (`state.determinize(seat, seed)`),
never the real one, and all its chance comes from the seed: the same question has the same answer.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import inf
from typing import ClassVar, cast

from tafelrunde.engine.errors import BadOption, TafelrundeError
from tafelrunde.engine.game import Game
from tafelrunde.engine.given import whole
from tafelrunde.engine.state import State
from tafelrunde.engine.view import Arguments


class UnknownBot(TafelrundeError):
    """No bot of this name, or none of this name for the game."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, and the reason for it: the key of a text and the facts that stand in it."""

    move: int
    reason: str
    arguments: Arguments


def is_time(seconds: object) -> bool:
    """Is it a number of seconds that passes? No time at all is one, too."""
    return type(seconds) in (int, float) and 0 <= cast(float, seconds) < inf


class Bot(ABC):
    """Somebody to ask. Bots remember nothing from one question to the next."""

    name: ClassVar[str]

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, world: State, seat: int, budget: float | None, seed: int) -> int:
        """The move the bot would make as this seat; `budget` is the seconds it may take."""
        return self.advise(world, seat, budget, seed).move

    def advise(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        """The same move with its reason."""
        if not isinstance(world, State):
            raise BadOption(f"a bot is asked about a state, not about a {type(world).__name__}")
        game = world.rules.game
        if world.over:
            raise BadOption("the game is over: there is nothing left to choose")
        number = whole(seat)
        if number != world.actor:
            raise BadOption(f"seat {world.actor} has to choose now, not {seat!r}")
        if budget is not None and not is_time(budget):
            raise BadOption(f"a budget is in seconds, or None; not {budget!r}")
        return self.consider(world, number, budget, game.check_seed(seed))

    def note(self, world: State) -> str:
        """What the table should know about this bot in this game, as the key of a text: that it has
        not learned for these cards, or plays by rules of thumb. Empty if there is nothing."""
        return ""

    def fault(self, world: State) -> str:
        """What is wrong with what this bot has learned, in one line for whoever can mend it."""
        return ""

    def edition(self, game: Game) -> str:
        """Names what the bot has learned about a game: whoever has learned anew is another player.
        Empty if it has learned nothing."""
        return ""

    @abstractmethod
    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        """What the bot has to say, once the question has been found sound."""
