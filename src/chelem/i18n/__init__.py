"""Messages: codes and facts become sentences, from one catalogue per language.

This package depends on no other and has no bridge types: it gets codes and plain facts, so that the errors of
every package can print their sentence.
"""

from collections.abc import Mapping

from chelem.i18n.sources import LANGUAGES, Fact, add_messages, packages

__all__ = ["LANGUAGES", "Fact", "add_messages", "has_own", "packages", "say"]


def has_own(code: str, game: object, language: str) -> bool:
    """Return whether a game has its own message for `code`."""
    from chelem.i18n.catalogue import load_catalogue  # noqa: PLC0415 - loaded for the first sentence

    return f"{code}-in-{game}" in load_catalogue(language)


def say(code: str, facts: Mapping[str, Fact] | None = None, language: str = "en") -> str:
    """Return the sentence for `code` in a language of `LANGUAGES`; the code itself if there is none.

    With a fact named `game`, that game's own message `{code}-in-{game}` comes first.

    >>> say("auction.insufficient", {"call": "1C", "last": "1H"}, "fr")
    '1♣ ne dépasse pas 1♥ : il faut une enchère plus haute, ou passer.'
    """
    from chelem.i18n.catalogue import load_catalogue  # noqa: PLC0415 - loaded for the first sentence

    return load_catalogue(language).say(code, facts or {})
