"""The place in the chain of the application where requests are passed on."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chelem.core import Busy
from chelem.site.database import watch_changes
from chelem.site.edge import MOVED, refuse, services_of, status_of
from chelem.site.relay.passage import Passage, offer_passage
from chelem.site.relay.passed_scope import is_passed_on
from chelem.site.relay.relay import Relay


class PassOn:
    """Passes on the calls that another process has to answer; a server alone has nothing to pass on.

    A page is left to the application, with a passage to the owner of what it is for.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request here, or let the owner of what it is for do so."""
        if scope["type"] == "lifespan" or is_passed_on(scope):
            await self._app(scope, receive, send)
            return
        relay = services_of(HTTPConnection(scope)).find(Relay)
        shard = None if relay is None else relay.shard_of(scope["path"])
        if relay is None or shard is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            offer_passage(scope, Passage(relay, shard))
            await self._app(scope, receive, send)
        else:
            await self._call(relay, shard, scope, receive, send)

    async def _call(self, relay: Relay, shard: int, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if relay.owns(shard):
                await self._answer_or_pass_on(relay, shard, scope, receive, send)
            else:
                await relay.call(shard, scope, receive, send)
        except Busy as error:
            response = refuse(HTTPConnection(scope), error, status_of(type(error)))
            await response(scope, receive, send)

    async def _answer_or_pass_on(
        self, relay: Relay, shard: int, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Answer a call, or pass it on if its shard gets another owner before anything has changed."""
        body = list[bytes]()

        async def receive_and_keep() -> Message:
            message = await receive()
            body.append(message.get("body", b""))
            return message

        async def send_unless_moved(message: Message) -> None:
            if MOVED not in scope["state"]:
                await send(message)

        scope.setdefault("state", {})
        with watch_changes():
            await self._app(scope, receive_and_keep, send_unless_moved)
        if MOVED in scope["state"]:
            del scope["state"][MOVED]
            await relay.pass_on(shard, scope, b"".join(body), send)
