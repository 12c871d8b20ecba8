"""The CPU time and the memory of a process, from the kernel (Linux)."""

import os
from pathlib import Path

TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


def cpu_of(process: int) -> float:
    """Return the CPU time of all threads of a process in seconds, system time included."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def exact_cpu_of(process: int) -> float:
    """Return the CPU time of all living threads of a process in seconds, to the nanosecond."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text(encoding="ascii").split()[0]) for thread in threads) / 1e9


def memory_of(process: int) -> float:
    """Return the resident memory of a process in kB."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def quantile(values: list[float], part: float) -> float:
    """Return the quantile `part`, 0 to 1, of the values; 0 if there are none."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0
