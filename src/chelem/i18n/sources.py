"""The languages, and the packages whose Fluent files are read."""

Fact = int | str
"""A fact in a message: a number, or a canonical code such as `HT`, `N`, `1NT`."""

LANGUAGES = ("fr", "en")

_PACKAGES = {"chelem.i18n": None}
"""The packages whose Fluent files are read, in order; the keys of a dict, so that each occurs once."""


def add_messages(package: str) -> None:
    """Read the files `fr.ftl` and `en.ftl` of another package, if it has any."""
    _PACKAGES[package] = None


def packages() -> tuple[str, ...]:
    """Return the packages whose Fluent files are read, in order."""
    return tuple(_PACKAGES)
