"""Reads a language's Fluent files and fills their sentences in."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from chelem.i18n import LANGUAGES, Fact

REMEMBERED = 4096
"""Sentences kept in memory: a table says the same few hundred again and again."""

_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_WORDS = ("P", "X", "XX", "ask", "yes", "defer")


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        functions: dict[str, Callable[..., Any]] = {
            "CARD": self.card,
            "CARDNAME": self.card_name,
            "STRAIN": self.strain,
            "CALL": self.call,
            "ACTION": self.action,
            "NAMED": self.named,
            "SPOKEN": self.spoken,
        }
        self._said = lru_cache(REMEMBERED)(self._fill)
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for file in sorted(files("chelem.i18n").joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, code: object) -> bool:
        return isinstance(code, str) and self._bundle.has_message(_identifier(code))

    def say(self, code: str, facts: Mapping[str, Fact]) -> str:
        """The sentence of that code, with its facts in their places; code and facts where that cannot be."""
        return self._said(code, *facts.items())

    def _fill(self, code: str, *given: tuple[str, Fact]) -> str:
        facts, identifier = dict(given), _identifier(code)
        pattern = self._bundle.get_message(identifier).value if code in self else None
        if pattern is None:
            return _bare(code, facts)
        sentence, errors = self._bundle.format_pattern(pattern, facts)
        return _bare(code, facts) if errors else str(sentence)

    def named(self, code: Fact, kind: str) -> str:
        """The word for a code of some kind: `NAMED($seat, kind: "seat")` says Nord."""
        return self.say(f"{kind}-{code}", {})

    def card(self, code: Fact) -> str:
        """A card as printed: suit sign, then rank."""
        text = str(code)
        return _SUITS[text[0]] + self.say(f"rank-{text[1]}", {})

    def card_name(self, code: Fact) -> str:
        """A card in words, to be read aloud."""
        text = str(code)
        return self.say("card-name", {"suit": text[0], "rank": text[1]})

    def spoken(self, code: Fact) -> str:
        """A call or a card in full words, to be heard."""
        text = str(code)
        if text[:1] in _SUITS:
            return self.say("card-the", {"suit": text[0], "rank": text[1]})
        if text.startswith("name:"):
            strain = text.removeprefix("name:")
            return self.say("aloud-name-NT" if strain == "NT" else "aloud-name", {"strain": strain})
        if text in _WORDS:
            return self.call(text)
        number = text.rstrip("CDHSNT")
        return self.say("aloud-bid", {"number": int(number), "strain": text[len(number) :]})

    def strain(self, code: Fact) -> str:
        """A strain as printed: a suit sign, NT or SA."""
        return _SUITS.get(str(code)) or self.say("strain-NT", {})

    def action(self, code: Fact) -> str:
        """A call or a card as printed."""
        return self.card(code) if str(code)[:1] in _SUITS else self.call(code)

    def call(self, code: Fact) -> str:
        """A call as printed."""
        text = str(code)
        if text.startswith("name:"):
            return self.strain(text.removeprefix("name:"))
        if text in _WORDS:
            return self.say(f"call-{text}", {})
        number = text.rstrip("CDHSNT")
        return number + self.strain(text[len(number) :])


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    if language not in LANGUAGES:
        raise LookupError(language)
    return Catalogue(language)


def _bare(code: str, facts: Mapping[str, Fact]) -> str:
    """What is left to say where there is no sentence, or where a file gave it other facts."""
    return " ".join([code, *(f"{name}={value}" for name, value in facts.items())])


def _identifier(code: str) -> str:
    """Fluent's identifiers have no dots."""
    return code.replace(".", "-").replace(":", "-")
