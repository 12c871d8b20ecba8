"""A challenge: the boards of one player, for friends to play in the same chair against the same bots."""

from collections.abc import Callable

from chelem.core import SEATS, Deal, Refused, Seat
from chelem.engine import Game, Match
from chelem.engine.events import Dealt
from chelem.site.contests.domain.set_draw import SetDraw
from chelem.site.tables import (
    BoardSet,
    Guest,
    SetBoard,
    SetTerms,
    Table,
    TableRole,
    begin_match,
    bot_for_seat,
)


def new_challenge(terms: SetTerms, draw: SetDraw) -> BoardSet:
    """Return a challenge of boards that nobody has seen, for South; there are no undos and no hints."""
    policy = terms.policy.for_a_ranking()
    check_challengeable(terms.game, terms.match)
    return BoardSet(
        draw.code,
        "challenge",
        terms.game,
        terms.match,
        policy,
        draw.salt,
        terms.bots,
        Seat.S,
        field=draw.code,
        nonces=draw.nonces,
    )


def challenge_of_match(table: Table, guest: Guest, draw: SetDraw) -> BoardSet:
    """Return the boards of a finished match as a challenge, which the table has still to join.

    The bots keep their ids and their seeds, the others get the same undos and hints as the guest had.
    Raise `Refused` unless the guest has played a duplicate match here alone among bots, from start to end.
    """
    check_challengeable(table.game, table.match)
    if table.board_set is not None:
        raise Refused("challenge.twice")
    if table.training is not None and table.training.activity == "bid":
        raise Refused("challenge.unplayed")  # perfect play took its tricks, friends would take their own
    if table.status != "over":
        raise Refused("match.unfinished")
    seat = table.seat(guest.visitor)
    people = {person.visitor for person in table.people.known.values() if person.visitor is not None}
    bots = {other: table.occupant(other) for other in SEATS if other is not seat}
    if seat is None or people != {guest.visitor}:
        raise Refused("challenge.alone")
    return BoardSet(
        draw.code,
        "challenge",
        table.game,
        table.match,
        table.policy.changed({"watch": "nobody"}),
        draw.salt,
        table.bots,
        seat,
        {other: bot.player for other, bot in bots.items() if bot is not None},
        _boards(table),
        table.code,
        nonces=draw.nonces,
        sides=table.sides,
    )


def join_challenge(table: Table, board_set: BoardSet) -> None:
    """Make a finished table the first one of its challenge: nobody else may read it any more."""
    table.set_policy(board_set.policy)
    table.join_set(board_set, "first")


def check_challengeable(game: Game, match: Match) -> None:
    """Raise `Refused` unless the boards of this match can be compared between tables."""
    if not match.comparable or game.info.individual:
        raise Refused("challenge.form")


def challenge_table(
    board_set: BoardSet, guest: Guest, code: str, role: TableRole, now: Callable[[], str]
) -> Table:
    """Return a table where the guest plays the boards of a challenge, in its seat and against its bots."""
    table = Table(code, guest.visitor, board_set.game, board_set.match, board_set.policy, now, board_set.bots)
    table.sides = board_set.sides
    table.join_set(board_set, role)
    for seat in table.seats:
        person = table.people.new_person(guest) if seat is board_set.seat else bot_for_seat(table, seat)
        table.people.waiting[seat] = person.player
        table.save_person(person)
    begin_match(table)
    return table


def _boards(table: Table) -> dict[int, SetBoard]:
    """Return the boards of a match as they were scored, with the salts that seeded its bots.

    Raise `Refused` if their cards were chosen: somebody may have known them.
    """
    boards: dict[int, SetBoard] = {}
    for entry in table.started_log.effective():
        if not isinstance(dealt := entry.event, Dealt):
            continue
        if dealt.origin is not None:
            raise Refused("challenge.known")
        deal = Deal.of(*map(dealt.hands.__getitem__, SEATS))
        key = dealt.setting.deal, dealt.setting.attempt
        alone = not table.nonces.get(key)
        # the last attempt is the one that was scored
        boards[dealt.setting.deal] = SetBoard(deal, table.commitments[key].salt, alone)
    return boards
