"""What a federation is given to run several servers: the containers, the accounts of the bus, the secrets."""

import asyncio
import os
import re
import shutil
import stat
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
import yaml
from nats.aio.client import Client

import chelem
from tests.deploy.page import ROOT
from tests.support.chance import seeded
from tests.support.servers.command import Command
from tests.support.servers.nats import NatsServer, program, unavailable_reason
from tests.support.servers.postgresql import emptied
from tests.support.servers.several import Servers, people_at
from tests.support.thorough import thorough
from tests.support.visitors.calling import Caller

FOLDER = ROOT / "deploy" / "federation"
COMPOSE = yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))
SERVICES = COMPOSE["services"]
SERVERS = {"owner1", "owner2", "edge1"}
PATIENCE = 60.0


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the folder with its secrets."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    folder = tmp_path_factory.mktemp("federation") / "deploy"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns(".env", "secrets*"))
    subprocess.run([folder / "prepare", "club.fr"], check=True)
    return folder


def environ(folder: Path) -> dict[str, str]:
    """Return the variables that were made."""
    lines = (folder / ".env").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines)


def test_secrets_are_made_once_and_for_nobody_else(prepared: Path) -> None:
    """A second run leaves them as they are."""
    made = {
        path: path.read_bytes() for path in (prepared / ".env", *sorted((prepared / "secrets").iterdir()))
    }
    subprocess.run([prepared / "prepare", "elsewhere.fr"], check=True)
    assert made == {path: path.read_bytes() for path in made}
    assert 0o600 == stat.S_IMODE((prepared / ".env").stat().st_mode)
    assert 0o700 == stat.S_IMODE((prepared / "secrets").stat().st_mode)
    assert 7 == len(set(environ(prepared).values()))
    assert environ(prepared)["METRICS_TOKEN"] == (prepared / "secrets/metrics.token").read_text()


def test_what_an_older_version_made_stays(prepared: Path, tmp_path: Path) -> None:
    """Only what it did not make is added, such as the token of metrics."""
    folder = shutil.copytree(prepared, tmp_path / "older")
    old = "SITE_NAME=club.fr\nDATABASE_PASSWORD=kept\n"
    (folder / ".env").write_text(old, encoding="utf-8")
    subprocess.run([folder / "prepare"], check=True)
    assert (folder / ".env").read_text(encoding="utf-8").startswith(old)
    assert environ(folder).keys() == environ(prepared).keys()


def test_every_variable_is_made(prepared: Path) -> None:
    """Those of the containers, but for the settings that have a value already."""
    text = (FOLDER / "compose.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{(\w+):\?", text)) == environ(prepared).keys()


def test_containers_are_confined() -> None:
    """Read-only, without capabilities beyond their needs; with limits of memory and of logs; by version.

    Browsers reach the proxy alone; the dashboards are for this machine.
    """
    for name, service in SERVICES.items():
        assert service["mem_limit"], name
        assert {"max-size", "max-file"} == set(service["logging"]["options"]), name
        assert service["read_only"], name
        assert ["ALL"] == service["cap_drop"], name
        assert "no-new-privileges:true" in service["security_opt"], name
        assert re.search(r":v?\d+\.|:17-|:\$\{CHELEM_VERSION:-\d", service["image"]), name
        open_ports = [port for port in service.get("ports", ()) if not port.startswith("127.0.0.1:")]
        assert bool(open_ports) == (name == "proxy"), name
    assert f":-{chelem.__version__}}}" in SERVICES["owner1"]["image"]


def test_each_server_has_its_account_and_role() -> None:
    """The proxy names all of them, and none trusts anybody else to say whom it speaks for."""
    caddy = (FOLDER / "Caddyfile").read_text(encoding="utf-8")
    proxied = re.findall(r"reverse_proxy (?:(@\w+) cache:8080 )?(.*) \{", caddy)
    assert ["@results", "@contests", ""] == [matched for matched, _ in proxied]
    for _, addresses in proxied:
        assert SERVERS == {address.removesuffix(":8080") for address in addresses.split()}
    nginx = (FOLDER / "nginx.conf").read_text(encoding="utf-8")
    assert SERVERS == set(re.findall(r"server (\w+):8080 resolve;", nginx))
    read = yaml.safe_load((FOLDER / "monitoring/prometheus.yml").read_text(encoding="utf-8"))
    (job,) = read["scrape_configs"]
    assert {f"{name}:8080" for name in SERVERS} == set(job["static_configs"][0]["targets"])
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    for name in SERVERS:
        command, bus = SERVICES[name]["command"], SERVICES[name]["environment"]["CHELEM_BUS"]
        assert network["subnet"] == command[command.index("--trusted-proxy") + 1]
        assert ("edge" in command) == name.startswith("edge")
        assert ("--allowed-host", name) in pairwise(command)
        assert bus.startswith(f"tls://{name}:")


