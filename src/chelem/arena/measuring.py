"""Measure the boards of a team match against double-dummy play."""

from dataclasses import dataclass, replace
from functools import lru_cache

from chelem.analysis.double_dummy import takes_tricks, tricks_after_each_card, tricks_of
from chelem.arena.first_difference import FirstDifference
from chelem.arena.paired_board import OF_DUPLICATE, BoardStake, PairedBoard, RoomResult, TricksGivenUp
from chelem.arena.rooms import PlayedBoard, play_both_rooms
from chelem.arena.scoring import Scoring
from chelem.arena.teams import TEAMS, MatchKind, Team, TeamBoard, team_of
from chelem.boards import Record
from chelem.bots import BoardScoring
from chelem.bots.payoff import Stake, match_worth
from chelem.core import SIDES, STRAINS, Deal, Seat, Side, SimpleCall, Strain, Vulnerability
from chelem.engine import State
from chelem.matches import GamesWon


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
    deal, records = played.board.deal, played.records
    scoring = played.board.match.terms.scoring
    before = played.board.before().state if scoring.form else None
    open_room, closed_room = (
        measure_room(record, deal, north_south, stake_of(record, deal, north_south, scoring, before))
        for record, north_south in zip(records, TEAMS, strict=True)
    )
    slams = frozenset(side for side in SIDES if makes_slam(deal, side))
    first, second = (record.auction.calls for record in records)
    difference = FirstDifference.of(played.board.dealer, first, second)
    result = PairedBoard(played.board.number, open_room, closed_room, slams, played.times, difference)
    if (
        played.board.match.kind is MatchKind.BIDDING
        or scoring.comparison is not BoardScoring.IMPS
        or scoring.form
    ):
        return MeasuredBoard(result, records)
    open_record, closed_record = (
        replace(record, tags={**record.tags, "ScoreIMP": f"NS {sign * result.swing}"})
        for record, sign in zip(records, (1, -1), strict=True)
    )
    return MeasuredBoard(result, (open_record, closed_record))


def stake_of(
    record: Record, deal: Deal, north_south: Team, scoring: Scoring, before: State | None
) -> BoardStake:
    """Return what a contract is played for in a match that was `before` the deal; at duplicate without one.

    Its points are those of the deal, and what they change in the worth of the match: nothing if all pass.
    """
    if before is None:
        return BoardStake(scoring)
    match, game = before.match, before.game
    contract, goal = record.contract, match.goal_in(game)
    if contract is None or goal is None:
        return BoardStake(scoring)
    declaring = contract.declarer.side
    setting = match.next(game, before.sheet, record.dealer or contract.declarer)
    stake = Stake(before, setting, contract, deal)
    sign = 1 if team_of(declaring, north_south) is Team.A else -1
    now = match_worth(before, before.sheet, declaring, setting.deal - 1)
    points = tuple(sign * round(stake.worth(contract.declarer, tricks) - now) for tricks in range(14))
    return BoardStake(scoring, points, goal - GamesWon.of(before.sheet.rows, goal).parts[declaring])


def measure_room(
    record: Record, deal: Deal, north_south: Team, stake: BoardStake = OF_DUPLICATE
) -> RoomResult:
    """Return the result in one room, from its record of the deal."""
    vulnerable, contract = record.vulnerable or Vulnerability.NONE, record.contract
    auction = record.auction.replay(record.dealer)
    sides = {seat.side for seat, call in (auction.said() if auction else ()) if call is not SimpleCall.PASS}
    if contract is None:
        return RoomResult(north_south, vulnerable, stake=stake)
    tricks, contested = record.tricks(contract), len(sides) == 2
    if tricks is None or not record.play.cards:
        possible = declarer_tricks_of(deal, contract.strain, contract.declarer)
        return RoomResult(north_south, vulnerable, contract, possible, tricks, contested, stake=stake)
    leader = contract.declarer.next
    possible, *after = tricks_after_each_card(deal.hands, contract.strain, leader, record.play.cards)
    given_up = TricksGivenUp.of(possible, after, tricks)
    return RoomResult(north_south, vulnerable, contract, possible, tricks, contested, given_up, stake)


@lru_cache(8)
def declarer_tricks_of(deal: Deal, strain: Strain, declarer: Seat) -> int:
    """Return declarer's tricks double dummy; the two rooms often ask the same."""
    return tricks_of(deal.hands, strain, declarer.next, (), declarer.side)


def makes_slam(deal: Deal, side: Side) -> bool:
    """Return whether a side can take twelve tricks in some strain: the other side cannot take two."""
    leaders = side.opponents.seats
    return any(
        not takes_tricks(deal.hands, strain, leader, 2) for strain in reversed(STRAINS) for leader in leaders
    )
