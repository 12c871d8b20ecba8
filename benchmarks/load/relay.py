"""The floor: a bare Starlette application that hands each message on to the four sockets of its room."""

import socket
from collections import defaultdict

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from chelem.server.serving import serve_app

PING, PONG = '{"t":"ping"}', '{"t":"pong"}'
rooms: dict[str, list[WebSocket]] = defaultdict(list)


async def room(own: WebSocket) -> None:
    """Relay: a text begins with the length, four digits, to which it is padded on its way out."""
    await own.accept()
    members = rooms[own.path_params["code"]]
    members.append(own)
    try:
        while True:
            text = await own.receive_text()
            if text == PING:
                await own.send_text(PONG)
                continue
            padded = text.ljust(int(text[:4]))
            for member in members:
                await member.send_text(padded)
    except WebSocketDisconnect:
        members.remove(own)


def serve() -> None:
    """Serve on a free port, by the settings of `chelem serve`, and say the address."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    app = Starlette(routes=[WebSocketRoute("/{code}", room)])
    serve_app(app, listening, lambda: print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True))


if __name__ == "__main__":
    serve()
