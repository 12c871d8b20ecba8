"""`chelem` with the words of a command, as a process of its own whose output a test reads."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from tests.support.servers.preloaded import Preloaded, Program, can_fork
from tests.support.servers.serving import Process

PATIENCE = 180


class Command:
    """A command that is running, forked from a process that has loaded the program where that can be."""

    def __init__(self, folder: Path, *words: str, environ: Mapping[str, str] | None = None) -> None:
        number = len(list(folder.glob("*.out")))
        self._out, self._err = folder / f"{number}.out", folder / f"{number}.err"
        self._out.touch()
        self._err.touch()
        whole = {**os.environ, **(environ or {})}
        if can_fork(environ or {}):
            program = Program("chelem", words, folder, whole, self._out, self._err)
            self.process: Process = Preloaded(program)
        else:
            self.process = _started(words, folder, whole, self._out, self._err)

    @property
    def out(self) -> str:
        """What it has printed so far."""
        return self._out.read_text(encoding="utf-8")

    @property
    def err(self) -> str:
        """What it has said on standard error so far."""
        return self._err.read_text(encoding="utf-8")

    def until(self, pattern: str) -> re.Match[str]:
        """Wait until it has printed this, or said it on standard error."""
        patience = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.out + self.err)):
            assert self.process.poll() is None, f"it ended: {self.out}{self.err}"
            assert time.monotonic() < patience, f"it does not print {pattern}: {self.out}{self.err}"
            time.sleep(0.02)
        return found

    def finish(self) -> tuple[int, str, str]:
        """Wait until it ends, and return its status and all that it has printed."""
        status = self.process.wait(timeout=300)
        return status, self.out, self.err

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()

    def terminate(self) -> None:
        """Ask it to end, and wait until it does."""
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)


def _started(
    words: tuple[str, ...], folder: Path, environ: Mapping[str, str], out: Path, err: Path
) -> subprocess.Popen[bytes]:
    with out.open("wb") as printed, err.open("wb") as said:
        return subprocess.Popen(
            [sys.executable, "-m", "chelem", *words],
            cwd=folder,
            env=environ,
            stdin=subprocess.DEVNULL,
            stdout=printed,
            stderr=said,
        )
