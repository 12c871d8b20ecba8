"""A database written by an older Chelem is migrated, and its tables and collections still work."""

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from chelem.formats.log.write import write_log
from chelem.site.database.database import Database, open_engine
from chelem.site.tables.store.table_store import TableStore
from tests.golden.test_golden import bare
from tests.support.chance import seeded
from tests.support.servers.serving import Server
from tests.support.tables import now, play_deal, proves
from tests.support.thorough import first_of
from tests.support.visitors.calling import Caller, Kept

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
EXPECTED = json.loads(HERE.joinpath("expected.json").read_text(encoding="utf-8"))
TABLES = EXPECTED["tables"]
TO_ACT = [name for name, table in TABLES.items() if table["picture"]["legal"]]
"""The tables where it is the visitor's turn: no bot moves before they do."""
PICTURED = ("hands", "turn", "legal", "deal", "calls", "contract", "play", "claim", "undo", "between")


def unpacked(folder: Path) -> Path:
    """Unpack the database."""
    file = folder / "chelem.db"
    file.write_bytes(gzip.decompress(HERE.joinpath("chelem.db.gz").read_bytes()))
    return file


@pytest.fixture(scope="module")
def old_server(tmp_path_factory):
    """A current server with the old database; read-only tests come first."""
    folder = tmp_path_factory.mktemp("frozen")
    unpacked(folder)
    with Server(folder) as server:
        yield server
        said = folder.joinpath("said.txt").read_text(encoding="utf-8")
    assert "Traceback" not in said, said


@pytest.fixture
def as_visitor(old_server):
    """Run a coroutine with a visitor, with an old cookie or as a new one."""

    def run(cookie, work):
        async def inside():
            async with Caller(old_server.address) as caller:
                if cookie:
                    caller.client.cookies.set("chelem", cookie)
                return await work(caller)

        return asyncio.run(inside())

    return run


