"""Taking a call or a card back: at once or by consent, as the table's policy has it."""

from dataclasses import dataclass

from chelem.core.cards import Card
from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.events import (
    STILL,
    Acted,
    Allowed,
    Asked,
    Dealt,
)
from chelem.engine.log import Entry
from chelem.tables.people import VisitorId
from chelem.tables.table import Table


@dataclass(frozen=True, slots=True)
class Request:
    """An undo that somebody has asked for, and the seats whose consent is still missing."""

    by: Seat
    to: int
    waiting: frozenset[Seat]


def open_request(table: Table) -> Request | None:
    """The undo that waits for an answer; a card, a call or somebody who comes or goes makes it void."""
    answers: dict[Seat, bool] = {}
    for entry in reversed(table.log or ()):
        match entry.event:
            case Allowed(by, accept):
                answers[by] = accept
            case Asked(by, to) if to < table.settled:
                return None
            case Asked(by, to):
                waiting = _judges(table, by) - set(answers)
                return Request(by, to, waiting) if waiting and all(answers.values()) else None
            case event if type(event) not in STILL:
                return None
    return None


def may_undo(table: Table, visitor: VisitorId | None) -> bool:
    """Whether a visitor has something to take back, and may ask."""
    try:
        _target(table, _own_seat(table, visitor))
    except Refused:
        return False
    return open_request(table) is None


def undo(table: Table, visitor: VisitorId | None) -> None:
    """Take the visitor's last call or card back, or ask the other side for it."""
    seat = _own_seat(table, visitor)
    target = _target(table, seat)
    if open_request(table) is not None:
        raise Refused("undo.asked")
    by_consent = table.policy.undo == "consent" and isinstance(target.event, Acted)
    called = isinstance(target.event, Acted) and not isinstance(target.event.action, Card)
    to = target.version - 1
    if by_consent and not called and _judges(table, seat):
        table.add(Asked(seat, to))
    else:
        table.undo(to)


def allow(table: Table, visitor: VisitorId | None, *, accept: bool) -> None:
    """Answer the undo that another has asked for; when the last one agrees, it is done."""
    seat, asked = _own_seat(table, visitor), open_request(table)
    if asked is None:
        raise Refused("undo.none")
    if seat not in asked.waiting:
        raise Refused("undo.others", seat=seat)
    table.add(Allowed(seat, accept))
    if accept and asked.waiting == {seat}:
        table.undo(asked.to)


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


def _target(table: Table, seat: Seat) -> Entry:
    """The last call or card that this seat decided in the deal in progress; `Refused` if it must stand."""
    log = table.playing
    if table.policy.undo == "off":
        raise Refused("undo.off")
    since: list[Acted] = []
    for entry in log.backwards():
        event = entry.event
        if isinstance(event, Dealt):
            break
        if not isinstance(event, Acted):
            continue
        if event.by is seat:
            _may_fall(table, entry, event, since)
            return entry
        since.append(event)
    raise Refused("undo.nothing")


def _may_fall(table: Table, entry: Entry, event: Acted, since: list[Acted]) -> None:
    """Raise `Refused` where the call or card of this entry has to stand, after all that came `since`."""
    to = entry.version - 1
    if not table.playing.can_undo(to) or to < table.settled:
        raise Refused("undo.nothing")
    if isinstance(event.action, Card):
        return
    if any(isinstance(later.action, Card) for later in since) and len(table.persons()) > 1:
        raise Refused("undo.played")
    if table.policy.undo == "consent" and any(_speaks_for(table, later.by, event.by) for later in since):
        raise Refused("undo.spoken" if table.game.info.individual else "undo.partner")


def _speaks_for(table: Table, later: Seat, seat: Seat) -> bool:
    """Whether a later call settles that of `seat`: partner's, or anyone's where all play alone."""
    return later is not seat if table.game.info.individual else later is seat.partner
