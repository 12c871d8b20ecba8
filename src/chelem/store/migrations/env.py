"""Where Alembic meets the database: the store hands its own connection over."""

from alembic import context

from chelem.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
