"""Other programs that keep the processors busy, and a server that may use them only half of the time."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress

BUSY = "while True: pass"
STOPPED, RUNNING = 0.05, 0.05
"""The seconds for which throttled processes are suspended, and then go on."""


@contextmanager
def busy_machine(programs: int) -> Iterator[None]:
    """Let programs compute without end during the body of a `with`, at the usual priority."""
    running = [subprocess.Popen([sys.executable, "-S", "-c", BUSY]) for _ in range(programs)]
    try:
        yield
    finally:
        for program in running:
            program.kill()
        for program in running:
            program.wait()


@asynccontextmanager
async def throttled(processes: Callable[[], Sequence[int]]) -> AsyncIterator[None]:
    """Suspend processes for half of the time during the body of an `async with`."""
    task = asyncio.create_task(_throttle(processes))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        _signal(processes(), signal.SIGCONT)


async def _throttle(processes: Callable[[], Sequence[int]]) -> None:
    while True:
        stopped = processes()
        _signal(stopped, signal.SIGSTOP)
        try:
            await asyncio.sleep(STOPPED)
        finally:
            _signal(stopped, signal.SIGCONT)
        await asyncio.sleep(RUNNING)


def _signal(processes: Iterable[int], sign: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, sign)
