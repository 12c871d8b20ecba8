"""What a club is given to run the server: the unit, the image, both proxies, and the page that shows them."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import yaml

import chelem
from chelem.site.database.database import open_engine
from tests.deploy.page import ROOT, Block, filled, read_blocks
from tests.support.servers.serving import Server
from tests.support.thorough import first_of

DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "chelem.service").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
DOCKERFILE = re.sub(r"\\\n\s*", "", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))


def setting(name: str) -> str:
    """Return a setting of the unit."""
    (found,) = re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)
    return str(found)


def instructions(name: str) -> list[str]:
    """Return the arguments of an instruction of the image's last stage."""
    last = DOCKERFILE[DOCKERFILE.rindex("\nFROM ") :]
    return re.findall(rf"^{name} (.*)$", last, re.MULTILINE)


def block_with(text: str) -> Block:
    (found,) = (block for block in read_blocks() if text in block.text)
    return found


def test_the_page_shows_the_files_as_they_are() -> None:
    """A reader who copies from the page has what is in deploy/."""
    for name in ("/etc/systemd/system/chelem.service", "/etc/caddy/Caddyfile"):
        shown = block_with(f"cat > {name} ").written(name)
        assert shown == (DEPLOY / Path(name).name).read_text(encoding="utf-8")


def test_versions_are_replaced_as_whole_words() -> None:
    """The walk puts other versions into the commands, and leaves addresses alone."""
    said = filled("chelem==1.0.0 127.0.0.1 11.0.0 /opt/1.0.0/bin", {"1.0.0": "2.1"})
    assert "chelem==2.1 127.0.0.1 11.0.0 /opt/2.1/bin" == said


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
@pytest.mark.parametrize("name", ["chelem", "chelem-backup", "chelem-prune", "chelem-work"])
def test_systemd_understands_the_unit(tmp_path: Path, name: str) -> None:
    """It names no unknown setting; only the program is replaced by one that is installed."""
    unit = tmp_path / f"{name}.service"
    text = (DEPLOY / unit.name).read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/chelem/current/bin/chelem", "/bin/true"), encoding="utf-8")
    ran = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (0, "") == (ran.returncode, ran.stderr)


def test_backup_and_pruning_have_timers(tmp_path: Path) -> None:
    """Every night the unit makes a copy, and makes it again a week later; then what is old is removed."""
    for name in ("chelem-backup", "chelem-prune"):
        assert "[Timer]\nOnCalendar=" in (DEPLOY / f"{name}.timer").read_text(encoding="utf-8")
    text = (DEPLOY / "chelem-backup.service").read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    command = command.replace("%%", "%").replace(
        "/opt/chelem/current/bin/chelem", f"{sys.executable} -m chelem"
    )
    database = tmp_path / "chelem.db"
    open_engine(f"sqlite:///{database}").dispose()
    (tmp_path / "backups").mkdir()
    for _ in range(2):
        subprocess.run(shlex.split(command.replace("/var/lib/chelem", str(tmp_path))), check=True)
    (copy,) = (tmp_path / "backups").iterdir()
    assert re.fullmatch(r"chelem-[1-7]\.db", copy.name)


def test_the_unit_is_unprivileged() -> None:
    """A user of its own, who can write in one folder and open enough connections."""
    assert "chelem" == setting("User") == setting("StateDirectory")
    assert ("strict", "yes", "") == tuple(
        map(setting, ("ProtectSystem", "NoNewPrivileges", "CapabilityBoundingSet"))
    )
    assert int(setting("LimitNOFILE")) >= 65536
    assert "notify" == setting("Type")


def test_workers_are_confined_as_servers_are() -> None:
    """The same settings, but for a folder, as they store nothing."""
    workers = (DEPLOY / "chelem-work.service").read_text(encoding="utf-8")
    confined = [text[text.index("\nUser=") :] for text in (UNIT, workers)]
    assert re.sub(r"StateDirectory.*\n", "", confined[0]) == confined[1]


def test_the_unit_ends_a_server_that_hangs_or_takes_all_memory() -> None:
    """A slow one is left alone: it has as long as many beats of its pulse take."""
    assert "2min" == setting("WatchdogSec")
    assert setting("MemoryMax").endswith("%")


def test_the_image_is_unprivileged_and_checked() -> None:
    """It runs as a numbered user, keeps its data in a volume, and asks whether the server works."""
    assert ["10001:10001"] == instructions("USER")
    assert ["/data"] == instructions("VOLUME")
    (check,) = instructions("HEALTHCHECK")
    assert "http://127.0.0.1:8080/healthz" in check


def test_the_containers_are_confined() -> None:
    """Read-only, without capabilities; only the proxy is reached from outside, once the server works.

    Memory and logs have limits, and the image is that of this version.
    """
    assert f":-{chelem.__version__}}}" in COMPOSE["services"]["chelem"]["image"]
    for service in COMPOSE["services"].values():
        assert service["mem_limit"]
        assert {"max-size", "max-file"} == set(service["logging"]["options"])
        assert service["read_only"]
        assert ["ALL"] == service["cap_drop"]
        assert "no-new-privileges:true" in service["security_opt"]
    server, proxy = COMPOSE["services"]["chelem"], COMPOSE["services"]["proxy"]
    assert "ports" not in server
    assert ["data:/data"] == server["volumes"]
    assert {"chelem": {"condition": "service_healthy"}} == proxy["depends_on"]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in proxy["volumes"]
    (network,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert network["subnet"] == server["command"][server["command"].index("--trusted-proxy") + 1]


def options_of(words: list[str]) -> list[str]:
    """Return the options of `chelem serve`, without the database and the port, which are the test's."""
    given = iter(words)
    kept: list[str] = []
    for word in given:
        if word in ("--database", "--port"):
            next(given)
        else:
            kept.append(re.sub(r"\$\{CLUB_NAME[^}]*\}", "club.fr", word))
    return kept


@pytest.mark.parametrize("by", first_of(["unit", "compose"], "unit"))
def test_the_server_starts_with_these_options(tmp_path: Path, by: str) -> None:
    """It answers to the public name and to this machine's health check, and to no other."""
    if by == "unit":
        words = shlex.split(setting("ExecStart"))[2:]
    else:
        words = [
            *yaml.safe_load(instructions("ENTRYPOINT")[0])[2:],
            *COMPOSE["services"]["chelem"]["command"],
        ]
    with Server(tmp_path, *options_of(words)) as server:
        statuses = {
            host: httpx.get(f"{server.address}/api/games", headers={"host": host}).status_code
            for host in ("club.fr", "127.0.0.1:8080", "other.example")
        }
        assert {"club.fr": 200, "127.0.0.1:8080": 200, "other.example": 421} == statuses
        # Whether bots answer in time depends on the machine; that the check may ask does not.
        assert "ok" == httpx.get(f"{server.address}/healthz", timeout=30).json()["parts"]["database"]


def test_the_proxy_is_six_lines() -> None:
    """One file serves the machine and the containers; the name is replaced in one place."""
    lines = (DEPLOY / "Caddyfile").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 6
    environ = COMPOSE["services"]["proxy"]["environment"]
    assert set(environ) == {name for line in lines for name in re.findall(r"\{\$(\w+):", line)}
