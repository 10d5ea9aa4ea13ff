"""The tables of the database.

`entries` is the truth and only ever grows, but for old talk: its primary key is the fence between
processes. All else can be made from it again, apart from the names of people, card lists and
invitations.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    column,
    false,
)

# Named, since SQLite can drop a constraint in a migration only by its name.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GONE = "gone"  # the status of a table that is being removed: nobody finds it any more


def _where(condition: ColumnElement[bool]) -> dict[str, Any]:
    """An index of these rows only."""
    return {"sqlite_where": condition, "postgresql_where": condition}


people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", String(32), nullable=False),
    Column("marked", String(32)),  # when tidying first found nothing that they left
    Index(None, "created"),
    Index(None, "marked", **_where(column("marked").is_not(None))),
)

card_lists = Table(
    "card_lists",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("opener", String(32), ForeignKey("people.id"), nullable=False),
    Column("options", Text, nullable=False),
    Column("card_list", String(64), ForeignKey("card_lists.hash")),  # an owner's own
    Column("seeded", Boolean, nullable=False, server_default=false()),
    Column("talk", String(16), nullable=False, server_default="everybody"),
    Column("invitation", String(32), unique=True),
    Column("created", String(32), nullable=False),
    # How the table stands, for lists: kept up to date with every entry.
    Column("status", String(8), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("updated", String(32), nullable=False),
    Column("log_length", Integer, nullable=False, server_default="0"),  # entries it must have
    Column("marked", String(32)),  # when tidying first found it old
    Index(None, "opener", "created"),
    Index(None, "status", "updated"),
    Index(None, "card_list", **_where(column("card_list").is_not(None))),
    Index(None, "marked", **_where(column("marked").is_not(None))),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=False),
    Index(None, "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("client", String(64)),
    Column("kind", String(8), nullable=False),
    Column("body", Text, nullable=False),
    Column("time", String(32), nullable=False),
    UniqueConstraint("table_id", "person", "client"),
    Index(None, "person", **_where(column("person").is_not(None))),  # the server has none
)

positions = Table(
    "positions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # of the last entry in it
    Column("rules", Integer, nullable=False),
    Column("ply", BigInteger, nullable=False),
    # Written when the server stops, for a later one with other rules.
    Column("handover", Boolean, nullable=False),
    Column("position", Text, nullable=False),
    Column("journal", Text, nullable=False),  # since the position before
)

# What the server notes for itself: when it last tried whether it can write, and when it last
# looked for old tables.
marks = Table(
    "marks",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(80), nullable=False),
)

# When the server did not run, or its clock jumped: no table gets older by that.
gaps = Table(
    "gaps",
    metadata,
    Column("start", String(32), primary_key=True),
    Column("end", String(32), nullable=False),
)
