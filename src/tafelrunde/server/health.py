"""Can the server do its work?"""

from __future__ import annotations

import asyncio
import time

import structlog
from sqlalchemy.exc import DBAPIError

from tafelrunde.server.storage.store import Store

FRESH = 2.0  # seconds for which an answer holds: asking often must not keep the disk busy
PATIENCE = 5.0  # seconds for the disk
LONG = 150.0  # seconds; a bot that cannot move has tried again by then

log = structlog.get_logger()


class Health:
    """Tries to write, and remembers for a moment whether it worked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tried = float("-inf")
        self._trying = asyncio.Lock()
        self.writes = ""  # why it cannot write; empty if it can
        self.integrity = "unchecked"  # ok, damaged

    async def check_integrity(self) -> None:
        """Once, after the start: a damaged database should be noticed before it is needed."""
        try:
            problems = await self._store.damage()
        except DBAPIError as error:
            problems = [str(error.orig)]
        self.integrity = "damaged" if problems else "ok"
        if problems:
            log.error("the database is damaged; restore a backup", problem=problems[0][:300])

    async def can_write(self) -> bool:
        async with self._trying:
            if time.monotonic() - self._tried > FRESH:
                self.writes = await self._try() or self._refused()
                self._tried = time.monotonic()
        return not self.writes

    def _refused(self) -> str:
        """Why an entry of some table could not be written, not long ago."""
        refused, now = self._store.writes.refused, time.monotonic()
        for table in [id for id, (when, _) in refused.items() if now - when > LONG]:
            del refused[table]
        return next((f"an entry: {why}"[:200] for _, why in refused.values()), "")

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.leave_mark(str(int(time.time())))
        except TimeoutError:
            return "no answer from the database"
        except DBAPIError as error:
            return str(error.orig)[:200]
        return ""
