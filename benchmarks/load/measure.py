"""The processor time and the memory of a process, from the kernel (Linux)."""

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def cpu_of(process: int) -> float:
    """Seconds of a processor that all threads of a process have used, the system's work for it included."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_of(process: int) -> float:
    """The kB of memory that a process holds."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def quantile(values: list[float], part: float) -> float:
    """The value below which that part of all values lies; 0 of none."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0
