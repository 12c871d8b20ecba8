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
    """A requested undo, and the seats that have yet to consent."""

    by: Seat
    to: int
    waiting: frozenset[Seat]


def open_request(table: Table) -> UndoRequest | None:
    """The undo request awaiting an answer, if any; a call, a card or a change of players cancels it."""
    asked, answers = table.undo.asked, table.undo.answers
    if asked is None or asked.to < table.undo.settled:
        return None
    waiting = _approvers(table, asked.by) - set(answers)
    return UndoRequest(asked.by, asked.to, waiting) if waiting and all(answers.values()) else None


def may_undo(table: Table, seat: Seat | None, request: UndoRequest | None) -> bool:
    """Whether the player in this seat has a call or card to undo, and no `request` is open."""
    if seat is None or request is not None or table.policy.undo == "off":
        return False
    decided, since = _last_decided(table, seat)
    return decided is not None and _why_stands(table, decided, since) is None


def take_back(table: Table, visitor: VisitorId | None) -> None:
    """Undo the visitor's last call or card, or ask the opponents to agree."""
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
    if by_consent and _approvers(table, seat):
        table.add(Asked(seat, to))
    else:
        table.undo_to(to)


def answer_undo(table: Table, visitor: VisitorId | None, *, accept: bool) -> None:
    """Answer an undo request; the undo happens when everyone asked has agreed."""
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


def _approvers(table: Table, seat: Seat) -> frozenset[Seat]:
    """The opponents who must agree: people only, bots always consent."""
    board = table.playing.state.board
    seats = (other for other in table.seats if other.side is not seat.side or _no_sides(table))
    dummy = board.contract.dummy if board and board.contract else None
    return frozenset(
        other
        for other in seats
        if (person := table.sitting(other)) and person.visitor and other not in (seat, dummy)
    )


def _no_sides(table: Table) -> bool:
    """Whether everybody is everybody's opponent: in individual games, until there is a contract."""
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
    if table.policy.undo == "consent" and any(_settles(table, later.by, event.by) for later in since):
        return "spoken" if table.game.info.individual else "partner"
    return None


def _settles(table: Table, later: Seat, seat: Seat) -> bool:
    """Whether a call by `later` makes that of `seat` final: partner's does, in individual games anybody's."""
    return later is not seat if table.game.info.individual else later is seat.partner
