"""Chat, alerts and explanations at a table."""

import secrets
from typing import Literal

from chelem.core import SEATS, Card, Refused, Seat
from chelem.core.typed_text import clean_line
from chelem.engine import PlayerId, events
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.dealing import deal_entries
from chelem.site.tables.domain.table import Table

LONGEST_MESSAGE = 300
"""The most characters of a chat message or an explanation."""

ChatAudience = Literal["all", "opponents"]


def chat(
    table: Table,
    visitor: VisitorId | None,
    text: str,
    to: ChatAudience,
    id: str | None = None,  # noqa: A002 - as in the log
) -> None:
    """Send a chat message to everyone, or to the opponents only."""
    person = table.person(visitor)
    if person is None:
        raise Refused("words.stranger")
    seat = table.seat(visitor)
    audience = None if to == "all" or seat is None else _opponents(table, seat)
    table.add(events.Chatted(person.player, _clean_message(text), audience, _salt(table)), id)


def alert(
    table: Table,
    visitor: VisitorId | None,
    about: int,
    text: str,
    id: str | None = None,  # noqa: A002 - as in the log
) -> None:
    """Alert the call with version `about`, or explain it again, to those entitled to know."""
    person, seat = table.person(visitor), table.seat(visitor)
    if person is None or seat is None:
        raise Refused("words.stranger")
    caller = caller_of(table, about)
    explainer = _explainer(table, caller)
    if seat is not explainer:
        raise Refused("words.alert", seat=explainer)
    audience = _opponents(table, seat) if explainer is caller else None
    alerted = any(isinstance(e.event, events.Alerted) and e.event.about == about for e in deal_entries(table))
    explanation = clean_line(text)[:LONGEST_MESSAGE]
    event = events.Explained if alerted else events.Alerted
    table.add(event(person.player, about, explanation, audience, _salt(table)), id)


def _explainer(table: Table, caller: Seat) -> Seat:
    """Return who explains a call: the caller, or partner if the policy wants that and partner is a person."""
    partner = None if table.game.info.individual else table.occupant(caller.partner)
    partner_explains = (
        table.policy.alerts == "partner" and partner is not None and partner.visitor is not None
    )
    return caller.partner if partner_explains else caller


def caller_of(table: Table, about: int) -> Seat:
    """Return the seat that made the call with this version; `Refused` if it is not a call of this deal."""
    for entry in deal_entries(table):
        event = entry.event
        if entry.version == about and isinstance(event, events.Acted) and not isinstance(event.action, Card):
            return event.seat
    raise Refused("words.about", about=about)


def _opponents(table: Table, seat: Seat) -> tuple[PlayerId, ...]:
    """Return the opponents; in individual games everyone else, until there is a contract."""
    board = table.log.state.board if table.log else None
    no_sides = table.game.info.individual and (board is None or board.contract is None)
    others = SEATS if no_sides else seat.side.opponents.seats
    return tuple(player for other in others if other is not seat and (player := table.chairs[other]))


def _salt(table: Table) -> str | None:
    """Return a salt for a message of a log of format 2, whose chain would otherwise let others guess it."""
    return secrets.token_hex(8) if table.started_log.state.format > 1 else None


def _clean_message(text: str) -> str:
    message = clean_line(text)
    if not message:
        raise Refused("words.empty")
    if len(message) > LONGEST_MESSAGE:
        raise Refused("words.long", most=LONGEST_MESSAGE)
    return message
