"""The replies that a process is working on, each a task of its own."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from chelem.site.bus.bus import AskHandler
from chelem.site.bus.faults import RemoteFailure
from chelem.site.bus.message_version import NotUnderstood

logger = logging.getLogger(__name__)


class Replies:
    """Tasks that answer asks, until they are done or `close` cancels them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Work on a reply; an error that ends the work is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("the bus has failed with a message", exc_info=error)

    async def close(self) -> None:
        """Cancel all that are not finished, and wait until they have ended."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def make_reply(reply: AskHandler, subject: str, body: bytes) -> bytes | RemoteFailure:
    """Return the reply to an ask; if it fails, log why, and return what the asker may know."""
    try:
        return await reply(body)
    except NotUnderstood as error:
        logger.error("an ask of %s is refused: %s", subject, error)  # noqa: TRY400 - no fault here
        return RemoteFailure(type(error).__name__)
    except Exception as error:
        logger.exception("an ask of %s failed", subject)
        return RemoteFailure(type(error).__name__)
