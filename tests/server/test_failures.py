"""Errors in answering a page or a call: logged with a traceback and the facts, told in one sentence."""

import asyncio
import json
import logging
from types import SimpleNamespace

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect, WebSocketState
from tests.support.tables import table_of

from chelem.core.errors import Unknown
from chelem.processes import WorkerDied
from chelem.server import messages, refusals
from chelem.server.live import Connection
from chelem.store.table_store import StoreError

HELLO = {"t": "hello", "protocol": messages.PROTOCOL}


class Socket:
    """A page that says a few things, and leaves."""

    def __init__(self, *said):
        self.client_state = self.application_state = WebSocketState.CONNECTED
        self.said = [json.dumps(one) for one in said]
        self.told = []

    async def receive(self):
        await asyncio.sleep(0)
        if not self.said:
            raise WebSocketDisconnect(1000)
        return {"type": "websocket.receive", "text": self.said.pop(0)}

    async def send_text(self, text):
        self.told.append(json.loads(text))

    async def close(self, _code):
        self.application_state = WebSocketState.DISCONNECTED


class Actor:
    """A table whose questions all fail."""

    def __init__(self, error):
        self.table = table_of("S")
        self.error = error

    async def enter(self, *_):
        pass

    async def leave(self, _):
        pass

    async def next(self, _):
        raise self.error


def served(socket, *, actor=None, error=None):
    """Serve a page of South's at a table, or at one that cannot be loaded."""

    async def load(_code):
        if error is not None:
            raise error
        return actor

    async def work():
        services = SimpleNamespace(lobby=SimpleNamespace(actor=load))
        await Connection(socket, services, "S").run("tablexyz")

    asyncio.run(work())


def one(caplog, words, kind):
    (record,) = (record for record in caplog.records if words in record.getMessage())
    assert kind is record.exc_info[0]
    assert logging.ERROR == record.levelno
    return record.getMessage()


def test_a_worker_that_died(caplog):
    """The page is refused; the log has table, seat and question."""
    socket = Socket(HELLO, {"t": "next"})
    served(socket, actor=Actor(WorkerDied("killed")))
    line = one(caplog, "no answer to 'next'", WorkerDied)
    assert "table tablexyz, contract duplicate" in line
    assert "seat S" in line


def test_a_table_that_cannot_be_loaded(caplog):
    """The page is told, and let go."""
    socket = Socket(HELLO)
    served(socket, error=StoreError("disk"))
    assert ["bye"] == [told["t"] for told in socket.told]
    assert "table tablexyz" in one(caplog, "cannot be shown", StoreError)


@pytest.mark.parametrize("kind", [RuntimeError, KeyError])
def test_what_nobody_foresaw(kind):
    """It goes up to the server, which logs it, with a note that says where."""
    with pytest.raises(kind) as raised:
        served(Socket(HELLO, {"t": "next"}), actor=Actor(kind("oh")))
    assert any("table tablexyz" in note and "seat S" in note for note in raised.value.__notes__)


def test_a_page_that_can_no_longer_be_told(caplog):
    """The writer ends, and the log says so at once."""

    class Deaf(Socket):
        async def send_text(self, text):
            raise KeyError(text)

    served(Deaf(HELLO, {"t": "ping"}, {"t": "ping"}), actor=Actor(None))
    assert "table tablexyz" in one(caplog, "sent no more", KeyError)


def app_that_raises(error):
    app = FastAPI()
    refusals.install_handlers(app)

    @app.get("/api/tables/{code}")
    def _():
        raise error

    return TestClient(app, raise_server_exceptions=False)


@pytest.mark.parametrize("error", [StoreError("disk"), WorkerDied("killed")])
def test_a_call_that_cannot_be_answered_now(error, caplog):
    """503, in the one form of refusals; the log names the call."""
    answer = app_that_raises(error).get("/api/tables/tablexyz")
    assert (503, "message.failed") == (answer.status_code, answer.json()["code"])
    assert "GET /api/tables/tablexyz failed" == one(caplog, "failed", type(error))


def test_a_call_that_breaks():
    """500, in the same form; the error, which the server logs, has a note that names the call."""
    error = KeyError("oh")
    answer = app_that_raises(error).get("/api/tables/tablexyz")
    assert (500, "message.failed") == (answer.status_code, answer.json()["code"])
    assert ["in answer to GET /api/tables/tablexyz"] == error.__notes__


def test_a_refusal_is_no_error(caplog):
    """Nothing is logged of what visitors do wrong."""
    assert 404 == app_that_raises(Unknown("table.unknown", table="x")).get("/api/tables/x").status_code
    assert not caplog.records
