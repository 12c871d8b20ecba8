"""A visitor is stored once a call of theirs succeeds: refused calls and watching leave nothing."""

import asyncio

from websockets.asyncio.client import connect

from tests.support.visitors.calling import Caller


def stored(kept):
    return dict(kept.read("select id, name from visitors"))


def test_refused_calls_leave_no_visitor(server, kept, visit):
    """Ten callers without a cookie, each refused: no cookie, and nothing in the database."""
    before = stored(kept)

    async def work(caller):
        code = await caller.make()
        for path, body in (
            ("/api/tables/nosuchtb/chairs/N", {}),
            (f"/api/tables/{code}/chairs/W", {"kind": "bot"}),
            (f"/api/tables/{code}/start", None),
            (f"/api/tables/{code}/report", {"text": " "}),
            ("/api/tables", {"game": "none"}),
        ):
            for _ in range(2):
                async with Caller(server.address) as stranger:
                    method = "PUT" if "chairs" in path else "POST"
                    answer = await stranger.call(method, path, body)
                    assert 400 <= answer.status_code < 500, (path, answer.text)
                    assert "set-cookie" not in answer.headers
        return caller.id

    maker = visit(work)
    assert {maker} == stored(kept).keys() - before.keys()


def test_who_watches_is_stored_when_they_sit_down(server, kept, visit):
    """A spectator's page gets a cookie; the visitor is stored with their first chair, under the same id."""

    async def work(caller):
        code = await caller.make(chairs={"S": "me", "W": "open"})
        address = f"{server.address.replace('http', 'ws')}/api/tables/{code}/live"
        async with connect(address, proxy=None) as socket:
            cookie = socket.response.headers["set-cookie"].partition(";")[0].removeprefix("chelem=")
        watcher = cookie.partition(".")[0]
        assert watcher not in stored(kept)
        async with Caller(server.address) as other:
            other.client.cookies.set("chelem", cookie)
            assert await other.is_unknown()
            assert watcher not in stored(kept)
            await other.sit(code, "W", "Ana")
            assert [code] == [table["code"] for table in (await other.ask("GET", "/api/me"))["tables"]]
        assert "Ana" == stored(kept)[watcher]
        async with Caller(server.address) as forger:
            forger.client.cookies.set("chelem", f"{'0' * 16}.{cookie.partition('.')[2]}")
            await forger.ask("PUT", "/api/me", {"name": "Eve"})
        assert "0" * 16 not in stored(kept)

    visit(work)


def test_requests_of_a_newcomer_at_the_same_time(server, kept, visit):
    """Two first calls with one cookie store one visitor, and both succeed."""

    async def work(caller):
        code = await caller.make(chairs={"S": "me", "W": "open"})
        address = f"{server.address.replace('http', 'ws')}/api/tables/{code}/live"
        async with connect(address, proxy=None) as socket:
            cookie = socket.response.headers["set-cookie"].partition(";")[0].removeprefix("chelem=")
        async with Caller(server.address) as other:
            other.client.cookies.set("chelem", cookie)
            calls = [other.ask("PUT", "/api/me", {"name": "Bo"}) for _ in range(4)]
            await asyncio.gather(other.ask("POST", "/api/tables", {"game": "contract"}), *calls)
        assert "Bo" == stored(kept)[cookie.partition(".")[0]]

    visit(work)
