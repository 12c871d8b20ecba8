"""The server's secret."""

from chelem.site.database.secret_store import server_secret


def test_a_secret_is_made_once(with_database):
    """The server's secret is the same after a restart, so keys of chairs stay valid."""

    async def work(database):
        return [await server_secret(database), await server_secret(database)]

    first = with_database(work)
    assert first == with_database(work)
    assert 32 == len(first[0])
