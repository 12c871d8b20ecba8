"""Shapes of a hand (its suit lengths) and their notation: `5332`, `(4432)`, `5+xxx`."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations, product
from typing import Never

from chelem.core import ParseError

ShapeLengths = tuple[int, int, int, int]
"""The number of spades, hearts, diamonds and clubs."""
SuitRange = tuple[int, int]
"""The fewest and the most cards of a suit, both included."""

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
    """Parser of one text, from left to right; `ParseError` if it is not a shape."""

    def __init__(self, text: str, names: Mapping[str, frozenset[ShapeLengths]]) -> None:
        self._text, self._names, self._place = text.strip(), names, 0

    def parse(self) -> frozenset[ShapeLengths]:
        """Return the shapes that the text denotes; + adds a term and - removes one, from left to right."""
        shapes = self._term()
        while self._place < len(self._text):
            operator = _OPERATOR.match(self._text, self._place) or self._fail()
            self._place = operator.end()
            term = self._term()
            shapes = shapes | term if operator[1] == "+" else shapes - term
        return shapes

    def _term(self) -> frozenset[ShapeLengths]:
        """Parse a name or four items."""
        if name := _NAME.match(self._text, self._place):
            self._place = name.end()
            return self._names[name[0]] if name[0] in self._names else self._fail()
        groups: list[tuple[SuitRange, ...]] = []
        while (free_suits := 4 - sum(map(len, groups))) > 0:
            groups.append(self._group(free_suits))
        orders = product(*(set(permutations(group)) for group in groups))
        return frozenset().union(*(shapes_within(tuple(sum(order, ()))) for order in orders))

    def _group(self, free_suits: int) -> tuple[SuitRange, ...]:
        """Parse one item, or a parenthesised group whose items may be permuted."""
        if not self._text.startswith("(", self._place):
            return (self._item(last=free_suits == 1),)
        self._place += 1
        items: list[SuitRange] = []
        while not self._text.startswith(")", self._place):
            items.append(self._item(last=False) if len(items) < free_suits else self._fail())
        self._place += 1
        return tuple(items) or self._fail()

    def _item(self, *, last: bool) -> SuitRange:
        item = _ITEM.match(self._text, self._place) or self._fail()
        self._place = item.end()
        any_length, low, bound, high, digit, suffix = item.groups()
        if any_length:
            return 0, 13
        if last and suffix and not _TERM_ENDS.match(self._text, self._place):
            self._place, suffix = self._place - 1, ""  # `5332+4432`: this + joins two shapes
        least = int(digit or low)
        match bound or suffix:
            case "+":
                limits = least, 13
            case "-":
                limits = 0, least
            case _:
                limits = least, int(high or least)
        return limits if limits[0] <= limits[1] <= 13 else self._fail()

    def _fail(self) -> Never:
        raise ParseError("shape.unknown", text=self._text)


def shapes_within(ranges: Sequence[SuitRange]) -> frozenset[ShapeLengths]:
    """Return the shapes whose suit lengths all lie in the given ranges.

    >>> sorted(shapes_within(((5, 13), (0, 3), (6, 13), (1, 1))))
    [(5, 0, 7, 1), (5, 1, 6, 1), (6, 0, 6, 1)]
    """
    return frozenset(
        lengths
        for lengths in ALL
        if all(low <= length <= high for length, (low, high) in zip(lengths, ranges, strict=True))
    )


def shortest_notation(shapes: frozenset[ShapeLengths]) -> str:
    """Return the shortest notation found for these shapes, without names."""
    if items := _format_as_items(shapes):
        return items
    return min(_format_as_sum(shapes), "any - " + _format_as_sum(ALL - shapes), key=len)


def _format_as_items(shapes: frozenset[ShapeLengths]) -> str:
    """Return the shapes as four items, or an empty string if that is impossible."""
    if not shapes:
        return "any - any"
    ranges = [(min(suit), max(suit)) for suit in zip(*shapes, strict=True)]
    if shapes_within(ranges) != shapes:
        return ""
    for place, (low, high) in enumerate(ranges):
        wider = [(0, 13), (low, 13), (0, high), (low, high)] if low < high else [(low, high)]
        candidates = ([*ranges[:place], range_, *ranges[place + 1 :]] for range_ in wider)
        ranges = next(candidate for candidate in candidates if shapes_within(candidate) == shapes)
    return "".join(_format_item(*interval) for interval in ranges)


def _format_item(low: int, high: int) -> str:
    if (low, high) == (0, 13):
        return "x"
    if low in (0, high) or high == 13:
        item = f"{high if low == 0 else low}{'' if low == high else '-' if low == 0 else '+'}"
        return item if len(item.strip("+-")) == 1 else f"[{item}]"
    return f"[{low}-{high}]"


def _format_as_sum(shapes: frozenset[ShapeLengths]) -> str:
    """Return the shapes as a sum: `(4432)` if all permutations are present, otherwise one by one."""
    terms, remaining = [], set(shapes)
    while remaining:
        first = max(remaining)
        orders = set(permutations(first))
        complete = orders <= remaining and len(orders) > 1
        digits = "".join(_format_item(length, length) for length in first)
        terms.append(f"({digits})" if complete else digits)
        remaining -= orders if complete else {first}
    return " + ".join(terms)


MAX_TEXT_LENGTH = 1000
"""The longest text accepted, in characters."""


def _parse_shapes(text: str) -> frozenset[ShapeLengths]:
    return ShapeParser(text, NAMED).parse()


NAMED: dict[str, frozenset[ShapeLengths]] = {"any": ALL}
NAMED["balanced"] = _parse_shapes("(4333) + (4432) + (5332)")
NAMED["semibalanced"] = _parse_shapes("balanced + (5422) + (6322)")
NAMED["unbalanced"] = _parse_shapes("any - balanced")
_NAMES = {shapes: name for name, shapes in NAMED.items()}


@dataclass(frozen=True, slots=True)
class Shape:
    """A set of shapes, each the number of spades, hearts, diamonds and clubs.

    The text has four items, spades first: a number, `4+` four or more, `3-` three or fewer, `[4-6]`,
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
    def of(cls, value: "Shape | str") -> "Shape":
        """Return the shape itself, or the text parsed."""
        return value if isinstance(value, Shape) else cls.parse(value)

    @classmethod
    def parse(cls, text: str) -> "Shape":
        """Parse a shape, keeping its text; `ParseError` if it is not one."""
        return cls(_parse_shapes(text[:MAX_TEXT_LENGTH]), " ".join(text.split()))

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
