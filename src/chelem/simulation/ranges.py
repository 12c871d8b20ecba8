"""Ranges of numbers in the notation of bridge books: `15-17`, `12+`, `7-`, `5`."""

import re
from dataclasses import dataclass
from math import inf
from typing import Union

from chelem.core import ParseError

RangeLike = Union["Range", int, float, str, tuple[float | None, float | None]]
"""Anything accepted as a range: 15, (15, 17), (12, None), "15-17", "12+", "7-"."""

_NUMBER = r"(\d{1,3}(?:\.5)?)"
_TEXT = re.compile(rf"{_NUMBER}(?:(\+)|(-){_NUMBER}?)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Range:
    """The numbers from `low` to `high`, both included; whole or halves, 0 or more.

    >>> Range.parse("15-17"), 16 in Range.parse("15-17"), str(Range.of((12, None)))
    (Range.parse('15-17'), True, '12+')
    """

    low: float = 0
    high: float = inf

    def __post_init__(self) -> None:
        if not 0 <= self.low <= self.high or any(end % 0.5 for end in (self.low, self.high) if end < inf):
            raise ParseError("range.ends", low=self.low, high=self.high)

    @classmethod
    def of(cls, value: RangeLike) -> "Range":
        """Return the range of a number, a pair or a text; None in a pair leaves that end open."""
        match value:
            case Range():
                return value
            case str():
                return cls.parse(value)
            case (low, high):
                return cls(0 if low is None else low, inf if high is None else high)
            case int() | float():
                return cls(value, value)
        raise ParseError("range.unknown", text=value)

    @classmethod
    def parse(cls, text: str) -> "Range":
        """Parse `15-17`, `12+`, `7-` (seven or fewer), `5` or `any`; `ParseError` otherwise."""
        if text == "any":
            return cls()
        if (match_ := _TEXT.fullmatch(text)) is None:
            raise ParseError("range.unknown", text=text)
        first, plus, minus, last = match_.groups()
        if plus:
            return cls(_number(first))
        if minus and not last:
            return cls(0, _number(first))
        return cls(_number(first), _number(last or first))

    def __str__(self) -> str:
        if self.high == inf:
            return f"{self.low:g}+" if self.low else "any"
        if self.low == self.high:
            return f"{self.low:g}"
        return f"{self.low:g}-{self.high:g}" if self.low else f"{self.high:g}-"

    def __repr__(self) -> str:
        return f"Range.parse('{self}')"

    def __contains__(self, number: float) -> bool:
        return self.low <= number <= self.high

    def __and__(self, other: "Range") -> "Range | None":
        """Return the intersection, or None if it is empty."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Range(low, high) if low <= high else None


def _number(text: str) -> float:
    return float(text) if "." in text else int(text)
