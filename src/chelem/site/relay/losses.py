"""Which processes may have lost messages: this one knows of its own carrier, and hears of the others'."""

import asyncio
from collections import Counter

from chelem.site.bus import Bus
from chelem.site.relay.frame import RelayFrame
from chelem.site.relay.owners import PAUSE

SUBJECT = "losses"
"""On which a process says that messages from or to it may have been lost."""


class BusLosses:
    """Counts how often messages between this process and another one may have been lost.

    A bus carries each message at most once. What depends on all of them begins again after a loss.
    """

    def __init__(self, bus: Bus, process: str) -> None:
        self._bus, self._process = bus, process
        self._counted = bus.losses
        self._others: Counter[str] = Counter()
        self._watching: asyncio.Task[None] | None = None

    def count(self, process: str) -> int:
        """Return the number of losses between this process and another one so far."""
        return self._bus.losses + self._others[process]

    async def start(self) -> None:
        """Hear of the losses of others, and tell them of those here."""
        await self._bus.listen(SUBJECT, self._hear)
        self._watching = asyncio.create_task(self._watch())

    def close(self) -> None:
        """Tell others nothing more."""
        if self._watching is not None:
            self._watching.cancel()

    def _hear(self, message: bytes) -> None:
        # A message is a name alone in version 1, and until all processes understand a frame.
        process = RelayFrame.parse(message).head["from"] if b"\n" in message else message.decode()
        if process != self._process:
            self._others[process] += 1

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if not self._bus.away and self._counted != (losses := self._bus.losses):
                self._counted = losses
                self._bus.tell(SUBJECT, self._process.encode())
