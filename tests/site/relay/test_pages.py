"""Rule: a page at any process is served by the owner of its table, and ends as it would there."""

import asyncio

import pytest

from chelem.site.database import shard_of
from chelem.site.relay import relay
from tests.site.relay.neighbours import Neighbour, neighbours, until

CODE = "abcdefgh"
SHARD = shard_of(CODE)


class Page:
    """A websocket at one process, as its server would bring it."""

    def __init__(self, neighbour):
        self.sent, self._arriving = [], asyncio.Queue()
        self.say("websocket.connect")
        scope = {
            "type": "websocket",
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{CODE}/live",
            "query_string": b"",
            "headers": [(b"host", b"club.test")],
            "client": ("192.0.2.7", 5000),
            "server": ("club.test", 80),
            "subprotocols": [],
            "extensions": {},
        }
        self.ended = asyncio.create_task(neighbour.app(scope, self._arriving.get, self._send))

    def say(self, kind, **fields):
        self._arriving.put_nowait({"type": kind, **fields})

    def write(self, text):
        self.say("websocket.receive", text=text)

    async def _send(self, message):
        self.sent.append(message)

    @property
    def texts(self):
        return [message["text"] for message in self.sent if message["type"] == "websocket.send"]

    @property
    def closed(self):
        return next((m["code"] for m in self.sent if m["type"] == "websocket.close"), None)


def running(work, owned):
    async def inside():
        async with neighbours(owned) as pair:
            await asyncio.wait_for(work(*pair), 120)

    asyncio.run(inside())


@pytest.mark.parametrize("owner", ["a", "b"])
def test_messages_arrive_in_their_order(owner):
    async def play(a, _b):
        page = Page(a)
        for number in range(200):
            page.write(str(number))
        await until(lambda: len(page.texts) == 200)
        assert page.texts == [f"{owner} {number}" for number in range(200)]
        assert page.sent[0]["headers"] == [(b"x-process", owner.encode())]
        page.say("websocket.disconnect", code=1001)
        await page.ended

    running(play, {SHARD: owner})


def test_the_owner_learns_that_a_page_has_gone():
    async def play(a, b):
        page = Page(a)
        page.write("here")
        await until(lambda: page.texts)
        page.say("websocket.disconnect", code=1001)
        await until(lambda: b.answered)
        await page.ended
        await until(lambda: not (a.relay._passed or b.relay._served))

    running(play, {SHARD: "b"})


def test_a_page_is_closed_as_its_owner_closes_it():
    async def play(a, _b):
        page = Page(a)
        page.write("end")
        await page.ended
        assert page.closed == 1008

    running(play, {SHARD: "b"})


def test_a_page_connects_again_when_its_table_has_another_owner():
    async def play(a, b):
        page = Page(a)
        page.write("here")
        await until(lambda: page.texts)
        a.relay._owners.owned[SHARD] = "c"
        await page.ended
        assert page.closed == 1012
        await until(lambda: not b.relay._served)

    running(play, {SHARD: "b"})


def test_a_page_may_try_again_later_where_nothing_owns_its_table(monkeypatch):
    monkeypatch.setattr(relay, "PATIENCE", 0.2)

    async def play(a, _b):
        page = Page(a)
        await page.ended
        assert page.closed == 1013

    running(play, {})


def test_a_page_that_reaches_a_former_owner_connects_again():
    async def play(a, b):
        b.relay._owners.owned = {}
        page = Page(a)
        await page.ended
        assert page.closed == 1012

    running(play, {SHARD: "b"})


@pytest.mark.parametrize("process", [0, 1])
def test_a_page_begins_again_after_a_loss(process):
    """Whichever of the two processes was without the bus: a message to the page may have been lost."""

    async def connect(*pair):
        page = Page(pair[0])
        page.write("x")
        await until(lambda: page.texts == ["b x"])
        pair[process].bus.losses += 1
        await until(lambda: page.closed == 1012)
        await until(lambda: pair[1].answered == 1)
        again = Page(pair[0])
        again.write("y")
        await until(lambda: again.texts == ["b y"])
        again.say("websocket.disconnect", code=1001)
        await until(lambda: pair[1].answered == 2)

    running(connect, {SHARD: "b"})


def test_a_page_is_shown_nothing_after_a_lost_message():
    """It connects again at once: what follows would be applied to what it does not have."""

    async def connect(a, b):
        page, lost = Page(a), []
        page.write("1")
        await until(lambda: page.texts == ["b 1"])
        b.bus.tell = lambda *message: lost.append(message)
        page.write("2")
        await until(lambda: lost)
        del b.bus.tell
        page.write("3")
        await until(lambda: page.closed == 1012)
        assert page.texts == ["b 1"]

    running(connect, {SHARD: "b"})


def test_a_page_whose_table_moves_before_it_is_accepted(monkeypatch):
    """It is told so all the same, as browsers learn the code only of an open socket."""
    monkeypatch.setattr(Neighbour, "_serve_here", wait_for_ever)

    async def connect(a, b):
        page = Page(a)
        await until(lambda: b.relay._served)
        a.relay._owners.owned = {SHARD: "c"}
        await until(lambda: page.closed == 1012)
        assert ["websocket.accept", "websocket.close"] == [message["type"] for message in page.sent]

    running(connect, {SHARD: "b"})


async def wait_for_ever(_neighbour, _socket):
    await asyncio.Event().wait()
