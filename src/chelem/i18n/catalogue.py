"""The catalogue of a language: its Fluent files, read at the first sentence, and their sentences filled in.

A process says few of the thousands of sentences, and Fluent takes long to parse them: each is parsed when it
is first said.

An error of the lowest package can print its sentence: the catalogue gets codes and plain facts, and knows no
bridge.
"""

import datetime as dt
import re
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Fact = int | str
"""What a sentence may mention: a number or a canonical code such as `HT`, `N`, `1NT`."""

LANGUAGES = ("fr", "en")

_PACKAGES = {"chelem.i18n": None}
"""The packages whose Fluent files are read, in order; a dict, so that each is there once."""

REMEMBERED = 4096
"""The size of the cache of sentences: a table uses the same few hundred again and again."""

OWNERS = ("method", "game", "kind", "unit", "scale", "by")
"""The facts that may have a message of their own, `{id}-in-{fact}`; the first that has one comes first."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?:[ }].*)?\n|[ }].*)*", re.MULTILINE)
"""A message or term, `-term`, of a Fluent file: its further lines are indented, empty, or close a brace."""

_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What may be the name of another message or term in one."""

_SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - `import chelem` says nothing

        functions: dict[str, Callable[..., Any]] = {
            "CARD": self.card,
            "CARDNAME": self.card_name,
            "STRAIN": self.strain,
            "CALL": self.call,
            "ACTION": self.action,
            "NAMED": self.named,
            "SPOKEN": self.spoken,
            "DECIMAL": self.decimal,
            "AMOUNT": self.amount,
            "DATE": self.date,
            "WORDING": self.wording,
        }
        self._language = language
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._read = 0
        self._said = lru_cache(REMEMBERED)(self._fill)
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._read_new()

    def _read_new(self) -> None:
        """Read the packages added since the last sentence."""
        known = packages()
        for package in known[self._read :]:
            for file in fluent_files(package, self._language):
                for name, source in entries(file.read_text(encoding="utf-8")):
                    self._sources.setdefault(name, source)
        self._read = len(known)
        self._said.cache_clear()

    def __contains__(self, code: object) -> bool:
        if self._read != len(_PACKAGES):
            self._read_new()
        return isinstance(code, str) and _identifier(code) in self._sources

    def say(self, code: str, facts: Mapping[str, Fact]) -> str:
        """Return the sentence for a code, with its facts filled in; code and facts if that fails."""
        if self._read != len(_PACKAGES):
            self._read_new()
        return self._said(code, *facts.items())

    def _fill(self, code: str, *given: tuple[str, Fact]) -> str:
        facts, identifier = dict(given), _identifier(code)
        for name in OWNERS:
            if name in facts and (own := f"{identifier}-in-{facts[name]}") in self._sources:
                identifier = own
                break
        if identifier not in self._parsed:
            self._parse(identifier)
        known = self._bundle.has_message(identifier)
        pattern = self._bundle.get_message(identifier).value if known else None
        if pattern is None:
            return _bare(code, facts)
        sentence, errors = self._bundle.format_pattern(pattern, facts)
        return _bare(code, facts) if errors else str(sentence)

    def _parse(self, name: str) -> None:
        """Give the bundle a message or term, and those that it refers to, unless it has them."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

        wanted, new = [name], set[str]()
        while wanted:
            entry = wanted.pop()
            if entry in self._sources and entry not in self._parsed and entry not in new:
                new.add(entry)
                self._bundle.add_resource(FluentResource(self._sources[entry]))
                wanted += _REFERENCE.findall(self._sources[entry])
        self._parsed.update(new)  # only now: another thread takes what is here for parsed

    def named(self, code: Fact, kind: str) -> str:
        """Return the word for a code of some kind: `NAMED($seat, kind: "seat")` gives North."""
        return self.say(f"{kind}-{code}", {})

    def decimal(self, number: Fact, fewest: Fact = 0) -> str:
        """Return a number that is exact as text, such as `88/3`, with at most two decimals.

        Columns of numbers, and amounts in a unit that has decimals, have `fewest` decimals or more.
        """
        hundredths = round(Fraction(str(number)) * 100)
        whole, decimals = f"{abs(hundredths) // 100}", f"{abs(hundredths) % 100:02}".rstrip("0")
        text = f"{whole}.{decimals.ljust(int(fewest), '0')}".rstrip(".")
        sign = "−" if hundredths < 0 else ""
        return sign + (text.replace(".", ",") if self._language == "fr" else text)

    @staticmethod
    def amount(number: Fact) -> int | float:
        """Return a number that is exact as text, as `DECIMAL` shows it, to choose between plural forms."""
        shown = round(Fraction(str(number)), 2)
        return int(shown) if shown.denominator == 1 else float(shown)

    def date(self, text: Fact) -> str:
        """Return a date such as `2026-11-24` in words; any other text as it is."""
        try:
            day = dt.date.fromisoformat(str(text))
        except ValueError:
            return str(text)
        return self.say("date-in-words", {"day": day.day, "month": day.month, "year": str(day.year)})

    def wording(self, text: Fact) -> str:
        """Return the part of `English / French` text in this language; text in one language as it is."""
        parts = str(text).split(" / ")
        return parts[-1 if self._language == "fr" else 0]

    def card(self, code: Fact) -> str:
        """Return a card as printed: suit symbol, then rank."""
        text = str(code)
        return _SUITS[text[0]] + self.say(f"rank-{text[1]}", {})

    def card_name(self, code: Fact) -> str:
        """Return a card in words, to be read aloud."""
        text = str(code)
        return self.say("card-name", {"suit": text[0], "rank": text[1]})

    def spoken(self, code: Fact) -> str:
        """Return a call or card in words, to be read aloud."""
        text = str(code)
        if text[:1] in _SUITS:
            return self.say("card-the", {"suit": text[0], "rank": text[1]})
        kind, colon, argument = text.partition(":")
        if colon:
            heard = f"aloud-{kind}"
            return self.say(heard, {"argument": _number(argument)}) if heard in self else self.call(text)
        if f"call-{text}" in self:
            return self.call(text)
        number = text.rstrip("CDHSNT")
        return self.say("aloud-bid", {"number": int(number), "strain": text[len(number) :]})

    def strain(self, code: Fact) -> str:
        """Return a strain as printed: a suit symbol, NT or SA."""
        return _SUITS.get(str(code)) or self.say("strain-NT", {})

    def action(self, code: Fact) -> str:
        """Return a call or a card as printed."""
        return self.card(code) if str(code)[:1] in _SUITS else self.call(code)

    def call(self, code: Fact) -> str:
        """Return a call as printed."""
        text = str(code)
        kind, colon, argument = text.partition(":")
        if colon:
            return self.say(f"call-{kind}", {"argument": _number(argument)})
        if f"call-{text}" in self:
            return self.say(f"call-{text}", {})
        number = text.rstrip("CDHSNT")
        return number + self.strain(text[len(number) :])


def say(code: str, facts: Mapping[str, Fact] | None = None, language: str = "en") -> str:
    """The sentence for `code` in a language of `LANGUAGES`; the code itself where the catalogue has none.

    With a fact `game`, that game's own sentence `{code}-in-{game}` comes first; so with the other `OWNERS`,
    such as the scoring `method`, the `kind` of event and the `unit` of a result.

    >>> say("auction.insufficient", {"call": "1C", "last": "1H"}, "fr")
    '1♣ ne dépasse pas 1♥ : il faut une enchère plus haute, ou passer.'
    """
    return load_catalogue(language).say(code, facts or {})


def has_own(code: str, name: object, language: str) -> bool:
    """Return whether a game or scoring method has a sentence of its own for `code`."""
    return f"{code}-in-{name}" in load_catalogue(language)


@cache
def load_catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language, which is read once."""
    if language not in LANGUAGES:
        raise LookupError(language)
    return Catalogue(language)


