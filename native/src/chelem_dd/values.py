"""The values that the functions of this package take: deals, cards, strains, seats and vulnerabilities.

Each may be given as text, or as any value that prints as that text: one whose `str` is the text or, for the
members of an enumeration, whose `name` is it. So values of other packages can be given as they are.
"""

from collections.abc import Container, Iterator, Sequence
from typing import Protocol, TypeAlias


class SupportsStr(Protocol):
    """A value that prints as the text it stands for."""

    def __str__(self) -> str:
        """The text."""


class Named(Protocol):
    """A member of an enumeration whose `str` or `name` is the text it stands for."""

    @property
    def name(self) -> str:
        """The member's name."""


DealLike: TypeAlias = str | SupportsStr | Sequence[str | int | SupportsStr]
"""PBN text, as in `"N:AKQ.T98..5432 …"`: the seat of the first hand, then four hands clockwise, each with its
spades, hearts, diamonds and clubs. Or the hands of N, E, S and W, each as PBN text or as an integer in which
card number n is the bit 1 << n."""

CardLike: TypeAlias = str | int | SupportsStr
"""Its suit and rank, as in `"SA"` or `"HT"`; or its number, 13 · suit + rank, with suits C D H S and ranks
2 … A from 0."""

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
"""How much memory a search may hold by default, in megabytes a thread."""


def texts_of(value: object) -> Iterator[str]:
    """The texts that a value may stand for: itself, or its `str` and then its `name`."""
    if isinstance(value, str):
        yield value
    elif not isinstance(value, (bytes, bytearray, type(None))):  # what they print is no text of ours
        yield str(value)
        if isinstance(name := getattr(value, "name", None), str):
            yield name


def code_of(value: object, codes: Container[str]) -> str | None:
    """The one of `codes` that a value prints as; None where it prints as none of them.

    >>> code_of("NT", STRAINS), code_of(4, STRAINS)
    ('NT', None)
    """
    return next((text for text in texts_of(value) if text in codes), None)
