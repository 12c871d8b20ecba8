"""Servers that share a PostgreSQL do not get in each other's way when they make or upgrade its tables."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import create_engine

from chelem.site.database.connecting import address_of
from chelem.site.database.database import open_engine
from chelem.site.database.migrating import upgrade
from tests.support.servers.postgresql import emptied


@pytest.mark.parametrize("revision", [None, "0002"])
def test_servers_that_start_at_once(postgresql, tmp_path, monkeypatch, revision):
    """One of them makes or upgrades the tables of a PostgreSQL, after one copy; the others wait for it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    url = emptied(postgresql)
    if revision is not None:
        engine = create_engine(address_of(url))
        with engine.begin() as connection:
            upgrade(connection, revision)
        engine.dispose()
    with ThreadPoolExecutor(4) as servers:
        for opened in servers.map(open_engine, [url] * 4):
            opened.dispose()
    assert (0 if revision is None else 1) == len(list(tmp_path.rglob("*.before-*")))
