"""Run the application under uvicorn, on a socket that is already listening."""

import contextlib
import logging
import signal
import socket
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from chelem.server.descriptors import raise_descriptor_limit
from chelem.server.http_protocol import TimedProtocol, allow_waiting

LARGEST_MESSAGE = 16 * 1024
"""The most bytes of a websocket message; a longer one ends the connection, a shorter one may be refused."""


class _ReadyServer(uvicorn.Server):
    """A uvicorn server that calls `ready` once it accepts requests."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `ready`."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve_app(
    app: Starlette,
    listening: socket.socket,
    ready: Callable[[], None],
    proxies: tuple[str, ...] | None = None,
) -> None:
    """Serve until the process is asked to stop; `ready` is called once requests are answered.

    The `X-Forwarded-*` headers of `proxies` count; None stands for this computer.
    """
    with contextlib.suppress(AttributeError):
        # Commands end on SIGPIPE; a server must survive closed connections and dead workers.
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    allow_waiting(raise_descriptor_limit())
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        http=TimedProtocol,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # pages ping: a websocket pong would only show that the browser runs
        timeout_graceful_shutdown=2,
        server_header=False,
        forwarded_allow_ips=None if proxies is None else list(proxies),
    )
    _ReadyServer(config, ready).run(sockets=[listening])
