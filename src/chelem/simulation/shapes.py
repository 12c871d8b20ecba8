"""Shapes of a hand (the number of cards in each suit) and their notation: `5332`, `(4432)`, `5+xxx`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations, product
from typing import Never

from chelem.core.errors import ParseError

ShapeLengths = tuple[int, int, int, int]
"""The number of spades, hearts, diamonds and clubs."""
SuitRange = tuple[int, int]
"""Fewest and most cards of a suit, both included."""

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


class ShapeParser:
    """Parse one text from left to right; `ParseError` if it is not a shape."""

    def __init__(self, text: str, names: Mapping[str, frozenset[ShapeLengths]]) -> None:
        self._text, self._names, self._place = text.strip(), names, 0

    def read(self) -> frozenset[ShapeLengths]:
        """The shapes the text denotes; + adds a term and - removes one, from left to right."""
        shapes = self._term()
        while self._place < len(self._text):
            operator = _OPERATOR.match(self._text, self._place) or self._fail()
            self._place = operator.end()
            term = self._term()
            shapes = shapes | term if operator[1] == "+" else shapes - term
        return shapes

    def _term(self) -> frozenset[ShapeLengths]:
        """A name, or four items."""
        if name := _NAME.match(self._text, self._place):
            self._place = name.end()
            return self._names[name[0]] if name[0] in self._names else self._fail()
        groups: list[tuple[SuitRange, ...]] = []
        while (room := 4 - sum(map(len, groups))) > 0:
            groups.append(self._group(room))
        orders = product(*(set(permutations(group)) for group in groups))
        return frozenset().union(*(within(tuple(sum(order, ()))) for order in orders))

    def _group(self, room: int) -> tuple[SuitRange, ...]:
        """One item, or a parenthesised group whose items may be permuted."""
        if not self._text.startswith("(", self._place):
            return (self._item(last=room == 1),)
        self._place += 1
        items: list[SuitRange] = []
        while not self._text.startswith(")", self._place):
            items.append(self._item(last=False) if len(items) < room else self._fail())
        self._place += 1
        return tuple(items) or self._fail()

    def _item(self, *, last: bool) -> SuitRange:
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


def within(ends: Sequence[SuitRange]) -> frozenset[ShapeLengths]:
    """The shapes whose suit lengths all lie in the given ranges.

    >>> sorted(within(((5, 13), (0, 3), (6, 13), (1, 1))))
    [(5, 0, 7, 1), (5, 1, 6, 1), (6, 0, 6, 1)]
    """
    return frozenset(
        lengths
        for lengths in ALL
        if all(low <= length <= high for length, (low, high) in zip(lengths, ends, strict=True))
    )


def shortest_notation(shapes: frozenset[ShapeLengths]) -> str:
    """The shortest notation found for these shapes, without using names."""
    if box := _as_box(shapes):
        return box
    return min(_as_list(shapes), "any - " + _as_list(ALL - shapes), key=len)


def _as_box(shapes: frozenset[ShapeLengths]) -> str:
    """As four items, or an empty string where that is impossible."""
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


def _as_list(shapes: frozenset[ShapeLengths]) -> str:
    """As a sum: `(4432)` where all permutations are present, otherwise one shape at a time."""
    listed, left = [], set(shapes)
    while left:
        first = max(left)
        orders = set(permutations(first))
        whole = orders <= left and len(orders) > 1
        digits = "".join(_written_item(length, length) for length in first)
        listed.append(f"({digits})" if whole else digits)
        left -= orders if whole else {first}
    return " + ".join(listed)


LONGEST = 1000
"""Longest shape text accepted, in characters."""


def _read(text: str) -> frozenset[ShapeLengths]:
    return ShapeParser(text, NAMED).read()


NAMED: dict[str, frozenset[ShapeLengths]] = {"any": ALL}
NAMED["balanced"] = _read("(4333) + (4432) + (5332)")
NAMED["semibalanced"] = _read("balanced + (5422) + (6322)")
NAMED["unbalanced"] = _read("any - balanced")
_NAMES = {shapes: name for name, shapes in NAMED.items()}


@dataclass(frozen=True, slots=True)
class Shape:
    """A set of shapes, each the number of spades, hearts, diamonds and clubs.

    Text has four items, in that order of suits: a number, `4+` four or more, `3-` three or fewer, `[4-6]`,
    `[10]`, `x` any. Items in parentheses may be permuted: `(4432)`, `5(332)`, `(54)xx`. `+` adds two
    such terms, `-` removes the second, from left to right. `any`, `balanced`, `semibalanced` and
    `unbalanced` are terms too.

    >>> Shape.parse("balanced - 5xxx - x5xx"), (3, 3, 5, 2) in Shape.parse("balanced - 5xxx - x5xx")
    (Shape.parse('balanced - 5xxx - x5xx'), True)
    >>> Shape.parse("5+xxx") - Shape.parse("6+xxx"), len(Shape.parse("(4432)"))
    (Shape.parse('5xxx'), 12)
    """

    shapes: frozenset[ShapeLengths]
    text: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not self.text:
            object.__setattr__(self, "text", _NAMES.get(self.shapes) or shortest_notation(self.shapes))

    @classmethod
    def of(cls, given: "Shape | str") -> "Shape":
        """The shape itself, or the text parsed."""
        return given if isinstance(given, Shape) else cls.parse(given)

    @classmethod
    def parse(cls, text: str) -> "Shape":
        """Parse a shape, keeping its text; `ParseError` if it is not one."""
        return cls(_read(text[:LONGEST]), " ".join(text.split()))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Shape.parse('{self}')"

    def __contains__(self, lengths: object) -> bool:
        return lengths in self.shapes

    def __iter__(self) -> Iterator[ShapeLengths]:
        return iter(sorted(self.shapes, reverse=True))

    def __len__(self) -> int:
        return len(self.shapes)

    def __or__(self, other: "Shape") -> "Shape":
        return Shape(self.shapes | other.shapes)

    def __and__(self, other: "Shape") -> "Shape":
        return Shape(self.shapes & other.shapes)

    def __sub__(self, other: "Shape") -> "Shape":
        return Shape(self.shapes - other.shapes)

    def __invert__(self) -> "Shape":
        return Shape(ALL - self.shapes)
