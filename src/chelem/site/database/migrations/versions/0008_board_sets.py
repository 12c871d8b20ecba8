"""Store the boards that several tables play, which tables these are, and their results."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "board_sets",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("spec", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.create_table(
        "set_tables",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("board_set", sa.Text, sa.ForeignKey("board_sets.code"), nullable=False),
        sa.Column("role", sa.Text, nullable=False),
    )
    op.create_index("set_tables_board_set", "set_tables", ["board_set"])
    op.create_table(
        "set_results",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("result", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("set_results")
    op.drop_index("set_tables_board_set", "set_tables")
    op.drop_table("set_tables")
    op.drop_table("board_sets")