def test_what_hangs_is_noticed() -> None:
    """Every container has a check of its health, and is started again when it ends.

    A process of Chelem that hangs ends by itself: no container is started again because it is not healthy.
    """
    assert "HEALTHCHECK" in (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
    for name, service in SERVICES.items():
        assert "unless-stopped" == service["restart"], name
        if "CHELEM_VERSION" in service["image"]:
            assert 0 < int(service["environment"]["CHELEM_WATCHDOG"]) <= 120, name
            assert ("healthcheck" in service) == name.startswith("work"), "the others have the image's"
        else:
            assert "CMD" == service["healthcheck"]["test"][0], name


def test_the_monitored_bus_is_the_bus(prepared: Path, tmp_path: Path) -> None:
    """Its page of health is added to the settings of nats.conf, for its own machine alone."""
    added = (FOLDER / "nats-monitored.conf").read_text(encoding="utf-8")
    assert re.search(r'^include "nats.conf"$', added, re.MULTILINE)
    if reason := unavailable_reason():
        pytest.skip(reason)
    shutil.copy(prepared / "nats.conf", tmp_path)
    monitored = tmp_path / "monitored.conf"
    monitored.write_text(re.sub(r"127\.0\.0\.1:\d+", "127.0.0.1:-1", added), encoding="utf-8")
    secrets = prepared / "secrets"
    given = environ(prepared) | {
        "BUS_CERTIFICATE": str(secrets / "nats.pem"),
        "BUS_KEY": str(secrets / "nats.key"),
    }
    checked = subprocess.run(
        [str(program()), "-t", "-c", monitored], env=given, capture_output=True, text=True, check=False
    )
    assert 0 == checked.returncode, checked.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_caddy_understands_the_proxy(tmp_path: Path) -> None:
    command = ["caddy", "validate", "--config", FOLDER / "Caddyfile", "--adapter", "caddyfile"]
    given = {"SITE_NAME": "club.fr", "HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    checked = subprocess.run(command, env=given, capture_output=True, text=True, check=False)
    assert 0 == checked.returncode, checked.stderr


@pytest.fixture(scope="module")
def bus(prepared: Path) -> Iterator[tuple[NatsServer, dict[str, str]]]:
    """Start a NATS server with the settings of the federation."""
    if reason := unavailable_reason():
        pytest.skip(reason)
    passwords, secrets = environ(prepared), prepared / "secrets"
    certificates = {"BUS_CERTIFICATE": str(secrets / "nats.pem"), "BUS_KEY": str(secrets / "nats.key")}
    settings = (prepared / "nats.conf").read_text(encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {
            **passwords,
            **certificates,
            "SSL_CERT_FILE": str(secrets / "authority.pem"),
        }.items():
            patch.setenv(name, value)
        with NatsServer(settings=settings) as server:
            yield server, passwords


SENT = {
    "owner1": r"(asked|calls|pages|views|long)\..+|work\..+|losses|news",
    "edge1": r"(asked|calls|long)\..+|pages\.owner\d\..+|losses|news",
    "work": r"long\..+|work\.beat",
}
"""What each account may send to."""
HEARD = {
    "owner1": r"(asked|calls|pages|views|long|_INBOX)\.owner1\..+|losses|news|work\.beat",
    "edge1": r"(asked|calls|pages|views|long|_INBOX)\.edge1\..+|losses|news",
    "work": r"work\..+|(long|_INBOX)\.work\..+",
}
"""What each may hear."""
KINDS, ACCOUNTS = ("asked", "calls", "pages", "views", "long", "_INBOX"), (*SENT, "owner2")
OTHERS = {"losses", "news", "work.play.x", "work.beat"}
SUBJECTS = {f"{kind}.{account}.x" for kind in KINDS for account in ACCOUNTS} | OTHERS
PATTERNS = {">", "pages.>", "asked.*.x", "_INBOX.>"}
"""What would hear more than one's own."""


@pytest.mark.parametrize("account", SENT)
def test_an_account_hears_only_what_its_role_needs(
    bus: tuple[NatsServer, dict[str, str]], account: str
) -> None:
    """An edge hears the pages that it serves and no others; who thinks for robots hears work alone."""
    server, passwords = bus
    role = re.sub(r"\d", "", account).upper()
    faults: list[str] = []

    async def note(error: Exception) -> None:
        faults.append(str(error))

    async def try_all() -> None:
        client = Client()
        password = passwords[f"BUS_{role}_PASSWORD"]
        url = f"tls://localhost:{server.port}"
        await client.connect(url, user=account, password=password, error_cb=note, allow_reconnect=False)
        for subject in SUBJECTS | PATTERNS:
            await client.subscribe(subject)
        for subject in SUBJECTS:
            await client.publish(subject, b"x")
        for _ in range(2):  # a ping may be sent ahead of what waits
            await client.flush(int(PATIENCE))
        await client.close()

    def allowed(verb: str, subjects: set[str]) -> set[str]:
        refused = {
            found for fault in faults for found in re.findall(f'{verb} to "?([^"\\s]+)', fault.lower())
        }
        return {subject for subject in subjects if subject.lower() not in refused}

    asyncio.run(try_all())
    sent, heard = (
        {subject for subject in SUBJECTS if re.fullmatch(rule[account], subject)} for rule in (SENT, HEARD)
    )
    assert sent == allowed("publish", SUBJECTS)
    assert heard == allowed("subscription", SUBJECTS | PATTERNS)


def test_nobody_comes_without_a_password(bus: tuple[NatsServer, dict[str, str]]) -> None:
    server, _ = bus

    async def connect(**account: str) -> None:
        await Client().connect(f"tls://localhost:{server.port}", allow_reconnect=False, **account)

    for account in ({}, {"user": "owner1", "password": "wrong"}):
        with pytest.raises(Exception, match=r"(?i)authorization"):
            asyncio.run(connect(**account))


@thorough
def test_servers_play_with_these_accounts(
    bus: tuple[NatsServer, dict[str, str]], postgresql: str, tmp_path: Path
) -> None:
    """Two owners and an edge: people at pages of all three play a deal, with a robot that thinks elsewhere.

    The bus refuses nothing to any of them.
    """
    server, passwords = bus
    buses = [
        f"tls://{name}:{passwords[f'BUS_{role}_PASSWORD']}@localhost:{server.port}"
        for name, role in (("owner1", "OWNER"), ("owner2", "OWNER"), ("edge1", "EDGE"), ("work", "WORK"))
    ]
    elsewhere = ("--workers", "0")
    options = [elsewhere, elsewhere, ("--role", "edge")]
    servers = Servers(tmp_path, emptied(postgresql), options, buses[:3])
    worker = Command(tmp_path, "work", "--workers", "1", environ={"CHELEM_BUS": buses[3]})

    async def play() -> None:
        await servers.all_share()
        assert {"owner1", "owner2"} == {process.partition(".")[0] for process in servers.owners()}
        async with people_at(servers) as people:
            while await people.step(seeded(3)):
                pass
            servers.log(people.code)
        async with Caller(servers.all[2].address) as alone:
            code = await alone.make("contract")
            while not (page := await alone.page(code)).picture:  # it has just moved to another owner
                await asyncio.sleep(0.1)
            await page.play_deal(seeded(1))
            for server in servers.all[:2]:
                metrics = httpx.get(f"{server.address}/metrics").text
                assert "chelem_moves_unaided_total 0.0" in metrics

    try:
        worker.until("Robots think here")
        servers.start()
        asyncio.run(play())
    finally:
        servers.stop()
        worker.terminate()
    logs = [(server.folder / "said.txt").read_text(encoding="utf-8") for server in servers.all]
    for log in (*logs, worker.err):
        assert "ermissions" not in log
