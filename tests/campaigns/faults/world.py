"""A server with its database, the tables where people play on it, and how long they have stood still."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from uuid import uuid4

import httpx

from tests.campaigns.faults.databases import CampaignDatabase
from tests.campaigns.faults.people import Person
from tests.campaigns.faults.tables import FORMS, Form, PlayedTable
from tests.campaigns.faults.witness import Witness
from tests.support.chance import random_of
from tests.support.processes import children, gone, processor_waits, started_with, workers_of
from tests.support.servers.serving import Server

MARK = "CHELEM_CAMPAIGN"
"""The variable by which the campaign's processes are known."""
LONGEST_WAIT = 120.0
"""The seconds after which a table that stands still is given up."""
LOOK = 0.02
TROUBLE = (
    "chelem_tables_stuck ",
    "chelem_tables_slow ",
    'chelem_tables{state="healing"} ',
    "chelem_store_away ",
)
"""Metrics that are 0 on a sound server."""


class World:
    """Everything that a fault can happen to."""

    def __init__(self, folder: Path, database: CampaignDatabase, chance: Random, durability: str) -> None:
        self.folder, self.database, self.chance = folder, database, chance
        self.witness = Witness(folder / "witness.jsonl")
        self.mark = f"{MARK}={uuid4().hex}"
        environ = {**database.environ, **dict([self.mark.split("=")])}
        options = ("--log", "json", "--durability", durability)
        self.server = Server(
            folder, *options, environ=environ, database=database.url, workers=None, module="chelem"
        )
        self.tables: Sequence[PlayedTable] = ()
        self.log = folder / "server.log"
        self.half_open: list[socket.socket] = []
        """Connections that nobody uses, kept open."""

    @property
    def people(self) -> list[Person]:
        """All who play."""
        return [person for table in self.tables for person in table.people]

    # The server

    @property
    def process(self) -> int:
        """The server's process."""
        assert self.server.process is not None
        return self.server.process.pid

    @property
    def workers(self) -> list[int]:
        """The server's worker processes."""
        return workers_of(self.process)

    async def start_server(self) -> None:
        """Start the server and wait until it answers."""
        self._keep_log()
        await asyncio.to_thread(self.server.start)

    async def kill_server(self) -> None:
        """Kill the server, as the system would that has no memory left."""
        await asyncio.to_thread(self.server.kill)
        self.database.settle()

    async def stop_server(self) -> None:
        """Ask the server to end, and wait until it has."""
        await asyncio.to_thread(self.server.stop)
        self.database.settle()

    def _keep_log(self) -> None:
        """Append what the server has said to the log of the campaign."""
        said = self.folder / "said.txt"
        if said.exists():
            with self.log.open("ab") as log:
                log.write(said.read_bytes())

    # The tables

    @asynccontextmanager
    async def playing(self, forms: Sequence[Form] = FORMS) -> AsyncIterator[None]:
        """Let people play at a table of each form for the body of an `async with`."""
        address = self.server.address
        self.tables = [
            await PlayedTable.open(form, address, self.witness, random_of(self.chance.randrange(1 << 30)))
            for form in forms
        ]
        async with asyncio.TaskGroup() as group:
            plays = [group.create_task(table.play()) for table in self.tables]
            try:
                yield
            finally:
                for play in plays:
                    play.cancel()

    async def until_all_go_on(self) -> dict[str, float]:
        """Wait until every table goes on; return the seconds that each took, by its game and code.

        Seconds in which a thread of the server was ready, and other programs had the processor, do not count.
        """
        now = asyncio.get_running_loop().time
        over, before, took = now(), processor_waits(self.process), {}
        waiting = list(self.tables)
        while waiting and now() - over < LONGEST_WAIT:
            await asyncio.sleep(LOOK)
            for table in [each for each in waiting if each.progress > over]:
                waiting.remove(table)
                took[table.name] = table.progress - over - self._waited_for_processor(before)
        return took | {table.name: LONGEST_WAIT for table in waiting}

    def _waited_for_processor(self, before: Mapping[int, float]) -> float:
        """Return the seconds that the most hindered thread of the server has waited for a processor since."""
        now = processor_waits(self.process)
        return max((waited - before.get(thread, 0) for thread, waited in now.items()), default=0)

    # What is found in the end

    async def unsettled(self, patience: float) -> list[str]:
        """Return the metrics of the running server that still report trouble after some seconds."""
        # Servers close connections that rest for five seconds; a request that is sent just then is lost.
        limits = httpx.Limits(max_keepalive_connections=0)
        async with httpx.AsyncClient(base_url=self.server.address, timeout=patience, limits=limits) as client:
            before, end = processor_waits(self.process), time.monotonic() + patience
            while True:
                try:
                    lines = (await client.get("/metrics")).text.splitlines()
                    found = [line for line in lines if line.startswith(TROUBLE) and not line.endswith(" 0.0")]
                except httpx.TimeoutException:
                    found = ["/metrics is not answered"]
                if not found or time.monotonic() > end + self._waited_for_processor(before):
                    return found
                await asyncio.sleep(LOOK)

    def close(self) -> None:
        """End whatever is left."""
        if self.server.process is not None:
            for process in [*children(self.process), self.process]:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            self.server.process.wait()
        for process in started_with(self.mark):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        for connection in self.half_open:
            connection.close()
        self._keep_log()
        self.witness.close()
        self.database.close()


def processes_left(mark: str, patience: float) -> list[int]:
    """Return the processes with a `NAME=value` that are there some seconds after the servers have ended.

    What they have waited for a processor does not count: one that starts notices the end only then.
    """
    end = time.monotonic() + patience
    while left := [process for process in started_with(mark) if not gone(process)]:
        waited = max(wait for process in left for wait in (0.0, *processor_waits(process).values()))
        if time.monotonic() > end + waited:
            break
        time.sleep(LOOK)
    return left
