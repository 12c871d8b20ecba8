"""Create the tables of the visitors' collections."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of collections."""
    op.create_table(
        "collections",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("visitor", sa.Text, sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.create_index("collections_visitor", "collections", ["visitor"])
    op.create_table(
        "boards",
        sa.Column("collection", sa.Text, sa.ForeignKey("collections.code"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("reports", sa.Text, nullable=False),
        sa.Column("faults", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("table", sa.Text),
        sa.Column("deal", sa.Integer),
    )
    op.create_table(
        "gathered",
        sa.Column("visitor", sa.Text, sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables of collections."""
    for name in ("gathered", "boards", "collections"):
        op.drop_table(name)
