"""The import process: waiting limits, time limit and cached results."""

import asyncio
import os
import signal
import time
from dataclasses import replace

import pytest

from chelem.core.errors import Refused
from chelem.processes import Requester, WorkQueue, vigil
from chelem.site.collections.domain.import_file import import_boards
from chelem.site.collections.live import import_process
from chelem.site.collections.live.import_process import LIMITS, WORK, ImportProcess
from tests.support.systems import needs_kill

pytestmark = pytest.mark.slow


def endless():
    while True:
        pass


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def asleep():
    time.sleep(600)


class BlockedCrew:
    """A worker that holds all results back until `open` is set."""

    ready, background_room = 1, None

    def __init__(self):
        self.calls = 0
        self.open = asyncio.Event()

    def begin(self):
        pass

    async def run(self, errand):
        assert errand.cpu == WORK.cpu
        self.calls += 1
        await self.open.wait()
        return errand.work(*errand.args)


@pytest.fixture
def with_blocked_crew():
    """Run a coroutine with an import process whose worker is blocked."""

    def run(work):
        async def inside():
            importer, crew = ImportProcess(), BlockedCrew()
            importer.close()
            importer.queue = WorkQueue(crew, 1, LIMITS)
            await work(importer, crew)

        asyncio.run(inside())

    return run


async def started(*coroutines):
    tasks = [asyncio.ensure_future(one) for one in coroutines]
    await asyncio.sleep(0)
    return tasks


def test_waiting_limits(with_blocked_crew):
    """Waiting requests are limited in total and per visitor; answered ones no longer count."""
    most, most_of_one = LIMITS.all_waiting, LIMITS.visitor_waiting

    async def work(importer, crew):
        at_work = await started(importer.run(Requester("first"), abs, -1))
        own = await started(*(importer.run(Requester("me"), abs, -1) for _ in range(most_of_one)))
        with pytest.raises(Refused) as refused:
            await importer.run(Requester("me"), abs, -1)
        assert ("work.busy", 1) <= (refused.value.code, refused.value.facts["seconds"])
        strangers = (importer.run(Requester(f"v{n}"), abs, -1) for n in range(most - most_of_one))
        others = await started(*strangers)
        with pytest.raises(Refused):
            await importer.run(Requester("late"), abs, -1)
        crew.open.set()
        assert [1] * (most + 1) == await asyncio.gather(*at_work, *own, *others)
        assert 1 == await importer.run(Requester("me"), abs, -1)

    with_blocked_crew(work)


def test_an_address_leaves_room(with_blocked_crew):
    """A stranger may be many visitors: others' work still finds a place in the queue."""

    async def work(importer, crew):
        strangers = (
            importer.run(Requester(f"v{n}", "192.0.2.1"), abs, -1) for n in range(LIMITS.all_waiting)
        )
        asked = await started(*strangers)
        other = await started(importer.run(Requester("ana", "192.0.2.2"), abs, -1))
        crew.open.set()
        assert [1] == await asyncio.gather(*other)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert 0 < answers.count(1) <= LIMITS.address_waiting + 1 < len(answers)

    with_blocked_crew(work)


def test_equal_requests_share_one_result(with_blocked_crew):
    """Concurrent and later requests of a visitor share a result; an error is not cached."""

    async def work(importer, crew):
        answers = await started(*(importer.run_cached(Requester("a"), abs, -2) for _ in range(3)))
        crew.open.set()
        assert [2, 2, 2] == await asyncio.gather(*answers)
        assert 2 == await importer.run_cached(Requester("a"), abs, -2)
        assert 1 == crew.calls
        for _ in range(2):
            with pytest.raises(ValueError, match="invalid literal"):
                await importer.run_cached(Requester("a"), int, "x")
        assert 3 == crew.calls

    with_blocked_crew(work)


def test_nobody_learns_from_a_quick_answer_what_another_has_asked(with_blocked_crew):
    """The same request of two visitors is answered twice."""

    async def work(importer, crew):
        crew.open.set()
        assert [2, 2] == [await importer.run_cached(Requester(name), abs, -2) for name in ("a", "b")]
        assert 2 == crew.calls

    with_blocked_crew(work)


@pytest.mark.parametrize(
    ("limits", "work", "code"),
    [
        ({"cpu": 0.01}, endless, "collection.slow"),
        ({"seconds": 0.01}, asleep, "work.busy"),
        ({"seconds": 600}, die, "collection.slow"),
    ],
)
def test_limits_of_a_request(monkeypatch, limits, work, code):
    """One that takes too much CPU time or ends workers is refused for good; one that waits long, for now."""
    monkeypatch.setattr(import_process, "WORK", replace(WORK, **limits))

    async def inside():
        importer = ImportProcess()
        try:
            await importer._crew.start()
            with pytest.raises(Refused) as refused:
                await importer.run(Requester(None), work)
            assert code == refused.value.code
        finally:
            importer.close()

    asyncio.run(inside())


@needs_kill
def test_a_suspended_process_is_replaced(monkeypatch):
    """The next file is read by another one."""
    monkeypatch.setattr(vigil, "PICKUP_SECONDS", 0.2)

    async def inside():
        importer = ImportProcess()
        try:
            pid = await importer.run(Requester(None), os.getpid)
            os.kill(pid, signal.SIGSTOP)
            assert pid != await importer.run(Requester(None), os.getpid)
        finally:
            importer.close()

    asyncio.run(inside())


def test_real_process(monkeypatch):
    """A real worker returns results and raises the same refusals."""
    long = replace(WORK, seconds=600)  # however slow the machine is
    monkeypatch.setattr(import_process, "WORK", long)

    async def work():
        importer = ImportProcess()
        try:
            assert 3 == await importer.run(Requester(None), abs, -3)
            with pytest.raises(Refused) as refused:
                await importer.run(Requester(None), import_boards, b"", "")
            assert "collection.nothing" == refused.value.code
        finally:
            importer.close()

    asyncio.run(work())


def test_failure_without_a_waiter_is_logged(with_blocked_crew, caplog):
    """A failed request is logged and not cached, even if its caller has left."""

    async def work(importer, crew):
        (caller,) = await started(importer.run_cached(Requester("me"), divmod, 1, 0))
        await asyncio.sleep(0)
        caller.cancel()
        crew.open.set()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not importer._results

    with_blocked_crew(work)
    (record,) = caplog.records
    assert "divmod failed in the worker process" == record.getMessage()
    assert ZeroDivisionError is record.exc_info[0]
