"""Stands between the client's tests and a server: prepares scenes, passes calls on, keeps the answers."""

import json
import time
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition
from urllib.parse import parse_qsl, urlencode, urlsplit

from tests.support.recordings.exchanges import Exchange, Recording, file_of
from tests.support.recordings.scene import SCENES
from tests.support.recordings.visitor import Answered, Visitor, value_of

ALLOWED = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Allow-Methods": "*",
}
CONTROL = "/recorder/"
WAITING = ("tag", "wait")
"""What a call says only to wait for news."""
LONGEST = 20.0
"""Seconds that a call waits for news at most."""
NEWS = 1.0
"""Seconds after which one looks again: robots and clocks change things too."""
QUIET = 0.3
"""Seconds without a change after which those who wait read it: of many in a row they read the last alone."""


class Session:
    """What is asked and answered in a scene during a test."""

    def __init__(self, address: str, scene: str, name: str = "", at: int = 0) -> None:
        self.visitor = Visitor(address)
        self._scene, self._name, self._at = scene, name, at
        self.prepared = SCENES[scene](self.visitor)
        self._changed = Condition()
        self._ended = False
        self._exchanges: list[Exchange] = []
        self._latest: dict[tuple[str, ...], Exchange] = {}
        self._last_change = 0.0

    def step(self, name: str) -> None:
        """Let others do something."""
        with self._changed:
            self._note(Exchange(step=name))
            self.prepared.steps[name]()
            self._changed.notify_all()

    def ask(self, method: str, address: str, key: str, body: str) -> Answered:
        """Pass a call on and note it; those who wait for news are answered once there are some."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        exchange, waits = _call(method, address, key, body)
        if isinstance(exchange.body, str):
            headers["content-type"] = "application/octet-stream"
        patience = time.monotonic() + LONGEST
        while True:
            with self._changed:
                answered = self.visitor.fetch(exchange.address, method, body or None, headers)
                exchange = replace(exchange, status=answered.status, answer=answered.value())
                is_news = answered.tag != waits
                if not waits or (is_news and self._is_quiet) or self._ended or time.monotonic() > patience:
                    self._note(exchange)
                    if not exchange.is_read:
                        self._changed.notify_all()
                    return answered
                self._changed.wait(QUIET if is_news else NEWS)

    def keep(self) -> None:
        """Write the recording."""
        with self._changed:
            self._ended = True
            self._changed.notify_all()
            recording = Recording(self._scene, self._at, self.prepared.facts, list(self._exchanges))
        file = file_of(self._name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(recording.text(), encoding="utf-8")

    def close(self) -> None:
        """Let go of the server."""
        self.visitor.close()

    @property
    def _is_quiet(self) -> bool:
        return time.monotonic() > self._last_change + QUIET

    def _note(self, exchange: Exchange) -> None:
        """The order of the notes is that of the server: it is asked one thing at a time."""
        if exchange.is_read and self._latest.get(exchange.call) == exchange:
            return  # it is what one reads already
        if not exchange.is_read:
            self._last_change = time.monotonic()
        self._exchanges.append(exchange)
        self._latest[exchange.call] = exchange


def _call(method: str, address: str, key: str, body: str) -> tuple[Exchange, str]:
    """A call, and the tag that it knows if it waits for news."""
    parts = urlsplit(address)
    given = dict(parse_qsl(parts.query))
    waits = given.pop("tag", "") if "wait" in given else ""
    query = urlencode({name: value for name, value in given.items() if name not in WAITING})
    return Exchange(method, parts.path, query, key, value_of(body)), waits


class RecorderServer(ThreadingHTTPServer):
    """Serves the tests of one run; each begins with its scene."""

    daemon_threads = True

    def __init__(self, address: str) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.address = address
        self.session: Session | None = None

    def handle_error(self, *_: object) -> None:
        """Say nothing of pages that still wait for news when all is over."""

    def keep(self) -> None:
        """Write the recording of the test that has ended."""
        if self.session is not None:
            self.session.keep()
            self.session = None  # a page may still wait for news


class _Handler(BaseHTTPRequestHandler):
    server: RecorderServer

    def _handle(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        if self.path.startswith(CONTROL):
            self._answer(200, json.dumps(self._control(json.loads(body))))
        elif self.server.session is None:
            self._answer(404, "{}")
        else:
            key = self.headers.get("Authorization", "").removeprefix("Bearer ")
            answered = self.server.session.ask(self.command, self.path, key, body)
            self._answer(answered.status, answered.text(), answered.headers["content-type"])

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = _handle  # noqa: N815 - the library's names

    def do_OPTIONS(self) -> None:
        self._answer(204, "")

    def _control(self, given: dict[str, str]) -> object:
        """Begin a scene, take a step in it, or end it."""
        if "scene" in given:
            self.server.keep()
            self.server.session = Session(
                self.server.address, given["scene"], given["name"], int(given["at"])
            )
            return self.server.session.prepared.facts
        if "step" in given:
            assert self.server.session is not None
            self.server.session.step(given["step"])
        else:
            self.server.keep()
        return {}

    def _answer(self, status: int, text: str, kind: str = "application/json") -> None:
        self.send_response(status)
        for name, value in {**ALLOWED, "Content-Type": kind}.items():
            self.send_header(name, value)
        data = text.encode()
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Say nothing."""
