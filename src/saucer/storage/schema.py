"""The tables of the database."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, UniqueConstraint

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("watch", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("maker", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("seed", Text),
    Column("parts", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("outcome", Text),
    Column("rematch", Text),
    Column("branch", Text),
    Column("to_move", Text, nullable=False, server_default="[]"),
    Column("chosen", Text),
    Column("muted", Text, nullable=False, server_default="[]"),
    Column("sent_away", Text, nullable=False, server_default="[]"),
    Column("last_line", Integer, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tables_by_status", "status"),
    Index("tables_by_change", "changed"),
    Index("tables_by_maker", "maker"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Integer, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("holder", Text),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("part", Text, nullable=False),
    Column("lent", Integer, nullable=False),
    Index("seats_by_holder", "holder"),
    sqlite_with_rowid=False,
)

steps = Table(
    "steps",
    metadata,
    Column("table", Integer, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("seat", Integer),
    Column("move", Text, nullable=False),
    Column("time", Float, nullable=False),
    sqlite_with_rowid=False,
)

lines = Table(
    "lines",
    metadata,
    Column("table", Integer, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Float, nullable=False),
    Column("holder", Text),
    sqlite_with_rowid=False,
)

mutes = Table(
    "mutes",
    metadata,
    Column("table", Integer, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True),
    Column("holder", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
    Column("since", Float, nullable=False),
    sqlite_with_rowid=False,
)

flags = Table(
    "flags",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("line", Integer, nullable=False),
    Column("holder", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("flagged", Float, nullable=False),
    Column("lines", Text, nullable=False),
    UniqueConstraint("table", "line", "holder"),
    sqlite_autoincrement=True,
)

bests = Table(
    "bests",
    metadata,
    Column("holder", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("options", Text, primary_key=True),
    Column("score", Integer, nullable=False),
    Column("watch", Text, nullable=False),
    Column("reached", Float, nullable=False),
    sqlite_with_rowid=False,
)

dailies = Table(
    "dailies",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("holder", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("table", Integer, nullable=False),
    Column("watch", Text, nullable=False),
    Column("score", Integer),
    Column("goal_values", Text, nullable=False, server_default="[]"),
    Column("picture", Text, nullable=False, server_default=""),
    Column("seconds", Float, nullable=False, server_default="0"),
    Column("address", Text, nullable=False, server_default=""),
    Column("removed", Integer, nullable=False, server_default="0"),
    Index("dailies_by_holder", "holder", "game", "day"),
    sqlite_with_rowid=False,
)

best_known = Table(
    "best_known",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("searches", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("goal_values", Text, nullable=False),
    sqlite_with_rowid=False,
)

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)
