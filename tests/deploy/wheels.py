"""The wheels of two releases: of this working tree, and of the last commit that stored things differently."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.deploy.page import ROOT

VERSIONS = "src/chelem/site/database/migrations/versions"


def run(*command: object, folder: Path = ROOT) -> str:
    """Run a command of this machine; return what it prints, or fail with it."""
    ran = subprocess.run([*map(str, command)], cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def older_commit() -> str:
    """Return the commit before the newest change of the stored form, or that of CHELEM_DEPLOY_FROM."""
    if chosen := os.environ.get("CHELEM_DEPLOY_FROM"):
        return chosen
    newest = run("git", "log", "-1", "--format=%H", "--diff-filter=A", "--", VERSIONS).strip()
    return run("git", "rev-parse", f"{newest}^").strip()


def export(commit: str, folder: Path) -> Path:
    """Write the sources of a commit, marked as before this version."""
    archive = folder.with_suffix(".zip")
    run("git", "archive", "--output", archive, commit)
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(folder)
    (folder / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    named = folder / "src" / "chelem" / "__init__.py"
    marked = re.sub(r'(__version__ = "[^"]+)"', r'\1.dev0"', named.read_text(encoding="utf-8"))
    named.write_text(marked, encoding="utf-8")
    return folder


def build(source: Path, wheels: Path) -> str:
    """Build the wheel of these sources with the installed tools; return its version."""
    before = set(wheels.glob("chelem-*.whl"))
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", wheels, source)
    (made,) = set(wheels.glob("chelem-*.whl")) - before
    return made.name.split("-")[1]


def pack_solver(folder: Path) -> Path:
    """Pack the solver's sources, as a commit has them."""
    archive = folder / "native.tar"
    run("git", "archive", "--output", archive, "HEAD", "native")
    return archive
