"""What the devices at a table said about one board."""

from dataclasses import dataclass, field, replace
from typing import Literal

from chelem.events.log.author import Author
from chelem.events.table_result import TableResult

ReportStanding = Literal["reported", "confirmed", "disputed"]
"""By one side; by both, or by a director; two that differ, of which none counts until it is corrected."""


@dataclass(frozen=True, slots=True)
class TableReport:
    """A result, the entry that says so, and who wrote it on which device."""

    version: int
    result: TableResult
    author: Author
    device: str = ""


@dataclass(slots=True)
class BoardReports:
    """All reports of a board at a table.

    What counts does not depend on the order in which reports arrive: two that differ dispute each other,
    and neither counts until a correction. That of a director has the last word; what differs from a table's
    own and comes after it disputes it.
    """

    reports: list[TableReport] = field(default_factory=list)
    confirmed: set[int] = field(default_factory=set)
    disputed: set[int] = field(default_factory=set)
    correction: TableReport | None = None

    @property
    def versions(self) -> set[int]:
        """The versions of all entries that state a result."""
        stated = {report.version for report in self.reports}
        return stated if self.correction is None else stated | {self.correction.version}

    @property
    def counted(self) -> set[int]:
        """The versions of the entries that state the result that counts, or dispute it."""
        return {report.version for report in self.open}

    @property
    def standing(self) -> ReportStanding:
        """How far the result is agreed upon."""
        statements = self.open
        versions = {report.version for report in statements}
        results = {report.result for report in statements}
        if self.disputed & versions or not all(
            result.agrees(other) for result in results for other in results
        ):
            return "disputed"
        senders = {
            (report.author, "" if report.author.role == "player" else report.device)
            for report in statements  # both phones of a pair are one side
        }
        directed = any(report.author.directs for report in statements)
        return "confirmed" if self.confirmed & versions or directed or len(senders) > 1 else "reported"

    @property
    def one_sided(self) -> bool:
        """Whether only one pair's own phones state a result, which the other side has not confirmed.

        A pair that wants to see a board before it plays it could do that, so the board may not be played yet.
        """
        if self.confirmed:
            return False
        stated = self.reports if self.correction is None else [*self.reports, self.correction]
        authors = {report.author for report in stated}
        return len(authors) == 1 and all(author.role == "player" for author in authors)

    @property
    def result(self) -> TableResult | None:
        """The result that counts; None while it is disputed."""
        if len(self.reports) == 1 and self.correction is None and not self.disputed:
            return self.reports[0].result  # as nearly always
        if self.standing == "disputed":
            return None
        results = [report.result for report in self.open]
        leads = [result.lead for result in results if result.lead is not None]
        return replace(results[0], lead=leads[0]) if leads else results[0]

    @property
    def stated(self) -> tuple[TableResult, ...]:
        """The results that are stated, each once: the one that counts, or those that dispute each other."""
        counted = self.result
        return tuple(dict.fromkeys(report.result for report in self.open)) if counted is None else (counted,)

    @property
    def latest(self) -> TableReport:
        """The newest statement, to confirm or to dispute."""
        return max(self.open, key=lambda report: report.version)

    @property
    def open(self) -> list[TableReport]:
        """The statements that no correction has replaced: they agree, or the result is disputed."""
        last = self.correction
        if last is None:
            return self.reports
        if last.author.directs:
            return [last]
        return [last, *(report for report in self.reports if report.version > last.version)]
