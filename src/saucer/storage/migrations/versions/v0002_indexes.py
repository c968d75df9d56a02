"""Indexes for old tables and for the tables of a browser."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_by_change", "tables", ["changed"])
    op.create_index("tables_by_host", "tables", ["host"])
