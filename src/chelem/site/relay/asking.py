"""An ask of another process that ends soon after the process has ended, or messages have been lost."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from chelem.core import Busy
from chelem.site.bus import Bus, BusError, NotUnderstood, RemoteFailure
from chelem.site.relay.owners import PAUSE

LAST_ANSWERS = 1.0
"""The seconds for which a process that seems to be gone may still answer what it was asked before."""


def refusal_of(error: BusError) -> Busy:
    """Return the refusal of a request that another process has not answered."""
    apart = isinstance(error, NotUnderstood) or (
        isinstance(error, RemoteFailure) and error.name == NotUnderstood.__name__
    )
    return Busy("message.apart" if apart else "message.failed")


class AnswererGone(BusError):
    """The process that was asked is gone, or its reply lost; nobody knows whether it has done it."""


@dataclass(slots=True)
class _Waiting:
    """An ask without a reply, and for how many seconds the answerer may still be silent once it is gone."""

    is_there: Callable[[], bool]
    left: float = LAST_ANSWERS


class Asking:
    """Asks other processes; one timer watches over all that are asked.

    By the bus alone, an ask waits for the reply of a process that was killed until its deadline.
    """

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._waiting: dict[asyncio.Timeout, _Waiting] = {}
        self._timer: asyncio.TimerHandle | None = None

    async def ask(self, subject: str, message: bytes, seconds: float, is_there: Callable[[], bool]) -> bytes:
        """Return a reply; raise what the bus raises, and `AnswererGone` soon after `is_there` is false."""
        try:
            async with asyncio.timeout(None) as limit:
                self._waiting[limit] = _Waiting(is_there)
                self._watch()
                try:
                    return await self._bus.ask(subject, message, seconds)
                finally:
                    del self._waiting[limit]
        except TimeoutError as error:
            raise AnswererGone from error

    def _watch(self) -> None:
        if self._timer is None and self._waiting:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._look)

    def _look(self) -> None:
        """End the asks of processes that have been gone for `LAST_ANSWERS`."""
        now = asyncio.get_running_loop().time()
        for limit, waiting in self._waiting.items():
            if waiting.is_there():
                waiting.left = LAST_ANSWERS
                continue
            waiting.left -= PAUSE
            if waiting.left <= 0 and not limit.expired():
                limit.reschedule(now)
        self._timer = None
        self._watch()
