"""Seating: people sit down and leave, bots fill chairs, the match starts."""

import hashlib
import hmac
import math

from chelem.core import SEATS, Forbidden, Refused, Seat
from chelem.engine import Log, PlayerId
from chelem.engine.events import Left, Seated, Started
from chelem.formats.log.chain import link
from chelem.formats.log.started import LATEST_FORMAT
from chelem.site.edge import VisitorId
from chelem.site.tables.domain import promising, watching
from chelem.site.tables.domain.drawing_partners import cards_drawn
from chelem.site.tables.domain.people import Guest, Person
from chelem.site.tables.domain.table import Table
from chelem.site.visitors import clean_name


def take_chair(table: Table, visitor: VisitorId, seat: Seat, name: str) -> None:
    """Sit a visitor in an empty chair, or back in their own if a bot has replaced them.

    Before the match a seated visitor moves there, and may take the empty seat of a game for three, which
    is then another one (RULES 4.1).
    """
    if not _may_take_empty_seat(table, visitor):
        _check_seat(table, seat)
    occupant = table.occupant(seat)
    if place := table.place(visitor):
        person, own = place
        if person is occupant:
            _rename(table, person, seat, name)
        elif table.log is not None:
            raise Refused("chair.mine", seat=own)
        elif occupant is not None:
            raise Refused("chair.taken", seat=seat)
        else:
            del table.people.waiting[own]
            _seat_person(table, Person(person.player, clean_name(name), visitor), seat)
        return
    if occupant is not None and (occupant.visitor or not sat_last(table, visitor, seat)):
        raise Refused("chair.taken", seat=seat)
    check_not_stranger(table, visitor)
    if has_given_up(table, visitor):
        raise Refused("board.given_up")
    if saw_other_hand(table, visitor, seat):
        raise Refused("chair.looked")
    if occupant is not None:
        _unseat(table, occupant, seat)
    _seat_person(table, table.people.new_person(Guest(visitor, name)), seat)


def seat_bot(table: Table, visitor: VisitorId | None, seat: Seat) -> None:
    """Let a bot take an empty chair at the owner's or a player's request, or replace an absent player."""
    _check_seat(table, seat)
    if table.board_set is not None and table.board_set.seat is not None:
        raise Refused("set.robot")
    if visitor != table.owner and table.person(visitor) is None:
        raise Forbidden("table.owner")
    occupant = table.occupant(seat)
    if occupant is not None:
        _check_may_replace(table, visitor, seat, occupant)
    replace_player(table, seat, bot_for_seat(table, seat))


def bot_for_seat(table: Table, seat: Seat) -> Person:
    """Return a bot for a seat; at the tables of a set it has the same id everywhere, hence the same seed."""
    if table.board_set is None:
        return table.people.new_bot()
    robots = [other for other in SEATS if other is not table.board_set.seat]
    return Person(table.board_set.robots[seat], f"Robot {robots.index(seat) + 1}")


def check_not_stranger(table: Table, visitor: VisitorId) -> None:
    """Raise `Refused` if the boards of a set are being played here and the visitor came after the start."""
    if table.board_set is None or table.log is None:
        return
    if not has_played(table, visitor):
        raise Refused("set.started")


def has_played(table: Table, visitor: VisitorId) -> bool:
    """Return whether a visitor has had a chair since the match started."""
    own = {person.player for person in table.people.of(visitor)}
    return any(isinstance(entry.event, Seated) and entry.event.player in own for entry in table.log or ())


def _check_may_replace(table: Table, visitor: VisitorId | None, seat: Seat, occupant: Person) -> None:
    """Check that a player has been gone for the time of grace, and that the owner decides.

    If the owner has been gone as long, any player decides.
    """
    presence, grace = table.presence, table.policy.grace
    if occupant.visitor is None or occupant.visitor in presence.here:
        raise Refused("chair.taken", seat=seat)
    if visitor != table.owner and (table.owner in presence.here or presence.grace_left(table.owner, grace)):
        raise Forbidden("table.owner")
    _check_grace(table, seat, occupant)


def _check_grace(table: Table, seat: Seat, occupant: Person) -> None:
    """Check that a player who has gone has been away for the time of grace."""
    if occupant.visitor and (left := table.presence.grace_left(occupant.visitor, table.policy.grace)):
        raise Refused("chair.grace", seat=seat, seconds=math.ceil(left))


def replace_player(table: Table, seat: Seat, person: Person) -> None:
    """Let another person or bot take a chair whose player does not leave it themselves."""
    if (occupant := table.occupant(seat)) is not None:
        _unseat(table, occupant, seat)
    _seat_person(table, person, seat)


def leave_chair(table: Table, visitor: VisitorId | None, seat: Seat) -> None:
    """Leave a chair; the owner may empty any chair, that of a player who has gone after the time of grace."""
    occupant = table.occupant(seat)
    if occupant is None:
        raise Refused("chair.empty", seat=seat)
    if visitor is None or occupant.visitor != visitor:
        table.check_owner(visitor)
        _check_grace(table, seat, occupant)
    _unseat(table, occupant, seat)


def exchange_chairs(table: Table, seat: Seat, other: Seat) -> None:
    """Let the players of two chairs exchange them during the match; each then sees the hand dealt there."""
    first, second = table.occupant(seat), table.occupant(other)
    if first is None or second is None:
        raise Refused("chair.empty", seat=seat if first is None else other)
    _unseat(table, first, seat)
    _unseat(table, second, other)
    _seat_person(table, first, other)
    _seat_person(table, second, seat)


