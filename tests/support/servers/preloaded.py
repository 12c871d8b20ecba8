"""A program in a process that is forked from one that has loaded it.

It is a process of its own all the same, to be killed or suspended like any other. So are its workers, which
are forked from the same process and are not its children, unless they are spawned as those of users are.
"""

import atexit
import multiprocessing
import os
import resource
import runpy
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from tests.support.servers import fork_server


def can_fork(environ: Mapping[str, str]) -> bool:
    """Return whether a process may be forked with these variables: some are read only as one starts."""
    return fork_server.can_fork() and not any(name.startswith(("LD_", "PYTHON")) for name in environ)


@dataclass(frozen=True, slots=True)
class Program:
    """`python -m MODULE ARGUMENTS` with this environment, which writes into files."""

    module: str
    arguments: Sequence[str]
    folder: Path
    environ: Mapping[str, str]
    out: Path
    err: Path
    files: int | None = None
    """The most descriptors that it may open."""
    spawns: bool = False
    """Whether its workers are spawned."""

    def run(self) -> None:
        """Run it in this process as if that had been started for it."""
        os.chdir(self.folder)
        os.environ.clear()
        os.environ.update(self.environ)
        nothing, printed = os.open(os.devnull, os.O_RDONLY), os.open(self.out, os.O_WRONLY)
        said = printed if self.err == self.out else os.open(self.err, os.O_WRONLY)
        for opened, standard in ((nothing, 0), (printed, 1), (said, 2)):
            os.dup2(opened, standard)
        for stream in (sys.stdout, sys.stderr):
            stream.reconfigure(write_through=True)
        if self.files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))
        if not self.spawns:
            fork_server.fork_workers()
            fork_server.keep_fork_server()
        threading.Thread(target=_end_with_parent, daemon=True).start()
        sys.argv = [self.module, *self.arguments]
        runpy.run_module(self.module, run_name="__main__", alter_sys=True)


def _end_with_parent() -> None:
    """End this process when the one that asked for it has been killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Preloaded:
    """A process that runs a program."""

    def __init__(self, program: Program) -> None:
        self._process: ForkServerProcess = fork_server.forking().Process(target=program.run)
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
