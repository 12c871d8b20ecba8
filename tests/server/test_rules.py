"""`GET /api/rules/{game}`: the pages of rules as HTML (docs/protocol.md)."""

import re
from html.parser import HTMLParser

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from tests.support.toy import install

from chelem.core.errors import BadOption
from chelem.games.registry import GAMES
from chelem.server.rules import read_page, router
from chelem.server.rules_diagrams import FIGURES, read_layout, render_figure
from chelem.server.rules_html import render_page

LANGUAGES = ("fr", "en")
every_page = pytest.mark.parametrize(("game", "language"), [(g, lang) for g in GAMES for lang in LANGUAGES])


@pytest.fixture(scope="module")
def client():
    app = FastAPI()
    app.include_router(router)
    return TestClient(app)


class Elements(HTMLParser):
    """The elements of a page, and those left open."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))
        if tag not in ("br", "hr"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert tag == self.open.pop()


@every_page
def test_a_page_has_a_title_and_sections_that_links_can_open(client, game, language):
    """docs/protocol.md: title, html, sections; each section's id is on the page, once."""
    reply = client.get(f"/api/rules/{game}", params={"language": language}).json()
    assert {"title", "html", "sections"} == set(reply)
    assert reply["title"] == read_page(game, language).title
    assert "<h1" not in reply["html"]
    ids = [attrs["id"] for _, attrs in Elements(reply["html"]).found if "id" in attrs]
    assert len(ids) == len(set(ids))
    assert {section["id"] for section in reply["sections"]} <= set(ids)


@pytest.mark.parametrize("game", GAMES)
def test_sections_have_the_same_ids_in_both_languages(game):
    """A link from the table opens the same place in the reader's language."""
    french, english = (
        [attrs["id"] for _, attrs in Elements(read_page(game, lang).html).found if "id" in attrs]
        for lang in LANGUAGES
    )
    assert french == english
    assert {"but", "donne", "encheres", "jeu", "reclamer", "marque", "formes", "options", "choix"} <= set(
        french
    )


@every_page
def test_a_page_is_well_formed_and_has_neither_style_nor_script(game, language):
    """The content security policy has no inline style and no inline script."""
    page = Elements(read_page(game, language).html)
    assert [] == page.open
    assert not [tag for tag, attrs in page.found if tag in ("script", "style") or "style" in attrs]
    assert not [name for _, attrs in page.found for name in attrs if name.startswith("on")]


@every_page
def test_a_page_draws_tables_hands_and_tricks(game, language):
    """The page of each game shows places, a deal, a trick, an addition and, if it has one, an auction."""
    html = read_page(game, language).html
    for kind in ("places", "diagram", "trick", "mark"):
        assert f'<figure class="figure {kind}">' in html
    assert "```" not in html
    assert game == "whist" or 'class="auction"' in html


@every_page
def test_links_stay_among_the_pages(client, game, language):
    """A link to another file is a link to another page, and to a section that is there."""
    hrefs = [attrs["href"] for tag, attrs in Elements(read_page(game, language).html).found if tag == "a"]
    assert hrefs
    for href in hrefs:
        found = re.fullmatch(r"/regles/(\w+)(?:#([\w-]+))?", href)
        assert found, href
        answer = client.get(f"/api/rules/{found[1]}", params={"language": language})
        assert 200 == answer.status_code
        assert not found[2] or f'id="{found[2]}"' in answer.json()["html"]


@pytest.mark.parametrize(
    ("link", "page"),
    [
        ("reference.md#r-0-7", "/regles/reference#r-0-7"),
        ("contract.fr.md", "/regles/contract"),
        ("../../../../docs/rules/reference.md", "/regles/reference"),
        ("../../src/chelem/games/minibridge/rules.fr.md#jeu", "/regles/minibridge#jeu"),
        ("/regles/whist", "/regles/whist"),
    ],
)
def test_a_link_to_a_file_is_a_link_to_its_page(link, page):
    """Links between files of the documentation and of games lead to their pages."""
    html = render_page(f"# T\n\n[here]({link})\n", "en").html
    assert [page] == [attrs["href"] for tag, attrs in Elements(html).found if tag == "a"]


@pytest.mark.parametrize("path", ["tarot", "contract.fr"])
def test_what_is_no_page_is_refused(client, path):
    """An unknown page is refused; the name is never used as a path."""
    with pytest.raises(BadOption):
        client.get(f"/api/rules/{path}")


def test_html_in_a_page_is_text():
    """The pages are Markdown without HTML; what they quote is escaped."""
    page = render_page("# T\n\nA <b>b</b> & `<i>`\n\n```mark\n<u>  1 × 2  3\n```\n", "en")
    assert "T" == page.title
    assert not {"b", "i", "u"} & {tag for tag, attrs in Elements(page.html).found if not attrs}


def test_a_layout_is_read_off_its_columns():
    """Lines before West's are North's, lines after it South's; the centre is between West and East."""
    spots = read_layout("      Nord\n      ♠ A\nOuest   ↻    Est\n♠ R          ♠ D\n      Sud\n")
    assert {
        "north": ["Nord", "♠ A"],
        "west": ["Ouest", "♠ R"],
        "centre": ["↻"],
        "east": ["Est", "♠ D"],
        "south": ["Sud"],
    } == spots


@pytest.mark.parametrize("kind", sorted(FIGURES))
def test_a_figure_has_its_caption(kind):
    """The text after the kind of a block is the caption."""
    text = "A | B\n1 | 2\n" if kind == "pad" else "♠ A 2\n"
    assert "<figcaption>ici</figcaption>" in render_figure(kind, text, "ici", "fr")


def test_a_game_without_a_page_is_refused(client, tmp_path, monkeypatch):
    """A game without a rules page is refused with a reason."""
    monkeypatch.syspath_prepend(str(install(tmp_path)))
    GAMES.reload()
    with pytest.raises(BadOption) as refused:
        client.get("/api/rules/pick")
    assert "rules.none" == refused.value.code
    monkeypatch.undo()
    GAMES.reload()


def test_the_reference_is_a_page_too(client):
    """The reference has the anchors that other pages and the code cite."""
    assert 'id="r-5-1"' in client.get("/api/rules/reference").json()["html"]