def without_sentences(value):
    """Return a picture without sentences, which may be reworded, clocks, and presence."""
    if isinstance(value, dict):
        dropped = ("text", "reason", "title", "said", "left", "clock", "here")
        return {key: without_sentences(one) for key, one in value.items() if key not in dropped}
    return [without_sentences(one) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", TABLES)
def test_an_old_table_is_loaded_and_goes_on(name, tmp_path):
    """The log is the one stored; the deal can be finished, and the whole log is valid."""
    file = unpacked(tmp_path)
    code = TABLES[name]["code"]
    with sqlite3.connect(file) as connection:
        bodies = connection.execute("select body from entries where code = ? order by version", [code])
        kept = [json.dumps(json.loads(body), ensure_ascii=False) for (body,) in bodies]
    connection.close()

    async def load():
        database = Database(f"sqlite:///{file}", now)
        try:
            return await TableStore(database).load(code)
        finally:
            database.close()

    table = asyncio.run(load())
    assert table is not None
    if not kept:
        assert table.log is None
        return
    assert list(map(bare, kept)) == list(map(bare, write_log(table.started_log.entries)))
    assert not (name in TO_ACT and table.between_deals)
    if table.status != "over" and not table.between_deals:
        marked = len(table.started_log.state.sheet.rows)
        play_deal(table, seeded(1))
        assert marked < len(table.started_log.state.sheet.rows)
    proves(table)


def test_an_old_database_keeps_its_rows_under_their_new_names(tmp_path):
    """What the migration renames holds the same rows and values as before."""
    file = unpacked(tmp_path)

    def read(*queries):
        with closing(sqlite3.connect(file)) as connection:
            return [connection.execute(query).fetchall() for query in queries]

    commitments, positions, tables = read(
        "select * from promises order by code, deal, attempt",
        "select visitor, code, deal from gathered order by visitor, code",
        "select code, next, plan from tables order by code",
    )
    assert all((commitments, positions, tables))
    open_engine(f"sqlite:///{file}").dispose()
    assert [commitments, positions] == read(
        "select * from commitments order by code, deal, attempt",
        "select visitor, code, deal from read_positions order by visitor, code",
    )
    (versions,) = read("select distinct version from read_positions")
    assert [(-1,)] == versions  # logs are read again, as older programs listed no deals of players
    (renamed,) = read("select code, rematch_code, spec from tables order by code")
    for (code, following, plan), (same_code, rematch_code, spec) in zip(tables, renamed, strict=True):
        assert (code, following) == (same_code, rematch_code)
        before, after = json.loads(plan), json.loads(spec)
        assert before.pop("seen", None) == after.pop("known_deal", None)
        assert before == after


@pytest.mark.parametrize("name", first_of(TO_ACT, *TO_ACT[:2]))
def test_an_old_table_shows_what_it_showed(name, as_visitor):
    """The same visitor has the same seat, cards, calls, turn and legal actions."""
    table = TABLES[name]

    async def look(caller):
        page = await caller.page(table["code"])
        assert (table["version"], table["position"]) == (page.version, page.position)
        assert (table["seat"], table["key"]) == (page.picture["you"]["seat"], page.picture["you"]["key"])
        page.picture["deal"].pop("seating")  # newer than the recordings
        if (asked := page.picture["undo"]["asked"]) is not None:
            page.picture["undo"]["asked"] = {"by": asked["by"], "you": asked["you"]}  # nor had they its card
        for section in PICTURED:
            old, new = table["picture"][section], without_sentences(page.picture[section])
            if old is not None and isinstance(new, dict):  # a section may have got more fields
                new = {field: new[field] for field in old}
            assert old == new, section
        section = page.picture["table"]
        newer = {"hints": "alone", "grace": 30, "declare": "off", "listed": False}
        assert table["picture"]["policy"] | newer == section["policy"]
        assert table["picture"]["match"] == [section["kind"], section["parameters"], section["options"]]

    as_visitor(table["cookie"], look)


@pytest.mark.parametrize(
    "name",
    first_of(
        ["duplicate", "whist", "comptoir", "whiz", "follower", "replayed", "board"],
        *["duplicate", "whiz"],
    ),
)
def test_an_old_table_is_played_on_a_server_of_today(name, as_visitor, old_server):
    """To the end of the deal; what was in the log is still there."""
    table, kept = TABLES[name], Kept(old_server.folder / "chelem.db")

    async def play(caller):
        before = kept.lines(table["code"])[: table["version"] + 1]
        page = await caller.page(table["code"])
        await page.play_deal(seeded(2))
        assert before == kept.lines(table["code"])[: len(before)]
        kept.proved(table["code"])

    as_visitor(table["cookie"], play)


def test_an_undo_asked_for_long_ago_is_answered(as_visitor):
    """The other side agrees, and the card is taken back."""
    table = TABLES["rubber-west"]

    async def agree(caller):
        page = await caller.page(table["code"])
        await page.do({"t": "allow", "accept": True})
        await page.until(lambda: any(entry["event"] == "undone" for entry in page.entries))

    as_visitor(table["cookie"], agree)


def test_an_old_open_table_is_started(as_visitor):
    """Players keep the seats they had taken."""
    table = TABLES["open"]

    async def start(caller):
        card = await caller.ask("POST", f"/api/tables/{table['code']}/start")
        assert ("playing", "Anne", "Bob") == (
            card["status"],
            card["chairs"]["E"]["name"],
            card["chairs"]["S"]["name"],
        )

    as_visitor(table["cookie"], start)


@pytest.mark.parametrize("name", EXPECTED["me"])
def test_an_old_visitor_has_name_and_tables(name, as_visitor):
    """The old cookie still identifies the visitor."""
    visitor = EXPECTED["me"][name]

    async def ask(caller):
        me = await caller.ask("GET", "/api/me")
        assert visitor["me"]["name"] == me["name"]
        assert {one["code"] for one in visitor["me"]["tables"]} == {one["code"] for one in me["tables"]}

    as_visitor(visitor["cookie"], ask)


def test_old_collections_are_opened_and_searched(as_visitor):
    """Collections of files, of deals kept and of deals played, row for row."""
    library = EXPECTED["library"]

    async def ask(caller):
        found = {one["code"]: without_sentences(one) for one in await caller.ask("GET", "/api/library")}
        for old in library["collections"]:
            if old["kind"] != "played":  # grows as its visitor plays
                assert old == found[old["code"]]
        for code, rows in library["rows"].items():
            opened = (await caller.ask("GET", f"/api/library/{code}"))["rows"]
            names = ("place", "board", "contract", "declarer", "result", "points", "table", "deal")
            assert rows == [[row[name] for name in names] for row in opened][: len(rows)]
            for place, *_ in rows:
                await caller.ask("GET", f"/api/library/{code}/boards/{place}")
        search = (await caller.ask("GET", "/api/library/search?q=club"))["rows"]
        assert library["search"] == [[row["collection"], row["row"]["place"]] for row in search]

    as_visitor(library["cookie"], ask)


def test_an_old_deal_is_reviewed(as_visitor):
    """A deal that was over on that day, card by card."""
    review = EXPECTED["review"]

    async def ask(caller):
        answer = without_sentences(await caller.ask("GET", review["path"]))
        answer["row"]["compare"] = review["answer"]["row"]["compare"]  # grows as bots play the board
        answer["row"] = {name: answer["row"][name] for name in review["answer"]["row"]}  # has got more fields
        was = review["answer"]["calls"]
        answer["calls"] = [
            {name: call[name] for name in old} for call, old in zip(answer["calls"], was, strict=True)
        ]  # have got more fields
        old = review["answer"]["proof"]  # has got more fields
        answer["proof"] = {name: answer["proof"][name] for name in old}
        assert without_sentences(review["answer"]) == {name: answer[name] for name in review["answer"]}

    as_visitor(review["cookie"], ask)


def test_old_links_lead_where_they_led(as_visitor):
    """The link of a deal by its number, of a board in the address, and the one that moves a chair."""
    links = EXPECTED["links"]

    async def follow(caller):
        deal = urlsplit(links["deal"])
        number = deal.path.rpartition("/")[2]
        looked = await caller.ask("GET", f"/api/boards/{number}?{deal.query}")
        assert links["hands"] == looked["study"]["hands"]
        made = await caller.ask("POST", "/api/tables", {"game": "contract", "deal": {"number": number}})
        table = await caller.page(made["code"])
        assert sorted(links["hands"]["S"]) == sorted(table.picture["hands"]["S"]["cards"])
        text = parse_qs(urlsplit(links["analyse"]).query)["lin"][0]
        answer = await caller.client.post("/api/boards?language=en", content=text.encode())
        (row,) = answer.json()["rows"]
        assert ("1", "W", "=") == (row["board"], row["declarer"], row["result"])
        chair = urlsplit(links["table"])
        key, seat = (parse_qs(chair.query)[name][0] for name in ("key", "seat"))
        code = chair.path.rpartition("/")[2]
        card = await caller.ask("PUT", f"/api/tables/{code}/chairs/{seat}", {"key": key})
        assert "S" == card["you"]["seat"]

    as_visitor("", follow)
