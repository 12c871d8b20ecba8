"""Undo of a call or card: at once or by consent, by the table's policy."""

from dataclasses import dataclass

from chelem.core.cards import Card
from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.events import Acted, Allowed, Asked
from chelem.tables.people import VisitorId
from chelem.tables.table import Table
from chelem.tables.undo_state import VersionedAction


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """An undo that somebody has asked for, and the seats whose consent is still missing."""

    by: Seat
    to: int
    waiting: frozenset[Seat]


def open_request(table: Table) -> UndoRequest | None:
    """The undo that waits for an answer; a card, a call or somebody who comes or goes makes it void."""
    asked, answers = table.undo.asked, table.undo.answers
    if asked is None or asked.to < table.undo.settled:
        return None
    waiting = _judges(table, asked.by) - set(answers)
    return UndoRequest(asked.by, asked.to, waiting) if waiting and all(answers.values()) else None


def may_undo(table: Table, seat: Seat | None, request: UndoRequest | None) -> bool:
    """Whether the one in this chair has something to take back, and may ask while `request` is open."""
    if seat is None or request is not None or table.policy.undo == "off":
        return False
    decided, since = _last_decided(table, seat)
    return decided is not None and _why_stands(table, decided, since) is None


def take_back(table: Table, visitor: VisitorId | None) -> None:
    """Take the visitor's last call or card back, or ask the other side for it."""
    seat = _own_seat(table, visitor)
    if table.policy.undo == "off":
        raise Refused("undo.off")
    decided, since = _last_decided(table, seat)
    if decided is None:
        raise Refused("undo.nothing")
    if (why := _why_stands(table, decided, since)) is not None:
        raise Refused(f"undo.{why}")
    if open_request(table) is not None:
        raise Refused("undo.asked")
    version, event = decided
    to = version - 1
    by_consent = table.policy.undo == "consent" and isinstance(event.action, Card)
    if by_consent and _judges(table, seat):
        table.add(Asked(seat, to))
    else:
        table.undo_to(to)


def answer_undo(table: Table, visitor: VisitorId | None, *, accept: bool) -> None:
    """Answer the undo that another has asked for; when the last one agrees, it is done."""
    seat, asked = _own_seat(table, visitor), open_request(table)
    if asked is None:
        raise Refused("undo.none")
    if seat not in asked.waiting:
        raise Refused("undo.others", seat=seat)
    table.add(Allowed(seat, accept))
    if accept and asked.waiting == {seat}:
        table.undo_to(asked.to)


def _own_seat(table: Table, visitor: VisitorId | None) -> Seat:
    seat = table.seat(visitor)
    if seat is None:
        raise Refused("chair.none")
    return seat


def _judges(table: Table, seat: Seat) -> frozenset[Seat]:
    """The persons of the other side: bots never mind."""
    board = table.playing.state.board
    seats = (other for other in table.seats if other.side is not seat.side or _all_alone(table))
    dummy = board.contract.dummy if board and board.contract else None
    return frozenset(
        other
        for other in seats
        if (person := table.sitting(other)) and person.visitor and other not in (seat, dummy)
    )


def _all_alone(table: Table) -> bool:
    """Where each plays alone, everyone else is the other side until the contract stands."""
    board = table.playing.state.board
    return table.game.info.individual and (board is None or board.contract is None)


def _last_decided(table: Table, seat: Seat) -> tuple[VersionedAction | None, list[Acted]]:
    """The last call or card that this seat decided in the deal in progress, and all that came since."""
    since: list[Acted] = []
    for version, event in reversed(table.undo.actions):
        if event.by is seat:
            return (version, event), since
        since.append(event)
    return None, since


def _why_stands(table: Table, decided: VersionedAction, since: list[Acted]) -> str | None:
    """Why this call or card has to stand, after all that came `since`: the end of a code of `undo.`.

    None where it may fall.
    """
    version, event = decided
    to = version - 1
    if not table.playing.can_undo(to) or to < table.undo.settled:
        return "nothing"
    if isinstance(event.action, Card):
        return None
    if any(isinstance(later.action, Card) for later in since) and len(table.persons()) > 1:
        return "played"
    if table.policy.undo == "consent" and any(_speaks_for(table, later.by, event.by) for later in since):
        return "spoken" if table.game.info.individual else "partner"
    return None


def _speaks_for(table: Table, later: Seat, seat: Seat) -> bool:
    """Whether a later caller has settled the call of `seat`: partner, or anyone else where all play alone."""
    return later is not seat if table.game.info.individual else later is seat.partner
