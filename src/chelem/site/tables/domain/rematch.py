"""Replay a deal, or play another match with the same people."""

from dataclasses import replace

from chelem.boards import BoardSummary
from chelem.core import SEATS, Action, Deal, Refused, Seat
from chelem.engine import Entry, Log, events
from chelem.formats.log.chain import link
from chelem.site.tables.domain import dealing, seating
from chelem.site.tables.domain.comparison import BotResult, result_to_store
from chelem.site.tables.domain.from_board import replay_moves
from chelem.site.tables.domain.known_deal import KnownDeal
from chelem.site.tables.domain.people import Guest, Person
from chelem.site.tables.domain.table import Table
from chelem.site.visitors import clean_name

_NOT_COPIED = (
    events.Alerted,
    events.Allowed,
    events.Asked,
    events.Chatted,
    events.Committed,
    events.Explained,
    events.Pledged,
    events.Sealed,
    events.Unrevealed,
)


def replay_at_new_table(old: Table, number: int, guest: Guest, code: str, steps: int = 0) -> Table:
    """Create a table with the match up to a finished deal and the same cards, for the guest and bots.

    The first `steps` calls and cards of the deal are repeated. Raise `Refused` if they end it.
    """
    before, dealt = _entries_before(old, number)
    moves = _moves_of_deal(old, number)[:steps]
    table = Table(
        code,
        guest.visitor,
        old.game,
        old.match,
        old.policy.for_one_person(),
        old.now,
        old.bots,
        old.sides,
        known_deal=KnownDeal(number, len(moves), _stored_result(old, number)),
    )
    started = old.started_log[0].event
    if not isinstance(started, events.Started):
        raise TypeError(started)
    for player, person in old.people.known.items():
        table.save_person(Person(player, person.name))
    table.begin(Log(started, old.now(), link=link))
    for entry in before:
        table.copy_event(_copied(old, entry.event))
    _seat_guest(table, guest, _seat_in_deal(old, guest, dealt))
    dealing.deal_chosen(table, dealt.setting, Deal.of(*map(dealt.hands.__getitem__, SEATS)), "replay")
    replay_moves(table, moves)
    return table


def _copied(old: Table, event: events.Event) -> events.Event:
    """Return an event as it is at another table: cards that nobody draws there have an origin, no promise."""
    match event:
        case events.Dealt(origin=None) if old.started_log.state.format > 1:
            return replace(event, origin="replay")
        case events.Revealed():
            return replace(event, nonces=None)
        case _:
            return event


def _moves_of_deal(old: Table, number: int) -> list[Action]:
    """Return the calls and cards of a deal since its last attempt was dealt."""
    moves: list[Action] = []
    in_deal = False
    for entry in old.started_log.effective():
        match entry.event:
            case events.Dealt(setting):
                in_deal = setting.deal == number
                moves = [] if in_deal else moves
            case events.Acted(action=action) if in_deal:
                moves.append(action)
    return moves


def _stored_result(old: Table, number: int) -> BotResult | None:
    """Return the deal's result at the old table; None in individual games."""
    rows = (row for row in old.started_log.state.sheet.rows if row.setting.deal == number)
    return next((result_to_store(BoardSummary.of_row(old.game, row)) for row in rows), None)


def _entries_before(old: Table, number: int) -> tuple[list[Entry], events.Dealt]:
    """Return the effective entries before a finished deal, and the event of its last attempt."""
    if not any(row.setting.deal == number for row in old.started_log.state.sheet.rows):
        raise Refused("deal.open", deal=number)
    copied: list[Entry] = []
    found: tuple[list[Entry], events.Dealt] | None = None
    for entry in old.started_log.effective()[1:]:
        if isinstance(entry.event, events.Dealt) and entry.event.setting.deal == number:
            found = (list(copied), entry.event)
        if not isinstance(entry.event, _NOT_COPIED):
            copied.append(entry)
    if found is None:
        raise Refused("deal.open", deal=number)
    return found


def _seat_in_deal(old: Table, guest: Guest, dealt: events.Dealt) -> Seat:
    """Return the guest's seat in that deal, otherwise South."""
    played = {person.player for person in old.people.of(guest.visitor)}
    seats = (seat for seat, player in dealt.seating.items() if player in played)
    return next(seats, Seat.S)


def _seat_guest(table: Table, guest: Guest, own: Seat) -> None:
    """Seat the guest in `own` and bots elsewhere, as the players of these chairs, who keep their points."""
    for number, seat in enumerate(table.seats, start=1):
        player = table.chairs[seat] or table.people.new_bot().player
        person = Person(player, f"Robot {number}")
        if seat is own:
            person = Person(player, clean_name(guest.name), guest.visitor)
        table.save_person(person)
        table.add(seating.seated_event(table, seat, person))


def rematch(old: Table, guest: Guest, code: str) -> Table | str:
    """Create a table with the same people in the same chairs, or return the code of the existing one."""
    if old.person(guest.visitor) is None:
        old.check_owner(guest.visitor)
    if old.rematch_code is not None:
        return old.rematch_code
    if old.status != "over":
        raise Refused("match.unfinished")
    policy = old.policy.changed({"listed": False})
    table = Table(code, guest.visitor, old.game, old.match, policy, old.now, old.bots, old.sides)
    table.training = old.training
    for seat, person in [(seat, person) for seat in old.seats if (person := old.occupant(seat))]:
        returning = table.people.new_bot()
        if person.visitor is not None:
            returning = table.people.new_person(Guest(person.visitor, person.name))
        table.people.waiting[seat] = returning.player
        table.save_person(returning)
    if all(seat in table.people.waiting for seat in table.seats):
        seating.begin_match(table)
    return table
