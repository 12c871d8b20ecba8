"""Store which of their convention cards visitors play unless they choose otherwise."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: so far nobody prefers a card."""
    op.add_column(
        "convention_cards", sa.Column("preferred", sa.Boolean, nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("convention_cards", "preferred")
