"""A crew of workers: every question is answered in time, whatever becomes of a process."""

import asyncio
import os
import signal
import time
import traceback
from functools import partial

import pytest

from chelem.processes import Crew, OverBudget, WorkerDied, crew, vigil
from chelem.processes.measuring import Measuring
from tests.support.processes import is_listed
from tests.support.systems import needs_kill

pytestmark = pytest.mark.slow
LONG = 600.0
"""Seconds that no test takes."""


def asked(work, count=1, **given):
    """Run a coroutine with a crew, one worker by default."""

    async def inside():
        members = Crew(count, **given)
        try:
            async with asyncio.timeout(LONG):
                await work(members)
        finally:
            members.close()

    asyncio.run(inside())


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(path):
    """Die at the first call, and leave a file by which the second call knows better."""
    if path.exists():
        return os.getpid()
    path.touch()
    return die()


def hang_once(path):
    """Be suspended at the first call."""
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return os.getpid()


def endless():
    while True:
        pass


def burn(enough):
    """Compute until a file is there."""
    while not enough.exists():
        sum(range(1000))
    return os.getpid()


def niceness():
    return os.nice(0)


def divide_by_nought():
    return 1 / 0


def warm():
    globals()["warmed"] = True


@pytest.mark.parametrize("nice", [0, 5])
def test_workers_have_their_priority(nice):
    """That of their parent, or a lower one."""

    async def work(members):
        assert min(os.nice(0) + nice, 19) == await members.ask(niceness, seconds=LONG)

    asked(work, nice=nice)


def is_warm():
    return globals().get("warmed", False)


async def pid_of(members):
    return await members.ask(os.getpid, seconds=LONG)


