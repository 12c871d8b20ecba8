"""Check the options of drawing and printing."""

from collections.abc import Collection

from chelem.core import BadOption
from chelem.i18n import LANGUAGES
from chelem.svg.suits import COLOURS


def check_choices(option: str, value: object, values: Collection[object]) -> None:
    """Raise `BadOption` unless the value is one of the allowed ones."""
    if value not in values:
        raise BadOption("option.value", option=option, value=value, values=", ".join(map(str, values)))


def check_style_options(language: str, colours: int) -> None:
    """Raise `BadOption` for an unknown language or number of suit colours."""
    check_choices("language", language, LANGUAGES)
    check_choices("colours", colours, COLOURS)
