"""Every command of "Outgrow one machine", with a deal played after each step, and the first data kept."""

import asyncio
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Self

import httpx
import pytest
from sqlalchemy import make_url

from tests.campaigns.federation.services import services, variables
from tests.deploy.page import ROOT, Block, filled, read_blocks
from tests.deploy.test_cache import await_port, free_port
from tests.support.chance import seeded
from tests.support.servers import nats, postgresql
from tests.support.thorough import thorough
from tests.support.visitors.calling import Caller

PAGE = ROOT / "docs/how-to/outgrow-one-machine.md"
BLOCKS = read_blocks(PAGE)
LASTING = ("chelem serve", "chelem work", "nats-server")
"""What runs until the next step; other commands end by themselves."""
PORTS = ("8081", "8082", "4222")
PATIENCE = 300.0


class Machine:
    """A machine on which the page is followed: its folder, its PostgreSQL, what runs."""

    def __init__(self, folder: Path, cluster: postgresql.Cluster) -> None:
        self.folder = folder
        self.ports = {port: str(free_port()) for port in PORTS}
        host = str(make_url(cluster.url).query["host"])
        programs = [Path(sys.executable).parent, *filter(None, [postgresql.programs(), nats.program()])]
        path = os.pathsep.join(str(place if place.is_dir() else place.parent) for place in programs)
        own = {"PATH": f"{path}{os.pathsep}{os.environ['PATH']}", "PGHOST": host, "PGUSER": "chelem"}
        self.environ = {**os.environ, **own, "LANGUAGE": "en"}
        self._running: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Stop what runs, as Ctrl-C would."""
        for process in reversed(self._running):
            process.terminate()
        for process in self._running:
            process.wait(PATIENCE)
        self._running.clear()

    def follow(self, block: Block) -> list[str]:
        """Run the commands of a block, and return the addresses of its servers, which answer."""
        servers = []
        for command in filled(block.text, self.ports).splitlines():
            if not command.startswith(LASTING):
                for address in servers:
                    await_readiness(address)
                subprocess.run(["sh", "-ec", command], cwd=self.folder, env=self.environ, check=True)
            elif command.startswith("chelem serve"):
                words = self.start(command)
                servers.append(f"http://127.0.0.1:{words[words.index('--port') + 1]}")
            else:
                words = self.start(command)
                if "--port" in words:
                    await_port(int(words[words.index("--port") + 1]))
        for address in servers:
            await_readiness(address)
        return servers

    def start(self, command: str, environ: Mapping[str, str] | None = None) -> list[str]:
        """Start a command that lasts, and return its words."""
        words = shlex.split(command)
        with (self.folder / "said.txt").open("ab") as said:
            whole = {**self.environ, **(environ or {})}
            process = subprocess.Popen(words, cwd=self.folder, env=whole, stdout=said, stderr=said)
        self._running.append(process)
        return words


def await_readiness(address: str) -> None:
    """Wait until a server answers that it is ready."""
    patience = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < patience, f"{address} is not ready"
        time.sleep(0.1)


class Player:
    """Somebody who plays a deal after each step, with the same cookie, and reads what they played before."""

    def __init__(self) -> None:
        self.logs: dict[str, str] = {}
        self.cookies = httpx.Cookies()

    def play(self, addresses: list[str]) -> None:
        """Play a deal at a new table by way of each server, and read the logs of the tables before."""
        for address in addresses:
            asyncio.run(self._play(address))

    async def _play(self, address: str) -> None:
        async with Caller(address) as caller:
            caller.client.cookies.update(self.cookies)
            for code, log in self.logs.items():
                assert log == (await caller.call("GET", f"/api/tables/{code}/log")).text
            code = await caller.make()
            page = await caller.page(code)
            await page.play_deal(seeded(len(self.logs)))
            self.logs[code] = (await caller.call("GET", f"/api/tables/{code}/log")).text
            self.cookies.update(caller.client.cookies)


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    if reason := postgresql.unavailable_reason() or nats.unavailable_reason():
        pytest.skip(reason)
    with postgresql.Cluster() as cluster, Machine(tmp_path, cluster) as made:
        yield made


def test_the_page_has_these_steps() -> None:
    """A step that is added is followed too."""
    steps = ["", "1. A database of its own", "2. Several servers", "3. A bus", "4. A federation"]
    assert steps == [block.section for block in BLOCKS]


@thorough
@pytest.mark.timeout(2400)
def test_each_step_keeps_what_the_one_before_has(machine: Machine) -> None:
    """From a file to a federation: tables and cookies stay, and a deal is played at each server."""
    player = Player()
    *steps, federation = BLOCKS
    for step in steps:
        player.play(machine.follow(step))
        machine.stop()
    assert 6 == len(player.logs)
    player.play(start_federation(machine, federation))
    assert 9 == len(player.logs)


def start_federation(machine: Machine, block: Block) -> list[str]:
    """Prepare a federation as the page does, start its services without containers, and return its servers.

    Its database is that of the step before; the containers' own would begin empty.
    """
    prepare, *compose = block.text.splitlines()
    assert all(command.startswith("docker compose -f deploy/federation/compose.yaml ") for command in compose)
    made = machine.folder / "deploy/federation"
    shutil.copytree(ROOT / "deploy/federation", made, ignore=shutil.ignore_patterns(".env", "secrets*"))
    subprocess.run(["sh", "-ec", prepare], cwd=machine.folder, env=machine.environ, check=True)
    given = {**variables(made), "SSL_CERT_FILE": str(made / "secrets/authority.pem")}
    bus = machine.ports["4222"]
    machine.start(f"nats-server --config {made}/nats.conf --addr 127.0.0.1 --port {bus}", given)
    await_port(int(bus))
    servers = []
    for service in services(made):
        own = {**given, "CHELEM_BUS": service.bus.format(port=bus)}
        if service.works:
            machine.start("chelem work --workers 1", own)
            continue
        port = free_port()
        options = shlex.join(("--port", str(port), "--database", "postgresql+psycopg://chelem@/chelem"))
        machine.start(f"chelem serve {options} {shlex.join(service.options)}", own)
        servers.append(f"http://127.0.0.1:{port}")
    for address in servers:
        await_readiness(address)
    return servers
