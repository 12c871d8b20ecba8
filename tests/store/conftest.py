"""A database opened for the time of a coroutine."""

import asyncio

import pytest

from chelem.store.database import Database
from tests.support.tables import now


@pytest.fixture
def with_database(database):
    """Run a coroutine with an open database."""

    def run(work):
        async def inside():
            opened = Database(database, now)
            try:
                return await work(opened)
            finally:
                opened.close()

        return asyncio.run(inside())

    return run
