"""`make test-changed` runs the tests of the rooms that have changed, and of those that stand above them."""

import pytest

import changed_tests
from changed_tests import Suite, imports_of, room_of, rooms_above, uses_of_rooms

USES = {"views": frozenset({"core"}), "server": frozenset({"views"}), "bots": frozenset({"core"})}


def test_rooms_above_are_those_that_import_a_room():
    """Directly or through another; none that stands beside it."""
    assert {"views", "server"} == rooms_above({"views"}, USES)
    assert {"core", *USES} == rooms_above({"core"}, USES)


def test_the_rooms_of_the_program_are_found():
    """From the imports of the sources: contests are played at tables, and no table knows them."""
    uses = uses_of_rooms()
    assert "site/tables" in uses["site/contests"]
    assert {"site/contests", "site", "cli"} <= rooms_above({"site/tables"}, uses)
    assert "site/tables" not in rooms_above({"site/contests"}, uses)


@pytest.mark.parametrize(
    ("path", "room"),
    [
        ("src/chelem/site/tables/views/deal.py", "site/tables"),
        ("src/chelem/i18n/fr/table.ftl", "i18n"),
        ("native/kernel/search.h", "analysis"),
        ("web/src/App.svelte", None),
        ("docs/files.md", None),
    ],
)
def test_a_file_has_a_room(path, room):
    """Of the program and what is built into it; the solver's is the one that calls it."""
    assert room == room_of(path)


@pytest.mark.parametrize(
    ("line", "modules"),
    [
        ("from chelem.core import cards", {"chelem.core", "chelem.core.cards"}),
        ("from chelem.core import (\n    cards,\n)", {"chelem.core"}),
        ("    import subprocess", {"subprocess"}),
    ],
)
def test_imports_are_read(line, modules):
    """Those inside of functions too."""
    assert modules == imports_of(f'"""Said."""\n{line}\n')


@pytest.fixture
def tree(tmp_path):
    """Tests that import rooms, a helper, fixtures, and one that runs the program."""
    for name, text in {
        "site/tables/test_deal.py": "from chelem.site.tables.views import deal",
        "bots/test_bots.py": "from tests.support.hands import hands",
        "site/events/conftest.py": "from tests.support.servers.serving import Server",
        "site/events/test_play.py": "",
        "text/test_text.py": "from chelem.text import text",
        "support/hands.py": "from chelem.core import hands",
        "support/serving.py": "import subprocess",
    }.items():
        (tmp_path / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests" / name).write_text(text + "\n")
    return Suite(tmp_path)


def chosen(tree, *rooms, changed=()):
    return {path.removeprefix("tests/") for path in tree.chosen(frozenset(rooms), frozenset(changed))}


def test_files_are_chosen_by_what_they_need(tree):
    """A room of their own or one that they import, also by a helper; the whole program by fixtures."""
    assert {"site/tables/test_deal.py", "site/events/test_play.py"} == chosen(tree, "site/tables")
    assert {"bots/test_bots.py", "site/events/test_play.py"} == chosen(tree, "core")


def test_a_changed_helper_runs_the_tests_that_need_it(tree):
    """And no others; a changed file of tests runs itself."""
    assert {"bots/test_bots.py"} == chosen(tree, changed=["tests/support/hands.py"])
    assert {"site/events/test_play.py"} == chosen(tree, changed=["tests/site/events/conftest.py"])
    assert {"text/test_text.py"} == chosen(tree, changed=["tests/text/test_text.py"])


def test_what_every_test_needs_runs_all_of_them():
    """No argument is all tests."""
    assert [] == changed_tests.arguments(frozenset({"pyproject.toml", "docs/files.md"}))


def test_a_change_of_the_pages_runs_the_browser():
    """And what compares the client with the server; documents are read as examples."""
    assert ["tests/lint", "tests/browser", "tests/schema", "docs/files.md"] == changed_tests.arguments(
        frozenset({"web/src/App.svelte", "docs/files.md"})
    )
