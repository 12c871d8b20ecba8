"""The processor time of processes, of which some may have ended."""

import os
import subprocess
import sys

import pytest

from chelem.processes.progress import processor_ticks
from tests.support.processes import is_listed


@pytest.mark.skipif(not is_listed(), reason="processes are listed by Linux")
def test_a_process_that_has_ended_counts_no_more():
    """The others are still compared, though one that was counted is gone."""
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert processor_ticks([ended.pid]) == 0
    assert processor_ticks([ended.pid, os.getpid()]) > 0
