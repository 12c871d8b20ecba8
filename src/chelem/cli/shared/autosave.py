"""Save a match entry by entry, so that nothing is lost if the terminal closes."""

import sys
from pathlib import Path

from chelem.core import BadOption
from chelem.engine import Log
from chelem.engine.replay import replay
from chelem.formats import read_log, write_log


class Autosave:
    """Appends new entries of a log to a file; does nothing without a path."""

    def __init__(self, path: Path | None, language: str, saved_version: int = -1) -> None:
        self.path = path
        self.language = language
        self.saved_version = saved_version

    @classmethod
    def new(cls, path: Path | None, language: str) -> "Autosave":
        """Start a new file; raise `BadOption` if it exists, because it may hold another match."""
        if path is not None:
            try:
                path.open("x", encoding="utf-8").close()
            except FileExistsError:
                raise BadOption("save.exists", path=path) from None
        return cls(path, language)

    def save(self, log: Log) -> None:
        """Append the entries added since the last call."""
        if self.path is None or log.version == self.saved_version:
            return
        lines = write_log(log.since(self.saved_version), self.language)
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write("".join(f"{line}\n" for line in lines))
        self.saved_version = log.version


def read_lines(path: Path) -> list[str]:
    """Return the lines of a log in a file, or on standard input (-)."""
    text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    return text.split("\n")


def read_match(path: Path) -> Log:
    """Read and validate a match from a file, or from standard input (-)."""
    return replay(read_log(read_lines(path)))
