"""Store which keys of an event have been replaced, and which directors have joined."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "event_keys",
        sa.Column("code", sa.Text, sa.ForeignKey("events.code"), primary_key=True),
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("event_keys")
