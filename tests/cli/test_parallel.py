"""Tests of parallel work and of atomic file writes."""

import os
import signal
import time
from itertools import count
from multiprocessing import active_children
from typing import Any

import pytest

from chelem.cli.shared.parallel import atomic_write, map_parallel
from chelem.core.errors import ChelemError
from tests.support.systems import needs_kill

pytestmark = pytest.mark.slow


def _square(number: int) -> int:
    return number * number


def _sleep(number: int) -> int:
    time.sleep(600 if number else 0)
    return number


@pytest.fixture
def others() -> frozenset[int | None]:
    """The processes that other tests of this worker have started, such as their server."""
    return frozenset(child.pid for child in active_children())


def _wait_for_processes(others: frozenset[int | None]) -> None:
    """Wait for all processes started here; the pool may reap them first."""
    while any(child.pid not in others for child in active_children()):
        time.sleep(0.01)


def _die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_results_are_in_task_order(others):
    """Tasks may be endless, because only a few are read ahead."""
    results: Any = map_parallel(_square, count(), 2)
    assert [next(results) for _ in range(50)] == [number**2 for number in range(50)]
    results.close()
    _wait_for_processes(others)


def test_closing_the_results_ends_running_tasks(others):
    """Closing the iterator ends its tasks, however long they would run."""
    results: Any = map_parallel(_sleep, range(20), 2)
    assert next(results) == 0
    results.close()
    _wait_for_processes(others)


@needs_kill
def test_killed_process():
    """A killed process raises a `ChelemError` and stops the work."""
    with pytest.raises(ChelemError) as output:
        list(map_parallel(_die, range(20), 2))
    assert output.value.code == "cli.broken"


def test_atomic_write(tmp_path):
    """On an error, an existing file is kept and no temporary file remains."""
    path = tmp_path / "x.pbn"
    path.write_bytes(b"before")
    with pytest.raises(TypeError), atomic_write(path) as file:
        file.writelines((b"half", None))
    assert ([*tmp_path.iterdir()], path.read_bytes()) == ([path], b"before")
    with atomic_write(path) as file:
        file.write(b"after")
    assert ([*tmp_path.iterdir()], path.read_bytes()) == ([path], b"after")


def test_unwritable_path_fails_before_the_work(tmp_path):
    """A folder, or a path in a missing folder, is refused at once."""
    with pytest.raises(IsADirectoryError) as output, atomic_write(tmp_path):
        pytest.fail("the work has begun")
    assert output.value.filename == str(tmp_path)
    with pytest.raises(FileNotFoundError) as absent, atomic_write(tmp_path / "none" / "x.pbn"):
        pytest.fail("the work has begun")
    assert absent.value.filename == str(tmp_path / "none")
