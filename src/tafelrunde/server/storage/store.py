"""What the server reads and writes. Every write is on disk when its call returns."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import (
    Row,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal_column,
    null,
    select,
    union,
    update,
)
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from tafelrunde.server.entries import Body, Entry, Joined, Opened, Position
from tafelrunde.server.match import Match, Standing
from tafelrunde.server.storage.database import Database, Prepared, WriteState, damage_of
from tafelrunde.server.storage.removal import Removal
from tafelrunde.server.storage.tables import (
    GONE,
    card_lists,
    entries,
    marks,
    people,
    positions,
    seats,
    tables,
)
from tafelrunde.server.wishes import Person

LISTED = 100  # tables in a guest's list
ALIVE = "alive"  # the mark that says when somebody last tried to write
PROBE = -1  # the number of no entry


class Conflict(Exception):
    """Somebody else wrote this entry first: load again, look again."""


class Incomplete(Exception):
    """Entries of a log are missing."""


class Store:
    """The database, in the words of the server."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.removal = Removal(database)
        engine = database.engine
        self._driver = engine.dialect.loaded_dbapi
        self._add_entries = Prepared(engine, insert(entries), [c.name for c in entries.c])
        here = and_(tables.c.id == bindparam("of"), tables.c.status != literal_column(f"'{GONE}'"))
        longer = tables.c.log_length + bindparam("added")
        # What happens at a table takes the mark away by which it would have been removed.
        standing = update(tables).where(here).values(log_length=longer, marked=null())
        self._set_standing = Prepared(engine, standing, Standing.__struct_fields__)

    @property
    def writes(self) -> WriteState:
        return self._database.writes

    async def leave_mark(self, value: str) -> None:
        """Write something, to see whether that works; also an entry, which does not stay."""
        probe = {"seq": PROBE, "kind": "probe", "body": "", "time": ""}

        def note(db: Connection) -> None:
            table = db.scalar(select(tables.c.id).limit(1))
            if table is not None:
                db.execute(insert(entries).values(table_id=table, **probe))
                there = and_(entries.c.table_id == table, entries.c.seq == PROBE)
                db.execute(delete(entries).where(there))
            known = db.execute(update(marks).where(marks.c.name == ALIVE).values(value=value))
            if known.rowcount == 0:
                db.execute(insert(marks).values(name=ALIVE, value=value))

        await self._database.write(note)

    async def damage(self) -> list[str]:
        """What is wrong with the file, as far as the database can tell."""
        return await self._database.read(damage_of)

    # ----------------------------------------------------------------- people

    async def person(self, id: str) -> Person | None:
        query = select(people).where(people.c.id == id)
        row = await self._database.read(lambda db: db.execute(query).first())
        return Person(row.id, row.name, row.language) if row else None

    async def save_person(self, person: Person, time: str) -> None:
        values = {"name": person.name, "language": person.language}

        def save(db: Connection) -> None:
            known = db.execute(update(people).where(people.c.id == person.id).values(values))
            if known.rowcount == 0:
                db.execute(insert(people).values(id=person.id, created=time, **values))

        await self._database.write(save)

    # ---------------------------------------------------------------- the log

    async def open(self, id: str, match: Match, cards: str | None, log: Sequence[Entry]) -> None:
        opened = log[0].body
        assert isinstance(opened, Opened)
        row = {
            "id": id,
            "game": opened.game,
            "opener": log[0].person,
            "options": json.dumps(opened.options),
            "card_list": None if cards is None else sha256(cards.encode()).hexdigest(),
            "seeded": opened.seeded,
            "talk": opened.talk,
            "created": log[0].time,
            "log_length": len(log),
            **msgspec.structs.asdict(match.standing()),
        }
        seat_rows = _seat_rows(id, match)

        def lay(db: Connection) -> None:
            if cards is not None:
                _put_card_list(db, str(row["card_list"]), cards)
            db.execute(insert(tables).values(row))
            db.execute(insert(seats), seat_rows)
            db.execute(insert(entries), [_entry_row(id, entry) for entry in log])

        await self._database.write(lay)

    async def append(
        self,
        id: str,
        log: Sequence[Entry],
        standing: Standing,
        stored: Sequence[Position] = (),
        forget: Sequence[int] = (),
    ) -> None:
        """Add entries, and positions with them; Conflict if their numbers are taken or the table is
        gone. To be forgotten are the numbers of old talk.
        """
        rows = [_entry_row(id, entry) for entry in log]
        stands = {"of": id, **msgspec.structs.asdict(standing)}
        talk = and_(entries.c.table_id == id, entries.c.seq.in_(forget), entries.c.kind == "say")

        def add(db: Connection) -> None:
            self._add_entries.run(db, rows)
            forgotten = db.execute(delete(entries).where(talk)).rowcount if forget else 0
            if not self._set_standing.run(db, [{**stands, "added": len(rows) - forgotten}]):
                raise Conflict
            for entry in log:
                if isinstance(entry.body, Joined):
                    _seat(db, id, entry.body, entry.person)
            for position in stored:
                _put_position(db, id, position)

        try:
            await self._database.write(add)
        except (IntegrityError, self._driver.IntegrityError):
            raise Conflict from None
        except (DBAPIError, self._driver.Error) as error:
            self.writes.refuse(id, error)
            raise
        self.writes.refused.pop(id, None)

    async def log(self, id: str) -> list[Entry]:
        """All entries of a table, none if there is no such table; Incomplete if some are missing.

        Their numbers alone do not tell: where old talk was forgotten, there are gaps.
        """
        length = select(tables.c.log_length).where(tables.c.id == id, tables.c.status != GONE)
        query = select(entries).where(entries.c.table_id == id).order_by(entries.c.seq)

        def look(db: Connection) -> list[Entry]:
            wanted = db.scalar(length)
            found = [] if wanted is None else [_entry(row) for row in db.execute(query)]
            if len(found) != (wanted or 0):
                raise Incomplete(f"{len(found)} entries of {wanted} are there")
            return found

        return await self._database.read(look)

    async def cards(self, id: str) -> str | None:
        query = (
            select(card_lists.c.text)
            .join(tables, tables.c.card_list == card_lists.c.hash)
            .where(tables.c.id == id)
        )
        text: str | None = await self._database.read(lambda db: db.scalar(query))
        return text

    async def stored_positions(self, id: str) -> list[Position]:
        """The last one first."""
        query = select(positions).where(positions.c.table_id == id).order_by(positions.c.seq.desc())
        return [
            Position(row.seq, row.rules, row.ply, row.position, row.journal, row.handover)
            for row in await self._rows(query)
        ]

    async def store_position(self, id: str, position: Position) -> None:
        await self._database.write(lambda db: _put_position(db, id, position))

    async def hand_over(self, stored: dict[str, Position]) -> None:
        """Store positions for a server with other rules, unless there are better ones."""

        def store(db: Connection) -> None:
            for id, position in stored.items():
                of = and_(positions.c.table_id == id, positions.c.seq == position.seq)
                # Somebody may have tidied up.
                there = exists().where(tables.c.id == id, tables.c.status != GONE)
                if db.scalar(select(and_(there, ~exists().where(of)))):
                    _put_position(db, id, position)

        await self._database.write(store)

    # ------------------------------------------------------------------ lists

    async def _rows(self, query: Select[*tuple[Any, ...]]) -> list[Row[Any]]:
        return await self._database.read(lambda db: list(db.execute(query)))

    async def tables_of(self, person: str) -> list[Row[Any]]:
        """The tables where a guest sits or which they opened, the newest first."""
        # Not one condition with "or": for that, every table there is would be looked at.
        own = select(tables.c.id).where(tables.c.opener == person)
        sits = select(seats.c.table_id).where(seats.c.person == person)
        query = (
            select(tables)
            .where(tables.c.id.in_(union(own, sits)), tables.c.status != GONE)
            .order_by(tables.c.updated.desc(), tables.c.id)
            .limit(LISTED)
        )
        return await self._rows(query)

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[Row[Any]]]:
        query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        found: dict[str, list[Row[Any]]] = {id: [] for id in ids}
        for row in await self._rows(query):
            found[row.table_id].append(row)
        return found

    async def count_open(self, person: str, since: str) -> tuple[int, int]:
        """How many unfinished tables a guest has opened since then, and in all."""
        unfinished = and_(tables.c.opener == person, tables.c.status.not_in(["over", GONE]))
        today = select(func.count()).where(unfinished, tables.c.created >= since)
        in_all = select(func.count()).where(unfinished)
        return await self._database.read(lambda db: (db.scalar(today) or 0, db.scalar(in_all) or 0))

    async def waiting_for_bots(self) -> list[str]:
        """Running tables of people whose turn is a bot's."""
        others = seats.alias()
        people_there = exists().where(others.c.table_id == tables.c.id, others.c.kind == "person")
        query = (
            select(tables.c.id)
            .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.actor))
            .where(tables.c.status == "running", seats.c.kind == "bot", people_there)
        )
        return [row.id for row in await self._rows(query)]

    # ------------------------------------------------------------ invitations

    async def invitation(self, id: str) -> str | None:
        query = select(tables.c.invitation).where(tables.c.id == id)
        token: str | None = await self._database.read(lambda db: db.scalar(query))
        return token

    async def set_invitation(self, id: str, token: str | None) -> None:
        change = update(tables).where(tables.c.id == id).values(invitation=token)
        await self._database.write(lambda db: db.execute(change))

    async def invited_to(self, token: str) -> str | None:
        query = select(tables.c.id).where(tables.c.invitation == token, tables.c.status != GONE)
        id: str | None = await self._database.read(lambda db: db.scalar(query))
        return id


