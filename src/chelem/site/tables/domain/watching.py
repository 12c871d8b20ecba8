"""A hand that spectators see: all who are seated must agree, as one of them may watch in another window."""

from dataclasses import replace

from chelem.core import Refused, Seat
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.policy import WatchChoice
from chelem.site.tables.domain.presence import WatchRequest
from chelem.site.tables.domain.table import Table

HANDS: frozenset[WatchChoice] = frozenset({"N", "E", "S", "W"})
"""The values of `watch` that show a hand while it is played."""


def open_watch_request(table: Table) -> WatchRequest | None:
    """Return the request that waits for an answer; None if there is none, or nobody is left to answer it."""
    request = table.presence.watch_request
    return request if request is not None and waiting_for(table, request) else None


def waiting_for(table: Table, request: WatchRequest) -> frozenset[Seat]:
    """Return the seats of people who have still to agree; robots always do."""
    answered = request.agreed | {request.by}
    persons = (person.visitor for person in table.persons())
    seats = (table.seat(visitor) for visitor in persons if visitor is not None and visitor not in answered)
    return frozenset(seat for seat in seats if seat is not None)


def chosen_watch(table: Table, visitor: VisitorId, watch: WatchChoice) -> WatchChoice:
    """Return what spectators see from now on; a hand that the owner chooses waits for the others' consent.

    Before the match nobody has cards: the others are asked as soon as it starts.
    """
    table.presence.watch_request = None
    if watch not in HANDS or watch == table.policy.watch or table.log is None:
        return watch
    request = WatchRequest(watch, visitor)
    if not waiting_for(table, request):
        return watch
    table.presence.watch_request = request
    return table.policy.watch


def ask_again(table: Table, newcomer: VisitorId | None = None) -> None:
    """Show no hand before all agree: the match starts, or a newcomer sits down whom nobody has asked."""
    watch = table.policy.watch
    if watch not in HANDS:
        return
    others = {person.visitor for person in table.persons() if person.visitor} - {newcomer}
    request = WatchRequest(watch, table.owner, frozenset(others if newcomer else ()))
    if waiting_for(table, request):
        table.set_policy(table.policy.changed({"watch": "table"}))
        table.presence.watch_request = request


def answer_watch_request(table: Table, visitor: VisitorId | None, *, accept: bool) -> None:
    """Answer as a player who is seated: the hand is shown once all agree; a refusal ends it."""
    seat = table.seat(table.seated_person(visitor).visitor)
    request = open_watch_request(table)
    if request is None:
        if accept or table.policy.watch not in HANDS:
            raise Refused("watch.none")
        table.set_policy(table.policy.changed({"watch": "table"}))
        return
    if not accept:
        table.presence.watch_request = None
        return
    if visitor is None or seat not in waiting_for(table, request):
        raise Refused("watch.answered")
    agreed = replace(request, agreed=request.agreed | {visitor})
    table.presence.watch_request = agreed
    if not waiting_for(table, agreed):
        table.presence.watch_request = None
        table.set_policy(table.policy.changed({"watch": agreed.watch}))
