"""Replay a deal, or play another match with the same people."""

from collections.abc import Iterator

from chelem.boards.board_summary import BoardSummary
from chelem.core.calls import Action
from chelem.core.deals import Deal
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import (
    Acted,
    Alerted,
    Allowed,
    Asked,
    Chatted,
    Committed,
    Dealt,
    Explained,
    Seated,
    Started,
)
from chelem.engine.log import Entry, Log
from chelem.tables import dealing, seating
from chelem.tables.comparison import BotResult, result_to_store
from chelem.tables.from_board import replay_moves
from chelem.tables.known_deal import KnownDeal
from chelem.tables.people import Guest, Person, clean_name
from chelem.tables.table import Table

_LEFT_OUT = (Alerted, Allowed, Asked, Chatted, Committed, Explained)


def replay_at_new_table(old: Table, number: int, guest: Guest, code: str, steps: int = 0) -> Table:
    """Create a table with the same match so far and the same cards, for the guest and bots.

    The first `steps` calls and cards of the deal are repeated; `Refused` if they end it.
    """
    before, dealt = _up_to(old, number)
    moves = _moves(old, number)[:steps]
    table = Table(
        code,
        guest.visitor,
        old.game,
        old.match,
        old.policy.changed({"undo": "free"}),
        old.now,
        known_deal=KnownDeal(number, len(moves), _result(old, number)),
    )
    started = old.playing[0].event
    if not isinstance(started, Started):
        raise TypeError(started)
    for player, person in old.people.known.items():
        table.keep_person(Person(player, person.name))
    table.begin(Log(started, old.now()))
    for entry in before:
        table.add_known(entry.event)
    _reseat(table, guest, _chair_for(old, guest, dealt))
    dealing.deal_again(table, dealt.setting, Deal.of(*map(dealt.hands.__getitem__, SEATS)))
    replay_moves(table, moves)
    return table


def _moves(old: Table, number: int) -> list[Action]:
    """The calls and cards of a deal, since its cards were dealt for the last time."""
    moves: list[Action] = []
    inside = False
    for entry in old.playing.effective():
        match entry.event:
            case Dealt(setting):
                inside = setting.deal == number
                moves = [] if inside else moves
            case Acted(action=action) if inside:
                moves.append(action)
    return moves


def _result(old: Table, number: int) -> BotResult | None:
    """The deal's result at the old table; None in individual games."""
    rows = (row for row in old.playing.state.sheet.rows if row.setting.deal == number)
    return next((result_to_store(BoardSummary.of_row(old.game, row)) for row in rows), None)


def _up_to(old: Table, number: int) -> tuple[list[Entry], Dealt]:
    """The entries in force before a finished deal, and the event that dealt it for the last time."""
    if not any(row.setting.deal == number for row in old.playing.state.sheet.rows):
        raise Refused("deal.open", deal=number)
    kept: list[Entry] = []
    found: tuple[list[Entry], Dealt] | None = None
    for entry in old.playing.effective()[1:]:
        if isinstance(entry.event, Dealt) and entry.event.setting.deal == number:
            found = (list(kept), entry.event)
        if not isinstance(entry.event, _LEFT_OUT):
            kept.append(entry)
    if found is None:
        raise Refused("deal.open", deal=number)
    return found


def _chair_for(old: Table, guest: Guest, dealt: Dealt) -> Seat:
    """The guest's seat in that deal, otherwise South."""
    played = {person.player for person in old.people.of(guest.visitor)}
    sat = (seat for seat, player in dealt.seating.items() if player in played)
    return next(sat, Seat.S)


def _reseat(table: Table, guest: Guest, mine: Seat) -> None:
    """Give one chair to the guest and the others to bots; the players in them keep their points."""
    for place, seat in enumerate(table.seats, start=1):
        player = table.chairs[seat] or table.people.bot().player
        person = Person(player, f"Robot {place}")
        if seat is mine:
            person = Person(player, clean_name(guest.name), guest.visitor)
        table.keep_person(person)
        table.add(Seated(seat, person.player, person.name, person.kind))


def rematch(old: Table, guest: Guest, code: str) -> Table | str:
    """Create a table with the same people in the same chairs, or return the code of the existing one."""
    if old.person(guest.visitor) is None:
        old.check_owner(guest.visitor)
    if old.follower is not None:
        return old.follower
    if old.status != "over":
        raise Refused("match.unfinished")
    table = Table(code, guest.visitor, old.game, old.match, old.policy, old.now)
    for seat, person in _people(old):
        table.people.waiting[seat] = person.player
        table.keep_person(person)
    if all(seat in table.people.waiting for seat in table.seats):
        seating.begin_match(table)
        dealing.deal_next(table)
    return table


def _people(old: Table) -> Iterator[tuple[Seat, Person]]:
    """The people by seat; the empty hand returns to its first seat (RULES 4.3)."""
    sitting = [(seat, person) for seat in old.seats if (person := old.sitting(seat))]
    if old.game.info.empty_seat is None:
        yield from sitting
        return
    yield from zip(old.game.info.seats, (person for _, person in sitting), strict=False)
