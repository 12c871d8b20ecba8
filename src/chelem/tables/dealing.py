"""Deal at a table: commit to the deal, deal the cards, reveal all hands and the salt afterwards."""

import secrets
from collections.abc import Callable
from dataclasses import replace

from chelem.core.deals import Deal
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.admit import check_between_deals, commitment_hash
from chelem.engine.events import Committed, Dealt, Finished, Origin, Revealed
from chelem.engine.first_dealer import draw_for_deal, drawn_dealer
from chelem.engine.log import Entry
from chelem.engine.setting import Setting
from chelem.engine.state import State
from chelem.matches.dealing import deal_event, next_setting
from chelem.tables.commitment import Commitment, DealerDraw
from chelem.tables.people import VisitorId
from chelem.tables.table import Table

Randbelow = Callable[[int], int]


def deal_next(table: Table, randbelow: Randbelow = secrets.randbelow) -> None:
    """Commit to the next deal and deal it; both entries are stored together, before anyone sees either.

    A first deal that was chosen with the table is dealt as such.
    """
    state = table.started_log.state
    check_between_deals(state)
    if state.sheet.last is None and (first := table.first) is not None:
        deal_chosen(table, next_setting(state, randbelow, first.dealer), first.deal, "number")
        return
    drawn, dealer = _draw_dealer(state, randbelow)
    setting = next_setting(state, randbelow, dealer)
    deal = state.game.prepare(setting, randbelow)
    salt = _new_salt(table, setting, drawn)
    table.add(Committed(setting.deal, setting.attempt, commitment_hash(deal.number, salt)))
    _deal(table, deal_event(table.started_log.state, setting, deal))


def deal_chosen(table: Table, setting: Setting, deal: Deal, origin: Origin) -> None:
    """Deal cards that somebody chose or may know: nothing is promised of them; pages say so.

    They have a salt all the same, for the seeds of the bots.
    """
    _new_salt(table, setting)
    _deal(table, replace(deal_event(table.started_log.state, setting, deal), origin=origin))


def _new_salt(table: Table, setting: Setting, drawn: DealerDraw = ()) -> str:
    """Return a new secret for this deal, kept until the deal is revealed."""
    commitment = Commitment(secrets.token_hex(16), drawn)
    table.save_commitment(setting.deal, setting.attempt, commitment)
    return commitment.salt


def _deal(table: Table, dealt: Dealt) -> None:
    table.add(dealt)
    table.presence.ready.clear()
    table.presence.saw_hand.clear()


def _draw_dealer(state: State, randbelow: Randbelow) -> tuple[DealerDraw, Seat | None]:
    """Draw cards for the first deal, in games that show the draw; return the cards and the dealer."""
    if not state.game.info.draws_dealer or state.sheet.last is not None:
        return (), None
    rounds = draw_for_deal(state.sheet.seats, randbelow)
    drawn = tuple(tuple((str(seat), str(card)) for seat, card in cards) for cards in rounds)
    return drawn, drawn_dealer(rounds)


def reveal(table: Table) -> None:
    """Reveal all hands and the salt once a deal is over, to verify the commitment."""
    board = table.log.state.board if table.log else None
    if board is None or not board.closed or board.revealed:
        return
    commitment = table.commitments.get((board.setting.deal, board.setting.attempt))
    hands = {
        origin: hand
        for origin, hand in zip(board.holdings.origin, board.holdings.hands, strict=True)
        if hand is not None
    }
    if commitment is None or len(hands) < 4:
        return
    ordered = {seat: hands[seat] for seat in SEATS}
    deal = Deal.of(*ordered.values())
    table.add(Revealed(board.setting.deal, deal.number, commitment.salt, ordered))


def deal_entries(table: Table) -> list[Entry]:
    """Return the entries since the last deal was dealt, including undone ones, in order."""
    found: list[Entry] = []
    for entry in reversed(table.started_log):
        found.append(entry)
        if isinstance(entry.event, Dealt):
            break
    return found[::-1]


def set_ready(table: Table, visitor: VisitorId | None) -> None:
    """Record that a player is ready for the next deal; deal once everyone present is."""
    owner_of_bots = visitor == table.owner and not table.persons()
    if visitor is None or (table.person(visitor) is None and not owner_of_bots):
        raise Refused("chair.none")
    check_between_deals(table.started_log.state)
    table.presence.ready.add(visitor)
    deal_when_ready(table)


def stop_match(table: Table, visitor: VisitorId | None, id: str | None = None) -> None:  # noqa: A002 - as in the log
    """End a match between two deals, if its form allows that."""
    table.check_owner(visitor)
    state = table.started_log.state
    if not table.between_deals or (verdict := state.match.stopped(state.game, state.sheet)) is None:
        raise Refused("match.stopped")
    table.add(Finished(verdict), id)


def deal_when_ready(table: Table) -> None:
    """Deal if at least one player is ready and no player present is unready."""
    if is_due(table):
        deal_next(table)


def is_due(table: Table) -> bool:
    """Return whether the next deal only waits for the server."""
    return table.between_deals and bool(table.presence.ready) and not unready_seats(table)


def unready_seats(table: Table) -> set[Seat]:
    """Return the seats of people who are present and not ready for the next deal."""
    return {
        seat
        for seat in SEATS
        if (person := table.occupant(seat))
        and person.visitor in table.presence.here
        and person.visitor not in table.presence.ready
    }
