"""`chelem admin`: lists, bans, retention, export and erasure of a person's data."""

import asyncio
import io
import json
import sqlite3
import zipfile

import pytest

from chelem.site.database.database import open_engine
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Caller


@pytest.fixture(scope="module")
def club(tmp_path_factory):
    """The database of a server where Ana and Bob have talked and reported a problem; their ids."""
    folder = tmp_path_factory.mktemp("club")

    async def talk(server):
        async with Caller(server.address) as ana, Caller(server.address) as bob:
            await ana.ask("PUT", "/api/me", {"name": "Anastasie"})
            code = await ana.make(chairs={"S": "me", "W": "bot", "N": "open", "E": "bot"})
            await bob.sit(code, "N", "Bob")
            await ana.ask("POST", f"/api/tables/{code}/start")
            tab, other = await ana.page(code), await bob.page(code)
            for page, text in ((tab, "I am Anastasie of Arles"), (other, "Hello Anastasie")):
                await page.tell({"t": "chat", "id": f"id-{len(text)}", "text": text, "to": "all"})
            await ana.ask("POST", f"/api/tables/{code}/report", {"text": "The clock hangs"})
            return ana.id, bob.id, code

    with Server(folder) as server:
        return folder, *asyncio.run(talk(server))


@pytest.fixture
def admin(chelem, club):
    def run(*words):
        return chelem("admin", str(club[0] / "chelem.db"), *words, "--lang", "en")

    return run


def test_lists(admin, club):
    """Reports with the log's link, tables with their people, people by name."""
    _, ana, _, code = club
    (report,) = json.loads(admin("reports", "--json").out)
    assert (code, ana, "The clock hangs") == (report["code"], report["visitor"], report["text"])
    assert report["log"].endswith(f"/api/admin/tables/{code}/log")
    (table,) = json.loads(admin("tables", "--json").out)
    assert ["Anastasie", "Bob"] == [each["name"] for each in table["people"]]
    (person,) = json.loads(admin("people", "stasie", "--json").out)
    assert (ana, 1) == (person["visitor"], person["tables"])
    assert "The clock hangs" in admin("reports").out
    assert "Nothing." in admin("people", "nobody").out


def test_bans(admin, club):
    """Of an address, a network, a visitor; for a time or for ever; they are lifted by number."""
    assert "192.0.2.7/32 is banned for ever." in admin("ban", "192.0.2.7").out
    assert "is banned until 20" in admin("ban", club[2], "--for", "7d").out
    bans = json.loads(admin("bans", "--json").out)
    assert [club[2], None] == [ban["visitor"] for ban in bans]
    for ban in bans:
        assert 0 == admin("unban", str(ban["number"])).status
    assert [] == json.loads(admin("bans", "--json").out)
    for wrong in (("ban", "a b"), ("ban", "300.1.1.1"), ("unban", "x"), ("ban", "1.2.3.4", "--for", "3")):
        refused = admin(*wrong)
        assert (2, "") == (refused.status, refused.out)
        assert "Traceback" not in refused.err


def test_the_retention_is_what_prune_uses(admin, chelem, club):
    """Without an age, prune asks for one."""
    database = str(club[0] / "chelem.db")
    refused = chelem("prune", database, "--lang", "en")
    assert (2, True) == (refused.status, "chelem admin retention" in refused.err)
    assert "older than 2y" in admin("retention", "2y").out
    assert 0 == chelem("prune", database, "--dry-run").status
    assert 2 == admin("retention", "soon").status
    assert "older than 2y" in admin("retention").out
    assert "removes nothing" in admin("retention", "never").out


def test_unknown_actions_and_people(admin):
    """One sentence, status 2."""
    for wrong in (("dance",), ("erase", "nobody"), ("export", "nobody"), ("ban", "1.2.3.4", "5.6.7.8")):
        refused = admin(*wrong)
        assert (2, "") == (refused.status, refused.out), wrong
        assert "Traceback" not in refused.err


def test_an_export_has_what_is_known(admin, club, tmp_path):
    """Names, reports, and each log as the person may read it."""
    _, ana, _, code = club
    assert 0 == admin("export", ana, "-o", str(tmp_path / "ana.zip")).status
    assert 0o600 == (tmp_path / "ana.zip").stat().st_mode & 0o777
    with zipfile.ZipFile(io.BytesIO((tmp_path / "ana.zip").read_bytes())) as packed:
        person = json.loads(packed.read("person.json"))
        log = packed.read(f"tables/{code}.jsonl").decode()
    assert ("Anastasie", {code: "Anastasie"}) == (person["name"], person["names_at_tables"])
    assert "The clock hangs" == person["reports"][0]["text"]
    dealt = next(json.loads(line) for line in log.splitlines() if '"dealt"' in line)
    assert 1 == len([cards for cards in dealt["hands"].values() if cards])


def test_an_erased_person_is_nowhere(chelem, club, tmp_path):
    """Their id and name are in no row and their words in no log; the logs replay; Bob's remain."""
    folder, ana, bob, code = club
    copy = tmp_path / "copy.db"
    assert 0 == chelem("backup", str(folder / "chelem.db"), "-o", str(copy)).status
    open_engine(f"sqlite:///{copy}").dispose()
    before = copy.read_bytes()
    assert ana.encode() in before
    assert b"of Arles" in before
    result = chelem("admin", str(copy), "erase", ana, "--lang", "en")
    assert (0, "") == (result.status, result.err)
    assert f"{ana} is erased, also from one table" in result.out
    assert ana not in (kept := everything(copy))
    assert "of Arles" not in kept
    assert "Anastasie" not in kept.replace("Hello Anastasie", "")  # Bob's words are Bob's
    assert bob in kept
    assert "Hello" in kept
    assert '"hidden"' in kept
    assert 0 == chelem("doctor", str(copy)).status
    assert code in kept


def everything(file):
    """Return all values of all tables as text."""
    with sqlite3.connect(file) as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        rows = [row for name in names for row in connection.execute(f'SELECT * FROM "{name}"')]  # noqa: S608 - names of tables
    connection.close()
    return "\n".join(str(value) for row in rows for value in row)


def test_a_person_is_not_erased_behind_a_server(chelem, tmp_path, monkeypatch):
    """It has their tables in memory: its page does that."""
    monkeypatch.setattr("chelem.site.database.holding.HANDOVER_SECONDS", 0.1)
    with Server(tmp_path):
        refused = chelem("admin", str(tmp_path / "chelem.db"), "erase", "abc")
        assert 2 == refused.status
        assert 0 == chelem("admin", str(tmp_path / "chelem.db"), "token").status
