"""Where the sentences come from: the languages, and the packages whose Fluent files are read."""

Fact = int | str
"""What a sentence may mention: a number or a canonical code such as `HT`, `N`, `1NT`."""

LANGUAGES = ("fr", "en")

_PACKAGES = {"chelem.i18n": None}
"""The packages whose Fluent files are read, in order; a dict, so that each is there once."""


def add_messages(package: str) -> None:
    """Read the files `fr.ftl` and `en.ftl` of a package too, if it has any."""
    _PACKAGES[package] = None


def packages() -> tuple[str, ...]:
    """The packages whose Fluent files are read, in order."""
    return tuple(_PACKAGES)
