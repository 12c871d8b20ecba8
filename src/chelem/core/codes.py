"""The base class of small enumerations whose member names are codes in logs and files."""

from enum import IntEnum
from typing import Self

from chelem.core.errors import ParseError


class Coded(IntEnum):
    """An ordered enumeration that parses and prints the names of its members."""

    def __str__(self) -> str:
        return self.name

    def __format__(self, spec: str) -> str:
        return format(self.name, spec)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the member with this name; `ParseError` if there is none."""
        try:
            return cls[text]
        except KeyError:
            raise ParseError(f"{cls.__name__.lower()}.unknown", text=text) from None
