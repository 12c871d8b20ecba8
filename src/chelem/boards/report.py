"""Problems of boards: severity, place and reason."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Any

from chelem.core import ChelemError
from chelem.i18n import say

_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class Severity(Enum):
    """The severity of a problem."""

    FAULT = "fault"
    """The board breaks a law of bridge or of the format, or contradicts itself."""
    WARNING = "warning"
    """The board deviates from the format, but its meaning is clear."""
    SKIPPED = "skipped"
    """The board has no deal and is skipped."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem of a board, without its line in the file.

    `where` is the tag concerned (Deal, Auction, Play, Score …), `place` the index of the call or card.
    """

    severity: Severity
    error: ChelemError
    where: str = ""
    place: int | None = None

    def say(self, language: str = "en") -> str:
        """Return the reason as a sentence."""
        return self.error.say(language)


def replace_controls(text: str) -> str:
    r"""Replace control characters, which a terminal would interpret; keep line feeds.

    >>> replace_controls("\x1b[2JCup")
    '·[2JCup'
    """
    return _CONTROL.sub("·", text)


@dataclass(frozen=True, slots=True)
class Report:
    """A problem at line `line`, from 1, of a file; `board` is the board's name in the file."""

    file: str
    line: int
    board: str
    severity: Severity
    error: ChelemError

    def say(self, language: str = "en") -> str:
        """Return the report as one line: `file:line: board 7: fault: the reason`."""
        reason = _single_line(self.error.say(language))
        place = f"{self.file}:{self.line}:"
        name = _single_line(self.board)
        board = f" {say('report.board', {'board': name}, language)}" if name else ""
        return f"{place}{board} {say(f'report.{self.severity.value}', {}, language)} {reason}"

    def json(self, language: str) -> dict[str, Any]:
        """Return the report as JSON data: codes, facts, and the reason as a sentence."""
        return {
            "file": self.file,
            "line": self.line,
            "board": self.board,
            "severity": self.severity.value,
            "code": self.error.code,
            "facts": self.error.facts,
            "reason": self.error.say(language),
        }


def _single_line(text: str) -> str:
    return replace_controls(text).replace("\n", "·")
