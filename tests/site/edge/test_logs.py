"""The log: JSON lines, a line for each request, one traceback a cause, a sentence where the start fails."""

import asyncio
import json
import logging
import signal
import socket
import sqlite3
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from chelem.core.errors import ChelemError
from chelem.site import serving
from chelem.site.app import create_app
from chelem.site.edge.logs.log_format import LoggedAddresses
from chelem.site.edge.logs.logged_addresses import form_addresses
from chelem.site.edge.logs.repeated_causes import FORGOTTEN, MINUTE, RepeatedCauses
from chelem.site.edge.networks import counted_address
from chelem.site.visitors.store.bans import Ban
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Caller


def lines(server):
    """Return the lines of a server's log."""
    said = (server.folder / "said.txt").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in said if line.startswith("{")]


def change_database(folder, statement):
    with sqlite3.connect(folder / "chelem.db") as connection:
        connection.execute(statement)
    connection.close()


@pytest.mark.slow
def test_each_request_has_a_line_and_an_id(tmp_path):
    """Method, template of the route, status, time, size, id; nothing that somebody keeps to themselves."""
    with Server(tmp_path) as server:
        given = {"x-request-id": "from-proxy-1", "cookie": "chelem=secret.cookie"}
        answer = httpx.get(f"{server.address}/api/tables/abcdefgh?key=secret", headers=given)
        assert (404, "from-proxy-1") == (answer.status_code, answer.headers["x-request-id"])
        odd = httpx.get(f"{server.address}/metrics", headers={"x-request-id": 'x" }\\n'})
        assert 16 == len(odd.headers["x-request-id"])
        assert 421 == httpx.get(f"{server.address}/x", headers={"host": "evil.example"}).status_code

        async def watch():
            async with Caller(server.address) as caller:
                await caller.page(await caller.make(chairs={"S": "me"}))

        asyncio.run(watch())
        server.stop()
        found = [line for line in lines(server) if line["logger"] == "chelem.access"]
        first, second, third = found[:3]
        expected = {
            "event": "request",
            "level": "info",
            "logger": "chelem.access",
            "method": "GET",
            "route": "/api/tables/{code}",
            "status": 404,
            "refused": "table.unknown",
            "address": "127.0.0.1",
            "request_id": "from-proxy-1",
            "bytes": len(answer.content),
        }
        assert expected == {name: value for name, value in first.items() if name not in ("ms", "timestamp")}
        assert ("/metrics", 200, odd.headers["x-request-id"]) == (
            second["route"],
            second["status"],
            second["request_id"],
        )
        assert (None, 421, "host.unknown") == (third["route"], third["status"], third["refused"])
        page = found[-1]
        assert ("WEBSOCKET", "/api/tables/{code}/live") == (page["method"], page["route"])
        assert page["bytes"] > 1000
        assert "secret" not in (tmp_path / "said.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("chosen", "forms"),
    [
        ("full", ["192.0.2.77", "2001:db8:0:1::/64", "2001:db8::/32", None]),
        ("short", ["192.0.2.0/24", "2001:db8::/48", "2001:db8::/32", None]),
        ("none", [None, None, None, None]),
    ],
)
def test_addresses_are_written_in_a_form_that_bans_take(chosen, forms):
    """In full, as the network of many that they are in, or not at all."""
    form = form_addresses(LoggedAddresses(chosen))
    counted = [counted_address("192.0.2.77"), counted_address("2001:db8:0:1::7"), "2001:db8::/32", None]
    written = [form(None, "", {"event": "request", "address": each}).get("address") for each in counted]
    assert forms == written
    for each in filter(None, written):
        assert Ban.of(each, None).network


@pytest.mark.slow
def test_short_addresses_are_all_that_the_log_has(tmp_path):
    """Of requests, and of what is refused."""
    with Server(tmp_path, "--log-addresses", "short") as server:
        httpx.get(f"{server.address}/api/games")
        httpx.get(f"{server.address}/api/admin/bans")
        server.stop()
        found = lines(server)
        assert {"127.0.0.0/24"} == {line["address"] for line in found if "address" in line}
        assert {"chelem.access", "chelem.security"} <= {line["logger"] for line in found if "address" in line}


@pytest.mark.slow
def test_what_matters_to_security_is_logged(tmp_path):
    """Refused keys, sessions and origins, with the address; never the key. A cause has one line a minute."""
    with Server(tmp_path) as server:
        for number in range(5):
            refused = httpx.post(
                f"{server.address}/api/admin/session", json={"key": f"guess-{number}"}, timeout=60
            )
            assert 403 == refused.status_code
        httpx.get(f"{server.address}/api/admin/bans", timeout=60)
        httpx.put(
            f"{server.address}/api/me",
            json={"name": "x"},
            headers={"origin": "https://evil.example"},
            timeout=60,
        )
        server.stop()
        found = [line for line in lines(server) if line["logger"] == "chelem.security"]
        events = [(line["event"], line["level"], line["address"]) for line in found if "more" not in line]
        assert [
            ("refused: admin.key", "warning", "127.0.0.1"),
            ("refused: admin.session", "warning", "127.0.0.1"),
            ("refused: visitor.origin", "warning", "127.0.0.1"),
        ] == events
        assert [4] == [line["more"] + 1 for line in found if "more" in line]
        assert "guess" not in (tmp_path / "said.txt").read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_path_gives_a_terminal_no_orders(tmp_path):
    """The ends of lines and escape sequences in a path stay quoted, in a log of plain text too."""
    with Server(tmp_path, "--log", "text") as server:
        change_database(tmp_path, "ALTER TABLE collections RENAME TO gone")
        path = "/api/library/x%0A2026-01-01T00:00:00Z%20[info]%20forged%1B[2J"
        assert 404 == httpx.get(server.address + path, timeout=60).status_code
        server.stop()
        said = (tmp_path / "said.txt").read_text(encoding="utf-8")
        assert not [line for line in said.splitlines() if line.startswith("2026-01-01")]
        assert "\x1b" not in said


