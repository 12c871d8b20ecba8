"""After the first step of adding something the suite names the other places (CONTRIBUTING.md, How to add).

A field of a result goes the whole way to the page of a player, to see in how many files it stands then.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ways")]  # they share a copy
ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "tools", "docs", "web/src", "pyproject.toml", "CONTRIBUTING.md")
LEFT_OUT = shutil.ignore_patterns("golden", "frozen", "node_modules")
ENTRY = '''

@dataclass(frozen=True, slots=True)
class DummyNoted(EntryContent):
    """Nothing happens."""

    entry = "dummied"
    section: str

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Forbidden` for everybody."""
        raise Forbidden("event.log.dummy")
'''
ROUTES = "export const ROUTES: Route[] = [\n"
ROUTE = '  { pattern: /^\\/dummy$/, load: () => import("./features/home/Dummy.svelte") },\n'
OPTION = '    dummy: Annotated[bool, typer.Option("--dummy", help="help.deal.dummy")] = False,\n'
MESSAGE = '''class DummyMessage(TypedDict):
    """Nothing happens."""

    t: Literal["dummy"]


FromClient = '''


@dataclass(frozen=True, slots=True)
class Way:
    """A first step, as the path of a file, what stands there and what takes its place; which tests tell more.

    Without a text that stands there, the file is new, or gets the text at its end.
    """

    kind: str
    steps: tuple[tuple[str, str, str], ...]
    tests: tuple[str, ...]
    told: tuple[str, ...]
    """What they name: the places that are still missing."""


WAYS = (
    Way(
        "field",
        (("src/chelem/learning/study/glossary.py", "    term: str\n", "    term: str\n    dummy: str\n"),),
        ("tests/schema/test_log_schema.py::test_generated_files_are_fresh",),
        ("protocol.generated.ts",),
    ),
    Way(
        "message",
        (
            ("src/chelem/site/tables/api/protocol.py", "FromClient = ", MESSAGE),
            (
                "src/chelem/site/tables/api/protocol.py",
                "        | PingMessage,",
                "        | PingMessage | DummyMessage,",
            ),
        ),
        ("tests/schema/test_asyncapi.py::test_it_has_every_message",),
        ("REPLIES",),
    ),
    Way(
        "entry",
        (
            ("src/chelem/events/log/entries/calling.py", "", ENTRY),
            (
                "src/chelem/events/log/entries/registry.py",
                "    calling.DirectorCalled,\n",
                "    calling.DirectorCalled,\n    calling.DummyNoted,\n",
            ),
        ),
        ("tests/events/log/test_entry_json.py", "tests/i18n/test_refusals.py::test_a_refusal_has_a_sentence"),
        ("event-log.md", "event.log.dummy"),
    ),
    Way(
        "setting",
        (
            (
                "src/chelem/site/tables/domain/policy.py",
                "    listed: bool = False\n",
                '    dummy: Literal["more", "less"] = "more"\n    listed: bool = False\n',
            ),
        ),
        ("tests/site/tables/domain/test_policy_words.py",),
        ("policy-dummy", "policy-dummy-more", "policy-dummy-less"),
    ),
    Way(
        "page",
        (("web/src/routes.ts", ROUTES, ROUTES + ROUTE),),
        ("tests/lint/test_pages.py",),
        ("features/home/Dummy.svelte", "/dummy"),
    ),
    Way(
        "lesson",
        (("src/chelem/learning/lessons/course/13-dummy.toml", "", "# A lesson.\n"),),
        ("tests/learning/lessons/test_course.py",),
        ("13-dummy.fr.md",),
    ),
    Way(
        "option",
        (("src/chelem/cli/deal.py", "    seed: Annotated", OPTION + "    seed: Annotated"),),
        ("tests/cli/test_help.py",),
        ("help.deal.dummy",),
    ),
)


VIEW = "src/chelem/site/events/views/results.py"
ANSWER = '''"""A field of a result."""

from random import Random

from chelem.events.log.entries.rounds import RoundStarted
from chelem.movements.generators.mitchell import mitchell
from chelem.site.events.views.results import scorecard_view
from tests.events.log.evenings import reports, write
from tests.site.events.views.test_told_rankings import opened


