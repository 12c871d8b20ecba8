"""Store where each process runs, of which release it is, and which version its messages have."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

COLUMNS = ("host", "release", "messages")


def upgrade() -> None:
    """Add the columns, which processes of the release before leave empty."""
    op.add_column("processes", sa.Column("host", sa.Text))
    op.add_column("processes", sa.Column("release", sa.Text))
    op.add_column("processes", sa.Column("messages", sa.Integer))


def downgrade() -> None:
    """Drop the columns."""
    for name in COLUMNS:
        op.drop_column("processes", name)
