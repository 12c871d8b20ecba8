"""The wheel contains the program, the client and the pages of rules."""

import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from chelem.i18n import LANGUAGES
from tests.building.copies import ROOT
from tests.support.servers.serving import Server
from tests.support.thorough import thorough

WHOLE = pytest.mark.skipif("CHELEM_WHEEL" not in os.environ, reason="`make wheel-check` takes minutes")


def run(*command: object, environ: Mapping[str, str] | None = None) -> None:
    """Run a command; on failure show its output."""
    ran = subprocess.run(
        [*map(str, command)], env=environ, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def page(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310 (our own server)
        return answer.read().decode()


def assert_whole(names: set[str]) -> None:
    """Check for the client, the rules and the data of games and bots, without build files."""
    assert "chelem/site/client/index.html" in names
    assert any(name.startswith("chelem/site/client/assets/") and name.endswith(".js") for name in names)
    assert {f"chelem/site/rules_pages/reference{end}.md" for end in ("", ".fr")} <= names
    sources = ROOT / "src"
    data = {path for path in sources.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".py")}
    assert {path.relative_to(sources).as_posix() for path in data} <= names
    assert {f"chelem/games/minibridge/rules.{language}.md" for language in LANGUAGES} <= names
    assert not any("node_modules" in name or name.endswith((".svelte", "build.py")) for name in names)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel of this repository with the installed tools."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ".")
    return next(folder.glob("*.whl"))


@thorough
def test_a_wheel_holds_the_client_and_the_rules(wheel: Path) -> None:
    """The wheel works without the repository."""
    assert_whole(set(zipfile.ZipFile(wheel).namelist()))


@thorough
def test_what_is_installed_serves_its_own_pages(wheel: Path, tmp_path: Path) -> None:
    """The first page and what it asks for come out of the package."""
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)  # noqa: S202 (we packed it)
    with Server(tmp_path, environ={"PYTHONPATH": str(installed)}) as server:
        built = (installed / "chelem/site/client/index.html").read_text()
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', built)
        assert parts
        assert parts == re.findall(r'(?:src|href)="(/assets/[^"]+)"', page(server.address))
        for part in parts:
            assert page(server.address + part) == (installed / f"chelem/site/client{part}").read_text()
        assert "contract" in page(f"{server.address}/api/games")
        assert "<h2" in page(f"{server.address}/api/rules/contract?language=en")


@WHOLE
def test_a_machine_with_python_alone_can_install_it(tmp_path: Path) -> None:
    """The solver, then the source archive, without Node, into a fresh environment: the pages are served."""
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", tmp_path)
    archive = next(tmp_path.glob("*.tar.gz"))
    with tarfile.open(archive) as packed:
        names = packed.getnames()
    for needed in ("package-lock.json", "packages/card-table/src/index.ts"):
        assert any(name.endswith(f"/web/{needed}") for name in names)
    assert not any("node_modules" in name or "/web/dist" in name for name in names)
    venv.create(tmp_path / "fresh", with_pip=True)
    python = tmp_path / "fresh" / "bin" / "python"
    environ = {**os.environ, "PATH": without_node(tmp_path / "bin")}
    run(python, "-m", "pip", "install", "./native", environ=environ)
    run(python, "-m", "pip", "install", archive, environ=environ)
    with Server(tmp_path, python=str(python)) as server:
        assert "<script" in page(server.address)


def without_node(folder: Path) -> str:
    """Return a PATH with every command but Node's."""
    folder.mkdir()
    for place in map(Path, os.environ["PATH"].split(os.pathsep)):
        for command in place.glob("*") if place.is_dir() else ():
            if command.name not in {"node", "nodejs", "npm", "npx"} and not (folder / command.name).exists():
                (folder / command.name).symlink_to(command)
    return str(folder)
