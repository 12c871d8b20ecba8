"""The processes of a federation, the links between them, and the tables where people play there."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

from sqlalchemy import Engine, Row, Select, create_engine, make_url, select

from chelem.site.database import SHARDS, server_tables
from tests.campaigns.faults.databases import PostgresqlCluster
from tests.campaigns.faults.people import Person
from tests.campaigns.faults.tables import FORMS, Form, PlayedTable
from tests.campaigns.faults.witness import Witness
from tests.campaigns.faults.world import LONGEST_WAIT, LOOK, MARK
from tests.campaigns.federation.link import Link
from tests.campaigns.federation.services import ChelemService, prepare, services, variables
from tests.support.chance import random_of
from tests.support.processes import gone, processor_waits, started_with
from tests.support.servers.nats import NatsServer
from tests.support.servers.serving import Server

SOCKET = ".s.PGSQL.5432"
"""PostgreSQL's socket in its folder."""


class SiteServer:
    """A server with its links to the bus and to the database."""

    def __init__(self, service: ChelemService, folder: Path, bus: Link, database: Link) -> None:
        self.name, self.bus, self.database = service.name, bus, database
        self._service, self._folder = service, folder
        self.server: Server | None = None

    def prepare(self, url: str, environ: dict[str, str]) -> None:
        """Know its database and its environment, once its links have ports."""
        self._folder.mkdir()
        settings = environ | {"CHELEM_BUS": self._service.bus.format(port=self.bus.port)}
        options = (*self._service.options, "--log", "json", "--address-limits", "1000")
        self.server = Server(
            self._folder, *options, environ=settings, database=url, workers=None, module="chelem"
        )

    @property
    def running(self) -> Server:
        """The server's process and address."""
        assert self.server is not None
        return self.server

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self.running.process is not None
        return self.running.process.pid

    @property
    def is_there(self) -> bool:
        """Whether its process has been started, and has not ended."""
        process = None if self.server is None else self.server.process
        return process is not None and process.poll() is None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        await asyncio.to_thread(self.running.start)

    async def kill(self) -> None:
        """Kill it, as the system would that has no memory left."""
        await asyncio.to_thread(self.running.kill)

    async def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        await asyncio.to_thread(self.running.stop)


class SiteWorker:
    """A process that thinks for the robots of servers, with its link to the bus."""

    def __init__(self, service: ChelemService, folder: Path, bus: Link, environ: dict[str, str]) -> None:
        self.name, self.bus = service.name, bus
        self._log = folder / f"{service.name}.log"
        self._environ = {**os.environ, **environ, "CHELEM_BUS": service.bus.format(port=bus.port)}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; servers ask it once it answers."""
        command = [sys.executable, "-m", "chelem", "work", "--workers", "2", "--log", "json"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=self._environ, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    def kill(self) -> None:
        """Kill it."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    async def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        assert self._process is not None
        self._process.terminate()
        await asyncio.to_thread(self._process.wait)


