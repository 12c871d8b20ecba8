"""Accept a value or its text wherever the public API takes a value."""

from typing import Protocol, Self, TypeVar


class Parsable(Protocol):
    """A type that can parse its own text."""

    @classmethod
    def parse(cls, text: str, /) -> Self:
        """Parse the text; `ParseError` if it is not valid."""


T = TypeVar("T", bound=Parsable)


def coerce(kind: type[T], value: T | str) -> T:
    """Return `value`, parsed if it is text; `TypeError` for any other type.

    >>> from chelem.core.seats import Seat
    >>> coerce(Seat, "N"), coerce(Seat, Seat.N)
    (Seat.N, Seat.N)
    """
    if type(value) is kind:
        return value
    if isinstance(value, str):
        return kind.parse(value)
    raise TypeError(f"{value!r} is not a {kind.__name__}")
