"""Store the deals of each player for lists and figures, and the devices and passkeys of a person."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; logs are read again, as the deals imported so far are in no list yet."""
    _create_own_deals()
    _create_ways_in()


def _create_own_deals() -> None:
    op.create_table(
        "own_deals",
        sa.Column("visitor", sa.Text, sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("practice", sa.Integer, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("partner", sa.Text, nullable=False),
        sa.Column("contract", sa.Text, nullable=False),
        sa.Column("declarer", sa.Text),
        sa.Column("level", sa.Integer),
        sa.Column("strain", sa.Text),
        sa.Column("over", sa.Integer),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("percent", sa.Float),
        sa.Column("judged", sa.Integer, nullable=False),
        sa.Column("lead_lost", sa.Integer),
        sa.Column("cards_lost", sa.Integer),
        sa.Column("card_errors", sa.Integer),
        sa.Column("call_errors", sa.Integer),
    )
    op.create_index("own_deals_at", "own_deals", ["visitor", "at"])
    op.add_column(
        "read_positions", sa.Column("recorded", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.execute("UPDATE read_positions SET version = -1")


def _create_ways_in() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("visitor", sa.Text, sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.create_index("devices_visitor", "devices", ["visitor"])
    op.create_table(
        "link_codes",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("visitor", sa.Text, sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("until", sa.Text, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("visitor", sa.Text, sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("counter", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Text, nullable=False),
    )
    op.create_index("passkeys_visitor", "passkeys", ["visitor"])


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("passkeys")
    op.drop_table("link_codes")
    op.drop_table("devices")
    op.drop_column("read_positions", "recorded")
    op.drop_table("own_deals")
