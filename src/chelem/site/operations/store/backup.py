"""Back up a database while it is served, and check the copy."""

from dataclasses import dataclass
from pathlib import Path

from chelem.site.database import Counts, copy_to_file, snapshot
from chelem.site.operations.store.opening import existing_database, url_of
from chelem.site.operations.store.proof import Fault, count_logs, find_faults


@dataclass(frozen=True, slots=True)
class Copied:
    """A copy of a database: the number of rows by table, the number of logs, and the faults found."""

    rows: Counts
    logs: int
    faults: tuple[Fault, ...]


def back_up(url: str, file: Path) -> Copied:
    """Write a database, as it is at one moment, to a new SQLite file, and check every log in it.

    Raise `BadOption` if it cannot be read; `FileExistsError` if the file exists. A copy with a faulty log is
    kept: there may be no better one.
    """
    if file.exists():
        raise FileExistsError(17, "", str(file))
    with existing_database(url) as engine, snapshot(engine) as source:
        rows = copy_to_file(source, file)
    logs, faults = prove_file(file)
    return Copied(rows, logs, faults)


def prove_file(file: Path) -> tuple[int, tuple[Fault, ...]]:
    """Return the number of logs in a backup, and its faults."""
    with existing_database(url_of(file)) as engine, snapshot(engine) as connection:
        faults = tuple(find_faults(connection))
        return (0 if faults else count_logs(connection)), faults
