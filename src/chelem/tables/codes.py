"""Codes that identify tables and collections."""

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The characters of codes; easily confused ones such as `l` and `1` are left out."""
LENGTH = 8


def new_code() -> str:
    """Return a random code that cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
