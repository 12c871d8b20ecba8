"""Buses of several processes, within the process of the tests, on each carrier."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from chelem.site.bus import Bus, open_bus
from chelem.site.database.database import open_engine
from tests.support.servers.postgresql import emptied

PATIENCE = 60

Join = Callable[[], Awaitable[Bus]]
Work = Callable[[Join], Awaitable[None]]


def run_with_buses(url: str, work: Work) -> None:
    """Run a coroutine with a function that opens the bus of another process; `local` has a single one."""

    async def inside() -> None:
        async with AsyncExitStack() as stack:
            shared: list[Bus] = []

            async def join() -> Bus:
                if url == "local" and shared:
                    return shared[0]
                bus = await open_bus(url)
                stack.push_async_callback(bus.close)
                shared.append(bus)
                return bus

            await asyncio.wait_for(work(join), PATIENCE)

    asyncio.run(inside())


async def until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    patience = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < patience, "it does not come about"
        await asyncio.sleep(0.01)


@pytest.fixture(scope="session")
def bus_database(postgresql):
    """The URL of a database that carries messages."""
    url = emptied(postgresql)
    open_engine(url).dispose()
    return url


@pytest.fixture(params=["local", "postgresql", "nats"])
def carried(request):
    """Run a coroutine with a function that opens a bus, on each carrier."""
    match request.param:
        case "local":
            url = "local"
        case "postgresql":
            url = request.getfixturevalue("bus_database")
        case _:
            url = request.getfixturevalue("nats")
    return lambda work: run_with_buses(url, work)
