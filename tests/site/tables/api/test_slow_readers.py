"""A page that does not read is disconnected after a bounded backlog, and slows nobody."""

import asyncio
import json
import os
import socket
import time
from pathlib import Path

import pytest

from chelem.site.tables.api.page_connection import CLOSE_TIMEOUT
from tests.site.edge.test_limits import NAME, caller_from, greet
from tests.site.test_quotas import open_page
from tests.support.servers.serving import Server

pytestmark = pytest.mark.slow
ADDRESS = "192.0.2.31"
READERS = 2
ASKED_AT_ONCE = 18
WORDS = 18
LONG_WORDS = {"t": "chat", "text": "é" * 300, "to": "all"}
PATIENCE = 150
MOST_MEMORY = 30_000_000
"""The bytes that the server may grow by while two pages do not read."""


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    folder = tmp_path_factory.mktemp("readers")
    with Server(folder, "--public", f"https://{NAME}") as server:
        yield server
        assert "Traceback" not in (folder / "said.txt").read_text(encoding="utf-8")


def frame(message):
    """Return a masked text frame; the mask is zero."""
    text = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


def deaf_socket(port, code, cookie):
    """Open a socket of a table with a small buffer, and read only the answer to the handshake."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.connect(("127.0.0.1", port))
    lines = (
        f"GET /api/tables/{code}/live HTTP/1.1",
        f"Host: {NAME}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {cookie}",
        f"X-Forwarded-For: {ADDRESS}",
    )
    connection.sendall("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    assert b" 101 " in connection.recv(64)
    return connection


def is_open(connection):
    """Ask for the whole picture again and again; return whether the server still takes it."""
    try:
        connection.sendall(frame({"t": "hello", "protocol": 4, "version": 0}) * ASKED_AT_ONCE)
    except (ConnectionError, BrokenPipeError):
        return False
    return True


def memory_of(process):
    """Return the bytes of memory of a process."""
    pages = Path(f"/proc/{process.pid}/statm").read_text(encoding="utf-8").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads memory from /proc")
def test_pages_that_do_not_read(public):
    """They ask for pictures as fast as allowed: each is cut off, and their neighbour is answered."""

    async def work():
        async with caller_from(public, "192.0.2.32") as caller:
            cookie = await greet(caller)
            code = await caller.make()
            page = await open_page(caller, code, "192.0.2.32")
            for _ in range(WORDS):  # they make the picture large
                assert not [said for said in await page.tell(LONG_WORDS) if said["t"] == "refused"]
            before = memory_of(public.process)
            deaf = [deaf_socket(public.port, code, cookie) for _ in range(READERS)]
            start, open_ones, slowest, most = time.monotonic(), deaf, 0.0, before
            try:
                while open_ones:
                    assert time.monotonic() < start + PATIENCE, "still open"
                    open_ones = [each for each in open_ones if is_open(each)]
                    asked = time.monotonic()
                    await page.sync()
                    slowest = max(slowest, time.monotonic() - asked)
                    most = max(most, memory_of(public.process))
                    await asyncio.sleep(1)  # all messages of a socket are allowed
            finally:
                for each in deaf:
                    each.close()
            assert most - before < MOST_MEMORY
            assert slowest < CLOSE_TIMEOUT + 10
            assert [] == await page.sync()

    asyncio.run(work())
