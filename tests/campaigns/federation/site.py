"""The processes of a federation, the links between them, and the tables where people play there."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

from sqlalchemy import Engine, Row, Select, create_engine, make_url, select

from chelem.site.database import SHARDS, server_tables, shard_of
from tests.campaigns.faults.databases import PostgresqlCluster
from tests.campaigns.faults.people import Person
from tests.campaigns.faults.tables import Form, PlayedTable
from tests.campaigns.faults.witness import Witness
from tests.campaigns.faults.world import LONGEST_WAIT, LOOK, MARK
from tests.campaigns.federation.audit import begin_audit
from tests.campaigns.federation.link import Link
from tests.campaigns.federation.services import ChelemService, prepare, services, variables
from tests.campaigns.federation.spectators import Spectator
from tests.campaigns.federation.tables import FORMS, Doors, WatchedPlay
from tests.support import libraries
from tests.support.adversity.control import PRELOAD, Adversity
from tests.support.chance import random_of
from tests.support.processes import processor_waits, started_with
from tests.support.servers.nats import NatsServer
from tests.support.servers.serving import Server

MISTAKES = ("as it should", "another version")
"""Words in the log of a server whose workers are of the same program."""
PLANTED_WAIT = 15.0
"""The seconds after which a table is given up that a fault of the program may have stopped for good."""
PEOPLE = 0
"""In place of a thread's number: the campaign's own, where all people and links are."""
SOCKET = ".s.PGSQL.5432"
"""PostgreSQL's socket in its folder."""


@dataclass(frozen=True, slots=True)
class Recovery:
    """The seconds after which each table went on, by its game and code, and each page was shown it."""

    tables: dict[str, float]
    pages: dict[str, float]
    elapsed: dict[str, float]
    """The seconds of tables and pages by the clock, those without a processor among them."""

    @property
    def slowest(self) -> float:
        """The seconds of the slowest table."""
        return max(self.tables.values())

    def longer_than(self, patience: float) -> dict[str, float]:
        """Return the tables and pages that took more seconds."""
        return {name: took for name, took in {**self.tables, **self.pages}.items() if took > patience}


