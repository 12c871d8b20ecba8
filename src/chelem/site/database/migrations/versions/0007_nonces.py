"""Store what the pages of players add to deals."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "nonces",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("nonce", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("nonces")
