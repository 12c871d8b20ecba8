"""Read LIN: each board of a stream as a record, with its problems."""

from collections.abc import Iterator, Mapping
from functools import partial
from io import BytesIO
from typing import BinaryIO

from chelem.boards import FileBoard, Problem, Severity, SideValue, statements
from chelem.boards.record import UNKNOWN
from chelem.core import SEATS, Card, Contract, FrozenMap, KnownHands, ParseError, Seat, Vulnerability
from chelem.core.numbers import whole_number
from chelem.formats.common import is_placeholder
from chelem.formats.lin.boards import LinBoardText, split_boards
from chelem.formats.lin.cards import read_deal
from chelem.formats.lin.draft import Draft
from chelem.formats.lin.outcomes import Outcome
from chelem.formats.lin.places import find_lin_line
from chelem.formats.lin.tables import MatchContext

_VULNERABLE: Mapping[str, Vulnerability | None] = {
    **dict.fromkeys(("", "?")),
    **dict.fromkeys(("o", "0", "-", "none", "love"), Vulnerability.NONE),
    **dict.fromkeys(("n", "ns"), Vulnerability.NS),
    **dict.fromkeys(("e", "ew"), Vulnerability.EW),
    **dict.fromkeys(("b", "both", "all"), Vulnerability.BOTH),
}


def read_lin(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield the boards of a LIN stream in bounded memory; a title without a board gives none."""
    context = MatchContext()
    for piece in split_boards(stream):
        board = read_lin_board(piece, context)
        if board is not None:
            yield board


def read_lin_text(text: str) -> Iterator[FileBoard]:
    """Yield the boards of a LIN text."""
    return read_lin(BytesIO(text.encode("utf-8", "replace")))


def read_lin_board(piece: LinBoardText, context: MatchContext) -> FileBoard | None:
    """Return the board of a piece; None if it holds none."""
    draft = Draft()
    for key, value in zip(piece.keys, piece.values, strict=True):
        draft.add(key, value)
    draft.truncate()
    is_board = "md" in draft.values or "qx" in draft.values or draft.calls or draft.play or draft.problems
    tags, outcome = context.apply(draft, played=bool(is_board))
    if not is_board:
        return None
    if not piece.whole:
        draft.fault(ParseError("lin.cut"), "")
    return _file_board(piece, draft, tags, outcome)


def _file_board(
    piece: LinBoardText, draft: Draft, tags: Mapping[str, str], outcome: Outcome | None
) -> FileBoard:
    """Return the board with what its pairs and the list of results state."""
    dealer, hands = _deal(draft)
    auction = statements.AuctionRecord(dealer, tuple(draft.calls), draft.notes)
    stated = statements.NO_CONTRACT if outcome is None else statements.StatedContract.of(outcome.contract)
    vulnerable, tricks = _vulnerable(draft), _tricks(draft, outcome)
    return FileBoard(
        FrozenMap(tags),
        dealer=dealer,
        vulnerable=vulnerable,
        hands=hands,
        auction=auction,
        stated=stated,
        play=_play(draft, stated.contract or auction.contract(), hands),
        result=statements.StatedResult(tricks, claim=draft.claim),
        line=piece.first_line,
        reading_problems=tuple(draft.problems),
        locate=partial(find_lin_line, "|".join(piece.fields), piece.line),
    )


def _deal(draft: Draft) -> tuple[Seat | None, KnownHands]:
    """Return the dealer and the hands; a board without a deal is skipped."""
    dealer, hands, errors = read_deal(draft.values.get("md", ""))
    for error in errors:
        draft.fault(error, "Deal")
    if is_placeholder(hands):
        draft.problems.append(Problem(Severity.SKIPPED, ParseError("lin.no_deal"), "Deal"))
        return dealer, UNKNOWN
    return dealer, hands


def _vulnerable(draft: Draft) -> Vulnerability | None:
    text = draft.values.get("sv", "").strip().lower()
    if text in _VULNERABLE:
        return _VULNERABLE[text]
    draft.fault(ParseError("lin.vulnerable", text=text), "Vulnerable")
    return None


def _play(draft: Draft, contract: Contract | None, hands: KnownHands) -> statements.PlayRecord:
    """Return the cards; without a contract, the holder of the first card led."""
    if not draft.play:
        return statements.NO_PLAY
    leader = _holder(draft.play[0], hands) if contract is None else contract.declarer.next
    return statements.PlayRecord(leader, tuple(draft.play))


def _holder(card: Card, hands: KnownHands) -> Seat | None:
    """Return the holder of a card, if known."""
    return next((seat for seat, hand in zip(SEATS, hands, strict=True) if hand and card in hand), None)


def _tricks(draft: Draft, outcome: Outcome | None) -> tuple[SideValue, ...]:
    """Return the tricks of declarer's side, as claimed or from the list of results."""
    text = draft.values.get("mc", "").strip()
    tricks = whole_number(text)
    if text and (tricks is None or tricks > 13):
        draft.fault(ParseError("lin.claim", text=text), "Result")
        tricks = None
    listed = outcome.tricks if outcome else None
    if tricks == 0 and not draft.play:  # programs write this for a missing result
        tricks = None
    if tricks is None:
        tricks = listed
    elif listed not in (None, tricks):
        draft.fault(ParseError("lin.result", told=listed, tricks=tricks), "Result")
    return () if tricks is None else (SideValue(tricks),)
