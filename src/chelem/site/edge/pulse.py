"""The pulse of the event loop: how late it is, and that it beats, so that a process that hangs is replaced.

A service manager such as systemd hears each beat. Where nobody listens, as in a container, the process ends
by itself: a thread of faulthandler, which needs neither the loop nor the interpreter, waits for each beat.
"""

import asyncio
import faulthandler
import os
from collections.abc import Callable

from chelem.site.edge.service_manager import tell_service_manager

INTERVAL = 1.0
"""Seconds between two beats, where nobody asks for more."""
MANAGER = "WATCHDOG_USEC"
"""The variable with the microseconds within which the manager wants to hear a beat."""
WATCHDOG = "CHELEM_WATCHDOG"
"""The variable with the seconds after which a process that hangs ends by itself."""
OFTEN = 4
"""How many beats there are in that time: some may be late."""


def interval_of_beats() -> float:
    """Return the seconds between two beats."""
    microseconds = os.environ.get(MANAGER, "")
    within = int(microseconds) / 1e6 if microseconds.isdecimal() else 0.0
    return min(INTERVAL, within / OFTEN) if within else INTERVAL


async def keep_beating(note_delay: Callable[[float], None], watchdog: int | None = None) -> None:
    """Tell the service manager at each beat that the loop goes on, and note how many seconds late it is.

    After `watchdog` seconds without a beat this process writes to standard error where its threads are, and
    ends with status 1.
    """
    interval, loop = interval_of_beats(), asyncio.get_running_loop()
    try:
        while True:
            due = loop.time() + interval
            if watchdog is not None:
                faulthandler.dump_traceback_later(watchdog, exit=True)
            await asyncio.sleep(interval)
            note_delay(max(0.0, loop.time() - due))
            tell_service_manager("WATCHDOG=1")
    finally:
        if watchdog is not None:
            faulthandler.cancel_dump_traceback_later()
