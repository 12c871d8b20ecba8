"""A board as stored in collections."""

from dataclasses import dataclass
from typing import Any

from typing_extensions import TypedDict


class BoardFacts(TypedDict):
    """The facts of a board for lists; `contract` is by language, `points` is North-South's score.

    Where the file lacks them, texts are empty, and `declarer` and `points` null. `known` is whether all four
    hands are known.
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
    """A stored board: its PBN, its facts and reports as JSON, and its search words.

    `table` and `deal` identify the deal, if it was played here.
    """

    text: str
    facts: BoardFacts
    reports: list[dict[str, Any]]
    words: str
    table: str | None = None
    deal: int | None = None

    @property
    def faults(self) -> int:
        """The number of reports more severe than warnings."""
        return sum(report["severity"] != "warning" for report in self.reports)


@dataclass(frozen=True, slots=True)
class ListedBoard:
    """A board in a list: its number, from 1, and everything except its text and search words."""

    place: int
    facts: BoardFacts
    reports: list[dict[str, Any]]
    table: str | None = None
    deal: int | None = None
