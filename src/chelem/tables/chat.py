"""Chat, alerts and explanations at a table."""

from chelem.core.cards import Card
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import (
    Acted,
    Alerted,
    Chatted,
    Explained,
)
from chelem.engine.sheet import PlayerId
from chelem.tables.people import VisitorId
from chelem.tables.table import Table

LONGEST = 300


def chat(table: Table, visitor: VisitorId | None, text: str, to: str) -> None:
    """Send a chat message to everybody, or to the opponents only."""
    person = table.person(visitor)
    if person is None:
        raise Refused("words.stranger")
    if to not in ("all", "opponents"):
        raise Refused("message.field", field="to")
    seat = table.seat(visitor)
    audience = None if to == "all" or seat is None else _opponents(table, seat)
    table.add(Chatted(person.player, _clean_message(text), audience))


def alert(table: Table, visitor: VisitorId | None, about: int, text: str) -> None:
    """Alert a call and explain it to those entitled to know."""
    person, seat = table.person(visitor), table.seat(visitor)
    if person is None or seat is None:
        raise Refused("words.stranger")
    caller = caller_of(table, about)
    explainer = _explainer(table, caller)
    if seat is not explainer:
        raise Refused("words.alert", seat=explainer)
    audience = _opponents(table, seat) if explainer is caller else None
    again = any(isinstance(e.event, Alerted) and e.event.about == about for e in table.deal_entries())
    words = " ".join(text.split())[:LONGEST]
    event = Explained if again else Alerted
    table.add(event(person.player, about, words, audience))


def _explainer(table: Table, caller: Seat) -> Seat:
    """The seat that explains a call: the caller, or partner if the policy says so and partner is a person."""
    partner = None if table.game.info.individual else table.sitting(caller.partner)
    by_partner = table.policy.alerts == "partner" and partner is not None and partner.visitor is not None
    return caller.partner if by_partner else caller


def caller_of(table: Table, about: int) -> Seat:
    """The seat that made the call with that version; `Refused` if it is not a call of this deal."""
    for entry in table.deal_entries():
        event = entry.event
        if entry.version == about and isinstance(event, Acted) and not isinstance(event.action, Card):
            return event.seat
    raise Refused("words.about", about=about)


def _opponents(table: Table, seat: Seat) -> tuple[PlayerId, ...]:
    """The opponents; in individual games everybody else, until there is a contract."""
    board = table.log.state.board if table.log else None
    no_sides = table.game.info.individual and (board is None or board.contract is None)
    others = SEATS if no_sides else seat.side.opponents.seats
    return tuple(player for other in others if other is not seat and (player := table.chairs[other]))


def _clean_message(text: str) -> str:
    words = " ".join(text.split())
    if not words:
        raise Refused("words.empty")
    if len(words) > LONGEST:
        raise Refused("words.long", most=LONGEST)
    return words
