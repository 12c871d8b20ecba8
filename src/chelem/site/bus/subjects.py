"""Which texts are subjects and groups: every carrier can carry these as they are."""

import re
import secrets
from functools import lru_cache

LONGEST = 200
"""The most characters of a subject or a group."""

_SUBJECT = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")


def is_subject(text: str) -> bool:
    """Return whether a text is a subject."""
    return len(text) <= LONGEST and _SUBJECT.fullmatch(text) is not None


@lru_cache(maxsize=8192)
def check_subject(subject: str) -> None:
    """Raise `ValueError` unless a text is a subject.

    >>> check_subject("own.17")
    >>> check_subject("own.*")
    Traceback (most recent call last):
        ...
    ValueError: invalid subject: 'own.*'
    """
    if not is_subject(subject):
        raise ValueError(f"invalid subject: {subject!r}")


def own_subject(kind: str, account: str) -> str:
    """Return a subject that nobody else has; with an account it begins with its name after the kind."""
    return ".".join(filter(None, (kind, account, secrets.token_hex(8))))


def check_group(group: str) -> None:
    """Raise `ValueError` unless a text is empty or could be a subject."""
    if group:
        check_subject(group)
