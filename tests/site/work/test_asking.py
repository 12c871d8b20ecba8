"""Rule: other processes do work by priority, within its limits, and while somebody waits for it."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from chelem.core import Refused
from chelem.processes import (
    Errand,
    Measuring,
    OverBudget,
    Priority,
    Requester,
    WorkerDied,
    WorkKind,
    WorkQueue,
)
from chelem.site.bus import LocalBus, open_bus
from chelem.site.database.database import open_engine
from chelem.site.work import RemoteCrew, WorkService
from chelem.site.work.remote_crew import WorkFailed
from tests.site.bus.conftest import PATIENCE, until
from tests.site.work import tasks
from tests.support.servers.postgresql import emptied

pytestmark = pytest.mark.slow

PLAY = WorkKind(Priority.PLAY, 60, 20, refusable=False)
HINT = WorkKind(Priority.HINT, 60, 20)
BACKGROUND = WorkKind(Priority.BACKGROUND, 60, 20, refusable=False)
NOBODY = Requester(None)


class ServersQueue(WorkQueue):
    """The queue of a server, with its crew."""

    def __init__(self, crew):
        super().__init__(crew, 1)
        self.crew = crew


class Asking:
    """Servers and workers on buses; a server is a queue of work whose crew is elsewhere."""

    def __init__(self, stack, join, folder):
        self._stack, self._join, self.folder = stack, join, folder

    async def worker(self, count=1, registry=tasks.TASKS, bus=None):
        service = WorkService(bus or await self._join(), registry, count)
        await service.start()
        self._stack.push_async_callback(service.close, 0)
        return service

    async def server(self, *, room=1, bus=None, registry=tasks.TASKS):
        """Return a queue that knows of this much room."""
        crew = RemoteCrew(bus or await self._join(), registry)
        self._stack.callback(crew.close)
        await crew.start()
        await until(lambda: crew.ready >= room)
        return ServersQueue(crew)

    def wait_for(self, queue, kind, name, who=NOBODY):
        return asyncio.ensure_future(queue.ask(kind, who, tasks.wait_for, str(self.folder), name))

    def errand(self, queue, priority):
        """Ask for work as a server does that has not heard what others have asked of the worker."""
        arguments = (str(self.folder), priority.name)
        return asyncio.ensure_future(
            queue.crew.run(Errand(Measuring(tasks.wait_for, 20), arguments, 20, priority))
        )

    @property
    def begun(self):
        file = self.folder / "begun"
        return file.read_text(encoding="utf-8").split() if file.exists() else []

    def allow(self, *names):
        for name in names:
            Path(self.folder, name).touch()


@pytest.fixture(params=["local", "nats", pytest.param("postgresql", marks=pytest.mark.thorough)])
def asking(request, tmp_path):
    """Run a coroutine with servers and workers, in one process or through what carries messages."""
    url = None if request.param == "local" else request.getfixturevalue(request.param)
    if request.param == "postgresql":
        url = emptied(url)
        open_engine(url).dispose()

    @asynccontextmanager
    async def opened():
        async with AsyncExitStack() as stack:
            shared = LocalBus()

            async def join():
                bus = shared if url is None else await open_bus(url)
                stack.push_async_callback(bus.close)
                return bus

            yield Asking(stack, join, tmp_path)

    def run(work):
        async def inside():
            async with asyncio.timeout(PATIENCE), opened() as found:
                await work(found)

        asyncio.run(inside())

    return run


def test_results_and_errors_come_back(asking):
    """As from a process of one's own."""

    async def work(here):
        await here.worker()
        queue = await here.server()
        assert "it" == await queue.ask(PLAY, NOBODY, tasks.note, str(here.folder), "it")
        with pytest.raises(Refused) as refused:
            await queue.ask(PLAY, NOBODY, tasks.refuse, "auction.double")
        assert ("auction.double", {"call": "X"}) == (refused.value.code, refused.value.facts)
        with pytest.raises(WorkFailed, match="fail: ZeroDivisionError"):
            await queue.ask(PLAY, NOBODY, tasks.fail)
        with pytest.raises(WorkerDied):
            await queue.ask(PLAY, NOBODY, tasks.die)
        outcomes = dict.fromkeys(("done", "refused", "failed", "died"), 1)
        assert {"asked": 4} | outcomes == +queue.crew.counts

    asking(work)


def test_a_budget_of_cpu_time_is_kept(asking):
    """And what was used is charged to who asked."""

    async def work(here):
        await here.worker()
        queue = await here.server()
        with pytest.raises(OverBudget):
            await queue.ask(WorkKind(Priority.PLAY, 60, 0.3), Requester("ana"), tasks.burn, str(here.folder))
        assert queue._visitors[False].used("ana") > 0.2

    asking(work)


