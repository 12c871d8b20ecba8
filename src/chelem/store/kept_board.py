"""A board as collections store it."""

from dataclasses import dataclass
from typing import Any

from typing_extensions import TypedDict


class BoardFacts(TypedDict):
    """A board as a list shows it; `contract` by language, `points` those of North-South.

    Texts are empty, and `declarer` and `points` null, where the file does not say. `known` says whether
    all four hands are known.
    """

    board: str
    event: str
    date: str
    names: list[str]
    contract: dict[str, str]
    declarer: str | None
    result: str
    points: int | None
    game: str
    known: bool


@dataclass(frozen=True, slots=True)
class KeptBoard:
    """A stored board: its text in PBN, its facts and reports as JSON, the words that find it.

    `table` and `deal` say where it was played, for one that was played here.
    """

    text: str
    facts: BoardFacts
    reports: list[dict[str, Any]]
    words: str
    table: str | None = None
    deal: int | None = None

    @property
    def faults(self) -> int:
        """How many reports are more than warnings."""
        return sum(report["weight"] != "warning" for report in self.reports)


@dataclass(frozen=True, slots=True)
class ListedBoard:
    """A board of a collection as a list needs it: its place, from 1, and all but its text and words."""

    place: int
    facts: BoardFacts
    reports: list[dict[str, Any]]
    table: str | None = None
    deal: int | None = None
