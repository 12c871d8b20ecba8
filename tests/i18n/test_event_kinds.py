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


CARRIED = {
    "event_deals": ["event-suspect-side"],
    "event_pages": ["desk-shared", "desk-exchange", "desk-next-boards", "event-lead-turned", "desk-doubts"],
    "event_plan": ["plan-sets", "plan-exchange", "plan-copies-why"],
    "event_swiss": ["movement-why-barometer"],
    "director": ["director-options", "director-share"],
    "movements": ["help-event-movement-share", "movement-why-pairs", "movement-prepare"],
    "paper": ["paper-head-from", "paper-head-to"],
}
"""French sentences about boards of wood or plastic, which somebody carries, turns, shares or prepares."""


def test_only_what_somebody_carries_is_an_etui() -> None:
    """An online event has no « étui » and shares its pages with clubs: what is played is a « donne »."""
    found: dict[str, list[str]] = {}
    for file in (files("chelem.i18n") / "fr").iterdir():
        catalogue = file.name.removesuffix(".ftl")
        text = file.read_text(encoding="utf-8")
        for name, words in re.findall(r"^([a-z][\w-]*) = ((?:.|\n[ }])*)", text, re.MULTILINE):
            carried = tuple(CARRIED.get(catalogue, ["-"]))
            if re.search(r"\bétuis?\b", words, re.IGNORECASE) and not name.startswith(carried):
                found.setdefault(catalogue, []).append(name)
    assert {} == found
