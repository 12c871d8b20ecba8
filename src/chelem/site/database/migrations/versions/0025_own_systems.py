"""Store the bidding systems that visitors write, each with its versions."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "own_systems",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.create_index("own_systems_visitor", "own_systems", ["visitor"])
    op.create_table(
        "own_system_versions",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("visitor", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", "number"),
    )
    op.create_index("own_system_versions_visitor", "own_system_versions", ["visitor"])


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("own_system_versions")
    op.drop_table("own_systems")
