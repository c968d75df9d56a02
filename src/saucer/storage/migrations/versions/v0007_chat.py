"""Chat: which browser said a line, mutes of browsers instead of seats, what the maker decided, and flagged lines."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

HOLDERS = """UPDATE lines SET holder = (SELECT holder FROM seats
 WHERE seats."table" = lines."table" AND seats.seat = lines.seat) WHERE seat IS NOT NULL"""
LAST_LINES = """UPDATE tables SET last_line = (SELECT max(line) FROM lines WHERE lines."table" = tables.number)
 WHERE number IN (SELECT "table" FROM lines)"""
MUTES = """INSERT OR IGNORE INTO mutes ("table", holder, muted, since)
 SELECT old."table", old.holder, seats.holder, 0 FROM seat_mutes AS old
 JOIN seats ON seats."table" = old."table" AND seats.seat = old.seat WHERE seats.holder IS NOT NULL"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("muted", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("sent_away", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("last_line", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("lines", sa.Column("holder", sa.Text()))
    op.execute(HOLDERS)
    op.execute(LAST_LINES)
    op.rename_table("mutes", "seat_mutes")
    op.create_table(
        "mutes",
        sa.Column(
            "table", sa.Integer(), sa.ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("holder", sa.Text(), primary_key=True),
        sa.Column("muted", sa.Text(), primary_key=True),
        sa.Column("since", sa.Float(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(MUTES)
    op.drop_table("seat_mutes")
    op.create_table(
        "flags",
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("table", sa.Integer(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("flagged", sa.Float(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.UniqueConstraint("table", "line", "holder"),
        sqlite_autoincrement=True,
    )
