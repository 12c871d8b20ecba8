"""Giving up the board of a set that somebody has in hand."""

from chelem.core import Refused
from chelem.engine import Setting
from chelem.site.edge import VisitorId
from chelem.site.tables.domain import seating
from chelem.site.tables.domain.pace import set_pace
from chelem.site.tables.domain.table import Table


def board_in_hand(table: Table, visitor: VisitorId) -> Setting | None:
    """Return the board of a set that a visitor has begun here and that is not over; None if there is none.

    A player who has left their chair may come back, so that they still have it. Boards that are played again
    for practice do not count.
    """
    board = table.log.state.board if table.log else None
    if table.board_set is None or table.role == "again" or board is None or board.closed:
        return None
    own = {person.player for person in table.people.of(visitor)}
    if not any(own & seen for seen in board.holdings.seen) or seating.has_given_up(table, visitor):
        return None
    return board.setting


def give_up(table: Table, visitor: VisitorId) -> None:
    """Leave the board in progress for good: its player does not sit down again before it is over.

    A robot goes on in a match of teams and in an event. Who plays alone leaves the next boards as well.
    """
    if board_in_hand(table, visitor) is None:
        raise Refused("board.not_in_hand")
    seat = table.seat(visitor)
    if seat is not None and table.board_set is not None and table.board_set.seat is not None:
        seating.leave_chair(table, visitor, seat)
    elif seat is not None:
        seating.replace_player(table, seat, seating.bot_for_seat(table, seat))
        if table.board_set is not None and table.board_set.kind == "event":
            set_pace(table)
    table.save_witness(visitor)
