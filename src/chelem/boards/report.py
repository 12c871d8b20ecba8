"""Problems of boards: severity, place and reason."""

import re
from dataclasses import dataclass
from enum import Enum
from typing import Any

from chelem.core.errors import ChelemError
from chelem.i18n import say

_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class Severity(Enum):
    """The severity of a problem."""

    FAULT = "fault"
    """A law of bridge or of the format is broken, or the board contradicts itself."""
    WARNING = "warning"
    """Not as the format requires, but the meaning is clear."""
    SKIPPED = "skipped"
    """The board has no deal, and is left out."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a board, before its place in a file is known.

    `where` is the tag concerned (Deal, Auction, Play, Score …), `place` the call or card, from 0.
    """

    severity: Severity
    error: ChelemError
    where: str = ""
    place: int | None = None

    def say(self, language: str = "en") -> str:
        """The reason, as a sentence."""
        return self.error.say(language)


def without_controls(text: str) -> str:
    r"""Replace the control characters of a file's text, which a terminal would obey; line feeds stay.

    >>> without_controls("\x1b[2JCup")
    '·[2JCup'
    """
    return _CONTROL.sub("·", text)


@dataclass(frozen=True, slots=True)
class Report:
    """A problem at a line, from 1, of a file; `board` as the file names it."""

    file: str
    line: int
    board: str
    severity: Severity
    error: ChelemError

    def say(self, language: str = "en") -> str:
        """The report as a line of text, for a person: `file:line: board 7: fault: the reason`."""
        reason = _in_line(self.error.say(language))
        place = f"{self.file}:{self.line}:"
        name = _in_line(self.board)
        board = f" {say('report.board', {'board': name}, language)}" if name else ""
        return f"{place}{board} {say(f'report.{self.severity.value}', {}, language)} {reason}"

    def json(self, language: str) -> dict[str, Any]:
        """The report for programs: codes, and the reason in the reader's language."""
        return {
            "file": self.file,
            "line": self.line,
            "board": self.board,
            "weight": self.severity.value,
            "code": self.error.code,
            "facts": self.error.facts,
            "reason": self.error.say(language),
        }


def _in_line(text: str) -> str:
    return without_controls(text).replace("\n", "·")
