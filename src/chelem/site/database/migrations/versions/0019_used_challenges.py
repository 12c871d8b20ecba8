"""Store which challenges of passkeys have been used."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "used_challenges",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("until", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("used_challenges")
