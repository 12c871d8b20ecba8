"""Store by which browser somebody plays in an online event."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("event_persons", sa.Column("visitor", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("event_persons", "visitor")
