"""A call over HTTP that is passed on to another process, and its answer."""

import asyncio
import logging

from starlette.types import ASGIApp, Message, Receive, Send

from chelem.site.database import watch_changes
from chelem.site.edge import MOVED
from chelem.site.relay.frame import RelayFrame
from chelem.site.relay.passed_scope import headers_of, scope_of, texts_of

MOVED_ANSWER = RelayFrame({"moved": True})
"""The answer of a process that does not own any more what a call is for."""

logger = logging.getLogger(__name__)


def has_moved(answer: RelayFrame) -> bool:
    """Return whether the process that was asked is not the owner any more."""
    return bool(answer.head.get("moved"))


async def body_of(receive: Receive) -> bytes | None:
    """Return the body of a call; None if its sender has gone, or is cut off."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def receiving(body: bytes) -> Receive:
    """Return what gives an application a body that has arrived."""
    bodies = [body]

    async def receive() -> Message:
        if bodies:
            return {"type": "http.request", "body": bodies.pop()}
        await asyncio.Event().wait()  # nobody here learns that the sender has gone
        raise AssertionError("nobody sets this event")

    return receive


async def send_answer(answer: RelayFrame, send: Send) -> None:
    """Send the answer of another process."""
    headers = headers_of(answer.head["headers"])
    await send({"type": "http.response.start", "status": answer.head["status"], "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


async def answer_call(app: ASGIApp, call: RelayFrame) -> RelayFrame:
    """Return an application's answer to a call that another process has passed on."""
    scope = scope_of(call.head)
    status, headers, parts = 500, list[tuple[bytes, bytes]](), list[bytes]()
    complete = False

    async def send(message: Message) -> None:
        nonlocal status, headers, complete
        if message["type"] == "http.response.start":
            status, headers = message["status"], list(message.get("headers", ()))
        elif message["type"] == "http.response.body":
            parts.append(message.get("body", b""))
            complete = not message.get("more_body", False)

    try:
        with watch_changes():
            await app(scope, receiving(call.body), send)
    except Exception:  # an application raises it again once its answer is sent
        if not complete:
            raise
        logger.exception("a call that was passed on has failed")
    if MOVED in scope["state"]:
        return MOVED_ANSWER
    return RelayFrame({"status": status, "headers": texts_of(headers)}, b"".join(parts))
