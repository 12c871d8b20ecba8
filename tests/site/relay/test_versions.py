"""Rule: processes of versions one apart understand each other; others are refused before anything is read."""

import asyncio
import logging
from dataclasses import dataclass
from types import SimpleNamespace

import httpx
import pytest

from chelem.core import Busy
from chelem.site.bus import CURRENT_VERSION, LocalBus, NotUnderstood, RemoteFailure
from chelem.site.database import shard_of
from chelem.site.relay import BusLosses, CallRegistry, Cluster, News, OlderOwner, RelayFrame
from chelem.site.relay.frame import body_of_reply
from chelem.site.relay.owner_calls import UnknownCall
from chelem.site.tables.live.watching.remote_watching import RemoteWatching
from chelem.site.tables.live.watching.spectator_calls import views_of
from tests.site.relay.neighbours import SharedOwners, neighbours, until
from tests.site.relay.other_version import OtherVersionBus
from tests.site.relay.test_pages import Page
from tests.support.servers.clusters import PartOwner

CODE = "abcdefgh"
SHARD = shard_of(CODE)
UNDERSTOOD = (None, CURRENT_VERSION - 1, CURRENT_VERSION, CURRENT_VERSION + 1)
"""The versions of another process; None where it states none."""
APART = (CURRENT_VERSION - 2, CURRENT_VERSION + 2, "2", True)


@dataclass(frozen=True, slots=True)
class Move:
    """What is asked."""

    seat: str


def beside(version, work, owned):
    """Run a coroutine function with `a`, which has another version, and `b`."""

    async def inside():
        async with neighbours(owned, lambda bus: OtherVersionBus(bus, version)) as pair:
            return await asyncio.wait_for(work(*pair), 120)

    return asyncio.run(inside())


async def call(neighbour):
    transport = httpx.ASGITransport(app=neighbour.app, client=("192.0.2.7", 5000))
    async with httpx.AsyncClient(transport=transport, base_url="http://club.test", timeout=60) as client:
        return await client.post(f"/api/tables/{CODE}/log", content=b"\n{}\n")


@pytest.mark.parametrize("owner", ["a", "b"])
@pytest.mark.parametrize("version", UNDERSTOOD)
def test_calls_and_pages_are_passed_on_between_versions(version, owner):
    async def work(a, b):
        here = b if owner == "a" else a
        answer = await call(here)
        assert (201, owner, b"\n{}\n".hex()) == (
            answer.status_code,
            answer.json()["by"],
            answer.json()["body"],
        )
        page = Page(here)
        page.write("hello")
        await until(lambda: page.texts == [f"{owner} hello"])
        page.write("end")
        await until(lambda: page.closed == 1008)

    beside(version, work, {SHARD: owner})


@pytest.mark.parametrize("version", APART)
def test_a_call_of_a_version_too_far_is_refused_in_words(version, caplog):
    """The application gets nothing of it, and the log has one line that names the versions."""

    async def work(a, b):
        answer = await call(a)
        assert (503, "message.apart") == (answer.status_code, answer.json()["code"])
        assert 0 == b.answered

    beside(version, work, {SHARD: "b"})
    (record,) = [found for found in caplog.records if found.levelno == logging.ERROR]
    assert f"an ask of calls.b is refused: version {version!r}, where 1 to 3 are understood" == (
        record.getMessage()
    )
    assert record.exc_info is None


def test_an_answer_of_a_version_too_far_is_refused_in_words():
    async def work(_a, b):
        answer = await call(b)
        assert (503, "message.apart") == (answer.status_code, answer.json()["code"])

    beside(CURRENT_VERSION + 2, work, {SHARD: "a"})


class Asker:
    """A process with a call by name, which is asked of the owner, and one that is asked of every process."""

    def __init__(self, bus, name, owned):
        self.name = name
        self.calls = CallRegistry(bus, SharedOwners(name, owned), BusLosses(bus, name))
        self.move = self.calls.add("move", self._move)
        self.count = self.calls.add_everywhere("count", self._count)

    async def _move(self, _code: str, asked: Move) -> str:
        return f"{self.name} {asked.seat}"

    async def _count(self, asked: int) -> int:
        return asked + 1


def asking(version, work, owner):
    async def inside():
        bus, owned = LocalBus(), {SHARD: owner, 0: "a", 1: "b"}
        a, b = Asker(OtherVersionBus(bus, version), "a", owned), Asker(bus, "b", owned)
        for process in (a, b):
            await process.calls.start()
        return await asyncio.wait_for(work(a, b), 120)

    return asyncio.run(inside())


