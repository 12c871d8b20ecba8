"""A table as log messages describe it."""

from chelem.engine import PlayerId
from chelem.site.tables.domain.table import Table


def describe_table(table: Table, player: PlayerId | None = None) -> str:
    """Return the description of a table, and of one of its players, for log messages."""
    facts = f"table {table.code}, {table.game.name} {table.match.kind}"
    if table.log is None:
        return facts
    state = table.log.state
    seat = None if player is None else state.seat(player)
    if state.board is not None:
        facts += f", deal {state.board.setting.deal}"
    facts += f", version {table.log.version}"
    return facts if seat is None else f"{facts}, seat {seat}"
