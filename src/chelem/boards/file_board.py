"""A board read from a file, with its problems and their lines."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter

from chelem.boards.record import Record
from chelem.boards.report import Problem, Report, Severity
from chelem.boards.validation import validate

Locate = Callable[[str, int | None], int]
"""Return the line of a tag, or of a call or card by its index."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class FileBoard(Record):
    """A record read from a file; it equals any record of the same board.

    `line` is its first line in the file, `reading_problems` are those found while reading, and `text` is its
    part of the file in formats that separate boards.
    """

    line: int = 1
    reading_problems: tuple[Problem, ...] = ()
    locate: Locate | None = None
    text: str = ""

    @classmethod
    def of(cls, record: Record, line: int = 1, problems: tuple[Problem, ...] = ()) -> "FileBoard":
        """Return the board of a record, at this line."""
        return cls(**{name: getattr(record, name) for name in _FIELDS}, line=line, reading_problems=problems)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems found while reading, then those of validation, which runs on each access."""
        if any(problem.severity is Severity.SKIPPED for problem in self.reading_problems):
            return self.reading_problems
        return self.reading_problems + validate(self)

    def reports(self, file: str) -> list[Report]:
        """Return the problems with their lines, in order of line; `file` is the file name for the reports."""
        reports = [
            Report(
                file,
                self.locate(problem.where, problem.place) if self.locate else self.line,
                self.board,
                problem.severity,
                problem.error,
            )
            for problem in self.problems
        ]
        return sorted(reports, key=attrgetter("line"))


_FIELDS = tuple(field.name for field in fields(Record))
