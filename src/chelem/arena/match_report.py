"""The result of a team match: IMPs or points a board, in total and by part of the match."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from chelem.arena.paired_board import PairedBoard
from chelem.arena.sample_mean import SampleMean
from chelem.arena.splits import scores_by_part
from chelem.arena.team_report import TeamReport, report_team
from chelem.arena.teams import Team


@dataclass(frozen=True, slots=True)
class MatchReport:
    """Team A's result; every estimate but those of the teams is in IMPs, or in points of the match.

    `bidding` compares the two contracts of each board at double dummy, `play` is the rest. `declaring` and
    `defending` compare each contract as played with the same contract played double dummy, in the rooms in
    which team A declared and in those in which it defended.
    """

    score: SampleMean
    won: int
    lost: int
    bidding: SampleMean
    play: SampleMean
    declaring: SampleMean
    defending: SampleMean
    splits: Mapping[str, Mapping[str, SampleMean]]
    a: TeamReport
    b: TeamReport

    @property
    def tied(self) -> int:
        """The number of boards without a difference."""
        return self.score.count - self.won - self.lost


def report_match(boards: Iterable[PairedBoard]) -> MatchReport:
    """Return the result of these boards."""
    listed = tuple(boards)
    rooms = [room for board in listed for room in board.rooms]
    return MatchReport(
        score=SampleMean.of(board.swing for board in listed),
        won=sum(board.swing > 0 for board in listed),
        lost=sum(board.swing < 0 for board in listed),
        bidding=SampleMean.of(board.bidding_swing for board in listed),
        play=SampleMean.of(board.play_swing for board in listed),
        declaring=SampleMean.of(room.play_swing for room in rooms if room.declaring is Team.A),
        defending=SampleMean.of(room.play_swing for room in rooms if room.declaring is Team.B),
        splits=scores_by_part(listed),
        a=report_team(listed, Team.A),
        b=report_team(listed, Team.B),
    )
