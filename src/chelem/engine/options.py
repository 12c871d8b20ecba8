"""Options by name, of a game or a table: a frozen dataclass whose annotations list the allowed values."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Self, get_args, get_type_hints

from chelem.core import BadOption


@dataclass(frozen=True, slots=True)
class Options:
    """Options, each a `Literal` of its allowed values or a bool; another value raises `BadOption`."""

    def __post_init__(self) -> None:
        for name, values in self.allowed().items():
            value = getattr(self, name)
            if not any(value == choice and type(value) is type(choice) for choice in values):
                listed = ", ".join(map(as_text, values))
                raise BadOption("option.value", option=name, value=value, values=listed)

    @classmethod
    def allowed(cls) -> Mapping[str, tuple[str | int | bool, ...]]:
        """Return the allowed values of each option."""
        return _allowed(cls)  # type: ignore[arg-type] # classes are hashable

    @classmethod
    def of(cls, given: Mapping[str, object]) -> Self:
        """Return options from given values, defaults for the others; `BadOption` for an unknown name."""
        cls._known(given)
        return cls(**given)

    def changed(self, given: Mapping[str, object]) -> Self:
        """Return a copy with some values changed; `BadOption` for an unknown name."""
        self._known(given)
        return replace(self, **given)

    @classmethod
    def _known(cls, given: Mapping[str, object]) -> None:
        for name in given:
            if name not in cls.allowed():
                raise BadOption("option.unknown", option=name, options=", ".join(cls.allowed()))

    def chosen(self) -> dict[str, object]:
        """Return the options that differ from their defaults."""
        settings = ((field, getattr(self, field.name)) for field in fields(self))
        return {field.name: value for field, value in settings if value != field.default}

    def values(self) -> dict[str, str | int | bool]:
        """Return all options by name, as JSON values."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@cache
def _allowed(kind: type) -> Mapping[str, tuple[str | int | bool, ...]]:
    hints = get_type_hints(kind)
    return {
        field.name: (False, True) if hints[field.name] is bool else get_args(hints[field.name])
        for field in fields(kind)
    }


def as_text(value: object) -> str:
    """Return a value as people type it: `true`, `100`, `same`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
