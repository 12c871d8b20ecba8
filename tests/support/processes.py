"""Processes as Linux lists them."""

from contextlib import suppress
from pathlib import Path

from tests.support.servers.fork_server import worker_name

PROC = Path("/proc")


def is_listed() -> bool:
    """Return whether this system lists processes."""
    return (PROC / "self/task").exists()


def children(process: int) -> list[int]:
    """Return the descendants of a process."""
    found: list[int] = []
    for task in _tasks(process):
        try:
            direct = (task / "children").read_text(encoding="ascii").split()
        except OSError:  # it has ended
            continue
        for child in map(int, direct):
            found += [child, *children(child)]
    return found


def workers_of(process: int) -> list[int]:
    """Return the worker processes of a server: its children that run Python's spawn, and forked ones."""
    name = worker_name(process).encode()
    named = [each for each in _all() if name == _read(each, "comm").strip()]
    return [*named, *(child for child in children(process) if b"spawn_main" in _read(child, "cmdline"))]


def gone(process: int) -> bool:
    """Return whether a process has ended."""
    state = _read(process, "stat").rpartition(b")")[2].split()[:1]
    return state in ([], [b"Z"])


def started_with(variable: str) -> list[int]:
    """Return the processes that have this `NAME=value` in the environment with which they were started."""
    return [each for each in _all() if variable.encode() in _read(each, "environ").split(b"\0")]


def processor_waits(process: int) -> dict[int, float]:
    """Return the seconds that each thread of a process and its descendants was ready and had no processor."""
    waits = {}
    for each in (process, *children(process)):
        for task in _tasks(each):
            with suppress(OSError, IndexError):  # it has ended
                waits[int(task.name)] = int((task / "schedstat").read_text().split()[1]) / 1e9
    return waits


def _tasks(process: int) -> list[Path]:
    """Return the folders of a process's threads; none if it has ended."""
    try:
        return list((PROC / str(process) / "task").iterdir())
    except OSError:
        return []


def _all() -> list[int]:
    return [int(each.name) for each in PROC.glob("[0-9]*")]


def _read(process: int, name: str) -> bytes:
    try:
        return (PROC / str(process) / name).read_bytes()
    except OSError:
        return b""
