"""Bots at work, in processes of their own: a search never stops the server.

A bot gets a world its seat cannot tell from the real one, and a deadline. One that misses it, or
fails, is taken out of the game for this move, which is then drawn by lot.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from hashlib import blake2b
from typing import TypeVar

import structlog
from anyio import BrokenWorkerProcess, CapacityLimiter, move_on_after, to_process

from tafelrunde.engine.rng import SEEDS
from tafelrunde.engine.state import State
from tafelrunde.opponents import Hint
from tafelrunde.server import company
from tafelrunde.server.turns import Turn, Turns

SHARE = 0.25  # of the deadline a bot may work; on a busy machine that takes a few times as long
AHEAD = 2.0  # seconds between two looks whether a process is ready
LATER = 60.0  # if none could be started

T = TypeVar("T")
log = structlog.get_logger()


def seed_for(seed: int, ply: int, purpose: str) -> int:
    """A seed that says nothing about the one of the table."""
    digest = blake2b(f"{seed} {ply} {purpose}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS


ANYBODY = Turn()


class Workers:
    """As many processes as there are cores; one more for those who do not think long, so that a
    table of stewards need not wait for a table of dukes; and one for hints."""

    def __init__(self, seconds: float, count: int = 0) -> None:
        self.seconds = seconds
        self._count = count or os.cpu_count() or 1
        # Apart from the processes, so that waiting for one does not use up the deadline.
        self._turns = Turns(self._count)
        self._quick = Turns(1, limited=False)  # it is soon their turn anyway
        self._hints = Turns(1)
        self._processes = CapacityLimiter(self._count + 2)

    @property
    def waiting(self) -> int:
        return self._turns.waiting + self._quick.waiting + self._hints.waiting

    @property
    def busy(self) -> int:
        return self._thinking + 1 - self._quick.free

    @property
    def _thinking(self) -> int:
        return self._count + 1 - self._turns.free - self._hints.free

    async def stay_ready(self) -> None:
        """Have processes ready, one for a bot that answers at once and one for a hint, so that
        nobody waits until one has started. First only one: many a server is soon stopped."""
        ready = await self.warm()
        while True:
            await asyncio.sleep(AHEAD if ready else LATER)
            ready = all(await asyncio.gather(self.warm(), self.warm()))

    async def warm(self) -> bool:
        """Start a process, unless one has nothing to do."""
        try:
            await self._start()
        except BrokenWorkerProcess:
            log.warning("no worker process could be started")
            return False
        return True

    async def move(self, name: str, world: State, seed: int, turn: Turn = ANYBODY) -> str:
        """The notation of the move that a bot chooses in its world; Crowded if too many wait."""
        legal = world.moves()
        if len(legal) == 1:
            return world.notate(legal[0])
        turns = self._quick if company.is_quick(name) else self._turns
        move = await self._run(turns, turn, company.choose, name, world, *self._asked(world), seed)
        if move not in legal:
            log.warning("bot gave no move", bot=name, ply=int(world.ply))
            move = random.Random(seed).choice(legal)
        return world.notate(move)

    async def hint(self, world: State, seed: int, turn: Turn = ANYBODY) -> Hint | None:
        """What to do; Crowded if too many wait."""
        return await self._run(self._hints, turn, company.advise, world, *self._asked(world), seed)

    def _asked(self, world: State) -> tuple[int, float]:
        """Who has to choose, and how long that may take."""
        return int(world.actor), self.seconds * SHARE

    async def _run(
        self, turns: Turns, turn: Turn, function: Callable[..., T], *arguments: object
    ) -> T | None:
        async with turns.taken(turn):
            try:
                await self._start()  # which does not count towards the deadline
                with move_on_after(self.seconds):
                    return await self._ask(company.beside, self._thinking, function, *arguments)
            except BrokenWorkerProcess:
                log.warning("a worker process broke down")
        return None

    async def _ask(self, function: Callable[..., T], *arguments: object) -> T | None:
        try:
            return await to_process.run_sync(
                function, *arguments, cancellable=True, limiter=self._processes
            )
        except BrokenWorkerProcess:
            raise
        except Exception as error:  # whatever a bot does, the game goes on
            log.warning("a bot failed", error=repr(error))
            return None

    async def _start(self) -> None:
        """Have a process that is ready, and used next; one that was idle, or a new one."""
        await to_process.run_sync(company.ready, cancellable=True, limiter=self._processes)
