"""Deal at a table: begin the next deal, deal chosen cards, reveal and sign afterwards."""

import secrets
from collections.abc import Callable
from dataclasses import replace

from chelem.core import SEATS, Deal, Refused, Seat
from chelem.engine import Entry, Row, Setting, State, events
from chelem.engine.admit import check_between_deals, commitment_hash
from chelem.engine.first_dealer import draw_for_deal, drawn_dealer
from chelem.matches.dealing import deal_event, next_setting
from chelem.site.edge import VisitorId
from chelem.site.tables.domain import promising
from chelem.site.tables.domain.board_set import BoardSet
from chelem.site.tables.domain.commitment import Commitment, DealerDraw, stored_draw
from chelem.site.tables.domain.table import Table

Randbelow = Callable[[int], int]


def deal_next(table: Table, randbelow: Randbelow = secrets.randbelow) -> None:
    """Deal the next cards at once: pages that have added nothing are left out and named."""
    begin_next(table, randbelow)
    promising.deal_promised(table)


def begin_next(table: Table, randbelow: Randbelow = secrets.randbelow) -> None:
    """Publish the commitment to the next deal, which then waits for the pages of people.

    A board of a set, a first deal that was chosen with the table, and a deal of a log of format 1, is dealt
    at once; a deal of a training as soon as it is drawn.
    """
    state = table.started_log.state
    check_between_deals(state)
    if table.board_set is not None:
        _deal_from_set(table, table.board_set, next_setting(state, randbelow))
    elif state.sheet.last is None and (first := table.first) is not None:
        deal_chosen(table, next_setting(state, randbelow, first.dealer), first.deal, "number")
    elif table.training is not None and table.training.selects:
        deal_selected(table)
    elif state.format == 1:
        _deal_in_format_1(table, randbelow)
    elif promising.open_promise(table) is None:
        promising.commit(table, _draw_salt(randbelow))


def _deal_in_format_1(table: Table, randbelow: Randbelow) -> None:
    """Commit to the next deal and deal it; both entries are stored together, before anyone sees either."""
    state = table.started_log.state
    drawn, dealer = _draw_dealer(state, randbelow)
    setting = next_setting(state, randbelow, dealer)
    deal = state.game.prepare(setting, randbelow)
    salt = _new_salt(table, setting, drawn)
    table.add(events.Committed(setting.deal, setting.attempt, commitment_hash(deal.number, salt)))
    promising.add_deal(table, deal_event(table.started_log.state, setting, deal))


def deal_selected(table: Table) -> None:
    """Deal the deal that was drawn for the training, if it is there; robots make their calls at once."""
    state, drawn = table.started_log.state, table.drawn
    setting = state.match.next(state.game, state.sheet, SEATS[0])
    table.drawn = None
    if drawn is None or (drawn.dealer, drawn.vulnerable) != (setting.dealer, setting.vulnerable):
        return
    deal_chosen(table, setting, drawn.deal, "practice")
    for call in drawn.calls:
        player = table.started_log.state.player
        if player is not None:
            table.act_now(player, call)


def next_to_select(table: Table) -> Setting | None:
    """Return the setting of the next deal that is to be drawn for a training; None if there is none.

    During a deal, it is that of the deal after it.
    """
    if table.training is None or not table.training.selects or table.log is None:
        return None
    state = table.log.state
    sheet, board = state.sheet, state.board
    if board is not None and not board.closed:
        sheet = replace(sheet, rows=(*sheet.rows, Row(board.setting, None, None, (), state.chairs)))
    if state.verdict is not None or state.match.verdict(state.game, sheet) is not None:
        return None
    return state.match.next(state.game, sheet, SEATS[0])


def _draw_salt(randbelow: Randbelow) -> str:
    return f"{randbelow(1 << 128):032x}"


def deal_chosen(table: Table, setting: Setting, deal: Deal, origin: events.Origin) -> None:
    """Deal cards that somebody chose or may know: nothing is promised of them; pages say so.

    They have a salt all the same, for the seeds of the bots.
    """
    _new_salt(table, setting)
    promising.add_deal(table, replace(deal_event(table.started_log.state, setting, deal), origin=origin))


def _deal_from_set(table: Table, board_set: BoardSet, setting: Setting) -> None:
    """Deal a board of a set, with the salt that it has at every table, so that bots have the same seeds."""
    board = board_set.board(setting)
    table.save_commitment(setting.deal, setting.attempt, Commitment(board.salt))
    state = table.started_log.state
    dealt = replace(
        deal_event(state, setting, board.deal), origin=board_set.origin, event_id=board_set.event_id
    )
    promising.add_deal(table, replace(dealt, alone=board.alone and state.format > 2))


