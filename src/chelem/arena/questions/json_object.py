"""A JSON object that another program wrote: what is read of it is checked, and nothing else may be in it."""

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from chelem.core import ChelemError, ParseError

T = TypeVar("T")


class BadMember(ChelemError, ValueError):
    """A member of an object cannot be used; `cause` says why."""

    def __init__(self, key: str, cause: ChelemError) -> None:
        super().__init__("question.member", key=key)
        self.key, self.cause = key, cause

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.cause)

    def say(self, language: str = "en") -> str:
        """Return the name of the member, and what is wrong with it."""
        return f"{super().say(language)} {self.cause.say(language)}"


class JsonObject:
    """The members of an object; `ParseError` or `BadMember` for what is missing or of another kind."""

    def __init__(self, members: Mapping[str, Any]) -> None:
        self._members = members

    @classmethod
    def parse(cls, line: str, keys: Collection[str]) -> "JsonObject":
        """Read an object from text; `ParseError` if it is not one, or for a key that is not among `keys`."""
        try:
            value = json.loads(line, object_pairs_hook=_without_repetition)
        except (RecursionError, ValueError) as error:
            if isinstance(error, ParseError):
                raise
            raise ParseError("question.json") from None
        return cls.checked(value, keys)

    @classmethod
    def checked(cls, value: object, keys: Collection[str]) -> "JsonObject":
        """Return a value that was read as JSON, if it is an object without other keys."""
        if not isinstance(value, dict):
            raise ParseError("question.object", keys=", ".join(keys))
        if other := [key for key in value if key not in keys]:
            raise ParseError("question.key", key=other[0], keys=", ".join(keys))
        return cls(value)

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text; `default` where the member is missing."""
        if key not in self._members and default is not None:
            return default
        value = self._member(key)
        if not isinstance(value, str):
            raise BadMember(key, ParseError("question.text"))
        return value

    def read(self, key: str, parse: Callable[[str], T], default: str | None = None) -> T:
        """Return a text as `parse` understands it."""
        text = self.text(key, default)
        with_key = self._parser(key, parse)
        return with_key(text)

    def read_or_null(self, key: str, parse: Callable[[str], T]) -> T | None:
        """Return a text as `parse` understands it; None for a null, and where the member is missing."""
        return None if self._members.get(key) is None else self.read(key, parse)

    def read_list(self, key: str, parse: Callable[[str], T]) -> tuple[T, ...]:
        """Return a list of texts as `parse` understands each."""
        values, with_key = self.list(key), self._parser(key, parse)
        if not all(isinstance(value, str) for value in values):
            raise BadMember(key, ParseError("question.texts"))
        return tuple(map(with_key, values))

    def numbers(self, key: str, names: Collection[str]) -> tuple[int, ...] | None:
        """Return the whole numbers of an object by these names, 0 for each that is missing.

        None for a null, and where the member is missing.
        """
        if self._members.get(key) is None:
            return None
        try:
            inner = JsonObject.checked(self._members[key], names)
            return tuple(inner.number(name, 0) for name in names)
        except ChelemError as error:
            raise BadMember(key, error) from None

    def number(self, key: str, default: int) -> int:
        """Return a whole number; `default` where the member is missing."""
        value = self._members.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadMember(key, ParseError("question.number"))
        return value

    def list(self, key: str) -> list[Any]:
        """Return a list of anything."""
        value = self._member(key)
        if not isinstance(value, list):
            raise BadMember(key, ParseError("question.list"))
        return value

    def _member(self, key: str) -> object:
        if key not in self._members:
            raise ParseError("question.missing", key=key)
        return self._members[key]

    @staticmethod
    def _parser(key: str, parse: Callable[[str], T]) -> Callable[[str], T]:
        """Return `parse` with errors that name the member."""

        def parse_member(text: str) -> T:
            try:
                return parse(text)
            except ChelemError as error:
                raise BadMember(key, error) from None

        return parse_member


def _without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members: dict[str, Any] = {}
    for key, value in pairs:
        if key in members:
            raise ParseError("question.repeated", key=key)
        members[key] = value
    return members
