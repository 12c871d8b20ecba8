"""The bots that a table may have are those that can be made, under the titles of their system files."""

import pytest

from chelem.bots.configuration import AT_TABLES, SYSTEM_OF_LANGUAGE, Configuration, usual_bots
from chelem.bots.making import BOT_MAKERS, new_bot
from chelem.bots.systems.names import known_headings
from chelem.bots.systems.system import System
from chelem.bots.table_bots import STRENGTHS, read_table_bots, requested_bots
from chelem.i18n import LANGUAGES


def test_strengths_are_those_of_bots():
    """Each strength offered has a bot, weakest first."""
    assert tuple(BOT_MAKERS) == STRENGTHS
    assert AT_TABLES == read_table_bots(str(AT_TABLES))
    assert new_bot(AT_TABLES) is not None


@pytest.mark.parametrize("name", known_headings())
def test_headings_are_those_of_the_files(name):
    """A system and its styles have the titles of its file, read without loading it."""
    system, heading = System.load(name), known_headings()[name]
    for language in LANGUAGES:
        assert system.titles.say(language) == heading.titles[language]
        said = {style: text.titles.say(language) for style, text in system.styles.items()}
        assert said == {style: titles[language] for style, titles in heading.styles.items()}
    for style in heading.styles:
        assert Configuration("normal", name, style) == read_table_bots(f"normal:{name}:{style}")


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        (None, "fr", "normal:sef"),
        (None, "en", "normal:sayc"),
        ("strong", "fr", "strong:sef"),
        ("strong", "en", "strong:sayc"),
        ("instant:sayc", "fr", "instant:sayc"),
    ],
)
def test_a_language_has_its_usual_system(text, language, expected):
    """Who reads French plays with the system that is taught in France, unless they choose another."""
    assert expected == str(requested_bots(text, language))


def test_every_language_has_a_system():
    """The usual bots of each language exist."""
    assert set(SYSTEM_OF_LANGUAGE) == set(LANGUAGES)
    for language in LANGUAGES:
        assert usual_bots(language) == read_table_bots(str(usual_bots(language)))