class SiteServer:
    """A server with its links to the bus and to the database."""

    def __init__(self, service: ChelemService, folder: Path, bus: Link, database: Link) -> None:
        self.name, self.bus, self.database = service.name, bus, database
        self.is_edge = "edge" in service.options
        self._service, self._folder = service, folder
        self._starts = 0
        self.log = folder / "server.log"
        self.server: Server | None = None
        self.clock: Adversity | None = None
        """Its clock, if it can be set."""

    def prepare(self, url: str, environ: dict[str, str]) -> None:
        """Know its database and its environment, once its links have ports."""
        self._folder.mkdir()
        planted = "CHELEM_PLANT" in environ
        settings = environ | {"CHELEM_BUS": self._service.bus.format(port=self.bus.port)}
        if not libraries.unavailable_reason():
            self.clock = Adversity(self._folder, self._folder)
            settings |= self.clock.environ
            if (
                PRELOAD not in os.environ
            ):  # otherwise it is loaded already where servers are forked, which is quicker
                settings[PRELOAD] = str(self.clock.library)
        module = "tests.campaigns.federation.planted" if planted else "chelem"
        options = (*self._service.options, "--log", "json", "--address-limits", "1000")
        self.server = Server(
            self._folder, *options, environ=settings, database=url, workers=None, module=module
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
        """Start it and wait until it answers; the database knows it by a new name."""
        self._starts += 1
        self.keep_log()
        self.running.environ["PGAPPNAME"] = f"{self.name}.{self._starts}"
        await asyncio.to_thread(self.running.start)

    def keep_log(self) -> None:
        """Append what it has said, which another start would overwrite, to its log."""
        said = self._folder / "said.txt"
        if said.exists():
            with self.log.open("ab") as log:
                log.write(said.read_bytes())
            said.unlink()

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

    def __init__(self, folder: Path, chance: Random, plant: str = "") -> None:
        """`plant` is the name of a fault of the program that the campaign is to find; empty for none."""
        self.folder, self.chance, self.plant = folder, chance, plant
        self.longest_wait = PLANTED_WAIT if plant else LONGEST_WAIT
        """The seconds after which a table that stands still is given up."""
        self.witness = Witness(folder / "witness.jsonl")
        self.made = prepare(folder)
        self.mark = f"{MARK}={uuid4().hex}"
        self.nats = NatsServer(settings=(self.made / "nats.conf").read_text(encoding="utf-8"))
        self.database = PostgresqlCluster(folder, preload=not libraries.unavailable_reason())
        self.proxy = Link(self._running_ports)
        """Where people connect: it sends each connection to any server that takes it."""
        self.edge_proxy = Link(self._edge_ports)
        """The same for those who watch: to a server that owns no table, as long as there is one."""
        self.servers: list[SiteServer] = []
        self.workers: list[SiteWorker] = []
        self.tables: Sequence[WatchedPlay] = ()
        self.takeovers: list[float] = []
        """The seconds after which each table of a server that was killed went on at another one."""
        self.after_kills: list[float] = []
        """The seconds of the slowest table, without those in which it had no processor."""
        self.upgrades: list[float] = []
        """The seconds for which some page was without an answer while all servers were restarted in turn."""

    def _running_ports(self) -> list[int]:
        there = [server.running.port for server in self.servers if server.is_there]
        return self.chance.sample(there, len(there))

    def _edge_ports(self) -> list[int]:
        edges = {server.running.port for server in self.servers if server.is_edge and server.is_there}
        return sorted(self._running_ports(), key=lambda port: port not in edges)

    @property
    def pages(self) -> list[Person]:
        """The pages of all who play and watch."""
        return [page for table in self.tables for page in table.pages]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run all processes for the body of an `async with`; afterwards servers are asked to end."""
        settings = variables(self.made)
        planted = {"CHELEM_PLANT": self.plant} if self.plant else {}
        environ = {
            "SSL_CERT_FILE": str(self.made / "secrets/authority.pem"),
            **dict([self.mark.split("=")]),
            **planted,
        }
        os.environ.update(settings)  # of NATS, which has no other
        async with AsyncExitStack() as stack:
            stack.callback(self.nats.__exit__)
            await asyncio.to_thread(self.nats.start)
            await asyncio.to_thread(begin_audit, self.database.url)
            for proxy in (self.proxy, self.edge_proxy):
                await stack.enter_async_context(proxy)
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
            if self.plant:
                self.workers.clear()  # servers make plain moves, and are there sooner
            for worker in self.workers:
                worker.start()
            for server in self.servers:
                await server.start()
            yield

    async def _stop(self) -> None:
        for server in self.servers:
            await server.stop()
            server.keep_log()
        for worker in self.workers:
            await worker.stop()

    @asynccontextmanager
    async def playing(self, forms: Sequence[Form] = FORMS) -> AsyncIterator[None]:
        """Let people play and watch at a table of each form for the body of an `async with`."""
        doors = Doors(*(f"http://127.0.0.1:{proxy.port}" for proxy in (self.proxy, self.edge_proxy)))
        self.tables = [
            await WatchedPlay.opened(form, doors, self.witness, random_of(self.chance.randrange(1 << 30)))
            for form in forms
        ]
        async with asyncio.TaskGroup() as group:
            plays = [group.create_task(table.play()) for table in self.tables]
            try:
                yield
            finally:
                for play in plays:
                    play.cancel()

    async def until_all_go_on(self) -> "Recovery":
        """Wait until every table goes on, and every page is shown that; return the seconds that each took.

        Seconds in which a thread of a server, or the campaign with its people and links, was ready and other
        programs had the processor, do not count.
        """
        now = asyncio.get_running_loop().time
        over, before, recovery = now(), self._processor_waits(), Recovery({}, {}, {})
        waiting: list[tuple[dict[str, float], str, PlayedTable | Person]] = [
            *((recovery.tables, table.name, table) for table in self.tables),
            *(
                (recovery.pages, f"{table.name}: page {page.name}", page)
                for table in self.tables
                for page in table.pages
                if not (isinstance(page, Spectator) and page.is_late)
            ),
        ]
        while waiting and now() - over < self.longest_wait:
            await asyncio.sleep(LOOK)
            going_on = [place for place in waiting if place[2].progress > over]
            if not going_on:
                continue
            hindered = self._hindered_since(before)
            for place in going_on:
                waiting.remove(place)
                took, name, going = place
                recovery.elapsed[name] = going.progress - over
                took[name] = max(0.0, going.progress - over - hindered)
        for took, name, _ in waiting:
            recovery.elapsed[name] = took[name] = self.longest_wait
        return recovery

    async def tables_of(self, server: SiteServer) -> list[str]:
        """Return the names of the tables that a server owns; none if the database does not say."""
        rows, shards = server_tables.leases.c, {shard_of(table.code): table.name for table in self.tables}
        query = select(rows.shard).where(rows.owner.startswith(f"{server.name}."), rows.shard.in_(shards))
        engine = create_engine(self.database.url)
        try:
            with suppress(Exception):  # the database is away
                return [shards[shard] for (shard,) in await asyncio.to_thread(_read, engine, query)]
            return []
        finally:
            engine.dispose()

    def _processor_waits(self) -> dict[int, float]:
        waits = {PEOPLE: processor_waits(os.getpid())[os.getpid()]}
        for server in self.servers:
            if server.is_there:
                waits |= processor_waits(server.process)
        return waits

    def _hindered_since(self, before: Mapping[int, float]) -> float:
        """Return the seconds that the people, and the most hindered thread of a server, had no processor."""
        more = {thread: now - before.get(thread, 0.0) for thread, now in self._processor_waits().items()}
        return more.pop(PEOPLE) + max(more.values(), default=0.0)

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

    def mistakes(self) -> list[str]:
        """Return what servers have said that no fault outside the program explains."""
        lines = [line for server in self.servers for line in server.log.read_text("utf-8").splitlines()]
        return [line for line in lines if any(words in line for words in MISTAKES)]


def _read(engine: Engine, query: Select[Any]) -> Sequence[Row[Any]]:
    with engine.connect() as connection:
        return connection.execute(query).all()
