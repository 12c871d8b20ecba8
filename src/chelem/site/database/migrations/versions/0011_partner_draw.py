"""Store the cards that the players of a table drew for partners before its match."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("partner_draw", sa.Text))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("tables", "partner_draw")
