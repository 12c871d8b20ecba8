"""Shapes of a hand: how many cards of each suit it may have."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from chelem.simulation.patterns import (
    ALL,
    Lengths,
    Reader,
    written,
)

LONGEST = 1000
"""The characters that the writing of a shape may have."""


def _read(text: str) -> frozenset[Lengths]:
    return Reader(text, NAMED).read()


NAMED: dict[str, frozenset[Lengths]] = {"any": ALL}
NAMED["balanced"] = _read("(4333) + (4432) + (5332)")
NAMED["semibalanced"] = _read("balanced + (5422) + (6322)")
NAMED["unbalanced"] = _read("any - balanced")
_NAMES = {shapes: name for name, shapes in NAMED.items()}


@dataclass(frozen=True, slots=True)
class Shape:
    """A set of shapes, each the number of spades, hearts, diamonds and clubs.

    Text has four items, in that order of suits: a number, `4+` four or more, `3-` three or fewer, `[4-6]`,
    `[10]`, `x` any. Items between parentheses may change places: `(4432)`, `5(332)`, `(54)xx`. `+` joins two
    such terms, `-` takes the second away, from left to right. `any`, `balanced`, `semibalanced` and
    `unbalanced` are terms too.

    >>> Shape.parse("balanced - 5xxx - x5xx"), (3, 3, 5, 2) in Shape.parse("balanced - 5xxx - x5xx")
    (Shape.parse('balanced - 5xxx - x5xx'), True)
    >>> Shape.parse("5+xxx") - Shape.parse("6+xxx"), len(Shape.parse("(4432)"))
    (Shape.parse('5xxx'), 12)
    """

    shapes: frozenset[Lengths]
    text: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not self.text:
            object.__setattr__(self, "text", _NAMES.get(self.shapes) or written(self.shapes))

    @classmethod
    def of(cls, given: "Shape | str") -> "Shape":
        """The shape itself, or the one that the text writes."""
        return given if isinstance(given, Shape) else cls.parse(given)

    @classmethod
    def parse(cls, text: str) -> "Shape":
        """The shape that is written; it keeps its text. `ParseError` where it is none."""
        return cls(_read(text[:LONGEST]), " ".join(text.split()))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Shape.parse('{self}')"

    def __contains__(self, lengths: object) -> bool:
        return lengths in self.shapes

    def __iter__(self) -> Iterator[Lengths]:
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
