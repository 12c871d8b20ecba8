"""Store duplicate events: their logs, and apart from these the names of players."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "events",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.create_table(
        "event_entries",
        sa.Column("code", sa.Text, sa.ForeignKey("events.code"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "event_persons",
        sa.Column("code", sa.Text, sa.ForeignKey("events.code"), primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("licence", sa.Text, nullable=False),
        sa.Column("consent", sa.Boolean, nullable=False),
    )
    op.create_table(
        "event_deals",
        sa.Column("code", sa.Text, sa.ForeignKey("events.code"), primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("event_deals", "event_persons", "event_entries", "events"):
        op.drop_table(name)