@pytest.mark.slow
def test_a_database_that_has_gone_floods_no_log(tmp_path):
    """A thousand failing calls leave one traceback; the last line says how many there were."""
    with Server(tmp_path) as server:
        change_database(tmp_path, "ALTER TABLE tables RENAME TO gone")
        with httpx.Client(base_url=server.address) as client:
            for _ in range(1000):
                assert 503 == client.get("/api/tables/abcdefgh").status_code
        server.stop()
        records = [line for line in lines(server) if line["logger"] != "chelem.access"]
        assert len(records) <= 3, records
        assert 1 == sum("Traceback" in line.get("exception", "") for line in records)
        assert 1000 == sum(1 + line.get("more", 0) for line in records)
        assert records[0]["request_id"]


@pytest.mark.slow
def test_a_page_that_connects_while_the_database_is_away(tmp_path):
    """Its socket is closed with 1013, try again later, and the log has no traceback."""
    with Server(tmp_path) as server:

        async def connect():
            async with Caller(server.address) as caller:
                code = await caller.make(chairs={"S": "me"})
                server.kill()
                server.start()
                change_database(tmp_path, "ALTER TABLE visitors RENAME TO gone")
                with suppress(ConnectionClosed):  # if it is closed before the page can say hello
                    await caller.page(code)

        asyncio.run(connect())
        server.stop()
        (page,) = (line for line in lines(server) if line.get("method") == "WEBSOCKET")
        assert 1013 == page["status"]
        assert "Traceback" not in (tmp_path / "said.txt").read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_server_that_ends_answers_half_a_request(tmp_path):
    """With status 503, and without a traceback in the log."""
    half = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
    with Server(tmp_path) as server:
        address = httpx.URL(server.address)
        with socket.create_connection((address.host, address.port), timeout=60) as connection:
            connection.sendall(half)
            while b"chelem.access" not in (tmp_path / "said.txt").read_bytes():
                httpx.get(f"{server.address}/api/games")  # its line is there once the server reads
            server.stop()
            assert b" 503 " in connection.recv(100)
        assert "Traceback" not in (tmp_path / "said.txt").read_text(encoding="utf-8")


def test_a_database_that_fails_at_the_start(tmp_path, monkeypatch, capfd):
    """The server ends with a sentence: no traceback, and nobody is told that it is ready."""
    url = f"sqlite:///{tmp_path / 'chelem.db'}"
    listening = socket.create_server(("127.0.0.1", 0))
    app = create_app(url)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    (tmp_path / "chelem.db").write_text("not a database\n" * 100, encoding="utf-8")
    said = []
    with pytest.raises(ChelemError) as refused:
        serving.serve_app(app, listening, lambda: said.append("ready"))
    assert "database.broken" == refused.value.code
    assert [] == said
    assert "Traceback" not in capfd.readouterr().err


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def record_of(error=None, text="failed", level=logging.ERROR):
    info = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("chelem.x", level, __file__, 1, text, (), info)


def caught(kind):
    with pytest.raises(kind) as raised:
        raise kind("x")
    return raised.value


def test_one_traceback_a_cause_and_one_line_a_minute():
    """Each exception of each place is a cause; a cause that was quiet for an hour is new."""
    clock = Clock()
    causes = RepeatedCauses(clock)
    first = record_of(caught(KeyError))
    assert first is causes.admit(first)
    assert causes.admit(record_of(caught(ValueError))).exc_info
    for _ in range(412):
        assert causes.admit(record_of(caught(KeyError))) is None
    clock.now = MINUTE
    line = causes.admit(record_of(caught(KeyError)))
    assert (412, None) == (line.__dict__["more"], line.exc_info)
    assert causes.admit(record_of(caught(KeyError))) is None
    assert [] == list(causes.take_due())
    clock.now = 2 * MINUTE
    (line,) = causes.take_due()
    assert (0, None) == (line.__dict__["more"], line.exc_info)
    assert [] == list(causes.take_due(final=True))
    clock.now += FORGOTTEN + 1
    assert causes.admit(record_of(caught(KeyError))).exc_info


def test_what_is_no_warning_is_always_written():
    """Requests are lines of their own."""
    causes = RepeatedCauses(Clock())
    for _ in range(3):
        assert causes.admit(record_of(level=logging.INFO)) is not None
    assert causes.admit(record_of()) is not None
    assert causes.admit(record_of()) is None
    assert causes.admit(record_of(text="another")) is not None
