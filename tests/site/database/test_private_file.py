"""Other users of the computer cannot read a database, its write-ahead log, or a copy."""

import asyncio
import os
import stat
import sys

import pytest

from chelem.site.database.database import Database
from chelem.site.database.secret_store import server_secret
from chelem.site.operations.store.backup import back_up
from tests.support.tables import now

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")


def test_files_of_a_database(tmp_path):
    """With a umask that lets everybody read, each file is still the owner's alone."""
    before = os.umask(0o022)
    try:
        database = Database(f"sqlite:///{tmp_path / 'club.db'}", now)
        asyncio.run(server_secret(database))
        back_up(database.url, tmp_path / "copy.db")
        files = [each for each in tmp_path.iterdir() if ".db" in each.name]
        modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in files}
        database.close()
    finally:
        os.umask(before)
    assert {"club.db", "club.db-wal", "copy.db"} <= modes.keys()
    assert {0o600} == set(modes.values()), modes
