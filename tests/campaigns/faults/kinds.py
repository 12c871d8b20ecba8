"""The kinds of fault: each happens to the world, and is over when `strike` returns."""

import asyncio
import os
import signal
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from random import Random

from tests.campaigns.faults.databases import PostgresqlCluster
from tests.campaigns.faults.people import LOST_CONNECTION
from tests.campaigns.faults.world import World
from tests.support.visitors.calling import Caller
from tests.support.visitors.tab import Tab

DAY = 86_400
PAGES = 3
"""How many slow clients come at a time, and how many half-open connections of each kind."""
HELLOS = 50
"""How often a slow page asks for everything: as often as it may at once."""

Strike = Callable[[World, Random], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class FaultKind:
    """A kind of fault: its name, how often it is drawn, and what it does; `strike` returns the details."""

    name: str
    weight: int
    strike: Strike
    preloads: bool = False
    """Whether it needs the library that is loaded before all others."""


def some_seconds(chance: Random, longest: float) -> float:
    """Return how long a fault lasts: mostly short, up to the longest."""
    return round(longest * chance.random() ** 3, 2)


# The server's processes


async def kill_server(world: World, chance: Random) -> str:
    """Kill the server; it is started again at once or later."""
    away = some_seconds(chance, 3)
    await world.kill_server()
    await asyncio.sleep(away)
    await world.start_server()
    return f"started again after {away} s"


async def restart_server(world: World, _chance: Random) -> str:
    """Ask the server to end, and start it again at once, as after an upgrade."""
    await world.stop_server()
    await world.start_server()
    return ""


async def suspend_server(world: World, chance: Random) -> str:
    """Suspend the server, as a laptop that sleeps."""
    seconds = some_seconds(chance, 5)
    os.kill(world.process, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(world.process, signal.SIGCONT)
    return f"for {seconds} s"


async def kill_workers(world: World, chance: Random) -> str:
    """Kill one worker or all of them."""
    return _signal_workers(world, chance, signal.SIGKILL)


async def suspend_workers(world: World, chance: Random) -> str:
    """Suspend one worker or all of them, for good."""
    return _signal_workers(world, chance, signal.SIGSTOP)


def _signal_workers(world: World, chance: Random, sign: signal.Signals) -> str:
    workers = world.workers
    chosen = workers if chance.random() < 0.4 else workers[:1]
    for worker in chosen:
        with suppress(ProcessLookupError):
            os.kill(worker, sign)
    return f"{len(chosen)} of {len(workers)}"


# The database


async def lock_database(world: World, chance: Random) -> str:
    """Let another program lock the database."""
    seconds = some_seconds(chance, 9)
    await asyncio.to_thread(world.database.lock, seconds)
    return f"for {seconds} s"


async def fill_disk(world: World, chance: Random) -> str:
    """Let the database's files not grow."""
    seconds, adversity = some_seconds(chance, 6), world.database.adversity
    assert adversity is not None
    adversity.fill_disk(full=True)
    await asyncio.sleep(seconds)
    adversity.fill_disk(full=False)
    return f"for {seconds} s"


async def stop_database(world: World, chance: Random) -> str:
    """End PostgreSQL, politely or not, and start it again."""
    seconds, how = some_seconds(chance, 6), chance.choice((signal.SIGINT, signal.SIGQUIT, signal.SIGKILL))
    database = _cluster(world)
    await asyncio.to_thread(database.stop, how)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(database.start)
    return f"by {how.name}, for {seconds} s"


async def suspend_database(world: World, chance: Random) -> str:
    """Suspend PostgreSQL: its connections stay open, and nothing answers."""
    seconds = some_seconds(chance, 14)
    with _cluster(world).cluster.frozen():
        await asyncio.sleep(seconds)
    return f"for {seconds} s"


async def disconnect_database(world: World, _chance: Random) -> str:
    """Let PostgreSQL end all the server's connections."""
    return f"{await asyncio.to_thread(_cluster(world).disconnect)} connections"


def _cluster(world: World) -> PostgresqlCluster:
    assert isinstance(world.database, PostgresqlCluster)
    return world.database


# The machine


async def cut_power(world: World, chance: Random) -> str:
    """Kill the server, and let the disk forget what was not synced."""
    await asyncio.to_thread(world.server.kill)
    await asyncio.to_thread(world.database.cut_power, chance.randrange)
    await world.start_server()
    return ""


async def set_clock(world: World, chance: Random) -> str:
    """Set the server's clock back or forward, by seconds or by days, or right again."""
    adversity = world.database.adversity
    assert adversity is not None
    by = chance.choice((-400 * DAY, -DAY, -3600, -30, 0, 30, 3600, DAY, 400 * DAY))
    adversity.set_clock(by)
    return f"{by:+d} s"


# The network


async def cut_connections(world: World, chance: Random) -> str:
    """Reset the connections of everybody, or of some."""
    people = [person for person in world.people if chance.random() < 0.6]
    for person in people:
        person.cut()
    return f"{len(people)} pages"


async def lose_answers(world: World, chance: Random) -> str:
    """Reset connections just after something was sent, so that its answer is lost."""
    people = [person for person in world.people if chance.random() < 0.6]
    for person in people:
        person.cut(after_sending=True)
    return f"{len(people)} pages"


async def send_slow_pages(world: World, chance: Random) -> str:
    """Let pages ask for much, read nothing, and go after a while."""
    callers = [Caller(world.server.address) for _ in range(PAGES)]
    with suppress(*LOST_CONNECTION):
        for caller in callers:
            tab = Tab(caller, chance.choice(world.tables).code)
            caller.tabs.append(tab)
            await tab.open()
            tab.socket.transport.pause_reading()
            for _ in range(HELLOS):
                await tab.send({"t": "hello", "protocol": 4, "version": None, "language": "en"})
    await asyncio.sleep(some_seconds(chance, 2))
    for caller in callers:
        for tab in caller.tabs:
            with suppress(AssertionError):
                tab.socket.transport.abort()
        await caller.client.aclose()
    return f"{PAGES} pages"


async def leave_connections_half_open(world: World, _chance: Random) -> str:
    """Open connections and say nothing, or half of something; they are left to the server to close."""
    host, path = f"Host: 127.0.0.1:{world.server.port}\r\n", f"/api/tables/{world.tables[0].code}/live"
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    handshake = f"GET {path} HTTP/1.1\r\n{host}{upgrade}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    said = (
        "",
        "GET /api/me HTTP/1.1\r\n",
        f"POST /api/tables HTTP/1.1\r\n{host}Content-Length: 99\r\n\r\n{{",
    )
    for text in (*said, handshake):
        for _ in range(PAGES):
            with suppress(OSError):
                connection = socket.create_connection(("127.0.0.1", world.server.port), timeout=5)
                connection.sendall(text.encode())
                world.half_open.append(connection)
    return f"{4 * PAGES} connections"


NETWORK = (
    FaultKind("connections are reset", 10, cut_connections),
    FaultKind("answers are lost", 10, lose_answers),
    FaultKind("slow pages", 5, send_slow_pages),
    FaultKind("half-open connections", 5, leave_connections_half_open),
)
SERVER = (
    FaultKind("server killed", 12, kill_server),
    FaultKind("server restarted", 4, restart_server),
    FaultKind("server suspended", 6, suspend_server),
    FaultKind("workers killed", 8, kill_workers),
    FaultKind("workers suspended", 8, suspend_workers),
)
MACHINE = (
    FaultKind("power cut", 8, cut_power, preloads=True),
    FaultKind("disk full", 8, fill_disk, preloads=True),
    FaultKind("clock set", 8, set_clock, preloads=True),
)
DATABASE = (FaultKind("database locked", 10, lock_database),)
POSTGRESQL = (
    FaultKind("database stopped", 8, stop_database),
    FaultKind("database suspended", 8, suspend_database),
    FaultKind("database disconnects", 8, disconnect_database),
)


def kinds_for(database: str, *, preload: bool) -> Iterator[FaultKind]:
    """Yield the kinds of fault for a database, without those that need a library where there is none."""
    further = POSTGRESQL if database == "postgresql" else ()
    for kind in (*SERVER, *DATABASE, *further, *MACHINE, *NETWORK):
        if preload or not kind.preloads:
            yield kind


def schedule(kinds: list[FaultKind], faults: int, chance: Random) -> Iterator[tuple[int, FaultKind]]:
    """Yield numbered faults, drawn by their weights."""
    weights = [kind.weight for kind in kinds]
    for number, _ in zip(count(1), range(faults), strict=False):
        yield number, chance.choices(kinds, weights)[0]
