"""Which texts are subjects and groups: every carrier can carry these as they are."""

import re
from functools import lru_cache

LONGEST = 200
"""The most characters of a subject or a group."""

_SUBJECT = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")


@lru_cache(maxsize=8192)
def check_subject(subject: str) -> None:
    """Raise `ValueError` unless a text is a subject.

    >>> check_subject("own.17")
    >>> check_subject("own.*")
    Traceback (most recent call last):
        ...
    ValueError: invalid subject: 'own.*'
    """
    if len(subject) > LONGEST or not _SUBJECT.fullmatch(subject):
        raise ValueError(f"invalid subject: {subject!r}")


def check_group(group: str) -> None:
    """Raise `ValueError` unless a text is empty or could be a subject."""
    if group:
        check_subject(group)
