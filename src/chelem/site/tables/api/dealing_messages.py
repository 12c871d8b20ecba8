"""Types of the messages by which pages add to the next deal (docs/protocol.md, Fair dealing)."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from chelem.site.tables.api.message_types import HEXADECIMAL, Id, Whole


class PledgeMessage(TypedDict):
    """The hash of a nonce that the page has drawn for the next deal, after the server has committed to it."""

    t: Literal["pledge"]
    id: NotRequired[Id]
    """The id of the message, so that it may be sent again without being taken twice."""
    deal: Whole
    attempt: Whole
    hash: Annotated[str, Field(pattern=HEXADECIMAL)] | None
    """SHA-256 of the nonce as text, in hexadecimal. Null: the page adds nothing, and nobody waits for it."""


class RevealMessage(TypedDict):
    """The nonce, once everybody has pledged."""

    t: Literal["reveal"]
    id: NotRequired[Id]
    """The id of the message, so that it may be sent again without being taken twice."""
    deal: Whole
    attempt: Whole
    nonce: Annotated[str, Field(pattern=HEXADECIMAL)]
    """32 random bytes in hexadecimal; they stay secret until the deal is over."""


class NonceReceipt(TypedDict):
    """The server has stored a nonce, and signs that; the page that drew it keeps the signature."""

    table: str
    """The code of the table; of boards for several tables, that of the challenge, match or event."""
    deal: int
    """0 for all boards of several tables."""
    attempt: int
    hash: str
    """The hash that the server published before."""
    player: str
    """`organiser` for boards of several tables."""
    signature: str
    """Ed25519 over the UTF-8 text `chelem:nonce:table:deal:attempt:hash:player:nonce`, in hexadecimal."""
    key: str
    """The server's public key, as `GET /api/server-key` and `sealed` have it."""


class AcknowledgedAnswer(NonceReceipt):
    """The server has stored the nonce of `reveal`, and signs that."""

    t: Literal["acknowledged"]
