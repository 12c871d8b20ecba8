"""Codecs: one definition of how values are written as JSON, read back, and described by JSON Schema.

Codecs of records are derived from dataclasses: their fields, in order, are the properties of an object.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import MISSING, dataclass, fields
from operator import attrgetter
from typing import Any, Generic, TypeVar, get_type_hints

T = TypeVar("T")
K = TypeVar("K")
Schema = dict[str, Any]


class Misfit(Exception):
    """A JSON value that a codec cannot read; `path` leads to it from the entry."""

    def __init__(self, value: object, *path: str, missing: bool = False) -> None:
        super().__init__(value)
        self.value = value
        self.path = path
        self.missing = missing

    def within(self, name: str) -> "Misfit":
        """Return the error with `name` in front of its path."""
        self.path = (name, *self.path)
        return self


@dataclass(frozen=True, slots=True)
class Codec(Generic[T]):
    """A writer, its inverse, and the schema; `read` raises `Misfit`, or `ParseError` for an unknown code."""

    write: Callable[[T], Any]
    read: Callable[[Any], T]
    schema: Schema


@dataclass(frozen=True, slots=True)
class Member:
    """A property of a record; without a name, an object whose properties are merged into the record's."""

    name: str | None
    attribute: str
    codec: Codec[Any]
    default: object
    """The value of a missing property; `MISSING` if it is required."""


def as_is(value: T) -> T:
    """Return a value that is its own JSON."""
    return value


def of_type(kind: type[T], schema: Schema) -> Codec[T]:
    """Return the codec of values that are their own JSON; `true` is not a number."""
    return Codec(as_is, lambda value: of_kind(kind, value), schema)


def by_code(parse: Callable[[str], T], schema: Schema) -> Codec[T]:
    """Return the codec of values that `str` writes and `parse` reads."""
    return Codec(str, lambda value: parse(of_kind(str, value)), schema)


def nullable(codec: Codec[T]) -> Codec[T | None]:
    """Return the codec of values that may be null."""
    return Codec(
        lambda value: None if value is None else codec.write(value),
        lambda value: None if value is None else codec.read(value),
        {"anyOf": [codec.schema, {"type": "null"}]},
    )


def array(codec: Codec[T]) -> Codec[tuple[T, ...]]:
    """Return the codec of lists."""

    def read(values: Any) -> tuple[T, ...]:
        items: list[T] = []
        try:
            for value in of_kind(list, values):
                items.append(codec.read(value))  # noqa: PERF401 - their number is the index of a misfit
        except Misfit as misfit:
            raise misfit.within(str(len(items))) if type(values) is list else misfit from None
        return tuple(items)

    return Codec(
        lambda values: list(map(codec.write, values)), read, {"type": "array", "items": codec.schema}
    )


def keyed(
    key: Codec[K], codec: Codec[T], *, required: Iterable[K] = (), ordered: bool = True
) -> Codec[Mapping[K, T]]:
    """Return the codec of objects with keys of one kind; if `ordered`, properties are sorted by key."""
    needed = list(map(str, required))

    def write(values: Mapping[K, T]) -> dict[str, Any]:
        pairs: Iterable[Any] = sorted(values.items()) if ordered else values.items()
        return {str(name): codec.write(value) for name, value in pairs}

    def read(values: Any) -> dict[K, T]:
        for name in needed:
            if name not in of_kind(dict, values):
                raise Misfit(None, name, missing=True)
        pairs: Iterable[Any] = (
            (key.read(name), _within(name, codec, value)) for name, value in of_kind(dict, values).items()
        )
        return dict(sorted(pairs) if ordered else pairs)

    schema = {"type": "object", "propertyNames": key.schema, "additionalProperties": codec.schema}
    return Codec(write, read, schema | ({"required": needed} if needed else {}))


def object_of(kind: type[T], members: Iterable[Member]) -> Codec[T]:
    """Return the codec of objects with these properties, read as instances of a class."""
    parts = [(member.name, member.attribute, member.codec, member.default) for member in members]
    writers = [
        (name, attrgetter(attribute), codec.write, default) for name, attribute, codec, default in parts
    ]

    def write(value: T) -> dict[str, Any]:
        written: dict[str, Any] = {}
        for name, get, writer, default in writers:
            part = get(value)
            if name is None:
                written |= writer(part)
            elif part is not default:
                written[name] = writer(part)
        return written

    def read(values: Any) -> T:
        of_kind(dict, values)
        given: dict[str, Any] = {}
        for name, attribute, codec, default in parts:
            if name is None:
                given[attribute] = codec.read(values)
            elif name not in values and default is MISSING:
                raise Misfit(None, name, missing=True)
            elif values.get(name) is not None or default is MISSING:
                given[attribute] = _within(name, codec, values[name])
        return kind(**given)

    return Codec(write, read, _object(kind, parts))


def derived(
    kind: type[T],
    codec_of: Callable[[Any], Codec[Any]],
    *,
    order: Iterable[str] = (),
    inline: Collection[type] = (),
    whole: bool = False,
) -> Codec[T]:
    """Return the codec of a dataclass, each field by the codec of its type.

    A field whose default is None or False may be missing, unless the record is `whole`. `order` names the
    fields in the order of their properties. The properties of fields with an `inline` type are merged into
    the record's.
    """
    hints = get_type_hints(kind, include_extras=True)
    known = {field.name: field for field in fields(kind)}  # type: ignore[arg-type] # every record is a dataclass
    members = []
    for name in order or known:
        default = known[name].default
        beside = hints[name] in inline
        sparse = not whole and (default is None or default is False)
        members.append(
            Member(None if beside else name, name, codec_of(hints[name]), default if sparse else MISSING)
        )
    return object_of(kind, members)


def of_kind(kind: type[T], value: Any) -> T:
    """Return the value if it has exactly this type; `Misfit` otherwise."""
    if type(value) is not kind:
        raise Misfit(value)
    return value


def _within(name: str, codec: Codec[T], value: Any) -> T:
    try:
        return codec.read(value)
    except Misfit as misfit:
        raise misfit.within(name) from None


def _object(kind: type, parts: Iterable[tuple[str | None, str, Codec[Any], object]]) -> Schema:
    properties: dict[str, Schema] = {}
    required: list[str] = []
    for name, _, codec, default in parts:
        if name is None:
            properties |= codec.schema["properties"]
            required += codec.schema["required"]
        else:
            properties[name] = codec.schema
            if default is MISSING:
                required.append(name)
    described = {"description": first_sentence(kind)} if kind.__doc__ else {}
    return {
        "type": "object",
        **described,
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def first_sentence(kind: type) -> str:
    """Return the first line of a class's docstring."""
    return (kind.__doc__ or "").strip().partition("\n")[0]


def read_property(values: dict[str, Any], name: str, codec: Codec[T], *within: str) -> T:
    """Return a required property of an object; `within` is the path of that object."""
    if name not in values:
        raise Misfit(None, *within, name, missing=True)
    try:
        return _within(name, codec, values[name])
    except Misfit as misfit:
        misfit.path = (*within, *misfit.path)
        raise
