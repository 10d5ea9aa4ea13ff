"""Tables that nobody needs any more go, as the host wants it; records of finished games stay.

First they are marked, and only later removed, unless something has happened at them meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import structlog
from sqlalchemy.exc import DatabaseError, OperationalError

from tafelrunde._home import write_safely
from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.game import Game
from tafelrunde.engine.record import Record
from tafelrunde.server import entries as e
from tafelrunde.server.loading import GameMaker
from tafelrunde.server.lobby import Lobby
from tafelrunde.server.running_time import Gap, RunningTime
from tafelrunde.server.settings import Keeping
from tafelrunde.server.storage.removal import AT_ONCE
from tafelrunde.server.storage.store import Incomplete, Store

EVERY = 3600.0  # seconds
PAUSE = 0.05  # seconds between two parts: whoever plays meanwhile comes first
# From mark to removal. A clock that jumps by less than a gap uses up one of these days.
NOTICE = timedelta(days=2)

# Why there is no record of a table, which therefore stays.
KEEPS = (TafelrundeError, Incomplete, DatabaseError, msgspec.DecodeError, OSError)

log = structlog.get_logger()


def utc_now() -> datetime:
    return datetime.now(UTC)


class Tidying:
    """Now and then, a little at a time."""

    def __init__(
        self,
        store: Store,
        lobby: Lobby,
        keeping: Keeping,
        home: Path,
        game_maker: GameMaker,
        clock: Callable[[], datetime] = utc_now,
    ) -> None:
        self._store = store
        self._removal = store.removal
        self._lobby = lobby
        self._keeping = keeping
        self._records = home / "records"
        self._game_maker = game_maker
        self._clock = clock

    async def run(self) -> None:
        while True:
            try:
                await self.tidy_up()
            except Exception:  # the next time, perhaps
                log.exception("old tables could not be removed")
            await asyncio.sleep(EVERY)

    async def tidy_up(self) -> int:
        """How many tables have gone."""
        time, keeping = await self._look_at_the_clock(), self._keeping
        days = {"open": keeping.waiting, "running": keeping.unfinished, "over": keeping.finished}
        before = {
            status: _text(time.ago(timedelta(days=span))) for status, span in days.items() if span
        }
        marked = await self._removal.marked_tables(_text(time.ago(NOTICE)))
        ripe = [id for id, status in marked if await self._can_go(id, status)]
        for ids in _parts(ripe):
            gone = await self._removal.hide(ids, before)
            self._lobby.forget(gone)
            await asyncio.sleep(PAUSE)
        removed = await self._remove_hidden()
        old = await self._removal.old_tables(before)
        unwanted = [id for id, status in old if await self._can_go(id, status)]
        for ids in _parts(unwanted):
            await self._removal.mark_tables(ids, _text(time.now))
            await asyncio.sleep(PAUSE)
        if keeping.unfinished:
            await self._tidy_up_strangers(time)
        if removed:
            log.info("old tables were removed", tables=removed)
        return removed

    async def _look_at_the_clock(self) -> RunningTime:
        """And note what was seen, so that time counts from now on."""
        last, gaps = await self._removal.times()
        known = [Gap(_time(start), _time(end)) for start, end in gaps]
        time = RunningTime(self._clock(), _time(last) if last else None, known)
        noted = [(_text(gap.start), _text(gap.end)) for gap in time.gaps]
        await self._removal.save_times(_text(time.now), noted)
        return time

    async def _remove_hidden(self) -> int:
        hidden = await self._removal.hidden()
        for id in hidden:
            while await self._removal.remove_part(id):
                await asyncio.sleep(PAUSE)
        return len(hidden)

    async def _tidy_up_strangers(self, time: RunningTime) -> None:
        """Guests who have left nothing behind go with the unfinished games."""
        for ids in _parts(await self._removal.marked_strangers(_text(time.ago(NOTICE)))):
            await self._removal.remove_strangers(ids)
            await asyncio.sleep(PAUSE)
        before = time.ago(timedelta(days=self._keeping.unfinished))
        for ids in _parts(await self._removal.strangers(_text(before))):
            await self._removal.mark_strangers(ids, _text(time.now))
            await asyncio.sleep(PAUSE)

    # ---------------------------------------------------------------- records

    async def _can_go(self, id: str, status: str) -> bool:
        """Nobody is there, and what is to be kept of it is kept."""
        if self._lobby.is_used(id):
            return False
        if status != "over" or not self._keeping.records:
            return True
        try:
            await self._keep_record(id)
        except OperationalError:
            raise  # the database has other troubles, which concern all tables
        except KEEPS as error:
            log.warning("a table stays: there is no record of it", problem=str(error)[:300])
            return False
        return True

    async def _keep_record(self, id: str) -> None:
        entries = await self._store.log(id)
        if not entries:
            return  # another server was quicker
        cards = await self._store.cards(id)
        opened = entries[0].body
        assert isinstance(opened, e.Opened)
        path = self._records / f"{entries[0].time[:10]}-{opened.game}-{id}.txt"
        if path.is_file():
            return
        game = await asyncio.to_thread(self._game_maker, opened.game, cards)
        text = await asyncio.to_thread(record_of, game, opened, entries)
        if cards is not None:
            name = f"{opened.game}-{opened.cards[:16]}.csv"
            await asyncio.to_thread(_write, self._records / name, cards)
        await asyncio.to_thread(_write, path, text)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(mode=0o700, exist_ok=True)
    write_safely(path, text)
    path.chmod(0o600)


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


def _parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    return (ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE))


def _text(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds")


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text)