def move_chair(table: Table, visitor: VisitorId, seat: Seat, key: str, secret: bytes) -> None:
    """Move a chair to a visitor's device; `Forbidden` unless they present the chair's key."""
    occupant = table.occupant(seat)
    if occupant is None or occupant.visitor is None:
        raise Forbidden("chair.key")
    if not hmac.compare_digest(chair_key(table, occupant, secret).encode(), key.encode()):
        raise Forbidden("chair.key")
    if occupant.visitor == visitor:
        return
    if table.person(visitor):
        raise Refused("chair.mine", seat=table.seat(visitor))
    if table.owner == occupant.visitor:
        table.set_owner(visitor)
    table.save_witness(occupant.visitor)
    if occupant.visitor in table.presence.ready:
        table.presence.ready.add(visitor)
    table.save_person(Person(occupant.player, occupant.name, visitor))


def chair_key(table: Table, person: Person, secret: bytes) -> str:
    """Return the key of a chair, shown only to the person in it; `secret` is the server's."""
    message = f"{table.code}:{person.player}:{person.visitor}".encode()
    return hmac.new(secret, message, hashlib.sha256).hexdigest()[:24]


def start_match(table: Table, visitor: VisitorId | None) -> None:
    """Start the match at the owner's request; bots fill the open chairs."""
    table.check_owner(visitor)
    if table.log is not None:
        raise Refused("table.started")
    for seat in table.seats:
        if table.occupant(seat) is None:
            _seat_person(table, bot_for_seat(table, seat), seat)
    begin_match(table)


def begin_match(table: Table) -> None:
    """Start the match of a table whose chairs are all taken."""
    players: dict[Seat, PlayerId] = {seat: player for seat, player in table.people.waiting.items() if player}
    ordered = {seat: players[seat] for seat in SEATS if seat in players}
    started = Started(table.game, table.match, ordered, LATEST_FORMAT, cards_drawn(table))
    table.begin(Log(started, table.now(), link=link))
    for seat, player in ordered.items():
        table.add(seated_event(table, seat, table.people.known[player]))
    watching.ask_again(table)


def seated_event(table: Table, seat: Seat, person: Person) -> Seated:
    """Return the event of a person's sitting down; only logs of format 1 name them."""
    return Seated(seat, person.player, _logged_name(table, person), person.kind)


def _logged_name(table: Table, person: Person) -> str | None:
    return person.name if table.started_log.state.format == 1 else None


def is_open_to_all(table: Table) -> bool:
    """Return whether the table is listed and waits for players, with its owner there."""
    listed = table.policy.listed and table.log is None and table.owner in table.presence.here
    return listed and bool(free_seats(table))


def free_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats where nobody sits."""
    return tuple(seat for seat in table.seats if table.occupant(seat) is None)


def _check_seat(table: Table, seat: Seat) -> None:
    if seat not in table.seats:
        raise Refused("chair.no_player", seat=seat, game=table.game.name)


def _may_take_empty_seat(table: Table, visitor: VisitorId) -> bool:
    """Return whether another seat can be the empty one instead: a first deal that was chosen fixes it."""
    if table.log is not None or table.first is not None:
        return False
    return len(table.people.waiting) < table.game.info.players or table.seat(visitor) is not None


def saw_other_hand(table: Table, visitor: VisitorId, seat: Seat) -> bool:
    """Return whether the visitor has seen a hand other than this chair's in the deal in progress."""
    board = table.log.state.board if table.log else None
    if board is None or board.closed:
        return False
    own = {person.player for person in table.people.of(visitor)}
    others = (seen for other, seen in zip(SEATS, board.holdings.seen, strict=True) if other is not seat)
    return visitor in table.presence.saw_hand or any(own & seen for seen in others)


def has_given_up(table: Table, visitor: VisitorId) -> bool:
    """Return whether a player at a table of a set has given up the board in progress there."""
    played = table.board_set is not None and bool(table.people.of(visitor))
    return played and visitor in table.presence.saw_hand


def sat_last(table: Table, visitor: VisitorId, seat: Seat) -> bool:
    """Return whether the visitor was the last person in this chair."""
    entries = reversed(table.log or ())
    left = (e.event for e in entries if isinstance(e.event, Left) and e.event.seat is seat)
    last = next((event.player for event in left if event.kind == "person"), None)
    return last is not None and last in {person.player for person in table.people.of(visitor)}


def _rename(table: Table, person: Person, seat: Seat, name: str) -> None:
    named = Person(person.player, clean_name(name), person.visitor)
    if named == person:
        return
    table.save_person(named)
    if table.log and table.log.state.format == 1:
        table.add(seated_event(table, seat, named))


def _seat_person(table: Table, person: Person, seat: Seat) -> None:
    if table.log is None:
        table.people.waiting[seat] = person.player
        table.save_person(person)
        return
    too_late = person.visitor is not None and promising.stage(table) == "reveal"
    table.add(seated_event(table, seat, person))
    table.save_person(person)
    if person.visitor is not None:
        watching.ask_again(table, person.visitor)
    if too_late:
        promising.leave_out_newcomer(table, person.player)


def _unseat(table: Table, person: Person, seat: Seat) -> None:
    if table.log is None:
        del table.people.waiting[seat]
        table.save_person(person)
        return
    table.add(Left(seat, person.player, _logged_name(table, person), person.kind))
    if person.visitor:
        table.presence.ready.discard(person.visitor)