@pytest.mark.parametrize("owner", ["a", "b"])
@pytest.mark.parametrize("version", UNDERSTOOD)
def test_calls_by_name_are_answered_between_versions(version, owner):
    async def work(a, b):
        here = b if owner == "a" else a
        assert f"{owner} N" == await here.move(CODE, Move("N"))
        assert [8, 8] == await here.count(7)

    asking(version, work, owner)


@pytest.mark.parametrize("version", APART)
def test_a_call_by_name_of_a_version_too_far_is_refused(version, caplog):
    async def work(a, _b):
        with pytest.raises(Busy) as refused:
            await a.move(CODE, Move("N"))
        assert "message.apart" == refused.value.code

    asking(version, work, "b")
    assert any("an ask of asked.b is refused: version" in line for line in caplog.messages)


@pytest.mark.parametrize("failure", [UnknownCall("there is no 'move'"), KeyError("move")])
def test_a_call_that_the_owner_does_not_have_is_said_to_be_one(failure):
    """Whoever asks does without, as long as the owner is of the release before."""

    async def work(a, b):
        async def fail(_frame):
            raise failure

        b.calls._calls["move"] = SimpleNamespace(reply=fail)
        if isinstance(failure, UnknownCall):
            del b.calls._calls["move"]
        with pytest.raises(OlderOwner):
            await a.move(CODE, Move("N"))

    asking(CURRENT_VERSION, work, "b")


def test_the_reply_to_a_process_of_version_1_is_a_line_of_json():
    """Those processes read nothing else; all others get a message with its version."""
    old, new = RelayFrame({"v": 1}), RelayFrame({"v": CURRENT_VERSION})
    assert b'{"a":1}' == old.reply(b'{"a":1}') == body_of_reply(old.reply(b'{"a":1}'))
    assert CURRENT_VERSION == RelayFrame.parse(new.reply(b'{"a":1}')).head["v"]
    assert b'{"a":1}' == body_of_reply(new.reply(b'{"a":1}'))


async def tell_from(version, bus, subject, head):
    """Tell a message of another version, and wait until it has been heard."""
    OtherVersionBus(bus, version).tell(subject, bytes(RelayFrame(head, b'"N"')))
    await asyncio.sleep(0)
    await asyncio.sleep(0)


@pytest.mark.parametrize("version", [*UNDERSTOOD, *APART])
def test_what_is_told_is_heard_between_versions_one_apart(version, caplog):
    """News, the frames of watched tables, and that messages were lost; of others nothing is read."""

    async def work():
        bus, heard = LocalBus(), []
        cluster = Cluster.of(bus, PartOwner("north"))

        def take(value: str) -> None:
            heard.append(value)

        news = News(bus, "north")
        news.add("names", take)
        await bus.listen("news", news._hear)
        watching = RemoteWatching(cluster, None)
        watching._tables[CODE] = type(
            "Table", (), {"hear": lambda _, frame: heard.append(frame.head["table"])}
        )()
        await bus.listen(views_of("north"), watching._hear)
        await bus.listen("losses", cluster.losses._hear)
        await tell_from(version, bus, "news", {"news": "names", "from": "south"})
        await tell_from(version, bus, views_of("north"), {"table": CODE})
        await tell_from(version, bus, "losses", {"from": "south"})
        return heard, cluster.losses.count("south")

    heard, losses = asyncio.run(work())
    if version in UNDERSTOOD and version is not True:
        assert (["N", CODE], 1) == (heard, losses)
        return
    assert ([], 0) == (heard, losses)
    refused = [line for line in caplog.messages if "is refused: version" in line]
    assert 3 == len(refused), refused


def test_that_messages_were_lost_may_be_said_by_a_name_alone():
    """So processes of version 1 say it, and all others as long as those are understood."""

    async def work():
        bus = LocalBus()
        losses = BusLosses(bus, "north")
        await bus.listen("losses", losses._hear)
        bus.tell("losses", b"south")
        await asyncio.sleep(0)
        return losses.count("south")

    assert 1 == asyncio.run(work())


def test_a_refusal_of_another_process_has_its_name():
    """What a process cannot understand, its asker learns as the failure of that name."""

    async def work():
        bus = LocalBus()

        async def reply(body):
            return RelayFrame.parse(body).body

        await bus.answer("asked.b", reply)
        with pytest.raises(RemoteFailure) as failure:
            await OtherVersionBus(bus, 9).ask("asked.b", bytes(RelayFrame()), 60)
        assert NotUnderstood.__name__ == failure.value.name

    asyncio.run(work())
