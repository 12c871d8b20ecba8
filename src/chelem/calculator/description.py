"""What a scoring method asks for, in words, so that a page can draw its keys without knowing it."""

from typing import Literal

from typing_extensions import TypedDict

from chelem.core import Strain
from chelem.engine import ScoringMethod
from chelem.engine.score_inputs import PLACES, ChoiceInput, HonoursInput, ScoreInput
from chelem.i18n import Fact, has_own, say

MOST_KEYS = 7
"""The stakes that have keys; a link may have more doublings."""


class ScoreOptionShape(TypedDict):
    """A value as a link writes it, and its words."""

    value: str
    label: str


class _ScoreInputShape(TypedDict):
    kind: Literal["choice", "flag", "honours"]
    name: str
    label: str


class ScoreInputShape(_ScoreInputShape, total=False):
    """One input: a `choice` among `options`, a `flag`, or `honours` by place.

    `no_trumps` replaces `options` in notrump, `no_trumps_label` the label; of honours, `options` are the
    places and `void` is the name under which the places without trumps are written.
    """

    no_trumps_label: str
    options: list[ScoreOptionShape]
    no_trumps: list[ScoreOptionShape]
    void: str


class ScoreLabelsShape(TypedDict):
    """The labels of a method's own: above the numbers, the strains and the tricks."""

    level: str
    strain: str
    tricks: str


class ScoringMethodShape(TypedDict):
    """A scoring method: what its contracts may be, the labels of its keys, its further inputs.

    `numbers` are those of contracts by strain, in places that correspond; `number_keys` words them, if digits
    do not. `doublings` is how often a contract can be doubled, `stakes` words the first of them.
    """

    method: str
    title: str
    rules: str
    book: int
    strains: list[str]
    numbers: dict[str, list[int]]
    number_keys: list[str]
    doublings: int
    stakes: list[str]
    vulnerability: bool
    tricks: bool
    labels: ScoreLabelsShape
    inputs: list[ScoreInputShape]


def say_for(method: ScoringMethod, code: str, language: str, **facts: Fact) -> str:
    """Return a sentence of the calculator, the method's own if it has one (`{code}-in-{id}`)."""
    return say(code, {"method": method.id, **facts}, language)


def describe_method(method: ScoringMethod, language: str) -> ScoringMethodShape:
    """All that a page needs to ask a question."""
    labels: ScoreLabelsShape = {
        "level": say_for(method, "calc-level", language),
        "strain": say_for(method, "calc-strain", language),
        "tricks": say_for(method, "calc-tricks", language),
    }
    stakes = [1 << doublings for doublings in range(min(method.doublings + 1, MOST_KEYS))]
    return {
        "method": method.id,
        "title": say(f"calc-title-{method.id}", {}, language),
        "rules": f"{method.game}#{method.anchor}",
        "book": method.book,
        "strains": [str(strain) for strain in method.strains],
        "numbers": {str(strain): list(method.numbers(strain)) for strain in method.strains},
        "number_keys": _number_keys(method, language),
        "doublings": method.doublings,
        "stakes": [say_for(method, "calc.stake", language, stake=stake) for stake in stakes],
        "vulnerability": method.has_vulnerability,
        "tricks": method.asks_tricks,
        "labels": labels,
        "inputs": [_input(method, asked, language) for asked in method.inputs],
    }


def _number_keys(method: ScoringMethod, language: str) -> list[str]:
    """The labels of the keys of numbers, from the method's message `calc-number-in-{id}`, if there is one."""
    if not has_own("calc-number", method.id, language):
        return []
    places = range(1, len(method.numbers(method.strains[0])) + 1)
    return [say_for(method, "calc-number", language, place=place) for place in places]


def _input(method: ScoringMethod, given: ScoreInput, language: str) -> ScoreInputShape:
    name = given.name
    label, of_aces = (say_for(method, f"calc-{name}", language, kind=kind) for kind in ("trumps", "aces"))
    match given:
        case ChoiceInput():
            options = _options(given, Strain.S, language)
            shape: ScoreInputShape = {"kind": "choice", "name": name, "label": label, "options": options}
            if given.no_trumps is not None:
                shape["no_trumps"] = _options(given, Strain.NT, language)
            return shape
        case HonoursInput():
            return {
                "kind": "honours",
                "name": name,
                "label": label,
                "no_trumps_label": of_aces,
                "options": [
                    {"value": place, "label": say(f"calc-place-{place}", {}, language)} for place in PLACES
                ],
                "void": given.void,
            }
        case _:
            return {"kind": "flag", "name": name, "label": label}


def _options(choice: ChoiceInput, strain: Strain, language: str) -> list[ScoreOptionShape]:
    kind = "aces" if strain is Strain.NT else "trumps"
    return [
        {"value": str(value), "label": _option(choice.option, value, kind, language)}
        for value in choice.offered(strain)
    ]


def _option(code: str | None, value: int, kind: str, language: str) -> str:
    if code is None:
        return str(value)
    facts: dict[str, Fact] = {"count": abs(value), "whose": "theirs" if value < 0 else "ours", "kind": kind}
    return say(code, facts, language)
