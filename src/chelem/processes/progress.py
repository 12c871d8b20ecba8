"""Whether processes make progress: how much processor time they have used."""

from collections.abc import Iterable
from pathlib import Path

_USER, _SYSTEM = 11, 12
"""The fields of /proc/PID/stat with processor time, counted after the name."""


def processor_ticks(processes: Iterable[int]) -> int | None:
    """Return the ticks of processor time that these have used; None where the system does not list them."""
    ticks = 0
    try:
        for process in processes:
            fields = Path(f"/proc/{process}/stat").read_bytes().rpartition(b")")[2].split()
            ticks += int(fields[_USER]) + int(fields[_SYSTEM])
    except (OSError, IndexError):
        return None
    return ticks
