"""Several processes share the shards: they come, go, are killed and stopped; no shard has two writers."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import select, text

from chelem.site.database import SHARDS, server_tables
from tests.site.ownership.conftest import LEASE, PATIENCE, until
from tests.support.adversity.control import Adversity
from tests.support.libraries import unavailable_reason
from tests.support.thorough import thorough

ROOT = Path(__file__).parents[3]


class Running:
    """A process that writes to its shards."""

    def __init__(self, url: str, name: str, folder: Path, environ: dict[str, str]) -> None:
        self._output = folder / f"{name}.txt"
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        with self._output.open("w") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.support.servers.fenced_writer", url, name],
                env={**os.environ, "PYTHONPATH": path, **environ},
                stdout=output,
                stderr=subprocess.STDOUT,
            )

    def lines(self, what: str) -> list[tuple[int, ...]]:
        """Return the facts of the lines that begin so."""
        found = re.findall(rf"^{what}((?: \d+)+)$", self._output.read_text(encoding="utf-8"), re.MULTILINE)
        return [tuple(map(int, facts.split())) for facts in found]

    def end(self) -> int:
        """Ask it to end, and return its status."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


@contextmanager
def running(leased, name: str, folder: Path, environ: dict[str, str] | None = None) -> Iterator[Running]:
    """Run a process until the end of the block at the latest."""
    started = Running(leased.url, name, folder, environ or {})
    try:
        yield started
    finally:
        started.process.kill()
        started.process.wait()


def until_shared(leased, **shares):
    until(lambda: leased.shares() == shares, lambda: str(leased.shares()))


def check_records(leased):
    """Check that epochs never fall, that an epoch has one writer, and that much was written."""
    written = leased.written()
    newest, writers = {}, {}
    for record in written:
        assert newest.get(record.shard, 0) <= record.epoch, record
        newest[record.shard] = record.epoch
        assert record.owner == writers.setdefault((record.shard, record.epoch), record.owner), record
    assert len(written) > 100


def test_processes_come_and_go(leased, tmp_path):
    """Two have half each; a third gets its share from both; what one that ends had, the others have."""
    with running(leased, "ana", tmp_path) as ana:
        until_shared(leased, ana=SHARDS)
        with running(leased, "bob", tmp_path) as bob:
            until_shared(leased, ana=512, bob=512)
            with running(leased, "cal", tmp_path) as cal:
                until(lambda: [340, 342, 342] == sorted(leased.shares().values()))
                written = len(leased.written())
                until(lambda: len(leased.written()) > written + 100)
                assert 0 == cal.end()
                gone = {shard for (shard,) in [*cal.lines("left"), *cal.lines("lost")]}
                assert {shard for shard, _ in cal.lines("taken")} == gone
                assert [] == leased.rows(
                    select(server_tables.processes).where(server_tables.processes.c.id == "cal")
                )
                until_shared(leased, ana=512, bob=512)
            assert 0 == bob.end()
            until_shared(leased, ana=SHARDS)
        assert 0 == ana.end()
    assert {} == leased.shares()
    assert [] == leased.rows(select(server_tables.processes))
    assert [] == leased.rows(select(LEASE.shard).where(LEASE.owner.is_not(None)))
    check_records(leased)


def test_a_killed_process(leased, tmp_path):
    """The others take its shards once its leases have expired by the database's clock, and never before."""
    with running(leased, "ana", tmp_path) as ana, running(leased, "bob", tmp_path) as bob:
        until_shared(leased, ana=512, bob=512)
        ana.process.send_signal(signal.SIGSTOP)  # so that nothing is taken before it is looked at
        bob.process.kill()
        bob.process.wait()
        leased.run(text("CREATE TABLE before AS SELECT * FROM leases WHERE owner = 'bob'"))
        ana.process.send_signal(signal.SIGCONT)
        both = "FROM before JOIN leases USING (shard) WHERE"
        early = text(f"SELECT shard {both} leases.owner <> 'bob' AND now() < before.until")
        later = text(f"SELECT shard {both} leases.epoch > before.epoch")

        def taken():
            assert [] == leased.rows(early)
            return leased.shares() == {"ana": SHARDS}

        until(taken)
        assert 512 == len(leased.rows(later))
    check_records(leased)


def until_nothing_is_written(leased):
    """Wait until no transaction of a stopped process is left, which could still be committed."""
    left = text(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
        "AND state <> 'idle'"
    )
    until(lambda: not leased.rows(left))


def last_number(leased):
    """Return the last number that was given to a record."""
    return leased.rows(text("SELECT last_value FROM records_number_seq"))[0][0]


def test_a_stopped_process(leased, tmp_path):
    """It has lost its shards before it knows: what it then writes is not stored; it gets others later."""
    with running(leased, "ana", tmp_path), running(leased, "bob", tmp_path) as bob:
        until_shared(leased, ana=512, bob=512)
        before = {shard for shard, lease in leased.leases().items() if lease.owner == "bob"}
        bob.process.send_signal(signal.SIGSTOP)
        until_shared(leased, ana=SHARDS)
        last, epochs = last_number(leased), {shard: lease.epoch for shard, lease in leased.leases().items()}
        bob.process.send_signal(signal.SIGCONT)
        until(lambda: {shard for (shard,) in bob.lines("lost")} >= before)
        until_shared(leased, ana=512, bob=512)
        later = [record for record in leased.written() if record.number > last]
        assert all(record.epoch >= epochs[record.shard] for record in later)
        assert all(record.epoch > epochs[record.shard] for record in later if record.owner == "bob")
    check_records(leased)


@thorough
def test_a_process_that_is_stopped_alone(leased, tmp_path):
    """Nobody has taken its shards: it goes on with them, once their leases are renewed."""
    with running(leased, "ana", tmp_path) as ana:
        until_shared(leased, ana=SHARDS)
        epochs = {shard: lease.epoch for shard, lease in leased.leases().items()}
        ana.process.send_signal(signal.SIGSTOP)
        until(lambda: leased.shares() == {})
        until_nothing_is_written(leased)
        last = last_number(leased)
        ana.process.send_signal(signal.SIGCONT)
        until_shared(leased, ana=SHARDS)
        until(lambda: last_number(leased) > last + 100)
        assert epochs == {shard: lease.epoch for shard, lease in leased.leases().items()}
        assert [] == ana.lines("lost")
    check_records(leased)


@thorough
@pytest.mark.skipif(bool(unavailable_reason()), reason=unavailable_reason())
def test_a_process_whose_clock_is_set(leased, tmp_path):
    """A day forward or back changes nothing: its leases go on being renewed by the database's clock."""
    adversity = Adversity(tmp_path, tmp_path)
    environ = {"LD_PRELOAD": str(adversity.library), **adversity.environ}
    with running(leased, "ana", tmp_path, environ) as ana:
        until_shared(leased, ana=SHARDS)
        for seconds in (86_400, -86_400):
            adversity.set_clock(seconds)
            for _ in range(3):
                renewed = max(lease.until for lease in leased.leases().values())
                until(lambda known=renewed: max(lease.until for lease in leased.leases().values()) > known)
        written = last_number(leased)
        until(lambda: last_number(leased) > written + 100)
        assert 0 == ana.end()
    check_records(leased)
