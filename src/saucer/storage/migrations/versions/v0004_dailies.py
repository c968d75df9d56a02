"""Tries at puzzles of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dailies",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("watch", sa.Text(), nullable=False),
        sa.Column("score", sa.Integer()),
        sa.Column("goal_values", sa.Text(), nullable=False, server_default="[]"),
        sa.Column("picture", sa.Text(), nullable=False, server_default=""),
        sa.Column("seconds", sa.Float(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("game", "day", "holder"),
        sqlite_with_rowid=False,
    )
    op.create_index("dailies_by_table", "dailies", ["table"])
