"""Run the application under uvicorn, on a socket that is already listening."""

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette

from chelem.core import ChelemError
from chelem.site.edge import (
    AccessLog,
    CutProtocol,
    ServerLogHandler,
    ServerSettings,
    TimedProtocol,
    allow_waiting,
    configure_logging,
    raise_descriptor_limit,
    tell_service_manager,
)

LARGEST_MESSAGE = 16 * 1024
"""The most bytes of a websocket message; a longer one ends the connection with 1009."""

ACCEPTED_AT_ONCE = 16
"""The most connections that are accepted in one turn of the event loop.

uvloop accepts one for each listening socket: with a single one, a busy server lets everybody who comes wait.
"""


class _ReadyServer(uvicorn.Server):
    """A uvicorn server that calls `ready` once it accepts requests, and ends if there is a `start_error`."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, ready: Callable[[], None], log: ServerLogHandler
    ) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._log = log
        self._reporting: asyncio.Task[None] | None = None

    @property
    def start_error(self) -> ChelemError | None:
        """Why the application could not start."""
        return getattr(self._app.state, "start_error", None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call `ready`."""
        await super().startup(sockets)
        self._reporting = asyncio.create_task(self._log.report_each_minute())
        if self.start_error is not None:
            self.should_exit = True
        elif self.started:
            self._ready()
            tell_service_manager("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down, and say what the log has left out: afterwards the signal ends the process.

        New connections are refused, so that a proxy sends them to other processes. What is served here goes
        there next, and the pages that are left are closed last.
        """
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        if (hand_over := getattr(self._app.state, "hand_over", None)) is not None:
            await hand_over()
        await super().shutdown(sockets)
        self._log.report_repeats(final=True)


def serve_app(
    app: Starlette,
    listening: socket.socket,
    ready: Callable[[], None],
    settings: ServerSettings | None = None,
) -> None:
    """Serve until the process is asked to stop; `ready` is called once requests are answered.

    Raise `ChelemError` if the application could not start.
    """
    settings = settings or ServerSettings()
    with contextlib.suppress(AttributeError):
        # Commands end on SIGPIPE; a server must survive closed connections and dead workers.
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    allow_waiting(raise_descriptor_limit())
    log = configure_logging(settings.log, settings.log_addresses)
    config = uvicorn.Config(
        AccessLog(app),
        log_config=None,
        log_level="warning",
        access_log=False,
        http=TimedProtocol,
        ws=CutProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # pages ping: a websocket pong would only show that the browser runs
        timeout_graceful_shutdown=2,
        server_header=False,
        forwarded_allow_ips=None if settings.proxies is None else list(settings.proxies),
    )
    server = _ReadyServer(config, app, ready, log)
    more = 0 if sys.platform == "win32" else ACCEPTED_AT_ONCE - 1  # there is no uvloop for Windows
    server.run(sockets=[listening, *(listening.dup() for _ in range(more))])
    if server.start_error is not None:
        raise server.start_error
