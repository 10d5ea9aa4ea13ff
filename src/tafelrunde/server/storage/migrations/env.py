"""Alembic runs this: our migrations, over the connection that the server hands in."""

from alembic import context

from tafelrunde.server.storage.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
