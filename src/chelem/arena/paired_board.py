"""The result of a board of a team match: contract, tricks and points in each room, and their difference."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise

from chelem.arena.decision_times import TeamTimes
from chelem.arena.first_difference import FirstDifference
from chelem.arena.teams import Team, team_of
from chelem.core import Contract, Side, Vulnerability
from chelem.scoring import declarer_points, imps
from chelem.scoring.contract import is_game


class ContractClass(Enum):
    """How high a contract is, doubled or not; ascending."""

    PASSED_OUT = "passed_out"
    PART_SCORE = "part_score"
    GAME = "game"
    SLAM = "slam"

    @classmethod
    def of(cls, contract: Contract | None) -> "ContractClass":
        """Return the class of a contract, or of a board that was passed out."""
        if contract is None:
            return cls.PASSED_OUT
        if contract.level >= 6:
            return cls.SLAM
        return cls.GAME if is_game(replace(contract, stake=1)) else cls.PART_SCORE

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
class RoomResult:
    """A board in one room, where `north_south` is the team with North-South's cards.

    `possible` are declarer's tricks double dummy, `tricks` those taken, None if the cards were not played.
    """

    north_south: Team
    vulnerable: Vulnerability
    contract: Contract | None = None
    possible: int = 0
    tricks: int | None = None
    contested: bool = False
    given_up: TricksGivenUp | None = None

    @property
    def declaring(self) -> Team | None:
        """The team of declarer; None if all passed."""
        return None if self.contract is None else team_of(self.contract.declarer.side, self.north_south)

    @property
    def contract_class(self) -> ContractClass:
        """How high the contract is."""
        return ContractClass.of(self.contract)

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
        points = declarer_points(self.contract, tricks, vulnerable=self.vulnerable)
        return points if self.declaring is Team.A else -points

    @property
    def play_imps(self) -> int:
        """Team A's IMPs if another table had played this contract double dummy."""
        return imps(self.points - self.points_double_dummy)


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
    def imps(self) -> int:
        """Team A's IMPs."""
        return imps(self.open.points + self.closed.points)

    @property
    def bidding_imps(self) -> int:
        """Team A's IMPs if both contracts had been played double dummy: the part due to bidding."""
        return imps(self.open.points_double_dummy + self.closed.points_double_dummy)

    @property
    def play_imps(self) -> int:
        """The rest of team A's IMPs: the part due to play."""
        return self.imps - self.bidding_imps
