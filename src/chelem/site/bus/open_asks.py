"""The asks of a process that have no reply yet."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import count

from chelem.site.bus.faults import BusClosed, NobodyAnswers, Overdue, RemoteFailure

OUTCOMES: dict[type[BaseException], str] = {
    NobodyAnswers: "nobody",
    Overdue: "overdue",
    RemoteFailure: "failed",
    BusClosed: "closed",
    asyncio.CancelledError: "given_up",
}
"""What became of an ask that had no reply, by what it raised."""
ANSWERED = "answered"


class OpenAsks:
    """Futures of replies, by number; numbers are never used again."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._open: dict[int, asyncio.Future[bytes]] = {}
        self._closed = False
        self.outcomes = Counter(dict.fromkeys((ANSWERED, *OUTCOMES.values()), 0))
        """How many asks had a reply, and what became of the others."""

    def __contains__(self, number: int) -> bool:
        return number in self._open

    async def ask(self, subject: str, seconds: float, send: Callable[[int], None]) -> bytes:
        """Send an ask with its number, and return the reply.

        Raise what it is settled with, `Overdue` after `seconds`, `BusClosed` if they are closed.
        """
        outcome = ANSWERED
        try:
            return await self._ask(subject, seconds, send)
        except BaseException as error:
            outcome = OUTCOMES.get(type(error), "failed")
            raise
        finally:
            self.outcomes[outcome] += 1

    async def _ask(self, subject: str, seconds: float, send: Callable[[int], None]) -> bytes:
        if self._closed:
            raise BusClosed("the bus is closed")
        number = next(self._numbers)
        reply: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._open[number] = reply
        try:
            send(number)
            async with asyncio.timeout(seconds):
                return await reply
        except TimeoutError:
            raise Overdue(f"{subject}: no reply within {seconds:g} s") from None
        finally:
            del self._open[number]

    def settle(self, number: int, reply: bytes | Exception) -> None:
        """Give an ask its reply, or what it failed with, unless it has one or nobody waits any more."""
        waiting = self._open.get(number)
        if waiting is None or waiting.done():
            return
        if isinstance(reply, bytes):
            waiting.set_result(reply)
        else:
            waiting.set_exception(reply)

    def close(self) -> None:
        """Fail all open asks, and those to come."""
        self._closed = True
        for number in self._open:
            self.settle(number, BusClosed("the bus was closed"))
