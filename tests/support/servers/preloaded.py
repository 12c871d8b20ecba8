"""The program loaded once, in a process from which servers are forked: loading it takes two seconds of CPU.

A server is a process of its own all the same, to be killed or suspended like any other. So are its workers,
which are forked from the same process, as loading the bots takes another second, and are not its children.
"""

import atexit
import multiprocessing
import multiprocessing.forkserver
import multiprocessing.resource_tracker
import os
import runpy
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path

from chelem.processes import pool
from tests.support.replacing import replace_in

MODULES = [
    "chelem.cli.main",
    "chelem.cli.serve",
    "chelem.cli.club",
    "chelem.site.app",
    "chelem.site.serving",
    "chelem.site.database.holding",
    "tests.support.servers.loaded",
    "anyio._backends._asyncio",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
]
"""What a server loads."""


def forking() -> ForkServerContext:
    """Return the context whose processes are forked from the one that has loaded the program."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(MODULES)
    return context


def fork_workers() -> None:
    """Let the workers of this process be forked too: spawned, each would load the bots for a second."""
    if sys.platform == "linux":
        replace_in(pool, get_context=lambda _: forking())


def can_fork(environ: Mapping[str, str]) -> bool:
    """Return whether a process may be forked with these variables: some are read only as one starts."""
    return sys.platform == "linux" and not any(name.startswith(("LD_", "PYTHON")) for name in environ)


class Preloaded:
    """A process that is `python -m MODULE ARGUMENTS` with this environment, and writes into files."""

    def __init__(
        self,
        module: str,
        arguments: Sequence[str],
        folder: Path,
        environ: Mapping[str, str],
        out: Path,
        err: Path | None = None,
    ) -> None:
        context = forking()
        given = (module, list(arguments), str(folder), dict(environ), str(out), str(err or out))
        self._process: ForkServerProcess = context.Process(target=_become, args=given)
        self._process.start()
        atexit.register(self._end)  # whoever leaves it behind need not wait for it

    @property
    def pid(self) -> int:
        """Its number."""
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        """Return its status if it has ended."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it ends, and return its status; raise `TimeoutError` if that takes too long."""
        self._process.join(timeout)
        if (status := self._process.exitcode) is None:
            raise TimeoutError(f"process {self.pid} goes on")
        return status

    def terminate(self) -> None:
        """Ask it to end."""
        self._process.terminate()

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()

    def _end(self) -> None:
        if self.poll() is None:
            self.kill()


def _become(
    module: str, arguments: list[str], folder: str, environ: dict[str, str], out: str, err: str
) -> None:
    """Run a module in this process as if it had been started for it."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environ)
    nothing, printed = os.open(os.devnull, os.O_RDONLY), os.open(out, os.O_WRONLY)
    said = printed if err == out else os.open(err, os.O_WRONLY)
    for opened, standard in ((nothing, 0), (printed, 1), (said, 2)):
        os.dup2(opened, standard)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(write_through=True)
    _fork_workers_of_server()
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _fork_workers_of_server() -> None:
    """Let workers be forked from the process that forked this one."""
    fork_workers()
    # Where that process runs, none is to be started; the standard library would start one for each server.
    running = multiprocessing.resource_tracker.ensure_running
    vars(multiprocessing.forkserver._forkserver)["ensure_running"] = running
