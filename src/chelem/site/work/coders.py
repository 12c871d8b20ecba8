"""Values as JSON and back, by their types: nothing is made that the types do not name.

A reader follows the type it expects, as in the signature of a function: a message cannot name any class,
function or module, only choose among the few that the type lists. Values are made by their constructors,
which check them.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from functools import cached_property
from typing import Any, Protocol, get_type_hints

from chelem.core import FrozenMap

LONGEST_NUMBER = 40
"""The most digits of an integer: the number of a deal has 29."""
_JSON_INTEGERS = 2**63
"""From here on, integers are written as text."""


class BadValue(Exception):
    """Data, or a value, that is not of the type expected."""


class Coder(Protocol):
    """Writes the values of a type as what JSON can hold, and reads them; both raise `BadValue`."""

    @property
    def shape(self) -> str:
        """What its JSON looks like, without the fields of records."""

    def encode(self, value: Any, /) -> Any:
        """Return a value as JSON."""

    def decode(self, data: Any, /) -> Any:
        """Return the value of JSON from anybody."""


@dataclass(frozen=True, slots=True)
class PlainCoder:
    """Of bool, float, str and None: they are JSON as they are."""

    kind: type

    @property
    def shape(self) -> str:
        """The name of the type."""
        return self.kind.__name__

    def encode(self, value: Any) -> Any:
        """Return the value, if it has exactly this type."""
        if type(value) is not self.kind:
            raise BadValue(f"{type(value).__name__} is not {self.shape}")
        return value

    decode = encode


@dataclass(frozen=True, slots=True)
class IntegerCoder:
    """Of int; those that JSON does not hold everywhere are text."""

    shape: str = "int"

    def encode(self, value: Any) -> int | str:
        """Return the number, as text if it is large."""
        if type(value) is not int:
            raise BadValue(f"{type(value).__name__} is not int")
        return value if abs(value) < _JSON_INTEGERS else str(value)

    def decode(self, data: Any) -> int:
        """Return the number."""
        if type(data) is int:
            return data
        if type(data) is str and len(data) <= LONGEST_NUMBER and data.isascii():
            try:
                return int(data)
            except ValueError:
                pass
        raise BadValue("not an integer")


@dataclass(frozen=True, slots=True)
class EnumCoder:
    """Of an enumeration, by the names of its members."""

    kind: type[Enum]

    @property
    def shape(self) -> str:
        """The name of the enumeration, and those of its members."""
        return f"{self.kind.__name__}({'|'.join(self.kind.__members__)})"

    def encode(self, value: Any) -> str:
        """Return the name of a member."""
        if type(value) is not self.kind:
            raise BadValue(f"{type(value).__name__} is not {self.kind.__name__}")
        name: str = value.name
        return name

    def decode(self, data: Any) -> Enum:
        """Return the member of that name."""
        if type(data) is not str or (member := self.kind.__members__.get(data)) is None:
            raise BadValue(f"no member of {self.kind.__name__}")
        return member


@dataclass(frozen=True, slots=True)
class LiteralCoder:
    """Of a few texts, numbers or booleans."""

    values: tuple[Any, ...]

    @property
    def shape(self) -> str:
        """The values."""
        return f"Literal({'|'.join(map(repr, self.values))})"

    def encode(self, value: Any) -> Any:
        """Return the value, if it is one of them."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise BadValue(f"not of {self.shape}")

    decode = encode


@dataclass(frozen=True, slots=True)
class ItemsCoder:
    """Of collections of one type, as a list: tuples and other sequences, lists, frozen sets."""

    items: Coder
    kind: type
    """What is made: `tuple`, `list` or `frozenset`."""

    @property
    def shape(self) -> str:
        """The shape of the items."""
        return f"[{self.items.shape}...]"

    def encode(self, value: Any) -> list[Any]:
        """Return a list; a frozen set's is in the order of its items."""
        # A score is a tuple of lines with methods of its own, and equal to the plain one that is read.
        allowed = frozenset if self.kind is frozenset else (tuple, list)
        if not isinstance(value, allowed):
            raise BadValue(f"{type(value).__name__} is not {self.kind.__name__}")
        return [self.items.encode(item) for item in (sorted(value) if self.kind is frozenset else value)]

    def decode(self, data: Any) -> Any:
        """Return the collection."""
        return self.kind(self.items.decode(item) for item in _listed(data))


@dataclass(frozen=True, slots=True)
class TupleCoder:
    """Of tuples of a fixed length."""

    parts: tuple[Coder, ...]

    @property
    def shape(self) -> str:
        """The shapes of the parts."""
        return f"({', '.join(part.shape for part in self.parts)})"

    def encode(self, value: Any) -> list[Any]:
        """Return a list."""
        if type(value) is not tuple or len(value) != len(self.parts):
            raise BadValue(f"not a tuple of {len(self.parts)}")
        return [part.encode(item) for part, item in zip(self.parts, value, strict=True)]

    def decode(self, data: Any) -> tuple[Any, ...]:
        """Return the tuple."""
        found = _listed(data, len(self.parts))
        return tuple(part.decode(item) for part, item in zip(self.parts, found, strict=True))


@dataclass(frozen=True, slots=True)
class MappingCoder:
    """Of mappings, as a list of pairs; an immutable one is read, or a `dict` where the type says so."""

    keys: Coder
    values: Coder
    kind: type[Mapping[Any, Any]] = FrozenMap

    @property
    def shape(self) -> str:
        """The shapes of keys and values."""
        return f"{{{self.keys.shape}: {self.values.shape}}}"

    def encode(self, value: Any) -> list[Any]:
        """Return the pairs."""
        if not isinstance(value, Mapping):
            raise BadValue(f"{type(value).__name__} is not a mapping")
        return [[self.keys.encode(key), self.values.encode(item)] for key, item in value.items()]

    def decode(self, data: Any) -> Mapping[Any, Any]:
        """Return the mapping."""
        pairs = (_listed(pair, 2) for pair in _listed(data))
        found: dict[Any, Any] = {self.keys.decode(key): self.values.decode(item) for key, item in pairs}
        return found if self.kind is dict else self.kind(found)  # type: ignore[call-arg]  # a FrozenMap


