"""What one visitor or one address of a public server can take up is bounded, and says so."""

import asyncio
import socket
import time
from contextlib import ExitStack

import httpx
import pytest

from tests.site.collections.samples import FILE
from tests.site.edge.test_limits import NAME, caller_from, greet
from tests.support.servers.serving import Server
from tests.support.visitors.tab import Tab

pytestmark = pytest.mark.slow
LIMITS = {
    "visitor_tables": 3,
    "visitor_board_characters": 5000,
    "visitor_reports": 2,
    "table_entries": 12,
    "body_seconds": 3,
    "address_message_burst": 80,
    "address_messages_a_second": 5,
}


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    folder = tmp_path_factory.mktemp("quotas")
    with Server(folder, "--public", f"https://{NAME}", limits=LIMITS) as server:
        yield server
        assert "Traceback" not in (folder / "said.txt").read_text(encoding="utf-8")


async def open_page(caller, code, address):
    """Open a page of a caller that has been greeted."""
    page = Tab(caller, code)
    cookie = caller.client.headers["cookie"]
    await page.open(**{"cookie": cookie, "x-forwarded-for": address})
    caller.tabs.append(page)
    await page.hello()
    return page


def test_tables_of_a_visitor(public):
    """Whatever the time between them: the next is refused, in both languages; another visitor is served."""

    async def work():
        async with caller_from(public, "192.0.2.21") as caller, caller_from(public, "192.0.2.21") as other:
            await greet(caller)
            for _ in range(LIMITS["visitor_tables"]):
                await caller.make()
            table = {"game": "whist"}
            refused = await caller.ask("POST", "/api/tables", table, 409)
            assert ("quota.tables", {"most": 3}, "never") == (
                refused["code"],
                refused["facts"],
                refused["retry"],
            )
            french = await caller.client.post("/api/tables?language=fr", json=table)
            assert "3 tables" in french.json()["sentence"]
            board = await caller.client.post("/api/boards/play", content=FILE)
            assert (409, "quota.tables") == (board.status_code, board.json()["code"])
            await greet(other)
            await other.make()

    asyncio.run(work())


def test_boards_of_a_visitor(public):
    """A file that would be too much is refused; there is room again when another is removed."""

    async def work():
        async with caller_from(public, "192.0.2.22") as caller:
            await greet(caller)
            codes = []
            for _ in range(10):
                answer = await caller.client.post("/api/library?name=club.pbn", content=FILE)
                if answer.is_error:
                    break
                codes.append(answer.json()["code"])
            assert codes
            assert (409, "quota.boards") == (answer.status_code, answer.json()["code"])
            await caller.ask("DELETE", f"/api/library/{codes[0]}")
            again = await caller.client.post("/api/library?name=club.pbn", content=FILE)
            assert 201 == again.status_code

    asyncio.run(work())


def test_reports_of_a_visitor(public):
    """Two wait to be read; the third is refused."""

    async def work():
        async with caller_from(public, "192.0.2.23") as caller:
            await greet(caller)
            path = f"/api/tables/{await caller.make()}/report"
            for _ in range(LIMITS["visitor_reports"]):
                await caller.ask("POST", path, {"text": "The wrong dealer."}, 201)
            assert "quota.reports" == (await caller.ask("POST", path, {"text": "Again."}, 409))["code"]

    asyncio.run(work())


def test_the_log_of_a_table(public):
    """Words and undos are refused once it is full, and the play goes on."""

    async def work():
        async with caller_from(public, "192.0.2.24") as caller:
            await greet(caller)
            page = await open_page(caller, await caller.make(), "192.0.2.24")
            await page.until(lambda: bool(page.legal))
            chat = {"t": "chat", "text": "!", "to": "all"}
            for _ in range(LIMITS["table_entries"]):
                answers = [said for said in await page.tell(chat) if said["t"] == "refused"]
                if answers:
                    break
            assert "table.full" == answers[0]["code"]
            assert page.version + 1 >= LIMITS["table_entries"]
            assert "table.full" == (await page.refused({"t": "undo"}))["code"]
            await page.until(lambda: bool(page.legal))
            await page.do(page.act(page.legal[0]))
            assert [entry for entry in page.entries if entry["event"] == "acted"]

    asyncio.run(work())


def test_messages_of_an_address(public):
    """Sockets of one address share what they may send; those of another are not touched."""

    async def work():
        async with caller_from(public, "192.0.2.25") as caller, caller_from(public, "192.0.2.26") as other:
            for each in (caller, other):
                await greet(each)
            code = await caller.make()
            pages = [await open_page(caller, code, "192.0.2.25") for _ in range(3)]
            neighbour = await open_page(other, code, "192.0.2.26")
            for page in pages:
                for _ in range(40):  # fewer than a socket may send at once
                    await page.send({"t": "ping"})
            answers = []
            for page in pages:
                await page.until(lambda page=page: len(page.others) >= 40)
                answers += [other["t"] for other in page.others[:40]]
            assert answers.count("pong") >= LIMITS["address_message_burst"] - 5
            assert "refused" in answers
            assert [] == await neighbour.sync()

    asyncio.run(work())


def test_a_body_that_comes_slowly(public):
    """A body that drips in is cut off after the time for one; everybody else is served meanwhile."""
    head = f"POST /api/library HTTP/1.1\r\nHost: {NAME}\r\nContent-Length: 100000\r\n\r\n[Event".encode()
    with ExitStack() as stack:
        slow = [stack.enter_context(socket.create_connection(("127.0.0.1", public.port))) for _ in range(20)]
        start = time.monotonic()
        for connection in slow:
            connection.sendall(head)
        assert 200 == httpx.get(f"{public.address}/api/games", timeout=60).status_code
        for connection in slow:
            connection.settimeout(0.2)
            while not is_closed(connection):
                assert time.monotonic() < start + LIMITS["body_seconds"] + 60
        assert time.monotonic() >= start + LIMITS["body_seconds"] - 1


def is_closed(connection):
    """Send one more byte, and return whether the server has closed the connection."""
    try:
        connection.sendall(b" ")
        return connection.recv(4096) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_a_disk_that_is_nearly_full(tmp_path):
    """Nothing new is stored; a table in play goes on."""
    public = ("--public", f"https://{NAME}")
    with Server(tmp_path, *public) as server:

        async def begin():
            async with caller_from(server, "192.0.2.27") as caller:
                return await greet(caller), await caller.make()

        cookie, code = asyncio.run(begin())
    with Server(tmp_path, *public, limits={"disk_reserve": 10**18}) as server:

        async def go_on():
            async with caller_from(server, "192.0.2.27") as caller, caller_from(server, "192.0.2.28") as new:
                caller.client.headers["cookie"] = cookie
                for path, body in (("/api/tables", {"game": "contract"}), ("/api/me", {"name": "Ana"})):
                    who = caller if path == "/api/tables" else new
                    refused = await who.ask("POST" if who is caller else "PUT", path, body, 503)
                    assert ("disk.full", "later") == (refused["code"], refused["retry"])
                page = await open_page(caller, code, "192.0.2.27")
                await page.until(lambda: bool(page.legal))
                await page.do(page.act(page.legal[0]))
                assert [entry for entry in page.entries if entry["event"] == "acted"]

        asyncio.run(go_on())
