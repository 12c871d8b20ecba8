"""Numbers in a system: `15`, `12+`, `15-17`, the name of an option, and sums in brackets: `[level + 6]+`."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from chelem.bots.systems.requirements import NO_LIMIT

_RANGE = re.compile(r"(?P<low>\d+(?:\.5)?|\[[^\]]*\])(?:(?P<open>\+)|-(?P<high>\d+(?:\.5)?|\[[^\]]*\]))?")
_TERM = re.compile(r"\s*([+-])?\s*(?:(\d+)(?:\s*\*)?)?\s*([a-z][a-z0-9-]*)?")


@dataclass(frozen=True, slots=True)
class SumText:
    """A constant and multiples of named numbers."""

    constant: float
    multiples: tuple[tuple[str, int], ...] = ()

    @classmethod
    def parse(cls, text: str) -> "SumText":
        """Parse a number, or a sum in brackets such as `[22 + 3 * level]`; else `ValueError`."""
        if not text.startswith("["):
            return cls(float(text))
        constant, multiples, position, body = 0, [], 0, text[1:-1].strip()
        while position < len(body):
            found = _TERM.match(body, position)
            if found is None or found.end() == position or (position and not found[1]):
                raise ValueError(text)
            if not (found[2] or found[3]):
                raise ValueError(text)
            factor = (-1 if found[1] == "-" else 1) * int(found[2] or 1)
            if found[3]:
                multiples.append((found[3], factor))
            else:
                constant += factor
            position = found.end()
        return cls(constant, tuple(multiples))

    def value(self, names: Mapping[str, int], scale: int = 1) -> int:
        """Return the number, times a scale; `KeyError` for an unknown name."""
        return round(scale * (self.constant + sum(factor * names[name] for name, factor in self.multiples)))


@dataclass(frozen=True, slots=True)
class RangeText:
    """A low and a high number, both included; without `high`, no upper limit."""

    low: SumText
    high: SumText | None

    @classmethod
    def parse(cls, text: str) -> "RangeText":
        """Parse `6`, `12+` or `15-17`; else `ValueError`."""
        found = _RANGE.fullmatch(text)
        if found is None:
            raise ValueError(text)
        low = SumText.parse(found["low"])
        if found["open"]:
            return cls(low, None)
        return cls(low, SumText.parse(found["high"]) if found["high"] else low)

    @property
    def names(self) -> frozenset[str]:
        """The names used."""
        both = [*self.low.multiples, *(self.high.multiples if self.high is not None else ())]
        return frozenset(name for name, _ in both)

    def limits(self, names: Mapping[str, int], scale: int = 1) -> tuple[int, int]:
        """Return the low and the high number, times a scale."""
        high = NO_LIMIT if self.high is None else self.high.value(names, scale)
        return self.low.value(names, scale), high


@lru_cache(maxsize=1024)
def fixed_limits(text: str, scale: int = 1) -> tuple[int, int] | None:
    """Return the low and the high number of a range that names no others; None for one that does."""
    parsed = RangeText.parse(text)
    return None if parsed.names else parsed.limits({}, scale)
