"""Store where the notifications of each device are sent."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "push_subscriptions",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("visitor", sa.Text, sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
        sa.UniqueConstraint("endpoint", name="push_subscriptions_endpoint"),
    )
    op.create_index("push_subscriptions_visitor", "push_subscriptions", ["visitor"])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("push_subscriptions")
