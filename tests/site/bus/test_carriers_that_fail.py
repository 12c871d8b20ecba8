"""A carrier that is away, frozen or started again; processes that end without a word."""

import asyncio
import subprocess
import sys
from contextlib import asynccontextmanager, contextmanager

import pytest

from chelem.site.bus import BusError, NobodyAnswers, Overdue, open_bus, outbox, postgres_bus, postgres_session
from chelem.site.database.database import open_engine
from tests.site.bus.conftest import PATIENCE, until
from tests.support.servers import nats, postgresql
from tests.support.servers.nats import NatsServer
from tests.support.servers.postgresql import Cluster
from tests.support.servers.serving import ROOT
from tests.support.thorough import first_of

LONG = 30.0


@pytest.fixture(params=first_of(["postgresql", "nats"], "postgresql"))
def carrier(request):
    """A carrier of its own, which can be stopped and started, with `url`."""
    if reason := {"postgresql": postgresql, "nats": nats}[request.param].unavailable_reason():
        pytest.skip(reason)
    with Cluster() if request.param == "postgresql" else NatsServer() as server:
        if request.param == "postgresql":
            open_engine(server.url).dispose()
        yield server


@asynccontextmanager
async def buses(url, number=2):
    """Open the buses of several processes."""
    opened = [await open_bus(url) for _ in range(number)]
    try:
        yield opened
    finally:
        for bus in opened:
            await bus.close()


def run(work):
    asyncio.run(asyncio.wait_for(work, 2 * PATIENCE))


async def echo(body):
    return body


async def asked(bus, subject, body):
    """Ask until there is a reply, as nobody may answer yet."""
    while True:
        try:
            return await bus.ask(subject, body, LONG)
        except BusError:
            await asyncio.sleep(0.01)


def test_a_carrier_that_is_started_again(carrier, caplog):
    """The buses know that it is away, and are there again when it is, with all that they listened to."""

    async def work():
        async with buses(carrier.url) as (first, second):
            heard = []
            await second.listen("news", heard.append)
            await second.answer("echo", echo)
            left = await second.listen("left", heard.append)
            assert b"1" == await first.ask("echo", b"1", LONG)
            await asyncio.to_thread(carrier.stop)
            await until(lambda: first.away and second.away)
            await left.close()
            later = await second.listen("later", heard.append)
            with pytest.raises(Overdue):
                await first.ask("echo", b"2", 0.1)
            await asyncio.to_thread(carrier.start)
            await until(lambda: not first.away and not second.away)
            assert min(first.losses, second.losses) > 0
            assert b"3" == await asked(first, "echo", b"3")
            for subject in ("left", "news", "later"):
                first.tell(subject, subject.encode())
            await until(lambda: len(heard) == 2)
            assert {b"news", b"later"} == set(heard)
            await later.close()

    run(work())
    assert any("has lost its connection" in record.getMessage() for record in caplog.records)


def test_what_is_asked_while_the_carrier_is_away(carrier):
    """It waits for the carrier until its deadline, and is not carried out after that."""

    async def work():
        async with buses(carrier.url) as (first, second):
            done = []

            async def reply(body):
                done.append(body)
                return body

            await second.answer("do", reply)
            await asyncio.to_thread(carrier.stop)
            await until(lambda: first.away and second.away)
            with pytest.raises(Overdue):
                await first.ask("do", b"too late", 0.1)
            waiting = asyncio.ensure_future(first.ask("do", b"in time", LONG))
            await asyncio.to_thread(carrier.start)
            try:
                await waiting
            except NobodyAnswers:  # the other is not back yet
                assert b"again" == await asked(first, "do", b"again")
            assert b"too late" not in done

    run(work())


