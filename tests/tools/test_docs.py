"""Generated documentation: links resolve, examples are code, every name is listed."""

import importlib
import re
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

pytest.importorskip("mkdocs", reason="`make docs` installs what the documentation is built with")
ROOT = Path(__file__).parents[2]
site = importlib.import_module("docs_site")
fenced = importlib.import_module("docs_griffe").fenced


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("One sentence.", "One sentence."),
        (">>> 1 + 1\n2", "```pycon\n>>> 1 + 1\n2\n```"),
        ("Before:\n>>> 1\n1\n\nAfter.", "Before:\n\n```pycon\n>>> 1\n1\n```\n\nAfter."),
        ("Not `>>> 1` within a line.", "Not `>>> 1` within a line."),
    ],
)
def test_examples_are_fenced(text: str, shown: str) -> None:
    """A paragraph from the first prompt on is code; the rest stays prose."""
    assert shown == fenced(text)


def shown(markdown: str, page: str) -> str:
    """Return a page's text as on the site."""
    return str(site.on_page_markdown(markdown, SimpleNamespace(file=SimpleNamespace(src_uri=page))))


@pytest.mark.parametrize(
    ("page", "link", "target"),
    [
        ("architecture.md", "log.md#x", "log.md#x"),
        ("architecture.md", "../native/README.md", "reference/solver.md"),
        ("reference/index.md", "../../CHANGELOG.md", "../changes.md"),
        ("reference/solver.md", "../docs/performance.md", "../performance.md"),
        ("simulate.en.md", "../examples", f"{site.REPOSITORY}/tree/main/examples"),
        ("contributing.md", "Makefile", f"{site.REPOSITORY}/blob/main/Makefile"),
        ("index.md", "https://example.org/", "https://example.org/"),
        ("index.md", "../src/chelem/games/minibridge/rules.en.md", "rules/minibridge.en.md"),
        ("rules/minibridge.en.md", "../../../../docs/rules/reference.md#r-5-1", "reference.md#r-5-1"),
    ],
)
def test_links_lead_to_a_page_or_to_the_repository(page: str, link: str, target: str) -> None:
    """A source reads well in the repository and on the site, which has some of its files only."""
    assert f"See [it]({target})." == shown(f"See [it]({link}).", page)


def test_sections_of_rules_keep_their_names() -> None:
    """The names that the program links to are anchors of the site too."""
    assert "## The aim { #but }" == shown('<a id="but"></a>\n## The aim', "rules/contract.en.md")


def test_what_only_the_program_has_is_not_a_link() -> None:
    """Rules pages link to pages of the program; what is folded there is folded on the site."""
    assert "The calculator scores." == shown("The [calculator](/calcul) scores.", "rules/contract.en.md")
    assert "<details markdown><summary>A" in shown("<details><summary>A</summary>", "rules/contract.en.md")


@pytest.mark.parametrize(
    "loads", ['<script src="https://cdn.example/x.js">', '<img alt="" src="//cdn.example/x.png">']
)
def test_a_page_that_loads_from_elsewhere_is_refused(loads: str) -> None:
    """Reading the documentation tells no third party."""
    page = SimpleNamespace(file=SimpleNamespace(src_uri="index.md"))
    with pytest.raises(site.PluginError, match=r"index\.md loads from elsewhere"):
        site.on_post_page(f"<p>{loads}</p>", page)


def test_the_drawing_of_the_rooms_is_that_of_the_import_contract() -> None:
    """Every layer has its box, the top one first."""
    drawn = site.rooms()
    assert 0 < drawn.index(">cli<") < drawn.index(">engine<") < drawn.index(">core<")


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_every_room_is_in_the_tour(document: str) -> None:
    """A newcomer finds each room of the package in the table of the tour, and none that is not there."""
    text = (ROOT / document).read_text(encoding="utf-8")
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    named = {room.split("/")[0] for cell in cells for room in re.findall(r"`(\w+/[\w/]*)`", cell)}
    rooms = {folder.parent.name for folder in (ROOT / "src" / "chelem").glob("*/__init__.py")}
    assert rooms == named


def test_every_command_has_its_section() -> None:
    """The page follows the program."""
    text = site.commands()
    assert all(f"## chelem {name}\n" in text for name in ("play", "serve", "simulate", "event score"))
    assert "help." not in text.replace("`help.", "")


@pytest.mark.parametrize("namespace", site.namespaces())
def test_every_public_name_is_on_the_page_of_its_namespace(namespace: str) -> None:
    """Every name in `__all__` is documented, except those from other packages and namespaces."""
    module = importlib.import_module(namespace)
    page = site.api(namespace)
    missing = [name for name in module.__all__ if f"::: {namespace}.{name}\n" not in page]
    assert [] == [name for name in missing if not isinstance(getattr(module, name), ModuleType)]
