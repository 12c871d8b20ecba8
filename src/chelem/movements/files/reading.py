"""One movement of a file is read or refused by itself: a collection is not lost for one of its parts."""

from collections.abc import Callable
from typing import TypeVar

from chelem.core import ParseError
from chelem.movements.movement import Movement

MovementOrError = Movement | ParseError
"""A movement of a file, or why it cannot be read."""
T = TypeVar("T")


def attempt(read: Callable[[str, T], Movement], name: str, source: T) -> MovementOrError:
    """Return the movement that `read` makes of a name and a source, or why it cannot."""
    try:
        return read(name, source)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return ParseError("movement.file", name=name)
