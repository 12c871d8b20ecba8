"""A release of the program, which runs from a folder of its own beside the one that is tested."""

import os
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class Release:
    """A release: its name, the folder with its modules, and the Python that runs it."""

    name: str
    modules: Path
    python: str = sys.executable

    @property
    def environ(self) -> dict[str, str]:
        """The environment in which Python finds its modules before others."""
        return {**os.environ, "PYTHONPATH": str(self.modules), "PYTHONUNBUFFERED": "1"}


def this_release(folder: Path) -> Release:
    """Copy the files as they are to a folder, and return them as the release that is tested."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return Release("new", folder / "src")


def release_at(ref: str, folder: Path, python: str = sys.executable) -> Release:
    """Write the files of a commit to a folder, and return the release.

    It runs with the packages of the Python that is given: those of this release, unless it needs others.
    """
    command = ["git", "archive", "--format=zip", ref, "src"]
    archive = subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    with zipfile.ZipFile(BytesIO(archive.stdout)) as files:
        files.extractall(folder)
    return Release("old", folder / "src", python)


def release_before() -> str:
    """Return the newest tag of a release before this commit; where there is none, the commit before."""
    command = ["git", "describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^"]
    found = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    return found.stdout.strip() or "HEAD^"
