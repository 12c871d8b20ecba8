"""The free space that new tables, files and visitors leave to tables in play."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from chelem.core import Busy
from chelem.site.edge.limits import LIMITS


@dataclass(frozen=True, slots=True)
class DiskReserve:
    """The folder of the database, and the free bytes below which nothing new is stored there."""

    folder: Path
    reserve: int = field(default_factory=lambda: LIMITS.disk_reserve)

    @classmethod
    def of(cls, database: str) -> "DiskReserve | None":
        """Return the reserve of a database's URL; None for a database in memory or on a server of its own."""
        parts = urlsplit(database)
        path = Path(parts.path[1:])
        is_file = parts.scheme.startswith("sqlite") and parts.path.strip("/") and ":memory:" not in database
        return cls(path.absolute().parent) if is_file else None

    def free(self) -> int:
        """Return the free bytes."""
        return shutil.disk_usage(self.folder).free

    def check(self, parts: int = 1) -> None:
        """Raise `Busy` if less than the reserve is free, or less than one of `parts` equal parts of it."""
        if self.free() < self.reserve // parts:
            raise Busy("disk.full")
