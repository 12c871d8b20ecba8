"""A PostgreSQL with leases, and what its tables say."""

import time
from collections import Counter

import pytest
from sqlalchemy import create_engine, func, select

from chelem.site.database import server_tables
from chelem.site.database.connecting import address_of
from chelem.site.database.database import open_engine
from tests.support.servers.fenced_writer import records
from tests.support.servers.postgresql import emptied

PATIENCE = 120.0
"""How long something may take on a busy machine, in seconds."""
LEASE = server_tables.leases.c


class LeasedDatabase:
    """A database with its leases, and the records of those that write to it."""

    def __init__(self, url):
        self.url = url
        open_engine(url).dispose()
        self.engine = create_engine(address_of(url), isolation_level="AUTOCOMMIT")
        with self.engine.connect() as connection:
            records.create(connection)

    def rows(self, query):
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    def run(self, statement):
        with self.engine.connect() as connection:
            connection.execute(statement)

    def shares(self):
        """Return how many shards each process owns."""
        return dict(Counter(lease.owner for lease in self.leases().values()))

    def leases(self):
        """Return the leases that are valid, by shard."""
        valid = self.rows(select(server_tables.leases).where(LEASE.until > func.now()))
        return {lease.shard: lease for lease in valid}

    def written(self):
        """Return the records in the order in which they were written."""
        return self.rows(select(records).order_by(records.c.number))


@pytest.fixture
def leased(postgresql):
    database = LeasedDatabase(emptied(postgresql))
    yield database
    database.engine.dispose()


def until(holds, because=lambda: ""):
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, because()
        time.sleep(0.05)