def gone(pid):
    """Whether a process has ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@needs_kill
def test_an_idle_worker_that_is_suspended_is_replaced(monkeypatch):
    """A question to a worker under SIGSTOP is answered by another process; the first one is ended."""
    monkeypatch.setattr(vigil, "PICKUP_SECONDS", 0.2)

    async def work(members):
        idle = await pid_of(members)
        os.kill(idle, signal.SIGSTOP)
        assert idle != await pid_of(members)
        assert 1 == members.replaced
        while not gone(idle):
            await asyncio.sleep(0.05)

    asked(work)


@needs_kill
def test_idle_workers_are_asked_whether_they_are_alive(monkeypatch):
    """One that is suspended while nobody needs it is replaced before anybody does."""
    monkeypatch.setattr(vigil, "PICKUP_SECONDS", 0.2)
    monkeypatch.setattr(crew, "PROBE_INTERVAL", 0.05)

    async def work(members):
        os.kill(await pid_of(members), signal.SIGSTOP)
        while not members.replaced:
            await asyncio.sleep(0.05)

    asked(work)


@pytest.mark.skipif(not is_listed(), reason="the system does not say how much processor time others use")
def test_a_worker_that_is_suspended_in_its_task(tmp_path, monkeypatch):
    """It uses no processor time and waits for none: the task is tried by another process."""
    monkeypatch.setattr(vigil, "IDLE_SECONDS", 1.0)

    async def work(members):
        pid = await members.ask(hang_once, tmp_path / "hung", seconds=LONG)
        assert 1 == members.replaced
        assert pid == await pid_of(members)

    asked(work)


@pytest.mark.skipif(not is_listed(), reason="the system does not say how much processor time others use")
def test_a_worker_that_sleeps_is_replaced(monkeypatch):
    """By two others: a task that sleeps in each is given up."""
    monkeypatch.setattr(vigil, "IDLE_SECONDS", 1.0)

    async def work(members):
        with pytest.raises(WorkerDied):
            await members.ask(time.sleep, LONG, seconds=LONG)
        assert 2 == members.replaced
        assert 8 == await members.ask(pow, 2, 3, seconds=LONG)

    asked(work)


@pytest.mark.skipif(not is_listed(), reason="the system does not say how much processor time others use")
def test_a_worker_that_is_slow_is_left_at_work(tmp_path, monkeypatch):
    """It computes for longer than one may sleep, with hardly a processor: nobody takes its place."""
    monkeypatch.setattr(vigil, "IDLE_SECONDS", 1.0)

    async def work(members):
        worker = await pid_of(members)
        computing = asyncio.ensure_future(members.ask(burn, tmp_path / "enough", seconds=LONG))
        for _ in range(40):  # suspended four fifths of the time, never for as long as a second
            os.kill(worker, signal.SIGSTOP)
            await asyncio.sleep(0.08)
            os.kill(worker, signal.SIGCONT)
            await asyncio.sleep(0.02)
        (tmp_path / "enough").touch()
        assert worker == await computing
        assert 0 == members.replaced

    asked(work)


@pytest.mark.skipif(not is_listed(), reason="the system does not say how much processor time others use")
def test_a_worker_that_does_not_end_is_replaced(monkeypatch):
    """It uses more CPU time than its task may, and does not end by itself."""
    monkeypatch.setattr(vigil, "EXTRA_SECONDS", 0.0)

    async def work(members):
        await members.start()
        with pytest.raises(OverBudget):
            await members.ask(endless, seconds=LONG, cpu=0.1)
        assert 1 == members.replaced
        assert 8 == await members.ask(pow, 2, 3, seconds=LONG)

    asked(work)


@needs_kill
def test_a_task_that_nobody_waits_for_is_interrupted():
    """Its worker is free for the next one, and is the same process."""

    async def work(members):
        worker = await pid_of(members)
        with pytest.raises(TimeoutError):
            await members.ask(Measuring(endless, LONG), seconds=0.2)
        waiting = asyncio.ensure_future(members.ask(Measuring(endless, LONG), seconds=LONG))
        await asyncio.sleep(0.1)
        waiting.cancel()
        assert worker == await pid_of(members)
        assert 0 == members.replaced

    asked(work)


@needs_kill
def test_a_task_that_waits_for_a_worker_and_is_given_up():
    """It gives up its place, too."""

    async def work(members):
        await members.start()
        long = asyncio.ensure_future(members.ask(endless, seconds=LONG))
        waiting = asyncio.ensure_future(members.ask(os.getpid, seconds=LONG))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        assert 0 == len(members._idle._getters)
        long.cancel()

    asked(work)


@needs_kill
def test_many_workers_that_die_are_replaced_one_after_the_other(monkeypatch, caplog):
    """The first ones at once, then as the ration allows."""
    monkeypatch.setattr(crew, "REPLACEMENTS", 2.0)
    monkeypatch.setattr(crew, "REPLACEMENT_RATE", 0.001)
    pauses = []
    sleep = asyncio.sleep

    async def counted(seconds):
        if seconds >= 1:
            pauses.append(seconds)
            seconds = 0
        await sleep(seconds)

    async def work(members):
        await members.start()
        monkeypatch.setattr(asyncio, "sleep", counted)
        for _ in range(2):
            with pytest.raises(WorkerDied):
                await members.ask(die, seconds=LONG)
        await pid_of(members)
        monkeypatch.setattr(asyncio, "sleep", sleep)

    monkeypatch.setattr(crew, "PROBE_INTERVAL", 0.9)
    asked(work)
    assert [1000, 2000] == [round(pause, -3) for pause in pauses]
    assert "many worker processes have been replaced" in caplog.text


@pytest.mark.skipif(not is_listed(), reason="the system does not say how much processor time others use")
def test_a_worker_that_is_suspended_while_it_starts(tmp_path, monkeypatch):
    """It uses no processor time, and is replaced long before the time for a start is over."""
    monkeypatch.setattr(vigil, "IDLE_SECONDS", 1.0)

    async def work(members):
        await pid_of(members)
        assert members.replaced

    asked(work, warm_up=partial(hang_once, tmp_path / "hung"))


@needs_kill
def test_one_that_hangs_delays_no_other(tmp_path):
    """While one worker is suspended the other one answers."""

    async def work(members):
        await members.start()
        hanging = asyncio.ensure_future(members.ask(hang_once, tmp_path / "hung", seconds=LONG))
        while not (tmp_path / "hung").exists():
            await asyncio.sleep(0.01)
        assert 1 == len({await pid_of(members) for _ in range(5)})
        hanging.cancel()

    asked(work, 2)


@needs_kill
def test_all_workers_die():
    """Each is replaced."""

    async def work(members):
        before = {await pid_of(members) for _ in range(8)}
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        after = await asyncio.gather(*(pid_of(members) for _ in range(4)))
        assert not before & set(after)

    asked(work, 2)


@needs_kill
def test_a_task_is_not_blamed_for_workers_that_were_dead():
    """It is tried until it has begun: only workers that die of it count."""

    async def work(members):
        await members.start()
        pids = {await pid_of(members) for _ in range(9)}
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        assert await pid_of(members) not in pids
        assert len(pids) == 3

    asked(work, 3)


@needs_kill
def test_the_task_of_a_worker_that_dies_is_begun_once_more(tmp_path):
    """Once: what kills a second worker is given up, and the crew goes on."""

    async def work(members):
        await members.ask(die_once, tmp_path / "died", seconds=LONG)
        with pytest.raises(WorkerDied):
            await members.ask(die, seconds=LONG)
        assert 8 == await members.ask(pow, 2, 3, seconds=LONG)

    asked(work)


@needs_kill
def test_a_new_process_is_warmed_up_before_it_gets_a_task():
    """After a death as at the start."""

    async def work(members):
        assert await members.ask(is_warm, seconds=LONG)
        with pytest.raises(WorkerDied):
            await members.ask(die, seconds=LONG)
        assert await members.ask(is_warm, seconds=LONG)

    asked(work, warm_up=warm)


def test_a_warm_up_that_fails_is_logged(caplog):
    """The worker gets tasks all the same."""

    async def work(members):
        assert 8 == await members.ask(pow, 2, 3, seconds=LONG)

    asked(work, warm_up=divide_by_nought)
    assert "a worker process cannot be warmed up" in caplog.text


def test_a_task_that_takes_too_long_is_ended(monkeypatch):
    """Even one that nothing interrupts, once it has used too much CPU time; the next one is answered."""
    monkeypatch.setattr(vigil, "EXTRA_SECONDS", 0.0)

    async def work(members):
        await members.start()
        with pytest.raises(TimeoutError):
            await members.ask(endless, seconds=0.01, cpu=0.1)
        assert 8 == await members.ask(pow, 2, 3, seconds=LONG)

    asked(work)


def test_the_deadline_covers_the_wait_for_a_worker():
    """A question behind one that takes long is not kept waiting longer than its own time."""

    async def work(members):
        await members.start()
        long = asyncio.ensure_future(members.ask(endless, seconds=LONG))
        await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await members.ask(pow, 2, 3, seconds=0.1)
        long.cancel()

    asked(work)


def test_a_clock_that_jumps(monkeypatch):
    """Deadlines are kept by a clock that nobody sets: neither early when time leaps on, nor never."""

    async def work(members):
        await members.start()
        monkeypatch.setattr(time, "time", lambda: 4e9)
        assert 8 == await members.ask(pow, 2, 3, seconds=LONG)
        slow = asyncio.ensure_future(members.ask(time.sleep, 0.5, seconds=LONG))
        await asyncio.sleep(0.1)
        monkeypatch.setattr(time, "time", lambda: 8e9)
        assert await slow is None
        with pytest.raises(TimeoutError):
            await members.ask(Measuring(endless, LONG), seconds=0.1)
        assert 8 == await members.ask(pow, 2, 3, seconds=LONG)

    asked(work)


def test_who_no_longer_waits_ends_no_worker():
    """The process goes on and serves the next one: to begin another would take longer."""

    async def work(members):
        before = await pid_of(members)
        waiting = asyncio.ensure_future(members.ask(sum, range(10**6), seconds=LONG))
        await asyncio.sleep(0)
        waiting.cancel()
        assert before == await pid_of(members)

    asked(work)


def test_what_a_task_raises_is_raised():
    """As if it had been called here; the traceback leads into the worker."""

    async def work(members):
        with pytest.raises(ZeroDivisionError) as raised:
            await members.ask(divide_by_nought, seconds=LONG)
        assert "divide_by_nought" in "".join(traceback.format_exception(raised.value))

    asked(work)


@needs_kill
def test_a_worker_that_dies_leaves_a_line(tmp_path, caplog):
    """Which says in what it died, though who asked has an answer."""

    async def work(members):
        await members.ask(die_once, tmp_path / "died", seconds=LONG)

    asked(work)
    (record,) = caplog.records
    assert "a worker died in die_once" == record.getMessage()
    assert record.exc_info[1] is not None
