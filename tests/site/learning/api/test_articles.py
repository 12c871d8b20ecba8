"""`GET /api/articles/{article}`: the pages about etiquette, procedure, history and the program."""

import re

import pytest

from chelem import __version__
from chelem.bots.systems.names import known_headings
from chelem.core.errors import Unknown
from chelem.games.registry import GAMES
from chelem.learning.study.glossary import terms_in
from chelem.site.learning.api.articles import ARTICLES, read_article

LINK = re.compile(r'href="([^"]+)"')


@pytest.mark.parametrize("article", ARTICLES)
def test_an_article_has_the_same_sections_in_both_languages(article):
    """A link to a section works whatever the reader's language."""
    french, english = (read_article(article, language) for language in ("fr", "en"))
    assert french.title != english.title
    assert [each.id for each in french.sections] == [each.id for each in english.sections]
    assert len(french.sections) >= 5


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("article", ARTICLES)
def test_the_links_of_an_article_lead_somewhere(article, language):
    """To words of the glossary, rules of games, bidding systems, and other articles."""
    words = {f"/glossaire#{each['id']}" for each in terms_in(language)}
    rules = {f"/regles/{game}" for game in GAMES}
    systems = {f"/systemes/{system}" for system in known_headings()}
    pages = {"/etiquette", "/a-la-table", "/at-the-table", "/histoire", "/history"}
    links = set(LINK.findall(read_article(article, language).html))
    assert links
    assert links <= words | rules | systems | pages


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_about_the_program_says_its_version(language):
    """That of the server, so that a report can name it."""
    html = read_article("about", language).html
    assert __version__ in html
    assert "%version%" not in html


def test_there_is_no_other_article():
    """An unknown name is refused."""
    with pytest.raises(Unknown):
        read_article("cooking", "en")
