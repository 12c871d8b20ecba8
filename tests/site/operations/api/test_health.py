"""`/healthz` and `/readyz`: what they check, and that asking often makes no work."""

import asyncio
import os
import signal
import sqlite3
import time
from contextlib import suppress
from types import SimpleNamespace

import httpx
import pytest

from chelem.site.operations.api import health
from chelem.site.operations.api.health import HealthCheck
from chelem.site.tables.live.bot_workers import BotWorkers
from tests.support.processes import is_listed, workers_of
from tests.support.servers.serving import Server


def ask(server, path):
    answer = httpx.get(server.address + path, timeout=30)
    return answer.status_code, answer.json()


def until_answer(server, path, status, before=lambda: None):
    """Ask until the answer has this status, each time after `before`; return its JSON."""
    patience = time.monotonic() + 180
    while True:
        before()
        found, report = ask(server, path)
        if found == status:
            return report
        assert time.monotonic() < patience, report
        time.sleep(0.2)


def suspend_workers(server):
    """Stop all workers, those too that have taken the place of others."""
    for worker in workers_of(server.process.pid):
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGSTOP)


@pytest.mark.slow
def test_a_server_that_has_just_started(tmp_path):
    """It is well from its first answer on, however long its bots take to load."""
    found = []
    # Spawned, its worker loads the bots for itself.
    with Server(tmp_path, "--workers", "1", workers="spawned", module="chelem") as server:

        def ask_health():
            found.append(ask(server, "/healthz"))

        until_answer(server, "/readyz", 200, before=ask_health)
        until_answer(server, "/readyz", 200, before=ask_health)
    assert {200} == {status for status, _ in found}, found


@pytest.mark.slow
@pytest.mark.skipif(not is_listed(), reason="processes are listed by Linux")
def test_a_server_whose_workers_hang(tmp_path):
    """It is ready and well; with all workers stopped it is unwell, and again well once they are replaced."""
    with Server(tmp_path, "--workers", "1", workers=None) as server:
        ready = until_answer(server, "/readyz", 200)
        assert {"status": "ok", "parts": {"database": "ok", "bots": "ok"}} == ready
        until_answer(server, "/healthz", 200)
        report = until_answer(server, "/healthz", 503, before=lambda: suspend_workers(server))
        assert "ok" == report["parts"]["database"]
        assert report["parts"]["bots"] != "ok"
        until_answer(server, "/healthz", 200)


@pytest.mark.slow
@pytest.mark.skipif(not is_listed(), reason="processes are listed by Linux")
def test_a_server_without_preload_loads_bots_when_they_are_asked(tmp_path):
    """It is ready without any, and has a worker once a bot has answered."""
    with Server(tmp_path, "--workers", "1", "--no-preload", workers=None) as server:
        until_answer(server, "/readyz", 200)
        assert not workers_of(server.process.pid)
        until_answer(server, "/healthz", 200)
        assert workers_of(server.process.pid)


@pytest.mark.slow
def test_a_server_whose_database_cannot_be_written(tmp_path):
    """Another program holds the write lock: unwell until it lets go; nothing of the checks is left."""
    with Server(tmp_path) as server:
        until_answer(server, "/healthz", 200)
        other = sqlite3.connect(tmp_path / "chelem.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        report = until_answer(server, "/healthz", 503)
        assert report["parts"]["database"] != "ok"
        other.execute("ROLLBACK")
        until_answer(server, "/healthz", 200)
        assert [] == other.execute("SELECT * FROM health").fetchall()
        other.close()


def test_many_who_ask_make_one_check(monkeypatch):
    """At the same time, and in the next two seconds."""
    made = []

    async def check():
        made.append(1)
        await asyncio.sleep(0)
        return "ok"

    async def work():
        checked = HealthCheck({"database": check})
        reports = await asyncio.gather(*(checked.report() for _ in range(100)))
        assert [{"status": "ok", "parts": {"database": "ok"}}] * 100 == reports
        await checked.report()
        assert 1 == len(made)
        monkeypatch.setattr(health, "CACHED_SECONDS", 0)
        await checked.report()
        assert 2 == len(made)

    asyncio.run(work())


def test_a_part_that_does_not_answer(monkeypatch):
    """It is slow, one that raises has failed, and the others are still checked."""
    monkeypatch.setattr(health, "CHECK_SECONDS", 0.01)

    async def hang():
        await asyncio.Event().wait()

    async def fail():
        raise ValueError

    async def answer():
        return "ok"

    async def work():
        report = await HealthCheck({"a": hang, "b": fail, "c": answer}).report()
        assert {"status": "failed", "parts": {"a": "slow", "b": "failed", "c": "ok"}} == report

    asyncio.run(work())


@pytest.mark.parametrize("state", ["starting", "busy"])
def test_a_part_that_a_restart_would_not_mend(state):
    """The server is well all the same."""

    async def check():
        return state

    report = asyncio.run(HealthCheck({"bots": check}).report())
    assert {"status": "ok", "parts": {"bots": state}} == report


@pytest.mark.parametrize(
    ("progressing", "ready", "state"),
    [(True, 0, "starting"), (True, 1, "busy"), (False, 1, None), (False, 0, None)],
)
def test_bots_that_do_not_answer_in_time(progressing, ready, state):
    """They are starting or busy if they make progress; if not, something is wrong."""

    class Queue:
        async def ask(self, *_):
            raise TimeoutError

    async def work():
        workers = BotWorkers(1)
        workers.queue, workers._crew = Queue(), SimpleNamespace(progressing=progressing, ready=ready)
        if state is not None:
            assert state == await workers.check()
            return
        with pytest.raises(TimeoutError):
            await workers.check()

    asyncio.run(work())
