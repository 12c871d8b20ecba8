"""Where the page of a table connects: who it is, and whether there is room for it."""

import logging

import orjson
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from chelem.core import TooMany
from chelem.site import edge
from chelem.site.database import StoreError
from chelem.site.relay import passage_of
from chelem.site.tables.api.live import Connection
from chelem.site.tables.api.watching import WatchingConnection
from chelem.site.tables.live.lobby import Lobby
from chelem.site.visitors import VisitorRegistry

logger = logging.getLogger(__name__)


async def live(socket: WebSocket) -> None:
    """Serve a page at a table until it disconnects."""
    services = edge.services_of(socket)
    if not services.get(VisitorRegistry).is_same_origin(socket):
        edge.log_refusal("visitor.origin", edge.Asker.of(socket))
        await socket.close(edge.POLICY_VIOLATION)
        return
    try:
        visitor = await services.get(VisitorRegistry).find(socket.cookies)
    except StoreError as error:
        logger.warning("a page cannot connect: %s", error)
        await socket.accept()  # browsers learn the code only of an open socket
        await socket.close(edge.TRY_AGAIN_LATER)
        return
    headers: list[tuple[bytes, bytes]] = []
    if visitor is None:  # a spectator has a cookie, but is stored only when they sit down
        response, visitor = Response(), services.get(VisitorRegistry).newcomer()
        services.get(VisitorRegistry).set_cookie(response, visitor.cookie, socket)
        headers = [(b"set-cookie", response.headers["set-cookie"].encode())]
    services.get(Lobby).workers.note_address(visitor.id, edge.site_of(edge.Asker.of(socket).address))
    await socket.accept(headers=headers)
    passage = passage_of(socket.scope)
    watching = None if passage is None else WatchingConnection(socket, services, visitor.id)
    connection = watching or Connection(socket, services, visitor.id)
    try:
        browser = services.get(VisitorRegistry).cookie_id(socket.cookies) or visitor.id
        with (
            services.get(edge.Limiter).open_socket(edge.Asker.of(socket, visitor.id)),
            services.get(edge.OpenPages).keep(browser, connection.disconnect),
        ):
            await connection.run(socket.path_params["code"])
        if passage is not None and watching is not None:
            await watching.pass_on(passage, headers)
    except TooMany as error:
        socket.app.state.count_refusal(error.code)
        bye = {"t": "bye", **edge.refusal(error, edge.request_language(socket))}
        await socket.send_text(orjson.dumps(bye).decode())
        await socket.close(edge.TRY_AGAIN_LATER)


TABLE_SOCKET = WebSocketRoute("/api/tables/{code}/live", live)
"""A route of Starlette: FastAPI would keep dependencies for each of thousands of sockets."""
