"""A line of the repository that a count counts."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """A place and what was found there; `line` counts from 1, and 0 stands for the whole file."""

    count: str
    """The count that it adds to, a key of house.toml."""
    path: str
    """Relative to the root of the repository, with slashes."""
    line: int
    text: str

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}: {self.text}" if place else self.text
