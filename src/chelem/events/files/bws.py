"""Read the results in a .BWS file, the Access database of Bridgemate and its like, with mdbtools.

Access databases have no open library in Python; `mdb-export` of the package mdbtools prints a table as CSV.
The database is opened by that program alone, never written, and read as a temporary copy.
"""

import csv
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO

from chelem.core import ParseError
from chelem.events.files.bws_names import named_in_rows
from chelem.events.files.bws_tables import BwsRow, event_of_rows
from chelem.events.files.file_event import FileEvent

EXPORT = "mdb-export"
TABLES = ("ReceivedData", "Section", "RoundData", "PlayerNumbers")
TIMEOUT = 60
"""Seconds after which the export is given up."""


def is_bws(content: bytes) -> bool:
    """Return whether a file is an Access database, by its first bytes."""
    return content[4:19] in (b"Standard Jet DB", b"Standard ACE DB")


def read_bws(stream: BinaryIO) -> FileEvent:
    """Read an event; `ParseError` without mdbtools, or for a database without results of Bridgemate."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "results.bws"
        path.write_bytes(stream.read())
        tables = {name: list(export_rows(path, name)) for name in TABLES}
    results = event_of_rows(tables["ReceivedData"], tables["Section"])
    named = named_in_rows(results, *(tables[name] for name in TABLES[1:]))
    return FileEvent(replace(results, entrants=named), program="Bridgemate")


def export_rows(path: Path, table: str) -> Iterator[BwsRow]:
    """Yield the rows of a table of the database; none where it does not exist."""
    program = shutil.which(EXPORT)
    if program is None:
        raise ParseError("event.no-mdbtools")
    try:
        found = subprocess.run(  # noqa: S603 - a fixed program, without a shell
            [program, str(path), table], capture_output=True, timeout=TIMEOUT, check=False
        )
    except subprocess.TimeoutExpired:
        raise ParseError("event.bws") from None
    rows = csv.reader(StringIO(found.stdout.decode("utf-8", "replace")))
    names = [name.strip().lower() for name in next(rows, [])]
    for row in rows:
        yield dict(zip(names, row, strict=False))
