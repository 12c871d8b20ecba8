"""A distribution as bars of text."""

from collections.abc import Iterator
from math import ceil, log10
from typing import NamedTuple

from chelem.simulation.answers import Numbers
from chelem.simulation.figures import plain, tenths

WIDTH = 30
MOST = 24
"""The bars of one answer; more numbers than that are put together."""
_EIGHTHS = " ▏▎▍▌▋▊▉█"


class Bar(NamedTuple):
    """The deals with a number from `low` to `high`, both included where all are whole."""

    low: float
    high: float
    deals: int


def bars_of(answer: Numbers) -> list[Bar]:
    """A bar for each number that came, and for those between where they are near; or bars of a round width.

    >>> bars_of(Numbers({8: 1, 10: 2}))
    [Bar(low=8, high=8, deals=1), Bar(low=9, high=9, deals=0), Bar(low=10, high=10, deals=2)]
    """
    whole = all(isinstance(number, int) for number in answer.counts)
    spread = answer.high - answer.low
    near = whole and spread < min(MOST, 2 * len(answer.counts))
    if len(answer.counts) <= MOST and not near:
        return [Bar(number, number, count) for number, count in answer.counts.items()]
    width = 1 if near else _round_up(2 * spread / MOST, whole=whole)
    counts: dict[int, int] = {}
    for number, count in answer.counts.items():
        place = int(number // width)
        counts[place] = counts.get(place, 0) + count
    return [
        Bar(place * width, (place + 1) * width - whole, counts.get(place, 0))
        for place in range(min(counts), max(counts) + 1)
    ]


def drawn(answer: Numbers, language: str) -> Iterator[str]:
    """The bars, a line each: the number, how often it came, a bar."""
    bars = bars_of(answer)
    names = [name_of(bar, language) for bar in bars]
    shares = [tenths(bar.deals / answer.deals, language) for bar in bars]
    most = max(bar.deals for bar in bars)
    for label, share, bar in zip(names, shares, bars, strict=True):
        eighths = round(8 * WIDTH * bar.deals / most)
        block = "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()
        yield f"{label:>{max(map(len, names))}}  {share:>{max(map(len, shares))}}  {block}".rstrip()


def name_of(bar: Bar, language: str) -> str:
    """What a bar stands for."""
    low, high = plain(bar.low, language), plain(bar.high, language)
    return low if low == high else f"{low} … {high}"


def _round_up(width: float, *, whole: bool) -> float:
    """The next of 1, 2, 5, 10, 20 …; of tenths, hundredths … too where not all is whole."""
    power = 10.0 ** (ceil(log10(width)) - 1)
    rounded = next(power * digit for digit in (1, 2, 5, 10) if power * digit >= width)
    return max(1, round(rounded)) if whole else rounded
