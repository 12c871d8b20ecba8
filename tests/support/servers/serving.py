"""`chelem serve` as a process on a free port, with a database that outlives it."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Literal, Protocol, Self

from tests.support.servers.preloaded import Preloaded, Program, can_fork

PATIENCE = 180
ROOT = Path(__file__).parents[3]


class Process(Protocol):
    """A server's process: started for it, or forked from one that has loaded the program."""

    @property
    def pid(self) -> int:
        """Its number."""

    def poll(self) -> int | None:
        """Return its status if it has ended."""

    def wait(self, timeout: float | None = None) -> int:
        """Wait until it ends, and return its status."""

    def terminate(self) -> None:
        """Ask it to end."""

    def kill(self) -> None:
        """End it at once."""


class Server:
    """A server that can be killed and started again at the same address."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        python: str = sys.executable,
        environ: Mapping[str, str] | None = None,
        files: int | None = None,
        limits: Mapping[str, float] | None = None,
        database: str | None = None,
        module: str | None = None,
        workers: int | Literal["spawned"] | None = 1,
    ) -> None:
        """`workers`: None where the options say how many, "spawned" where each also loads the bots itself."""
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'chelem.db'}"
        few = ("--workers", str(workers), "--no-preload") if isinstance(workers, int) else ()
        self.options = (*options, *few)
        self.spawns = workers == "spawned"  # so that they are its children
        self.files = files  # the most descriptors that it may open
        self.limits = limits  # of `Limits`, instead of the usual ones
        self.python = python
        self.environ = {**os.environ, "PYTHONUNBUFFERED": "1", **(environ or {})}
        self.forks = python == sys.executable and can_fork(environ or {})
        """Whether it is forked; otherwise it is started, and its workers are spawned."""
        if limits is not None:
            module = "tests.support.servers.small_limits"
        # Where nothing is said of it, a board is compared with few other tables, for which robots play.
        self.module = module or ("tests.support.servers.quick_events" if self.forks else "chelem")
        self.port = 0
        self.address = ""
        self.process: Process | None = None

    def start(self) -> Self:
        """Start it, and wait until it prints its address."""
        said = self.folder / "said.txt"
        said.write_bytes(b"")
        own = [] if self.limits is None else [json.dumps(self.limits)]
        arguments = [*own, "serve", "--port", str(self.port), "--database", self.database, *self.options]
        self.process = self._forked(arguments, said) if self.forks else self._started(arguments, said)
        patience = time.monotonic() + PATIENCE
        while not (found := re.search(r"https?://[^/\s]+:(\d+)", said.read_text(encoding="utf-8"))):
            ended = self.process.poll() is not None
            assert not ended, f"the server ended: {said.read_text(encoding='utf-8')}"
            assert time.monotonic() < patience, "the server does not say its address"
            time.sleep(0.02)
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"
        return self

    def _forked(self, arguments: list[str], said: Path) -> Process:
        program = Program(self.module, arguments, self.folder, self.environ, said, said)
        return Preloaded(replace(program, files=self.files, spawns=self.spawns))

    def _started(self, arguments: list[str], said: Path) -> Process:
        if self.module != "chelem":
            self.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), self.environ.get("PYTHONPATH", "")])
        command = [self.python, "-m", self.module, *arguments]
        if self.files is not None:
            command = ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]
        with said.open("wb") as out:
            return subprocess.Popen(
                command, cwd=self.folder, env=self.environ, stdin=subprocess.DEVNULL, stdout=out, stderr=out
            )

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """Stop it by Ctrl-C; kill it if that fails."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(timeout=60)
        except (subprocess.TimeoutExpired, TimeoutError):
            self.kill()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()
