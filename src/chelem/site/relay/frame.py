"""What processes say to one another: a head as JSON, and bytes as they are."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson

from chelem.site.bus import CURRENT_VERSION, UNSTATED_VERSION, check_version

FRAMED_REPLIES = 2
"""The version since which replies to calls by name are messages too: before, they were a line of JSON."""


@dataclass(frozen=True, slots=True)
class RelayFrame:
    """A message; its reader leaves aside the fields that it does not know.

    >>> RelayFrame.parse(bytes(RelayFrame({"is": "text"}, b"hello"))).body
    b'hello'
    """

    head: Mapping[str, Any] = field(default_factory=dict)
    body: bytes = b""

    def __bytes__(self) -> bytes:
        return b"%b\n%b" % (orjson.dumps({**self.head, "v": CURRENT_VERSION}), self.body)

    @classmethod
    def parse(cls, message: bytes) -> "RelayFrame":
        """Read a message of another process.

        Raise `NotUnderstood` if its version is too far from ours, `ValueError` if it has another form.
        """
        head, end, body = message.partition(b"\n")
        found = orjson.loads(head)
        if not end or not isinstance(found, dict):
            raise ValueError(f"a message between processes begins with {head[:40]!r}")
        check_version(found.get("v", UNSTATED_VERSION))
        return cls(found, body)

    def reply(self, body: bytes) -> bytes:
        """Return the reply to a message, in the form that its sender reads."""
        return body if self.head.get("v", UNSTATED_VERSION) < FRAMED_REPLIES else bytes(RelayFrame({}, body))


def body_of_reply(reply: bytes) -> bytes:
    """Return the body of a reply; raise `NotUnderstood` if its version is too far from this program's."""
    return RelayFrame.parse(reply).body if b"\n" in reply else reply
