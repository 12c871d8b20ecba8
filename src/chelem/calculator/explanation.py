"""A line of a mark in two pieces: what it is for, and the sum that gives its points."""

from dataclasses import dataclass

from chelem.core.lines import Line
from chelem.i18n import say

MINUS = "−"


@dataclass(frozen=True, slots=True)
class Told:
    """What a line says: its title, and the sum behind it, empty where there is none."""

    title: str
    reason: str


def tell_line(line: Line, language: str) -> Told:
    """The catalogue's sentence for a line, cut where its sum begins.

    The sentences of `marks.ftl` end with the sum after a colon, in both languages; some have none.

    >>> tell_line(Line((), 120, "mark.overtricks", {"count": 2, "each": 30, "stake": 1}), "en")
    Told(title='2 overtricks', reason='2 × 30')
    """
    title, _, reason = say(line.code, line.args, language).rpartition(":")
    return Told(title.strip(), reason.strip()) if title else Told(reason.strip(), "")


def signed_number(points: int) -> str:
    """The number as printed on a sheet: a true minus sign, nothing before what is positive."""
    return f"{MINUS}{-points}" if points < 0 else str(points)
