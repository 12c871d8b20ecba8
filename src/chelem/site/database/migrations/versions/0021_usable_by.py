"""Store which programs may use the database: those that know this revision."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, with the revision before: programs that know it could use the database."""
    usable = op.create_table("usable_by", sa.Column("revision", sa.Text, primary_key=True))
    op.bulk_insert(usable, [{"revision": down_revision}])


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("usable_by")
