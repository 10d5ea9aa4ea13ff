"""Old tables go in parts, a while after they were marked; and a log knows how long it is."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

PARTIAL = (
    ("entries", "person"),
    ("people", "marked"),
    ("tables", "card_list"),
    ("tables", "marked"),
)


def upgrade() -> None:
    op.create_table(
        "gaps",
        sa.Column("start", sa.String(length=32), nullable=False),
        sa.Column("end", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("start", name=op.f("pk_gaps")),
    )
    op.add_column("people", sa.Column("marked", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("marked", sa.String(length=32), nullable=True))
    op.add_column(
        "tables", sa.Column("log_length", sa.Integer(), server_default="0", nullable=False)
    )
    op.execute(
        "UPDATE tables SET log_length = "
        "(SELECT count(*) FROM entries WHERE entries.table_id = tables.id)"
    )
    for table, name in PARTIAL:
        there = sa.column(name).is_not(None)
        op.create_index(
            op.f(f"ix_{table}_{name}"), table, [name], sqlite_where=there, postgresql_where=there
        )
    op.create_index(op.f("ix_people_created"), "people", ["created"])
    op.drop_index(op.f("ix_tables_status"), "tables")
    op.create_index(op.f("ix_tables_status_updated"), "tables", ["status", "updated"])


def downgrade() -> None:
    op.drop_index(op.f("ix_tables_status_updated"), "tables")
    op.create_index(op.f("ix_tables_status"), "tables", ["status"])
    op.drop_index(op.f("ix_people_created"), "people")
    for table, name in PARTIAL:
        op.drop_index(op.f(f"ix_{table}_{name}"), table)
    for table, name in (("tables", "log_length"), ("tables", "marked"), ("people", "marked")):
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.drop_column(name)
    op.drop_table("gaps")
