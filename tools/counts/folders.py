"""Flat folders with many files of code, and what tools generate into the repository."""

import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from subprocess import CalledProcessError

from counts.finding import Finding
from counts.source import Project

HOMES = ("src", "web/src", "web/packages", "native", "tests", "tools", "benchmarks")
CODE = ("py", "ts", "svelte", "h", "cpp")
MOST_FILES = 35
LONGEST_LINE = 200
GENERATED = ("docs/schema/", "web/src/lib/protocol.generated.ts")
"""What `make schema` writes, and git keeps."""


def folder_findings(project: Project) -> Iterator[Finding]:
    """Each file beyond the 35th of a folder."""
    for folder, names in sorted(_folders(project).items()):
        for name in sorted(names)[MOST_FILES:]:
            yield Finding("folders-crowded", f"{folder}/{name}", 0, f"{len(names)} files of code")


def largest_folder(project: Project) -> int:
    """The files of code in the largest flat folder."""
    return max(map(len, _folders(project).values()), default=0)


def generated_lines(root: Path) -> dict[str, float]:
    """The lines of generated files that git holds, and the longest lines among them; nothing without git."""
    command = ["git", "-C", str(root), "ls-files", *GENERATED]
    try:
        names = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    except CalledProcessError:
        return {}
    lines = [line for name in names for line in (root / name).read_text("utf-8").splitlines()]
    long = sum(len(line) >= LONGEST_LINE for line in lines)
    return {"generated-lines": len(lines), "generated-long-lines": long}


def _folders(project: Project) -> dict[str, list[str]]:
    folders: dict[str, list[str]] = defaultdict(list)
    for path in (path for home in HOMES for path in project.files(home, CODE)):
        folders[project.relative(path.parent)].append(path.name)
    return folders
