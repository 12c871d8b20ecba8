"""Pages that follow an event: made once for all, and told of each change."""

import asyncio
import gzip
import time

import orjson
import pytest

from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.event import Event
from chelem.movements.generators.mitchell import mitchell
from chelem.site.events.live.pages import EventPages
from chelem.site.events.views.event import event_view
from chelem.site.events.views.serviced_event import PUBLIC, EventInService
from tests.events.log.evenings import DIRECTOR, RESULTS, opened, table, write

NOW = "2026-11-24T20:00:00.000+00:00"


class Served:
    """An event that counts how often it is looked at."""

    def __init__(self) -> None:
        self.event: Event = opened(mitchell(4, 4, 2))
        write(self.event, RoundStarted("A", 1))
        self.slowly = 0.0
        """How many seconds it takes to make a page."""
        self.pages = EventPages(lambda: str(self.event.version), self.snapshot, self.now)

    def now(self) -> str:
        """The time, told slowly."""
        time.sleep(self.slowly)
        return NOW

    def snapshot(self) -> EventInService:
        """The event as it is."""
        return EventInService("club", str(self.event.version), 0, self.event, {}, {})

    def report(self, number: int) -> None:
        """A result of table `number`, of which the pages are told."""
        board = self.event.state.sections["A"].sittings((1, number))[0].boards[0]
        write(self.event, ResultReported("A", 1, number, board, RESULTS[number]), table("A", number))
        self.pages.tell()


@pytest.mark.parametrize("reader", [PUBLIC, DIRECTOR, table("A", 2)])
def test_what_is_kept_is_what_would_be_made(reader: object) -> None:
    """After each result, the JSON put together from parts is that of the event made anew."""
    served = Served()
    for number in range(1, 5):
        served.report(number)
        assert isinstance(reader, type(PUBLIC))
        expected = event_view(served.snapshot(), NOW, reader)
        assert expected == orjson.loads(served.pages.read(reader))


def test_all_who_wait_get_the_same_page() -> None:
    """However many wait, one page is made and compressed, and all of them have it."""

    async def follow() -> None:
        served = Served()
        tag = served.pages.public().tag
        waiting = [asyncio.create_task(served.pages.wait(tag, 60)) for _ in range(500)]
        await asyncio.sleep(0)
        served.report(1)
        pages = await asyncio.gather(*waiting)
        assert {id(pages[0])} == set(map(id, pages))
        assert served.snapshot().tag == pages[0].tag != tag
        assert pages[0].json == gzip.decompress(pages[0].compressed)

    asyncio.run(follow())


def test_nobody_misses_a_change_that_another_page_saw_first() -> None:
    """Who asks anew has the new page made; those who wait have it too."""

    async def follow() -> None:
        served = Served()
        tag = served.pages.public().tag
        waiting = asyncio.create_task(served.pages.wait(tag, 60))
        await asyncio.sleep(0)
        served.report(1)
        while served.pages.public().tag == tag:
            await asyncio.sleep(0)
        assert served.snapshot().tag == (await waiting).tag

    asyncio.run(follow())


def test_a_page_that_has_waited_long_enough_has_the_same_again() -> None:
    """After its time, the page that it has; nothing of it is left waiting."""

    async def follow() -> None:
        served = Served()
        page = served.pages.public()
        assert page.tag == (await served.pages.wait(page.tag, 0.01)).tag
        served.report(1)
        assert page.tag != (await served.pages.wait(page.tag, 60)).tag

    asyncio.run(follow())


def test_a_name_that_was_removed_is_no_longer_shown() -> None:
    """A page that took long to make is kept for a time, but not with a name removed since."""
    served = Served()
    served.slowly = 0.2
    old = served.pages.public()
    served.report(1)
    assert old is served.pages.public()
    served.pages.drop()
    assert old.tag != served.pages.public().tag
