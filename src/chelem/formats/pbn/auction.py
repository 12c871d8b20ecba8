"""The Auction section: calls, notes and irregularities."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from chelem.boards import AuctionRecord, Problem, Severity
from chelem.core import ALL_BIDS, Bid, ParseError, Seat, SimpleCall
from chelem.formats.common import closing_passes
from chelem.formats.pbn.moves import (
    MAX_MOVES,
    SKIPPED,
    WrittenMove,
    read_moves,
)

_STANDARD: dict[str, Bid | SimpleCall] = {
    **{str(bid): bid for bid in ALL_BIDS},
    **{str(bid).lower(): bid for bid in ALL_BIDS},
    **dict.fromkeys(("Pass", "pass", "PASS"), SimpleCall.PASS),
    **dict.fromkeys(("X", "x"), SimpleCall.DOUBLE),
    **dict.fromkeys(("XX", "xx"), SimpleCall.REDOUBLE),
}
_LOOSE: dict[str, Bid | SimpleCall] = {
    **{f"{bid.number}N": bid for bid in ALL_BIDS if str(bid).endswith("NT")},
    **dict.fromkeys(("P", "PAS", "PASS", "PASSE"), SimpleCall.PASS),
    **dict.fromkeys(("D", "DBL", "DOUBLE"), SimpleCall.DOUBLE),
    **dict.fromkeys(("R", "RDBL", "REDBL", "REDOUBLE"), SimpleCall.REDOUBLE),
    "XX": SimpleCall.REDOUBLE,
}
"""Common non-standard spellings of calls, in capitals."""
_ALL_PASS = frozenset({"AP", "ALLPASS"})


@dataclass(slots=True)
class _AuctionDraft:
    """An auction while its section is read."""

    first: Seat
    calls: list[Bid | SimpleCall] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)
    insufficient: set[int] = field(default_factory=set)
    skipped: set[int] = field(default_factory=set)

    def to_record(self) -> AuctionRecord:
        """Return the auction as read."""
        irregular = frozenset(self.insufficient), frozenset(self.skipped)
        return AuctionRecord(self.first, tuple(self.calls), self.notes, *irregular)


def parse_auction(first: Seat, body: str, notes: Mapping[str, str], problems: list[Problem]) -> AuctionRecord:
    """Parse a section whose first column belongs to `first`.

    A dash is a position before the first call; AP stands for the passes that end the auction (PBN 2.1, 3.5).
    """
    tokens = body.split(maxsplit=MAX_MOVES)
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
            return _parse_annotated(first, body, notes, problems)
        noted[place] = notes[number]
    if all_pass:
        calls += [SimpleCall.PASS] * closing_passes(calls)
    return AuctionRecord(first, tuple(calls), noted)


def _parse_annotated(
    first: Seat, body: str, notes: Mapping[str, str], problems: list[Problem]
) -> AuctionRecord:
    """Parse a section that contains more than calls."""
    section, ended, dashes = _AuctionDraft(first), False, 0
    for move in read_moves(body, "Auction", problems):
        place = len(section.calls)
        if ended:
            problems.append(_fault(ParseError("pbn.after", text=move.text), place))
            break
        if move.text == "+":
            ended = True
        elif move.text == "-":
            dashes += 1
        else:
            if dashes:
                _begin_later(section, dashes, move, problems)
                dashes = 0
            ended = _add_call(section, move, problems)
        if move.note is not None and len(section.calls) > place:
            section.notes[place] = _note_text(move, notes, problems, place)
    return section.to_record()


def _begin_later(section: _AuctionDraft, dashes: int, move: WrittenMove, problems: list[Problem]) -> None:
    """Move the first caller by the leading dashes; a dash after a call is a fault."""
    if section.calls:
        problems.append(_fault(ParseError("pbn.dash", text=move.text), len(section.calls)))
    else:
        section.first = section.first.clockwise(dashes % 4)[0]


def _add_call(section: _AuctionDraft, move: WrittenMove, problems: list[Problem]) -> bool:
    """Add one call; return whether the auction ends with it."""
    place, name = len(section.calls), move.text.upper()
    if move.text == SKIPPED:
        section.skipped.add(place)
        section.calls.append(SimpleCall.PASS)
        return False
    if name in _ALL_PASS:
        section.calls += [SimpleCall.PASS] * closing_passes(section.calls)
        return True
    call = _STANDARD.get(move.text)
    if call is None:
        call = _LOOSE.get(name) or _STANDARD.get(name)
        if call is None:
            problems.append(_fault(ParseError("pbn.call", text=move.text), place))
            return True
        problems.append(
            Problem(Severity.WARNING, ParseError("pbn.spelling", text=move.text), "Auction", place)
        )
    if "I" in move.irregularities:
        section.insufficient.add(place)
    if set(move.irregularities) - {"I"}:
        problems.append(_fault(ParseError("pbn.slip", text=move.text), place))
    section.calls.append(call)
    return False


def _note_text(move: WrittenMove, notes: Mapping[str, str], problems: list[Problem], place: int) -> str:
    """Return the text of the note that a call refers to."""
    if move.note not in notes:
        error = ParseError("pbn.note", number=move.note)
        problems.append(Problem(Severity.WARNING, error, "Auction", place))
    return notes.get(move.note or "", "")


def _fault(error: ParseError, place: int) -> Problem:
    return Problem(Severity.FAULT, error, "Auction", place)
