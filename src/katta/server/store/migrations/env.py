"""How Alembic reaches the store: through the connection that `katta.server.store.migrate` opened."""

from alembic import context

from katta.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
