"""What processes say to one another: a head as JSON, and bytes as they are."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import orjson

VERSION = 1
"""The version of all messages; a reader leaves aside the fields that it does not know."""


@dataclass(frozen=True, slots=True)
class RelayFrame:
    """A message.

    >>> RelayFrame.parse(bytes(RelayFrame({"is": "text"}, b"hello"))).body
    b'hello'
    """

    head: Mapping[str, Any] = field(default_factory=dict)
    body: bytes = b""

    def __bytes__(self) -> bytes:
        return b"%b\n%b" % (orjson.dumps({"v": VERSION, **self.head}), self.body)

    @classmethod
    def parse(cls, message: bytes) -> "RelayFrame":
        """Read a message of another process; `ValueError` if it has another form."""
        head, end, body = message.partition(b"\n")
        found = orjson.loads(head)
        if not end or not isinstance(found, dict):
            raise ValueError(f"a message between processes begins with {head[:40]!r}")
        return cls(found, body)
