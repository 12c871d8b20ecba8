"""The databases of a campaign: what can happen to each, and the logs that it has in the end."""

import json
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from signal import Signals
from typing import Protocol

import psycopg
from sqlalchemy import select

from chelem.site.database import schema
from chelem.site.database.connecting import connect_engine
from tests.campaigns.faults.history import Json
from tests.support.adversity.control import Adversity
from tests.support.chance import Below
from tests.support.power.survivors import compiled, read_record, rebuild, recording
from tests.support.servers.postgresql import Cluster, emptied

STARTS = 5
"""How many times a PostgreSQL that was killed is started until its old processes have ended."""


class CampaignDatabase(Protocol):
    """A database with what can happen to it; `environ` is for the server's process."""

    url: str
    environ: dict[str, str]
    adversity: Adversity | None

    def lock(self, seconds: float) -> None:
        """Let another program lock it for so long."""

    def settle(self) -> None:
        """Take everything written up to now as safe; the server does not run."""

    def cut_power(self, below: Below) -> None:
        """Leave what a disk may have after a power cut; the server has been killed."""

    def close(self) -> None:
        """End it; its files are gone."""


class SqliteFile:
    """An SQLite file in a folder of its own, whose writes and syncs are recorded."""

    def __init__(self, folder: Path, *, preload: bool) -> None:
        self._disk, self._record = folder / "disk", folder / "record"
        self._disk.mkdir()
        self._file = self._disk / "chelem.db"
        self._before: dict[str, bytes] = {}
        self.url = f"sqlite:///{self._file}"
        self.adversity = Adversity(folder, self._disk) if preload else None
        self.environ = {}
        if self.adversity is not None:
            recorder = compiled(folder)
            self.environ = recording(recorder, self._disk.resolve(), self._record) | self.adversity.environ
            self.environ["LD_PRELOAD"] = f"{self.adversity.library}:{recorder}"

    def lock(self, seconds: float) -> None:
        """Hold the lock of writers."""
        with closing(sqlite3.connect(self._file, isolation_level=None, timeout=20)) as other:
            other.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            other.execute("ROLLBACK")

    def settle(self) -> None:
        """Begin a new record: what a killed program wrote outlives it, recorded or not."""
        found = (path for path in self._disk.iterdir() if path.suffix not in {".lock", ".db-shm"})
        self._before = {path.name: path.read_bytes() for path in found}
        self._record.unlink(missing_ok=True)

    def cut_power(self, below: Below) -> None:
        """Rebuild the folder from what was synced, and some of what was not."""
        changes = read_record(self._record) if self._record.exists() else []
        shutil.rmtree(self._disk)
        self._disk.mkdir()
        rebuild(changes, self._disk, below, self._before)
        self.settle()

    def close(self) -> None:
        """Do nothing: the folder is the campaign's."""


class PostgresqlCluster:
    """A cluster of its own."""

    def __init__(self, folder: Path, *, preload: bool) -> None:
        self.cluster = Cluster()
        self.adversity = None
        self.environ = {}
        if preload:
            folder.chmod(0o755)  # PostgreSQL runs as another user
            self.adversity = Adversity(folder, self.cluster.data)
            self.environ = {"LD_PRELOAD": str(self.adversity.library), **self.adversity.environ}
            self.cluster.environ |= self.environ
        self.cluster.__enter__()
        self.url = emptied(self.cluster.url)

    def _connect(self) -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(self.url.replace("+psycopg", ""), autocommit=True, connect_timeout=20)

    def lock(self, seconds: float) -> None:
        """Lock the table of entries against everybody."""
        with self._connect() as other, other.transaction():
            other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            time.sleep(seconds)

    def disconnect(self) -> int:
        """End all connections of the server; return their number."""
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        with self._connect() as other:
            return len(other.execute(f"{query} AND datname = current_database()").fetchall())

    def stop(self, how: Signals) -> None:
        """End it; SIGKILL ends all its processes."""
        if how is Signals.SIGKILL:
            self.cluster.kill()
        else:
            self.cluster.stop(how)

    def start(self) -> None:
        """Start it again."""
        for _ in range(STARTS):
            with suppress(AssertionError):
                self.cluster.start()
                return
            time.sleep(1)
        self.cluster.start()

    def settle(self) -> None:
        """Do nothing: its files are its own."""

    def cut_power(self, _below: Below) -> None:
        """Kill it as it is; which of its writes a disk forgets is its own concern."""
        self.cluster.kill()
        self.start()

    def close(self) -> None:
        """End it and remove its files."""
        self.cluster.__exit__()


def stored_logs(url: str) -> dict[str, list[Json]]:
    """Return the entries of each table, in order."""
    logs: dict[str, list[Json]] = {}
    rows = schema.entries.c
    engine = connect_engine(url)
    with engine.connect() as connection:
        for code, body in connection.execute(select(rows.code, rows.body).order_by(rows.code, rows.version)):
            logs.setdefault(code, []).append(json.loads(body))
    engine.dispose()
    return logs
