"""What a reader has to say of a board: where, how grave, and why."""

import re
from dataclasses import dataclass
from typing import Any

from chelem.core.errors import ChelemError
from chelem.records.problem import Weight
from chelem.words import say

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""What a terminal would not print, and may obey: texts of files are quoted in reports."""


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
        reason = _CONTROL.sub("·", self.error.say(language))
        place = f"{self.file}:{self.line}:"
        name = _CONTROL.sub("·", self.board)
        board = f" {say('report.board', {'board': name}, language)}" if name else ""
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
