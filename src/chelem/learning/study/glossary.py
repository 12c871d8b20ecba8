"""The glossary: terms of bridge in French and English, and what they mean."""

import tomllib
import unicodedata
from functools import cache
from importlib import resources

from typing_extensions import TypedDict

LANGUAGES = ("fr", "en")


class GlossaryTerm(TypedDict):
    """A term of bridge in a language, the term in the other language, and what it means."""

    id: str
    """An anchor of the page, the same in every language."""
    term: str
    other: str
    meaning: str


@cache
def terms_in(language: str) -> tuple[GlossaryTerm, ...]:
    """Return the terms in the alphabetical order of a language, accents ignored."""
    file = resources.files("chelem.learning.study") / "glossary.toml"
    stored = tomllib.loads(file.read_text(encoding="utf-8"))
    other = next(code for code in LANGUAGES if code != language)
    terms: list[GlossaryTerm] = [
        {"id": key, "term": entry[language], "other": entry[other], "meaning": entry["meaning"][language]}
        for key, entry in stored.items()
    ]
    return tuple(sorted(terms, key=lambda term: without_accents(term["term"])))


def without_accents(text: str) -> str:
    """Return a text in lower case without accents, for alphabetical order."""
    return "".join(
        character
        for character in unicodedata.normalize("NFD", text.casefold())
        if not unicodedata.combining(character)
    )
