"""Whether processes make progress: the processor time that they have used, or wait for."""

import os
from collections.abc import Iterable
from pathlib import Path

_PROCESSES = Path("/proc")
_STATE, _USER, _SYSTEM = 0, 11, 12
"""The fields of /proc/PID/stat with the state and processor time, counted after the name."""
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
"""How many of these are a second."""


def processor_seconds(processes: Iterable[int]) -> float | None:
    """Return the seconds of processor time that these have used, without those that have ended.

    None where the system does not list processes.
    """
    if not (_PROCESSES / "self/stat").exists():
        return None
    return sum(map(_ticks, processes)) / _TICKS


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
