"""A copy of the repository, in which something is added, and what the suite says then."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "tools", "docs", "web/src", "pyproject.toml", "CONTRIBUTING.md")
LEFT_OUT = shutil.ignore_patterns("golden", "frozen", "node_modules")
MADE = ("web/src/lib/protocol.generated.ts", "tests/schema/names.json")
"""What `make schema` changes for a field of an answer."""
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")


@dataclass(frozen=True, slots=True)
class Way:
    """Steps, as the path of a file, what stands there and what takes its place; which tests tell more.

    Without a text that stands there, the file is new, or gets the text at its end.
    """

    kind: str
    steps: tuple[tuple[str, str, str], ...]
    tests: tuple[str, ...]
    told: tuple[str, ...] = ()
    """What they name: the places that are still missing."""

    @property
    def files(self) -> set[str]:
        """The files changed by hand."""
        return {path for path, *_ in self.steps}


def copy_to(folder: Path) -> None:
    """Copy the repository, without what is recorded; compiled files remain valid beside their copies."""
    for name in COPIED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=LEFT_OUT)
        else:
            shutil.copy(source, target)


@contextmanager
def stepped(copy: Path, *ways: Way) -> Iterator[None]:
    """Take the first steps, and take them back."""
    steps = [step for way in ways for step in way.steps]
    paths = [*(path for path, *_ in steps), *MADE]
    before = {copy / path: (copy / path).read_text() if (copy / path).exists() else None for path in paths}
    for path, old, new in steps:
        file = copy / path
        text = file.read_text() if file.exists() else ""
        assert old in text, f"{path} has changed: {old}"
        file.write_text(text.replace(old, new, 1) if old else text + new)
    try:
        yield
    finally:
        for file, text in before.items():
            if text is None:
                file.unlink()
            else:
                file.write_text(text)


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
