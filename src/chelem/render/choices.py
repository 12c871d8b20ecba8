"""The choices that drawing and printing offer."""

from collections.abc import Collection

from chelem.core.errors import BadOption
from chelem.i18n import LANGUAGES
from chelem.svg.suits import COLOURS


def check_choices(option: str, value: object, values: Collection[object]) -> None:
    """`BadOption` where the value is none of those on offer."""
    if value not in values:
        raise BadOption("option.value", option=option, value=value, values=", ".join(map(str, values)))


def check_look(language: str, colours: int) -> None:
    """`BadOption` for a language that nobody speaks here, or colours that suits do not have."""
    check_choices("language", language, LANGUAGES)
    check_choices("colours", colours, COLOURS)
