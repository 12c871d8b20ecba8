"""Rule: an ask ends soon after the process that was asked is gone, unless it still replies."""

import asyncio
from itertools import count

import pytest

from chelem.site.bus import LocalBus, Overdue
from chelem.site.relay import asking as asking_module
from chelem.site.relay.asking import AnswererGone, Asking


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Look every millisecond, and wait ten of them for a last reply."""
    monkeypatch.setattr(asking_module, "PAUSE", 0.001)
    monkeypatch.setattr(asking_module, "LAST_ANSWERS", 0.01)


def run(work):
    """Run a coroutine with a process whose bus has one answerer: it replies once an event is set."""

    async def inside():
        bus, replies = LocalBus(), asyncio.Event()

        async def reply(body):
            await replies.wait()
            return body

        await bus.answer("calls", reply)
        asking = Asking(bus)
        await asyncio.wait_for(work(asking, replies), 60)
        assert not asking._waiting
        await bus.close()

    asyncio.run(inside())


def replying_after(number, replies, is_seen=lambda _look: False):
    """Return a look at a process, which replies at the look of this number."""
    looks = count(1)

    def is_there():
        look = next(looks)
        if look == number:
            replies.set()
        return is_seen(look)

    return is_there


def test_a_process_that_is_gone():
    """All asks of it end, and no ask of another process."""

    async def work(asking, replies):
        other = asyncio.create_task(asking.ask("calls", b"other", 60, lambda: True))
        gone = [asking.ask("calls", b"gone", 60, lambda: False) for _ in range(3)]
        outcomes = await asyncio.gather(*gone, return_exceptions=True)
        assert [AnswererGone] * 3 == [type(outcome) for outcome in outcomes]
        replies.set()
        assert await other == b"other"

    run(work)


def test_the_last_replies_of_a_process():
    """A process that hands over still replies to what it was asked before."""

    async def work(asking, replies):
        assert await asking.ask("calls", b"late", 60, replying_after(3, replies)) == b"late"

    run(work)


def test_a_process_that_is_seen_again(monkeypatch):
    """The silence before does not count."""
    monkeypatch.setattr(asking_module, "LAST_ANSWERS", 0.0055)

    async def work(asking, replies):
        is_there = replying_after(40, replies, lambda look: look % 5 == 0)
        assert await asking.ask("calls", b"seen", 60, is_there) == b"seen"

    run(work)


def test_other_ends_stay_what_they_are():
    """A deadline of the bus, and a task that is cancelled."""

    async def work(asking, _replies):
        with pytest.raises(Overdue):
            await asking.ask("calls", b"", 0.01, lambda: True)
        task = asyncio.create_task(asking.ask("calls", b"", 60, lambda: True))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(work)


def test_nothing_ticks_while_nothing_is_asked():
    """The timer is there only while an ask waits."""

    async def work(asking, replies):
        replies.set()
        await asking.ask("calls", b"", 60, lambda: True)
        await asyncio.sleep(0.01)
        assert asking._timer is None

    run(work)
