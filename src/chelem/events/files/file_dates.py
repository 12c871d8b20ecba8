"""The date of an event as files write it; elsewhere it is ISO's, such as 2026-11-28."""

import re
from contextlib import suppress
from datetime import date

_YEAR_FIRST = re.compile(r"(\d{4})[-./](\d{1,2})[-./](\d{1,2})", re.ASCII)
_DAY_FIRST = re.compile(r"(\d{1,2})[-./](\d{1,2})[-./](\d{4})", re.ASCII)


def read_file_date(text: str) -> str:
    """Return a date as ISO writes it; any other text as it is.

    Where the day and not the year stands first it is followed by the month, as in USEBIO.

    >>> read_file_date("2026.11.28"), read_file_date("28/11/2026"), read_file_date("28 novembre")
    ('2026-11-28', '2026-11-28', '28 novembre')
    """
    written = text.strip()
    with suppress(ValueError):
        if found := _YEAR_FIRST.fullmatch(written):
            return date(*map(int, found.groups())).isoformat()
        if found := _DAY_FIRST.fullmatch(written):
            return date(*map(int, reversed(found.groups()))).isoformat()
    return text


def pbn_date(text: str) -> str:
    """Return a date as PBN writes it; any other text as it is.

    >>> pbn_date("2026-11-28")
    '2026.11.28'
    """
    return _written(text, "%Y.%m.%d")


def usebio_date(text: str) -> str:
    """Return a date as USEBIO writes it; any other text as it is.

    >>> usebio_date("2026-11-28")
    '28/11/2026'
    """
    return _written(text, "%d/%m/%Y")


def _written(text: str, form: str) -> str:
    with suppress(ValueError):
        return date.fromisoformat(text).strftime(form)
    return text
