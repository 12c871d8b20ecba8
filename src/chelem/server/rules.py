"""The pages of rules over HTTP: `docs/rules`, as HTML with drawn diagrams."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fastapi import APIRouter

from chelem.core.errors import BadOption
from chelem.server.dependencies import Language
from chelem.server.rules_html import RulesPage, render

router = APIRouter(prefix="/api", tags=["learn"])

PAGES = ("contract", "whist", "comptoir", "whiz")
REFERENCE = "reference"
"""The numbered paragraphs that the pages cite; in English only."""


@router.get("/rules/{game}")
def rules_page(game: str, language: Language) -> dict[str, Any]:
    """The rules of a game: the title, the HTML, and its sections, whose ids are alike in both languages.

    `game`: contract, whist, comptoir, whiz, or reference.
    """
    if game not in (*PAGES, REFERENCE):
        raise BadOption("game.unknown", game=game, games=", ".join(PAGES))
    page = read_page(game, language)
    sections = [{"id": section.id, "title": section.title} for section in page.sections]
    return {"title": page.title, "html": page.html, "sections": sections}


@cache
def read_page(game: str, language: str) -> RulesPage:
    """The page of a game in a language, rendered once."""
    name = f"{game}.md" if game == REFERENCE else f"{game}.{language}.md"
    text = next(shelf for shelf in _shelves() if shelf.is_dir()).joinpath(name).read_text(encoding="utf-8")
    return render(text, language)


def _shelves() -> Iterator[Traversable]:
    """Where the pages may lie: inside the installed package, else in the sources beside it."""
    yield files("chelem.server").joinpath("rules_pages")
    yield Path(__file__).resolve().parents[3] / "docs" / "rules"
