"""Database files that other users of the computer cannot read: they hold hands, words and secrets."""

import os
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600


def create_private(file: Path) -> None:
    """Create an empty file that only its owner can read, unless it exists; SQLite fills it.

    SQLite gives its write-ahead log the permissions of the database, and reports a folder that is missing.
    """
    with suppress(FileExistsError, FileNotFoundError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
