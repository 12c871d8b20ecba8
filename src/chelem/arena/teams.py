"""The two teams of a match, and what they play."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from random import Random

from chelem.arena.board_start import AT_DUPLICATE, MatchTerms
from chelem.bots import Configuration
from chelem.core import Deal, FrozenMap, ParseError, Seat, Side
from chelem.engine import Log
from chelem.matches.duplicate import board_dealer


class Team(Enum):
    """The first team sits North-South in the open room and East-West in the closed one."""

    A = "a"
    B = "b"

    @property
    def other(self) -> "Team":
        """The other team."""
        return Team.B if self is Team.A else Team.A


TEAMS = tuple(Team)
MAX_PORT = 65535
_LISTEN = re.compile(r"listen:(\d{1,5})", re.ASCII)


class MatchKind(Enum):
    """What the two teams play.

    `FULL`: auction and play. `BIDDING`: the auction alone; contracts count as double dummy. `PLAY`: both
    teams play, each way, the contract that team A would bid in all four seats.
    """

    FULL = "full"
    BIDDING = "bidding"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class OutsideTeam:
    """A program that connects to a port, and plays by the table-manager protocol; its name once it has come.

    >>> OutsideTeam.parse("listen:2000"), str(OutsideTeam(2000, "Deep Finesse"))
    (OutsideTeam(port=2000, name=''), 'Deep Finesse')
    """

    port: int
    name: str = ""

    def __str__(self) -> str:
        return self.name or f"listen:{self.port}"

    @classmethod
    def parse(cls, text: str) -> "OutsideTeam":
        """Parse `listen:PORT`; `ParseError` if it is anything else."""
        found = _LISTEN.fullmatch(text.strip().lower())
        if found is None or int(found[1]) > MAX_PORT:
            raise ParseError("outside.port", text=text)
        return cls(int(found[1]))


Contestant = Configuration | OutsideTeam


def parse_contestant(text: str) -> Contestant:
    """Parse a configuration of bots, or `listen:PORT` for an outside program."""
    if text.strip().lower().partition(":")[0] == "listen":
        return OutsideTeam.parse(text)
    return Configuration.parse(text)


@dataclass(frozen=True, slots=True)
class TeamMatch:
    """A match of `boards` boards, from number 1 on, between bots, or between bots and an outside program.

    A board's cards depend only on the seed and its number, so a longer match begins like a shorter one; so do
    the part-scores and games before it, where `terms` has them count.
    """

    a: Contestant
    b: Contestant
    boards: int
    seed: int
    kind: MatchKind = MatchKind.FULL
    terms: MatchTerms = AT_DUPLICATE

    def contestant(self, team: Team) -> Contestant:
        """Return who plays for a team."""
        return self.a if team is Team.A else self.b

    @property
    def names(self) -> Mapping[Team, str]:
        """The names of the teams, with a letter if both are the same bots."""
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

    @property
    def dealer(self) -> Seat:
        """The dealer, who follows from the number."""
        return board_dealer(self.number)

    def before(self) -> Log:
        """Return the log of the match before the deal, where earlier deals count; a new one each time."""
        return self.match.terms.before(self.dealer, self._random("standing"))

    def bot_seed(self, seat: Seat) -> int:
        """Return the seed of the bot in a seat: the same for both teams, so that equal teams tie."""
        return self._random(f"bot {seat}").getrandbits(32)

    def _random(self, purpose: str) -> Random:
        return Random(f"{self.match.seed} {self.number} {purpose}")  # noqa: S311 - repeatable, not secret


def team_of(side: Side, north_south: Team) -> Team:
    """Return the team of a side in the room where `north_south` has the cards of North-South."""
    return north_south if side is Side.NS else north_south.other
