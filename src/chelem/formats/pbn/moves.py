"""The tokens of the Auction and Play sections: calls and cards, with what is written beside them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from chelem.boards.report import Problem, Severity
from chelem.core.errors import ParseError

_TOKEN = re.compile(
    r"(?P<note>=\s*\d+\s*=)|(?P<nag>\$\d+)|(?P<suffix>[!?]{1,2})|(?P<slip>\^[A-Za-z])|(?P<end>\*)|(?P<next>\+)"
    r"|(?P<move>[A-Za-z0-9-]+)|(?P<other>\S)"
)

SKIPPED = "^S"
"""In the place of a call that somebody else's call out of turn took away."""


@dataclass(frozen=True, slots=True)
class WrittenMove:
    """A call, a card, a dash or a plus sign as written, with the number of its note and its irregularities.

    `at` is where it stands in the section's text.
    """

    text: str
    at: int
    note: str | None = None
    slips: str = ""


class _Reader:
    """Collects the annotations of each move; a move is complete when the next one begins."""

    def __init__(self, where: str, found: list[Problem]) -> None:
        self.where, self.found = where, found
        self.move: WrittenMove | None = None
        self.place = 0
        self.slips = ""
        self.suffixed = False

    def begin(self, text: str, at: int) -> WrittenMove | None:
        """Begin a move; the one before it, complete."""
        complete, self.move = self.move, WrittenMove(text, at, None, self.slips)
        self.slips, self.suffixed = "", False
        self.place += complete is not None
        return complete

    def beside(self, kind: str | None, text: str) -> None:
        """Take in a note, a glyph, a suffix or the mark of an irregularity."""
        move = self.move
        if kind == "slip":
            self.slips += text[-1].upper()
        elif kind == "note" and move and move.note is None:
            self.move = replace(move, note=text.strip("= \t"))
        elif kind == "suffix" and move and not self.suffixed:
            self.suffixed = True
        elif not (kind == "nag" and move and len(text) <= 4 and int(text[1:]) <= 255):
            self.wrong(ParseError("pbn.token", text=text))

    def wrong(self, error: ParseError) -> None:
        """Note that something cannot be where it is."""
        self.found.append(Problem(Severity.FAULT, error, self.where, self.place))


MOST = 400
"""Moves of a section that are read: no auction has more than 319 calls, no play more than 52 cards."""
TOLD = 10
"""Problems after which the rest of a section is not read."""


def read_moves(body: str, where: str, found: list[Problem]) -> Iterator[WrittenMove]:
    """The moves of a section in order, up to the asterisk that ends it; what cannot be read is a problem."""
    reader = _Reader(where, found)
    for token in _TOKEN.finditer(body):
        if reader.place >= MOST or len(found) >= TOLD:
            reader.wrong(ParseError("pbn.many", limit=MOST))
            break
        kind, text = token.lastgroup, token[0]
        if kind in ("move", "next") or text.upper() == SKIPPED:
            if complete := reader.begin(text.upper() if kind == "slip" else text, token.start()):
                yield complete
        elif kind == "end":
            if rest := body[token.end() :].split():
                reader.wrong(ParseError("pbn.after", text=rest[0]))
            break
        else:
            reader.beside(kind, text)
    if reader.move:
        yield reader.move
