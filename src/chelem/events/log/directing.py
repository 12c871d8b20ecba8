"""Entries of the director: rounds, calls, fouled boards, rulings, penalties; and taking an entry back."""

from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Literal

from chelem.core.seats import Side
from chelem.events.match_rulings import MatchFault, MismatchSide
from chelem.events.outcome import LineOutcome

PenaltyUnit = Literal["result", "top"]
"""In the unit of the ranking (per cent, IMPs, victory points), or in per cent of the top of one board."""


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A section begins a round."""

    entry: ClassVar[str] = "started"
    section: str
    round: int


@dataclass(frozen=True, slots=True)
class RoundPaused:
    """The clock of a section stands still for a break, or goes on."""

    entry: ClassVar[str] = "paused"
    section: str
    going: bool = False


@dataclass(frozen=True, slots=True)
class BoardTimed:
    """The minutes for each board of a section, from now on."""

    entry: ClassVar[str] = "timed"
    section: str
    minutes: int


@dataclass(frozen=True, slots=True)
class RoundExtended:
    """Minutes by which the round in play of a section lasts longer, or shorter; entries add up."""

    entry: ClassVar[str] = "extended"
    section: str
    round: int
    minutes: int


@dataclass(frozen=True, slots=True)
class BreakPlanned:
    """A break of some minutes before a round of a section; of 0 minutes: none."""

    entry: ClassVar[str] = "break"
    section: str
    round: int
    minutes: int


@dataclass(frozen=True, slots=True)
class DrawsAssigned:
    """Who draws the rounds of an online Swiss section from now on.

    The program draws as soon as all tables have played; for the director the next round waits.
    """

    entry: ClassVar[str] = "assigned"
    section: str
    to: Literal["program", "director"]


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    """A table calls the director, or the director has answered its call."""

    entry: ClassVar[str] = "called"
    section: str
    table: int
    answered: bool = False


@dataclass(frozen=True, slots=True)
class PlayedAt:
    """A table in a round of a section."""

    section: str
    round: int
    table: int


@dataclass(frozen=True, slots=True)
class BoardFouled:
    """Tables that played other cards on a board than the rest: each group is compared within itself.

    Tables that no group names are the first group. Without groups, all are compared again. With a `side`,
    this is so for that side alone, and the other is compared as it was before.
    """

    entry: ClassVar[str] = "fouled"
    board: int
    groups: tuple[tuple[PlayedAt, ...], ...]
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class BoardRuled:
    """The director's ruling on a board at a table, in place of what was reported.

    Without an outcome an earlier ruling is withdrawn, and the report counts.
    """

    entry: ClassVar[str] = "ruled"
    section: str
    round: int
    table: int
    board: int
    outcome: LineOutcome | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class MatchVoided:
    """A match of two entrants in a round that was not played, and whose fault that is.

    Without a fault, an earlier ruling is withdrawn, and the boards count.
    """

    entry: ClassVar[str] = "voided"
    round: int
    first: int
    second: int
    fault: MatchFault | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class OpponentsMismatched:
    """An entrant that met the wrong opponents in a round of a Swiss: too strong ones, or too weak ones.

    Without a side, an earlier ruling is withdrawn.
    """

    entry: ClassVar[str] = "mismatched"
    round: int
    entrant: int
    side: MismatchSide | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class EntrantPenalised:
    """An amount taken from an entrant; a negative one is a bonus."""

    entry: ClassVar[str] = "penalised"
    entrant: int
    amount: Fraction
    unit: PenaltyUnit = "result"
    reason: str = ""


@dataclass(frozen=True, slots=True)
class EntryTakenBack:
    """An earlier entry is taken back: the event is what it would be without it."""

    entry: ClassVar[str] = "undone"
    of: int
