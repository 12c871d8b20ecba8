"""The services of the federation's file for containers, as processes of this machine."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml

from tests.support import libraries
from tests.support.adversity.control import PRELOAD, Adversity

FOLDER = Path(__file__).parents[3] / "deploy" / "federation"
VARIABLE = re.compile(r"\$\{(\w+)(?::[-?][^}]*)?\}")
DAY = 86_400
"""In seconds."""
ELSEWHERE = ("--database", "--public", "--trusted-proxy")
"""Options of servers whose values are this machine's."""


@dataclass(frozen=True, slots=True)
class ChelemService:
    """A service of Chelem: its options, and the URL of its bus with `{port}` for the port."""

    name: str
    options: tuple[str, ...]
    bus: str
    works: bool
    """Whether it is no server, but thinks for the robots of servers."""


def prepare(folder: Path) -> Path:
    """Make the secrets of a federation in a folder, and return where they are."""
    made = folder / "federation"
    shutil.copytree(FOLDER, made, ignore=shutil.ignore_patterns(".env", "secrets*"))
    environ = None
    if not libraries.unavailable_reason():
        yesterday = Adversity(folder, made)  # so that the certificates are valid by clocks that are set back
        yesterday.set_clock(-DAY)
        environ = {**os.environ, PRELOAD: str(yesterday.library), **yesterday.environ}
    subprocess.run([made / "prepare", "club.test"], check=True, env=environ)
    return made


def variables(made: Path) -> dict[str, str]:
    """Return the variables that were made, and those of NATS in its container."""
    lines = (made / ".env").read_text(encoding="utf-8").splitlines()
    secrets = made / "secrets"
    return {
        **dict(line.split("=", 1) for line in lines),
        "BUS_CERTIFICATE": str(secrets / "nats.pem"),
        "BUS_KEY": str(secrets / "nats.key"),
    }


def services(made: Path) -> list[ChelemService]:
    """Return the services of the file that run Chelem."""
    values, found = variables(made), list[ChelemService]()
    listed = yaml.safe_load((made / "compose.yaml").read_text(encoding="utf-8"))["services"]
    for name, service in listed.items():
        if bus := service.get("environment", {}).get("CHELEM_BUS"):
            url = _filled(bus, values).replace("@nats:4222", "@localhost:{port}")
            options = tuple(_options(service.get("command", [])))
            found.append(ChelemService(name, options, url, "work" in service.get("entrypoint", ())))
    return found


def _filled(text: str, values: Mapping[str, str]) -> str:
    return VARIABLE.sub(lambda found: values[found[1]], text)


def _options(command: list[str]) -> list[str]:
    """Return the options of a server that are the same on any machine."""
    words = iter(command)
    kept = []
    for word in words:
        if word in ELSEWHERE:
            next(words)
        else:
            kept.append(word)
    return kept
