"""Several servers on one PostgreSQL, and people whose pages are at all of them."""

import asyncio
from contextlib import asynccontextmanager
from itertools import zip_longest

from sqlalchemy import create_engine, text

from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.site.database import shard_of
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Caller, Party


class Servers:
    """Servers on one database, each with its options; those of `buses` say so in their environment."""

    def __init__(self, folder, database, options, buses=()):
        self.database, self.all = database, []
        for place, (own, bus) in enumerate(zip_longest(options, buses)):
            inside = folder / f"server {place}"
            inside.mkdir()
            environ = {} if bus is None else {"CHELEM_BUS": bus}
            workers = None if "--workers" in own else 1
            self.all.append(Server(inside, *own, database=database, environ=environ, workers=workers))

    def start(self):
        for server in self.all:
            server.start()

    def stop(self):
        for server in self.all:
            server.stop()

    def rows(self, query, **given):
        engine = create_engine(self.database)
        try:
            with engine.connect() as connection:
                return connection.execute(text(query), given).all()
        finally:
            engine.dispose()

    def log(self, code):
        """Return the log of a table, validated by the rules."""
        rows = self.rows("select body from entries where code = :code order by version", code=code)
        return replay(read_log([body for (body,) in rows]))

    def owners(self):
        """Return how many shards each process owns, by its id."""
        query = "select owner, count(*) from leases where until > now() group by owner"
        return dict(map(tuple, self.rows(query)))

    async def all_share(self):
        """Wait until all shards are owned, and each server has some that is no edge."""
        owners = sum("edge" not in server.options for server in self.all)
        async with asyncio.timeout(60):
            while (
                sum((found := self.owners()).values()) != 1024
                or len(found) != owners
                or max(found.values()) - min(found.values()) > len(self.all)
            ):
                await asyncio.sleep(0.1)

    def owner_of(self, code):
        ((owner,),) = self.rows("select owner from leases where shard = :shard", shard=shard_of(code))
        return owner


@asynccontextmanager
async def people_at(servers, code=None):
    """Four people at one table, whose pages are at the servers in turn; South owns it."""
    addresses = [servers.all[place % len(servers.all)].address for place in range(4)]
    callers = {seat: Caller(address) for seat, address in zip("SWNE", addresses, strict=True)}
    try:
        chairs = {"S": "me", "W": "open", "N": "open", "E": "open"}
        code = await callers["S"].make("contract", chairs=chairs)
        for seat in "WNE":
            await callers[seat].sit(code, seat)
        await callers["S"].ask("POST", f"/api/tables/{code}/start")
        pages = {seat: await caller.page(code) for seat, caller in callers.items()}
        for page in pages.values():
            await page.until(lambda page=page: not page.dealing)
        yield Party(code, callers, pages)
    finally:
        for caller in callers.values():
            await caller.__aexit__()
