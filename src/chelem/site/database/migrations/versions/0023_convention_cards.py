"""Store the convention cards of visitors."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "convention_cards",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.create_index("convention_cards_visitor", "convention_cards", ["visitor"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("convention_cards")
