"""Every refusal in the sources has its sentence in both languages, made of the facts of its raise site."""

import ast
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

from chelem.core import errors
from chelem.core.errors import BadLog, BadOption, Refused
from chelem.events.forms.registry import EVENT_FORMS
from chelem.games.registry import GAMES
from chelem.i18n import LANGUAGES, Fact, packages, say
from chelem.i18n.catalogue import fluent_files, load_catalogue
from refusal_codes import codes
from tests.support.sources import calls

pytestmark = pytest.mark.xdist_group("sources")  # one worker parses them, once
ERRORS = ("Refused", "BadOption", "ParseError", "Unanswered", "Busy", "TooMany", "Unknown", "Forbidden")
SAMPLES: dict[str, Fact] = {
    "seat": "N",
    "suit": "H",
    "card": "HT",
    "call": "1NT",
    "last": "2H",
    "strain": "NT",
    "side": "NS",
    "kind": "rubber",
    "player": "ana",
    "action": "XX",
    "text": "8Z",
}
"""A value for a fact by its name; the others are numbers."""


def raised() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """The error, the code and the names of the facts of each refusal made anywhere in the sources."""
    for call in calls(ERRORS):
        match call:
            case ast.Call(func=ast.Name(error), args=[code, *_], keywords=keywords):
                facts = tuple(keyword.arg or "**" for keyword in keywords)
                for text in codes(code):
                    yield error, text, facts


Site = tuple[str, str, tuple[str, ...]]


@pytest.fixture(scope="module")
def sites() -> list[Site]:
    """Every raise site, once."""
    return sorted(set(raised()))


def sample(facts: tuple[str, ...]) -> dict[str, Fact]:
    return {name: SAMPLES.get(name, 3) for name in facts}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_a_sentence(sites: list[Site], language: str) -> None:
    """DESIGN, The flow: a refusal has a code, arguments and hence a sentence, in every language."""
    wrong = []
    assert EVENT_FORMS  # those of its packages have sentences too
    for error, code, facts in sites:
        sentence = getattr(errors, error)(code, **sample(facts)).say(language)
        written = code in load_catalogue(language) and sentence.endswith((".", "…"))
        if not written or code in sentence:
            wrong.append((error, code, facts, sentence))
    assert [] == wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_mentions_no_fact_that_is_not_given(sites: list[Site], language: str) -> None:
    """The catalogue asks for no fact that the raise site does not give; it would not be filled in."""
    mentioned = facts_mentioned(language)
    wanting = [
        (error, code, sorted(wanted))
        for error, code, facts in sites
        if (wanted := mentioned[identifier(code)] - set(facts))
    ]
    assert [] == wanting


def identifier(code: str) -> str:
    return code.replace(".", "-")


@cache
def parsed(language: str) -> list[object]:
    """All that our own packages say; games of others may have been installed by other tests."""
    assert GAMES
    assert EVENT_FORMS
    ours = [name for name in packages() if name.startswith("chelem.")]
    files = [file for package in ours for file in fluent_files(package, language)]
    return [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]


def entries(language: str) -> Iterator[Message | Term]:
    """The sentences of our own packages."""
    return (entry for entry in parsed(language) if isinstance(entry, (Message, Term)))


class Mentions(Visitor):
    """Return the names of the facts in a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


def variables(entry: Message | Term) -> set[str]:
    """Return the names of the facts in a sentence."""
    mentions = Mentions()
    mentions.visit(entry)
    return mentions.names


@cache
def facts_mentioned(language: str) -> dict[str, set[str]]:
    """Return the facts in each sentence of a language."""
    return {entry.id.name: variables(entry) for entry in entries(language)}


def test_the_languages_say_the_same_things():
    """Both catalogues have the same messages, except a game's own variants."""
    ids = {
        language: sorted(name for name in facts_mentioned(language) if "-in-" not in name)
        for language in LANGUAGES
    }
    assert ids["fr"] == ids["en"]


def test_no_sentence_is_written_twice():
    """The second would silently hide the first."""
    for language in LANGUAGES:
        names = [entry.id.name for entry in entries(language)]
        assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent(language):
    """A line that cannot be parsed would be skipped silently."""
    assert [] == [entry.content for entry in parsed(language) if isinstance(entry, Junk)]


def test_the_raise_sites_are_found(sites):
    """The walk sees every kind of refusal, in the rules, the matches and the reading of logs."""
    found = {code for _, code, _ in sites}
    assert {
        "auction.insufficient",
        "auction.redouble",
        "card_play.follow",
        "claim.dummy",
        "undo.far",
        "match.size",
        "option.value",
        "deal.prepared",
        "log.field",
        "seat.unknown",
    } <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_log_says_the_entry_and_the_rule(language):
    """A log that breaks a rule is refused at its first bad entry, with the rule (LOG, Laws)."""
    cause = Refused("claim.dummy")
    sentence = BadLog(17, cause).say(language)
    assert "17" in sentence
    assert cause.say(language) in sentence


def test_an_error_speaks_english_to_a_program():
    """`str(error)` is English, `say` the reader's language."""
    error = BadOption("game.unknown", game="tarot", games="contract")
    assert str(error) == error.say("en")
    assert error.say("fr") != error.say("en")


def test_a_code_without_a_sentence_says_itself():
    """A code without a sentence is printed itself."""
    assert say("nowhere.known", {"seat": "N"}, "fr") == "nowhere.known seat=N"
