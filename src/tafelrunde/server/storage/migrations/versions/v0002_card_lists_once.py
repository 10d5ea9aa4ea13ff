"""Equal card lists are stored once, and lists of tables say more about them."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    lists = op.create_table(
        "card_lists",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_card_lists")),
    )
    op.create_table(
        "marks",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=80), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_marks")),
    )
    op.add_column("tables", sa.Column("card_list", sa.String(length=64), nullable=True))
    op.add_column(
        "tables", sa.Column("seeded", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.add_column(
        "tables",
        sa.Column("talk", sa.String(length=16), server_default="everybody", nullable=False),
    )
    tables = sa.table("tables", sa.column("id"), sa.column("cards"), sa.column("card_list"))
    db = op.get_bind()
    known = set()
    for id, text in db.execute(sa.select(tables.c.id, tables.c.cards)).all():
        if text is None:
            continue
        name = sha256(text.encode()).hexdigest()
        if name not in known:
            db.execute(sa.insert(lists).values(hash=name, text=text))
            known.add(name)
        db.execute(sa.update(tables).where(tables.c.id == id).values(card_list=name))
    _change_tables("cards", add_key=True)


def downgrade() -> None:
    op.add_column("tables", sa.Column("cards", sa.Text(), nullable=True))
    db = op.get_bind()
    db.execute(
        sa.text(
            "UPDATE tables SET cards = "
            "(SELECT text FROM card_lists WHERE card_lists.hash = tables.card_list)"
        )
    )
    _change_tables("card_list", "seeded", "talk", add_key=False)
    op.drop_table("card_lists")
    op.drop_table("marks")


def _change_tables(*drop: str, add_key: bool) -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        if add_key:
            batch_op.create_foreign_key(
                batch_op.f("fk_tables_card_list"), "card_lists", ["card_list"], ["hash"]
            )
        else:
            batch_op.drop_constraint(batch_op.f("fk_tables_card_list"), type_="foreignkey")
        for column in drop:
            batch_op.drop_column(column)
