"""Create the tables of visitors, tables and logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _code() -> sa.Column[str]:
    return sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True)


def upgrade() -> None:
    """Create all tables of the first release."""
    op.create_table(
        "visitors",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("policy", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("next", sa.Text),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        _code(),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("visitor", sa.Text),
        sa.Column("seat", sa.Text),
    )
    op.create_index("people_visitor", "people", ["visitor"])
    op.create_table(
        "entries",
        _code(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "promises",
        _code(),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("drawn", sa.Text, nullable=False),
    )
    op.create_table(
        "comparisons",
        _code(),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("results", sa.Text, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), nullable=False),
        sa.Column("visitor", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("secrets", "reports", "comparisons", "promises", "entries", "people", "tables", "visitors"):
        op.drop_table(name)
