"""Errors while serving a page or a call are logged with traceback and facts, and refused in a sentence."""

import asyncio
import json
import logging
from types import SimpleNamespace

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect, WebSocketState

from chelem.core.errors import Busy, Unknown
from chelem.processes import WorkerDied
from chelem.site.database.store_error import StoreError
from chelem.site.edge import refusals
from chelem.site.edge.limiter import Limiter
from chelem.site.edge.settings import PublicAddress, ServerSettings
from chelem.site.security import Edge, Guard
from chelem.site.tables.api import messages
from chelem.site.tables.api.live import Connection
from chelem.site.tables.live.lobby import Lobby
from chelem.site.visitors.live.ban_list import BanList
from tests.support.tables import table_of

HELLO = {"t": "hello", "protocol": messages.PROTOCOL}


class Socket:
    """A page that sends a few messages and disconnects."""

    def __init__(self, *messages):
        self.client, self.scope = None, {}
        self.app = SimpleNamespace(state=SimpleNamespace(count_refusal=lambda _code: None))
        self.client_state = self.application_state = WebSocketState.CONNECTED
        self.outgoing = [json.dumps(message) for message in messages]
        self.received = []

    async def receive(self):
        await asyncio.sleep(0)
        if not self.outgoing:
            raise WebSocketDisconnect(1000)
        return {"type": "websocket.receive", "text": self.outgoing.pop(0)}

    async def send_text(self, text):
        self.received.append(json.loads(text))

    async def close(self, _code):
        self.application_state = WebSocketState.DISCONNECTED


class Actor:
    """A table whose requests all fail."""

    def __init__(self, error):
        self.table = table_of("S")
        self.error = error

    async def subscribe(self, *_):
        pass

    async def unsubscribe(self, _):
        pass

    async def set_ready(self, *_):
        raise self.error


def served(socket, *, actor=None, error=None):
    """Serve South's page at a table, or at one that cannot be loaded."""

    async def load(_code):
        if error is not None:
            raise error
        return actor

    async def nobody_comes_back(actor, visitor):
        """The table is of no event."""

    async def work():
        services = {
            Lobby: SimpleNamespace(actor=load, on_return=nobody_comes_back),
            BanList: BanList(),
            Limiter: Limiter(ServerSettings()),
        }
        await Connection(socket, services, "S").run("tablexyz")

    asyncio.run(work())


def only_record(caplog, text, kind):
    (record,) = (record for record in caplog.records if text in record.getMessage())
    assert kind is record.exc_info[0]
    assert logging.ERROR == record.levelno
    return record.getMessage()


def test_a_worker_that_died(caplog):
    """The page gets a refusal; the server's log has table, seat and message type."""
    socket = Socket(HELLO, {"t": "next"})
    served(socket, actor=Actor(WorkerDied("killed")))
    line = only_record(caplog, "no answer to 'next'", WorkerDied)
    assert "table tablexyz, contract duplicate" in line
    assert "seat S" in line


def test_a_table_that_cannot_be_loaded(caplog):
    """The page gets a reason and is disconnected."""
    socket = Socket(HELLO)
    served(socket, error=StoreError("disk"))
    assert ["bye"] == [message["t"] for message in socket.received]
    assert "table tablexyz" in only_record(caplog, "cannot be shown", StoreError)


@pytest.mark.parametrize("kind", [RuntimeError, KeyError])
def test_an_unforeseen_error(kind):
    """The error reaches the server, which logs it, with a note that names table and seat."""
    with pytest.raises(kind) as raised:
        served(Socket(HELLO, {"t": "next"}), actor=Actor(kind("unforeseen")))
    assert any("table tablexyz" in note and "seat S" in note for note in raised.value.__notes__)


def test_a_page_that_cannot_be_sent_to(caplog):
    """The task that sends ends, and this is logged at once."""

    class Broken(Socket):
        async def send_text(self, text):
            raise KeyError(text)

    served(Broken(HELLO, {"t": "ping"}, {"t": "ping"}), actor=Actor(None))
    assert "table tablexyz" in only_record(caplog, "messages are no longer sent", KeyError)


def app_that_raises(error):
    app = FastAPI()
    refusals.install_handlers(app)

    @app.get("/api/tables/{code}")
    def _():
        raise error

    return TestClient(app, raise_server_exceptions=False)


@pytest.mark.parametrize("error", [StoreError("disk"), WorkerDied("killed")])
def test_a_call_that_cannot_be_answered_now(error, caplog):
    """The answer is a refusal with status 503; the log names the call."""
    answer = app_that_raises(error).get("/api/tables/tablexyz")
    assert (503, "message.failed") == (answer.status_code, answer.json()["code"])
    assert "GET /api/tables/tablexyz failed" == only_record(caplog, "failed", type(error))


def test_an_unforeseen_error_in_a_call():
    """The answer is a refusal with status 500; the error has a note that names the call."""
    error = KeyError("unforeseen")
    answer = app_that_raises(error).get("/api/tables/tablexyz")
    assert (500, "message.failed") == (answer.status_code, answer.json()["code"])
    assert ["in answer to GET /api/tables/tablexyz"] == error.__notes__


def guarded(error):
    """Return a client of a public server whose call raises this error."""
    client = app_that_raises(error)
    settings = ServerSettings(public=PublicAddress.parse("https://club.example"))
    client.app.add_middleware(Guard, edge=Edge(settings, Limiter(settings), BanList()))
    return client


def test_even_an_unforeseen_error_has_the_security_headers():
    """They are those of every other answer."""
    answer = guarded(KeyError("unforeseen")).get("/api/tables/x", headers={"host": "club.example"})
    assert 500 == answer.status_code
    assert "nosniff" == answer.headers["x-content-type-options"]
    assert "private, no-store" == answer.headers["cache-control"]
    assert "max-age=63072000" == answer.headers["strict-transport-security"]


def test_a_refused_name_of_the_server_is_in_the_log_of_security(caplog):
    """It may be an attack on a visitor's browser."""
    answer = guarded(KeyError("unforeseen")).get("/api/tables/x", headers={"host": "evil.example"})
    assert 421 == answer.status_code
    assert ["refused: host.unknown"] == caplog.messages


def test_a_busy_server_says_when_to_try_again():
    """In the header that programs read, too."""
    answer = app_that_raises(Busy("work.busy", seconds=7)).get("/api/tables/tablexyz")
    assert (503, "7") == (answer.status_code, answer.headers["Retry-After"])
    assert "Try again in 7 s." in answer.json()["sentence"]


def test_a_refusal_is_not_logged(caplog):
    """Mistakes of visitors are not logged as errors."""
    assert 404 == app_that_raises(Unknown("table.unknown", table="x")).get("/api/tables/x").status_code
    assert not caplog.records
