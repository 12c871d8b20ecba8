"""The counts of distance: in how many places a form of event, a shape, a set of texts or a setting stands."""

import pytest

from counts import client, commits, folders, mirrors, names, spread, which_form, wording


@pytest.mark.parametrize(
    "line",
    [
        'if settings.matches == "teams": ...',
        'if (method, matches) == ("cross-imps", "pairs"): ...',
        'scale = "board-a-match"',
        'match unit:\n    case "percent": ...',
    ],
)
def test_a_line_that_asks_which_form_is_found(made, line):
    """A comparison with a value, or a value that means nothing else."""
    findings = list(which_form.in_python(made({"src/tiny/a.py": line + "\n"}).modules))
    assert ["which-form"] == [finding.count for finding in findings]


@pytest.mark.parametrize("line", ['if name == "teams": ...', 'x = "pairs"', "matches = 3"])
def test_other_lines_do_not_ask_which_form(made, line):
    """A word that means other things too counts only beside a name of the form."""
    assert [] == list(which_form.in_python(made({"src/tiny/a.py": line + "\n"}).modules))


def test_the_home_of_the_forms_may_say_it(made):
    """A form names its own values."""
    project = made({"src/chelem/events/forms/butler.py": 'method = "butler"\n'})
    assert [] == list(which_form.in_python(project.modules))


def test_pages_and_catalogues_are_searched(made):
    """Comparisons in pages, and variants of French sentences."""
    files = {
        "web/src/a.svelte": '{#if kind === "teams"}\n{#if rankedOf(kind) !== "pairs"}\n<p class="teams">\n',
        "src/tiny/i18n/fr/a.ftl": "a = { $kind ->\n    [teams] équipe\n   *[other] paire\n}\n",
        "src/tiny/i18n/en/a.ftl": "a = { $kind ->\n    [teams] team\n   *[other] pair\n}\n",
    }
    project = made(files)
    assert [1, 2] == [finding.line for finding in which_form.in_web(project)]
    assert [("src/tiny/i18n/fr/a.ftl", 2)] == [
        (finding.path, finding.line) for finding in which_form.in_fluent(project)
    ]


def test_a_shape_that_mirrors_a_dataclass(made):
    """Seven fields in ten of the smaller one, in classes of four fields or more."""
    value = "@dataclass\nclass Row:\n    a: int\n    b: int\n    c: int\n    d: int\n"
    shape = "class RowShape(TypedDict):\n    a: int\n    b: int\n    c: int\n    e: int\n    f: int\n"
    short = "class Short(RowShape):\n    a: int\n"
    project = made({"src/tiny/a.py": value, "src/tiny/b.py": shape + short})
    findings = list(mirrors.mirrors(project.modules))
    assert ["mirrors", "shape-modules"] == [finding.count for finding in findings]
    assert "RowShape ~ Row (src/tiny/a.py)" == findings[0].text


def test_a_few_fields_among_others_are_no_mirror(made):
    """A dataclass is repeated in a large shape if all of it is; a class variable is no field."""
    value = (
        "@dataclass\nclass Row:\n    name: ClassVar[str]\n    a: int\n    b: int\n    c: int\n    d: int\n"
    )
    other = "".join(f"    e{number}: int\n" for number in range(8))
    some = f"class Some(TypedDict):\n    a: int\n    b: int\n    c: int\n{other}"
    whole = (
        f"class Whole(TypedDict):\n    a: int\n    b: int\n    c: int\n    d: int\n{other}def row(): ...\n"
    )
    project = made({"src/tiny/a.py": value, "src/tiny/b.py": some + whole})
    assert ["Whole ~ Row (src/tiny/a.py)"] == [finding.text for finding in mirrors.mirrors(project.modules)]


def test_a_shape_is_at_home_beside_the_function_that_fills_it(made):
    """Modules of shapes alone are counted."""
    shape, function = "class Row(TypedDict):\n    a: int\n", "def row(): ...\n"
    project = made({"src/tiny/a.py": shape, "src/tiny/b.py": shape + function})
    assert ["src/tiny/a.py"] == [finding.path for finding in mirrors.mirrors(project.modules)]


def test_sets_of_texts_that_stand_twice(made):
    """The same texts in any order, in two annotations."""
    files = {
        "src/tiny/a.py": 'A = Literal["x", "y"]\n',
        "src/tiny/b.py": 'B = Literal["y", "x"]\nC = Literal["z", "y"]\n',
    }
    assert ["src/tiny/a.py", "src/tiny/b.py"] == [
        finding.path for finding in mirrors.twin_texts(made(files).modules)
    ]


