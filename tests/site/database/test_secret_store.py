"""The server's secret."""

import asyncio

from chelem.site.database.database import Database
from chelem.site.database.secret_store import server_secret
from tests.support.servers.postgresql import emptied
from tests.support.tables import now


def test_a_secret_is_made_once(with_database):
    """The server's secret is the same after a restart, so keys of chairs stay valid."""

    async def work(database):
        return [await server_secret(database), await server_secret(database)]

    first = with_database(work)
    assert first == with_database(work)
    assert 32 == len(first[0])


def test_servers_that_start_at_once_have_one_secret(postgresql):
    """Whichever stores its own first, the others take that one."""

    async def work():
        url = emptied(postgresql)
        servers = [Database(url, now) for _ in range(4)]
        secrets = await asyncio.gather(*map(server_secret, servers))
        for server in servers:
            await asyncio.to_thread(server.close)
        return set(secrets)

    assert 1 == len(asyncio.run(work()))
