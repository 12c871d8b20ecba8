"""One trick, one board, one round: a count that may be one has a singular."""

import re

import pytest

from chelem.i18n import LANGUAGES, say

ONE = [
    ("claim.tricks", {"tricks": 1, "left": 0}),
    ("score.tricks", {"tricks": 1}),
    ("score.made", {"tricks": 1, "needed": 10}),
    ("question.held", {"due": 1, "count": 2}),
    ("event.why.sum-imps", {"imps": "6", "boards": 1}),
    *(
        (
            f"event.cost.{what}",
            {
                "level": 1,
                "strain": "S",
                "stake": 1,
                "declarer": "N",
                "tricks": 1,
                "possible": 7,
                "made": "no",
                "makes": "no",
                "unit": "none",
                "more": "0",
            },
        )
        for what in ("play", "defence")
    ),
]
AMOUNTS = {"fr": {"0": "0 point", "39/100": "0,39 point", "3/2": "1,5 point", "2": "2 points"}}
AMOUNTS["en"] = {"0": "0 points", "39/100": "0.39 points", "1": "1 point", "3/2": "1.5 points"}
PLURAL = re.compile(r"\b1 (?:levées|donnes|tours|cartes|tricks|boards|rounds|cards)\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "facts"), ONE, ids=[code for code, _ in ONE])
def test_one_is_singular(code, facts, language):
    """No sentence says « 1 levées » or “1 tricks”."""
    sentence = say(code, facts, language)
    assert "=" not in sentence
    assert not PLURAL.search(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exact_amount_has_the_form_of_its_language(language):
    """French has a singular below two, with decimals too; English for one alone."""
    for points, said in AMOUNTS[language].items():
        assert re.search(rf"{re.escape(said)}\b", say("event.why.sum-points", {"points": points}, language))
