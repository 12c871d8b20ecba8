"""Pages that wait for the same change, woken no faster than the server can serve them."""

import asyncio


class PacedWakeups:
    """Wakes those who wait: the first few at once, the others in order, at most a number of them a second."""

    def __init__(self, at_once: int, a_second: int) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._change = _Change()

    async def wait(self, seconds: float) -> None:
        """Return in one's turn after the next change; raise `TimeoutError` if there is none in some seconds.

        The turn is taken at the change, not when the wait begins: pages ask again after each timeout, when
        all the others are waiting.
        """
        change = self._change
        async with asyncio.timeout(seconds):
            await change.wait()
        turn = change.woken
        change.woken += 1
        if turn >= self._at_once:
            await asyncio.sleep(turn / self._a_second)

    def wake(self) -> None:
        """Begin to wake all who wait now."""
        self._change.set()
        self._change = _Change()


class _Change(asyncio.Event):
    """A change that pages wait for."""

    woken = 0
    """How many of them have been woken."""
