"""What a reader has to say of a board: where, how grave, and why."""

import re
from dataclasses import dataclass
from typing import Any

from chelem.boards.problem import Weight
from chelem.core.errors import ChelemError
from chelem.i18n import say

_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def printable(text: str) -> str:
    r"""A text of a file without what a terminal would obey; line feeds stay.

    >>> printable("\x1b[2JCup")
    '·[2JCup'
    """
    return _CONTROL.sub("·", text)


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
        reason = _in_line(self.error.say(language))
        place = f"{self.file}:{self.line}:"
        name = _in_line(self.board)
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


def _in_line(text: str) -> str:
    return printable(text).replace("\n", "·")
