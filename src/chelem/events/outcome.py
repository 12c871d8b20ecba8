"""What happened when a board came to a table: a score, or a ruling in its place."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from chelem.core import Card, Contract, ParseError, Vulnerability
from chelem.core.numbers import parse_fraction
from chelem.scoring import declarer_points
from chelem.scoring.competition.averages import PERCENT, Average

_AVERAGE_OF = {percent: average for average, percent in PERCENT.items()}


@dataclass(frozen=True, slots=True)
class PlayedScore:
    """North-South's points at a table; the contract, declarer's tricks and the lead where they are known.

    Passed out: 0 points without a contract, `passed` true.
    """

    points: int
    contract: Contract | None = None
    tricks: int | None = None
    passed: bool = False
    lead: Card | None = None

    @classmethod
    def of(cls, contract: Contract, tricks: int, board: int, lead: Card | None = None) -> "PlayedScore":
        """Return the score of a contract on a board, whose number gives the vulnerability."""
        points = declarer_points(contract, tricks, vulnerable=Vulnerability.on_board(board))
        return cls(points if contract.declarer & 1 == 0 else -points, contract, tricks, lead=lead)


PASSED_OUT = PlayedScore(0, passed=True)


@dataclass(frozen=True, slots=True)
class Award:
    """An artificial score for one side: average minus, even or plus, or a percentage of its own.

    >>> str(Award.parse("60")), str(Award.parse("45"))
    ('60', '45')
    """

    percent: Fraction
    average: Average | None = None

    def __str__(self) -> str:
        return str(self.percent)

    @classmethod
    def of(cls, average: Average) -> "Award":
        """Return the award of an average: 40, 50 or 60 %."""
        return cls(PERCENT[average], average)

    @classmethod
    def parse(cls, text: str) -> "Award":
        """Parse a percentage; 40, 50 and 60 are averages."""
        percent = parse_fraction(text)
        if percent is None or not 0 <= percent <= 100:
            raise ParseError("event.award", text=text)
        return cls(percent, _AVERAGE_OF.get(percent))


@dataclass(frozen=True, slots=True)
class ArtificialScore:
    """An artificial score for both sides; they need not sum to 100 %."""

    north_south: Award
    east_west: Award


@dataclass(frozen=True, slots=True)
class WeightedScore:
    """An assigned score of several outcomes: North-South's points and weight of each; weights sum to 1."""

    parts: tuple[tuple[int, Fraction], ...]

    def __post_init__(self) -> None:
        if not self.parts or sum(weight for _, weight in self.parts) != 1:
            raise ParseError("event.weights")
        if any(weight <= 0 for _, weight in self.parts):
            raise ParseError("event.weights")


SideOutcome = PlayedScore | Award | WeightedScore
"""What one side receives by a split ruling; scores are North-South's points."""


@dataclass(frozen=True, slots=True)
class SplitScore:
    """A ruling that gives each side a score of its own."""

    north_south: SideOutcome
    east_west: SideOutcome


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """No score: the board counts for nobody. A `sit-out` was never expected, a `missing` one was."""

    reason: Literal["sit-out", "missing"] = "missing"


LineOutcome = PlayedScore | ArtificialScore | WeightedScore | SplitScore | NotPlayed
