"""The settings of a game: a frozen dataclass whose defaults are those of the rules."""

from dataclasses import dataclass, fields
from typing import get_args, get_type_hints

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
    def allowed(cls) -> dict[str, tuple[object, ...]]:
        """The values that each setting may take."""
        hints = get_type_hints(cls)
        return {
            field.name: (False, True) if hints[field.name] is bool else get_args(hints[field.name])
            for field in fields(cls)
        }

    def chosen(self) -> dict[str, object]:
        """The settings that differ from the defaults."""
        settings = ((field, getattr(self, field.name)) for field in fields(self))
        return {field.name: value for field, value in settings if value != field.default}


def as_text(value: object) -> str:
    """A setting as people type it: `true`, `100`, `same`."""
    return str(value).lower()
