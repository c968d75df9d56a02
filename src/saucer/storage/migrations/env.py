"""Runs the migrations on the connection that `saucer.storage.upgrade` has opened."""

from alembic import context

from saucer.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