def add_messages(package: str) -> None:
    """Read the files `fr.ftl` and `en.ftl` of a package too, if it has any."""
    _PACKAGES[package] = None


def packages() -> tuple[str, ...]:
    """The packages whose Fluent files are read, in order."""
    return tuple(_PACKAGES)


def fluent_files(package: str, language: str) -> "Iterator[Traversable]":
    """Yield the Fluent files of a package in a language: those of a folder, and a single file."""
    from importlib.resources import files  # noqa: PLC0415 - slow to import, and few programs speak

    try:
        home = files(package)
    except (ModuleNotFoundError, TypeError):  # a class defined outside any package has no messages
        return
    folder, single = home.joinpath(language), home.joinpath(f"{language}.ftl")
    if folder.is_dir():
        found = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
        yield from sorted(found, key=lambda file: file.name)
    if single.is_file():
        yield single


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages and terms of a Fluent file: their names, `-term` for terms, and unparsed sources."""
    for entry in _ENTRY.finditer(text):
        yield entry[1], entry[0]


def _number(argument: str) -> Fact:
    """Return the argument of a call, as a number if it is one, so that messages can use plural forms."""
    return int(argument) if argument.isdecimal() else argument


def _bare(code: str, facts: Mapping[str, Fact]) -> str:
    """Return code and facts, for a missing message or one that needs other facts."""
    return " ".join([code, *(f"{name}={value}" for name, value in facts.items())])


def _identifier(code: str) -> str:
    """Return the Fluent identifier of a code; identifiers have no dots or colons."""
    return code.replace(".", "-").replace(":", "-")
