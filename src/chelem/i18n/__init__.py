"""One catalogue per language: from codes and facts to sentences.

This package lies below all others and knows no bridge: it gets codes and plain facts, so that even an error
of the lowest package can print its sentence.
"""

from collections.abc import Mapping

from chelem.i18n.sources import LANGUAGES, Fact, add_messages, packages

__all__ = ["LANGUAGES", "Fact", "add_messages", "has_own", "packages", "say"]


def has_own(code: str, game: object, language: str) -> bool:
    """Whether a game has a sentence of its own for `code`."""
    from chelem.i18n.catalogue import load_catalogue  # noqa: PLC0415 - the catalogue is read at the first sentence

    return f"{code}-in-{game}" in load_catalogue(language)


def say(code: str, facts: Mapping[str, Fact] | None = None, language: str = "en") -> str:
    """The sentence for `code` in a language of `LANGUAGES`; the code itself where the catalogue has none.

    Where a fact is called `game`, that game's own sentence `{code}-in-{game}` comes first.

    >>> say("auction.insufficient", {"call": "1C", "last": "1H"}, "fr")
    '1♣ ne dépasse pas 1♥ : il faut une enchère plus haute, ou passer.'
    """
    from chelem.i18n.catalogue import load_catalogue  # noqa: PLC0415 - the catalogue is read at the first sentence

    return load_catalogue(language).say(code, facts or {})
