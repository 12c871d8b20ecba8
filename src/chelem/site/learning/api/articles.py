"""Articles over HTTP: etiquette, procedure at a real table, the history of the games, this program."""

from functools import cache
from importlib.resources import files

from chelem import __version__
from chelem.core import Unknown
from chelem.site.learning.api.rules_html import RulesPage, render_page
from chelem.site.visitors import CallRouter, Language

router = CallRouter(prefix="/api/articles", tags=["learn"])

ARTICLES = ("etiquette", "table", "history", "about")
"""The names of the articles, as in their files; `%version%` in one is the version of the program."""


@router.get("/{article}")
def read_article(article: str, language: Language) -> RulesPage:
    """An article, in the form of a rules page.

    `article`: etiquette, table (what to do when something goes wrong), history, or about (the program, its
    licence and its credits).
    """
    if article not in ARTICLES:
        raise Unknown("study.article", name=article)
    return rendered_article(article, language)


@cache
def rendered_article(article: str, language: str) -> RulesPage:
    """Return an article in a language; it is rendered once."""
    file = files("chelem.learning.study") / "articles" / f"{article}.{language}.md"
    return render_page(file.read_text(encoding="utf-8").replace("%version%", __version__), language)
