"""Settings by name, of a game or of a table: a frozen dataclass whose types say which values there are."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Self, get_args, get_type_hints

from chelem.core.errors import BadOption


@dataclass(frozen=True, slots=True)
class Options:
    """Settings, each of them a `Literal` of its values or a bool; another value is a `BadOption`."""

    def __post_init__(self) -> None:
        for name, values in self.allowed().items():
            value = getattr(self, name)
            if not any(value == choice and type(value) is type(choice) for choice in values):
                listed = ", ".join(map(as_text, values))
                raise BadOption("option.value", option=name, value=value, values=listed)

    @classmethod
    def allowed(cls) -> Mapping[str, tuple[str | int | bool, ...]]:
        """The values that each setting may take."""
        return _allowed(cls)  # type: ignore[arg-type] # a class is hashable, whatever its values are

    @classmethod
    def of(cls, given: Mapping[str, object]) -> Self:
        """The settings given by name, the others at their defaults; `BadOption` names an unknown one."""
        cls._known(given)
        return cls(**given)

    def changed(self, given: Mapping[str, object]) -> Self:
        """The same with some settings changed; `BadOption` names an unknown one."""
        self._known(given)
        return replace(self, **given)

    @classmethod
    def _known(cls, given: Mapping[str, object]) -> None:
        for name in given:
            if name not in cls.allowed():
                raise BadOption("option.unknown", option=name, options=", ".join(cls.allowed()))

    def chosen(self) -> dict[str, object]:
        """The settings that differ from the defaults."""
        settings = ((field, getattr(self, field.name)) for field in fields(self))
        return {field.name: value for field, value in settings if value != field.default}

    def values(self) -> dict[str, str | int | bool]:
        """All settings by name, as JSON has them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@cache
def _allowed(kind: type) -> Mapping[str, tuple[str | int | bool, ...]]:
    hints = get_type_hints(kind)
    return {
        field.name: (False, True) if hints[field.name] is bool else get_args(hints[field.name])
        for field in fields(kind)
    }


def as_text(value: object) -> str:
    """A setting as people type it: `true`, `100`, `same`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
