"""Messages as the text of notifications of PostgreSQL.

Text is `kind encoding sender number subject`, a line break, and the body. The number makes the
messages of a sender differ: PostgreSQL delivers equal notifications of a transaction only once.
"""

from base64 import b64decode, b64encode
from dataclasses import dataclass
from enum import StrEnum

LARGEST = 7500
"""The most bytes of a body as text: a notification has 7 999, with the group and the line before the body."""


class FrameKind(StrEnum):
    """What a message is."""

    TELL = "t"
    ASK = "a"
    REPLY = "r"
    """Its subject is the number of the ask."""
    FAILURE = "f"
    """A reply whose body is the name of an exception's type."""
    GONE = "g"
    """A reply of a process that answers no more: the ask was not passed on there."""


class Encoding(StrEnum):
    """How the body is written."""

    TEXT = "="
    """As it is: UTF-8 without null characters."""
    BASE64 = "6"
    ROW = "@"
    """In `bus_messages`; the text is the id of its row."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A message, with its body as it is written."""

    kind: FrameKind
    encoding: Encoding
    sender: str
    number: int
    subject: str
    written: bytes

    @classmethod
    def read(cls, text: bytes) -> "Frame":
        """Return the message of a text; raise `ValueError` for other texts."""
        head, _, written = text.partition(b"\n")
        kind, encoding, sender, number, subject = head.decode("ascii").split(" ")
        return cls(FrameKind(kind), Encoding(encoding), sender, int(number), subject, written)

    @property
    def body(self) -> bytes:
        """The body, unless it is in a row."""
        return b64decode(self.written) if self.encoding is Encoding.BASE64 else self.written


def write_frame(kind: FrameKind, sender: str, number: int, subject: str, body: tuple[Encoding, str]) -> str:
    """Return the text of a message, with its encoded body."""
    encoding, written = body
    return f"{kind} {encoding} {sender} {number} {subject}\n{written}"


def encode(body: bytes) -> tuple[Encoding, str] | None:
    """Return a body as text; None if it is too long for a notification.

    >>> encode("à toi".encode())
    (<Encoding.TEXT: '='>, 'à toi')
    >>> encode(bytes([255, 0]))
    (<Encoding.BASE64: '6'>, '/wA=')
    """
    if len(body) > LARGEST:
        return None
    if b"\x00" not in body:
        try:
            return Encoding.TEXT, body.decode()
        except UnicodeDecodeError:
            pass
    written = b64encode(body).decode("ascii")
    return (Encoding.BASE64, written) if len(written) <= LARGEST else None
