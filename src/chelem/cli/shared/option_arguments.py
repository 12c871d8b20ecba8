"""Options of a game or of a score, typed as `name=value`."""

from chelem.core import BadOption


def parse_option_arguments(texts: list[str]) -> dict[str, str]:
    """Return options typed as `name=value` by name; raise `BadOption` for any other form."""
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option.form", text=text)
        options[name.strip()] = value.strip().lower()
    return options
