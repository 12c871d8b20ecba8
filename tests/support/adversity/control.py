"""Set the clock of a running program, and fill its disk."""

import mmap
import os
import struct
from pathlib import Path

from tests.support.libraries import compile_library

_CONTROL = struct.Struct("=qq")
SECOND = 1_000_000_000
SOURCE = Path(__file__).with_name("adversity.c")
PRELOAD = "LD_PRELOAD"


def load_into_children(folder: Path) -> None:
    """Load the library into all processes that this one starts from now on, and those forked from them.

    It changes nothing in a process until that has the `environ` of an `Adversity`.
    """
    os.environ[PRELOAD] = str(compile_library(SOURCE, folder))


class Adversity:
    """What a program started with `environ` finds: a clock that is set, a disk that is full."""

    def __init__(self, folder: Path, disk: Path) -> None:
        self.library = compile_library(SOURCE, folder)
        control = folder / "adversity"
        control.write_bytes(_CONTROL.pack(0, 0))
        control.chmod(0o644)
        self.environ = {"CHELEM_ADVERSITY": str(control), "CHELEM_ADVERSITY_FOLDER": str(disk.resolve())}
        with control.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), _CONTROL.size)
        self._clock, self._full = 0, False

    @property
    def clock(self) -> int:
        """By how many seconds the clock is off."""
        return self._clock

    def set_clock(self, seconds: int) -> None:
        """Set the clock that many seconds off the right time."""
        self._clock = seconds
        self._write()

    def fill_disk(self, *, full: bool) -> None:
        """Let no file grow, or free the disk again."""
        self._full = full
        self._write()

    def _write(self) -> None:
        self._shared[:] = _CONTROL.pack(self._clock * SECOND, self._full)
