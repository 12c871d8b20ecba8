"""The databases that tables are kept in."""

import os

import pytest

from support.postgresql import Cluster, emptied, why_not


@pytest.fixture(scope="session")
def postgresql():
    """The URL of a PostgreSQL: that of CHELEM_TEST_POSTGRESQL, else one of our own."""
    if url := os.environ.get("CHELEM_TEST_POSTGRESQL"):
        yield url
        return
    if reason := why_not():
        pytest.skip(reason)
    with Cluster() as cluster:
        yield cluster.url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """The URL of an empty database, of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'new folder' / 'chelem.db'}"
        return
    yield emptied(request.getfixturevalue("postgresql"))
