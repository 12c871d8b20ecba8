"""Record what a page sends and receives over its websocket, to compare with what it shows."""

import contextlib
import json
from typing import Any

from playwright.sync_api import Error, Page, WebSocket

from tests.support.visitors.page import follow

Picture = dict[str, Any]

WAIT = 50
"""Milliseconds after which one looks again, where nothing has come: what is waited for may be elsewhere."""


class Witness:
    """The picture that the page should have (docs/protocol.md), and all announced sentences."""

    def __init__(self, page: Page) -> None:
        self.forget()
        self._page = page
        page.on("websocket", self._opened)

    def forget(self) -> None:
        """Begin anew, as the page does."""
        self.picture: Picture = {}
        self.position = -1
        self.version = -1
        self.entries: list[dict[str, Any]] = []
        self.said: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.refusals: list[str] = []
        self._socket: WebSocket | None = None

    def wait(self) -> None:
        """Wait for the next message, or for a moment."""
        if self._socket is None or self._socket.is_closed():
            self._page.wait_for_timeout(WAIT)
            return
        with contextlib.suppress(Error):
            self._socket.wait_for_event("framereceived", timeout=WAIT)

    def _opened(self, socket: WebSocket) -> None:
        self._socket = socket
        socket.on("framereceived", lambda payload: self._heard(payload, socket))
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    def _heard(self, payload: str | bytes, socket: WebSocket) -> None:
        if socket is not self._socket:
            return  # a page that was left may hear a little more
        message = json.loads(payload)
        if message["t"] in ("table", "move"):
            self.picture = follow(self.picture, message)
            self.position, self.version = message["position"], message["version"]
            self.entries += message["entries"]
            self.said += message["said"]
        elif message["t"] == "refused":
            self.refusals.append(message["sentence"])

    @property
    def facts(self) -> str:
        """What the page has been refused, what it sent last, and the picture: for a test that fails."""
        return f"refused {self.refusals}, sent {self.sent[-9:]}, has {self.picture}"

    @property
    def legal(self) -> list[str]:
        return self.picture.get("legal", [])

    @property
    def claimed(self) -> bool:
        """Whether a claim waits for the answer of the page's player."""
        claim = self.picture.get("claim")
        return bool(claim and claim["you"])

    @property
    def rests(self) -> bool:
        """Whether a deal is over and the next has not begun."""
        return bool(self.picture) and (
            self.picture["between"] is not None or self.picture["table"]["status"] == "over"
        )
