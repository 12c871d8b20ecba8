"""Two processes of a cluster in one event loop: each has an application, and owns some of the shards."""

import asyncio
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from chelem.core import Busy
from chelem.site.bus import LocalBus
from chelem.site.database import LostShard, note_change, shard_of
from chelem.site.edge import Services
from chelem.site.edge.refusals import install_handlers
from chelem.site.relay import BusLosses, PassOn, PathShards, Relay, passage_of


class SharedOwners:
    """Who owns which shard, as one process of the same map knows it."""

    def __init__(self, process, owned):
        self.process, self.owned = process, owned

    def owner_of(self, shard):
        return self.owned.get(shard)

    def owns(self, shard):
        return self.owner_of(shard) == self.process

    def processes(self):
        return {self.process, *self.owned.values()}


class Connection:
    """The bus as one process has it, which may have lost messages."""

    def __init__(self, bus):
        self._bus, self.losses = bus, 0

    def __getattr__(self, name):
        return getattr(self._bus, name)


class Neighbour:
    """A process: an application whose answers name it."""

    def __init__(self, bus, process, owned):
        self.process, self.answered, self.bus, self.pair = process, 0, bus, ()
        self.app = Starlette(
            routes=[
                Route("/api/tables/{code}/steps", self._answer_in_steps, methods=["GET", "POST"]),
                Route("/api/tables/{code}/{rest}", self._answer, methods=["GET", "POST"]),
                WebSocketRoute("/api/tables/{code}/live", self._serve),
                Route("/api/games", self._answer),
            ]
        )
        self.app.add_middleware(PassOn)
        install_handlers(self.app)
        self.losses = BusLosses(bus, process)
        paths = PathShards({"tables": shard_of})
        self.relay = Relay(bus, SharedOwners(process, owned), self.losses, paths, self.app)
        self.app.state.services = Services(self.relay)

    async def _answer(self, request):
        self.answered += 1
        body = await request.body()
        if request.query_params.get("wait"):
            await asyncio.Event().wait()
        facts = {
            "by": self.process,
            "method": request.method,
            "path": request.url.path,
            "query": request.url.query,
            "cookie": request.headers.get("cookie"),
            "client": request.client.host,
            "body": body.hex(),
        }
        response = JSONResponse(facts, 201 if request.method == "POST" else 200)
        response.set_cookie("seen", self.process)
        return (
            Response(b"\x00\xff" * 8, media_type="image/png") if "png" in request.query_params else response
        )

    async def _answer_in_steps(self, request):
        """The table moves to `a` before the second step."""
        if self.process != "a" and request.query_params["changed"] == "1":
            note_change()
        for neighbour in self.pair:
            neighbour.relay._owners.owned = {shard_of(request.path_params["code"]): "a"}
        if self.process != "a":
            raise LostShard(1)
        return await self._answer(request)

    async def _serve(self, socket):
        if (passage := passage_of(socket.scope)) is not None:
            try:
                await passage.take(socket.scope, socket.receive, socket.send)
            except Busy:
                await socket.accept()
                await socket.close(1013)
        else:
            await self._serve_here(socket)

    async def _serve_here(self, socket):
        await socket.accept(headers=[(b"x-process", self.process.encode())])
        async for text in socket.iter_text():
            if text == "end":
                await socket.close(1008)
                return
            await socket.send_text(f"{self.process} {text}")
        self.answered += 1


@asynccontextmanager
async def neighbours(owned, of_a=lambda bus: bus):
    """Two processes, `a` and `b`: `owned` has the owner of each shard, `of_a` returns the bus of `a`."""
    bus = LocalBus()
    buses = {"a": Connection(of_a(bus)), "b": Connection(bus)}
    pair = [Neighbour(own, process, owned) for process, own in buses.items()]
    for neighbour in pair:
        neighbour.pair = pair
        await neighbour.losses.start()
        await neighbour.relay.start()
    try:
        yield pair
    finally:
        for neighbour in pair:
            neighbour.losses.close()
            neighbour.relay.close()
        await bus.close()


async def until(condition):
    """Wait until something is the case."""
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)
