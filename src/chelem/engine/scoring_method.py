"""A scoring method that a game brings to the score calculator: what it asks for, and what it answers."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from chelem.core import STRAINS, Contract, Line, Phrase, Score, Seat, Strain, Vulnerability, freeze
from chelem.engine.score_inputs import DECLARER, ScoreInput
from chelem.engine.score_table import ScoreTable

LEVELS = tuple(range(1, 8))


@dataclass(frozen=True, slots=True)
class Receiver:
    """Somebody who has points of their own: `total` names what they receive, `line` a line for them.

    The messages `calc-to-{total}`, `score-total-{total}` and `calc-line-{line}` name them. Each of
    `seats` has the total; a line for any of them is theirs.
    """

    total: str
    line: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ScoringMethod(ABC):
    """A scoring method; each defines only what differs from contract bridge.

    Its sentences lie in the Fluent files of its game: the title `calc-title-{id}`, the note under its table
    `calc-note-{id}`, and `{message}-in-{id}` for any message of the calculator that differs.
    """

    id: ClassVar[str]
    """Its name in links and for `chelem score --game`."""
    game: ClassVar[str]
    """The name of its game."""
    anchor: ClassVar[str] = "marque"
    """Where the game's page of rules explains it."""
    book: ClassVar[int] = 6
    """The tricks that a contract's number does not count."""
    strains: ClassVar[tuple[Strain, ...]] = STRAINS
    """In the order of the keys."""
    doublings: ClassVar[int] = 2
    """How often a contract can be doubled."""
    has_vulnerability: ClassVar[bool] = False
    """Whether vulnerability changes the score."""
    has_overtricks: ClassVar[bool] = True
    """Whether tricks above the contract change the score."""
    asks_tricks: ClassVar[bool] = True
    """Whether it asks for the tricks taken; else only whether the contract was made."""
    inputs: ClassVar[tuple[ScoreInput, ...]] = ()
    """What else it asks for."""
    receivers: ClassVar[tuple[Receiver, ...]] = ()
    """Those who have points of their own; where there are none, one total is signed from declarer's side."""

    def numbers(self, strain: Strain) -> tuple[int, ...]:
        """The numbers of its contracts in that strain, in order; none where a contract names none.

        Every strain has as many; numbers in the same place mean the same (in Mini-bridge, the game).
        """
        return LEVELS

    @abstractmethod
    def score(self, query: "ScoreQuery") -> Score:
        """The score, line by line."""

    def lost(self, query: "ScoreQuery") -> Phrase | None:
        """Why this result loses the match at once, whatever its points; None where it does not."""
        return None

    def table(self, query: "ScoreQuery") -> ScoreTable | None:
        """A table of its own; None leaves each result at each stake and vulnerability to the calculator."""
        return None

    def receiver(self, line: Line) -> Receiver | None:
        """Whom a line is for, where there are several totals."""
        return next((receiver for receiver in self.receivers if set(receiver.seats) & set(line.to)), None)


@dataclass(frozen=True, slots=True)
class ScoreQuery:
    """South's contract and the tricks that its side took, to be scored by a method.

    `vulnerable` is that of declarer's side; `given` holds the values of the method's own inputs, by name.
    """

    method: ScoringMethod
    contract: Contract
    tricks: int
    vulnerable: bool = False
    given: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        freeze(self, "given")

    @property
    def score(self) -> Score:
        """The score, line by line."""
        return self.method.score(self)

    @property
    def total(self) -> int:
        """The score of declarer's side: what the others receive is negative."""
        return self.score.total(DECLARER.side)

    @property
    def totals(self) -> dict[str, int]:
        """What each receiver has; empty where there is one total."""
        score = self.score
        return {receiver.total: score.received(receiver.seats[0]) for receiver in self.method.receivers}

    @property
    def lost(self) -> Phrase | None:
        """Why this result loses the match at once; None where it does not."""
        return self.method.lost(self)

    @property
    def made(self) -> bool:
        """Whether the tricks demanded were made."""
        return self.tricks >= self.contract.tricks

    @property
    def number(self) -> int | None:
        """The contract's number as written; None where contracts have none."""
        numbered = self.method.numbers(self.contract.strain)
        return self.contract.tricks - self.method.book if numbered else None

    @property
    def code(self) -> str:
        """The contract as the calculator reads it, without its declarer or result: `4SX`, `HX`."""
        number = "" if self.number is None else self.number
        return f"{number}{self.contract.strain}{'X' * self.contract.doublings}"

    @property
    def vulnerability(self) -> Vulnerability:
        """Declarer's side, if vulnerable; the other side never matters."""
        return Vulnerability.of_sides([DECLARER.side] if self.vulnerable else ())
