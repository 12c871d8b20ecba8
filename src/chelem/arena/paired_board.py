"""The result of a board of a team match: contract, tricks and points in each room, and their difference."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise

from chelem.arena.decision_times import TeamTimes
from chelem.arena.first_difference import FirstDifference
from chelem.arena.scoring import AT_IMPS, Scoring
from chelem.arena.teams import Team, team_of
from chelem.core import Contract, Side, Vulnerability
from chelem.scoring import declarer_points
from chelem.scoring.contract import GAME_POINTS, trick_points


class ContractClass(Enum):
    """How high a contract is, doubled or not; ascending."""

    PASSED_OUT = "passed_out"
    PART_SCORE = "part_score"
    GAME = "game"
    SLAM = "slam"

    @classmethod
    def of(cls, contract: Contract | None, needed: int = GAME_POINTS) -> "ContractClass":
        """Return the class of a contract, or of a board that was passed out.

        `needed` are the trick points that make a game, fewer with a part-score.
        """
        if contract is None:
            return cls.PASSED_OUT
        if contract.level >= 6:
            return cls.SLAM
        return cls.GAME if trick_points(replace(contract, stake=1)) >= needed else cls.PART_SCORE

    def reaches(self, other: "ContractClass") -> bool:
        """Return whether this class is at least as high."""
        return _ASCENDING.index(self) >= _ASCENDING.index(other)


_ASCENDING = tuple(ContractClass)


@dataclass(frozen=True, slots=True)
class TricksGivenUp:
    """The tricks lost against double-dummy play by the lead, by declarer, and by the defence after it."""

    lead: int = 0
    declarer: int = 0
    defence: int = 0

    @classmethod
    def of(cls, possible: int, after: Sequence[int], tricks: int) -> "TricksGivenUp":
        """Return what each part of the play lost.

        `possible` are declarer's tricks double dummy, `after` those after each card, `tricks` those taken.
        Double dummy, a card of declarer's side never gains a trick and a defender's never loses one for
        declarer: the sign of a change says whose card it was. A claim counts like one more card.

        >>> TricksGivenUp.of(9, (10, 10, 8, 9), 9)
        TricksGivenUp(lead=1, declarer=2, defence=1)
        """
        lead, *changes = (later - earlier for earlier, later in pairwise((possible, *after, tricks)))
        return cls(
            lead,
            declarer=-sum(change for change in changes if change < 0),
            defence=sum(change for change in changes if change > 0),
        )


@dataclass(frozen=True, slots=True)
class BoardStake:
    """What a contract is played for: the scoring, and what makes a game.

    `points` are team A's for 0 … 13 tricks of declarer, none for those of duplicate; `needed` are the trick
    points with which declarer's side has a game.
    """

    scoring: Scoring = AT_IMPS
    points: tuple[int, ...] = ()
    needed: int = GAME_POINTS


OF_DUPLICATE = BoardStake()


@dataclass(frozen=True, slots=True)
class RoomResult:
    """A board in one room, where `north_south` is the team with North-South's cards.

    `possible` are declarer's tricks double dummy, `tricks` those taken, None if the cards were not played.
    `stake` is what the board is played for where that is not a score of duplicate.
    """

    north_south: Team
    vulnerable: Vulnerability
    contract: Contract | None = None
    possible: int = 0
    tricks: int | None = None
    contested: bool = False
    given_up: TricksGivenUp | None = None
    stake: BoardStake = OF_DUPLICATE

    @property
    def declaring(self) -> Team | None:
        """The team of declarer; None if all passed."""
        return None if self.contract is None else team_of(self.contract.declarer.side, self.north_south)

    @property
    def contract_class(self) -> ContractClass:
        """How high the contract is."""
        return ContractClass.of(self.contract, self.stake.needed)

    @property
    def points(self) -> int:
        """Team A's points; those of double-dummy play if the cards were not played."""
        return self.points_after(self.possible if self.tricks is None else self.tricks)

    @property
    def points_double_dummy(self) -> int:
        """Team A's points if declarer took the tricks of double-dummy play."""
        return self.points_after(self.possible)

    def points_after(self, tricks: int) -> int:
        """Return team A's points if declarer took this number of tricks."""
        if self.contract is None:
            return 0
        if self.stake.points:
            return self.stake.points[tricks]
        points = declarer_points(self.contract, tricks, vulnerable=self.vulnerable)
        return points if self.declaring is Team.A else -points

    @property
    def play_swing(self) -> int:
        """What team A wins against a table that plays this contract double dummy."""
        return self.stake.scoring.swing(self.points - self.points_double_dummy)


@dataclass(frozen=True, slots=True)
class PairedBoard:
    """A board in both rooms. `slam_sides` are the sides that can make a slam double dummy."""

    number: int
    open: RoomResult
    closed: RoomResult
    slam_sides: frozenset[Side] = frozenset()
    times: tuple[TeamTimes, TeamTimes] = (TeamTimes(), TeamTimes())
    first_difference: FirstDifference = FirstDifference.NONE

    @property
    def rooms(self) -> tuple[RoomResult, RoomResult]:
        """The open room and the closed one."""
        return self.open, self.closed

    @property
    def scoring(self) -> Scoring:
        """How the board is scored."""
        return self.open.stake.scoring

    @property
    def swing(self) -> int:
        """What team A wins, in IMPs or in points of the match."""
        return self.scoring.swing(self.open.points + self.closed.points)

    @property
    def bidding_swing(self) -> int:
        """What team A wins if both contracts are played double dummy: the part due to bidding."""
        return self.scoring.swing(self.open.points_double_dummy + self.closed.points_double_dummy)

    @property
    def play_swing(self) -> int:
        """The rest of team A's result: the part due to play."""
        return self.swing - self.bidding_swing