def _put_card_list(db: Connection, hash: str, text: str) -> None:
    if not db.scalar(select(exists().where(card_lists.c.hash == hash))):
        db.execute(insert(card_lists).values(hash=hash, text=text))


def _put_position(db: Connection, id: str, position: Position) -> None:
    of = and_(positions.c.table_id == id, positions.c.seq == position.seq)
    db.execute(delete(positions).where(of))
    db.execute(insert(positions).values(table_id=id, **msgspec.structs.asdict(position)))


def _seat(db: Connection, id: str, body: Joined, person: str) -> None:
    of = and_(seats.c.table_id == id, seats.c.seat == body.seat)
    values = {"kind": "person", "person": person, "name": body.name}
    db.execute(update(seats).where(of).values(values))


def _seat_rows(id: str, match: Match) -> list[dict[str, Any]]:
    return [
        {
            "table_id": id,
            "seat": number,
            "kind": seat.kind,
            "person": seat.person or None,
            "name": seat.name,
            "bot": seat.bot,
        }
        for number, seat in enumerate(match.seats)
    ]


def _entry_row(id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": id,
        "seq": entry.seq,
        "person": entry.person or None,
        "client": entry.client or None,
        "kind": entry.body.__struct_config__.tag,
        "body": msgspec.json.encode(entry.body).decode(),
        "time": entry.time,
    }


_body = msgspec.json.Decoder(Body)


def _entry(row: Row[Any]) -> Entry:
    return Entry(row.seq, _body.decode(row.body), row.time, row.person or "", row.client or "")
