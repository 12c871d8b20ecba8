"""Tasks for workers of the tests, which say in files that they have begun."""

import os
import time
from pathlib import Path

from chelem.core import Refused
from chelem.site.work.task_registry import TaskRegistry


def note(folder: str, name: str) -> str:
    """Return a name, after a line with it was written into a file."""
    with (Path(folder) / "begun").open("a", encoding="utf-8") as file:
        file.write(f"{name}\n")
    return name


def wait_for(folder: str, name: str) -> str:
    """Note the name, then wait until a file of that name is there."""
    note(folder, name)
    while not (Path(folder) / name).exists():
        time.sleep(0.01)
    return name


def burn(folder: str) -> None:
    """Use CPU time until it is stopped."""
    note(folder, "burn")
    while True:
        pass


def refuse(code: str) -> None:
    """Refuse something."""
    raise Refused(code, call="X")


def fail() -> None:
    """Fail."""
    raise ZeroDivisionError


def die() -> None:
    """End the worker process."""
    os.kill(os.getpid(), 9)


def worker() -> int:
    """Return the worker's process."""
    return os.getpid()


TASKS = TaskRegistry((note, wait_for, burn, refuse, fail, die, worker), {}, os.getpid)
OTHERS = TaskRegistry((note, wait_for), {}, os.getpid)
"""Those of another version of the program."""
