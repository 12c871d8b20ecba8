"""Whether processes make progress: how much processor time they have used."""

from collections.abc import Iterable
from pathlib import Path

_PROCESSES = Path("/proc")
_USER, _SYSTEM = 11, 12
"""The fields of /proc/PID/stat with processor time, counted after the name."""


def processor_ticks(processes: Iterable[int]) -> int | None:
    """Return the ticks of processor time that these use, without those that have ended.

    None where the system does not list processes.
    """
    if not (_PROCESSES / "self/stat").exists():
        return None
    return sum(map(_ticks, processes))


def _ticks(process: int) -> int:
    try:
        fields = (_PROCESSES / str(process) / "stat").read_bytes().rpartition(b")")[2].split()
    except OSError:  # it has ended
        return 0
    return int(fields[_USER]) + int(fields[_SYSTEM])