def _new_salt(table: Table, setting: Setting, drawn: DealerDraw = ()) -> str:
    """Return a new secret for this deal, kept until the deal is revealed."""
    commitment = Commitment(secrets.token_hex(16), drawn)
    table.save_commitment(setting.deal, setting.attempt, commitment)
    return commitment.salt


def _draw_dealer(state: State, randbelow: Randbelow) -> tuple[DealerDraw, Seat | None]:
    """Draw cards for the first deal, in games that show the draw; return the cards and the dealer."""
    if not state.game.info.draws_dealer or state.sheet.last is not None or state.first_dealer is not None:
        return (), None
    drawn = draw_for_deal(state.sheet.seats, randbelow)
    return stored_draw(drawn), drawn_dealer(drawn, state.game.info.suits)


def reveal(table: Table) -> None:
    """Reveal all hands, the salt and the nonces once a deal is over, to verify the promise."""
    board = table.log.state.board if table.log else None
    if board is None or not board.closed or board.revealed:
        return
    setting = board.setting
    commitment = table.commitments.get((setting.deal, setting.attempt))
    hands = {
        origin: hand
        for origin, hand in zip(board.holdings.origin, board.holdings.hands, strict=True)
        if hand is not None
    }
    if commitment is None or len(hands) < 4:
        return
    ordered = {seat: hands[seat] for seat in SEATS}
    deal = Deal.of(*ordered.values())
    nonces = table.nonces.get((setting.deal, setting.attempt)) or None
    table.add(
        events.Revealed(setting.deal, deal.number, commitment.salt, ordered, nonces, attempt=setting.attempt)
    )


def seal(table: Table, sign: Callable[[str], events.Sealed]) -> None:
    """Sign the log where a deal or the match has just ended; logs of format 1 have nothing to sign."""
    log = table.log
    if log is None or log.state.format == 1 or log.chain is None:
        return
    board = log.state.board
    if isinstance(log[-1].event, (events.Revealed, events.Finished)) and (board is None or board.revealed):
        table.add(sign(log.chain))


def deal_entries(table: Table) -> list[Entry]:
    """Return the entries since the last deal was dealt, including undone ones, in order."""
    found: list[Entry] = []
    for entry in reversed(table.started_log):
        found.append(entry)
        if isinstance(entry.event, events.Dealt):
            break
    return found[::-1]


def set_ready(table: Table, visitor: VisitorId | None) -> None:
    """Record that a player is ready for the next deal."""
    owner_of_bots = visitor == table.owner and not table.persons()
    if visitor is None or (table.person(visitor) is None and not owner_of_bots):
        raise Refused("chair.none")
    check_between_deals(table.started_log.state)
    table.presence.ready.add(visitor)


def stop_match(table: Table, visitor: VisitorId | None, id: str | None = None) -> None:  # noqa: A002 - as in the log
    """End a match between two deals, if its form allows that."""
    table.check_owner(visitor)
    state = table.started_log.state
    if not table.between_deals or (verdict := state.match.stopped(state.game, state.sheet)) is None:
        raise Refused("match.stopped")
    table.add(events.Finished(verdict), id)


def is_due(table: Table) -> bool:
    """Return whether the next deal is to begin: a player is ready, and no player present is unready.

    The first one begins when the first player comes, one of a training once it is drawn; none while the table
    is on hold.
    """
    if not table.between_deals or promising.open_promise(table) is not None or table.presence.on_hold:
        return False
    if table.drawn is None and next_to_select(table) is not None:
        return False
    if table.started_log.state.board is None or (table.board_set is not None and not table.persons()):
        return is_anybody_here(table)
    return bool(table.presence.ready) and not unready_seats(table)


def is_anybody_here(table: Table) -> bool:
    """Return whether a person in a chair is present, or all chairs are bots'."""
    persons = table.persons()
    return not persons or any(person.visitor in table.presence.here for person in persons)


def unready_seats(table: Table) -> set[Seat]:
    """Return the seats of people who are present and not ready for the next deal."""
    return {
        seat
        for seat in SEATS
        if (person := table.occupant(seat))
        and person.visitor in table.presence.here
        and person.visitor not in table.presence.ready
    }
