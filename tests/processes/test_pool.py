"""Worker processes: what becomes of tasks and workers when something ends."""

import asyncio
import os
import signal
import subprocess
import sys
import traceback

import pytest

from chelem.processes import WorkerDied, WorkerPool
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


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(path):
    """Die at the first call, and leave a file by which the second call knows better."""
    if path.exists():
        return os.getpid()
    path.touch()
    return die()


def endless():
    while True:
        pass


def asked(work):
    """Run a coroutine with a pool of one worker."""

    async def inside():
        pool = WorkerPool(1)
        try:
            await work(pool)
        finally:
            pool.shutdown(cancel_futures=True)

    asyncio.run(inside())


@needs_kill
def test_the_task_of_a_worker_that_dies_is_begun_once_more(tmp_path):
    """Once: what kills a second worker is given up, and the pool goes on."""

    async def work(pool):
        assert os.getpid() != await pool.ask(die_once, tmp_path / "died")
        with pytest.raises(WorkerDied):
            await pool.ask(die)
        assert 8 == await pool.ask(pow, 2, 3)

    asked(work)


@needs_kill
def test_an_idle_worker_that_dies_is_replaced():
    """The next task runs normally."""

    async def work(pool):
        idle = await pool.ask(os.getpid)
        os.kill(idle, signal.SIGKILL)
        assert idle != await pool.ask(os.getpid)
        assert 8 == await pool.ask(pow, 2, 3)

    asked(work)


def test_a_task_that_takes_too_long_is_ended():
    """Even one that never looks up; the next one is answered."""

    async def work(pool):
        with pytest.raises(TimeoutError):
            await pool.ask(endless, seconds=0.01)
        assert 8 == await pool.ask(pow, 2, 3)

    asked(work)


def test_who_no_longer_waits_ends_no_worker():
    """The process goes on and serves the next one: to begin another would take longer."""

    async def work(pool):
        before = await pool.ask(os.getpid)
        waiting = asyncio.ensure_future(pool.ask(sum, range(10**6)))
        await asyncio.sleep(0)
        waiting.cancel()
        assert before == await pool.ask(os.getpid)

    asked(work)


def test_what_a_task_raises_is_raised():
    """As if it had been called here; the traceback leads into the worker."""

    async def work(pool):
        with pytest.raises(ZeroDivisionError) as raised:
            await pool.ask(divide_by_nought)
        assert "divide_by_nought" in "".join(traceback.format_exception(raised.value))

    asked(work)


def divide_by_nought():
    return 1 / 0


@needs_kill
def test_a_worker_that_dies_leaves_a_line(tmp_path, caplog):
    """Which says in what it died, though who asked has an answer."""

    async def work(pool):
        await pool.ask(die_once, tmp_path / "died")

    asked(work)
    (record,) = caplog.records
    assert "a worker died in die_once" == record.getMessage()
    assert record.exc_info[1] is not None