def test_rings_calls_and_casts_of_the_client(made):
    """Folders that import one another; calls whose answer the caller promises; casts, no renamed imports."""
    files = {
        "web/src/a/x.ts": 'import { y as Z } from "../b/y";\nget<Shape>("/api/x");\nconst w = v as Shape;\n',
        "web/src/b/y.ts": 'import { x } from "../a/x";\nimport { c } from "../c/c";\n',
        "web/src/c/c.ts": "export const c = [1] as const;\n",
    }
    findings = [(finding.count, finding.path) for finding in client.client_findings(made(files))]
    assert [
        ("client-untyped-calls", "web/src/a/x.ts"),
        ("client-casts", "web/src/a/x.ts"),
        ("client-ring-folders", "web/src/a"),
        ("client-ring-folders", "web/src/b"),
        ("client-two-way-pairs", "web/src/a"),
    ] == findings


def test_features_of_the_client_that_import_one_another(made):
    """No folder of theirs imports back, but the features do; `ui` is one with all that is below it."""
    files = {
        "web/src/features/a/x/x.ts": 'import "../../b/x/y"; import { y } from "../../b/x/y";\n',
        "web/src/features/b/y/y.ts": 'import { x } from "../../a/y/x";\n',
        "web/src/ui/u/u.ts": 'import { a } from "../../features/a/z/z";\n',
    }
    findings = client.client_findings(made(files))
    assert [
        ("client-ring-folders", "web/src/features/a"),
        ("client-ring-folders", "web/src/features/b"),
        ("client-two-way-pairs", "web/src/features/a"),
    ] == [(finding.count, finding.path) for finding in findings]


def test_lines_of_style_of_the_client(made):
    """Of style sheets and components alike; a word of a page is no style."""
    files = {
        "web/src/a.css": "a {\n  color: red;\n}\n",
        "web/src/b.svelte": "<p>\n  style\n</p>\n\n<style>\n  p {\n    margin: 0;\n  }\n</style>\n",
    }
    assert 8 == client.style_lines(made(files))


def test_crowded_folders(made):
    """Each file of code beyond the thirty-fifth; catalogues and data are no code."""
    files = {f"src/tiny/m{number:02}.py": "" for number in range(36)} | {"src/tiny/fr.ftl": ""}
    project = made(files)
    assert 37 == folders.largest_folder(project)
    assert ["src/tiny/m34.py", "src/tiny/m35.py"] == [
        finding.path for finding in folders.folder_findings(project)
    ]


def test_clauses_without_their_noun(made, tmp_path):
    """In docstrings, the texts of fields, comments and documents."""
    (tmp_path / "list.txt").write_text("[clauses]\n\\bof who\\b  of the player who\n")
    text = '"""The hand of who leads."""\nA = 1\n"""That of who waits."""\n# of who plays\n'
    project = made({"src/tiny/a.py": text, "docs/a.md": "The card of who follows.\n"})
    findings = list(wording.find_calques(project, wording.read_phrases(tmp_path / "list.txt")))
    assert 4 == len(findings)
    assert {"clauses-without-noun"} == {finding.count for finding in findings}


def test_pronouns_that_name_values(made):
    """As variables and as arguments, not as attributes."""
    text = "for each in rows: ...\ndef f(who): ...\nrow.held = 1\n"
    assert [1, 2] == [finding.line for finding in names.pronouns(made({"src/tiny/a.py": text}).modules)]


def test_how_far_a_setting_and_an_entry_are_spread(made):
    """The files that name them, those of pages too; and the share of imports."""
    files = {
        "src/chelem/policy.py": "class Policy:\n    undo: str\n    watch: str\n",
        "src/chelem/room.py": "policy.undo\npolicy.watch\n",
        "src/chelem/prose.py": "policy\n# To watch is no undo.\n",
        "web/src/a.ts": 'policy["undo"];\npolicy.watch;\n',
        "src/chelem/events/log/entries/registry.py": "ENTRIES: tuple[type, ...] = (Started,)\n",
        "src/chelem/use.py": "import os\nStarted\n",
    }
    counted = spread.spread(made(files))
    assert (3, 2) == (counted["files-of-a-setting"], counted["files-of-an-entry"])
    assert 0 < counted["imports-percent"] < 50


def test_how_far_commits_reach(repository):
    """The rooms of a commit to events, whatever folder holds them; nothing without a history."""
    root, commit = repository
    commit(
        "Add a form",
        "src/chelem/events/a.py",
        "src/chelem/cli/event/score.py",
        "src/chelem/views/a.py",
        "docs/a.md",
    )
    commit("Add a bot", "src/chelem/bots/a.py")
    assert 2 == commits.distances(root)["rooms-of-an-event-commit"]
    assert "" == commits.room_of("src/chelem/i18n.py")
