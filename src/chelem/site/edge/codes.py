"""Codes that identify tables and collections."""

import hmac
import secrets
from hashlib import sha256

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of codes; easily confused ones such as `l` and `1` are left out."""
LENGTH = 8


def new_code() -> str:
    """Return a random code that cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def derived_code(secret: str, text: str) -> str:
    """Return the code that follows from a text and a secret, without which it cannot be guessed.

    >>> derived_code("secret", "A:1:1") == derived_code("secret", "A:1:1")
    True
    """
    number = int.from_bytes(hmac.digest(secret.encode(), text.encode(), sha256))
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(LENGTH))
