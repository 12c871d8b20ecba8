"""An event as its pages read it: JSON made once for all who see the same, and who waits for the next."""

import asyncio
import time
from collections.abc import Callable

import orjson

from chelem.events import Author
from chelem.site.edge import SharedPage
from chelem.site.events.views.event import event_view
from chelem.site.events.views.serviced_event import PUBLIC, EventInService
from chelem.site.tables import KeptJson

REST = 4
"""How many times as long as it took to make the public page the server then does other things."""
SLICE = 500
"""How many waiting pages are answered before others have their turn, some 30 ms.

Those who were answered ask again within a second; with smaller slices they keep the last ones waiting.
"""
SECOND = 1.0
"""How old the server's clock in the public page may be."""


class EventPages:
    """The pages of an event in service.

    Thousands may wait for the same change. What all of them see is made once, for a large event with a rest
    in between; then they are answered in slices, so that the server takes results meanwhile.
    """

    def __init__(
        self, tag: Callable[[], str], snapshot: Callable[[], EventInService], now: Callable[[], str]
    ) -> None:
        self._tag = tag
        self._snapshot = snapshot
        self._now = now
        self._keep = KeptJson()
        self._page: SharedPage | None = None
        self._due = 0.0
        """When the public page may be made again."""
        self._waiting: dict[asyncio.Future[None], str] = {}
        """Who waits, with the tag of what they have."""
        self._waking: asyncio.Task[None] | None = None

    def public(self) -> SharedPage:
        """Return the event as everybody may read it: as it is, or for a short time as it was."""
        page, began = self._page, time.monotonic()
        if page is not None and began < self._due:
            return page
        tag = self._tag()
        if page is None or page.tag != tag or began - page.made > SECOND:
            page = self._page = SharedPage(tag, self.read(PUBLIC), began)
            self._due = began + (REST + 1) * (time.monotonic() - began)
        return page

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits for the next page."""
        return bool(self._waiting)

    def drop(self) -> None:
        """Forget the public page, which shows a name that was changed or removed."""
        self._page = None

    def read(self, reader: Author) -> bytes:
        """Return the event as the holder of a key may see it, as it is now."""
        return orjson.dumps(event_view(self._snapshot(), self._now(), reader, self._keep))

    async def wait(self, tag: str, seconds: float) -> SharedPage:
        """Return the public page once it has another tag, or after some seconds."""
        if self.public().tag == tag:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting[waiting] = tag
            if tag != self._tag():
                self.tell()
            # A timer takes less time than `asyncio.wait_for`, which counts for thousands.
            over = waiting.get_loop().call_later(seconds, _let_go, waiting)
            try:
                await waiting
            finally:
                over.cancel()
                self._waiting.pop(waiting, None)
        return self.public()

    def tell(self) -> None:
        """Let those who wait have the event as it is now, as soon as the page may be made again."""
        if self._waiting and (self._waking is None or self._waking.done()):
            self._waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        """Answer those who wait for another page than they have, until it shows the event as it is."""
        while True:
            await asyncio.sleep(self._due - time.monotonic())
            page = self.public()
            due = [waiting for waiting, tag in self._waiting.items() if tag != page.tag]
            for number, waiting in enumerate(due, 1):
                _let_go(waiting)
                if number % SLICE == 0:
                    await asyncio.sleep(0)
            if page.tag == self._tag():
                return


def _let_go(waiting: asyncio.Future[None]) -> None:
    """End the wait of a page, unless it has ended."""
    if not waiting.done():
        waiting.set_result(None)
