"""A board as it came out of a file: what it tells, what was wrong with it, and where."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import attrgetter

from chelem.boards.problem import Problem, Weight
from chelem.boards.record import Record
from chelem.boards.report import Report
from chelem.boards.validation import prove

Locate = Callable[[str, int | None], int]
"""The line of a call, a card (by its place, from 0) or of a tag as a whole."""


@dataclass(frozen=True, slots=True)
class Told:
    """A board read from a file, whose first line is `line`; `found` is what was wrong in reading it.

    `text` is the board's part of the file, as far as the format keeps boards apart.
    """

    record: Record
    line: int
    found: tuple[Problem, ...] = ()
    locate: Locate | None = None
    text: str = ""

    def problems(self) -> Iterator[Problem]:
        """All that is wrong: what the reader found, then what the rules say of the rest."""
        yield from self.found
        if not any(problem.weight is Weight.SKIPPED for problem in self.found):
            yield from prove(self.record)

    def reports(self, file: str) -> list[Report]:
        """The problems, each with its place in the file of that name, line by line."""
        reports = []
        for problem in self.problems():
            line = self.locate(problem.where, problem.place) if self.locate else self.line
            reports.append(Report(file, line, self.record.board, problem.weight, problem.error))
        return sorted(reports, key=attrgetter("line"))
