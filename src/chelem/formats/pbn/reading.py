"""Read PBN: each game of a stream as a record, with its problems."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from io import BytesIO
from typing import BinaryIO, TypeVar

from chelem.boards.file_board import FileBoard
from chelem.boards.record import UNKNOWN
from chelem.boards.report import Problem, Severity
from chelem.boards.statements import (
    NO_AUCTION,
    NO_CONTRACT,
    NO_PLAY,
    AuctionRecord,
    PlayRecord,
    StatedContract,
    StatedResult,
)
from chelem.core.calls import Bid
from chelem.core.cards import Strain
from chelem.core.deals import KnownHands
from chelem.core.errors import ChelemError, ParseError
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.formats.common import is_placeholder
from chelem.formats.pbn import values
from chelem.formats.pbn.auction import parse_auction
from chelem.formats.pbn.inheritance import Inheritance
from chelem.formats.pbn.moves import read_moves
from chelem.formats.pbn.parsing import TagTexts, notes_of, split, tag_lines, uncommented, unnumbered
from chelem.formats.pbn.play import parse_play
from chelem.formats.pbn.scanning import LONGEST, PbnGameText, split_games
from chelem.formats.pbn.style import impossible_values, tag_warnings
from chelem.formats.pbn.tables import check_tables

T = TypeVar("T")


def read_pbn(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield the games of a PBN stream in bounded memory; text without any tag gives none."""
    return read_pieces(split_games(stream))


def read_pieces(games: Iterable[PbnGameText]) -> Iterator[FileBoard]:
    """Yield the games in these pieces of a file; the first must not inherit from a game before it."""
    inheritance = Inheritance()
    for piece in games:
        board = read_game(piece, inheritance)
        if board is not None:
            yield board


def read_pbn_text(text: str) -> Iterator[FileBoard]:
    """Yield the games of a PBN text."""
    return read_pbn(BytesIO(text.encode()))


def read_game(piece: PbnGameText, inheritance: Inheritance) -> FileBoard | None:
    """Return one game; None if the text has no tag."""
    parts, broken = split(piece.text)
    names = parts[1::3]
    if not names and not broken:
        return None
    found = list(broken)
    if not piece.whole:
        found.append(Problem(Severity.FAULT, ParseError("pbn.long", limit=LONGEST)))
    if piece.mended is not None:
        found.append(Problem(Severity.WARNING, piece.mended))
    tags = inheritance.effective(names, parts[2::3], found, signs='"#' in piece.text)
    return _file_board(piece, tags, parts, found)


def _file_board(piece: PbnGameText, tags: dict[str, str], parts: TagTexts, found: list[Problem]) -> FileBoard:
    """Return the board with what the tags and sections of a game state."""
    get = tags.get
    dealer = _value(values.parse_seat, "Dealer", get("Dealer", ""), found)
    vulnerable = _value(values.parse_vulnerability, "Vulnerable", get("Vulnerable", ""), found)
    hands = _hands(get("Deal"), found)
    stated = _stated(tags, found)
    result = _result(tags, stated, found)
    auction = _auction(tags, parts, found)
    strain = stated.strain if stated.strain is not None else _last_strain(auction)
    play = _play(tags, parts, strain, hands, found)
    _style(piece, tags, vulnerable, parts, found)
    return FileBoard(
        tags,
        dealer=dealer,
        vulnerable=vulnerable,
        hands=hands,
        auction=auction,
        stated=stated,
        play=play,
        result=result,
        line=piece.line + len(piece.text) - len(piece.text.lstrip("\n")),
        found=tuple(found),
        locate=partial(pbn_line_of, piece),
        text=piece.text,
    )


def _stated(tags: dict[str, str], found: list[Problem]) -> StatedContract:
    """The contract that the tags state."""
    contract = _value(values.parse_contract, "Contract", tags.get("Contract", ""), found) or NO_CONTRACT
    by = tags.get("Declarer", "").strip()
    declarer = _value(values.parse_seat, "Declarer", by.removeprefix("^"), found)
    swapped = by[:1] == "^"
    return StatedContract(declarer, contract.level, contract.strain, contract.stake, contract.passed, swapped)


def _result(tags: dict[str, str], stated: StatedContract, found: list[Problem]) -> StatedResult:
    """The result and the score that the tags state."""
    text = tags.get("Result", "").strip()
    parse_result = partial(values.parse_result, stated=stated)
    tricks = _value(parse_result, "Result", text.removeprefix("^"), found) or ()
    score = _value(values.parse_score, "Score", tags.get("Score", ""), found) or ()
    return StatedResult(tricks, score, text[:1] == "^", _claim(tags.get("Claim", "")))


