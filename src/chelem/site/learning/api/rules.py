"""The rules pages over HTTP, as HTML with diagrams."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from chelem.core import BadOption
from chelem.games import GAMES
from chelem.site.learning.api.rules_html import RulesPage, render_page
from chelem.site.visitors import CallRouter, Language

router = CallRouter(prefix="/api", tags=["learn"])

REFERENCE = "reference"
"""The name of the page with the numbered paragraphs, the options and the names that are typed."""


@router.get("/rules/{game}")
def game_rules(game: str, language: Language) -> RulesPage:
    """The rules of a game: the title, the HTML, and its sections, with the same ids in both languages.

    `game`: a game's name, or reference.
    """
    if game != REFERENCE:
        GAMES.find(game)
    return read_page(game, language)


@cache
def read_page(game: str, language: str) -> RulesPage:
    """Return the rules page of a game in a language; it is rendered once."""
    return render_page(_file(game, language).read_text(encoding="utf-8"), language)


def _file(game: str, language: str) -> Traversable:
    """Return the page in the game's package, or the reference; `BadOption` if the game has no page."""
    if game == REFERENCE:
        folder = next(folder for folder in _reference_folders() if folder.is_dir())
        return folder.joinpath("reference.md" if language == "en" else f"reference.{language}.md")
    page = files(GAMES[game].import_name).joinpath(f"rules.{language}.md")
    if not page.is_file():
        raise BadOption("rules.none", game=game)
    return page


def _reference_folders() -> Iterator[Traversable]:
    """Yield the folders of the reference: in the installed package, otherwise in the repository."""
    yield files("chelem.site").joinpath("rules_pages")
    yield Path(__file__).resolve().parents[5] / "docs" / "rules"
