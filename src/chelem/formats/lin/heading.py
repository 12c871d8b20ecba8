"""The heading of a match: title, results and players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from chelem.core import ParseError, whole_number
from chelem.formats.lin.outcomes import Outcome

ROOMS = ("Open", "Closed")
SCORINGS: Mapping[str, str] = {"I": "IMP", "P": "MP", "B": "BAM"}
"""The value of the Scoring tag, by the letter in a title."""

TITLES = ("Event", "Stage", "HomeTeam", "HomeCarryover", "VisitTeam", "VisitCarryover")
"""The tags in a title, except the form of scoring."""


@dataclass(frozen=True, slots=True)
class Heading:
    """The tags of a match and its results, `step` for each board (one a room), from board `first` on.

    `boards` are the board names in the order of the results, if they are listed.
    """

    tags: Mapping[str, str] = field(default_factory=dict)
    results: Sequence[str] = ()
    first: int | None = None
    boards: Sequence[str] = ()
    step: int = 2

    @classmethod
    def read(cls, values: Mapping[str, str]) -> "Heading":
        """Parse the pairs vg, rs and bn."""
        tags, first, last = _title(values.get("vg", ""))
        results = [text.strip() for text in values.get("rs", "").split(",")]
        boards = [text.strip() for text in values["bn"].split(",")] if values.get("bn") else []
        count = len(boards) or (last - first + 1 if first is not None and last is not None else 0)
        one_room = 1 < count == len(results) and all(results)
        return cls(tags, results, first, boards, 1 if one_room else 2)

    def outcome(self, board: str, room: str) -> Outcome | None:
        """Return the result listed for a board in a room, if it has a contract."""
        place = self._place(board)
        if place is None or not self.results:
            return None
        index = self.step * place + (room == ROOMS[1] and self.step == 2)
        try:
            return Outcome.parse(self.results[index]) if index < len(self.results) else None
        except ParseError:  # an adjusted score, a percentage, nothing
            return None

    def _place(self, board: str) -> int | None:
        """Return the index of a board in the match."""
        if self.boards:
            return self.boards.index(board) if board in self.boards else None
        number = whole_number(board)
        if self.first is None or number is None:
            return 0 if self.first is None else None
        return number - self.first if number >= self.first else None

    def with_first_board(self, board: str) -> "Heading":
        """Return the heading with this board as its first, if the title has no first number."""
        number = whole_number(board)
        return self if self.first is not None or number is None else replace(self, first=number)


def _title(value: str) -> tuple[dict[str, str], int | None, int | None]:
    """Parse a vg pair; return its tags, its first and its last board."""
    parts = [" ".join(part.split()) for part in value.split(",")]
    parts += [""] * (9 - len(parts))
    place = next((i for i in range(2, len(parts) - 2) if _is_middle(parts[i : i + 3])), 2)
    texts = [", ".join(parts[: place - 1]), parts[place - 1], *parts[place + 3 : place + 7]]
    tags = {name: text for name, text in zip(TITLES, texts, strict=False) if text}
    if scoring := SCORINGS.get(parts[place].upper()):
        tags["Scoring"] = scoring
    return tags, whole_number(parts[place + 1]), whole_number(parts[place + 2])


def _is_middle(parts: Sequence[str]) -> bool:
    """Return whether these are a form of scoring and two numbers: event names may contain commas."""
    scoring, first, last = parts
    return len(scoring) <= 1 and not scoring.isdigit() and first.isdigit() and last.isdigit()
