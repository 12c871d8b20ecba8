"""Clients that begin a request and never end it are cut off, and never keep others out."""

import contextlib
import json
import re
import socket
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from chelem.site.edge.heartbeat import IDLE_TIMEOUT
from chelem.site.edge.limits import LARGEST_FILE, LIMITS
from chelem.site.tables.api.messages import PROTOCOL
from tests.support.servers.serving import Server

pytestmark = pytest.mark.slow
FILES = 256


def begin(port, text=b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "):
    connection = socket.create_connection(("127.0.0.1", port))
    connection.sendall(text)
    return connection


def seconds_until_closed(connection, dripping=b""):
    """Send a byte now and then, and return when the server has closed the connection."""
    start = time.monotonic()
    connection.settimeout(1)
    while time.monotonic() - start < 60:
        with contextlib.suppress(TimeoutError):
            with contextlib.suppress(ConnectionError):
                while connection.recv(4096):
                    pass
            return time.monotonic() - start
        with contextlib.suppress(OSError):
            connection.sendall(dripping)
    raise AssertionError("still open after a minute")


@pytest.mark.parametrize("first", [b"", b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"])
def test_headers_have_a_time_limit(server, first):
    """Headers that come a byte a second end after some seconds, in a second request too."""
    with begin(server.port, first + b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ") as slow:
        assert seconds_until_closed(slow, b"x") < LIMITS.header_seconds + 5


@pytest.mark.parametrize("begun", [b"X-Large: ", b"GET /api/games?"])
def test_headers_have_a_size(server, begun):
    """Headers that go on and on, or an address, are refused long before their time is over."""
    part = b"x" * (LIMITS.header_bytes // 4)
    first = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" if begun.startswith(b"X") else b""
    with begin(server.port, first + begun) as large:
        answer = b""
        for _ in range(5):
            large.sendall(part)
        while more := large.recv(4096):
            answer += more
    assert answer.startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "headers",
    [
        b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n",
        b"Content-Length: 3\r\nContent-Length: 4\r\n",
        b"Content-Length: -1\r\n",
        b"Transfer-Encoding : chunked\r\n",
        b"No colon\r\n",
    ],
)
def test_requests_whose_end_is_ambiguous_are_refused(server, headers):
    """What a proxy and the server might read differently is no request, and the connection ends."""
    with begin(
        server.port, b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n" + headers + b"\r\n"
    ) as client:
        client.settimeout(5)
        answer = b""
        while more := client.recv(4096):
            answer += more
    assert answer.startswith(b"HTTP/1.1 400 ")


def test_requests_may_follow_one_another(server):
    """Two requests sent at once, with a third that comes in two parts, are answered in their order."""
    one, two = (
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n",
    )
    last = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with begin(server.port, one + two + last[:20]) as client:
        client.sendall(last[20:])
        client.settimeout(5)
        answer = b""
        while more := client.recv(65536):
            answer += more
    assert [b"200", b"404", b"200"] == re.findall(rb"HTTP/1.1 (\d{3})", answer)


def test_a_body_that_is_refused_before_its_end_is_no_header(server):
    """Its last bytes, read after the answer, may be more than headers may have; the connection goes on."""
    head = b"POST /api/library?name=a.pbn HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    part = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    rest = part[: -LIMITS.header_bytes * 2], part[-LIMITS.header_bytes * 2 :] + b"0\r\n\r\n"
    with begin(server.port, head + part * (LARGEST_FILE // 0x10000 + 2)) as client:
        client.settimeout(30)
        answers = client.recv(65536)
        client.sendall(rest[0])
        time.sleep(0.2)  # so that what follows is read by itself
        client.sendall(rest[1])
        client.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        while more := client.recv(65536):
            answers += more
    refused, games = re.findall(rb"HTTP/1.1 (\d{3})", answers)
    assert (refused[:1], games) == (b"4", b"200")


def test_silence_has_a_time_limit(server):
    """A connection without a byte ends too."""
    with begin(server.port, b"") as silent:
        assert seconds_until_closed(silent) < LIMITS.header_seconds + 5


def test_a_socket_without_hello_has_a_time_limit(server):
    """A page that says nothing after opening is told so and disconnected."""
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/nosuchtb/live", proxy=None) as page:
        bye = json.loads(page.recv(timeout=LIMITS.hello_seconds + 5))
        assert ("bye", "message.silent") == (bye["t"], bye["code"])


def test_a_page_that_promised_to_speak_is_missed_at_once(server):
    """A ping may say when the next message comes; without one the line is lost, long before 90 s."""
    code = httpx.post(f"{server.address}/api/tables", json={"game": "contract"}).json()["code"]
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/live", proxy=None) as page:
        page.send(json.dumps({"t": "hello", "protocol": PROTOCOL, "language": "en"}))
        page.send(json.dumps({"t": "ping", "within": 0.1}))
        kinds = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                kinds.append(json.loads(page.recv(timeout=IDLE_TIMEOUT / 2)))
        assert ("bye", "message.silent") == (kinds[-1]["t"], kinds[-1]["code"])


@pytest.mark.parametrize("within", [0, -1, 86, "soon", None])
def test_a_promise_is_a_number_of_seconds(server, within):
    """More than none and no longer than a hidden page needs."""
    code = httpx.post(f"{server.address}/api/tables", json={"game": "contract"}).json()["code"]
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/live", proxy=None) as page:
        page.send(json.dumps({"t": "hello", "protocol": PROTOCOL, "language": "en"}))
        page.send(json.dumps({"t": "ping", "within": within}))
        answers = (json.loads(page.recv(timeout=IDLE_TIMEOUT)) for _ in iter(int, 1))
        refused = next(message for message in answers if message["t"] == "refused")
        assert refused["code"] == "message.field"


def test_slow_headers_keep_nobody_out(tmp_path):
    """More unfinished requests than the server may have descriptors: everybody else is served at once."""
    with Server(tmp_path, files=FILES) as server, contextlib.ExitStack() as stack:
        for _ in range(2 * FILES):
            with contextlib.suppress(ConnectionError):
                stack.enter_context(begin(server.port))
        for _ in range(5):
            assert 200 == httpx.get(f"{server.address}/api/games", timeout=5).status_code
        assert "Traceback" not in (tmp_path / "said.txt").read_text(encoding="utf-8")
