"""A line of a score in words: what it is for, and how its points are worked out."""

from dataclasses import dataclass

from chelem.core import Line

MINUS = "−"


@dataclass(frozen=True, slots=True)
class Explanation:
    """The title of a line, and the sum behind its points, empty where there is none."""

    title: str
    reason: str


def explain_line(line: Line, language: str) -> Explanation:
    """Split the catalogue's sentence for a line into its title and its sum.

    In `marks.ftl` the sum follows a colon, in both languages; some sentences have none.

    >>> explain_line(Line((), 120, "mark.overtricks", {"count": 2, "each": 30, "stake": 1}), "en")
    Explanation(title='2 overtricks', reason='2 × 30')
    """
    title, _, reason = line.say(language).rpartition(":")
    return Explanation(title.strip(), reason.strip()) if title else Explanation(reason.strip(), "")


def signed_number(points: int) -> str:
    """The number as printed on a sheet: a true minus sign, nothing before what is positive."""
    return f"{MINUS}{-points}" if points < 0 else str(points)
