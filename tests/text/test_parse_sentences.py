"""Every ParseError of the package has its sentence in both languages."""

import ast
from collections.abc import Iterator
from functools import cache

import pytest

from chelem.core.errors import ParseError
from chelem.i18n import LANGUAGES, Fact
from chelem.i18n.catalogue import load_catalogue
from tests.support.sources import calls, subclasses

pytestmark = pytest.mark.xdist_group("sources")  # one worker parses them, once
SAMPLES: dict[str, Fact] = {
    "text": "8Z",
    "card": "HT",
    "seat": "N",
    "side": "NS",
    "strain": "H",
    "call": "1NT",
}

TYPED = {
    "typed.": ("board", "contract", "declarer", "entrants", "lead", "result", "tricks", "twice"),
    "typed.no-": ("board", "contract", "declarer", "result"),
}
"""What may be wrong with a result as it is typed, or missing from it."""


def raise_sites() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the code and the names of the facts of each `ParseError(…)` in the sources."""
    for call in calls(["ParseError"]):
        match call:
            case ast.Call(args=[code], keywords=keywords):
                facts = tuple(keyword.arg or "" for keyword in keywords)
                yield from ((each, facts) for each in codes_of(code))


def codes_of(code: ast.expr) -> list[str]:
    """A literal code, those of `Coded.parse`, one for each enumeration, or those of typed results."""
    match code:
        case ast.Constant(str(literal)):
            return [literal]
        case ast.JoinedStr(values=[ast.FormattedValue(), ast.Constant(".unknown")]):
            return [f"{name.lower()}.unknown" for name in coded()]
        case ast.JoinedStr(values=[ast.Constant(prefix), ast.FormattedValue()]) if prefix in TYPED:
            return [prefix + what for what in TYPED[prefix]]
    raise AssertionError(f"{ast.unparse(code)}: write the code of a ParseError as a literal")


@cache
def coded() -> list[str]:
    """The enumerations that parse by `Coded.parse`."""
    return [node.name for node in subclasses("Coded")]


@pytest.fixture(scope="module")
def sites() -> list[tuple[str, tuple[str, ...]]]:
    """Every raise site, once."""
    return sorted(set(raise_sites()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_parse_error_has_a_sentence(sites: list[tuple[str, tuple[str, ...]]], language: str) -> None:
    """The sentence is there, takes the facts of its raise site, and repeats what was typed."""
    wrong = []
    for code, facts in sites:
        sentence = ParseError(code, **{name: SAMPLES.get(name, 3) for name in facts}).say(language)
        written = code in load_catalogue(language) and sentence.endswith(".")
        if not written or ("text" in facts and "8Z" not in sentence):
            wrong.append((code, facts, sentence))
    assert [] == wrong


def test_the_raise_sites_are_found(sites: list[tuple[str, tuple[str, ...]]]) -> None:
    """The walk sees literal codes, codes of an enumeration, and this room's own."""
    found = {code for code, _ in sites}
    assert {"card.unknown", "seat.unknown", "side.unknown", "hand.twice", "deal.count", "text.call"} <= found
