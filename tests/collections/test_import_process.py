"""The import process: waiting limits, time limit and cached results."""

import asyncio
import time

import pytest

from chelem.collections import import_process
from chelem.collections.import_file import import_boards
from chelem.collections.import_process import MAX_WAITING, MAX_WAITING_PER_VISITOR, ImportProcess
from chelem.core.errors import Refused

pytestmark = pytest.mark.slow


class BlockedPool:
    """A pool that holds all results back until `open` is set."""

    def __init__(self):
        self.calls = 0
        self.open = asyncio.Event()

    async def ask(self, work, *arguments, seconds):  # noqa: ARG002 - the pool's signature
        self.calls += 1
        await self.open.wait()
        return work(*arguments)


@pytest.fixture
def with_blocked_pool():
    """Run a coroutine with an import process whose pool is blocked."""

    def run(work):
        async def inside():
            importer = ImportProcess()
            importer.close()
            importer._pool = BlockedPool()
            await work(importer, importer._pool)

        asyncio.run(inside())

    return run


async def started(*coroutines):
    tasks = [asyncio.ensure_future(one) for one in coroutines]
    await asyncio.sleep(0)
    return tasks


def test_waiting_limits(with_blocked_pool):
    """Waiting requests are limited in total and per visitor; answered ones no longer count."""

    async def work(importer, pool):
        own = await started(*(importer.run("me", abs, -1) for _ in range(MAX_WAITING_PER_VISITOR)))
        with pytest.raises(Refused) as refused:
            await importer.run("me", abs, -1)
        assert "collection.busy" == refused.value.code
        others = await started(
            *(importer.run(f"v{n}", abs, -1) for n in range(MAX_WAITING - MAX_WAITING_PER_VISITOR))
        )
        with pytest.raises(Refused):
            await importer.run("late", abs, -1)
        pool.open.set()
        assert [1] * MAX_WAITING == await asyncio.gather(*own, *others)
        assert 1 == await importer.run("me", abs, -1)

    with_blocked_pool(work)


def test_equal_requests_share_one_result(with_blocked_pool):
    """Concurrent and later requests share a result; an error is not cached."""

    async def work(importer, pool):
        answers = await started(*(importer.run_cached(name, abs, -2) for name in ("a", "b", "c")))
        pool.open.set()
        assert [2, 2, 2] == await asyncio.gather(*answers)
        assert 2 == await importer.run_cached("d", abs, -2)
        assert 1 == pool.calls
        for _ in range(2):
            with pytest.raises(ValueError, match="invalid literal"):
                await importer.run_cached("a", int, "x")
        assert 3 == pool.calls

    with_blocked_pool(work)


def test_time_limit(monkeypatch):
    """A request beyond the time limit is refused."""
    monkeypatch.setattr(import_process, "TIME_LIMIT", 0.01)

    async def work():
        importer = ImportProcess()
        try:
            with pytest.raises(Refused) as refused:
                await importer.run(None, time.sleep, 600)
            assert "collection.slow" == refused.value.code
        finally:
            importer.close()

    asyncio.run(work())


def test_real_process(monkeypatch):
    """A real worker returns results and raises the same refusals."""
    monkeypatch.setattr(import_process, "TIME_LIMIT", 600)  # however slow the machine is

    async def work():
        importer = ImportProcess()
        try:
            assert 3 == await importer.run(None, abs, -3)
            with pytest.raises(Refused) as refused:
                await importer.run(None, import_boards, b"", "")
            assert "collection.nothing" == refused.value.code
        finally:
            importer.close()

    asyncio.run(work())


def test_failure_without_a_waiter_is_logged(with_blocked_pool, caplog):
    """A failed request is logged and not cached, even if its caller has left."""

    async def work(importer, pool):
        (caller,) = await started(importer.run_cached("me", divmod, 1, 0))
        await asyncio.sleep(0)
        caller.cancel()
        pool.open.set()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not importer._results

    with_blocked_pool(work)
    (record,) = caplog.records
    assert "divmod failed in the worker process" == record.getMessage()
    assert ZeroDivisionError is record.exc_info[0]
