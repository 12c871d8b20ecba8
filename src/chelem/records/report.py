"""What a reader has to say of a board: where, how grave, and why."""

from dataclasses import dataclass
from typing import Any

from chelem.core.errors import ChelemError
from chelem.records.problem import Weight
from chelem.words import say


@dataclass(frozen=True, slots=True)
class Report:
    """A problem at its line, from 1, of a file; `board` as the file names it."""

    file: str
    line: int
    board: str
    weight: Weight
    error: ChelemError

    def say(self, language: str) -> str:
        """The report as a line of text, for a person: `file:line: board 7: fault: the reason`."""
        reason = self.error.say(language)
        place = f"{self.file}:{self.line}:"
        board = f" {say('report.board', {'board': self.board}, language)}" if self.board else ""
        return f"{place}{board} {say(f'report.{self.weight.value}', {}, language)} {reason}"

    def json(self, language: str) -> dict[str, Any]:
        """The report for programs: codes, and the reason in the reader's language."""
        return {
            "file": self.file,
            "line": self.line,
            "board": self.board,
            "weight": self.weight.value,
            "code": self.error.code,
            "facts": self.error.facts,
            "reason": self.error.say(language),
        }
