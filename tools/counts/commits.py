"""Counts of the history: the subjects of commits, and the files that adding a game touches."""

import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean, median
from subprocess import CalledProcessError

from counts.finding import Finding

LONGEST_SUBJECT = 72
MOST_FIELDS = 8
EVENTS = "events"
_MARK = "@@@"
_LOG = ("log", "--no-merges", "-400", f"--format={_MARK}%h")
_SHAPES = [
    *(
        f":(glob)src/chelem/{room}/*.py"
        for room in ("views", "server", "collections", "study", "learning/study")
    ),
    *(f":(glob)src/chelem/site/*/{layer}/*.py" for layer in ("views", "api", "domain")),
]
"""Where types of the wire stand beside functions: a field has no value, an argument ends in a comma."""
MOVES = ".git-blame-ignore-revs"
"""The commits that moved files, one a line; paths of earlier commits are counted as where they are now."""
_FIELD = re.compile(r"\+    \w+: [^=]*[^=,]$")
_OF_EVENTS = {"events", "movements", "event", "director", "online", "planning"}
_LAYERS = {"cli", "live", "server", "store", "tables", "views"}
"""Rooms in which files of events have, or had before the site's features, a name that says so."""


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


def distances(root: Path) -> dict[str, float]:
    """How far the last commits reached; nothing where the history is not at hand.

    The median of files of those that add one to eight fields to shapes of the wire, and the mean number of
    rooms of those to events, catalogues and what is gone aside.
    """
    try:
        files, lines = _files(root), _git(root, *_LOG, "-p", "-U0", "--", *_SHAPES)
    except CalledProcessError:
        return {}
    added = {name: sum(bool(_FIELD.match(line)) for line in block) for name, block in _blocks(lines)}
    few = (name for name, fields in added.items() if 1 <= fields <= MOST_FIELDS)
    of_fields = [len(files[name]) for name in few if name in files]
    moves, there = _moves(root), set(_git(root, "ls-files"))
    rooms = [
        {room_of(path) for path in (moves.get(path, path) for path in paths) if path in there} - {""}
        for name, paths in files.items()
        if name.removeprefix(_MARK) not in moves
    ]
    of_events = [len(touched) for touched in rooms if EVENTS in touched]
    return {
        "files-of-a-wire-field": median(of_fields) if of_fields else 0,
        "rooms-of-an-event-commit": round(fmean(of_events), 2) if of_events else 0,
    }


def _files(root: Path) -> dict[str, list[str]]:
    """The files of each of the last commits."""
    return dict(_blocks(_git(root, *_LOG, "--name-only")))


def _moves(root: Path) -> dict[str, str]:
    """Where the files of the commits that moved them are now, and those commits themselves."""
    moves: dict[str, str] = {}
    for line in (root / MOVES).read_text("utf-8").splitlines() if (root / MOVES).exists() else ():
        if line and not line.startswith("#"):
            moves |= dict.fromkeys(_git(root, "log", "-1", "--format=%h", line), "")
            renames = _git(
                root, "show", "-M40%", "-l9999", "--name-status", "--diff-filter=R", "--format=", line
            )
            pairs = dict(entry.split("\t")[1:] for entry in renames)
            moves = {old: pairs.get(new, new) for old, new in moves.items()} | pairs
    return moves


def _blocks(lines: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    """The lines below each commit's name."""
    name, block = "", list[str]()
    for line in lines:
        if line.startswith(_MARK):
            if name:
                yield name, block
            name, block = line, []
        elif line:
            block.append(line)
    if name:
        yield name, block


def room_of(path: str) -> str:
    """The room of a file of code; those of events are one, whatever folder holds them."""
    parts = path.split("/")
    if path.endswith(".ftl"):
        return ""
    if path.startswith("src/chelem/site/"):
        room = parts[3] if len(parts) > 4 else "site"
    elif path.startswith(("src/chelem/", "web/src/features/")) and len(parts) > 3:
        room = parts[2] if parts[0] == "src" else parts[3]
    elif path.startswith("web/src/pages/") and len(parts) > 4:
        room = parts[3]
    else:
        return ""
    of_events = room in _OF_EVENTS or (room in _LAYERS and "event" in path)
    return EVENTS if of_events else room


def _own(path: str, game: str) -> bool:
    """Whether a path is a document or lies in src/*/games/GAME/ or tests/games/GAME/."""
    folder, parts = f"/games/{game}/", path.split("/")
    inside = folder in path and parts[0] in {"src", "tests"}
    return inside or parts[0] == "docs" or path.endswith(".md")


def _git(root: Path, *arguments: str) -> list[str]:
    command = ["git", "-C", str(root), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
