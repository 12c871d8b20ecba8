"""The processor time of processes, of which some may have ended."""

import os
import subprocess
import sys
import time

import pytest

from chelem.processes.progress import processor_seconds, wants_processor
from tests.support.processes import is_listed


@pytest.mark.skipif(not is_listed(), reason="processes are listed by Linux")
def test_a_process_that_has_ended_counts_no_more():
    """The others are still compared, though one that was counted is gone."""
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert processor_seconds([ended.pid]) == 0
    assert processor_seconds([ended.pid, os.getpid()]) > 0


@pytest.mark.skipif(not is_listed(), reason="processes are listed by Linux")
@pytest.mark.parametrize(
    ("work", "wants"),
    [("while True: pass", True), ("input()", False), ("import os; os.kill(os.getpid(), 19)", False)],
)
def test_a_process_that_computes_wants_a_processor(work, wants):
    """However many others do; one that sleeps, is suspended or has ended does not."""
    with subprocess.Popen(
        [sys.executable, "-c", f"print(flush=True)\n{work}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        process.stdout.readline()
        patience = time.monotonic() + 60
        while wants_processor([process.pid]) is not wants:
            assert time.monotonic() < patience
            time.sleep(0.01)
        process.kill()
    assert not wants_processor([process.pid])
