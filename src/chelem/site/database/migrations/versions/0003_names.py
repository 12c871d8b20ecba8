"""Rename tables, columns and a JSON key after the things that they hold."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_TABLES = {"promises": "commitments", "gathered": "read_positions"}
_COLUMNS = {"plan": "spec", "next": "rematch_code"}  # of `tables`
_OLD_KEY, _NEW_KEY = "seen", "known_deal"  # of a table's specification


def upgrade() -> None:
    """Rename to the new names.

    Tables and columns are renamed in place: SQLite's batch mode would drop `tables`, to which
    others refer.
    """
    for old, new in _TABLES.items():
        op.rename_table(old, new)
    for old, new in _COLUMNS.items():
        op.alter_column("tables", old, new_column_name=new)
    _rename_key("spec", _OLD_KEY, _NEW_KEY)


def downgrade() -> None:
    """Rename to the old names."""
    _rename_key("spec", _NEW_KEY, _OLD_KEY)
    for old, new in _COLUMNS.items():
        op.alter_column("tables", new, new_column_name=old)
    for old, new in _TABLES.items():
        op.rename_table(new, old)


def _rename_key(column: str, old: str, new: str) -> None:
    """Rename a key of the JSON objects in a column of `tables`."""
    tables = sa.table("tables", sa.column("code", sa.Text), sa.column(column, sa.Text))
    connection = op.get_bind()
    for code, text in connection.execute(sa.select(tables.c.code, tables.c[column])).all():
        stored = json.loads(text)
        if old in stored:
            renamed = {new if key == old else key: value for key, value in stored.items()}
            row = sa.update(tables).where(tables.c.code == code)
            connection.execute(row.values({column: json.dumps(renamed)}))
