"""Bodies that are too long for a message: the receiver asks the sender for them, part by part."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from chelem.site.bus.faults import BusError
from chelem.site.bus.subjects import own_subject

KEPT_SECONDS = 30.0
"""How long a body is kept for those who read it."""
MOST_BYTES = 256 * 2**20
"""The most bytes that are kept; older bodies make room."""


class LongBodies:
    """The long bodies that this process has sent; `subject` is where it answers for them.

    `part` returns the most bytes of a part that a message can have now.
    """

    def __init__(self, part: Callable[[], int], account: str = "") -> None:
        self.subject = own_subject("long", account)
        self._part = part
        self._bodies: dict[str, bytes] = {}
        self._bytes = 0

    def keep(self, body: bytes) -> bytes:
        """Keep a body for a while, and return the reference by which `fetch_body` gets it."""
        name = secrets.token_hex(8)
        self._bodies[name] = body
        self._bytes += len(body)
        while self._bytes > MOST_BYTES and len(self._bodies) > 1:
            self._drop(next(iter(self._bodies)))
        asyncio.get_running_loop().call_later(KEPT_SECONDS, self._drop, name)
        return f"{self.subject} {name} {len(body)}".encode()

    def _drop(self, name: str) -> None:
        self._bytes -= len(self._bodies.pop(name, b""))

    async def reply(self, request: bytes) -> bytes:
        """Return a part of a body: the request has its name, and where the part begins."""
        name, begin = request.decode("ascii").split(" ")
        return self._bodies[name][int(begin) : int(begin) + self._part()]


async def fetch_body(reference: bytes, ask: Callable[[str, bytes], Awaitable[bytes]]) -> bytes:
    """Return the body of a reference; raise `BusError` if it cannot be had.

    `ask` takes a subject and a body, and returns the reply.
    """
    subject, name, length = reference.decode("ascii").split(" ")
    body = bytearray()
    while len(body) < int(length):
        part = await ask(subject, f"{name} {len(body)}".encode())
        if not part:
            raise BusError(f"{subject}: a body ended too early")
        body += part
    return bytes(body)
