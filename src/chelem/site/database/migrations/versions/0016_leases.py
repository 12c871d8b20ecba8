"""Store which process owns each shard of the tables and events, and which processes there are."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

SHARDS = 1024


def upgrade() -> None:
    """Create the tables, with all shards free; on SQLite, whose one server owns all, they stay empty."""
    leases = op.create_table(
        "leases",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.Text),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True)),
        postgresql_with={"fillfactor": 40},
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("owns", sa.Boolean, nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.bulk_insert(leases, [{"shard": shard, "epoch": 0} for shard in range(SHARDS)])


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("processes")
    op.drop_table("leases")
