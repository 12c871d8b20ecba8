"""The Auction section: calls, notes and irregularities."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from chelem.boards.report import Problem, Severity
from chelem.boards.statements import AuctionRecord
from chelem.core.calls import LEVELS, Bid, SimpleCall
from chelem.core.errors import ParseError
from chelem.core.seats import Seat
from chelem.formats.common import passes_left
from chelem.formats.pbn.moves import (
    MOST,
    SKIPPED,
    WrittenMove,
    read_moves,
)

_STANDARD: dict[str, Bid | SimpleCall] = {
    **{str(bid): bid for bid in LEVELS},
    **{str(bid).lower(): bid for bid in LEVELS},
    **dict.fromkeys(("Pass", "pass", "PASS"), SimpleCall.PASS),
    **dict.fromkeys(("X", "x"), SimpleCall.DOUBLE),
    **dict.fromkeys(("XX", "xx"), SimpleCall.REDOUBLE),
}
_LOOSE: dict[str, Bid | SimpleCall] = {
    **{f"{bid.number}N": bid for bid in LEVELS if str(bid).endswith("NT")},
    **dict.fromkeys(("P", "PAS", "PASS", "PASSE"), SimpleCall.PASS),
    **dict.fromkeys(("D", "DBL", "DOUBLE"), SimpleCall.DOUBLE),
    **dict.fromkeys(("R", "RDBL", "REDBL", "REDOUBLE"), SimpleCall.REDOUBLE),
    "XX": SimpleCall.REDOUBLE,
}
"""Common spellings of calls that the standard does not have, in capitals."""
_ALL_PASS = frozenset({"AP", "ALLPASS"})


@dataclass(slots=True)
class _Draft:
    """An auction while its section is read."""

    first: Seat
    calls: list[Bid | SimpleCall] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)
    insufficient: set[int] = field(default_factory=set)
    skipped: set[int] = field(default_factory=set)

    def finished(self) -> AuctionRecord:
        """The auction as read."""
        irregular = frozenset(self.insufficient), frozenset(self.skipped)
        return AuctionRecord(self.first, tuple(self.calls), self.notes, *irregular)


def parse_auction(first: Seat, body: str, notes: Mapping[str, str], found: list[Problem]) -> AuctionRecord:
    """The auction of a section whose first column is `first`'s.

    A dash is a position before the first call; AP stands for the passes that end the auction (PBN 2.1, 3.5).
    """
    tokens = body.split(maxsplit=MOST)
    if tokens and tokens[-1] == "*":
        del tokens[-1]
    all_pass = bool(tokens) and tokens[-1] in _ALL_PASS
    calls: list[Bid | SimpleCall] = []
    noted: dict[int, str] = {}
    for token in tokens[:-1] if all_pass else tokens:
        call = _STANDARD.get(token)
        if call is not None:
            calls.append(call)
            continue
        place, number = len(calls) - 1, token[1:-1]
        if (
            token != f"={number}="
            or not number.isdecimal()
            or number not in notes
            or not calls
            or place in noted
        ):
            return _annotated(first, body, notes, found)
        noted[place] = notes[number]
    if all_pass:
        calls += [SimpleCall.PASS] * passes_left(calls)
    return AuctionRecord(first, tuple(calls), noted)


def _annotated(first: Seat, body: str, notes: Mapping[str, str], found: list[Problem]) -> AuctionRecord:
    """The auction of a section with more than calls in it."""
    section, over, dashes = _Draft(first), False, 0
    for one in read_moves(body, "Auction", found):
        place = len(section.calls)
        if over:
            found.append(_fault(ParseError("pbn.after", text=one.text), place))
            break
        if one.text == "+":
            over = True
        elif one.text == "-":
            dashes += 1
        else:
            if dashes:
                _begin_later(section, dashes, one, found)
                dashes = 0
            over = _add_call(section, one, found)
        if one.note is not None and len(section.calls) > place:
            section.notes[place] = _words(one, notes, found, place)
    return section.finished()


def _begin_later(section: _Draft, dashes: int, one: WrittenMove, found: list[Problem]) -> None:
    """Dashes stand for those who sit before the first caller, and for nobody later."""
    if section.calls:
        found.append(_fault(ParseError("pbn.dash", text=one.text), len(section.calls)))
    else:
        section.first = section.first.clockwise(dashes % 4)[0]


def _add_call(section: _Draft, one: WrittenMove, found: list[Problem]) -> bool:
    """Add one call; whether it is the last one."""
    place, name = len(section.calls), one.text.upper()
    if one.text == SKIPPED:
        section.skipped.add(place)
        section.calls.append(SimpleCall.PASS)
        return False
    if name in _ALL_PASS:
        section.calls += [SimpleCall.PASS] * passes_left(section.calls)
        return True
    call = _STANDARD.get(one.text)
    if call is None:
        call = _LOOSE.get(name) or _STANDARD.get(name)
        if call is None:
            found.append(_fault(ParseError("pbn.call", text=one.text), place))
            return True
        found.append(Problem(Severity.WARNING, ParseError("pbn.spelling", text=one.text), "Auction", place))
    if "I" in one.slips:
        section.insufficient.add(place)
    if set(one.slips) - {"I"}:
        found.append(_fault(ParseError("pbn.slip", text=one.text), place))
    section.calls.append(call)
    return False


def _words(one: WrittenMove, notes: Mapping[str, str], found: list[Problem], place: int) -> str:
    """Return the text of the note that a call refers to."""
    if one.note not in notes:
        error = ParseError("pbn.note", number=one.note)
        found.append(Problem(Severity.WARNING, error, "Auction", place))
    return notes.get(one.note or "", "")


def _fault(error: ParseError, place: int) -> Problem:
    return Problem(Severity.FAULT, error, "Auction", place)
