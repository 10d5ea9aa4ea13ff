"""Bots at work, in processes of their own: a search never stops the server.

A bot gets a world its seat cannot tell from the real one, and a deadline. One that misses it, or
fails, is taken out of the game for this move, which is then drawn by lot.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from hashlib import blake2b
from typing import TypeVar

import structlog
from anyio import BrokenWorkerProcess, CapacityLimiter, move_on_after, to_process

from tafelrunde.engine.rng import SEEDS
from tafelrunde.engine.state import State
from tafelrunde.opponents import Advice
from tafelrunde.server import company

SHARE = 0.5  # of the deadline is what a bot may take; the rest is for getting there and back

T = TypeVar("T")
log = structlog.get_logger()


def seed_for(seed: int, ply: int, purpose: str) -> int:
    """A seed that says nothing about the one of the table."""
    digest = blake2b(f"{seed} {ply} {purpose}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS


class Workers:
    """As many processes as there are cores, but one."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        count = max(1, (os.cpu_count() or 2) - 1)
        # Two limiters, so that waiting for a process does not use up the deadline.
        self._turns = CapacityLimiter(count)
        self._processes = CapacityLimiter(count)
        self._idle = 0  # processes that wait for work

    async def warm(self) -> None:
        """Start the first process ahead of the first bot."""
        async with self._turns:
            try:
                await self._start()
            except BrokenWorkerProcess:
                log.warning("no worker process could be started")

    async def move(self, name: str, world: State, seed: int) -> str:
        """The notation of the move that a bot chooses in its world."""
        legal = world.moves()
        if len(legal) == 1:
            return world.notate(legal[0])
        seat, budget = int(world.actor), self.seconds * SHARE
        move = await self._run(self.seconds, company.choose, name, world, seat, budget, seed)
        if move not in legal:
            log.warning("bot gave no move", bot=name, ply=int(world.ply))
            move = random.Random(seed).choice(legal)
        return world.notate(move)

    async def hint(self, world: State, seed: int) -> Advice | None:
        seat, budget = int(world.actor), self.seconds * SHARE
        return await self._run(self.seconds, company.advise, world, seat, budget, seed)

    async def _run(
        self, seconds: float, function: Callable[..., T], *arguments: object
    ) -> T | None:
        async with self._turns:
            try:
                if self._idle == 0:
                    await self._start()  # which does not count towards the deadline
                self._idle -= 1
                with move_on_after(seconds):
                    return await self._ask(function, *arguments)
            except BrokenWorkerProcess:
                log.warning("a worker process broke down")
        return None

    async def _ask(self, function: Callable[..., T], *arguments: object) -> T | None:
        """What a process answers; it is idle again then, unless it broke down or was too slow."""
        result: T | None = None
        try:
            result = await to_process.run_sync(
                function, *arguments, cancellable=True, limiter=self._processes
            )
        except BrokenWorkerProcess:
            raise
        except Exception as error:  # whatever a bot does, the game goes on
            log.warning("a bot failed", error=repr(error))
        self._idle += 1
        return result

    async def _start(self) -> None:
        await to_process.run_sync(company.ready, cancellable=True, limiter=self._processes)
        self._idle += 1
