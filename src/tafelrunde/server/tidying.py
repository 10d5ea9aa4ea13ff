"""Tables that nobody needs any more go, as the host wants it; records of finished games stay."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import structlog

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record
from tafelrunde.server import entries as e
from tafelrunde.server.loading import GameMaker
from tafelrunde.server.lobby import Lobby
from tafelrunde.server.settings import Keeping
from tafelrunde.server.storage.store import Store

EVERY = 3600.0  # seconds
AT_ONCE = 50  # tables in one transaction

log = structlog.get_logger()


class Tidying:
    """Now and then, a few at a time."""

    def __init__(
        self, store: Store, lobby: Lobby, keeping: Keeping, home: Path, game_maker: GameMaker
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._keeping = keeping
        self._records = home / "records"
        self._game_maker = game_maker

    async def run(self) -> None:
        while True:
            try:
                await self.tidy_up(datetime.now(UTC))
            except Exception:  # the next time, perhaps
                log.exception("old tables could not be removed")
            await asyncio.sleep(EVERY)

    async def tidy_up(self, now: datetime) -> int:
        """How many tables have gone."""
        keeping, removed = self._keeping, 0
        days = {"open": keeping.waiting, "running": keeping.unfinished, "over": keeping.finished}
        before = {status: _ago(now, span) for status, span in days.items() if span}
        for status, time in before.items():
            unwanted: set[str] = set()
            while ids := await self._next(status, time, unwanted):
                wanted = [id for id in ids if not await self._can_go(id, status)]
                unwanted.update(wanted)
                gone = await self._store.remove([id for id in ids if id not in wanted], before)
                unwanted.update(set(ids) - set(gone))
                self._lobby.forget(gone)
                removed += len(gone)
        if keeping.unfinished:
            await self._store.remove_strangers(_ago(now, keeping.unfinished))
        if removed:
            log.info("old tables were removed", tables=removed)
        return removed

    async def _next(self, status: str, before: str, but: set[str]) -> list[str]:
        found = await self._store.old_tables(status, before, AT_ONCE + len(but))
        return [id for id in found if id not in but]

    async def _can_go(self, id: str, status: str) -> bool:
        if self._lobby.is_used(id):
            return False
        if status != "over" or not self._keeping.records:
            return True
        try:
            await self._keep_record(id)
        except TafelrundeError as error:
            log.info("a table stays, since its record cannot be made", problem=str(error)[:300])
            return False
        return True

    async def _keep_record(self, id: str) -> None:
        entries = await self._store.log(id)
        cards = await self._store.cards(id)
        opened = entries[0].body
        assert isinstance(opened, e.Opened)
        text = record_of(self._game_maker(opened.game, cards), opened, entries)
        await asyncio.to_thread(self._write, f"{entries[0].time[:10]}-{opened.game}-{id}", text)
        if cards is not None:
            await asyncio.to_thread(self._write, f"{opened.game}-{opened.cards[:16]}", cards, "csv")

    def _write(self, name: str, text: str, kind: str = "txt") -> None:
        self._records.mkdir(mode=0o700, exist_ok=True)
        path = self._records / f"{name}.{kind}"
        path.touch(0o600)
        path.write_text(text, "utf-8")


def record_of(game: Game, opened: e.Opened, entries: Sequence[e.Entry]) -> str:
    """A finished game as `tafelrunde replay` reads it."""
    moves: list[str] = []
    for entry in entries:
        if isinstance(entry.body, e.Played):
            moves.append(entry.body.move)
        elif isinstance(entry.body, e.Undone):
            moves.pop()
        elif isinstance(entry.body, e.Started | e.RulesRaised) and entry.body.rules != game.version:
            raise TafelrundeError("it was played by other rules")
    record = Record.start(game, len(opened.seats), opened.seed, **opened.options)
    for move in moves:
        record.play(move)
    return record.text


def _ago(now: datetime, days: int) -> str:
    return (now - timedelta(days=days)).isoformat(timespec="milliseconds")
