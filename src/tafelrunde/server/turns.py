"""Who gets a process next, if there are more searches than processes."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

OF_ADDRESS = 40  # searches that may wait at once
OF_GUEST = 10


class Turn(NamedTuple):
    """On whose account a bot thinks, and whether people wait for it."""

    address: str = ""  # where they come from; never written down, so not always known
    guest: str = ""
    people: bool = True


class Crowded(Exception):
    """Too many searches of this address or guest wait already."""


Caller = asyncio.Future[None]


class Turns:
    """Those for whom people wait come first. Then it is each address in turn, and of an address
    each guest in turn: with a hundred guests and tables, one still waits only for oneself."""

    def __init__(self, count: int, *, limited: bool = True) -> None:
        self.free = count
        self._limited = limited
        self._count: Counter[str] = Counter()  # who wait, of each address and guest
        self._people = _Lines()
        self._others = _Lines()

    @property
    def waiting(self) -> int:
        return len(self._people) + len(self._others)

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
        lines = self._people if turn.people else self._others
        # Where nobody knows the address, the guest stands for it.
        address, guest = f"address {turn.address or turn.guest}", f"guest {turn.guest}"
        if self._limited and self._is_crowded(address, guest):
            raise Crowded
        called: Caller = asyncio.get_running_loop().create_future()
        lines.add(address, guest, called)
        self._count.update((address, guest))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()  # it was just called, and is gone
            else:
                lines.remove(address, guest, called)
            raise
        finally:
            self._count -= Counter((address, guest))  # and whoever has none is forgotten

    def _is_crowded(self, address: str, guest: str) -> bool:
        return self._count[address] >= OF_ADDRESS or self._count[guest] >= OF_GUEST

    def _pass_on(self) -> None:
        while (called := self._people.next() or self._others.next()) is not None:
            if not called.done():
                called.set_result(None)
                return
        self.free += 1


class _Lines:
    """Who waits: by address, and of an address by guest. Who is next comes first."""

    def __init__(self) -> None:
        self._addresses: dict[str, dict[str, deque[Caller]]] = {}

    def __len__(self) -> int:
        return sum(len(line) for guests in self._addresses.values() for line in guests.values())

    def add(self, address: str, guest: str, called: Caller) -> None:
        self._addresses.setdefault(address, {}).setdefault(guest, deque()).append(called)

    def next(self) -> Caller | None:
        if not self._addresses:
            return None
        address, guests = next(iter(self._addresses.items()))
        guest, line = next(iter(guests.items()))
        called = line.popleft()
        # Behind all others.
        del self._addresses[address], guests[guest]
        if line:
            guests[guest] = line
        if guests:
            self._addresses[address] = guests
        return called

    def remove(self, address: str, guest: str, called: Caller) -> None:
        guests = self._addresses.get(address, {})
        line = guests.get(guest, deque())
        if called in line:
            line.remove(called)
            if not line:
                del guests[guest]
            if not guests:
                del self._addresses[address]
