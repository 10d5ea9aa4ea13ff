"""The bot that plays by rules of thumb. Each game has its own: `boardgames/<game>/steward`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import ClassVar, cast, final

from tafelrunde.engine.state import State
from tafelrunde.engine.view import Arguments
from tafelrunde.opponents.interface import Advice, Bot, UnknownBot

ONLY = "table-hint-only"
# A game's steward cannot know this package, which stands above it: it answers in plain values.
Steward = Callable[[State, int, int], tuple[int, str, Arguments]]


@final
class StewardBot(Bot):
    """Asks the steward of the game that is played. Their answer takes no time worth a budget."""

    name: ClassVar[str] = "steward"

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        only = world.formality()
        if only >= 0:
            return Advice(only, ONLY, {})
        move, reason, arguments = steward_of(world.rules.game.name)(world, seat, seed)
        return Advice(move, reason, arguments)


@cache
def steward_of(game: str) -> Steward:
    name = f"tafelrunde.boardgames.{game}.steward.advice"
    try:
        return cast(Steward, import_module(name).advise)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise  # the steward is there, but misses something
        raise UnknownBot(f"{game} has no steward; any game can be played by 'random'") from None
