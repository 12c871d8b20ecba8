"""Processes to work in."""

import subprocess
import sys

import pytest

STARTS_ONE_AND_DIES = """
import os, signal, time
from chelem.analysis.processes import processes

if __name__ == "__main__":
    pool = processes(1)
    pool.submit(pow, 2, 2).result()
    pool.submit(time.sleep, 600)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed so there")
def test_a_worker_goes_with_the_one_it_works_for():
    """Even one that is killed leaves nobody behind: its output, which the worker shares, comes to an end."""
    command = [sys.executable, "-c", STARTS_ONE_AND_DIES]
    ran = subprocess.run(command, check=False, capture_output=True, timeout=60)
    assert ran.returncode == -9
