"""What of an event's results an entry is about, so that a difference can name the entry that made it."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal

SubjectKind = Literal["line", "cell", "board", "entrant", "match", "opponents"]
"""A board at a table, a table in a round, a board, an entrant, a match, an entrant's opponents in a round."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A part of the results: what it is, and which."""

    kind: SubjectKind
    key: Hashable
