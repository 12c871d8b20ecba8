"""Whether processes make progress: the processor time that they have used, or wait for."""

from collections.abc import Iterable
from pathlib import Path

_PROCESSES = Path("/proc")
_STATE, _USER, _SYSTEM = 0, 11, 12
"""The fields of /proc/PID/stat with the state and processor time, counted after the name."""


def processor_ticks(processes: Iterable[int]) -> int | None:
    """Return the ticks of processor time that these use, without those that have ended.

    None where the system does not list processes.
    """
    if not (_PROCESSES / "self/stat").exists():
        return None
    return sum(map(_ticks, processes))


def wants_processor(processes: Iterable[int]) -> bool:
    """Return whether one of these runs, or would if a processor were free for it, or waits for a disk.

    False where the system does not list processes.
    """
    return any(fields[_STATE] in (b"R", b"D") for fields in map(_fields, processes) if fields)


def _ticks(process: int) -> int:
    fields = _fields(process)
    return int(fields[_USER]) + int(fields[_SYSTEM]) if fields else 0


def _fields(process: int) -> list[bytes]:
    """Return the fields after the name; none for a process that has ended."""
    try:
        return (_PROCESSES / str(process) / "stat").read_bytes().rpartition(b")")[2].split()
    except OSError:
        return []
