"""An ask of another process that ends soon after the process has ended, or messages have been lost."""

import asyncio
from collections.abc import Callable

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


async def ask_while_there(
    bus: Bus, subject: str, message: bytes, seconds: float, is_there: Callable[[], bool]
) -> bytes:
    """Return the reply to an ask; raise what the bus raises, and `AnswererGone` once `is_there` is false.

    An ask waits for the reply of a process that was killed until its deadline.
    """
    asking = asyncio.ensure_future(bus.ask(subject, message, seconds))
    try:
        left = LAST_ANSWERS
        while not asking.done() and left > 0:
            await asyncio.wait([asking], timeout=PAUSE)
            left = LAST_ANSWERS if is_there() else left - PAUSE
        if not asking.done():
            raise AnswererGone
        return asking.result()
    finally:
        asking.cancel()
