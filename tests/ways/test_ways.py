"""After the first step of adding something the suite names the other places (CONTRIBUTING.md, How to add)."""

from pathlib import Path

import pytest

from tests.support.thorough import thorough
from tests.ways.copies import PYTEST, ROOT, Way, run, stepped

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ways")]  # they share a copy
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


WAYS = (
    Way(
        "field",
        (("src/chelem/learning/study/glossary.py", "    term: str\n", "    term: str\n    dummy: str\n"),),
        ("tests/schema/test_log_schema.py::test_generated_files_are_fresh",),
        ("protocol.generated.ts",),
    ),
    Way(
        "stored field",
        (
            (
                "src/chelem/site/database/schema.py",
                'visitors = Table(\n    "visitors",\n    metadata,\n',
                'visitors = Table(\n    "visitors",\n    metadata,\n    Column("dummy", Text),\n',
            ),
        ),
        ("tests/site/database/test_database.py::test_the_migrations_lead_to_the_schema[sqlite]",),
        ("'add_column', None, 'visitors', Column('dummy'",),
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
        (("src/chelem/learning/lessons/course/14-dummy.toml", "", "# A lesson.\n"),),
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


@thorough
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.kind)
def test_the_suite_names_what_is_missing(copy: Path, failures_of_all: str, way: Way) -> None:
    """After the first step alone, the tests of its room fail, and name the other places."""
    said = failures(copy, way) if way.kind == "field" else failures_of_all
    assert [] == [place for place in way.told if place not in said], said[-2000:]


def test_each_kind_has_its_page() -> None:
    """A paragraph of CONTRIBUTING.md that says in which files it stands."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").lower()
    missing = [way.kind for way in WAYS if not any(f"**{a} {way.kind}" in page for a in ("a", "an"))]
    assert [] == missing
