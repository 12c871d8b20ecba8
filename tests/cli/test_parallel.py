"""Work spread over processes, and files that are written whole or not at all."""

import os
import signal
import time
from itertools import count
from multiprocessing import active_children
from typing import Any

import pytest

from chelem.cli.parallel import over_cores, written_whole
from chelem.core.errors import ChelemError
from tests.support.systems import needs_kill

pytestmark = pytest.mark.slow


def _square(number: int) -> int:
    return number * number


def _sleep(number: int) -> int:
    time.sleep(600 if number else 0)
    return number


def _gone() -> None:
    """Wait for all processes started here; the pool also waits for them and may reap them first."""
    while active_children():
        time.sleep(0.01)


def _die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_results_in_the_order_of_the_tasks():
    """Of an endless supply as well, which is taken no faster than it is worked on."""
    results: Any = over_cores(_square, count(), 2)
    assert [next(results) for _ in range(50)] == [number**2 for number in range(50)]
    results.close()
    _gone()


def test_who_leaves_off_does_not_wait():
    """Tasks that nobody waits for any more are ended, however long they are."""
    results: Any = over_cores(_sleep, range(20), 2)
    assert next(results) == 0
    results.close()
    _gone()


@needs_kill
def test_a_process_that_is_killed():
    """One sentence, and no more work."""
    with pytest.raises(ChelemError) as output:
        list(over_cores(_die, range(20), 2))
    assert output.value.code == "cli.broken"


def test_a_file_is_written_whole_or_not_at_all(tmp_path):
    """On an error, an existing file is kept and no temporary file remains."""
    path = tmp_path / "x.pbn"
    path.write_bytes(b"before")
    with pytest.raises(TypeError), written_whole(path) as file:
        file.writelines((b"half", None))
    assert ([*tmp_path.iterdir()], path.read_bytes()) == ([path], b"before")
    with written_whole(path) as file:
        file.write(b"after")
    assert ([*tmp_path.iterdir()], path.read_bytes()) == ([path], b"after")


def test_what_cannot_be_written_is_said_before_the_work(tmp_path):
    """A folder, or a name in a folder that is not there."""
    with pytest.raises(IsADirectoryError) as output, written_whole(tmp_path):
        pytest.fail("the work has begun")
    assert output.value.filename == str(tmp_path)
    with pytest.raises(FileNotFoundError) as absent, written_whole(tmp_path / "none" / "x.pbn"):
        pytest.fail("the work has begun")
    assert absent.value.filename == str(tmp_path / "none")
