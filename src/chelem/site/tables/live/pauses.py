"""Pauses between attempts at something that fails for now."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from logging import Logger

FIRST = 0.1
LONGEST = 4.0
"""Seconds; whatever failed is tried again soon enough for nobody to take a table for stuck."""


def growing_pauses() -> Iterator[float]:
    """Yield seconds without end: twice as many each time, up to the longest, each a fifth more or less.

    So tables that failed together do not all come back at the same moment.
    """
    pause = FIRST
    while True:
        yield pause * random.uniform(0.8, 1.2)  # noqa: S311 - nothing secret
        pause = min(2 * pause, LONGEST)


async def until_done(work: Callable[[], Awaitable[None]], logger: Logger, facts: Callable[[], str]) -> None:
    """Try work again and again, after growing pauses, until it does not fail; log each failure."""
    for pause in growing_pauses():
        await asyncio.sleep(pause)
        try:
            await work()
        except Exception:
            logger.debug("%s", facts(), exc_info=True)
        else:
            return