def _style(
    piece: PbnGameText,
    tags: dict[str, str],
    vulnerable: Vulnerability | None,
    parts: TagTexts,
    found: list[Problem],
) -> None:
    """Add warnings for deviations from the standard, and faults for impossible values in rare tags."""
    found += tag_warnings(tuple(parts[1::3]), tuple(tags))
    found += impossible_values(tags, vulnerable)
    if "Note" in tags:
        found += unnumbered(parts)
    if 'Table "' in piece.text:
        found += check_tables(tags, parts)


def pbn_line_of(piece: PbnGameText, where: str, place: int | None) -> int:
    """Return the line, from 1, of the tag `where`, or of the call or card at index `place` in its section.

    For a card, it is the line of its trick, because columns are not in order of play.
    """
    tags = tag_lines(piece.text)
    for index, (name, line, end) in enumerate(tags):
        if name == where:
            if place is None:
                return piece.line + line
            clean = uncommented(piece.text)
            stop = clean.find("[", end) if index + 1 < len(tags) else len(clean)
            moves = [
                one for one in read_moves(clean[end:stop], where, []) if where == "Play" or one.text != "-"
            ]
            if not moves:
                return piece.line + line
            wanted = min(place - place % 4 if where == "Play" else place, len(moves) - 1)
            return piece.line + clean.count("\n", 0, end + moves[wanted].at)
    return piece.line + (tags[0][1] if tags else 0)


def _value(read: Callable[[str], T], name: str, text: str, found: list[Problem]) -> T | None:
    """Return the value of a tag; None, with a fault, if it cannot be read."""
    try:
        return read(text)
    except ChelemError as error:
        found.append(Problem(Severity.FAULT, error, name))
        return None


def _hands(text: str | None, found: list[Problem]) -> KnownHands:
    """Return the hands; a board without a deal is skipped."""
    if text is None:
        return UNKNOWN
    value = text.strip()
    if "  " in value:
        found.append(Problem(Severity.FAULT, ParseError("pbn.blanks"), "Deal"))
    hands = UNKNOWN if value in ("", "?") else _value(values.parse_deal, "Deal", value, found)
    if hands is None:
        return UNKNOWN
    if (hands[0] is None or hands[0].bits.bit_count() != 13) and is_placeholder(hands):
        found.append(Problem(Severity.SKIPPED, ParseError("pbn.no_deal", text=text), "Deal"))
        return UNKNOWN
    return hands


def _section(name: str, parts: TagTexts) -> str:
    """Return the text after a tag, up to the next one."""
    return parts[3 * parts[1::3].index(name) + 3]


def _auction(tags: dict[str, str], parts: TagTexts, found: list[Problem]) -> AuctionRecord:
    if "Auction" not in tags:
        return NO_AUCTION
    body = _section("Auction", parts)
    first = _value(values.parse_seat, "Auction", tags["Auction"], found)
    if first is None:
        first = (
            values.parse_seat(tags.get("Dealer", "")) if tags.get("Dealer") in values.SEATS_WRITTEN else None
        )
    if first is None:
        if body.strip(" \n\t*"):
            found.append(Problem(Severity.FAULT, ParseError("pbn.first"), "Auction"))
        return NO_AUCTION
    return parse_auction(first, body, notes_of(parts) if "=" in body else {}, found)


def _play(
    tags: dict[str, str], parts: TagTexts, strain: Strain | None, hands: KnownHands, found: list[Problem]
) -> PlayRecord:
    if "Play" not in tags:
        return NO_PLAY
    first = _value(values.parse_seat, "Play", tags["Play"], found)
    if first is None:
        return NO_PLAY
    return parse_play(first, _section("Play", parts), strain, hands, found)


def _last_strain(auction: AuctionRecord) -> Strain | None:
    """Return the strain of the last bid."""
    return next((call.strain for call in reversed(auction.calls) if isinstance(call, Bid)), None)


def _claim(text: str) -> tuple[Seat, int] | None:
    """Return who claimed how many tricks, from a tag of our own."""
    who, _, tricks = text.partition(" ")
    if who in values.SEATS_WRITTEN and tricks.isdecimal() and tricks.isascii() and len(tricks) < 3:
        return Seat.parse(who.upper()), int(tricks)
    return None