class Site:
    """Everything that a fault can happen to."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.folder, self.chance = folder, chance
        self.witness = Witness(folder / "witness.jsonl")
        self.made = prepare(folder)
        self.mark = f"{MARK}={uuid4().hex}"
        self.nats = NatsServer(settings=(self.made / "nats.conf").read_text(encoding="utf-8"))
        self.database = PostgresqlCluster(folder, preload=False)
        self.proxy = Link(self._running_ports)
        """Where people connect: it sends each connection to any server that takes it."""
        self.servers: list[SiteServer] = []
        self.workers: list[SiteWorker] = []
        self.tables: Sequence[PlayedTable] = ()
        self.epochs: dict[int, int] = {}
        """The highest epoch of each shard that was seen."""
        self.takeovers: list[float] = []
        """The seconds after which the slowest table went on at other servers than one that was killed."""
        self.fallen: list[str] = []
        """Epochs that were seen to fall."""

    def _running_ports(self) -> list[int]:
        there = [server.running.port for server in self.servers if server.is_there]
        return self.chance.sample(there, len(there))

    @property
    def people(self) -> list[Person]:
        """All who play."""
        return [person for table in self.tables for person in table.people]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run all processes for the body of an `async with`; afterwards servers are asked to end."""
        settings = variables(self.made)
        environ = {"SSL_CERT_FILE": str(self.made / "secrets/authority.pem"), **dict([self.mark.split("=")])}
        os.environ.update(settings)  # of NATS, which has no other
        async with AsyncExitStack() as stack:
            stack.callback(self.nats.__exit__)
            await asyncio.to_thread(self.nats.start)
            await stack.enter_async_context(self.proxy)
            direct = make_url(self.database.url)
            place = Path(str(direct.query["host"])) / SOCKET
            for service in services(self.made):
                bus = await stack.enter_async_context(Link(lambda: [self.nats.port]))
                if service.works:
                    self.workers.append(SiteWorker(service, self.folder, bus, environ))
                    continue
                database = await stack.enter_async_context(Link(lambda: [place]))
                server = SiteServer(service, self.folder / service.name, bus, database)
                linked = direct.set(host="127.0.0.1", port=database.port, query={})
                server.prepare(linked.render_as_string(hide_password=False), environ)
                self.servers.append(server)
            stack.push_async_callback(self._stop)
            for worker in self.workers:
                worker.start()
            for server in self.servers:
                await server.start()
            watching = asyncio.create_task(self._watch_epochs())
            stack.callback(watching.cancel)
            yield

    async def _stop(self) -> None:
        for server in self.servers:
            await server.stop()
        for worker in self.workers:
            await worker.stop()

    @asynccontextmanager
    async def playing(self, forms: Sequence[Form] = FORMS) -> AsyncIterator[None]:
        """Let people play at a table of each form for the body of an `async with`."""
        address = f"http://127.0.0.1:{self.proxy.port}"
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

    async def _watch_epochs(self) -> None:
        """See that no shard's epoch ever falls."""
        engine = create_engine(self.database.url)
        rows = server_tables.leases.c
        query = select(rows.shard, rows.epoch)
        try:
            while True:
                await asyncio.sleep(1)
                with suppress(Exception):  # the database is away
                    for shard, epoch in await asyncio.to_thread(_read, engine, query):
                        if epoch < self.epochs.get(shard, 0):
                            self.fallen.append(f"shard {shard}: epoch {self.epochs[shard]}, then {epoch}")
                        self.epochs[shard] = epoch
        finally:
            engine.dispose()

    async def until_all_go_on(self) -> dict[str, float]:
        """Wait until every table goes on; return the seconds that each took, by its game and code.

        Seconds in which a thread of a server was ready, and other programs had the processor, do not count.
        """
        now = asyncio.get_running_loop().time
        over, took, waiting = now(), dict[str, float](), list(self.tables)
        before = self._processor_waits()
        while waiting and now() - over < LONGEST_WAIT:
            await asyncio.sleep(LOOK)
            for table in [each for each in waiting if each.progress > over]:
                waiting.remove(table)
                waits = self._processor_waits()
                hindered = max((waits[thread] - before.get(thread, 0.0) for thread in waits), default=0.0)
                took[table.name] = max(0.0, table.progress - over - hindered)
        return took | {table.name: LONGEST_WAIT for table in waiting}

    def _processor_waits(self) -> dict[int, float]:
        waits = dict[int, float]()
        for server in self.servers:
            if server.is_there:
                waits |= processor_waits(server.process)
        return waits

    async def until_shared(self, patience: float) -> bool:
        """Wait until each shard has an owner; return whether that is so after some seconds."""
        engine = create_engine(self.database.url)
        rows = server_tables.leases.c
        try:
            async with asyncio.timeout(patience):
                while True:
                    with suppress(Exception):
                        owned = await asyncio.to_thread(
                            _read, engine, select(rows.shard).where(rows.owner.is_not(None))
                        )
                        if len(owned) == SHARDS:
                            return True
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            return False
        finally:
            engine.dispose()

    def close(self) -> None:
        """End whatever is left."""
        for process in started_with(self.mark):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.witness.close()
        self.database.close()

    def processes_left(self) -> list[int]:
        """Return the site's processes that are still there."""
        return [process for process in started_with(self.mark) if not gone(process)]


def _read(engine: Engine, query: Select[Any]) -> Sequence[Row[Any]]:
    with engine.connect() as connection:
        return connection.execute(query).all()
