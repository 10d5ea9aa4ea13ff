"""What tidying reads and writes: a little at a time, so that a move waits for one part at most."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Table, and_, delete, exists, false, insert, or_, select, update
from sqlalchemy.engine import Connection

from tafelrunde.server.storage.database import Database
from tafelrunde.server.storage.tables import (
    GONE,
    card_lists,
    entries,
    gaps,
    marks,
    people,
    positions,
    seats,
    tables,
)

AT_ONCE = 100  # rows of tables or guests that are changed in one part
PARTS = ((entries, 400), (positions, 10))  # of a table, and how many rows go in one part
TIDIED = "tidied"  # the mark that says when somebody last looked


class Removal:
    """Tables and guests are marked first and removed later. A table is hidden before its parts go,
    so that nobody finds half of one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------- time

    async def times(self) -> tuple[str | None, list[tuple[str, str]]]:
        """When somebody last looked for old tables, and the gaps before that."""
        last = select(marks.c.value).where(marks.c.name == TIDIED)

        def look(db: Connection) -> tuple[str | None, list[tuple[str, str]]]:
            found = db.execute(select(gaps.c.start, gaps.c.end).order_by(gaps.c.start))
            return db.scalar(last), [(row.start, row.end) for row in found]

        return await self._database.read(look)

    async def save_times(self, now: str, known: Iterable[tuple[str, str]]) -> None:
        rows = [{"start": start, "end": end} for start, end in known]

        def note(db: Connection) -> None:
            db.execute(delete(marks).where(marks.c.name == TIDIED))
            db.execute(insert(marks).values(name=TIDIED, value=now))
            db.execute(delete(gaps))
            if rows:
                db.execute(insert(gaps), rows)

        await self._database.write(note)

    # ----------------------------------------------------------------- tables

    async def old_tables(self, before: Mapping[str, str]) -> list[tuple[str, str]]:
        """Tables at which nothing has happened since then, by status, that are not marked yet; each
        with its status."""
        query = select(tables.c.id, tables.c.status).where(tables.c.marked.is_(None), _old(before))
        return await self._pairs(query)

    async def marked_tables(self, before: str) -> list[tuple[str, str]]:
        """Those that were marked before that time."""
        query = select(tables.c.id, tables.c.status).where(
            tables.c.marked < before, tables.c.status != GONE
        )
        return await self._pairs(query)

    async def _pairs(self, query: Any) -> list[tuple[str, str]]:
        return await self._database.read(lambda db: [(a, b) for a, b in db.execute(query)])

    async def mark_tables(self, ids: Sequence[str], time: str) -> None:
        await self._mark(tables, ids, time)

    async def hide(self, ids: Sequence[str], before: Mapping[str, str]) -> list[str]:
        """Tables are gone for everybody, unless something has happened since; those that are."""
        those = tables.c.id.in_(ids)

        def change(db: Connection) -> list[str]:
            gone = list(db.scalars(select(tables.c.id).where(those, _old(before))))
            hidden = {"status": GONE, "invitation": None}
            db.execute(update(tables).where(tables.c.id.in_(gone)).values(hidden))
            db.execute(update(tables).where(those, tables.c.status != GONE).values(marked=None))
            return gone

        return await self._database.write(change)

    async def hidden(self) -> list[str]:
        """Tables that are gone, but not yet removed; also those that a stop left so."""
        query = select(tables.c.id).where(tables.c.status == GONE)
        return await self._database.read(lambda db: list(db.scalars(query)))

    async def remove_part(self, id: str) -> bool:
        """Remove some of a hidden table; whether there is more of it."""

        def clear(db: Connection) -> bool:
            if any(_cut(db, id, part, most) for part, most in PARTS):
                return True
            cards = db.scalar(select(tables.c.card_list).where(tables.c.id == id))
            db.execute(delete(seats).where(seats.c.table_id == id))
            db.execute(delete(tables).where(tables.c.id == id))
            if cards is not None:
                unused = ~exists().where(tables.c.card_list == cards)
                db.execute(delete(card_lists).where(card_lists.c.hash == cards, unused))
            return False

        return await self._database.write(clear)

    # ----------------------------------------------------------------- guests

    async def strangers(self, before: str) -> list[str]:
        """Guests of old who have left nothing behind, and are not marked yet."""
        old = and_(people.c.created < before, people.c.marked.is_(None), _left_nothing())
        return await self._ids(select(people.c.id).where(old))

    async def marked_strangers(self, before: str) -> list[str]:
        return await self._ids(select(people.c.id).where(people.c.marked < before))

    async def _ids(self, query: Any) -> list[str]:
        return await self._database.read(lambda db: list(db.scalars(query)))

    async def mark_strangers(self, ids: Sequence[str], time: str) -> None:
        await self._mark(people, ids, time)

    async def remove_strangers(self, ids: Sequence[str]) -> None:
        """Remove guests, unless they have left something meanwhile."""
        those = people.c.id.in_(ids)

        def clear(db: Connection) -> None:
            db.execute(delete(people).where(those, _left_nothing()))
            db.execute(update(people).where(those).values(marked=None))

        await self._database.write(clear)

    async def _mark(self, rows: Any, ids: Sequence[str], time: str) -> None:
        change = update(rows).where(rows.c.id.in_(ids)).values(marked=time)
        await self._database.write(lambda db: db.execute(change))


def _old(before: Mapping[str, str]) -> Any:
    """Tables at which nothing has happened since then, by status."""
    old = (and_(tables.c.status == status, tables.c.updated < t) for status, t in before.items())
    return or_(false(), *old)


def _left_nothing() -> Any:
    columns = (tables.c.opener, seats.c.person, entries.c.person)
    return and_(*(~exists().where(column == people.c.id) for column in columns))


def _cut(db: Connection, id: str, part: Table, most: int) -> int:
    """Remove rows of a table; how many that were."""
    first = select(part.c.seq).where(part.c.table_id == id).order_by(part.c.seq).limit(most)
    found = list(db.scalars(first))
    db.execute(delete(part).where(part.c.table_id == id, part.c.seq.in_(found)))
    return len(found)
