"""The tests of what has changed since a commit: of each changed room, and of all rooms that stand above it.

A room is a folder of src/chelem/; what stands above it are the rooms that import it, directly or not. A file
of tests is chosen with its room, with a room that it imports, or with the program when it runs all of that.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path, PurePosixPath

import grimp

ROOT = Path(__file__).parents[1]
PACKAGE = "chelem"
IMPORT = re.compile(r"^\s*(?:from +([\w.]+) +import +(\w*)|import +([\w.]+))", re.MULTILINE)
EVERYTHING = ("pyproject.toml", "tests/conftest.py", "tests/__init__.py", f"src/{PACKAGE}/__init__.py")
"""Files on which every test depends."""
WHOLE = ("tests.support.servers.serving", "tests.support.servers.preloaded", "subprocess")
"""What a test imports that runs the program in a process of its own."""
CLIENT, SOLVER = "web", "native"
SITE = "site"
"""The folder whose folders are rooms."""
FEATURES = frozenset(path.parent.name for path in (ROOT / "src" / PACKAGE / SITE).glob("*/__init__.py"))
SOLVER_ROOM = "analysis"
"""The room that calls the solver."""
ALWAYS = ("tests/lint",)
"""Tests of all sources."""


def rooms_above(rooms: Iterable[str], uses: Mapping[str, frozenset[str]]) -> frozenset[str]:
    """Return these rooms and all that use them, directly or not; `uses` has the rooms that each one imports.

    >>> sorted(rooms_above(["core"], {"core": frozenset(), "views": frozenset({"core"})}))
    ['core', 'views']
    """
    found = set(rooms)
    while more := {room for room, used in uses.items() if used & found} - found:
        found |= more
    return frozenset(found)


def imports_of(text: str) -> frozenset[str]:
    """Return the modules that a source may import, those of packages by both of their names.

    >>> sorted(imports_of("from chelem.core import cards"))
    ['chelem.core', 'chelem.core.cards']
    """
    found = set()
    for package, name, module in IMPORT.findall(text):
        found |= {module} if module else {package, f"{package}.{name}".rstrip(".")}
    return frozenset(found)


def room(parts: Sequence[str]) -> str:
    """Return the room of a module: a folder of the program, or of its site.

    >>> room(["core", "cards"]), room(["site", "tables", "live"]), room(["site", "app"])
    ('core', 'site/tables', 'site')
    """
    return "/".join(parts[:2]) if parts[0] == SITE and parts[1:2] and parts[1] in FEATURES else parts[0]


def room_of(path: str) -> str | None:
    """Return the room of a file that is part of the program or of what is built into it."""
    match PurePosixPath(path).parts:
        case ["src", _, *rest] if len(rest) > 1:
            return room(rest)
        case ["src", _, module]:
            return module.removesuffix(".py")
        case ["native", *_]:
            return SOLVER_ROOM
    return None


class Suite:
    """The files of tests, and what each of them needs."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self.files = tuple(
            path.relative_to(root).as_posix() for path in sorted((root / "tests").rglob("test_*.py"))
        )

    def chosen(self, rooms: frozenset[str], changed: frozenset[str]) -> Iterator[str]:
        """Yield the files that test one of these rooms, or need a changed file of tests."""
        for path in self.files:
            needed = self._needed(path)
            own = room(PurePosixPath(path).parts[1:]) in rooms
            uses = bool(rooms) and ("*" in needed or not rooms.isdisjoint(needed))
            if own or uses or path in changed or not changed.isdisjoint(needed):
                yield path

    def _needed(self, path: str) -> frozenset[str]:
        """Return the rooms and files of tests that a file needs; `*` if it runs the whole program."""
        found, left = set[str](), {path, *self._fixtures(path)}
        while left:
            source = left.pop()
            found.add(source)
            for module in self._imports(source):
                if module.startswith(f"{PACKAGE}."):
                    found.add(room(module.split(".")[1:]))
                elif module in WHOLE:
                    found.add("*")
                if (helper := self._file(module)) is not None and helper not in found:
                    left.add(helper)
        return frozenset(found)

    def _fixtures(self, path: str) -> Iterator[str]:
        """Yield the files of fixtures of a folder of tests; those of all tests are not among them."""
        for folder in PurePosixPath(path).parents[:-2]:
            if (self._root / folder / "conftest.py").exists():
                yield f"{folder}/conftest.py"

    def _file(self, module: str) -> str | None:
        """Return the file of a module of the tests."""
        if not module.startswith("tests."):
            return None
        path = Path(*module.split("."))
        files = path.with_suffix(".py"), path / "__init__.py"
        return next((file.as_posix() for file in files if (self._root / file).is_file()), None)

    @cache  # noqa: B019 - it lives as long as the program
    def _imports(self, path: str) -> frozenset[str]:
        return imports_of((self._root / path).read_text(encoding="utf-8"))


def uses_of_rooms() -> dict[str, frozenset[str]]:
    """Return the rooms that each room imports."""
    graph = grimp.build_graph(PACKAGE, cache_dir=str(ROOT / ".import_linter_cache"))
    uses: dict[str, set[str]] = {}
    for module in graph.modules:
        if module == PACKAGE:
            continue
        used = uses.setdefault(room(module.split(".")[1:]), set())
        imported = graph.find_modules_directly_imported_by(module)
        used |= {room(other.split(".")[1:]) for other in imported if other != PACKAGE}
    return {name: frozenset(used - {name}) for name, used in uses.items()}


def changed_files(since: str) -> frozenset[str]:
    """Return the files that differ from where this branch left a commit, and those that git does not know."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout

    base = git("merge-base", since, "HEAD").strip()
    names = git("diff", "--name-only", "-z", base) + git("ls-files", "--others", "--exclude-standard", "-z")
    return frozenset(filter(None, names.split("\0")))


def arguments(changed: frozenset[str]) -> list[str]:
    """Return what pytest is to run for these files: no arguments are all tests."""
    if not changed.isdisjoint(EVERYTHING):
        return []
    rooms = rooms_above({room for path in changed if (room := room_of(path))}, uses_of_rooms())
    tests = list(Suite(ROOT).chosen(rooms, changed))
    if any(path.startswith(f"{CLIENT}/") for path in changed):
        tests += [path for path in ("tests/browser", "tests/schema") if path not in tests]
    doctests = [f"src/{PACKAGE}/{room}" for room in sorted(rooms) if (ROOT / "src" / PACKAGE / room).is_dir()]
    documents = [path for path in sorted(changed) if path.endswith(".md") and (ROOT / path).is_file()]
    solver = [SOLVER] if any(path.startswith(f"{SOLVER}/") for path in changed) else []
    return [*ALWAYS, *tests, *doctests, *documents, *solver]


if __name__ == "__main__":
    print("\n".join(arguments(changed_files(sys.argv[1] if sys.argv[1:] else "main"))))
