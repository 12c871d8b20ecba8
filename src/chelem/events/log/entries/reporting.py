"""Entries about results: what tables report, confirm, dispute and correct."""

from dataclasses import dataclass

from chelem.core import Forbidden, Refused
from chelem.events.log.author import Author
from chelem.events.log.board_reports import BoardReports, TableReport
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.results import KnownResults
from chelem.events.log.section import EventSection
from chelem.events.log.state import BoardAt, EventState
from chelem.events.log.subject import Subject
from chelem.events.table_result import TableResult


@dataclass(frozen=True, slots=True)
class _ResultStated(EntryContent):
    """A result of a board at a table."""

    writers = "anybody"
    section: str
    round: int
    table: int
    board: int
    result: TableResult

    @property
    def at(self) -> BoardAt:
        """The board at the table."""
        return self.section, self.round, self.table, self.board

    def check(self, event: Event, author: Author, /) -> None:
        """Raise `Refused` for a board that is not played there, `Forbidden` for another table."""
        section = event.state.find_section(self.section)
        section.check_board((self.round, self.table), self.board)
        if not author.directs and self.round > section.round:
            raise Refused("event.log.not-yet", round=self.round)
        _check_table(section, self.at, author)
        _check_there(event.state, section, self.at)

    def apply(self, state: EventState, entry: EventEntry, /) -> None:
        """Note the result as this entry states it."""
        section = state.sections.get(self.section)
        if section is not None:
            reports = section.reports_at((self.round, self.table), self.board)
            self._note(reports, TableReport(entry.version, self.result, entry.author, entry.device))
            state.reported[entry.version] = self.at

    def _note(self, reports: BoardReports, report: TableReport) -> None:
        reports.reports.append(report)

    def forget(self, known: KnownResults, _: EventState, /) -> None:
        """Forget the board."""
        known.forget_board(self.section, self.board)

    @property
    def subject(self) -> Subject:
        """The board at the table."""
        return Subject("line", self.at)


@dataclass(frozen=True, slots=True)
class ResultReported(_ResultStated):
    """The result of a board at a table, as one device says."""

    entry = "reported"
    taken_back = "never"


@dataclass(frozen=True, slots=True)
class ResultCorrected(_ResultStated):
    """The right result in place of what was reported for a board at a table, and why."""

    entry = "corrected"
    after_closing = True
    reason: str | None = None

    def check(self, event: Event, author: Author, /) -> None:
        """Raise also `Refused` where a table may correct no more: the event is closed, or the round over."""
        _ResultStated.check(self, event, author)
        if author.directs:
            return
        if event.state.closed:
            raise Refused("event.log.closed-tables")
        if self.round < event.state.find_section(self.section).round:
            raise Refused("event.log.round-over", round=self.round)

    def _note(self, reports: BoardReports, report: TableReport) -> None:
        reports.correction = report


@dataclass(frozen=True, slots=True)
class _ReportJudged(EntryContent):
    """A judgement on what entry `of` reports."""

    writers = "anybody"
    of: int

    def check(self, event: Event, author: Author, /) -> None:
        """Raise `Refused` for an entry that reports nothing, `Forbidden` for an author of another table."""
        at = event.state.reported.get(self.of)
        if at is None:
            raise Refused("event.log.version", version=self.of)
        _check_table(event.state.find_section(at[0]), at, author)

    def _reports(self, state: EventState) -> BoardReports | None:
        """Return the reports of the board; None for an entry that reports nothing."""
        at = state.reported.get(self.of)
        return None if at is None else state.sections[at[0]].reports_at((at[1], at[2]), at[3])

    def forget(self, known: KnownResults, state: EventState, /) -> None:
        """Forget the board."""
        if (at := state.reported.get(self.of)) is not None:
            known.forget_board(at[0], at[3])

    @property
    def refers_to(self) -> int:
        """The report."""
        return self.of


@dataclass(frozen=True, slots=True)
class ResultConfirmed(_ReportJudged):
    """The other side agrees with what entry `of` reports."""

    entry = "confirmed"
    taken_back = "never"
    after_closing = True

    def check(self, event: Event, author: Author, /) -> None:
        """Raise also `Refused` if players confirm what their own side has reported."""
        _ReportJudged.check(self, event, author)
        at = event.state.reported[self.of]
        reporter = event.entries[self.of].author
        sitting = event.state.find_section(at[0]).sitting_of((at[1], at[2]), at[3])
        players = author.role == reporter.role == "player"
        if players and sitting is not None and sitting.on_one_side(author.id, reporter.id):
            raise Refused("event.log.own-report")

    def apply(self, state: EventState, entry: EventEntry, /) -> None:
        """Confirm the report."""
        if (reports := self._reports(state)) is not None:
            reports.confirmed.add(self.of)
            if entry.author.directs:
                state.vouched.add(self.of)


@dataclass(frozen=True, slots=True)
class ResultDisputed(_ReportJudged):
    """The other side does not agree with what entry `of` reports."""

    entry = "disputed"
    taken_back = "never"

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Dispute the report."""
        if (reports := self._reports(state)) is not None:
            reports.disputed.add(self.of)


def _check_table(section: EventSection, at: BoardAt, author: Author) -> None:
    """Raise `Forbidden` unless the author is at this table: its device, or a player who sits there."""
    if author.directs:
        return
    if author.role == "table":
        allowed = author.id == f"{section.name}{at[2]}"
    else:
        sitting = section.sitting_of((at[1], at[2]), at[3])
        allowed = sitting is not None and author.id in map(str, sitting.entrants)
    if not allowed:
        raise Forbidden("event.log.other-table")


def _check_there(state: EventState, section: EventSection, at: BoardAt) -> None:
    """Raise `Refused` for a result of somebody who is absent or has left, which would count nowhere."""
    here = at[1], at[2]
    sitting = section.sitting_of(here, at[3])
    if sitting is not None and state.is_left_out(section, here, sitting):
        there = state.who_is_there(section, here, sitting).entrants
        gone = next(entrant for entrant in sitting.entrants if entrant not in there)
        raise Refused("event.log.not-there", entrant=gone, kind=state.terms.kind)
