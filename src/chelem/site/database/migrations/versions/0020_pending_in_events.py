"""Store which devices wait for a key of an event, for the process that has the event next."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "joining_codes",
        sa.Column("code", sa.Text, sa.ForeignKey("events.code"), primary_key=True),
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("until", sa.Text, nullable=False),
    )
    op.create_table(
        "seat_claims",
        sa.Column("code", sa.Text, sa.ForeignKey("events.code"), primary_key=True),
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("until", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("seat_claims")
    op.drop_table("joining_codes")