def test_the_field_is_in_the_answer() -> None:
    """Of each board of a card."""
    event = opened(mitchell(3, 3, 2), online=False)
    write(event, RoundStarted("A", 1))
    for content, author in reports(event, 1, Random(1)):
        write(event, content, author)
    assert {1} == {board["dummy"] for board in scorecard_view(event, 1, "en", set(), [])["boards"]}
'''
RESULT = Way(
    "field of a result",
    (
        (VIEW, "    imps: float | None\n", "    dummy: int\n    imps: float | None\n"),
        (VIEW, '        "imps": imps,\n', '        "imps": imps,\n        "dummy": 1,\n'),
        (
            "web/src/features/events/results/BoardDetails.svelte",
            "{#if board.comparisons.length}",
            '<p>{say("scorecard-dummy", { dummy: board.dummy })}</p>\n    {#if board.comparisons.length}',
        ),
        *(
            (f"src/chelem/i18n/{code}/event_pages.ftl", "", "scorecard-dummy = { $dummy }\n")
            for code in ("en", "fr")
        ),
        (
            "web/src/features/events/results/teamCard.test.ts",
            "  imps: null,\n",
            "  imps: null,\n  dummy: 1,\n",
        ),
        ("tests/site/events/views/test_dummy.py", "", ANSWER),
    ),
    (
        "tests/site/events/views",
        "tests/i18n/test_refusals.py::test_the_languages_say_the_same_things",
        "tests/i18n/test_refusals.py::test_no_sentence_is_written_twice",
        "tests/i18n/test_refusals.py::test_every_file_is_fluent",
    ),
    (),
)
MADE = ("web/src/lib/protocol.generated.ts", "tests/schema/names.json")
"""What `make schema` changes for it."""
MOST_FILES = 9
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository, without what is recorded; compiled files remain valid beside their copies."""
    folder = tmp_path_factory.mktemp("ways")
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=LEFT_OUT)
        else:
            shutil.copy(source, target)
    return folder


@contextmanager
def stepped(copy: Path, *ways: Way) -> Iterator[None]:
    """Take the first steps, and take them back."""
    steps = [step for way in ways for step in way.steps]
    paths = [*(path for path, *_ in steps), *MADE]
    before = {copy / path: (copy / path).read_text() if (copy / path).exists() else None for path in paths}
    for path, old, new in steps:
        file = copy / path
        text = file.read_text() if file.exists() else ""
        assert old in text, f"{path} has changed: {old}"
        file.write_text(text.replace(old, new, 1) if old else text + new)
    try:
        yield
    finally:
        for file, text in before.items():
            if text is None:
                file.unlink()
            else:
                file.write_text(text)


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def failures(copy: Path, *ways: Way) -> str:
    """What the tests of their rooms say after these first steps."""
    tests = [test for way in ways for test in way.tests]
    with stepped(copy, *ways):
        ran = run(copy, *PYTEST, "-o", "verbosity_assertions=3", "--continue-on-collection-errors", *tests)
    assert ran.returncode != 0, ran.stdout
    return ran.stdout


@pytest.fixture(scope="module")
def failures_of_all(copy: Path) -> str:
    """What they say after all first steps but that of a field, whose missing place others name too."""
    return failures(copy, *(way for way in WAYS if way.kind != "field"))


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.kind)
def test_the_suite_names_what_is_missing(copy: Path, failures_of_all: str, way: Way) -> None:
    """After the first step alone, the tests of its room fail, and name the other places."""
    said = failures(copy, way) if way.kind == "field" else failures_of_all
    assert [] == [place for place in way.told if place not in said], said[-2000:]


def test_a_field_of_a_result_goes_through_few_files(copy: Path) -> None:
    """From the view to the page of a player: those made from it, the words and what tests them included."""
    with stepped(copy, RESULT):
        made = run(copy, "tools/schema.py")
        ran = run(copy, *PYTEST, *RESULT.tests)
    assert sorted(MADE) == sorted(made.stdout.split()), made.stderr
    assert ran.returncode == 0, ran.stdout[-2000:]
    assert len({path for path, *_ in RESULT.steps} | set(MADE)) <= MOST_FILES


def test_each_kind_has_its_page() -> None:
    """A paragraph of CONTRIBUTING.md that says in which files it stands."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").lower()
    missing = [way.kind for way in WAYS if not any(f"**{a} {way.kind}" in page for a in ("a", "an"))]
    assert [] == missing
