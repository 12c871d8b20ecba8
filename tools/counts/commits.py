"""Counts of the history: the subjects of commits, and the files that adding a game touches."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

from counts.finding import Finding

LONGEST_SUBJECT = 72


def long_subjects(root: Path, since: str) -> Iterator[Finding]:
    """Commits after `since`, merges aside, whose subject has more than 72 characters."""
    for line in _git(root, "log", "--no-merges", "--format=%h%x09%s", f"{since}..HEAD"):
        name, _, subject = line.partition("\t")
        if len(subject) > LONGEST_SUBJECT:
            yield Finding("commits-long-subject", "", 0, f"{name} {subject} ({len(subject)})")


def files_for_a_game(root: Path, game: str, commits: str) -> list[str]:
    """The files outside a game's folders, documents aside, that a commit or a range `a..b` touches."""
    span = commits if ".." in commits else f"{commits}^..{commits}"
    touched = _git(root, "diff", "--name-only", "--no-renames", *span.split("..", 1))
    return sorted(path for path in touched if not _own(path, game))


def _own(path: str, game: str) -> bool:
    """Whether a path is a document or lies in src/*/games/GAME/ or tests/games/GAME/."""
    folder, parts = f"/games/{game}/", path.split("/")
    inside = folder in path and parts[0] in {"src", "tests"}
    return inside or parts[0] == "docs" or path.endswith(".md")


def _git(root: Path, *arguments: str) -> list[str]:
    command = ["git", "-C", str(root), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
