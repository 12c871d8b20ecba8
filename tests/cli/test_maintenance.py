"""The commands that look after a database: what they print, their statuses, their languages."""

import json
import sqlite3
from contextlib import closing

import pytest

from chelem.store.database import open_engine
from tests.frozen.test_frozen_database import unpacked

pytestmark = pytest.mark.slow


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
