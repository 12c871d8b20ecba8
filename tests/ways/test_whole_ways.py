"""A field goes the whole way to a page, to see in how many files it stands (CONTRIBUTING.md, How to add)."""

from pathlib import Path

import pytest

from chelem.site.database.migrating import newest_revision
from tests.support.thorough import thorough
from tests.ways.copies import MADE, PYTEST, Way, run, stepped

pytestmark = [thorough, pytest.mark.slow, pytest.mark.xdist_group("ways")]  # they share a copy


def words(catalogue: str, name: str, text: str) -> tuple[tuple[str, str, str], ...]:
    """Return the steps that add a sentence in each language."""
    return tuple((f"src/chelem/i18n/{code}/{catalogue}", "", f"{name} = {text}\n") for code in ("en", "fr"))


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
        *words("event_pages.ftl", "scorecard-dummy", "{ $dummy }"),
        (
            "web/src/features/events/results/teamCard.test.ts",
            "  imps: null,\n",
            "  imps: null,\n  dummy: 1,\n",
        ),
        ("tests/site/events/views/test_dummy.py", "", ANSWER),
    ),
    ("tests/site/events/views",),
)
SCHEMA = "src/chelem/site/database/schema.py"
STORE = "src/chelem/site/visitors/store/visitor_store.py"
API = "src/chelem/site/people/api/people.py"
PAGE = "web/src/features/people/You.svelte"
MIGRATION = f'''"""Store more of a visitor."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest_revision()}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("visitors", sa.Column("dummy", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("visitors", "dummy")
'''
STORED = '''"""A field of a visitor."""

import asyncio

from sqlalchemy import create_engine, text
from starlette.testclient import TestClient

from chelem.site.app import create_app
from chelem.site.database.database import Database
from chelem.site.database.migrating import upgrade
from chelem.site.edge.settings import ServerSettings
from chelem.site.people.store.merging import merging_elsewhere
from chelem.site.people.store.person_export import known_of_person
from chelem.site.visitors.store.visitor_store import VisitorStore
from tests.support.tables import now

OLD = "insert into visitors (id, secret, name, since) values ('old', '', 'Bo', '')"


async def of_old(url: str) -> str:
    """Return what is stored of the visitor who was there before the column."""
    opened = Database(url, now)
    try:
        return (await VisitorStore(opened).find("old")).dummy
    finally:
        opened.close()


def test_the_field_is_stored(tmp_path) -> None:
    """What a newcomer says remains in a migrated database, and follows their browser to an older visitor."""
    url = f"sqlite:///{tmp_path}/c.db"
    engine = create_engine(url)
    with engine.begin() as connection:
        upgrade(connection, "9999-1")
        connection.execute(text(OLD))
    app = create_app(url, ServerSettings(workers=1, preload=False))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        assert "" == client.get("/api/me").json()["dummy"]
        client.put("/api/me", json={"name": "Ana", "dummy": "less"})
        client.put("/api/me", json={"name": "Ana", "dummy": "more"})
        assert "more" == client.get("/api/me").json()["dummy"]
        newcomer = client.cookies["chelem"].partition(".")[0]
    assert "" == asyncio.run(of_old(url))
    with engine.begin() as connection:
        for statement in merging_elsewhere(connection, newcomer, "old"):
            connection.execute(statement)
        assert "more" == known_of_person(connection, "old").person["dummy"]
    assert "more" == asyncio.run(of_old(url))
'''
SILENT = """    dummy = connection.scalar(select(visitors.c.dummy).where(visitors.c.id == old))
    silent = visitors.c.id == new, visitors.c.dummy == ""
    statements.append(update(visitors).where(*silent).values(dummy=dummy))
"""
VISITOR = Way(
    "stored field",
    (
        (
            SCHEMA,
            "  # its SHA-256, in hexadecimal\n",
            '\n    Column("dummy", Text, nullable=False, server_default=""),\n',
        ),
        ("src/chelem/site/database/migrations/versions/9999_dummy.py", "", MIGRATION),
        (STORE, "    secret: str\n", '    secret: str\n    dummy: str = ""\n'),
        (STORE, 'row["secret"])', 'row["secret"], row["dummy"])'),
        (STORE, '"secret": visitor.secret}', '"secret": visitor.secret, "dummy": visitor.dummy}'),
        (STORE, "values(name=visitor.name)", "values(name=visitor.name, dummy=visitor.dummy)"),
        (
            API,
            "    name: str = Field(max_length=200)\n",
            '    name: str = Field(max_length=200)\n    dummy: str = ""\n',
        ),
        (API, "    name: str\n    tables", "    name: str\n    dummy: str\n    tables"),
        (API, '{"name": "", ', '{"name": "", "dummy": "", '),
        (API, "clean_name(body.name))", "clean_name(body.name), dummy=body.dummy)"),
        (
            API,
            '        "name": visitor.name,\n',
            '        "name": visitor.name,\n        "dummy": visitor.dummy,\n',
        ),
        (
            "src/chelem/site/people/store/merging.py",
            "    name = connection.scalar(",
            SILENT + "    name = connection.scalar(",
        ),
        (PAGE, 'let name = $state("");', 'let name = $state("");\n  let dummy = $state("");'),
        (PAGE, "(me) => (name = me.name)", "(me) => ({ name, dummy } = me)"),
        (PAGE, "({ name } = await", "({ name, dummy } = await"),
        (PAGE, "body: { name }", "body: { name, dummy }"),
        (
            PAGE,
            "  </form>",
            '    <label>{say("you-dummy")}<input type="text" bind:value={dummy} /></label>\n  </form>',
        ),
        *words("mine.ftl", "you-dummy", "Dummy"),
        (
            "web/src/features/people/You.test.ts",
            '{ name: "Odette" }',
            '{ name: "Odette", dummy: "more" }',
        ),
        ("tests/site/people/api/test_dummy.py", "", STORED),
    ),
    (
        "tests/site/people/api/test_dummy.py",
        "tests/site/database/test_database.py::test_the_migrations_lead_to_the_schema[sqlite]",
    ),
)
WORDS = tuple(
    f"tests/i18n/test_refusals.py::{test}"
    for test in (
        "test_the_languages_say_the_same_things",
        "test_no_sentence_is_written_twice",
        "test_every_file_is_fluent",
    )
)
MOST_FILES = {RESULT: 9, VISITOR: 12}
"""Those made from it, the words and what tests them included."""


def test_a_field_goes_through_few_files(copy: Path) -> None:
    """A result's from the view to a player's page; a visitor's from the database to their page, and back."""
    with stepped(copy, *MOST_FILES):
        made = run(copy, "tools/schema.py")
        ran = run(copy, *PYTEST, *WORDS, *(test for way in MOST_FILES for test in way.tests))
    assert sorted(MADE) == sorted(made.stdout.split()), made.stderr
    assert ran.returncode == 0, ran.stdout[-2000:]
    assert {} == {
        way.kind: way.files for way, most in MOST_FILES.items() if len(way.files | set(MADE)) > most
    }
