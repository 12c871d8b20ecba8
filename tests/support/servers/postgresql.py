"""A temporary PostgreSQL cluster for the tests, if its programs are installed."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

from sqlalchemy import create_engine, make_url, text
from sqlalchemy.exc import OperationalError

PATIENCE = 60.0


def programs() -> Path | None:
    """Return the folder of the newest PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


def unavailable_reason() -> str:
    """Return why no cluster can be started; empty if one can."""
    if programs() is None:
        return "PostgreSQL is not installed, and CHELEM_TEST_POSTGRESQL names none"
    if os.geteuid() == 0 and not (shutil.which("setpriv") and _other_user()):
        return "PostgreSQL does not run as root, and there is no other user to run it"
    return ""


def _other_user() -> str | None:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


class Cluster:
    """A cluster in a temporary folder, which listens on a socket there and on no port.

    It is a child of the tests, and ends with them, however they end.
    """

    def __init__(self, environ: Mapping[str, str] | None = None) -> None:
        self.environ = {**os.environ, **(environ or {})}
        self._programs = programs()
        self._folder = Path(tempfile.mkdtemp(prefix="chelem-"))  # pytest's own is closed to other users
        self._as = ["setpriv", "--pdeathsig=INT"] if shutil.which("setpriv") else []
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def data(self) -> Path:
        """The folder of its files."""
        return self._folder / "data"

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://chelem@/postgres?host={self._folder}"

    def _command(self, program: str, *words: str) -> list[str]:
        assert self._programs is not None
        return [*self._as, str(self._programs / program), *words]

    def __enter__(self) -> Self:
        if os.geteuid() == 0:
            entry = pwd.getpwnam(str(_other_user()))
            os.chown(self._folder, entry.pw_uid, entry.pw_gid)
            self._as += [f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"]
        made = self._command(
            "initdb", "-D", str(self.data), "-U", "chelem", "--auth=trust", "--no-sync", "--encoding=UTF8"
        )
        subprocess.run(made, check=True, stderr=subprocess.DEVNULL, **self._quiet)
        self.start()
        return self

    @property
    def _quiet(self) -> dict[str, Any]:
        return {"cwd": self._folder, "stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}

    def start(self) -> None:
        """Start it on its files, and wait until it answers."""
        settings = ("listen_addresses=", "fsync=off", "full_page_writes=off")
        options = [word for setting in settings for word in ("-c", setting)]
        served = self._command("postgres", "-D", str(self.data), "-k", str(self._folder), *options)
        self._process = subprocess.Popen(served, stderr=subprocess.DEVNULL, env=self.environ, **self._quiet)
        engine, patience = create_engine(self.url), time.monotonic() + PATIENCE
        while True:
            try:
                engine.connect().close()
                break
            except OperationalError:
                assert self._process.poll() is None, "PostgreSQL has ended"
                assert time.monotonic() < patience, "PostgreSQL does not answer"
                time.sleep(0.05)
        engine.dispose()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """End it: SIGINT closes its connections first, SIGQUIT leaves its files as after a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Kill all its processes."""
        for process in self.processes():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        assert self._process is not None
        self._process.wait(PATIENCE)

    def processes(self) -> list[int]:
        assert self._process is not None
        main = self._process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text(encoding="ascii").split()
        return [main, *map(int, children)]

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop all its processes, as if the network dropped all packets: connections stay open."""
        stopped = self.processes()
        for process in stopped:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in reversed(stopped):
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


def emptied(url: str) -> str:
    """Create an empty database in a cluster and return its URL."""
    name = f"chelem_{uuid4().hex}"
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f'CREATE DATABASE "{name}"'))
    engine.dispose()
    return make_url(url).set(database=name).render_as_string(hide_password=False)
