"""Find the tables and reports of a visitor quickly, to count them before another is stored."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the indexes."""
    op.create_index("tables_owner", "tables", ["owner"])
    op.create_index("reports_visitor", "reports", ["visitor"])


def downgrade() -> None:
    """Drop the indexes."""
    op.drop_index("reports_visitor", "reports")
    op.drop_index("tables_owner", "tables")
