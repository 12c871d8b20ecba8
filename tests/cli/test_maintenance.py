"""The commands that look after a database: what they print, their statuses, their languages."""

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest

from chelem.events.log.author import PROGRAM
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.entry_json import event_entry_json
from chelem.events.log.event import EventEntry
from chelem.site.database.database import open_engine
from chelem.site.database.holding import hold_database
from tests.frozen.test_frozen_database import unpacked
from tests.support.chance import seeded
from tests.support.servers.postgresql import emptied
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Caller, Kept

pytestmark = pytest.mark.slow


OPENED = json.dumps(event_entry_json(EventEntry(0, EventOpened("Tuesday", ""), PROGRAM)))
"""The first entry of an event."""


@pytest.fixture
def club(tmp_path):
    """A database with tables, of this program's revision."""
    file = unpacked(tmp_path)
    open_engine(f"sqlite:///{file}").dispose()
    return file


def spoil(file, statement):
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(statement)


def test_back_up_and_restore(chelem, club, tmp_path):
    """By file or by URL, in both languages; as JSON with the rows by table."""
    copy = tmp_path / "copy.db"
    result = chelem("backup", str(club), "-o", str(copy))
    assert (0, "") == (result.status, result.err)
    assert result.out.startswith(f"Backed up to {copy}: ")
    again = chelem("backup", str(club), "-o", str(copy))
    assert (2, "") == (again.status, again.out)
    assert "exists already" in again.err
    used = chelem("restore", str(copy), str(club), "--lang", "fr")
    assert 2 == used.status
    assert "ajoutez --replace" in used.err
    result = chelem("restore", str(copy), f"sqlite:///{tmp_path}/new.db", "--json")
    assert 0 == result.status
    told = json.loads(result.out)
    assert told["logs"] > 0
    assert told["faults"] == []
    assert told["rows"]["tables"] > 0


def test_a_faulty_backup(chelem, club, tmp_path):
    """It is restored only if faults are accepted; each is a sentence that names its table."""
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    spoil(club, "delete from entries where version = 3")
    result = chelem("backup", str(club), "-o", str(copy))
    assert 1 == result.status
    assert "The log of table" in result.out
    refused = chelem("restore", str(copy), str(new))
    assert 1 == refused.status
    assert not new.exists()
    assert 1 == chelem("restore", str(copy), str(new), "--tolerant").status
    assert new.exists()


@pytest.mark.parametrize("command", [("backup", "-o", "copy.db"), ("restore", "missing.db", "new.db")])
def test_a_missing_database(chelem, tmp_path, monkeypatch, command):
    """One sentence, and no file."""
    monkeypatch.chdir(tmp_path)
    words = (*command, "missing.db") if command[0] == "backup" else command
    result = chelem(*words)
    assert (2, "") == (result.status, result.out)
    assert result.err == "There is no database at missing.db.\n"
    assert [] == list(tmp_path.iterdir())


def test_a_sound_database(chelem, club):
    """The number of valid logs, and status 0; a server or an old schema is only noted."""
    result = chelem("doctor", str(club))
    assert 0 == result.status
    assert result.out.startswith("The database is sound: ")
    with hold_database(f"sqlite:///{club}"):
        told = json.loads(chelem("doctor", str(club), "--json").out)
    assert told["faults"] == []
    assert told["logs"] > 0
    assert told["notes"][0].startswith("A server is using this database")
    old = club.with_name("old")
    old.mkdir()
    result = chelem("doctor", str(unpacked(old)))
    assert (0, True) == (result.status, "upgrades it" in result.out)
    assert ["chelem.db"] == [path.name for path in old.iterdir()]


def test_shards_of_a_database(chelem, postgresql):
    """Of a PostgreSQL, doctor says who owns its shards, as a sentence and as JSON."""
    url = emptied(postgresql)
    open_engine(url).dispose()
    assert "1,024 shards are free: 0–1023.\n" in chelem("doctor", url, "--lang", "en").out
    shards = json.loads(chelem("doctor", url, "--json").out)["shards"]
    assert {"owners": [], "free": [*range(1024)], "expired": []} == shards


