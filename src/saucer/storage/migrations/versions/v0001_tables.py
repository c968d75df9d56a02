"""Tables, seats, steps, chat, best scores."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    make_tables()
    make_seats()
    make_steps()
    make_lines_and_mutes()
    make_bests_and_facts()


def text(name: str, *, primary_key: bool = False, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.Text, primary_key=primary_key, nullable=nullable)


def number(name: str, *, primary_key: bool = False, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=primary_key, nullable=nullable)


def seconds(name: str) -> sa.Column[float]:
    return sa.Column(name, sa.Float, nullable=False)


def of_table() -> sa.Column[int]:
    return sa.Column(
        "table", sa.Integer, sa.ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("watch", sa.Text, nullable=False, unique=True),
        text("game"),
        number("rules_version"),
        text("options"),
        text("settings"),
        text("status"),
        text("host"),
        text("secret"),
        text("seed", nullable=True),
        text("parts"),
        seconds("time"),
        text("outcome", nullable=True),
        text("rematch", nullable=True),
        text("branch", nullable=True),
        seconds("created"),
        seconds("changed"),
    )
    op.create_index("tables_by_status", "tables", ["status"])


def make_seats() -> None:
    op.create_table(
        "seats",
        of_table(),
        number("seat", primary_key=True),
        text("kind"),
        text("holder", nullable=True),
        text("name"),
        text("level", nullable=True),
        text("part"),
        number("lent"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_holder", "seats", ["holder"])


def make_steps() -> None:
    op.create_table(
        "steps",
        of_table(),
        number("step", primary_key=True),
        number("seat", nullable=True),
        text("move"),
        seconds("time"),
        sqlite_with_rowid=False,
    )


def make_lines_and_mutes() -> None:
    op.create_table(
        "lines",
        of_table(),
        number("line", primary_key=True),
        number("seat", nullable=True),
        text("name"),
        text("text"),
        seconds("said"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mutes",
        of_table(),
        text("holder", primary_key=True),
        number("seat", primary_key=True),
        sqlite_with_rowid=False,
    )


def make_bests_and_facts() -> None:
    op.create_table(
        "bests",
        text("holder", primary_key=True),
        text("game", primary_key=True),
        text("options", primary_key=True),
        number("score"),
        text("watch"),
        seconds("reached"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "facts",
        text("name", primary_key=True),
        text("value"),
        sqlite_with_rowid=False,
    )
