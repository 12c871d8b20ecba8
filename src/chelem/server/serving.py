"""Run the application under uvicorn, on a socket that is already listening."""

import contextlib
import logging
import signal
import socket
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

LARGEST_MESSAGE = 16 * 1024
"""Bytes of a websocket message at which the connection ends; a table refuses much shorter ones politely."""


class _Announced(uvicorn.Server):
    """A server that reports when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report it."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve_app(app: Starlette, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until the process is asked to stop; `ready` is called once requests are answered."""
    with contextlib.suppress(AttributeError):
        # Commands end quietly on SIGPIPE; a server must survive a closed connection or a dead bot.
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # pages ping by themselves; a websocket pong only shows that the browser runs
        timeout_graceful_shutdown=2,
        server_header=False,
    )
    _Announced(config, ready).run(sockets=[listening])
