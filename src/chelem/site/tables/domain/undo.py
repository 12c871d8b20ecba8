"""Undo of a call or card: at once or by consent, as the table's policy allows."""

from dataclasses import dataclass

from chelem.core import Card, Refused, Seat
from chelem.engine import events
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.table import Table
from chelem.site.tables.domain.undo_state import VersionedAction


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A requested undo, the card to take back, and the seats that have yet to consent."""

    by: Seat
    to: int
    card: Card
    waiting: frozenset[Seat]


def open_request(table: Table) -> UndoRequest | None:
    """Return the undo request awaiting an answer; a call, a card or a change of players cancels it."""
    request, answers = table.undo.request, table.undo.answers
    if request is None or request.to < table.undo.earliest:
        return None
    waiting = _approvers(table, request.by) - set(answers)
    card = dict(table.undo.actions)[request.to + 1].action
    if not isinstance(card, Card) or not waiting or not all(answers.values()):
        return None
    return UndoRequest(request.by, request.to, card, waiting)


def may_undo(table: Table, seat: Seat | None, request: UndoRequest | None) -> bool:
    """Return whether the player in this seat has a call or card to undo, and no `request` is open."""
    if seat is None or request is not None or table.policy.undo == "off":
        return False
    action, since = _last_action(table, seat)
    return action is not None and _undo_refusal(table, action, since) is None


def request_undo(table: Table, visitor: VisitorId | None, id: str | None = None) -> None:  # noqa: A002 - as in the log
    """Undo the visitor's last call or card, or ask the opponents to agree."""
    _, seat = table.seated_place(visitor)
    if table.policy.undo == "off":
        raise Refused("undo.off")
    action, since = _last_action(table, seat)
    if action is None:
        raise Refused("undo.nothing")
    if (reason := _undo_refusal(table, action, since)) is not None:
        raise Refused(f"undo.{reason}")
    if open_request(table) is not None:
        raise Refused("undo.asked")
    version, event = action
    to = version - 1
    by_consent = table.policy.undo == "consent" and isinstance(event.action, Card)
    if by_consent and _approvers(table, seat):
        table.add(events.Asked(seat, to), id)
    else:
        table.undo_to(to, id)


def answer_undo(
    table: Table,
    visitor: VisitorId | None,
    id: str | None = None,  # noqa: A002 - as in the log
    *,
    accept: bool,
) -> None:
    """Answer an undo request; the undo happens once everyone asked has agreed."""
    _, seat = table.seated_place(visitor)
    request = open_request(table)
    if request is None:
        raise Refused("undo.none")
    if seat not in request.waiting:
        raise Refused("undo.others", seat=seat)
    table.add(events.Allowed(seat, accept), id)
    if accept and request.waiting == {seat}:
        table.undo_to(request.to)


def _approvers(table: Table, seat: Seat) -> frozenset[Seat]:
    """Return the opponents who must agree: people only, as bots always consent."""
    board = table.started_log.state.board
    seats = (other for other in table.seats if other.side is not seat.side or _all_opponents(table))
    dummy = board.contract.dummy if board and board.contract else None
    return frozenset(
        other
        for other in seats
        if (person := table.occupant(other)) and person.visitor and other not in (seat, dummy)
    )


def _all_opponents(table: Table) -> bool:
    """Return whether all players are opponents of each other: in individual games before the contract."""
    board = table.started_log.state.board
    return table.game.info.individual and (board is None or board.contract is None)


def _last_action(table: Table, seat: Seat) -> tuple[VersionedAction | None, list[events.Acted]]:
    """Return the last call or card that this seat decided in this deal, and the later actions."""
    since: list[events.Acted] = []
    for version, event in reversed(table.undo.actions):
        if event.by is seat:
            return (version, event), since
        since.append(event)
    return None, since


def _undo_refusal(table: Table, action: VersionedAction, since: list[events.Acted]) -> str | None:
    """Return why an action cannot be undone, as the end of a message id `undo.*`; None if it can be.

    `since` holds the later actions.
    """
    version, event = action
    to = version - 1
    log = table.started_log
    if not table.in_deal or to < table.undo.earliest or (to >= log.last_shown and not log.can_undo(to)):
        return "nothing"
    is_call = not isinstance(event.action, Card)
    if is_call and table.training is not None and table.training.robots_bid:
        return "nothing"
    if is_call and any(isinstance(later.action, Card) for later in since) and len(table.persons()) > 1:
        return "played"
    if to < log.last_shown:
        return "shown"
    if (
        is_call
        and table.policy.undo == "consent"
        and any(_makes_final(table, later.by, event.by) for later in since)
    ):
        return "spoken" if table.game.info.individual else "partner"
    return None


def _makes_final(table: Table, later: Seat, seat: Seat) -> bool:
    """Return whether a call by `later` makes that of `seat` final: partner's, in individual games any."""
    return later is not seat if table.game.info.individual else later is seat.partner
