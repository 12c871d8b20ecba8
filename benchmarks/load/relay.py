"""The baseline: a bare Starlette application that relays each message to the four sockets of its room."""

import socket
from collections import defaultdict

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from chelem.site.serving import serve_app

PING, PONG = '{"t":"ping"}', '{"t":"pong"}'
rooms: dict[str, list[WebSocket]] = defaultdict(list)


async def room(client: WebSocket) -> None:
    """Relay texts; each begins with four digits, the length to which it is padded."""
    await client.accept()
    members = rooms[client.path_params["code"]]
    members.append(client)
    try:
        while True:
            text = await client.receive_text()
            if text == PING:
                await client.send_text(PONG)
                continue
            reply = text.ljust(int(text[:4]))
            for member in members:
                await member.send_text(reply)
    except WebSocketDisconnect:
        members.remove(client)


def serve() -> None:
    """Serve on a free port, with the settings of `chelem serve`, and print the address."""
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    app = Starlette(routes=[WebSocketRoute("/{code}", room)])
    serve_app(app, listener, lambda: print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True))


if __name__ == "__main__":
    serve()