@dataclass(frozen=True, slots=True)
class KeyedCoder:
    """Of a `TypedDict`, as an object."""

    name: str
    keys: Mapping[str, Coder]
    required: frozenset[str]

    @property
    def shape(self) -> str:
        """The shapes of the values by key."""
        return f"{self.name}({', '.join(f'{key}: {coder.shape}' for key, coder in self.keys.items())})"

    def encode(self, value: Any) -> dict[str, Any]:
        """Return an object with the keys that are there."""
        return self._each(value, "encode")

    def decode(self, data: Any) -> dict[str, Any]:
        """Return the dictionary."""
        return self._each(data, "decode")

    def _each(self, given: Any, how: str) -> dict[str, Any]:
        if type(given) is not dict or not (self.required <= given.keys() <= self.keys.keys()):
            raise BadValue(f"not a {self.name}")
        return {key: getattr(self.keys[key], how)(item) for key, item in given.items()}


@dataclass(frozen=True, slots=True)
class ChoiceCoder:
    """Of one of several types: null for None, else the place of the type and the value."""

    choices: tuple[Coder, ...]
    empty: bool
    """Whether None is allowed."""

    @property
    def shape(self) -> str:
        """The shapes of the choices."""
        return f"<{' | '.join(choice.shape for choice in self.choices)}{' | null' if self.empty else ''}>"

    def encode(self, value: Any) -> Any:
        """Return null, or a pair; of a single choice, its own JSON."""
        if value is None and self.empty:
            return None
        for place, choice in enumerate(self.choices):
            try:
                found = choice.encode(value)
            except BadValue:
                continue
            return found if len(self.choices) == 1 else [place, found]
        raise BadValue(f"{type(value).__name__} is none of the choices")

    def decode(self, data: Any) -> Any:
        """Return the value."""
        if data is None and self.empty:
            return None
        if len(self.choices) == 1:
            return self.choices[0].decode(data)
        place, item = _listed(data, 2)
        if type(place) is not int or not 0 <= place < len(self.choices):
            raise BadValue("no such choice")
        return self.choices[place].decode(item)


@dataclass(eq=False)
class RecordCoder:
    """Of a dataclass, as the list of the fields with which it is made."""

    kind: type[Any]
    coder_of: Callable[[Any], Coder] = field(repr=False)

    @property
    def shape(self) -> str:
        """The name of the class: its fields are told apart from it, as classes may hold one another."""
        return self.kind.__qualname__

    @cached_property
    def parts(self) -> dict[str, Coder]:
        """The coders of the fields by name; a field of any type has that of its default."""
        hints = get_type_hints(self.kind)
        return {
            item.name: self.coder_of(type(item.default) if hints[item.name] is Any else hints[item.name])
            for item in fields(self.kind)
            if item.init
        }

    def expand(self) -> None:
        """Make the coders of its fields."""
        _ = self.parts

    @property
    def layout(self) -> str:
        """The fields with their shapes."""
        return f"{self.shape}({', '.join(f'{name}: {part.shape}' for name, part in self.parts.items())})"

    def encode(self, value: Any) -> list[Any]:
        """Return the fields of a value that is exactly of this class."""
        if type(value) is not self.kind:
            raise BadValue(f"{type(value).__name__} is not {self.shape}")
        return [part.encode(getattr(value, name)) for name, part in self.parts.items()]

    def decode(self, data: Any) -> Any:
        """Return the value, which its constructor has accepted."""
        given = _listed(data, len(self.parts))
        found = {
            name: part.decode(item) for (name, part), item in zip(self.parts.items(), given, strict=True)
        }
        try:
            return self.kind(**found)
        except Exception as error:  # of a class of anybody's game too
            raise BadValue(f"{self.shape}: {type(error).__name__}") from error


@dataclass(eq=False)
class KindCoder:
    """Of an open family, such as games: the name of a class that is installed, and its value."""

    name: str
    find: Callable[[], Iterable[type[Any]]]
    """Returns the classes that belong to it."""
    coder_of: Callable[[Any], Coder] = field(repr=False)

    @property
    def shape(self) -> str:
        """The name of the family: who has a game more reads the others all the same."""
        return f"any {self.name}"

    def expand(self) -> None:
        """Make the coders of its classes."""
        _ = self._members

    @cached_property
    def _members(self) -> dict[str, Coder]:
        """The coders of its classes, by module and name."""
        return {f"{kind.__module__}:{kind.__qualname__}": self.coder_of(kind) for kind in self.find()}

    def encode(self, value: Any) -> list[Any]:
        """Return a pair."""
        name = f"{type(value).__module__}:{type(value).__qualname__}"
        return [name, self._find(name).encode(value)]

    def decode(self, data: Any) -> Any:
        """Return the value."""
        name, item = _listed(data, 2)
        return self._find(name).decode(item)

    def _find(self, name: Any) -> Coder:
        if type(name) is not str or (coder := self._members.get(name)) is None:
            raise BadValue(f"no {self.name} of this name is installed here")
        return coder


def _listed(data: Any, length: int | None = None) -> list[Any]:
    if type(data) is not list or (length is not None and len(data) != length):
        raise BadValue("not a list of this length")
    return data
