"""Reads the fields of a JSON object, naming the one that is wrong."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from chelem.core.cards import Card
from chelem.core.errors import ParseError
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fields:
    """An object of the log; every reader raises `ParseError` with the field's name and value."""

    values: Mapping[str, Any]

    def get(self, name: str) -> Any:
        """The value of a field that must be there."""
        if name not in self.values:
            raise ParseError("log.missing", field=name)
        return self.values[name]

    def has(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self.values.get(name) is not None

    def typed(self, name: str, kind: type[T]) -> T:
        """A value of exactly that JSON type."""
        value = self.get(name)
        if type(value) is not kind:
            raise wrong(name, value)
        return value

    def text(self, name: str) -> str:
        """A string."""
        return self.typed(name, str)

    def number(self, name: str) -> int:
        """A whole number."""
        return self.typed(name, int)

    def flag(self, name: str) -> bool:
        """True or false."""
        return self.typed(name, bool)

    def object(self, name: str) -> "Fields":
        """An object within."""
        return Fields(self.typed(name, dict))

    def objects(self, name: str) -> list["Fields"]:
        """A list of objects."""
        return [Fields(as_type(name, value, dict)) for value in self.typed(name, list)]

    def parsed(self, name: str, parse: Callable[[str], T]) -> T:
        """A string read by `parse`."""
        return parse(self.text(name))

    def listed(self, name: str, parse: Callable[[str], T]) -> tuple[T, ...]:
        """A list of strings, each read by `parse`."""
        return tuple(parse(as_type(name, value, str)) for value in self.typed(name, list))

    def keyed(self, name: str, key: Callable[[str], T]) -> dict[T, Any]:
        """An object whose keys are read by `key`."""
        return {key(text): value for text, value in self.typed(name, dict).items()}

    def seat(self, name: str) -> Seat:
        """A seat."""
        return self.parsed(name, Seat.parse)

    def seats(self, name: str) -> tuple[Seat, ...]:
        """Seats, clockwise from North, each once."""
        seats = self.listed(name, Seat.parse)
        if len(set(seats)) != len(seats):
            raise wrong(name, self.get(name))
        return tuple(sorted(seats))

    def hand(self, name: str) -> Hand:
        """A hand, as a list of cards."""
        return Hand.of(self.listed(name, Card.parse))

    def hands(self, name: str) -> dict[Seat, Hand]:
        """Hands by seat."""
        cards = Fields(self.typed(name, dict))
        return {seat: cards.hand(str(seat)) for seat in SEATS if str(seat) in _known(cards.values)}


def as_type(name: str, value: object, kind: type[T]) -> T:
    """The value, if it is of exactly that JSON type."""
    if type(value) is not kind:
        raise wrong(name, value)
    return value


def wrong(name: str, value: object) -> ParseError:
    """The error of a field that cannot be read."""
    return ParseError("log.field", field=name, value=str(value)[:80])


def _known(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same object, if all its keys are seats."""
    for key in values:
        Seat.parse(key)
    return values
