"""What is said of pairs has its own words for teams and for single players."""

import re
from importlib.resources import files

import pytest

from chelem.i18n import say

WORDS = {"fr": r"paire", "en": r"(?<!\$)\bpairs?\b"}


@pytest.mark.parametrize("language", WORDS)
def test_no_event_of_teams_or_players_speaks_of_pairs(language: str) -> None:
    """Each variant belongs to a sentence, and has another word than `pair`."""
    text = (files("chelem.i18n") / language / "event_kinds.ftl").read_text(encoding="utf-8")
    every = "".join(each.read_text(encoding="utf-8") for each in (files("chelem.i18n") / language).iterdir())
    found = re.findall(r"^([a-z-]+)-in-(?:teams|individual) = ((?:.|\n[ }])*)", text, re.MULTILINE)
    assert len(found) > 100
    for base, words in found:
        assert f"\n{base} = " in every
        assert not re.search(WORDS[language], re.sub(r"\$\w+", "", words), re.IGNORECASE), base


def test_the_kind_of_an_event_chooses_the_word() -> None:
    said = [
        say("director-pair", {"pair": "3", "kind": kind}, "fr") for kind in ("pairs", "teams", "individual")
    ]
    assert said == ["Paire 3", "Équipe 3", "Joueur 3"]


def test_points_without_a_board_are_explained() -> None:
    """Who sits out of a Swiss has victory points for no board: a bare count would look like a mistake."""
    assert "exempt" in say("scorecard-total", {"result": "12,00 PV", "boards": 0}, "fr")
    assert "sat out" in say("scorecard-total", {"result": "12.00 VP", "boards": 0}, "en")


def test_results_are_of_deals_and_tables_have_boards() -> None:
    """An online event has no « étui »: cards and travellers, which it shares with clubs, never say it."""
    text = (files("chelem.i18n") / "fr" / "event_pages.ftl").read_text(encoding="utf-8")
    said = re.findall(r"^((?:scorecard|traveller)-[\w-]+ = (?:.|\n[ }])*)", text, re.MULTILINE)
    assert len(said) > 30
    assert not [each for each in said if "étui" in each.lower()]
