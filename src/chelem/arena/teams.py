"""The two teams of a match, and what they play."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from random import Random

from chelem.bots.configuration import Configuration
from chelem.core.deals import Deal
from chelem.core.frozen import FrozenMap
from chelem.core.seats import Seat, Side


class Team(Enum):
    """The first team sits North-South in the open room and East-West in the closed one."""

    A = "a"
    B = "b"

    @property
    def other(self) -> "Team":
        """The other team."""
        return Team.B if self is Team.A else Team.A


TEAMS = tuple(Team)


class MatchKind(Enum):
    """What the two teams play.

    `FULL`: auction and play. `BIDDING`: the auction alone; contracts count as double dummy. `PLAY`: both
    teams play, each way, the contract that team A would bid in all four seats.
    """

    FULL = "full"
    BIDDING = "bidding"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """A match of `boards` boards, from number 1 on, between two configurations of bots.

    A board's cards depend only on the seed and its number, so a longer match begins like a shorter one.
    """

    a: Configuration
    b: Configuration
    boards: int
    seed: int
    kind: MatchKind = MatchKind.FULL

    def configuration(self, team: Team) -> Configuration:
        """Return the configuration of a team's bots."""
        return self.a if team is Team.A else self.b

    @property
    def names(self) -> Mapping[Team, str]:
        """The names of the teams: their configurations, with a letter if these are equal."""
        names = {Team.A: str(self.a), Team.B: str(self.b)}
        same = self.a == self.b
        return FrozenMap({team: f"{name} {team.name}" if same else name for team, name in names.items()})

    def __iter__(self) -> Iterator["TeamBoard"]:
        return (TeamBoard(self, number) for number in range(1, self.boards + 1))


@dataclass(frozen=True, slots=True)
class TeamBoard:
    """One board of a match, to be played in both rooms."""

    match: TeamMatch
    number: int

    @property
    def deal(self) -> Deal:
        """The cards of the board."""
        return Deal.draw(self._random("deal").randrange)

    def bot_seed(self, seat: Seat) -> int:
        """Return the seed of the bot in a seat: the same for both teams, so that equal teams tie."""
        return self._random(f"bot {seat}").getrandbits(32)

    def _random(self, purpose: str) -> Random:
        return Random(f"{self.match.seed} {self.number} {purpose}")  # noqa: S311 - repeatable, not secret


def team_of(side: Side, north_south: Team) -> Team:
    """Return the team of a side in the room where `north_south` has the cards of North-South."""
    return north_south if side is Side.NS else north_south.other
