"""Read PBN: each game of a stream as a record, with its problems."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from io import BytesIO
from typing import BinaryIO, TypeVar

from chelem.boards import FileBoard, Problem, Severity, statements
from chelem.boards.record import UNKNOWN
from chelem.core import Bid, ChelemError, KnownHands, ParseError, Seat, Strain, Vulnerability
from chelem.formats.common import is_placeholder
from chelem.formats.pbn import parsing, values
from chelem.formats.pbn.auction import parse_auction
from chelem.formats.pbn.inheritance import Inheritance
from chelem.formats.pbn.moves import read_moves
from chelem.formats.pbn.play import parse_play
from chelem.formats.pbn.scanning import MAX_GAME_LENGTH, PbnGameText, split_games
from chelem.formats.pbn.style import impossible_values, tag_warnings
from chelem.formats.pbn.tables import check_tables

T = TypeVar("T")


def read_pbn(stream: BinaryIO) -> Iterator[FileBoard]:
    """Yield the games of a PBN stream in bounded memory; text without any tag gives none."""
    return read_batch(split_games(stream))


def read_batch(games: Iterable[PbnGameText]) -> Iterator[FileBoard]:
    """Yield the games in these pieces of a file; the first must not inherit from a game before it."""
    inheritance = Inheritance()
    for game in games:
        board = read_game(game, inheritance)
        if board is not None:
            yield board


def read_pbn_text(text: str) -> Iterator[FileBoard]:
    """Yield the games of a PBN text."""
    return read_pbn(BytesIO(text.encode()))


def read_game(game: PbnGameText, inheritance: Inheritance) -> FileBoard | None:
    """Return one game; None if the text has no tag."""
    tag_texts, tag_problems = parsing.split_tags(game.text)
    names = tag_texts[1::3]
    if not names and not tag_problems:
        return None
    problems = list(tag_problems)
    if not game.whole:
        problems.append(Problem(Severity.FAULT, ParseError("pbn.long", limit=MAX_GAME_LENGTH)))
    if game.repair_warning is not None:
        problems.append(Problem(Severity.WARNING, game.repair_warning))
    tags = inheritance.resolve(names, tag_texts[2::3], problems, has_signs='"#' in game.text)
    return _file_board(game, tags, tag_texts, problems)


def _file_board(
    game: PbnGameText, tags: dict[str, str], tag_texts: parsing.TagTexts, problems: list[Problem]
) -> FileBoard:
    """Return the board with what the tags and sections of a game state."""
    get = tags.get
    dealer = _value(values.parse_seat, "Dealer", get("Dealer", ""), problems)
    vulnerable = _value(values.parse_vulnerability, "Vulnerable", get("Vulnerable", ""), problems)
    hands = _hands(get("Deal"), problems)
    stated = _stated(tags, problems)
    result = _result(tags, stated, problems)
    auction = _auction(tags, tag_texts, problems)
    strain = stated.strain if stated.strain is not None else _last_strain(auction)
    play = _play(tags, tag_texts, strain, hands, problems)
    _check_style(game, tags, vulnerable, tag_texts, problems)
    return FileBoard(
        tags,
        dealer=dealer,
        vulnerable=vulnerable,
        hands=hands,
        auction=auction,
        stated=stated,
        play=play,
        result=result,
        line=game.line + len(game.text) - len(game.text.lstrip("\n")),
        reading_problems=tuple(problems),
        locate=partial(find_pbn_line, game),
        text=game.text,
    )


def _stated(tags: dict[str, str], problems: list[Problem]) -> statements.StatedContract:
    """Return the stated contract."""
    contract = (
        _value(values.parse_contract, "Contract", tags.get("Contract", ""), problems)
        or statements.NO_CONTRACT
    )
    by = tags.get("Declarer", "").strip()
    declarer = _value(values.parse_seat, "Declarer", by.removeprefix("^"), problems)
    swapped = by[:1] == "^"
    return statements.StatedContract(
        declarer, contract.level, contract.strain, contract.stake, contract.passed, swapped
    )


def _result(
    tags: dict[str, str], stated: statements.StatedContract, problems: list[Problem]
) -> statements.StatedResult:
    """Return the stated result and score."""
    text = tags.get("Result", "").strip()
    parse_result = partial(values.parse_result, stated=stated)
    tricks = _value(parse_result, "Result", text.removeprefix("^"), problems) or ()
    score = _value(values.parse_score, "Score", tags.get("Score", ""), problems) or ()
    return statements.StatedResult(tricks, score, text[:1] == "^", _claim(tags.get("Claim", "")))


def _check_style(
    game: PbnGameText,
    tags: dict[str, str],
    vulnerable: Vulnerability | None,
    tag_texts: parsing.TagTexts,
    problems: list[Problem],
) -> None:
    """Add warnings for deviations from the standard, and faults for impossible values in rare tags."""
    problems += tag_warnings(tuple(tag_texts[1::3]), tuple(tags))
    problems += impossible_values(tags, vulnerable)
    if "Note" in tags:
        problems += parsing.unnumbered_notes(tag_texts)
    if 'Table "' in game.text:
        problems += check_tables(tags, tag_texts)


def find_pbn_line(game: PbnGameText, where: str, place: int | None) -> int:
    """Return the line, from 1, of the tag `where`, or of the call or card at index `place` in its section.

    For a card, it is the line of its trick, because columns are not in order of play.
    """
    tags = parsing.tag_lines(game.text)
    for index, (name, line, end) in enumerate(tags):
        if name == where:
            if place is None:
                return game.line + line
            clean = parsing.blank_comments(game.text)
            stop = clean.find("[", end) if index + 1 < len(tags) else len(clean)
            moves = [
                move for move in read_moves(clean[end:stop], where, []) if where == "Play" or move.text != "-"
            ]
            if not moves:
                return game.line + line
            wanted = min(place - place % 4 if where == "Play" else place, len(moves) - 1)
            return game.line + clean.count("\n", 0, end + moves[wanted].at)
    return game.line + (tags[0][1] if tags else 0)


def _value(read: Callable[[str], T], name: str, text: str, problems: list[Problem]) -> T | None:
    """Return the value of a tag; None, with a fault, if it cannot be read."""
    try:
        return read(text)
    except ChelemError as error:
        problems.append(Problem(Severity.FAULT, error, name))
        return None


def _hands(text: str | None, problems: list[Problem]) -> KnownHands:
    """Return the hands; a board without a deal is skipped."""
    if text is None:
        return UNKNOWN
    value = text.strip()
    if "  " in value:
        problems.append(Problem(Severity.FAULT, ParseError("pbn.blanks"), "Deal"))
    hands = UNKNOWN if value in ("", "?") else _value(values.parse_deal, "Deal", value, problems)
    if hands is None:
        return UNKNOWN
    if (hands[0] is None or hands[0].bits.bit_count() != 13) and is_placeholder(hands):
        problems.append(Problem(Severity.SKIPPED, ParseError("pbn.no_deal", text=text), "Deal"))
        return UNKNOWN
    return hands


def _section(name: str, tag_texts: parsing.TagTexts) -> str:
    """Return the text after a tag, up to the next one."""
    return tag_texts[3 * tag_texts[1::3].index(name) + 3]


def _auction(
    tags: dict[str, str], tag_texts: parsing.TagTexts, problems: list[Problem]
) -> statements.AuctionRecord:
    if "Auction" not in tags:
        return statements.NO_AUCTION
    body = _section("Auction", tag_texts)
    first = _value(values.parse_seat, "Auction", tags["Auction"], problems)
    if first is None:
        first = (
            values.parse_seat(tags.get("Dealer", "")) if tags.get("Dealer") in values.SEATS_WRITTEN else None
        )
    if first is None:
        if body.strip(" \n\t*"):
            problems.append(Problem(Severity.FAULT, ParseError("pbn.first"), "Auction"))
        return statements.NO_AUCTION
    return parse_auction(first, body, parsing.call_notes(tag_texts) if "=" in body else {}, problems)


def _play(
    tags: dict[str, str],
    tag_texts: parsing.TagTexts,
    strain: Strain | None,
    hands: KnownHands,
    problems: list[Problem],
) -> statements.PlayRecord:
    if "Play" not in tags:
        return statements.NO_PLAY
    first = _value(values.parse_seat, "Play", tags["Play"], problems)
    if first is None:
        return statements.NO_PLAY
    return parse_play(first, _section("Play", tag_texts), strain, hands, problems)


def _last_strain(auction: statements.AuctionRecord) -> Strain | None:
    """Return the strain of the last bid."""
    return next((call.strain for call in reversed(auction.calls) if isinstance(call, Bid)), None)


def _claim(text: str) -> tuple[Seat, int] | None:
    """Return who claimed how many tricks, from a tag of our own."""
    seat, _, tricks = text.partition(" ")
    if seat in values.SEATS_WRITTEN and tricks.isdecimal() and tricks.isascii() and len(tricks) < 3:
        return Seat.parse(seat.upper()), int(tricks)
    return None
