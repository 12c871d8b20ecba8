"""Alembic's environment: migrations run on the connection that the store passes in."""

from alembic import context

from chelem.site.database.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