def test_play_of_any_server_goes_before_hints_of_others(asking):
    """At a worker with one process, which two servers ask."""

    async def work(here):
        service = await here.worker()
        queues = [await here.server(), await here.server()]
        first = here.wait_for(queues[0], PLAY, "first")
        await until(lambda: here.begun)
        hint = here.wait_for(queues[1], HINT, "HINT")
        await until(lambda: service.jobs == 2)
        others = [here.errand(queues[0], priority) for priority in (Priority.PLAY, Priority.LATE)]
        await until(lambda: service.jobs == 4)
        here.allow("first", "HINT", "PLAY", "LATE")
        await asyncio.gather(first, hint, *others)
        assert ["first", "LATE", "PLAY", "HINT"] == here.begun

    asking(work)


def test_the_background_leaves_a_process(asking):
    """A worker takes one piece at a time, and one with a single process none: play begins at once."""

    async def work(here):
        await here.worker(1)
        queue = await here.server()
        alone = here.wait_for(queue, BACKGROUND, "alone")
        assert "play" == await queue.ask(PLAY, NOBODY, tasks.note, str(here.folder), "play")
        assert ["play"] == here.begun
        await here.worker(2)
        await until(lambda: queue.crew.ready == 3)
        more = here.wait_for(queue, BACKGROUND, "more")
        await until(lambda: "alone" in here.begun)
        assert "again" == await queue.ask(PLAY, NOBODY, tasks.note, str(here.folder), "again")
        assert ["play", "alone", "again"] == here.begun
        here.allow("alone", "more")
        await asyncio.gather(alone, more)

    asking(work)


def test_what_nobody_waits_for_is_given_up(asking):
    """When the asker leaves, and when its time is over: the process is free again at once."""

    async def work(here):
        service = await here.worker()
        queue = await here.server()
        left = here.wait_for(queue, PLAY, "left")
        await until(lambda: "left" in here.begun)
        left.cancel()
        await until(lambda: service.jobs == 0)
        with pytest.raises(TimeoutError):
            await here.wait_for(queue, WorkKind(Priority.PLAY, 1, 20), "late")
        await until(lambda: service.jobs == 0)
        assert "next" == await queue.ask(PLAY, NOBODY, tasks.note, str(here.folder), "next")

    asking(work)


def test_a_worker_keeps_the_deadline_itself(asking):
    """Also of a server that has died, and no longer says that it does not wait."""

    async def work(here):
        service = await here.worker()
        bus = await here._join()
        queue = await here.server(bus=bus)
        bus.tell = lambda *_: None
        with pytest.raises(TimeoutError):
            await here.wait_for(queue, WorkKind(Priority.PLAY, 1, 20), "late")
        await until(lambda: service.jobs == 0)

    asking(work)


def test_a_worker_that_is_lost_costs_a_second_try(asking):
    """Nothing is heard of it any more: another one is asked."""

    async def work(here):
        first = await here.worker()
        queue = await here.server()
        asked = here.wait_for(queue, PLAY, "it")
        await until(lambda: here.begun)
        first._beating.cancel()
        first._tell = lambda: None
        for listening in first._listening:
            await listening.close()
        await here.worker()
        await until(lambda: len(here.begun) == 2)
        here.allow("it")
        assert "it" == await asked
        assert 1 == queue.crew.counts["lost"]

    asking(work)


def test_a_worker_that_ends_finishes_what_it_is_at(asking):
    """It takes no more; what takes too long is asked of another one."""

    async def work(here):
        first = await here.worker(2)
        queue = await here.server(room=2)
        short, long = (here.wait_for(queue, PLAY, name) for name in ("short", "long"))
        await until(lambda: len(here.begun) == 2)
        await here.worker()
        closing = asyncio.ensure_future(first.close(2))
        await until(lambda: first._leaving)
        here.allow("short")
        assert "short" == await short
        await closing
        await until(lambda: here.begun.count("long") == 2)
        here.allow("long")
        assert "long" == await long
        assert 0 == queue.crew.counts["lost"]

    asking(work)


def test_workers_of_another_version_are_no_workers(asking):
    """They are not asked; once one of the right version is there, it is."""

    async def work(here):
        await here.worker(2, tasks.OTHERS)
        queue = await here.server(room=0)
        others = await here.server(registry=tasks.OTHERS)
        await others.ask(PLAY, NOBODY, tasks.note, str(here.folder), "other")
        assert (0, True) == (queue.crew.ready, queue.crew.absent)
        waiting = asyncio.ensure_future(queue.ask(PLAY, NOBODY, tasks.note, str(here.folder), "it"))
        await here.worker()
        assert "it" == await waiting
        assert ["other", "it"] == here.begun

    asking(work)
