"""Store the spectators who saw a hand, so that a restart does not let them sit down."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "witnesses",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.Text, primary_key=True),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("witnesses")
