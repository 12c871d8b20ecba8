"""Rule: a call is answered by the owner of what it is for, as if it had arrived there."""

import asyncio

import httpx
import pytest

from chelem.site.database import shard_of
from chelem.site.relay import relay
from tests.site.relay.neighbours import neighbours, until

CODE = "abcdefgh"
SHARD = shard_of(CODE)


def calling(neighbour):
    """Return a client of one process."""
    transport = httpx.ASGITransport(app=neighbour.app, client=("192.0.2.7", 5000))
    return httpx.AsyncClient(transport=transport, base_url="http://club.test", timeout=60)


def running(work, owned):
    """Run a coroutine function with two processes."""

    async def inside():
        async with neighbours(owned) as pair:
            return await work(*pair)

    return asyncio.run(inside())


@pytest.mark.parametrize("owner", ["a", "b"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_call_reaches_the_owner_whole(owner, method):
    async def ask(a, _b):
        async with calling(a) as client:
            return await client.request(
                method,
                f"/api/tables/{CODE}/log?language=fr&x=%C3%A9",
                content=bytes(range(256)),
                headers={"cookie": "chelem=0123"},
            )

    answer = running(ask, {SHARD: owner})
    assert answer.status_code == (201 if method == "POST" else 200)
    assert answer.json() == {
        "by": owner,
        "method": method,
        "path": f"/api/tables/{CODE}/log",
        "query": "language=fr&x=%C3%A9",
        "cookie": "chelem=0123",
        "client": "192.0.2.7",
        "body": bytes(range(256)).hex(),
    }
    assert answer.cookies["seen"] == owner


def test_an_answer_of_bytes_arrives_as_it_is():
    async def ask(a, _b):
        async with calling(a) as client:
            return await client.get(f"/api/tables/{CODE}/card?png=1")

    answer = running(ask, {SHARD: "b"})
    assert answer.content == b"\x00\xff" * 8
    assert answer.headers["content-type"] == "image/png"


def test_a_call_for_nothing_in_particular_is_answered_where_it_arrives():
    async def ask(a, _b):
        async with calling(a) as client:
            return await client.get("/api/games")

    assert running(ask, {SHARD: "b"}).json()["by"] == "a"


def test_a_call_waits_for_an_owner():
    owned = {}

    async def ask(a, _b):
        async with calling(a) as client:
            asking = asyncio.create_task(client.post(f"/api/tables/{CODE}/start"))
            await asyncio.sleep(0.3)
            assert not asking.done()
            owned[SHARD] = "b"
            return await asking

    assert running(ask, owned).json()["by"] == "b"


def test_a_call_is_refused_that_no_process_owns(monkeypatch):
    monkeypatch.setattr(relay, "PATIENCE", 0.2)

    async def ask(a, _b):
        async with calling(a) as client:
            return await client.post(f"/api/tables/{CODE}/start")

    answer = running(ask, {})
    assert (answer.status_code, answer.json()["code"]) == (503, "message.failed")
    assert answer.json()["retry"] == "later"


@pytest.mark.parametrize(("method", "status"), [("GET", 200), ("POST", 503)])
def test_what_may_have_changed_something_is_not_asked_twice(method, status):
    """The owner changes while it works: only what changes nothing is asked of the new one."""
    owned = {SHARD: "b"}

    async def ask(a, b):
        async with calling(a) as client:
            asking = asyncio.create_task(client.request(method, f"/api/tables/{CODE}/start?wait=1"))
            await until(lambda: b.answered)
            a.relay._owners.owned[SHARD] = "a"
            if method == "GET":
                await until(lambda: a.answered)
                asking.cancel()
                return 200
            return (await asking).status_code

    assert running(ask, owned) == status


def test_a_process_that_owns_it_no_longer_sends_the_call_on():
    """The process that asks has not heard yet who owns it now."""

    async def ask(a, b):
        known = dict(a.relay._owners.owned)
        b.relay._owners.owned = {SHARD: "a"}
        async with calling(a) as client:
            asking = asyncio.create_task(client.post(f"/api/tables/{CODE}/start"))
            await asyncio.sleep(0.3)
            assert not b.answered
            a.relay._owners.owned = {SHARD: "a"}
            assert known == {SHARD: "b"}
            return await asking

    assert running(ask, {SHARD: "b"}).json()["by"] == "a"


@pytest.mark.parametrize("process", [0, 1])
def test_an_answer_that_may_be_lost_is_not_waited_for(process):
    """A call may have changed something, so that it is refused; another one is asked again."""

    async def ask(*pair):
        async with calling(pair[0]) as client:
            asking = asyncio.create_task(client.post(f"/api/tables/{CODE}/start?wait=1"))
            await until(lambda: pair[1].answered)
            pair[process].bus.losses += 1
            return await asking

    answer = running(ask, {SHARD: "b"})
    assert (answer.status_code, answer.json()["code"]) == (503, "message.failed")


@pytest.mark.parametrize(
    ("method", "changed", "answer"),
    [("POST", "0", "a"), ("POST", "1", "message.moved"), ("GET", "1", "a")],
)
@pytest.mark.parametrize("arrived", [0, 1])
def test_a_call_of_two_steps_whose_table_moves_between_them(method, changed, answer, arrived):
    """It is done again at the next owner unless its first step has changed something, wherever it arrived."""

    async def ask(*pair):
        async with calling(pair[arrived]) as client:
            return await client.request(method, f"/api/tables/{CODE}/steps?changed={changed}")

    found = running(ask, {SHARD: "b"}).json()
    assert answer == found.get("by", found.get("code"))
