"""`GET /api/rules/{game}`: the pages of rules as HTML (docs/protocol.md)."""

import re
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from chelem.core.errors import BadOption
from chelem.engine.options import as_text
from chelem.games.registry import GAMES
from chelem.i18n import say
from chelem.site.learning.api.articles import rendered_article
from chelem.site.learning.api.rules import read_page, router
from chelem.site.learning.api.rules_diagrams import FIGURES, read_layout, render_figure
from chelem.site.learning.api.rules_html import render_page
from tests.support.toy import install

LANGUAGES = ("fr", "en")
ROOT = Path(__file__).parents[4]
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
    assert {"but", "donne", "encheres", "jeu", "reclamer", "marque", "formes", "options", "origine"} <= set(
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
        if href == "/calcul":
            continue
        if href.startswith("/histoire#"):
            assert f'id="{href.partition("#")[2]}"' in rendered_article("history", language).html
            continue
        found = re.fullmatch(r"/regles/(\w+)(?:#([\w-]+))?", href)
        assert found, href
        answer = client.get(f"/api/rules/{found[1]}", params={"language": language})
        assert 200 == answer.status_code
        assert not found[2] or f'id="{found[2]}"' in answer.json()["html"]


@every_page
def test_a_page_is_for_players(game, language):
    """No commands, code names or paragraph numbers: those are in the reference."""
    text = source(game, language)
    assert [] == re.findall(r"--\w+|(?<!`)`[^`]+`(?!`)|\(\d\.\d+[^)]*\)|\b\w+_\w+\b|\bdocument\b", text)


@every_page
def test_apostrophes_are_printed_ones(game, language):
    """As in all other texts that people read."""
    page = files(GAMES[game].import_name).joinpath(f"rules.{language}.md")
    assert "'" not in page.read_text(encoding="utf-8")


def source(game: str, language: str) -> str:
    """Return the Markdown of a page, with its apostrophes as they are typed."""
    page = files(GAMES[game].import_name).joinpath(f"rules.{language}.md")
    return page.read_text(encoding="utf-8").replace("’", "'")


def section(text: str, name: str) -> str:
    """Return the section of this id, with its subsections, on one line."""
    found = re.search(rf'<a id="{name}"></a>\n## .*?(?=\n<a id="[\w-]+"></a>\n#{{2}} |\Z)', text, re.DOTALL)
    assert found, name
    return " ".join(found[0].split())


@every_page
def test_variants_have_the_words_of_the_new_table_form(game, language):
    """Each option with its values, the default first, and each form of match, as a player chooses them."""
    variants = section(source(game, language), "options")
    options = GAMES[game].game().options
    for option, values in options.allowed().items():
        default = getattr(options, option)
        ordered = [default, *(value for value in values if value != default)]
        named = [word(f"choice-{option}-{as_text(value)}", language) for value in ordered]
        joined = {"fr": "* ou *", "en": "* or *"}[language].join(named)
        colon = {"fr": " :", "en": ":"}[language]
        assert f"- **{word(f'choice-{option}', language)}**{colon} *{joined}*" in variants
    forms = section(source(game, language), "formes")
    for form in GAMES[game].forms:
        assert word(f"form-{form.kind}", language) in forms


def word(code: str, language: str) -> str:
    """Return a sentence of the pages, with apostrophes and blanks as they are typed."""
    return say(code, {}, language).replace("’", "'").replace("\u00a0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_lists_every_option_and_form(language):
    """The names that are typed, the default value first."""
    text = read_reference(language)
    for name, package in GAMES.items():
        options = package.game().options
        for option, values in options.allowed().items():
            default = getattr(options, option)
            ordered = [default, *(value for value in values if value != default)]
            assert f"- `{option}` = {', '.join(f'`{as_text(value)}`' for value in ordered)}" in text, name
        for form in package.forms:
            assert re.search(rf"^- `{form.kind}(:N)?`", text, re.MULTILINE), form.kind


def read_reference(language: str) -> str:
    """Return the Markdown of the reference."""
    name = {"en": "reference.md", "fr": "reference.fr.md"}[language]
    return (ROOT / "docs" / "rules" / name).read_text(encoding="utf-8")


def test_the_reference_is_the_same_in_both_languages():
    """The same anchors in the same order; under each the same numbers and the same names to type."""
    french, english = (paragraphs(read_reference(language)) for language in LANGUAGES)
    assert list(english) == list(french)
    assert english == french


def paragraphs(text: str) -> dict[str, tuple[list[str], list[str]]]:
    """Return the code and the numbers under each anchor, sorted; decimals have a point."""
    parts = re.split(r'<a id="([\w-]+)"></a>', text)
    return {
        name: (
            sorted(re.findall(r"`[^`]+`", part)),
            sorted(re.findall(r"\d+(?:\.\d+)?", re.sub(r"(?<=\d),(?=\d)", ".", part))),
        )
        for name, part in zip(parts[1::2], parts[2::2], strict=True)
    }


def test_a_part_of_a_page_can_be_folded():
    """What lies between the lines is folded under its title, and is Markdown itself."""
    table = "| a | b |\n|---|---|\n| 1 | 2 |"
    text = f"# T\n\n<details><summary>More ♠</summary>\n\n{table}\n\n</details>\n\nEnd.\n"
    html = render_page(text, "en").html
    assert [] == Elements(html).open
    folded = r"<details>\s*<summary>More <span.*</summary>\s*<div class=.wide.><table>.*</details>"
    assert re.search(folded, html, re.DOTALL)
    assert html.rstrip().endswith("<p>End.</p>")


@pytest.mark.parametrize(
    ("link", "page"),
    [
        ("reference.md#r-0-7", "/regles/reference#r-0-7"),
        ("contract.fr.md", "/regles/contract"),
        ("../../../../docs/rules/reference.md", "/regles/reference"),
        ("../../../../docs/rules/reference.fr.md#r-1", "/regles/reference#r-1"),
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
    """The reference has the anchors that other pages and the code cite, in the reader's language."""
    french, english = (
        client.get("/api/rules/reference", params={"language": language}).json() for language in LANGUAGES
    )
    assert 'id="r-5-1"' in french["html"]
    assert 'id="r-5-1"' in english["html"]
    assert "Les règles : référence" == french["title"]
    assert "The rules: reference" == english["title"]
