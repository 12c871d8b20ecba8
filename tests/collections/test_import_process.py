"""The process that reads: how many may wait, how long it may take, what it remembers."""

import asyncio
import time

import pytest

from chelem.collections import import_process as reading
from chelem.collections.import_file import import_boards
from chelem.collections.import_process import EACH, WAITING, ImportProcess
from chelem.core.errors import Refused

pytestmark = pytest.mark.slow


class Slow:
    """Processes that answer when they are let."""

    def __init__(self):
        self.asked = 0
        self.open = asyncio.Event()

    async def ask(self, work, *given, seconds):  # noqa: ARG002 - it waits for ever
        self.asked += 1
        await self.open.wait()
        return work(*given)


@pytest.fixture
def waiting():
    """Run a coroutine with importer that are slow."""

    def run(work):
        async def inside():
            importer = ImportProcess()
            importer.close()
            importer._pool = Slow()
            await work(importer, importer._pool)

        asyncio.run(inside())

    return run


async def started(*coroutines):
    tasks = [asyncio.ensure_future(one) for one in coroutines]
    await asyncio.sleep(0)
    return tasks


def test_so_many_may_wait(waiting):
    """In all, and of one visitor; when they have their answers others may ask."""

    async def work(importer, processes):
        mine = await started(*(importer.ask("me", abs, -1) for _ in range(EACH)))
        with pytest.raises(Refused) as refused:
            await importer.ask("me", abs, -1)
        assert "library.busy" == refused.value.code
        others = await started(*(importer.ask(f"v{n}", abs, -1) for n in range(WAITING - EACH)))
        with pytest.raises(Refused):
            await importer.ask("late", abs, -1)
        processes.open.set()
        assert [1] * WAITING == await asyncio.gather(*mine, *others)
        assert 1 == await importer.ask("me", abs, -1)

    waiting(work)


def test_the_same_is_worked_out_once(waiting):
    """Equal requests share one result, at once or later; a refusal is not cached."""

    async def work(importer, processes):
        answers = await started(*(importer.recall(name, abs, -2) for name in ("a", "b", "c")))
        processes.open.set()
        assert [2, 2, 2] == await asyncio.gather(*answers)
        assert 2 == await importer.recall("d", abs, -2)
        assert 1 == processes.asked
        for _ in range(2):
            with pytest.raises(ValueError, match="invalid literal"):
                await importer.recall("a", int, "x")
        assert 3 == processes.asked

    waiting(work)


def test_what_takes_too_long_is_given_up(monkeypatch):
    """Nobody waits behind it for ever; the next one is answered."""
    monkeypatch.setattr(reading, "SECONDS", 0.01)

    async def work():
        importer = ImportProcess()
        try:
            with pytest.raises(Refused) as refused:
                await importer.ask(None, time.sleep, 600)
            assert "library.slow" == refused.value.code
        finally:
            importer.close()

    asyncio.run(work())


def test_the_process_itself(monkeypatch):
    """It reads beside the server, and says no as the server would."""
    monkeypatch.setattr(reading, "SECONDS", 600)  # whatever else the machine does

    async def work():
        importer = ImportProcess()
        try:
            assert 3 == await importer.ask(None, abs, -3)
            with pytest.raises(Refused) as refused:
                await importer.ask(None, import_boards, b"", "")
            assert "library.nothing" == refused.value.code
        finally:
            importer.close()

    asyncio.run(work())


def test_a_failure_that_nobody_waits_for(waiting, caplog):
    """It is forgotten, to be asked again, but not before the log has it."""

    async def work(importer, processes):
        (left,) = await started(importer.recall("me", divmod, 1, 0))
        await asyncio.sleep(0)
        left.cancel()
        processes.open.set()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not importer._answers

    waiting(work)
    (record,) = caplog.records
    assert "no answer to divmod" == record.getMessage()
    assert ZeroDivisionError is record.exc_info[0]
