"""What the client asks of the compiler: rings of folders, untyped calls, casts."""

import posixpath
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

from counts.finding import Finding
from counts.layers import components
from counts.source import Project

ROOT = "web/src"
_IMPORT = re.compile(r"""(?:from|import\()\s*["'](\.[^"'?]*)""")
_CALL = re.compile(r"\b(?:get|getIfOther|post|put|patch|remove)<[^>(]+>+\(")
TESTING = f"{ROOT}/testing/"
"""What tests alone import."""
_CAST = re.compile(r"\bas (?!const\b)[A-Z]\w*")
_STYLE = re.compile(r"^<style>.*?^</style>", re.DOTALL | re.MULTILINE)
_NO_CAST = re.compile(r"^\s*(?:import\b|export\b|/?\*|//|<!--)")
"""An import or a comment."""


def client_findings(project: Project) -> Iterator[Finding]:
    """The findings in all files of the client but tests and what is generated."""
    arrows: dict[str, set[str]] = defaultdict(set)
    between_rooms: dict[str, set[str]] = defaultdict(set)
    for path in project.files(ROOT, ["ts", "svelte"]):
        where = project.relative(path)
        if where.startswith(TESTING) or path.name.endswith((".test.ts", ".spec.ts", ".generated.ts")):
            continue
        text = path.read_text("utf-8")
        folder = posixpath.dirname(where)
        for imported in _IMPORT.findall(text):
            there = posixpath.dirname(posixpath.normpath(posixpath.join(folder, imported)))
            if there != folder and ROOT not in (there, folder):
                arrows[folder].add(there)
                if _room(there) != _room(folder):
                    between_rooms[_room(folder)].add(_room(there))
        for number, line in enumerate(text.splitlines(), 1):
            if _CALL.search(line):
                yield Finding("client-untyped-calls", where, number, line.strip())
            if _CAST.search(line) and not _NO_CAST.search(line):
                yield Finding("client-casts", where, number, line.strip())
    yield from dict.fromkeys([*_rings(arrows), *_rings(between_rooms)])


def style_lines(project: Project) -> int:
    """The lines of style sheets, and of the blocks of style in components."""
    sheets = [path.read_text("utf-8") for path in project.files(ROOT, ["css"])]
    pages = (path.read_text("utf-8") for path in project.files(ROOT, ["svelte"]))
    blocks = [block for text in pages for block in _STYLE.findall(text)]
    return sum(len(text.splitlines()) for text in [*sheets, *blocks])


def _room(folder: str) -> str:
    """A folder of the client's first level, or the one of a feature, with all that is below."""
    parts = folder.split("/")
    return "/".join(parts[: 4 if parts[2] == "features" else 3])


def _rings(arrows: Mapping[str, set[str]]) -> Iterator[Finding]:
    """The folders, or rooms, that reach one another, and the pairs that import one another."""
    for ring in components(arrows):
        for folder in sorted(ring):
            yield Finding("client-ring-folders", folder, 0, f"in a ring of {len(ring)}")
    for folder, others in sorted(arrows.items()):
        for other in sorted(others):
            if folder < other and folder in arrows.get(other, ()):
                yield Finding("client-two-way-pairs", folder, 0, f"<-> {other}")
