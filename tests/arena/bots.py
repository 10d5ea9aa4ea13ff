"""Bots that do what bots should not do."""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar, final

from tafelrunde import Advice, Bot, State
from tafelrunde.opponents.searching import SearchBot

MARK = "TAFELRUNDE_TEST_MARK"  # the path of a file that says that it has happened


class Lowest(Bot):
    """Takes the first move there is."""

    name: ClassVar[str] = "lowest"

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        return Advice(world.moves()[0], "test-hint", {})


@final
class Thinker(SearchBot):
    """Searches for longer than a knight."""

    name: ClassVar[str] = "thinker"
    seconds: ClassVar[float] = 0.3


@final
class DiesOnce(Lowest):
    """Ends its process, the first time it is asked by anybody."""

    name: ClassVar[str] = "dies_once"

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os._exit(9)
        return super().consider(world, seat, budget, seed)


@final
class DiesFirst(Lowest):
    """Ends its process whenever it has to move first in a game."""

    name: ClassVar[str] = "dies_first"

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        if world.ply == 0:
            os._exit(9)
        return super().consider(world, seat, budget, seed)


@final
class Raises(Lowest):
    name: ClassVar[str] = "raises"

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        raise ZeroDivisionError("out of ideas")


@final
class Cheats(Lowest):
    """Names a move that is not legal."""

    name: ClassVar[str] = "cheats"

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        legal = world.moves()
        return Advice(next(move for move in range(10**4) if move not in legal), "test-hint", {})


@final
class Spy(Lowest):
    """Writes down all that it is asked."""

    name: ClassVar[str] = "spy"
    asked: ClassVar[list[tuple[State, int, float | None, int]]] = []

    def consider(self, world: State, seat: int, budget: float | None, seed: int) -> Advice:
        self.asked.append((world.clone(), seat, budget, seed))
        return super().consider(world, seat, budget, seed)
