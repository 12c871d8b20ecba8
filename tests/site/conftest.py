"""A real server in a process of its own, one for all the tests of a worker."""

import asyncio
from collections.abc import Iterator

import pytest

from chelem.site.database.database import Database
from tests.support.servers.push_service import PushService
from tests.support.servers.serving import Server
from tests.support.tables import now
from tests.support.visitors.calling import Caller, Kept
from tests.support.visitors.event_office import Office


@pytest.fixture(scope="session")
def push_service(tmp_path_factory):
    with PushService(tmp_path_factory.mktemp("push")) as service:
        yield service


@pytest.fixture(scope="session")
def server(tmp_path_factory, push_service):
    options = ("--push-host", push_service.host, "--push-contact", "mailto:club@example.org")
    with Server(
        tmp_path_factory.mktemp("server"),
        *options,
        module="tests.support.servers.quick_notices",
        environ={"SSL_CERT_FILE": str(push_service.certificate)},
    ) as server:
        yield server
        said = (server.folder / "said.txt").read_text(encoding="utf-8")
    assert "Traceback" not in said, said


@pytest.fixture
def kept(server):
    """The database of the server."""
    return Kept(server.folder / "chelem.db")


@pytest.fixture
def office(server: Server) -> Iterator[Office]:
    """A running event of its own on the server."""
    office = Office(server)
    yield office
    office.http.close()


@pytest.fixture
def visit(server):
    """Run a coroutine with a visitor of the server."""

    def run(work):
        async def inside():
            async with Caller(server.address) as caller:
                return await work(caller)

        return asyncio.run(inside())

    return run


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
