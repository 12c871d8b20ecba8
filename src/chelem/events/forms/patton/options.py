"""What an organiser may choose about Patton: what wins a match, through which thresholds, for how much."""

from collections.abc import Mapping
from fractions import Fraction

from chelem.core import BadOption, whole_number

RESULTS = ("imps", "aggregate")
"""The result of a match: in IMPs, or as the difference of points."""
USUAL_SHARE = 50
LEAST_SHARE, MOST_SHARE = 1, 90
"""In per cent."""


def read_measure(text: str) -> str:
    """Return what a match is won by."""
    if text not in RESULTS:
        raise BadOption("option.value", option="result", value=text, values=", ".join(RESULTS))
    return text


def read_thresholds(text: str) -> tuple[int, ...]:
    """Return the least differences of each step, in ascending order: whole numbers between spaces."""
    numbers = [whole_number(part) for part in text.split()]
    found = tuple(number for number in numbers if number)
    if not found or len(found) < len(numbers) or list(found) != sorted(set(found)):
        raise BadOption("option.value", option="thresholds", value=text, values="30 70 120 …")
    return found


def read_share(text: str) -> Fraction:
    """Return which part of all points the result of the match gives, from its percentage."""
    percent = whole_number(text)
    if percent is None or not LEAST_SHARE <= percent <= MOST_SHARE:
        raise BadOption("option.value", option="share", value=text, values=f"{LEAST_SHARE} … {MOST_SHARE}")
    return Fraction(percent, 100)


def check_together(given: Mapping[str, str]) -> None:
    """Raise `BadOption` for a difference of points without the thresholds that say what it is worth."""
    if given.get("result") == "aggregate" and "thresholds" not in given:
        raise BadOption("event.patton.thresholds")