def test_workers_of_a_bus(chelem, postgresql):
    """Doctor names them; a bus that cannot be reached is a note beside what else there is to say."""
    url = emptied(postgresql)
    open_engine(url).dispose()
    assert "No `chelem work` is on this bus." in chelem("doctor", url, "--bus", url, "--lang", "en").out
    result = chelem("doctor", url, "--bus", "nats://127.0.0.1:9", "--json")
    said = json.loads(result.out)
    assert (0, 1, False) == (result.status, len(said["notes"]), "workers" in said)


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("delete from entries where version = 3", "The log of table"),
        ("delete from tables", "rows of “people” refer by “code”"),
        ("update entries set body = '{' where version = 2", "breaks the rules"),
    ],
)
def test_a_database_with_a_fault(chelem, club, statement, sentence):
    """A sentence for each fault, and status 1; the database is not changed."""
    spoil(club, statement)
    before = club.read_bytes()
    result = chelem("doctor", str(club))
    assert 1 == result.status
    assert sentence in result.out
    assert "sound" not in result.out.partition("sound copy")[0]
    assert before == club.read_bytes()


def test_a_damaged_file(chelem, club):
    """A page of zeros is found, whether or not SQLite can still open the file."""
    data = bytearray(club.read_bytes())
    for start in (0, 4096 * 3, 4096 * 20):
        club.write_bytes(bytes(data[:start]) + bytes(4096) + bytes(data[start + 4096 :]))
        result = chelem("doctor", str(club))
        assert 1 == result.status
        assert "The database is damaged (" in result.out
        assert "Traceback" not in result.err


def test_prune(chelem, club):
    """A dry run removes nothing; then old tables go, and what is left is sound; collections stay."""
    with closing(sqlite3.connect(club)) as connection:
        (tables,) = connection.execute("select count(*) from tables").fetchone()
        (boards,) = connection.execute("select count(*) from boards").fetchone()
    assert {"tables": 0, "visitors": 0, "names": 0, "dry_run": True} == json.loads(
        chelem("prune", str(club), "--older-than", "99y", "--dry-run", "--json").out
    )
    spoil(club, "update tables set since = '2001-01-01T00:00:00.000+00:00'")
    spoil(club, "update visitors set since = '2001-01-01T00:00:00.000+00:00'")
    spoil(club, "update entries set body = json_set(body, '$.at', '2002-01-01T00:00:00.000+00:00')")
    over = json.loads(chelem("prune", str(club), "--older-than", "2y", "--dry-run", "--json").out)
    assert 0 < over["tables"] < tables
    pruned = json.loads(chelem("prune", str(club), "--older-than", "2y", "--json").out)
    assert pruned == over | {"dry_run": False}
    result = chelem("prune", str(club), "--older-than", "2y", "--unfinished")
    assert result.out.startswith(f"Removed {tables - over['tables']} table")
    with closing(sqlite3.connect(club)) as connection:
        assert (boards,) == connection.execute("select count(*) from boards").fetchone()
        assert (0,) == connection.execute("select count(*) from entries").fetchone()
    assert 0 == chelem("doctor", str(club)).status


def test_prune_refuses(chelem, club, monkeypatch):
    """An age that is none, and a database that a server has; nothing is removed."""
    monkeypatch.setattr("chelem.site.database.holding.HANDOVER_SECONDS", 0.05)
    before = club.read_bytes()
    for age in ("", "2", "y", "-1d", "0d", "2 years", "٢y", "99999y"):
        result = chelem("prune", str(club), "--older-than", age)
        assert (2, "") == (result.status, result.out)
        assert "is not an age" in result.err
    with hold_database(f"sqlite:///{club}"):
        assert 2 == chelem("prune", str(club), "--older-than", "1d").status
    assert before == club.read_bytes()


