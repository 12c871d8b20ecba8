"""Codes that identify tables and collections."""

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of a code: none looks like another."""
LENGTH = 8


def new_code() -> str:
    """A random code that cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
