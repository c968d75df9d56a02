"""The best known results of puzzles of the day, and an index for the days of a browser."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "best_known",
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("day", sa.Text(), primary_key=True),
        sa.Column("searches", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("goal_values", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("dailies_by_holder", "dailies", ["holder", "game", "day"])
