"""Add what an administrator sets: bans, settings, keys; and a row for the check of a server's health."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("visitor", sa.Text),
        sa.Column("network", sa.Text),
        sa.Column("until", sa.Text),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )
    for name in ("settings", "health"):
        op.create_table(
            name,
            sa.Column("name", sa.Text, primary_key=True),
            sa.Column("value", sa.Text, nullable=False),
        )
    op.create_table(
        "admin_keys",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("until", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove the tables."""
    for name in ("admin_keys", "health", "settings", "bans"):
        op.drop_table(name)
