"""The process from which servers and workers of tests are forked: to load the program takes seconds of CPU.

All workers of pytest-xdist use the one of their controller, which ends with it. It loads the program when
the first process is asked for: most runs of a few tests ask for none.
"""

import json
import multiprocessing
import multiprocessing.forkserver
import multiprocessing.resource_tracker
import os
import sys
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path

from chelem.processes import pool
from tests.support.replacing import replace_in

SHARED = "CHELEM_FORK_SERVER"
"""The variable in which workers of pytest-xdist find their controller and the fork server's address."""


class NamedWorker(ForkServerProcess):
    """A worker whose name tells whose it is, as it is the child of the fork server."""

    def run(self) -> None:
        """Take the name, and work."""
        parent = multiprocessing.parent_process()
        assert parent is not None
        Path("/proc/self/comm").write_text(worker_name(parent.pid), encoding="ascii")
        super().run()


class WorkersContext(ForkServerContext):
    """Processes that are forked from the fork server, with names."""

    Process = NamedWorker


def worker_name(owner: int | None) -> str:
    """Return the name of a forked worker of a process, of 15 bytes at most."""
    return f"worker {owner}"


def can_fork() -> bool:
    """Return whether this system has what this module needs."""
    return sys.platform == "linux"


def forking() -> ForkServerContext:
    """Return the context whose processes are forked from the fork server."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.support.servers.loading"])
    return context


def fork_workers() -> None:
    """Let the workers of this process be forked too: spawned, each would load the bots for a second."""
    if can_fork():
        forking()
        replace_in(pool, get_context=lambda _: WorkersContext())


def share_fork_server() -> None:
    """Start it for this process and those that it will start, if none has been started for this one."""
    if not can_fork():
        return
    forking()
    known = vars(multiprocessing.forkserver._forkserver)
    multiprocessing.forkserver.ensure_running()
    key = known.get("_forkserver_authkey")  # since Python 3.14
    os.environ[SHARED] = json.dumps([os.getpid(), known["_forkserver_address"], key and key.hex()])


def use_shared_fork_server() -> None:
    """Use the one of the process that has started this one, if it shares one."""
    controller, address, key = json.loads(os.environ.get(SHARED, "[null, null, null]"))
    if controller != os.getppid():  # the tests of another checkout, perhaps, which one of ours runs
        return
    known = vars(multiprocessing.forkserver._forkserver)
    known["_forkserver_address"] = address
    known["_forkserver_alive_fd"] = os.open(os.devnull, os.O_WRONLY)  # it ends with the controller
    if key is not None:
        known["_forkserver_authkey"] = bytes.fromhex(key)
    keep_fork_server()


def keep_fork_server() -> None:
    """Start no other: the standard library would, for a process that has not started the one in use."""
    running = multiprocessing.resource_tracker.ensure_running
    vars(multiprocessing.forkserver._forkserver)["ensure_running"] = running
