"""Whether a server works: it keeps a row and deletes it, and asks a bot a question, with time limits."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Literal

from typing_extensions import TypedDict

from chelem.live.lobby import Lobby
from chelem.store.health import check_schema, keep_and_delete_row

CHECK_SECONDS = 4.0
"""The longest time that a part of the server may take to answer."""
CACHED_SECONDS = 2.0
"""How long a result is given again: asking often makes no work."""

PartState = Literal["ok", "failed", "slow"]
Check = Callable[[], Awaitable[None]]


logger = logging.getLogger(__name__)


class HealthReport(TypedDict):
    """Whether all parts work, and each of them."""

    status: Literal["ok", "failed"]
    parts: dict[str, PartState]


class HealthCheck:
    """Checks of the parts of a server, made together, once for all who ask at the same time."""

    def __init__(self, checks: Mapping[str, Check]) -> None:
        self._checks = checks
        self._last: asyncio.Task[HealthReport] | None = None
        self._ended = -CACHED_SECONDS

    async def report(self) -> HealthReport:
        """Return the state of the parts, checked in the last seconds."""
        now = asyncio.get_running_loop().time()
        if self._last is None or (self._last.done() and now - self._ended >= CACHED_SECONDS):
            self._last = asyncio.create_task(self._run())
        return await asyncio.shield(self._last)

    async def _run(self) -> HealthReport:
        states = await asyncio.gather(*(_state(*each) for each in self._checks.items()))
        self._ended = asyncio.get_running_loop().time()
        failed = any(state != "ok" for state in states)
        return {"status": "failed" if failed else "ok", "parts": dict(zip(self._checks, states, strict=True))}


async def _state(name: str, check: Check) -> PartState:
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            await check()
    except TimeoutError:
        return "slow"
    except Exception:
        logger.exception("the check of the %s failed", name)
        return "failed"
    return "ok"


def works(lobby: Lobby) -> HealthCheck:
    """Return the check whether moves are kept and bots answer."""
    return HealthCheck({"database": lambda: keep_and_delete_row(lobby.database), "bots": lobby.workers.check})


def is_ready(lobby: Lobby) -> HealthCheck:
    """Return the check whether the database is migrated and a worker has loaded the bots, if one is to."""

    async def check_warm() -> None:
        if lobby.workers.begun and not lobby.workers.ready:
            raise TimeoutError

    return HealthCheck({"database": lambda: check_schema(lobby.database), "bots": check_warm})
