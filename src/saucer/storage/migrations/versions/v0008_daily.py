"""Where tries at puzzles of the day come from, which were removed, and the last number of a table.

A try whose player had left it to a bot is over: its table goes, as it does when a player leaves today.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

END_LEFT_TRIES = """DELETE FROM tables WHERE watch IN (
 SELECT dailies.watch FROM dailies JOIN seats ON seats."table" = dailies."table"
 WHERE dailies.score IS NULL AND seats.lent = 1)"""
KEEP_LAST_NUMBER = """INSERT INTO facts (name, value) SELECT 'last table', CAST(max(number) AS TEXT) FROM (
 SELECT 0 AS number UNION ALL SELECT number FROM tables UNION ALL SELECT "table" FROM dailies)"""


def upgrade() -> None:
    op.add_column("dailies", sa.Column("address", sa.Text(), nullable=False, server_default=""))
    op.add_column("dailies", sa.Column("removed", sa.Integer(), nullable=False, server_default="0"))
    op.drop_index("dailies_by_table", "dailies")
    op.execute(KEEP_LAST_NUMBER)
    op.execute(END_LEFT_TRIES)
