"""Seat a table's people by a draw of cards before its match starts."""

import secrets
from collections.abc import Callable

from chelem.core.errors import Refused
from chelem.core.seats import SEATS
from chelem.engine.first_dealer import draw_for_deal
from chelem.engine.partner_draw import seats_by_draw
from chelem.tables.partner_draw import PartnerDraw
from chelem.tables.people import VisitorId
from chelem.tables.table import Table


def draw_partners(
    table: Table, visitor: VisitorId | None, randbelow: Callable[[int], int] = secrets.randbelow
) -> None:
    """Draw a card for each chair and seat the players by them, at the owner's request before the match.

    `Refused` unless four play, two or more of them are people, and the table plays no set of boards.
    """
    table.check_owner(visitor)
    if table.log is not None:
        raise Refused("table.started")
    if table.board_set is not None or len(table.seats) != len(SEATS):
        raise Refused("draw.seats")
    if len(table.persons()) < 2:
        raise Refused("draw.people")
    drawn, waiting = draw_for_deal(SEATS, randbelow), dict(table.people.waiting)
    moves = seats_by_draw(drawn, table.game.info.suits)
    table.people.waiting = {moves[seat]: player for seat, player in waiting.items()}
    for player in waiting.values():
        table.save_person(table.people.known[player])
    cards = {moves[seat]: card for seat, card in drawn}
    table.partner_draw = PartnerDraw(tuple((seat, cards[seat]) for seat in SEATS), table.chairs)


def valid_draw(table: Table) -> PartnerDraw | None:
    """Return the draw by which the players sit before the match; None if one of them has moved since."""
    draw = table.partner_draw
    if draw is None or table.log is not None:
        return None
    same = all(player in {None, now} for player, now in zip(draw.players, table.chairs, strict=True))
    return draw if same else None
