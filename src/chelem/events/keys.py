"""The keys of an event: whom a device writes for, signed by the event's secret, so that none is stored."""

import hmac
from hashlib import sha256
from typing import get_args

from chelem.events.log.author import Author, Role

DIGITS = 24
"""Hexadecimal digits of a signature: 96 bits."""


def make_key(secret: str, author: Author) -> str:
    """Return the key of an author, such as `table.A3.5f…`.

    >>> read_key("secret", make_key("secret", Author("table", "A3")))
    Author(role='table', id='A3')
    """
    said = f"{author.role}.{author.id}"
    return f"{said}.{_signature(secret, said)}"


def read_key(secret: str, key: str) -> Author | None:
    """Return whom a key is for; None for one that this event has not made."""
    said, _, signature = key.rpartition(".")
    if not hmac.compare_digest(_signature(secret, said).encode(), signature.encode()):
        return None
    role, _, whose = said.partition(".")
    return next((Author(known, whose) for known in get_args(Role) if known == role), None)


def _signature(secret: str, said: str) -> str:
    return hmac.new(secret.encode(), said.encode(), sha256).hexdigest()[:DIGITS]