def test_a_carrier_that_is_frozen(carrier, monkeypatch):
    """What is asked is overdue; once it goes on, so do the buses."""
    monkeypatch.setattr(postgres_session, "ANSWER_SECONDS", 0.5)

    async def overdue(bus):
        """Ask until there is no reply: a signal may come to a thread a moment later than to another."""
        while True:
            try:
                await bus.ask("echo", b"2", 0.5)
            except Overdue:
                return

    async def work():
        async with buses(carrier.url) as (first, second):
            await second.answer("echo", echo)
            assert b"1" == await first.ask("echo", b"1", LONG)
            with carrier.frozen():
                await overdue(first)
            assert b"3" == await asked(first, "echo", b"3")

    run(work())


def test_closing_a_bus_whose_carrier_is_away(carrier):
    """It does not wait for the carrier."""

    async def work():
        async with buses(carrier.url) as (first, second):
            await second.listen("news", print)
            await asyncio.to_thread(carrier.stop)
            await until(lambda: first.away and second.away)
            first.tell("news", b"lost")

    run(work())


def test_closing_a_bus_whose_carrier_reads_nothing(carrier):
    """It does not wait for the carrier either, whatever there was still to send."""

    async def work():
        async with buses(carrier.url) as (first, _):
            with carrier.frozen():
                for _ in range(200):
                    first.tell("news", bytes(60_000))
                await asyncio.sleep(0.1)  # until the connection has taken what it can hold
                await asyncio.wait_for(first.close(), LONG)

    run(work())


def test_a_slow_carrier(carrier, monkeypatch, caplog):
    """So many messages wait; the others are dropped, counted, and logged once."""

    async def work():
        async with buses(carrier.url) as (sender, receiver):
            heard = []
            await receiver.listen("flood", heard.append)
            monkeypatch.setattr(outbox, "MOST_MESSAGES", 5)  # now, as a module imported later would keep it
            for n in range(100):
                sender.tell("flood", b"%d" % n)
            await until(lambda: len(heard) == 5)
            sender.tell("flood", b"end")
            await until(lambda: b"end" in heard)
            assert [b"0", b"1", b"2", b"3", b"4", b"end"] == heard
            assert (95, 0) == (sender.dropped, receiver.dropped)

    run(work())
    assert ["too many messages wait for the bus: 1 dropped so far"] == [
        record.getMessage() for record in caplog.records
    ]


@contextmanager
def answering(*words):
    """Another process that answers."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.support.servers.answering", *words],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert "answering\n" == process.stdout.readline()
            yield process
        finally:
            process.kill()


def test_a_process_that_is_killed(carrier, monkeypatch):
    """Nobody answers for it any more; another of its group does."""
    monkeypatch.setattr(postgres_bus, "SWEEP_SECONDS", 0.1)

    async def others(bus, expected):
        """Ask until nobody answers but those expected, a dead process being found out meanwhile."""
        while True:
            try:
                replies = [await bus.ask("pid", b"", 0.5) for _ in range(10)]
            except Overdue:
                continue
            if {b"%d/" % process.pid for process in expected} == set(replies):
                return

    async def is_nobody_there(bus):
        try:
            await bus.ask("pid", b"", 0.5)
        except NobodyAnswers:
            return True
        except Overdue:
            return False

    async def work():
        bus = await open_bus(carrier.url)
        with answering(carrier.url, "pid") as first, answering(carrier.url, "pid") as second:
            await others(bus, [first, second])
            first.kill()
            await others(bus, [second])
            second.kill()
            while not await is_nobody_there(bus):
                pass
        await bus.close()

    run(work())


def test_a_process_that_ends_while_the_carrier_is_away(carrier):
    """Its place is empty as soon as the carrier is back: nobody waits for it until a deadline."""

    async def work():
        async with buses(carrier.url, 1) as (bus,):
            with answering(carrier.url, "pid") as process:
                assert b"%d/" % process.pid == await bus.ask("pid", b"", LONG)
                await asyncio.to_thread(carrier.stop)
                process.kill()
            await until(lambda: bus.away)
            await asyncio.to_thread(carrier.start)
            with pytest.raises(NobodyAnswers):
                await bus.ask("pid", b"", LONG)

    run(work())
