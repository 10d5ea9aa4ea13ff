"""Bots at work, in processes of their own: a search never stops the server.

A bot gets a world its seat cannot tell from the real one, and a deadline. One that misses it, or
fails, is taken out of the game for this move, which is then drawn by lot.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import NamedTuple, TypeVar

import structlog
from anyio import BrokenWorkerProcess, CapacityLimiter, move_on_after, to_process

from tafelrunde.engine.rng import SEEDS
from tafelrunde.engine.state import State
from tafelrunde.opponents import Hint
from tafelrunde.server import company

SHARE = 0.25  # of the deadline a bot may work; on a busy machine that takes a few times as long

T = TypeVar("T")
log = structlog.get_logger()


def seed_for(seed: int, ply: int, purpose: str) -> int:
    """A seed that says nothing about the one of the table."""
    digest = blake2b(f"{seed} {ply} {purpose}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % SEEDS


class Turn(NamedTuple):
    """On whose account a bot thinks, and whether people wait for it."""

    of: str = ""
    people: bool = True


ANYBODY = Turn()


class Turns:
    """Who gets a process next: those for whom people wait come first, and everyone in turn.

    So whoever has thirty tables waits for the thirty, and nobody else does.
    """

    def __init__(self, count: int) -> None:
        self.free = count
        self._lines: dict[Turn, deque[asyncio.Future[None]]] = {}  # who is next comes first

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    @asynccontextmanager
    async def taken(self, turn: Turn) -> AsyncIterator[None]:
        await self._wait(turn)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, turn: Turn) -> None:
        if self.free > 0:
            self.free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._lines.setdefault(turn, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()  # it was just called, and is gone
            elif called in self._lines.get(turn, ()):
                self._lines[turn].remove(called)
                if not self._lines[turn]:
                    del self._lines[turn]
            raise

    def _pass_on(self) -> None:
        while (turn := self._next()) is not None:
            line = self._lines.pop(turn)
            called = line.popleft()
            if line:
                self._lines[turn] = line  # behind all others
            if not called.done():
                called.set_result(None)
                return
        self.free += 1

    def _next(self) -> Turn | None:
        first = next(iter(self._lines), None)
        return next((turn for turn in self._lines if turn.people), first)


class Workers:
    """As many processes as there are cores, and one for those who do not think long: a table of
    stewards need not wait for a table of dukes."""

    def __init__(self, seconds: float, count: int = 0) -> None:
        self.seconds = seconds
        self._count = count or os.cpu_count() or 1
        # Apart from the processes, so that waiting for one does not use up the deadline.
        self._turns = Turns(self._count)
        self._quick = Turns(1)
        self._processes = CapacityLimiter(self._count + 1)
        self._idle = 0  # processes that wait for work

    @property
    def waiting(self) -> int:
        return self._turns.waiting + self._quick.waiting

    @property
    def busy(self) -> int:
        return self._thinking + 1 - self._quick.free

    @property
    def _thinking(self) -> int:
        return self._count - self._turns.free

    async def warm(self) -> None:
        """Start the first process ahead of the first bot."""
        async with self._quick.taken(Turn()):
            try:
                await self._start()
            except BrokenWorkerProcess:
                log.warning("no worker process could be started")

    async def move(self, name: str, world: State, seed: int, turn: Turn = ANYBODY) -> str:
        """The notation of the move that a bot chooses in its world."""
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
        return await self._run(self._turns, turn, company.advise, world, *self._asked(world), seed)

    def _asked(self, world: State) -> tuple[int, float]:
        """Who has to choose, and how long that may take."""
        return int(world.actor), self.seconds * SHARE

    async def _run(
        self, turns: Turns, turn: Turn, function: Callable[..., T], *arguments: object
    ) -> T | None:
        async with turns.taken(turn):
            try:
                if self._idle == 0:
                    await self._start()  # which does not count towards the deadline
                self._idle -= 1
                with move_on_after(self.seconds):
                    return await self._ask(company.beside, self._thinking, function, *arguments)
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