@pytest.mark.parametrize("command", ["backup", "doctor", "prune", "restore"])
@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "A newer version"), ("fr", "Cette base de données")]
)
def test_a_database_of_a_newer_program(chelem, club, tmp_path, command, language, sentence):
    """Every command refuses it in a sentence, and changes nothing."""
    spoil(club, "update alembic_version set version_num = '9999'")
    before = club.read_bytes()
    options = {"backup": ["-o", str(tmp_path / "copy.db")], "prune": ["--older-than", "1d"]}.get(command, [])
    words = [str(club), str(tmp_path / "new.db")] if command == "restore" else [str(club)]
    result = chelem(command, *words, *options, "--lang", language)
    assert (2, "") == (result.status, result.out)
    assert result.err.startswith(sentence)
    assert before == club.read_bytes()
    assert not {"copy.db", "new.db"} & {path.name for path in tmp_path.iterdir()}


def test_a_backup_that_cannot_be_written(chelem, club, tmp_path):
    """It is refused in a sentence."""
    result = chelem("backup", str(club), "-o", str(tmp_path / "missing" / "copy.db"))
    assert (2, "") == (result.status, result.out)
    assert result.err.startswith("The database could not be read or written (unable to open database file)")
    assert "Traceback" not in result.err


def test_a_served_database(chelem, tmp_path, monkeypatch):
    """A backup has all that a page was shown, and is served elsewhere; the live database is not replaced."""
    monkeypatch.setattr("chelem.site.database.holding.HANDOVER_SECONDS", 0.05)
    copy = tmp_path / "copy.db"

    async def play(address):
        async with Caller(address) as caller:
            code = await caller.make()
            page = await caller.page(code)
            for _ in range(8):
                await page.play(seeded(1))
            return code, page.version

    with Server(tmp_path) as server:
        live = str(tmp_path / "chelem.db")
        code, shown = asyncio.run(play(server.address))
        assert 0 == chelem("backup", live, "-o", str(copy)).status
        assert shown <= Kept(copy).proved(code).version
        for command in (["restore", str(copy), live, "--replace"], ["prune", live, "--older-than", "1d"]):
            result = chelem(*command)
            assert (2, "") == (result.status, result.out)
            assert f"process {server.process.pid}" in result.err
    elsewhere = tmp_path / "elsewhere"
    assert 0 == chelem("restore", str(copy), str(elsewhere / "chelem.db")).status
    with Server(elsewhere) as server:
        assert asyncio.run(goes_on(server.address, code))


async def goes_on(address, code):
    """Return whether a spectator finds a table."""
    async with Caller(address) as caller:
        return (await caller.ask("GET", f"/api/tables/{code}"))["code"] == code


def test_a_damaged_event_is_repaired(chelem, club, tmp_path, monkeypatch):
    """Doctor proposes it; with the option there is a copy, and the database is sound afterwards."""
    monkeypatch.chdir(tmp_path)
    with closing(sqlite3.connect(club)) as database, database:
        database.execute("INSERT INTO events VALUES ('abc', 'secret', '2026-11-24')")
        database.execute("INSERT INTO event_entries VALUES ('abc', 0, ?)", (OPENED,))
        database.execute("INSERT INTO event_entries VALUES ('abc', 1, '{}')")
    found = chelem("doctor", str(club))
    assert (1, True) == (found.status, "chelem doctor --repair" in found.out)
    repaired = chelem("doctor", str(club), "--repair", "-o", "before.db")
    assert (0, True) == (repaired.status, "opens again as it was after its first entry" in repaired.out), (
        repaired
    )
    assert 0 == chelem("doctor", str(club)).status
    assert 1 == chelem("doctor", "before.db").status
    assert 2 == chelem("doctor", str(club), "--repair", "-o", "before.db").status
