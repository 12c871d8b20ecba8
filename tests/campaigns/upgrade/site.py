"""Three servers and two workers on PostgreSQL and NATS, each of a release that can be changed."""

import asyncio
import os
import re
import signal
import subprocess
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from uuid import uuid4

from sqlalchemy import create_engine, text

from chelem.site.database import SHARDS
from tests.campaigns.faults.databases import PostgresqlCluster
from tests.campaigns.faults.world import MARK
from tests.campaigns.federation.link import Link
from tests.campaigns.upgrade.release import Release
from tests.support.processes import gone, started_with
from tests.support.servers.nats import NatsServer

SERVERS, WORKERS = 3, 2
PATIENCE = 120.0
ADDRESS = re.compile(r"https?://[^/\s]+:(\d+)")
SHARES = text("SELECT count(*) FROM leases WHERE owner IS NOT NULL AND until > now() GROUP BY owner")


class SiteProcess:
    """A process of the site, which is started again as another release."""

    def __init__(self, name: str, folder: Path, arguments: Sequence[str], environ: dict[str, str]) -> None:
        self.name, self.port, self.release = name, 0, ""
        self._arguments, self._environ = arguments, environ
        self.log = folder / f"{name}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def is_there(self) -> bool:
        """Whether it is a server that has begun to answer, and has not ended."""
        return self.port > 0 and self._process is not None and self._process.poll() is None

    @property
    def number(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def start(self, release: Release) -> None:
        """Start it as a release, and wait until it says that it answers."""
        self.release, begin = release.name, self.log.stat().st_size if self.log.exists() else 0
        command = [release.python, "-m", "chelem", *self._arguments]
        if "serve" in self._arguments:
            command += ["--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                env=release.environ | self._environ,
                cwd=self.log.parent,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        patience = time.monotonic() + PATIENCE
        while not (said := self._said(begin)) or (found := ADDRESS.search(said)) is None:
            if said and "serve" not in self._arguments:
                return
            assert self._process.poll() is None, self.log.read_text(encoding="utf-8")
            assert time.monotonic() < patience, f"{self.name} does not say that it answers"
            time.sleep(0.05)
        self.port = int(found[1])

    def _said(self, begin: int) -> str:
        """Return what was printed since it was started, without the lines of its log."""
        lines = self.log.read_text(encoding="utf-8")[begin:].splitlines()
        return "\n".join(line for line in lines if not line.startswith("{"))

    def stop(self) -> float:
        """Ask it to end, and return the seconds that it took."""
        assert self._process is not None
        began = time.monotonic()
        self._process.terminate()
        self._process.wait(PATIENCE)
        return time.monotonic() - began


class UpgradedSite:
    """The processes, and the proxy that sends each connection to any server."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self._folder, self._chance = folder, chance
        self.mark = f"{MARK}={uuid4().hex}"
        self.database = PostgresqlCluster(folder, preload=False)
        self._nats = NatsServer()
        self.proxy = Link(self._ports)
        self.servers: list[SiteProcess] = []
        self.workers: list[SiteProcess] = []

    def _ports(self) -> list[int]:
        there = [server.port for server in self.servers if server.is_there]
        return self._chance.sample(there, len(there))

    @asynccontextmanager
    async def running(self, release: Release) -> AsyncIterator[None]:
        """Run all as a release for the body of an `async with`; afterwards they are asked to end."""
        async with AsyncExitStack() as stack:
            stack.callback(self._nats.__exit__)
            await asyncio.to_thread(self._nats.start)
            await stack.enter_async_context(self.proxy)
            environ = {"CHELEM_BUS": self._nats.url, "XDG_DATA_HOME": str(self._folder)}
            environ |= dict([self.mark.split("=")])
            serve = ["serve", "--database", self.database.url, "--workers", "0", "--log", "json"]
            serve += ["--address-limits", "1000"]
            work = ["work", "--workers", "1", "--log", "json"]
            self.servers += [SiteProcess(f"server{n}", self._folder, serve, environ) for n in range(SERVERS)]
            self.workers += [SiteProcess(f"worker{n}", self._folder, work, environ) for n in range(WORKERS)]
            stack.push_async_callback(self._stop)
            for process in (*self.workers, *self.servers):
                await asyncio.to_thread(process.start, release)
            await self.until_shared(SERVERS)
            yield

    async def _stop(self) -> None:
        for process in (*self.servers, *self.workers):
            with suppress(AssertionError):
                await asyncio.to_thread(process.stop)

    async def until_shared(self, servers: int) -> None:
        """Wait until so many servers have their shares of all shards."""
        engine = create_engine(self.database.url)

        def shares() -> list[int]:
            with engine.connect() as connection:
                return [*connection.scalars(SHARES)]

        try:
            async with asyncio.timeout(PATIENCE):
                while (
                    sum(found := await asyncio.to_thread(shares)) < SHARDS
                    or len(found) != servers
                    or max(found) - min(found) > servers
                ):
                    await asyncio.sleep(0.1)
        finally:
            engine.dispose()

    def server_processes(self) -> list[int]:
        """Return the numbers of the servers' processes."""
        return [server.number for server in self.servers if server.is_there]

    def errors(self) -> list[str]:
        """Return the lines of all logs that speak of an error."""
        found = []
        for process in (*self.servers, *self.workers):
            lines = process.log.read_text(encoding="utf-8").splitlines()
            found += [f"{process.name}: {line}" for line in lines if '"error"' in line or "Traceback" in line]
        return found

    def close(self) -> None:
        """End whatever is left."""
        for process in started_with(self.mark):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.database.close()

    def processes_left(self) -> list[int]:
        """Return the processes that are still there."""
        return [process for process in started_with(self.mark) if not gone(process)]
