"""The kinds of fault of a federation: each happens to the site, and is over when `strike` returns."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic

from tests.campaigns.faults.kinds import some_seconds
from tests.campaigns.federation.link import Link
from tests.campaigns.federation.site import Site, SiteServer
from tests.support import libraries

SLOWEST = 0.4
"""The most seconds by which a slow link delays each part."""

Strike = Callable[[Site, Random], Awaitable[str]]


@dataclass(frozen=True, slots=True)
class SiteFault:
    """A kind of fault: its name, how often it is drawn, and what it does; `strike` returns the details."""

    name: str
    weight: int
    strike: Strike
    preloads: bool = False
    """Whether it needs the library that is loaded before all others."""


def _any_server(site: Site, chance: Random) -> SiteServer:
    return chance.choice(site.servers)


# Servers


async def kill_server(site: Site, chance: Random) -> str:
    """Kill a server; it is started again soon, or once others have taken over its tables."""
    server, away = _any_server(site, chance), some_seconds(chance, 3)
    owned = await site.tables_of(server)
    await server.kill()
    if chance.random() < 0.5:
        await asyncio.sleep(away)
        details = f"started again after {away} s"
    else:
        elapsed = (await site.until_all_go_on()).elapsed
        takeovers = [
            elapsed[name] for name in owned if name in elapsed
        ]  # without those of a match that ended
        site.takeovers += takeovers
        details = f"others have its {len(takeovers)} tables after {max(takeovers, default=0.0):.2f} s"
    await server.start()
    return f"{server.name}, {details}"


async def restart_servers(site: Site, _chance: Random) -> str:
    """Ask one server after another to end, and start it again, as for an upgrade."""
    begun = monotonic()
    for server in site.servers:
        await server.stop()
        await server.start()
    await site.until_all_go_on()
    (longest, what), name = max((page.waiting.longest(begun), page.name) for page in site.pages)
    site.upgrades.append(longest)
    names = ", ".join(server.name for server in site.servers)
    return f"{names}; page {name} waited {longest:.2f} s for its {what}"


async def suspend_server(site: Site, chance: Random) -> str:
    """Suspend a server, for less than a lease or for longer."""
    server, seconds = _any_server(site, chance), some_seconds(chance, 9)
    os.kill(server.process, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    os.kill(server.process, signal.SIGCONT)
    return f"{server.name} for {seconds} s"


async def kill_workers(site: Site, chance: Random) -> str:
    """Kill one of those who think for robots, or all; they are started again at once or later."""
    killed = site.workers if chance.random() < 0.3 else [chance.choice(site.workers)]
    away = some_seconds(chance, 5)
    for worker in killed:
        worker.kill()
    await asyncio.sleep(away)
    for worker in killed:
        worker.start()
    return f"{len(killed)} of {len(site.workers)}, for {away} s"


async def lose_worker(site: Site, chance: Random) -> str:
    """Part one of those who think for robots from the bus."""
    worker = chance.choice(site.workers)
    return f"{worker.name} {await _fail(worker.bus, chance)}"


# The bus and the database


async def stop_nats(site: Site, chance: Random) -> str:
    """End NATS, politely or not, and start it again at the same port."""
    seconds, how = some_seconds(chance, 6), chance.choice((signal.SIGINT, signal.SIGKILL))
    await asyncio.to_thread(site.nats.stop, how)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(site.nats.start)
    return f"by {how.name}, for {seconds} s"


async def suspend_nats(site: Site, chance: Random) -> str:
    """Suspend NATS: its connections stay open, and nothing comes."""
    seconds = some_seconds(chance, 9)
    with site.nats.frozen():
        await asyncio.sleep(seconds)
    return f"for {seconds} s"


async def stop_database(site: Site, chance: Random) -> str:
    """End PostgreSQL, politely or not, and start it again."""
    seconds, how = some_seconds(chance, 5), chance.choice((signal.SIGINT, signal.SIGQUIT, signal.SIGKILL))
    await asyncio.to_thread(site.database.stop, how)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(site.database.start)
    return f"by {how.name}, for {seconds} s"


async def suspend_database(site: Site, chance: Random) -> str:
    """Suspend PostgreSQL."""
    seconds = some_seconds(chance, 9)
    with site.database.cluster.frozen():
        await asyncio.sleep(seconds)
    return f"for {seconds} s"


async def disconnect_database(site: Site, _chance: Random) -> str:
    """Let PostgreSQL end all connections."""
    return f"{await asyncio.to_thread(site.database.disconnect)} connections"


# Clocks


async def set_server_clock(site: Site, chance: Random) -> str:
    """Set the clock of a server up to an hour back or forward, or right again."""
    server, seconds = _any_server(site, chance), chance.choice((-3600, -60, -5, 0, 5, 60, 3600))
    assert server.clock is not None
    server.clock.set_clock(seconds)
    return f"{server.name} {seconds:+d} s"


async def set_database_clock(site: Site, chance: Random) -> str:
    """Set PostgreSQL's clock, which leases go by, some seconds back or forward, or right again."""
    seconds, adversity = chance.choice((-3, -1, 0, 1, 3)), site.database.adversity
    assert adversity is not None
    before = adversity.clock
    adversity.set_clock(seconds)
    return f"{seconds:+d} s, before {before:+d} s"


