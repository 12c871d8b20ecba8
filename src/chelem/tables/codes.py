"""Codes by which tables and collections are found."""

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of a code: none looks like another."""
LENGTH = 8


def new_code() -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
