"""Tokens of the Auction and Play sections: calls and cards with annotations."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from chelem.boards import Problem, Severity
from chelem.core import ParseError

_TOKEN = re.compile(
    r"(?P<note>=\s*\d+\s*=)|(?P<nag>\$\d+)|(?P<suffix>[!?]{1,2})|(?P<slip>\^[A-Za-z])|(?P<end>\*)|(?P<next>\+)"
    r"|(?P<move>[A-Za-z0-9-]+)|(?P<other>\S)"
)

SKIPPED = "^S"
"""The token for a call cancelled by another player's call out of turn."""


@dataclass(frozen=True, slots=True)
class WrittenMove:
    """A call, a card, a dash or a plus sign as written, with its note number and irregularities.

    `at` is its offset in the text of the section.
    """

    text: str
    at: int
    note: str | None = None
    irregularities: str = ""


class _MoveCollector:
    """Collect the annotations of each move; a move is complete when the next one begins."""

    def __init__(self, where: str, problems: list[Problem]) -> None:
        self.where, self.problems = where, problems
        self.move: WrittenMove | None = None
        self.place = 0
        self.irregularities = ""
        self.has_suffix = False

    def start(self, text: str, at: int) -> WrittenMove | None:
        """Begin a move; return the completed one before it."""
        complete, self.move = self.move, WrittenMove(text, at, None, self.irregularities)
        self.irregularities, self.has_suffix = "", False
        self.place += complete is not None
        return complete

    def annotate(self, kind: str | None, text: str) -> None:
        """Add a note, a glyph, a suffix or an irregularity."""
        move = self.move
        if kind == "slip":
            self.irregularities += text[-1].upper()
        elif kind == "note" and move and move.note is None:
            self.move = replace(move, note=text.strip("= \t"))
        elif kind == "suffix" and move and not self.has_suffix:
            self.has_suffix = True
        elif not (kind == "nag" and move and len(text) <= 4 and int(text[1:]) <= 255):
            self.report(ParseError("pbn.token", text=text))

    def report(self, error: ParseError) -> None:
        """Record a misplaced token."""
        self.problems.append(Problem(Severity.FAULT, error, self.where, self.place))


MAX_MOVES = 400
"""The most moves read in a section: auctions have at most 319 calls, plays 52 cards."""
MAX_PROBLEMS = 10
"""The number of problems after which the rest of a section is not read."""


def read_moves(body: str, where: str, problems: list[Problem]) -> Iterator[WrittenMove]:
    """Yield the moves of a section in order, up to the asterisk that ends it."""
    reader = _MoveCollector(where, problems)
    for token in _TOKEN.finditer(body):
        if reader.place >= MAX_MOVES or len(problems) >= MAX_PROBLEMS:
            reader.report(ParseError("pbn.many", limit=MAX_MOVES))
            break
        kind, text = token.lastgroup, token[0]
        if kind in ("move", "next") or text.upper() == SKIPPED:
            if complete := reader.start(text.upper() if kind == "slip" else text, token.start()):
                yield complete
        elif kind == "end":
            if rest := body[token.end() :].split():
                reader.report(ParseError("pbn.after", text=rest[0]))
            break
        else:
            reader.annotate(kind, text)
    if reader.move:
        yield reader.move
