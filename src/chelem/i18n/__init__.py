"""Words: one catalogue per language, from codes and facts to sentences.

This room lies under all the others and knows no bridge: it sees codes and plain facts, so that even an
error of the lowest room can say itself.
"""

from collections.abc import Mapping

__all__ = ["LANGUAGES", "Fact", "say"]

Fact = int | str
"""What a sentence may mention: a number or a canonical code such as `HT`, `N`, `1NT`."""

LANGUAGES = ("fr", "en")


def say(code: str, facts: Mapping[str, Fact] | None = None, language: str = "en") -> str:
    """The sentence for `code` in a language of `LANGUAGES`; the code itself where the catalogue has none.

    >>> say("auction.insufficient", {"call": "1C", "last": "1H"}, "fr")
    '1♣ ne dépasse pas 1♥ : il faut une enchère plus haute, ou passer.'
    """
    from chelem.i18n.catalogue import catalogue  # noqa: PLC0415 - the catalogue is read at the first sentence

    return catalogue(language).say(code, facts or {})
