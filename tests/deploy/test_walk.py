"""Every command of "Run it for your club", in bare Debian systems, with a deal played at each stage."""

import json
import os
import re
import resource
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chelem.site.database.migrating import newest_revision
from tests.deploy import systemctl
from tests.deploy.machine import NAME, Machine, make_archive
from tests.deploy.page import ROOT, Block, filled, read_blocks
from tests.deploy.wheels import build, export, older_commit, pack_solver

DATA = "var/lib/chelem"
SYSTEMCTL = """#!/bin/sh
test -z "${DPKG_MAINTSCRIPT_NAME-}" || exit 0
exec python3 /usr/local/lib/systemctl.py "$@"
"""
"""Packages start nothing while they are installed, as in any chroot."""
BEFORE_READINESS = {
    "Type=notify": "Type=exec",
    "8080/readyz": "8080/api/games",
    f"{NAME}/readyz": f"{NAME}/api/games",
    "--retry 30": "--retry 30 --retry-connrefused",
}
"""What differs for a version that tells nobody when it is ready."""
PAGE_UNIT = (ROOT / "deploy" / "chelem.service").read_text(encoding="utf-8")
FIRST = ("Install", "Start it with the machine", "Open it to the club")


def _lacking() -> str:
    """Return why the page cannot be followed here; "" if it can."""
    if "CHELEM_DEPLOY" not in os.environ:
        return (
            "`make deploy-check` follows the page: it needs time, root, and the packages of Debian and PyPI"
        )
    if os.getuid() != 0:
        return "only root can make Debian systems with a network of their own"
    tools = [tool for tool in ("mmdebstrap", "unshare", "nsenter", "ip", "git") if shutil.which(tool) is None]
    if tools:
        return f"this machine lacks {', '.join(tools)}"
    return "" if (ROOT / ".git").exists() else "the older wheel is built from the repository's history"


pytestmark = pytest.mark.skipif(bool(_lacking()), reason=_lacking())


class Club:
    """The page's reader: two systems, and what was copied between them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.archive = make_archive(folder)
        self.wheels = folder / "wheels"
        self.wheels.mkdir()
        self.values = {"reverse_proxy": "tls internal\n\treverse_proxy"}
        self.before = dict[str, str]()
        self.done: list[Block] = []
        self.older = ROOT
        """The sources of the older version."""

    def build_wheels(self) -> None:
        """Build both versions, and the solver with Debian's compiler."""
        self.older = older = export(older_commit(), self.folder / "older")
        if not (older / "src" / "chelem" / "server" / "service_manager.py").exists():
            self.before = BEFORE_READINESS
        self.values["1.0.0"] = build(older, self.wheels)
        self.values["1.1.0"] = build(ROOT, self.wheels)
        self.values["chelem.db.before-0004"] = f"chelem.db.before-{newest_revision()}"
        if ready := os.environ.get("CHELEM_DEPLOY_SOLVER"):
            shutil.copy(ready, self.wheels)
            return
        with Machine(self.folder / "builder", self.archive) as builder:
            shutil.copy(pack_solver(self.folder), builder.root / "root")
            builder.run(
                "apt-get update -q\n"
                "apt-get install -q -y --no-install-recommends g++ python3-dev python3-venv\n"
                "tar -C /root -xf /root/native.tar\n"
                "python3 -m venv /root/venv\n"
                "/root/venv/bin/pip wheel --no-deps -w /root/wheels /root/native\n",
                network=True,
            )
            for wheel in (builder.root / "root" / "wheels").iterdir():
                shutil.copy(wheel, self.wheels)

    def machine(self, name: str) -> Machine:
        """Return a bare system with the wheels, and with a stand-in for systemd's command."""
        made = Machine(self.folder / name, self.archive)
        shutil.copytree(self.wheels, made.root / "root" / "wheels")
        local = made.root / "usr" / "local"
        shutil.copy(Path(systemctl.__file__), local / "lib" / "systemctl.py")
        command = local / "sbin" / "systemctl"
        command.write_text(SYSTEMCTL, encoding="utf-8")
        command.chmod(0o755)
        return made

    def follow(self, machine: Machine, *sections: str, older: bool = True) -> None:
        """Run the blocks of these sections, with the unit as the older version or the newer one needs it."""
        values = self.values | (self.before if older else {})
        unit = machine.root / "etc" / "systemd" / "system" / "chelem.service"
        if unit.exists():
            unit.write_text(filled(PAGE_UNIT, values), encoding="utf-8")
        for block in read_blocks():
            if block.section in sections:
                machine.run(filled(block.text, values), network=block.needs_network)
                self.done.append(block)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Club:
    made = Club(tmp_path_factory.mktemp("club"))
    made.build_wheels()
    return made


@pytest.fixture(scope="module")
def first(club: Club) -> Iterator[Machine]:
    """The machine on which the page is followed from its start."""
    with club.machine("first") as machine:
        yield machine


def play(machine: Machine, sources: Path, code: str = "", cookie: str = "") -> dict[str, Any]:
    """Play a deal over HTTPS as a visitor who speaks the protocol of these sources; return log and state."""
    command = (sys.executable, "-m", "tests.deploy.player", f"https://{NAME}", code, cookie)
    said = machine.ask(*command, sources=sources)
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    print(f"# a deal played at {found['code']}: {found['deals']} scored, {len(found['log'])} bytes of log")  # noqa: T201
    return found


def test_the_page_leads_to_tables_that_last(club: Club, first: Machine) -> None:
    """Up with TLS, played, backed up, restored elsewhere, upgraded, downgraded; no block is left out."""
    club.follow(first, *FIRST)
    played = play(first, club.older)
    assert_confined(first)
    club.follow(first, "Back up every night")
    (backup,) = (first.root / "var" / "backups" / "chelem").iterdir()
    assert 0o600 == backup.stat().st_mode & 0o777

    with club.machine("second") as second:
        club.follow(second, *FIRST)
        shutil.copy(backup, second.root / "root" / "club.db")
        club.follow(second, "Move to another machine")
        moved = play(second, club.older, played["code"], played["cookie"])
    assert ("Ana", played["log"], played["deals"] + 1) == (moved["name"], moved["before"], moved["deals"])

    club.follow(first, "Upgrade", older=False)
    copies = sorted((first.root / DATA).glob("chelem.db.before-*"))
    assert [club.values["chelem.db.before-0004"]] == [copy.name for copy in copies]
    newer = play(first, ROOT, played["code"], played["cookie"])
    assert (played["log"], played["deals"] + 1) == (newer["before"], newer["deals"])

    club.follow(first, "Go back")
    older = play(first, club.older, played["code"], played["cookie"])
    assert ("Ana", played["log"], played["deals"] + 1) == (older["name"], older["before"], older["deals"])
    assert (first.root / DATA / "chelem.db.replaced").exists()
    assert {block.line for block in read_blocks()} == {block.line for block in club.done}


def assert_confined(machine: Machine) -> None:
    """Check that the server runs as its user, in its folder, with the descriptors that its unit asks for."""
    said = machine.run(
        "each=/proc/$(cat /run/chelem.pid)\n"
        "stat -c '%U' $each\n"
        "grep 'open files' $each/limits\n"
        f"stat -c '%U %a' /{DATA} /{DATA}/chelem.db\n"
    )
    owner, files, *folders = said.splitlines()
    assert ("chelem", ["chelem 700", "chelem 600"]) == (owner, folders)
    limit = re.search(r"(\d+) +\d+ +files", files)
    assert limit
    assert int(limit[1]) == min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
