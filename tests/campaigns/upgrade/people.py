"""People who play at their own pace, and measure how long their page is without an answer."""

import asyncio
from contextlib import suppress
from random import Random

from tests.campaigns.faults.history import Json
from tests.campaigns.faults.people import CONNECT, LOST_CONNECTION, Person
from tests.campaigns.faults.witness import Witness
from tests.support.visitors.calling import Caller
from tests.support.visitors.tab import Tab

PING = 2.0
"""The seconds between two signs of life of a page, which are answered."""
SILENCE = 5.0
"""The seconds without an answer after which a page connects again."""
FIRST_PAUSE, LONGEST_PAUSE, GROWTH = 1.0, 10.0, 1.7
"""The pause before a page connects again, in seconds, and its growth, as `connection.ts` has them."""
MOVED_PAUSE = 0.3
"""The longest pause before a page connects again whose table, or whose server, has moved."""
MOVED = 1012


class PatientPerson(Person):
    """Somebody whose page does what the program's page does, with a pause of some seconds before moves."""

    def __init__(
        self, caller: Caller, seat: str, witness: Witness, chance: Random, pace: tuple[float, float]
    ) -> None:
        super().__init__(caller, seat, witness, chance)
        self._pace = pace
        self.waits: list[tuple[float, float]] = []
        """The times without an answer: when each began, by the event loop's time, and its seconds."""
        self._waiting_since: float | None = None
        self._asked_since: float | None = None
        """The same on the present connection: how long the line before was silent is not its fault."""
        self._moved = False

    @property
    def without_answer(self) -> float:
        """For how many seconds the page has been without an answer by now."""
        return 0.0 if self._waiting_since is None else self._now() - self._waiting_since

    def all_waits(self) -> list[tuple[float, float]]:
        """Return the times without an answer, also the present one."""
        since = self._waiting_since
        return self.waits if since is None else [*self.waits, (since, self.without_answer)]

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def _wait(self) -> None:
        if self._waiting_since is None:
            self._waiting_since = self._now()

    def _ask(self) -> None:
        self._wait()
        if self._asked_since is None:
            self._asked_since = self._now()

    def _answered(self) -> None:
        self._asked_since = None
        if self._waiting_since is not None:
            self.waits.append((self._waiting_since, self.without_answer))
            self._waiting_since = None

    async def live(self) -> None:
        """Play until cancelled."""
        pause = FIRST_PAUSE
        while True:
            before, self._moved = self.version, False
            with suppress(*LOST_CONNECTION):
                await self._stay()
            self._wait()
            if self._moved:
                pause = FIRST_PAUSE
                await asyncio.sleep(self._chance.uniform(0, MOVED_PAUSE))
                continue
            pause = FIRST_PAUSE if self.version > before else pause
            await asyncio.sleep(pause)
            pause = min(GROWTH * pause, LONGEST_PAUSE)

    async def _stay(self) -> None:
        tab, code = Tab(self.caller, self.code), self.code
        tab.contribution = self._contribution
        async with asyncio.timeout(CONNECT):
            await tab.open()
        self._tab = tab
        try:
            version = None if self.version < 0 else self.version
            self._asked_since = None
            self._ask()
            await tab.send({"t": "hello", "protocol": 4, "version": version, "language": "en"})
            self._send_at = 0.0  # what was not confirmed is sent again on the new connection
            await self._talk(tab, code)
        finally:
            self._moved = self._moved or tab.socket.close_code == MOVED
            tab.socket.transport.abort()

    async def _talk(self, tab: Tab, code: str) -> None:
        heard = pinged = self._now()
        while code == self.code:
            now = self._now()
            if self._asked_since is not None and now - self._asked_since > SILENCE:
                return
            if now - pinged >= PING:
                pinged = now
                self._ask()
                await tab.send({"t": "ping"})
            pending = self._pending
            if tab.picture:
                await self._send_what_is_due(tab, now)
            if self._pending is not None and self._pending is not pending:
                self._ask()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._until_due(tab, pinged + PING - now)):
                    received = await tab.receive()
                if received is None:
                    return
                heard = self._now()
                self._answered()
                if code == self.code:
                    self._take(tab, tab.take(received), heard)

    def _until_due(self, tab: Tab, ping: float) -> float:
        """Return the seconds until there is something to send."""
        now = self._now()
        due = self._think_until if self._pending is None else self._send_at
        return max(0.02, min(ping, due - now if tab.picture and due > now else ping))

    def _take(self, tab: Tab, message: Json, now: float) -> None:
        if message["t"] == "bye":
            self._moved = message["code"] == "message.moved"
        super()._take(tab, message, now)

    def _follow(self, tab: Tab, message: Json, now: float) -> None:
        super()._follow(tab, message, now)
        self._think_until = now + self._chance.uniform(*self._pace)
