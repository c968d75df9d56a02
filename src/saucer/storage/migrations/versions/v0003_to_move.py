"""Whose turn it is at a table that is not in memory."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("to_move", sa.Text(), nullable=False, server_default="[]"))
