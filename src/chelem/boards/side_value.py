"""A number of tricks or points, for one side or without a stated side."""

import re
from dataclasses import dataclass
from functools import lru_cache

from chelem.core import ParseError, Side

_ONE = r"(?:(NS|EW)\s*)?([+-]?\d{1,7})"
_TEXT = re.compile(rf"{_ONE}(?:\s+(NS|EW)\s*([+-]?\d{{1,7}}))?", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class SideValue:
    """A number of tricks or points of a side; of declarer's side if `side` is None.

    >>> SideValue.parse_all("NS 420 EW -420")
    (SideValue(amount=420, side=Side.NS), SideValue(amount=-420, side=Side.EW))
    """

    amount: int
    side: Side | None = None

    def __str__(self) -> str:
        return str(self.amount) if self.side is None else f"{self.side} {self.amount}"

    @classmethod
    def parse(cls, text: str) -> "SideValue":
        """Parse one number, alone or after its side; raise `ParseError` for anything else."""
        value, *more = cls.parse_all(text)
        if more:
            raise ParseError("side_value.unknown", text=text)
        return value

    @staticmethod
    @lru_cache(4096)
    def parse_all(text: str) -> "tuple[SideValue, ...]":
        """Parse one number, or one per side: `9`, `NS 7`, `EW -50 NS 50` (PBN 2.1, 3.4.15 and 4.2.1)."""
        match = _TEXT.fullmatch(text.strip())
        if match is None or (match[3] and (not match[1] or match[1].upper() == match[3].upper())):
            raise ParseError("side_value.unknown", text=text)
        first = SideValue(int(match[2]), Side[match[1].upper()] if match[1] else None)
        return (first,) if not match[3] else (first, SideValue(int(match[4]), Side[match[3].upper()]))

    def of(self, side: Side) -> bool | None:
        """Return whether the number is that side's; None if the side is not stated."""
        return None if self.side is None else self.side is side
