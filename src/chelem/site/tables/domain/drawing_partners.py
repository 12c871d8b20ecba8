"""Seat a table's people by a draw of cards before its match starts (RULES Common, Partners)."""

import secrets
from collections.abc import Callable

from chelem.core import SEATS, Forbidden, Refused, Seat
from chelem.engine import Sheet, Started
from chelem.engine.first_dealer import DrawnCards, draw_for_deal, drawn_dealer
from chelem.engine.partner_draw import NewSeats, seats_by_draw, turned
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.partner_draw import PartnerDraw
from chelem.site.tables.domain.table import Table


def draw_partners(
    table: Table, visitor: VisitorId | None, randbelow: Callable[[int], int] = secrets.randbelow
) -> None:
    """Draw a card for each chair and seat the players by them, at the owner's request before the match.

    `Refused` unless four play, two or more of them are people, and the table plays no set of boards.
    """
    table.check_owner(visitor)
    _check_not_started(table)
    if table.board_set is not None or len(table.seats) != len(SEATS):
        raise Refused("draw.seats")
    if len(table.persons()) < 2:
        raise Refused("draw.people")
    drawn = draw_for_deal(SEATS, randbelow)
    _seat_by(table, drawn, seats_by_draw(drawn, table.game.info.suits))


def choose_seat(table: Table, visitor: VisitorId | None, seat: Seat) -> None:
    """Seat the player with the highest card there, at their own request before the match.

    The others keep their order clockwise, so that partners stay opposite each other. `Forbidden` for others,
    `Refused` where no draw holds.
    """
    _check_not_started(table)
    if (draw := valid_draw(table)) is None:
        raise Refused("draw.none")
    highest = drawn_dealer(draw.drawn, table.game.info.suits)
    if visitor is None or table.seat(visitor) is not highest:
        raise Forbidden("draw.highest")
    _seat_by(table, draw.drawn, turned(highest, seat))


def valid_draw(table: Table) -> PartnerDraw | None:
    """Return the draw by which the players sit before the match; None if one of them has moved since."""
    draw = table.partner_draw
    if draw is None or table.log is not None:
        return None
    same = all(player in {None, now} for player, now in zip(draw.players, table.chairs, strict=True))
    return draw if same else None


def cards_drawn(table: Table) -> DrawnCards:
    """Return the cards by which the players sit, or sat when the match started; none without a draw."""
    if table.log is None:
        draw = valid_draw(table)
        return () if draw is None else draw.drawn
    started = table.log[0].event
    return started.draw if isinstance(started, Started) else ()


def highest_deals(table: Table) -> bool:
    """Return whether the player with the highest card deals first, not the one that boards or cards name."""
    sheet = Sheet(SEATS)
    first_dealers = (table.match.next(table.game, sheet, seat).dealer for seat in SEATS)
    return table.first is None and tuple(first_dealers) == SEATS


def _check_not_started(table: Table) -> None:
    if table.log is not None:
        raise Refused("table.started")


def _seat_by(table: Table, drawn: DrawnCards, moves: NewSeats) -> None:
    """Move all players, each with their card."""
    waiting = dict(table.people.waiting)
    table.people.waiting = {moves[seat]: player for seat, player in waiting.items()}
    for player in waiting.values():
        table.save_person(table.people.known[player])
    cards = {moves[seat]: card for seat, card in drawn}
    table.save_partner_draw(PartnerDraw(tuple((seat, cards[seat]) for seat in SEATS), table.chairs))
