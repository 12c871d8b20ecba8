"""Websocket connections that end though their page does not read."""

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER_SECONDS = 12.0
"""The seconds after which a closed connection is cut, whatever is unsent; pages have ten to answer."""


class CutProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which by itself keeps a closed connection until its page has read everything.

    A page that never reads would hold its descriptor and its unsent messages for ever.
    """

    _cutting: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        """Serve the page, then give it some time to read the last messages."""
        await super().run_asgi()
        if not self.disconnected:
            self._cutting = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the time limit."""
        if self._cutting is not None:
            self._cutting.cancel()
        super().connection_lost(exc)
