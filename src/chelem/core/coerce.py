"""Accepts a value, or the text that writes it, wherever the public API wants a value."""

from typing import Protocol, Self, TypeVar


class Parsable(Protocol):
    """A type that reads its own canonical text."""

    @classmethod
    def parse(cls, text: str, /) -> Self:
        """The value that this text writes; `ParseError` where it writes none."""


T = TypeVar("T", bound=Parsable)


def coerce(kind: type[T], value: T | str) -> T:
    """`value` itself, or the value that it writes; `TypeError` for any other type.

    >>> from chelem.core.seats import Seat
    >>> coerce(Seat, "N"), coerce(Seat, Seat.N)
    (Seat.N, Seat.N)
    """
    if type(value) is kind:
        return value
    if isinstance(value, str):
        return kind.parse(value)
    raise TypeError(f"{value!r} is not a {kind.__name__}")
