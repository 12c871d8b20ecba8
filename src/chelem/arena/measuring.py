"""Measure the boards of a team match against double-dummy play."""

from dataclasses import dataclass, replace
from itertools import pairwise

from chelem.analysis.double_dummy import tricks_after_each_card
from chelem.analysis.tables import DoubleDummyTable, solve
from chelem.arena.first_difference import FirstDifference
from chelem.arena.paired_board import PairedBoard, RoomResult, TricksGivenUp
from chelem.arena.rooms import PlayedBoard, play_both_rooms
from chelem.arena.teams import TEAMS, MatchKind, Team, TeamBoard
from chelem.boards.record import Record
from chelem.core.calls import SimpleCall
from chelem.core.cards import STRAINS
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.seats import SIDES, Side
from chelem.core.vulnerability import Vulnerability
from chelem.matches.duplicate import board_dealer


@dataclass(frozen=True, slots=True)
class MeasuredBoard:
    """The result of a board, and its records for PBN, open room first."""

    result: PairedBoard
    records: tuple[Record, Record]


def play_and_measure(board: TeamBoard) -> MeasuredBoard:
    """Play a board in both rooms and measure it; a task for a worker process."""
    return measure_board(play_both_rooms(board))


def measure_board(played: PlayedBoard) -> MeasuredBoard:
    """Return the result of a board, with its records."""
    table, records = solve(played.board.deal), played.records
    open_room, closed_room = (
        measure_room(record, table, north_south) for record, north_south in zip(records, TEAMS, strict=True)
    )
    slams = frozenset(side for side in SIDES if makes_slam(table, side))
    first, second = (record.auction.calls for record in records)
    difference = FirstDifference.of(board_dealer(played.board.number), first, second)
    result = PairedBoard(played.board.number, open_room, closed_room, slams, played.times, difference)
    if played.board.match.kind is MatchKind.BIDDING:
        return MeasuredBoard(result, records)
    open_record, closed_record = (
        replace(record, tags={**record.tags, "ScoreIMP": f"NS {sign * result.imps}"})
        for record, sign in zip(records, (1, -1), strict=True)
    )
    return MeasuredBoard(result, (open_record, closed_record))


def measure_room(record: Record, table: DoubleDummyTable, north_south: Team) -> RoomResult:
    """Return the result in one room, from its record and the double-dummy table of the deal."""
    vulnerable, contract = record.vulnerable or Vulnerability.NONE, record.contract
    auction = record.auction.replay(record.dealer)
    sides = {seat.side for seat, call in (auction.said() if auction else ()) if call is not SimpleCall.PASS}
    if contract is None:
        return RoomResult(north_south, vulnerable)
    tricks = record.tricks(contract)
    return RoomResult(
        north_south,
        vulnerable,
        contract,
        table[contract.strain, contract.declarer],
        tricks,
        contested=len(sides) == 2,
        given_up=_tricks_given_up(record, contract, tricks),
    )


def _tricks_given_up(record: Record, contract: Contract, tricks: int | None) -> TricksGivenUp | None:
    """Return the tricks that each part of the play lost; None if the cards were not played.

    Double dummy, a card of declarer's side never gains a trick and a defender's never loses one for declarer:
    the sign of a change says whose card it was. A claim counts like one more card.
    """
    deal: Deal | None = record.deal
    if deal is None or tricks is None or not record.play.cards:
        return None
    after = tricks_after_each_card(deal.hands, contract.strain, contract.declarer.next, record.play.cards)
    lead, *changes = (later - earlier for earlier, later in pairwise((*after, tricks)))
    return TricksGivenUp(
        lead,
        declarer=-sum(change for change in changes if change < 0),
        defence=sum(change for change in changes if change > 0),
    )


def makes_slam(table: DoubleDummyTable, side: Side) -> bool:
    """Return whether a side can take twelve tricks in some strain."""
    return any(table[strain, seat] >= 12 for strain in STRAINS for seat in side.seats)