# Links


async def _fail(link: Link, chance: Random) -> str:
    """Cut a link, silence it or make it slow, for a while."""
    seconds, how = some_seconds(chance, 9), chance.choice(("cut", "silent", "slow"))
    match how:
        case "cut":
            link.cut()
        case "silent":
            link.silence()
        case _:
            link.slow(chance.uniform(0.05, SLOWEST))
    await asyncio.sleep(seconds)
    link.mend()
    return f"{how} for {seconds} s"


async def lose_bus(site: Site, chance: Random) -> str:
    """Part a server from the bus: it has its leases, and hears nobody."""
    server = _any_server(site, chance)
    return f"{server.name} {await _fail(server.bus, chance)}"


async def lose_database(site: Site, chance: Random) -> str:
    """Part a server from the database: others take its tables, and it hears them."""
    server = _any_server(site, chance)
    return f"{server.name} {await _fail(server.database, chance)}"


async def lose_lease(site: Site, chance: Random) -> str:
    """Part a server that owns tables from the database for longer than a lease; all its connections stay."""
    server = chance.choice([server for server in site.servers if not server.is_edge])
    seconds = round(chance.uniform(4.0, 7.0), 2)
    server.database.silence()
    await asyncio.sleep(seconds)
    server.database.mend()
    return f"{server.name} for {seconds} s"


async def lose_people(site: Site, chance: Random) -> str:
    """Let the proxy fail for everybody."""
    return await _fail(site.proxy, chance)


async def cut_connections(site: Site, chance: Random) -> str:
    """Reset the connections of some; half of them just after something was sent, whose answer is lost."""
    people = [page for page in site.pages if chance.random() < 0.6]
    for person in people:
        person.cut(after_sending=chance.random() < 0.5)
    return f"{len(people)} pages"


KINDS = (
    SiteFault("server killed", 12, kill_server),
    SiteFault("servers restarted in turn", 4, restart_servers),
    SiteFault("server suspended", 12, suspend_server),
    SiteFault("workers killed", 6, kill_workers),
    SiteFault("worker's link fails", 6, lose_worker),
    SiteFault("NATS stopped", 6, stop_nats),
    SiteFault("NATS suspended", 6, suspend_nats),
    SiteFault("database stopped", 6, stop_database),
    SiteFault("database suspended", 6, suspend_database),
    SiteFault("database disconnects", 6, disconnect_database),
    SiteFault("server's clock set", 8, set_server_clock, preloads=True),
    SiteFault("database's clock set", 8, set_database_clock, preloads=True),
    SiteFault("bus link fails", 12, lose_bus),
    SiteFault("database link fails", 12, lose_database),
    SiteFault("lease lost", 6, lose_lease),
    SiteFault("proxy fails", 4, lose_people),
    SiteFault("connections are reset", 10, cut_connections),
)


def usable_kinds() -> Sequence[SiteFault]:
    """Return the kinds of fault that can happen on this machine: clocks are set by a library in C."""
    reason = libraries.unavailable_reason()
    return [kind for kind in KINDS if not (reason and kind.preloads)]
