"""An accident at a table in a round."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from chelem.events.log.board_reports import BoardReports
from chelem.events.log.entries.reporting import ResultCorrected
from chelem.events.log.event import EntryContent, Event
from chelem.events.log.section import At, EventSection


@dataclass(frozen=True, slots=True)
class Accident(ABC):
    """Something that went wrong at a table in a round of a section."""

    accident: ClassVar[str]
    """Its name on the wire."""
    section: str
    round: int
    table: int

    @property
    def at(self) -> At:
        """The round and the table."""
        return self.round, self.table

    @abstractmethod
    def entries(self, event: Event, /) -> tuple[EntryContent, ...]:
        """Return the entries that say what happened; none where it changes nothing.

        Raises `Refused` for a section that is not planned, and for a board that is not for the table.
        """

    def section_with(self, event: Event, *boards: int) -> EventSection:
        """Return the section; raise `Refused` if it is not planned, or a board is not for the table."""
        section = event.state.find_section(self.section)
        for board in boards:
            section.check_board(self.at, board)
        return section

    def moved_results(self, section: EventSection, *moves: tuple[int, int]) -> Iterator[ResultCorrected]:
        """Yield a correction for each (from, to) of these boards: what was noted on the one is the other's.

        What is noted while tables disagree is the newest statement.
        """
        for source, board in moves:
            reports = section.reports.get((*self.at, source), BoardReports())
            if reports.open:
                result = reports.result or reports.latest.result
                yield ResultCorrected(self.section, *self.at, board, result)
