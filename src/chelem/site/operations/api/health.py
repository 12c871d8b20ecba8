"""Whether a server works: it keeps a row and deletes it, and asks a bot a question, with time limits."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from typing_extensions import TypedDict

from chelem.site.database import check_schema, keep_and_delete_row
from chelem.site.tables import Lobby

CHECK_SECONDS = 4.0
"""The longest time that a part of the server may take to answer."""
CACHED_SECONDS = 2.0
"""How long a result is given again: asking often makes no work."""

PartState = Literal["ok", "starting", "busy", "failed", "slow"]
"""How a part is: `slow` is one that does not answer in time, though it is neither starting nor busy."""
SOUND: Collection[PartState] = frozenset({"ok", "starting", "busy"})
"""The states that no restart would mend."""
Check = Callable[[], Awaitable[PartState]]


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
        states = await asyncio.gather(*(_state(*check) for check in self._checks.items()))
        self._ended = asyncio.get_running_loop().time()
        failed = any(state not in SOUND for state in states)
        return {"status": "failed" if failed else "ok", "parts": dict(zip(self._checks, states, strict=True))}


@dataclass(frozen=True, slots=True)
class ServerChecks:
    """The checks that a server is asked for."""

    works: HealthCheck
    is_ready: HealthCheck


async def _state(name: str, check: Check) -> PartState:
    try:
        async with asyncio.timeout(CHECK_SECONDS):
            return await check()
    except TimeoutError:
        return "slow"
    except Exception:
        logger.exception("the check of the %s failed", name)
        return "failed"


def works(lobby: Lobby) -> HealthCheck:
    """Return the check whether moves are kept and bots answer."""

    async def check_database() -> PartState:
        await keep_and_delete_row(lobby.database)
        return "ok"

    return HealthCheck({"database": check_database, "bots": lobby.workers.check})


def is_ready(lobby: Lobby) -> HealthCheck:
    """Return the check whether the database is migrated, and the bots loaded where a worker loads them."""

    async def check_warm() -> PartState:
        return "slow" if lobby.workers.begun and not lobby.workers.ready else "ok"

    async def check_database() -> PartState:
        await check_schema(lobby.database)
        return "ok"

    return HealthCheck({"database": check_database, "bots": check_warm})
