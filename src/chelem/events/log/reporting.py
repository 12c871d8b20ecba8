"""Entries about results: what tables report, confirm and dispute."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core.seats import Side
from chelem.events.log.sitting import Sitting
from chelem.events.table_result import TableResult


@dataclass(frozen=True, slots=True)
class ResultReported:
    """The result of a board at a table, as one device says."""

    entry: ClassVar[str] = "reported"
    section: str
    round: int
    table: int
    board: int
    result: TableResult


@dataclass(frozen=True, slots=True)
class ResultConfirmed:
    """The other side agrees with what entry `of` reports."""

    entry: ClassVar[str] = "confirmed"
    of: int


@dataclass(frozen=True, slots=True)
class ResultDisputed:
    """The other side does not agree with what entry `of` reports."""

    entry: ClassVar[str] = "disputed"
    of: int


@dataclass(frozen=True, slots=True)
class ResultCorrected:
    """The right result in place of what was reported for a board at a table, and why."""

    entry: ClassVar[str] = "corrected"
    section: str
    round: int
    table: int
    board: int
    result: TableResult
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class PlayersFielded:
    """Which players of a team sit one way at a table in a round; without any, that is not known.

    It changes no result.
    """

    entry: ClassVar[str] = "fielded"
    section: str
    round: int
    table: int
    side: Side
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CellReplaced:
    """Who really sat at a table in a round, which way, with which boards, in place of what was planned."""

    entry: ClassVar[str] = "cell"
    section: str
    round: int
    table: int
    sittings: tuple[Sitting, ...]
