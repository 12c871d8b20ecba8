"""The writing of shapes: `5332`, `(4432)`, `5+xxx`, `[4-6]4(32)`, joined by + and -."""

import re
from collections.abc import Mapping, Sequence
from itertools import permutations, product
from typing import Never

from chelem.core.errors import ParseError

Lengths = tuple[int, int, int, int]
"""The number of spades, hearts, diamonds and clubs."""
Interval = tuple[int, int]
"""The least and the most cards of a suit."""

ALL = frozenset(
    (spades, hearts, diamonds, 13 - spades - hearts - diamonds)
    for spades, hearts, diamonds in product(range(14), repeat=3)
    if spades + hearts + diamonds <= 13
)
"""The 560 shapes of a hand of thirteen cards."""

_ITEM = re.compile(r"(x)|\[(\d\d?)(?:([+-])|-(\d\d?))?\]|(\d)([+-]?)", re.ASCII)
_NAME = re.compile(r"[a-wyz][a-z]+", re.ASCII)
_OPERATOR = re.compile(r"\s*([+-])\s*", re.ASCII)
_TERM_ENDS = re.compile(r"\s*(?:[+-]|$)", re.ASCII)


class Reader:
    """Reads one text from left to right; `ParseError` where it is no shape."""

    def __init__(self, text: str, names: Mapping[str, frozenset[Lengths]]) -> None:
        self._text, self._names, self._place = text.strip(), names, 0

    def read(self) -> frozenset[Lengths]:
        """The shapes that the text stands for; + joins and - takes away, from left to right."""
        shapes = self._term()
        while self._place < len(self._text):
            operator = _OPERATOR.match(self._text, self._place) or self._fail()
            self._place = operator.end()
            term = self._term()
            shapes = shapes | term if operator[1] == "+" else shapes - term
        return shapes

    def _term(self) -> frozenset[Lengths]:
        """A name, or four items."""
        if name := _NAME.match(self._text, self._place):
            self._place = name.end()
            return self._names[name[0]] if name[0] in self._names else self._fail()
        groups: list[tuple[Interval, ...]] = []
        while (room := 4 - sum(map(len, groups))) > 0:
            groups.append(self._group(room))
        orders = product(*(set(permutations(group)) for group in groups))
        return frozenset().union(*(within(tuple(sum(order, ()))) for order in orders))

    def _group(self, room: int) -> tuple[Interval, ...]:
        """One item, or those between parentheses, which may change places."""
        if not self._text.startswith("(", self._place):
            return (self._item(last=room == 1),)
        self._place += 1
        items: list[Interval] = []
        while not self._text.startswith(")", self._place):
            items.append(self._item(last=False) if len(items) < room else self._fail())
        self._place += 1
        return tuple(items) or self._fail()

    def _item(self, *, last: bool) -> Interval:
        item = _ITEM.match(self._text, self._place) or self._fail()
        self._place = item.end()
        anything, low, bound, high, digit, suffix = item.groups()
        if anything:
            return 0, 13
        if last and suffix and not _TERM_ENDS.match(self._text, self._place):
            self._place, suffix = self._place - 1, ""  # `5332+4432`: this + joins two shapes
        least = int(digit or low)
        match bound or suffix:
            case "+":
                ends = least, 13
            case "-":
                ends = 0, least
            case _:
                ends = least, int(high or least)
        return ends if ends[0] <= ends[1] <= 13 else self._fail()

    def _fail(self) -> Never:
        raise ParseError("shape.unknown", text=self._text)


def within(ends: Sequence[Interval]) -> frozenset[Lengths]:
    """The shapes whose suits are each between two ends.

    >>> sorted(within(((5, 13), (0, 3), (6, 13), (1, 1))))
    [(5, 0, 7, 1), (5, 1, 6, 1), (6, 0, 6, 1)]
    """
    return frozenset(
        lengths
        for lengths in ALL
        if all(low <= length <= high for length, (low, high) in zip(lengths, ends, strict=True))
    )


def written(shapes: frozenset[Lengths]) -> str:
    """The shortest of the ways to write these shapes that are tried, none of them by name."""
    if box := _as_box(shapes):
        return box
    return min(_as_list(shapes), "any - " + _as_list(ALL - shapes), key=len)


def _as_box(shapes: frozenset[Lengths]) -> str:
    """As four items, where that is possible."""
    if not shapes:
        return "any - any"
    ends = [(min(suit), max(suit)) for suit in zip(*shapes, strict=True)]
    if within(ends) != shapes:
        return ""
    for place, (low, high) in enumerate(ends):
        wider = [(0, 13), (low, 13), (0, high), (low, high)] if low < high else [(low, high)]
        trials = ([*ends[:place], wide, *ends[place + 1 :]] for wide in wider)
        ends = next(trial for trial in trials if within(trial) == shapes)
    return "".join(_written_item(*interval) for interval in ends)


def _written_item(low: int, high: int) -> str:
    if (low, high) == (0, 13):
        return "x"
    if low in (0, high) or high == 13:
        item = f"{high if low == 0 else low}{'' if low == high else '-' if low == 0 else '+'}"
        return item if len(item.strip("+-")) == 1 else f"[{item}]"
    return f"[{low}-{high}]"


def _as_list(shapes: frozenset[Lengths]) -> str:
    """As a list: any order of four lengths where all of them are there, else each by itself."""
    listed, left = [], set(shapes)
    while left:
        first = max(left)
        orders = set(permutations(first))
        whole = orders <= left and len(orders) > 1
        digits = "".join(_written_item(length, length) for length in first)
        listed.append(f"({digits})" if whole else digits)
        left -= orders if whole else {first}
    return " + ".join(listed)
