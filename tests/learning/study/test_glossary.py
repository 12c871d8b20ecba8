"""The glossary: each term in both languages, in the order of the reader's."""

import re

import pytest

from chelem.learning.study.glossary import LANGUAGES, terms_in, without_accents


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_meaning_in_both_languages(language):
    """A term, its counterpart, and a sentence; ids are anchors, the same in both languages."""
    terms = terms_in(language)
    assert len(terms) >= 150
    for each in terms:
        assert re.fullmatch(r"[a-z0-9-]+", each["id"])
        assert each["term"]
        assert each["other"]
        assert re.fullmatch(r".+[.)]", each["meaning"]), each["id"]
    assert {each["id"] for each in terms} == {each["id"] for each in terms_in(LANGUAGES[0])}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_comes_twice(language):
    """A reader finds one entry for a word."""
    terms = [each["term"] for each in terms_in(language)]
    assert len(terms) == len(set(terms))


def test_terms_are_in_alphabetical_order():
    """Accents do not count: étui stands among the words in e."""
    terms = [without_accents(each["term"]) for each in terms_in("fr")]
    assert sorted(terms) == terms
    assert terms.index("entame") < terms.index("etui") < terms.index("fit")


def test_the_counterpart_is_the_term_of_the_other_language():
    """The dummy is « le mort »."""
    french = {each["id"]: each for each in terms_in("fr")}
    english = {each["id"]: each for each in terms_in("en")}
    assert ("mort", "dummy") == (french["dummy"]["term"], french["dummy"]["other"])
    assert all(each["term"] == english[name]["other"] for name, each in french.items())


def test_conventions_taught_in_clubs_have_entries():
    """What a player meets on a French or an English convention card is explained."""
    terms = {each["id"]: each["term"] for each in terms_in("fr")}
    assert {
        "drury": "Drury",
        "truscott": "Truscott",
        "landy": "Landy",
        "moderator": "modérateur",
        "gambling": "gambling",
        "josephine": "Joséphine",
        "third-suit": "troisième couleur forcing",
        "surlevee": "surlevée",
    }.items() <= terms.items()
