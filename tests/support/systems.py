"""Measurements that only some systems offer."""

import os
import sys

import pytest

needs_kill = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")


def peak_megabytes() -> float:
    """Return the peak memory of this process in MB; 0 if unknown."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)  # macOS counts bytes, Linux kilobytes
