"""Store what the pages of players add to deals; players of matches to come get ids that trace nobody."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table, and rename people at tables whose match has not started: no log names them yet."""
    op.create_table(
        "nonces",
        sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("nonce", sa.Text, nullable=False),
    )
    connection = op.get_bind()
    tables, people = sa.table("tables", sa.column("code"), sa.column("status")), _people()
    waiting = (
        sa.select(people.c.code, people.c.player)
        .join(tables, tables.c.code == people.c.code)
        .where(tables.c.status == "open", people.c.visitor.is_not(None))
        .order_by(people.c.code, people.c.place)
    )
    number, last = 0, None
    for code, player in connection.execute(waiting).all():
        number, last = number + 1 if code == last else 1, code
        row = sa.update(people).where(people.c.code == code, people.c.player == player)
        connection.execute(row.values(player=f"person-{number}"))


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("nonces")


def _people() -> sa.TableClause:
    return sa.table(
        "people", sa.column("code"), sa.column("player"), sa.column("place"), sa.column("visitor")
    )
