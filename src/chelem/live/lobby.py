"""All tables: made, found, taken into service when somebody comes, let go when nobody does."""

import asyncio
import secrets

from chelem.boards.record import Record
from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.live.actor import Host
from chelem.live.bot_workers import Workers
from chelem.store.table_store import Store
from chelem.tables import dealing, seating
from chelem.tables.comparison import BotResult
from chelem.tables.from_board import opened
from chelem.tables.guest import Guest
from chelem.tables.people import Person, name_of
from chelem.tables.rematch import again, replayed
from chelem.tables.table import Table
from chelem.tables.table_spec import Plan

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""What codes are written with: no sign that looks like another."""
LENGTH = 8
IDLE = 600.0
"""Seconds after which a table that nobody watches leaves the memory."""
SWEEP = 60.0


class House:
    """Every table by its code."""

    def __init__(self, store: Store, workers: Workers, secret: bytes) -> None:
        self.store = store
        self.workers = workers
        self.secret = secret
        self._hosts: dict[str, asyncio.Future[Host]] = {}
        self._following = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to let idle tables go."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def host(self, code: str) -> Host:
        """The host of a table, taken into service where it was not; `Refused` where there is none."""
        loading = self._hosts.get(code)
        if loading is None:
            loading = self._hosts[code] = asyncio.ensure_future(self._load(code))
        try:
            host = await asyncio.shield(loading)
        except Exception:
            # Another who waited may have let it go already, and a third one begun anew.
            if self._hosts.get(code) is loading:
                del self._hosts[code]
            raise
        host.used = asyncio.get_running_loop().time()
        return host

    async def _load(self, code: str) -> Host:
        table = await self.store.load(code) if set(code) <= set(LETTERS) else None
        if table is None:
            raise Refused("table.unknown", table=code)
        return self._serve(table)

    def _serve(self, table: Table) -> Host:
        """A host for a table; what its deals still lead to in the background begins."""
        host = Host(table, self.store, self.workers, self.secret)
        for entry in table.log or ():
            host.notice(entry)
        return host

    async def make(self, plan: Plan, guest: Guest) -> str:
        """Make a table; one without an open chair starts at once. Its code."""
        table = Table(
            _new_code(), guest.visitor, plan.game, plan.match, plan.policy, self.store.now, first=plan.first
        )
        for seat, kind in plan.chairs.items():
            if kind == "me":
                mine = Person(guest.visitor, name_of(guest.name), guest.visitor)
                table.people.waiting[seat] = mine.player
                table.keep_person(mine)
            elif kind == "bot":
                bot = table.people.bot()
                table.people.waiting[seat] = bot.player
                table.keep_person(bot)
        if all(seat in table.people.waiting for seat in table.seats):
            seating.begin(table)
            dealing.deal_next(table)
        return await self._keep_new(table)

    async def replay(self, host: Host, deal: int, guest: Guest, steps: int = 0) -> str:
        """A new table, where the guest plays a deal that is over once more, against bots. Its code."""
        return await self._keep_new(
            await host.ask(lambda old: replayed(old, deal, guest, _new_code(), steps))
        )

    async def open_board(
        self, record: Record, seat: Seat, steps: int, elsewhere: BotResult | None, guest: Guest
    ) -> str:
        """A new table, where the guest plays a board of a file, against bots. Its code."""
        return await self._keep_new(
            opened(record, seat, steps, elsewhere, guest, _new_code(), self.store.now)
        )

    async def again(self, host: Host, guest: Guest) -> str:
        """Another match with the same people; the first who asks makes it for all. Its code."""
        async with self._following:
            table = await host.ask(lambda old: again(old, guest, _new_code()))
            if isinstance(table, str):
                return table
            code = await self._keep_new(table)
            await host.ask(lambda old: old.follow(code))
            return code

    async def _keep_new(self, table: Table) -> str:
        table.keep_new()
        await self.store.write(table.take_unwritten())
        made: asyncio.Future[Host] = asyncio.get_running_loop().create_future()
        made.set_result(self._serve(table))
        self._hosts[table.code] = made
        return table.code

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = asyncio.get_running_loop().time()
            for code, loading in list(self._hosts.items()):
                if loading.done() and not loading.cancelled() and loading.exception() is None:
                    host = loading.result()
                    if host.idle and now - host.used > IDLE:
                        host.close()
                        del self._hosts[code]

    def close(self) -> None:
        """Stop everything that is under way."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for loading in self._hosts.values():
            if loading.done() and not loading.cancelled() and loading.exception() is None:
                loading.result().close()


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
