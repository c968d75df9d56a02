"""The browser that made a table is its maker."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("tables_by_host", "tables")
    op.execute("ALTER TABLE tables RENAME COLUMN host TO maker")
    op.create_index("tables_by_maker", "tables", ["maker"])
