"""Let processes find one another through PostgreSQL: who hears what, and messages too long to notify of."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; PostgreSQL writes no log for them, and empties them after a crash."""
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "bus_listeners",
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("team", sa.Text, primary_key=True),
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("connection", sa.Text, nullable=False),
        prefixes=unlogged,
    )
    op.create_table(
        "bus_messages",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        prefixes=unlogged,
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("bus_messages")
    op.drop_table("bus_listeners")
