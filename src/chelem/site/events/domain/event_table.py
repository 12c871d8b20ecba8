"""A table of an online event: a few of its boards, for people who are seated by the event."""

from collections.abc import Callable, Mapping
from contextlib import suppress

from chelem.boards import BoardSummary
from chelem.bots import AT_TABLES, BoardScoring, Configuration, SideBots
from chelem.bots.convention_cards.given_card import configuration_of_card
from chelem.core import SEATS, SIDES, BadOption, FrozenMap, ParseError, Seat, Side
from chelem.events.log.terms import USUAL_MOVE_MINUTES, EventTerms
from chelem.events.table_result import PASSED, TableResult
from chelem.games import new_game
from chelem.games.registry import game_of_files
from chelem.site import tables

MOVE_CLOCKS: Mapping[int, tables.ClockChoice] = FrozenMap({1: 60, 2: 120, 3: 180, 4: 240, 5: 300})
"""By minutes, the seconds after which a robot makes one move for somebody who is there and does nothing."""
MOST_BOARDS = 100
"""Nominally: boards follow from their numbers, however many an event needs."""


def new_event_boards(code: str, salt: str, scoring: BoardScoring, terms: EventTerms) -> tables.BoardSet:
    """Return the boards of an online event, with the robots and the minutes for a move that it has chosen.

    At its tables there are no undos, hints and spectators.
    """
    game = new_game(game_of_files().name)
    policy = tables.Policy(clock=MOVE_CLOCKS[terms.minutes_a_move]).for_a_ranking()
    bots = Configuration.parse(terms.bots) if terms.bots else AT_TABLES  # older events name none
    match = tables.match_of_boards(game, MOST_BOARDS)
    return tables.BoardSet(code, "event", game, match, policy, salt, bots=bots, scoring=scoring, nonces=())


def sides_by_cards(bots: Configuration, cards: Mapping[Side, str]) -> SideBots | None:
    """Return what the sides bid by, robots and people: their cards; without one, as the robots do."""
    by_side = dict.fromkeys(SIDES, bots)
    for side, card in cards.items():
        if card:
            with suppress(ParseError, BadOption):  # of a release that had other systems
                by_side[side] = configuration_of_card(card, bots.strength)
    found = SideBots(by_side[Side.NS], by_side[Side.EW])
    return None if found == SideBots.alike(bots) else found


def new_event_table(
    boards: tables.BoardSet,
    own: range,
    chairs: Mapping[Seat, tables.Guest | None],
    code: str,
    now: Callable[[], str],
) -> tables.Table:
    """Return a table where some boards of an event are played; a chair without a guest is a robot's.

    Nobody owns the table. It is held: its first board waits until the round begins. Robots alone make no
    pauses.
    """
    clock = boards.policy.clock or MOVE_CLOCKS[USUAL_MOVE_MINUTES]  # older boards name none
    policy = boards.policy.changed({"pace": tables.pace_of(any(chairs.values())), "clock": clock})
    table = tables.Table(
        code,
        f"event-{code}",
        boards.game,
        tables.match_of_boards(boards.game, len(own), own.start),
        policy,
        now,
        boards.bots,
        boards.sides,
    )
    table.join_set(boards, "first")
    for seat in SEATS:
        guest = chairs[seat]
        person = tables.bot_for_seat(table, seat) if guest is None else table.people.new_person(guest)
        table.people.waiting[seat] = person.player
        table.save_person(person)
    table.presence.on_hold = True
    tables.begin_match(table)
    table.save_new()
    return table


def change_players(table: tables.Table, chairs: Mapping[Seat, tables.Guest | None]) -> None:
    """Seat others where the event says so; a robot that plays for somebody who is away stays.

    A player who has seen a hand of the deal in progress is not seated.
    """
    for seat, guest in chairs.items():
        occupant = table.occupant(seat)
        if guest is None or occupant is None:
            continue
        if occupant.visitor == guest.visitor or tables.sat_last(table, guest.visitor, seat):
            continue
        if table.place(guest.visitor) is None and not tables.saw_other_hand(table, guest.visitor, seat):
            tables.replace_player(table, seat, table.people.new_person(guest))


def absent(table: tables.Table, grace: float, now: float) -> list[Seat]:
    """Return the chairs of people who have been away for `grace` seconds, `now` by the presence's clock."""
    away = table.presence.away_since
    if not away and grace > 0:  # as each second at nearly all tables of an event
        return []
    return [
        seat
        for seat in SEATS
        if (person := table.occupant(seat))
        and person.visitor
        and person.visitor not in table.presence.here
        and now - away.get(person.visitor, now) >= grace
    ]


def stand_in_for_absent(table: tables.Table, grace: float) -> None:
    """Let robots play for people who have been away for `grace` seconds.

    They have their chairs again when they come back.
    """
    for seat in absent(table, grace, table.presence.now):
        tables.replace_player(table, seat, tables.bot_for_seat(table, seat))
    tables.set_pace(table)


def come_back(table: tables.Table, seat: Seat, guest: tables.Guest) -> None:
    """Let somebody take their chair from the robot that plays for them, unless they saw another hand.

    No robot takes it again before their page is there.
    """
    occupant = table.occupant(seat)
    if occupant is None or occupant.visitor not in {None, guest.visitor}:
        return
    if occupant.visitor is None:
        if tables.saw_other_hand(table, guest.visitor, seat):
            return
        tables.replace_player(table, seat, table.people.new_person(guest))
        tables.set_pace(table)
    table.presence.away_since[guest.visitor] = table.presence.now


def release(table: tables.Table) -> None:
    """Let the boards begin."""
    table.presence.on_hold = False


def hold(table: tables.Table) -> frozenset[int]:
    """Let no further board begin; return the numbers of those that have not begun."""
    table.presence.on_hold = True
    log = table.started_log
    board = log.state.board
    begun = len(log.state.sheet.rows) + (1 if board is not None and not board.closed else 0)
    return frozenset(tables.numbers_played(table.match)[begun:])


def begin_next_board(table: tables.Table) -> None:
    """Let the next board begin, though somebody at the table has not asked for it."""
    if table.between_deals and not table.presence.on_hold:
        table.presence.ready |= {person.visitor for person in table.persons() if person.visitor}


def result_of(table: tables.Table, deal: int) -> TableResult | None:
    """Return the result of a deal as an event writes it, with the lead; None before it is scored."""
    log = table.started_log
    row = next((row for row in log.state.sheet.rows if row.setting.deal == deal), None)
    if row is None:
        return None
    summary = BoardSummary.of_row(log.state.game, row)
    if summary.contract is None or summary.tricks is None:
        return PASSED
    return TableResult(summary.contract, summary.tricks, tables.led_card(log, deal))
