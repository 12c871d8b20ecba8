"""The values that the functions of this package take: deals, cards, strains, seats and vulnerabilities.

Each may be given as text, or as any value that prints as that text: one whose `str` is the text or, for a
member of an enumeration, whose `name` is. So the values of other packages can be passed unchanged.
"""

from collections.abc import Container, Iterator, Sequence
from typing import Protocol, TypeAlias


class SupportsStr(Protocol):
    """A value whose `str` is the text it represents."""

    def __str__(self) -> str:
        """Return the text."""


class Named(Protocol):
    """A member of an enumeration whose `str` or `name` is the text it represents."""

    @property
    def name(self) -> str:
        """The member's name."""


DealLike: TypeAlias = str | SupportsStr | Sequence[str | int | SupportsStr]
"""PBN text, as in `"N:AKQ.T98..5432 …"`: the seat of the first hand, then four hands clockwise, each with its
spades, hearts, diamonds and clubs. Or the hands of N, E, S and W, each as PBN text or as an integer in which
card number n is the bit 1 << n."""

CardLike: TypeAlias = str | int | SupportsStr
"""A card's suit and rank, as in `"SA"` or `"HT"`; or its number, 13 · suit + rank, with suits C D H S and
ranks 2 … A from 0."""

CardsLike: TypeAlias = str | SupportsStr | Sequence[CardLike]
"""Cards in the order of play: text with blanks between them, as in `"SA S2"`, or a sequence."""

StrainLike: TypeAlias = str | Named
"""`"S"`, `"H"`, `"D"`, `"C"` or `"NT"`."""

SeatLike: TypeAlias = str | Named
"""`"N"`, `"E"`, `"S"` or `"W"`."""

VulnerabilityLike: TypeAlias = str | Named
"""`"none"`, `"NS"`, `"EW"` or `"both"`, in upper or lower case."""

SEATS = ("N", "E", "S", "W")
STRAINS = ("S", "H", "D", "C", "NT")

MEMORY = 64
"""The default memory limit of a search, in megabytes per thread."""


def texts_of(value: object) -> Iterator[str]:
    """Yield the texts that a value may represent: itself, or its `str` and then its `name`."""
    if isinstance(value, str):
        yield value
    elif not isinstance(value, (bytes, bytearray, type(None))):  # their `str` is only a repr
        yield str(value)
        if isinstance(name := getattr(value, "name", None), str):
            yield name


def code_of(value: object, codes: Container[str]) -> str | None:
    """Return the one of `codes` that a value prints as, or None.

    >>> code_of("NT", STRAINS), code_of(4, STRAINS)
    ('NT', None)
    """
    return next((text for text in texts_of(value) if text in codes), None)
