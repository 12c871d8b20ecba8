"""Pages that wait for a change are woken in turn, and none before its turn."""

import asyncio

import pytest

from chelem.site.events.live.paced_wakeups import PacedWakeups

AT_ONCE, A_SECOND, PAGES = 3, 100, 20


async def wait_twice(wakeups: PacedWakeups, asked: list[float], woken: list[float]) -> None:
    """Wait as a page does that asks again after a timeout, and note when it does and when it is woken."""
    with pytest.raises(TimeoutError):
        await wakeups.wait(0.01)
    asked.append(asyncio.get_running_loop().time())
    await wakeups.wait(60)
    woken.append(asyncio.get_running_loop().time())


def test_pages_that_have_asked_again_are_woken_one_after_the_other() -> None:
    """Some are woken at once, and each of the others no earlier than in its turn."""

    async def run() -> None:
        wakeups, asked, woken = PacedWakeups(AT_ONCE, A_SECOND), list[float](), list[float]()
        pages = [asyncio.create_task(wait_twice(wakeups, asked, woken)) for _ in range(PAGES)]
        while len(asked) < PAGES:
            await asyncio.sleep(0.001)
        changed = asyncio.get_running_loop().time()
        wakeups.wake()
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(woken) == AT_ONCE
        await asyncio.gather(*pages)
        for turn, time in enumerate(woken[AT_ONCE:], AT_ONCE):
            assert time - changed >= turn / A_SECOND

    asyncio.run(run())


def test_each_change_is_waited_for_anew() -> None:
    """A page that begins to wait after a change is woken by the next one only, and at once."""

    async def run() -> None:
        wakeups = PacedWakeups(AT_ONCE, A_SECOND)
        for _ in range(2 * AT_ONCE):
            wakeups.wake()
            page = asyncio.create_task(wakeups.wait(60))
            await asyncio.sleep(0)
            assert not page.done()
            wakeups.wake()
            for _ in range(5):
                await asyncio.sleep(0)
            assert page.done()

    asyncio.run(run())
