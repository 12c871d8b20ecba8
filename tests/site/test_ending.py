"""Rule: a server that ends lets nobody in before it hands over what it serves."""

import asyncio
import io
import socket

import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from chelem.site import serving
from chelem.site.edge import ServerLogHandler


def test_new_connections_are_refused_while_a_server_hands_over():
    """So a proxy sends them to another server; those that are open are still answered."""

    async def answer(_request):
        return PlainTextResponse("here")

    app, seen = Starlette(routes=[Route("/", answer)]), []

    async def run():
        listening = socket.create_server(("127.0.0.1", 0))
        address = listening.getsockname()
        config = uvicorn.Config(app, log_config=None, lifespan="off", timeout_graceful_shutdown=2)
        server = serving._ReadyServer(config, app, ready.set, ServerLogHandler(io.StringIO()))
        serve = asyncio.create_task(server.serve([listening, listening.dup()]))
        await ready.wait()
        reader, writer = await asyncio.open_connection(*address)

        async def hand_over():
            try:
                await asyncio.open_connection(*address)
            except ConnectionRefusedError:
                seen.append("refused")
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            seen.append((await reader.readuntil(b"here"))[-4:])

        app.state.hand_over = hand_over
        server.should_exit = True
        await serve
        writer.close()

    ready = asyncio.Event()
    asyncio.run(asyncio.wait_for(run(), 60))
    assert ["refused", b"here"] == seen
