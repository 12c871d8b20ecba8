"""Worker processes: what becomes of tasks and workers when something ends."""

import subprocess
import sys

import pytest

from tests.support.systems import needs_kill

pytestmark = pytest.mark.slow

STARTS_ONE_AND_DIES = """
import os, signal, time
from chelem.processes import WorkerPool

if __name__ == "__main__":
    pool = WorkerPool(1)
    pool.submit(pow, 2, 2).result()
    pool.submit(time.sleep, 600)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@needs_kill
def test_a_worker_goes_with_the_one_it_works_for():
    """Even one that is killed leaves nobody behind: its output, which the worker shares, comes to an end."""
    command = [sys.executable, "-c", STARTS_ONE_AND_DIES]
    ran = subprocess.run(command, check=False, capture_output=True, timeout=60)
    assert ran.returncode == -9


ENDS_UNHEARD = """
import sys
from chelem.cli.main import main

if __name__ == "__main__":
    main(["check", *sys.argv[1:], "--jobs", "2"])
"""


def test_a_command_that_nobody_listens_to(tmp_path):
    """It ends in silence with all its processes, as `chelem check many.pbn | head` does."""
    path = tmp_path / "many.pbn"
    path.write_text('[Board "1"]\n[Dealer "X"]\n\n' * 5000, encoding="utf-8")
    command = [sys.executable, "-c", ENDS_UNHEARD, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as ran:
        assert ran.stdout is not None
        assert ran.stderr is not None
        assert ran.stdout.readline()
        ran.stdout.close()
        assert ran.stderr.read() == b""
