"""A page's websocket at the application of a process, without a network."""

import asyncio
import json

from tests.support.visitors.page import PROTOCOL, follow


class RawPage:
    """A websocket, as a server gives it to the application; the page follows what it is sent."""

    def __init__(self, app, code, cookie=""):
        path = f"/api/tables/{code}/live"
        self.arriving, self.sent = asyncio.Queue(), []
        self.picture, self.version = {}, None
        self.arriving.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", b"localhost")]
        if cookie:
            headers.append((b"cookie", f"chelem={cookie}".encode()))
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "subprotocols": [],
            "extensions": {},
        }
        self.task = asyncio.create_task(app(scope, self.arriving.get, self._send))

    async def _send(self, message):
        self.sent.append(message)
        if message["type"] == "websocket.send":
            received = json.loads(message["text"])
            if received["t"] in ("table", "move"):
                self.picture, self.version = follow(self.picture, received), received["version"]

    @property
    def texts(self):
        """The messages so far."""
        return [message["text"] for message in self.sent if message["type"] == "websocket.send"]

    @property
    def visitor(self):
        """The visitor whom the cookie names that was set when the page was accepted."""
        ((_, value),) = self.sent[0]["headers"]
        return value.decode().partition("=")[2].partition(".")[0]

    def say(self, **message):
        self.arriving.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hello(self, language="en", version=None):
        self.say(t="hello", protocol=PROTOCOL, language=language, version=version)

    async def leave(self):
        self.arriving.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task
